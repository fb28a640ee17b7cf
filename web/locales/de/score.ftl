# The score sheet of a match.

score-title = Punktezettel
score-title-hollywood = Punktezettel Hollywood
score-about = { $game }, gegen { $opponent }
score-deals = Runden
score-deal = Runde
score-empty = Noch keine Runde ist zu Ende gespielt.
score-nothing = nichts
score-gain = +{ $points }
score-points = Punkte
score-target = { $target } zum Sieg
score-boxes-later = Bisher gewonnene Runden, je { $each }, wenn das Spiel schließt

## Three games at once

game-hollywood = { $preset }, drei Spiele bis { $target }
game-changed = { $preset } (geändert)
score-game = Spiel { $game }
score-games = Spiele
score-tabs = Spiel
score-sum = Alle drei Spiele
score-all = Alle drei Spiele zusammen: du { $you }, { $name } { $them }
score-side-by-side = Drei Spiele nebeneinander
score-closed = geschlossen
score-closed-by = { $who ->
    [you] geschlossen, deins
   *[them] geschlossen, für { $name }
}
score-not-entered = In diesem Spiel hat noch niemand Punkte.
score-game-short = { $you }–{ $them }
score-game-said = { $state ->
    [closed] Spiel { $game } { $you } zu { $them } und geschlossen
   *[open] Spiel { $game } { $you } zu { $them }
}
score-button-games = Du { $you } Gegner { $them }, { $first }, { $second }, { $third }, Punktezettel

## What a game comes to with its bonuses

settle-heading = Das Spiel
settle-label = Abrechnung: { $heading }
settle-caption = Abrechnung
settle-line = Was gezählt wird
settle-games-caption = Was die drei Spiele ergeben
settle-deals = Punkte
settle-boxes = Rundenboni
settle-boxes-rule = { $each } für jede gewonnene Runde: { $you } und { $them }
settle-game_bonus = Spielbonus
settle-game_bonus-rule = Zuerst bei { $target }
settle-shutout = Zu null
settle-shutout-game_bonus = { $who ->
    [you] Du hast keine Runde gewonnen, also zählt der Spielbonus doppelt
   *[them] { $name } hat keine Runde gewonnen, also zählt der Spielbonus doppelt
}
settle-shutout-deals = { $who ->
    [you] Du hast keine Runde gewonnen, also zählen die Punkte doppelt
   *[them] { $name } hat keine Runde gewonnen, also zählen die Punkte doppelt
}
settle-shutout-net = { $who ->
    [you] Du hast keine Runde gewonnen, also zählt alles doppelt
   *[them] { $name } hat keine Runde gewonnen, also zählt alles doppelt
}
settle-sum = Summe
settle-all-games = Alle Spiele
settle-game-won = { $who ->
    [you] Spiel { $game } gehört dir, { $won } zu { $lost }
   *[them] Spiel { $game } geht an { $name }, { $won } zu { $lost }
}
settle-first = { $who ->
    [you] Du warst zuerst bei { $target }, also gehört das Spiel dir.
   *[them] { $name } war zuerst bei { $target } und gewinnt das Spiel.
} { $bonuses ->
    [counted] Mit den Boni zählt es in der Partie.
   *[beside] Die Boni sind eine Zusatzrechnung und ändern daran nichts.
}
settle-total = Die höhere Summe gewinnt das Spiel.
settle-equal = { $who ->
    [you] Die Summen sind gleich, also gehört das Spiel dir: Du warst zuerst bei { $target }.
   *[them] Die Summen sind gleich, also geht das Spiel an { $name }, zuerst bei { $target }.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Wer mehr Spiele gewinnt, gewinnt die Partie. Die Boni sind eine Zusatzrechnung.
       *[other] Wer mehr Spiele gewinnt, gewinnt die Partie.
    }
   *[points] { $bonuses ->
        [none] Die Punkte aller drei Spiele zusammen entscheiden die Partie.
       *[other] Die Summen aller drei Spiele, Boni eingeschlossen, entscheiden die Partie.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] Du hast geklopft
   *[them] { $name } hat geklopft
}
row-gin = { $who ->
    [you] Gin für dich
   *[them] Gin für { $name }
}
row-big_gin = { $who ->
    [you] Big Gin für dich
   *[them] Big Gin für { $name }
}
row-undercut = { $who ->
    [you] Undercut für dich
   *[them] Undercut für { $name }
}
row-dead = Tote Runde
row-drawn = Unentschieden

## Under the sheet

score-win = { $who ->
    [you] Du gewinnst mit { $points } Vorsprung
   *[them] { $name } gewinnt mit { $points } Vorsprung
}
score-win-game = { $who ->
    [you] Du gewinnst das Spiel, { $won } zu { $lost }
   *[them] { $name } gewinnt das Spiel, { $won } zu { $lost }
}
score-win-match = { $who ->
    [you] Du gewinnst die Partie mit { $points } Vorsprung
   *[them] { $name } gewinnt die Partie mit { $points } Vorsprung
}
score-win-games = { $who ->
    [you] Du gewinnst die Partie, { $won } Spiele zu { $lost }
   *[them] { $name } gewinnt die Partie, { $won } Spiele zu { $lost }
}
back-to-table = Zurück zum Tisch
back-to-result = Zurück zum Ergebnis
