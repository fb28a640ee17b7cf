# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = Nicht mehr fragen
acts-ask-meld = Eine Kombination aufbrechen?
acts-ask-meld-body = Wenn du { $card } abwirfst, steigen deine Restpunkte von { $before } auf { $after }.
acts-ask-meld-no = Behalten
acts-ask-meld-yes = Abwerfen
acts-ask-gin = Klopfen, obwohl Gin möglich ist?
acts-ask-gin-body = Wirfst du { $card } ab, ist es Gin. Bei diesem Klopfen bleibt ein Rest von { $deadwood }.
acts-ask-gin-no = Noch nicht

## What a knock lays down

acts-lay-down = { $count ->
    [0] { $card } abwerfen; keine Kombination zum Auslegen, Rest { $deadwood }
   *[other] { $deadwood ->
        [0] { $card } abwerfen und auslegen: { $melds }
       *[other] { $card } abwerfen und auslegen: { $melds }; Rest { $deadwood }
    }
}
# $rank is the letter of the rank and $suit that of the suit, here and wherever a meld is named: the words are chosen by
# table-rank, table-ranks and table-suit. A language that needs them in another case adds messages of its own beside those.
acts-meld-set = { $count ->
    [3] drei
   *[4] vier
} { table-ranks }
# $from and $to are ranks as table-rank writes them.
acts-meld-run = { table-suit } { $from } bis { $to }
# The ranks are joined by hyphens: 4-5-6-7 of spades.
acts-meld-run-short = { table-suit } { $ranks }
acts-rank-short = { acts-rank-letter }
acts-rank-letter = { $rank ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] B
    [Q] D
    [K] K
   *[A] A
}

## Ways to lay down one hand

acts-way-best = Am besten
acts-way-hard = Am schwersten anzulegen
acts-way-no-fit = Keine Karte passt
acts-way-fits = { $count ->
    [one] 1 Karte kann angelegt werden: { $cards }
   *[other] { $count } Karten können angelegt werden: { $cards }
}

## Laying off

acts-laying-off = Für dich wird angelegt
acts-laid-off = Angelegt: { $card }
acts-then-fits = { $count ->
    [one] Dann passt { $cards }
   *[other] Dann passen { $cards }
}
acts-lay-off = { $cards } anlegen: { $saved } weniger, { $result ->
    [undercut] ein Undercut, du gewinnst { $points }
    [win] du gewinnst { $points }
    [loss] der Gegner gewinnt { $points }
   *[even] niemand punktet
}
acts-lay-off-none = { $why ->
    [melded] Was passt, ist in deinen Kombinationen mehr wert
    [laid] Dein Rest: { $deadwood }
   *[none] Keine deiner Karten passt an diese Kombinationen
}: { $result ->
    [undercut] ein Undercut, du gewinnst { $points }
    [win] du gewinnst { $points }
    [loss] der Gegner gewinnt { $points }
   *[even] niemand punktet
}

## What is remembered of the opponent

acts-holds = Hat:
acts-known = Bekannte Karten in der Hand des Gegners

## Menu

acts-menu-lesson-more = Deine Partie wartet
