# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-title = Wiedergabe
replay-open = Ansehen
# A button in the list of matches.
replay-open-named = Wiedergabe: { $game } gegen { $opponent }, { $day }
replay-opening = Die Karten kommen noch einmal auf den Tisch …
replay-loading = Das Spiel lädt noch, dann beginnt die Wiedergabe.
replay-damaged = Dieser Link ist beschädigt oder unvollständig, es gibt also nichts anzusehen. Sonst hat sich nichts geändert.
replay-file = In dieser Datei steht kein Link zur Wiedergabe, deshalb lässt sie sich hier nicht öffnen. Sonst hat sich nichts geändert.
replay-newer = Diese Wiedergabe stammt aus einer neueren Version von Undercut. Lade die Seite neu, um sie zu bekommen.
replay-lost = Das Spiel konnte nicht antworten. Versuche es noch einmal.
replay-failed = Diese Runde lässt sich nicht ansehen. Sonst hat sich nichts geändert.
replay-leave = Wiedergabe verlassen
replay-deal = Runde { $deal } von { $count }

## Steps

replay-controls = Schritte der Runde
replay-slider = Schritt
replay-step = Schritt { $at } von { $of }
replay-told = { $text }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-both = Beide Hände
replay-looking = nur zum Ansehen
replay-other-hand = { $name } hält { $cards }. { table-deadwood-name }

## What was done

replay-did-discard = { $who ->
    [you] Du hast { $card } abgeworfen
   *[them] Der Gegner hat { $card } abgeworfen
}
replay-did-knock = { $who ->
    [you] Du hast { $card } abgeworfen und geklopft
   *[them] Der Gegner hat { $card } abgeworfen und geklopft
}
replay-did-gin = { $who ->
    [you] Du hast { $card } abgeworfen und Gin gemacht
   *[them] Der Gegner hat { $card } abgeworfen und Gin gemacht
}
replay-did-big_gin = { $who ->
    [you] Du hast Big Gin gemacht
   *[them] Der Gegner hat Big Gin gemacht
}
replay-did-done = { $who ->
    [you] Du hast nichts mehr angelegt
   *[them] Der Gegner hat nichts mehr angelegt
}
replay-upcard = Offene Karte: { $card }

## The coach

# The verdict is one of the coach's: "Mistake".
replay-remark = { $verdict }
replay-remark-better = { $verdict }. Besser: { $act }

## Passing it on

replay-more = Teilen und mehr
replay-which = Runde
# One deal in a list: "3: Knock. You score 24".
replay-deal-line = { $deal }: { $end }. { $won }
replay-share = Diese Runde teilen
replay-link = Link
replay-copy-link = Link kopieren
replay-copy-match = Link zur ganzen Partie kopieren
replay-copy-text = Als Text kopieren
replay-save = In eine Datei speichern
replay-save-match = Die ganze Partie speichern
replay-copied-link = Der Link ist kopiert.
replay-copied-text = Der Text ist kopiert.
replay-not-copied = Der Browser hat das Kopieren nicht zugelassen.
replay-saved = Die Datei ist gespeichert.
replay-not-saved = Die Datei konnte nicht geschrieben werden.

## Playing the cards

replay-again = Selbst spielen
replay-again-more = Dieselben Karten gegen den Computer. Es zählt nicht, und deine Partie wartet.
replay-play-cards = Diese Karten spielen
replay-rules = Spiel
replay-play-other = Gleiche Runde, dieses Spiel
replay-again-back = Zurück zur Wiedergabe
error-no_replay = Es ist keine Wiedergabe mehr offen. Öffne sie noch einmal.
