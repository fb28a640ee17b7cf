# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = Niet meer vragen
acts-ask-meld = Een combinatie breken?
acts-ask-meld-body = Als je { $card } aflegt, gaan je losse punten van { $before } naar { $after }.
acts-ask-meld-no = Houden
acts-ask-meld-yes = Afleggen
acts-ask-gin = Kloppen terwijl je gin kunt gaan?
acts-ask-gin-body = Leg je { $card } af, dan is het gin. Met deze klop houd je { $deadwood } over.
acts-ask-gin-no = Nog niet

## What a knock lays down

acts-lay-down = { $count ->
    [0] { $card } afleggen; geen combinatie om neer te leggen, { $deadwood } over
   *[other] { $deadwood ->
        [0] { $card } afleggen en neerleggen: { $melds }
       *[other] { $card } afleggen en neerleggen: { $melds }; { $deadwood } over
    }
}
# $rank is the letter of the rank and $suit that of the suit, here and wherever a meld is named: the words are chosen by
# table-rank, table-ranks and table-suit. A language that needs them in another case adds messages of its own beside those.
acts-meld-set = { $count ->
    [3] drie
   *[4] vier
} { table-ranks }
# $from and $to are ranks as table-rank writes them.
acts-meld-run = { table-suit } { $from } tot en met { $to }
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
    [Q] V
    [K] H
   *[A] A
}

## Ways to lay down one hand

acts-way-best = Beste
acts-way-hard = Lastigst om bij aan te leggen
acts-way-no-fit = Er past geen kaart bij
acts-way-fits = { $count ->
    [one] 1 kaart kan worden aangelegd: { $cards }
   *[other] { $count } kaarten kunnen worden aangelegd: { $cards }
}

## Laying off

acts-laying-off = Er wordt voor je aangelegd
acts-laid-off = Aangelegd: { $card }
acts-then-fits = { $count ->
    [one] Daarna past { $cards }
   *[other] Daarna passen { $cards }
}
acts-lay-off = { $cards } aanleggen: { $saved } minder, { $result ->
    [undercut] een undercut, jij wint { $points }
    [win] jij wint { $points }
    [loss] de tegenstander wint { $points }
   *[even] niemand scoort
}
acts-lay-off-none = { $why ->
    [melded] Wat past, is in je eigen combinaties meer waard
    [laid] Je houdt { $deadwood } over
   *[none] Geen kaart van jou past bij deze combinaties
}: { $result ->
    [undercut] een undercut, jij wint { $points }
    [win] jij wint { $points }
    [loss] de tegenstander wint { $points }
   *[even] niemand scoort
}

## What is remembered of the opponent

acts-holds = Heeft:
acts-known = Bekende kaarten in de hand van de tegenstander

## Menu

acts-menu-lesson-more = Je partij blijft wachten
