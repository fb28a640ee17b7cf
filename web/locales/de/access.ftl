# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-pile = Auf dem Ablagestapel liegt { $card }
access-tell-pile-count = { $count ->
    [one] Es ist die einzige Karte dort
   *[other] Dort liegen { $count } Karten
}
access-tell-pile-empty = Der Ablagestapel ist leer
access-tell-last-none = Der Gegner hat noch nicht gespielt
access-tell-laid-off = Der Gegner hat angelegt: { $cards }
access-tell-melds = { $count ->
    [0] Du hast keine Kombination
    [one] Du hast eine Kombination
   *[other] Du hast { $count } Kombinationen
}
access-tell-meld = { $kind ->
    [run] Folge
   *[set] Satz
}: { $meld }
access-tell-deadwood = { $count ->
    [0] Keine Restkarten
   *[other] Restpunkte { $deadwood }: { $cards }
}
access-tell-hand = Du hast { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
access-tell-hand-cards = { $cards }
access-tell-new = Neu: { $card }
access-tell-stock = { $count ->
    [0] Der Talon ist leer
    [one] Im Talon liegt noch 1 Karte
   *[other] Im Talon liegen noch { $count } Karten
}
access-tell-score = Du hast { $you }, der Gegner hat { $them }
access-tell-game = Spiel { $game }{ $state ->
    [closed] , geschlossen
   *[open] {""}
}: du { $you }, der Gegner { $them }
access-tell-target = Gespielt wird bis { $target }
access-tell-one = Gespielt wird eine Runde

## The log: who did what

access-log-deal = { $who ->
    [you] Du hast je zehn Karten gegeben
   *[them] Der Gegner hat je zehn Karten gegeben
}
access-log-deal-eleven = { $who ->
    [you] Du hast dem Gegner elf Karten gegeben
   *[them] Der Gegner hat dir elf Karten gegeben
}
access-log-began = { $who ->
    [you] Du hast begonnen und { $threw } abgeworfen
   *[them] Der Gegner hat begonnen und { $threw } abgeworfen
}
access-log-pass = { $who ->
    [you] Du hast gepasst
   *[them] Der Gegner hat gepasst
}
access-log-got-only = { $who ->
    [you] Du hast { $card } gezogen
   *[them] Der Gegner hat { $card } gezogen
}
access-log-got-threw = { $who ->
    [you] Du hast { $card } gezogen und { $threw } abgeworfen
   *[them] Der Gegner hat { $card } gezogen und { $threw } abgeworfen
}
access-log-got-knock = { $who ->
    [you] Du hast { $card } gezogen, { $threw } abgeworfen und geklopft
   *[them] Der Gegner hat { $card } gezogen, { $threw } abgeworfen und geklopft
}
access-log-got-gin = { $who ->
    [you] Du hast { $card } gezogen, { $threw } abgeworfen und Gin gemacht
   *[them] Der Gegner hat { $card } gezogen, { $threw } abgeworfen und Gin gemacht
}
access-log-got-big_gin = { $who ->
    [you] Du hast { $card } gezogen und Big Gin gemacht
   *[them] Der Gegner hat { $card } gezogen und Big Gin gemacht
}
access-log-drew-only = { $who ->
    [you] Du hast eine Karte gezogen
   *[them] Der Gegner hat eine Karte gezogen
}
access-log-drew-threw = { $who ->
    [you] Du hast gezogen und { $threw } abgeworfen
   *[them] Der Gegner hat gezogen und { $threw } abgeworfen
}
access-log-drew-knock = { $who ->
    [you] Du hast gezogen, { $threw } abgeworfen und geklopft
   *[them] Der Gegner hat gezogen, { $threw } abgeworfen und geklopft
}
access-log-drew-gin = { $who ->
    [you] Du hast gezogen, { $threw } abgeworfen und Gin gemacht
   *[them] Der Gegner hat gezogen, { $threw } abgeworfen und Gin gemacht
}
access-log-drew-big_gin = { $who ->
    [you] Du hast gezogen und Big Gin gemacht
   *[them] Der Gegner hat gezogen und Big Gin gemacht
}
access-log-took-only = { $who ->
    [you] Du hast { $card } genommen
   *[them] Der Gegner hat { $card } genommen
}
access-log-took-threw = { $who ->
    [you] Du hast { $card } genommen und { $threw } abgeworfen
   *[them] Der Gegner hat { $card } genommen und { $threw } abgeworfen
}
access-log-took-knock = { $who ->
    [you] Du hast { $card } genommen, { $threw } abgeworfen und geklopft
   *[them] Der Gegner hat { $card } genommen, { $threw } abgeworfen und geklopft
}
access-log-took-gin = { $who ->
    [you] Du hast { $card } genommen, { $threw } abgeworfen und Gin gemacht
   *[them] Der Gegner hat { $card } genommen, { $threw } abgeworfen und Gin gemacht
}
access-log-took-big_gin = { $who ->
    [you] Du hast { $card } genommen und Big Gin gemacht
   *[them] Der Gegner hat { $card } genommen und Big Gin gemacht
}
access-log-laid-off = { $who ->
    [you] Du hast { $card } angelegt
   *[them] Der Gegner hat { $card } angelegt
}
access-log-bare-began = { $who ->
    [you] Du hast begonnen und eine Karte abgeworfen
   *[them] Der Gegner hat begonnen und eine Karte abgeworfen
}
access-log-bare-drew = { $who ->
    [you] Du hast vom Talon gezogen und eine Karte abgeworfen
   *[them] Der Gegner hat vom Talon gezogen und eine Karte abgeworfen
}
access-log-bare-took = { $who ->
    [you] Du hast vom Ablagestapel genommen und eine Karte abgeworfen
   *[them] Der Gegner hat vom Ablagestapel genommen und eine Karte abgeworfen
}
access-log-more = Neueste zuerst

## The keys

access-keys-where = Sie wirken, solange der Tisch den Fokus hat.
access-keys-off = Einzelne Buchstaben sind ausgeschaltet.
access-keys-play = Zum Spielen
access-keys-tell = Zum Hören, wie es steht
access-keys-change = Tasten ändern
access-fixed-arrows = ← → Pos1 Ende
access-fixed-arrows-does = Durch deine Hand gehen
access-fixed-move = Alt mit ← →
access-fixed-move-does = Die Karte verschieben
access-fixed-play = Eingabe, Leertaste
access-fixed-play-does = Die Karte anheben; noch einmal spielt sie
access-fixed-escape = Esc
access-fixed-escape-does = Das Klopfen abbrechen, die Karte senken

## The table as text

access-text = Tisch als Text
access-text-more = Große Wörter und Listen statt Karten
access-opponent = Gegner: { $name }
access-hand = Hand
access-lifted = angehoben
