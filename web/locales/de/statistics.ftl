# Statistics, the list of matches, taking everything along as a file.
statistics-title = Statistik
matches-title = Partien

## What is counted

stats-period = Zeitraum
stats-period-all = Gesamt
stats-period-month = Dieser Monat
stats-rules = Regeln
stats-all-rules = Alle Regeln
stats-all-levels = Alle Gegner
stats-empty = Noch nichts zu zählen.
stats-empty-more = Spiel eine Runde zu Ende, und diese Seite sagt, wie es läuft: gewonnene Partien, Punkte je Runde, Gins und Undercuts.
stats-none = Keine Partie passt zu dieser Auswahl.
stats-show-all = Alle Partien zeigen

## The figures

stats-won = Gewonnene Partien
stats-won-of = { $count ->
    [0] noch keine beendet
   *[other] von { $count }
}
stats-points = Punkte je Runde
stats-points-note = { $count ->
    [one] netto, { $count } Runde
   *[other] netto, { $count } Runden
}
stats-streak = Siege in Serie
stats-streak-now = { $count ->
    [0] längste Serie
   *[other] längste Serie, jetzt { $count }
}
stats-gin = Gin
stats-undercuts = Undercuts
stats-gin-note = von dir, { $count } gegen dich
stats-caught = Erwischt mit
stats-caught-note = { $count ->
    [0] Restpunkten, wenn der Gegner eine Runde beendet
    [one] Restpunkten, als der Gegner eine Runde beendete
   *[other] Restpunkten, im Mittel von { $count } Runden, die der Gegner beendete
}
stats-by-rules = Nach Regeln
stats-by-level = Nach Gegner
stats-matches = Partien
stats-matches-won = Gewonnen
stats-share = Gewonnen

## Curves

chart-as-list = Als Liste
chart-list-label = Die Kurve als Liste
chart-score = Punktestand einer Partie
chart-choose = Partie
chart-match = { $day }: { $game }, { $opponent }
chart-start = Anfang
chart-deal = Runde { $deal }
chart-after-deal = Nach Runde
# The curve in a sentence, for those who do not see it.
chart-score-gist = { $ended ->
    [won] { $game } gegen { $opponent }: Du hast gewonnen, und es steht { $you } für dich und { $them } für den Gegner nach { $deals ->
        [one] { $deals } Runde
       *[other] { $deals } Runden
    }.
    [lost] { $game } gegen { $opponent }: Du hast verloren, und es steht { $you } für dich und { $them } für den Gegner nach { $deals ->
        [one] { $deals } Runde
       *[other] { $deals } Runden
    }.
   *[other] { $game } gegen { $opponent }: Es steht { $you } für dich und { $them } für den Gegner nach { $deals ->
        [one] { $deals } Runde
       *[other] { $deals } Runden
    }.
}
chart-rate = Anteil der Siege, je letzte { $count } Partien
chart-match-number = Partie { $match }
chart-after-match = Nach Partie
chart-rate-gist = Von deinen letzten { $matches } Partien hast du { $now } gewonnen. Über die { $shown } gezeigten Partien lag dieser Anteil am tiefsten bei { $low } und am höchsten bei { $high }.

## The list of matches

matches-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
matches-about = Gegen { $opponent }, { $day }
matches-score = { $by ->
    [games] Gewonnene Spiele: du { $you }, { $opponent } { $them }
   *[points] Punkte: du { $you }, { $opponent } { $them }
}
matches-end-on = Auf dem Tisch
matches-end-open = Offen gelassen
matches-end-won = Gewonnen
matches-end-lost = Verloren
matches-end-drawn = Unentschieden
matches-go = Weiterspielen
matches-go-named = Weiterspielen: { $game } gegen { $opponent }, { $day }
matches-see = Ergebnis ansehen
matches-see-named = Ergebnis ansehen: { $game } gegen { $opponent }, { $day }
matches-old = Lässt sich nicht mehr öffnen
matches-delete = Löschen
matches-delete-named = Löschen: { $game } gegen { $opponent }, { $day }
matches-delete-heading = Diese Partie löschen?
matches-delete-body = { $game } gegen { $opponent }, { $day }. Sie zählt dann auch nicht mehr in deiner Statistik.
matches-delete-all = Alle löschen
matches-delete-all-heading = Alle Partien löschen?
matches-delete-all-body = { $count ->
    [one] Die Partie in der Liste wird gelöscht, und deine Statistik beginnt neu. Die Partie auf dem Tisch bleibt.
   *[other] Alle { $count } Partien werden gelöscht, und deine Statistik beginnt neu. Eine Partie auf dem Tisch bleibt.
}
matches-keep = Behalten
matches-more = { $count } weitere zeigen
matches-waiting = Das Spiel wird vorbereitet. Die Partie öffnet sich, sobald es bereit ist.
matches-empty = Noch keine Partien.
matches-empty-more = Jede Partie, die du spielst, bleibt hier erhalten: Spiel eine angefangene weiter, oder sieh dir ihre Punkte noch einmal an.

## Everything as a file

data-title = Deine Daten
settings-part-data = { data-title }
data-where = Partien, Einstellungen und deine eigenen Regeln liegen nur in diesem Browser. Eine Datei bewahrt sie auf oder bringt sie auf ein anderes Gerät.
data-nowhere = Dieser Browser speichert nichts für diese Seite. Eine Datei bewahrt auf, was du gespielt hast, seit du sie geöffnet hast.
data-export = In eine Datei speichern
data-exported = Gespeichert als { $name }, bei deinen Downloads.
data-import = Eine Datei einlesen
data-question = Was die Datei enthält
data-matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
data-rules = { $count ->
    [one] { $count } eigenes Regelwerk
   *[other] { $count } eigene Regelwerke
}
data-settings = Einstellungen
data-holds = Die Datei vom { $day } enthält { $parts }. Was du hier hast, bleibt.
data-holds-nothing = In dieser Datei ist nichts zum Einlesen.
data-settings-too = Ihre Einstellungen statt meiner verwenden
data-not-now = Nicht jetzt
data-take = Einlesen
data-done-matches = { $count ->
    [one] { $count } Partie wurde hinzugefügt.
   *[other] { $count } Partien wurden hinzugefügt.
}
data-done-none = Keine Partie wurde hinzugefügt.
data-done-known = { $count ->
    [one] { $count } Partie war schon hier.
   *[other] { $count } Partien waren schon hier.
}
data-done-running = Die Partie, die lief, wartet unter Partien auf dich.
data-done-rules = { $count ->
    [one] { $count } Regelwerk wurde hinzugefügt.
   *[other] { $count } Regelwerke wurden hinzugefügt.
}
data-done-left = { $count ->
    [one] Für { $count } Regelwerk war kein Platz.
   *[other] Für { $count } Regelwerke war kein Platz.
}
data-done-settings = Die Einstellungen sind die aus der Datei.
data-undo = Rückgängig
data-undone = Alles ist wie zuvor.
data-bad-large = Diese Datei ist zu groß, um von Undercut zu sein. Nichts hat sich geändert.
data-bad-foreign = Das ist keine Datei, die Undercut gespeichert hat. Nichts hat sich geändert.
data-bad-newer = Diese Datei stammt aus einer neueren Version von Undercut. Lade die Seite neu, um diese Version zu bekommen, und versuch es dann noch einmal.
data-bad-damaged = Diese Datei ist beschädigt, also wurde nichts daraus übernommen. Versuch es mit einer anderen Kopie.
data-bad-wrong = Etwas in dieser Datei gehört dort nicht hin, also wurde nichts daraus übernommen.
data-bad-full = Dieser Browser hat für das alles keinen Platz. Nichts hat sich geändert.
