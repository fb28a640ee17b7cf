# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = Ikke spør igjen
acts-ask-meld = Bryte opp en kombinasjon?
acts-ask-meld-body = Kaster du { $card }, stiger dødvekten din fra { $before } til { $after }.
acts-ask-meld-no = Behold
acts-ask-meld-yes = Kast
acts-ask-gin = Banke selv om du kan få gin?
acts-ask-gin-body = Kaster du { $card }, er det gin. Banker du slik, blir { $deadwood } igjen.
acts-ask-gin-no = Ikke ennå

## What a knock lays down

acts-lay-down = { $count ->
    [0] Kast { $card }; ingen kombinasjon å legge ned, { $deadwood } til overs
   *[other] { $deadwood ->
        [0] Kast { $card } og legg ned { $melds }
       *[other] Kast { $card } og legg ned { $melds }; { $deadwood } til overs
    }
}
# $rank is the letter of the rank and $suit that of the suit, here and wherever a meld is named: the words are chosen by
# table-rank, table-ranks and table-suit. A language that needs them in another case adds messages of its own beside those.
acts-meld-set = { $count ->
    [3] tre
   *[4] fire
} { table-ranks }
# $from and $to are ranks as table-rank writes them.
acts-meld-run = { $from } til { $to } i { table-suit }
# The ranks are joined by hyphens: 4-5-6-7 of spades.
acts-meld-run-short = { $ranks } i { table-suit }
acts-rank-short = { $rank ->
    [T] 10
   *[other] { $rank }
}

## Ways to lay down one hand

acts-way-best = Best
acts-way-hard = Vanskeligst å legge på
acts-way-no-fit = Ingen kort passer
acts-way-fits = { $count ->
    [one] 1 kort kan legges på: { $cards }
   *[other] { $count } kort kan legges på: { $cards }
}

## Laying off

acts-laying-off = Legger på for deg
acts-laid-off = La på { $card }
acts-then-fits = { $count ->
    [one] Så passer { $cards }
   *[other] Så passer { $cards }
}
acts-lay-off = Legg på { $cards }: { $saved } mindre, { $result ->
    [undercut] undercut, du vinner { $points }
    [win] du vinner { $points }
    [loss] motstanderen vinner { $points }
   *[even] ingen får poeng
}
acts-lay-off-none = { $why ->
    [melded] Det som passer, er mer verdt i dine egne kombinasjoner
    [laid] Du har { $deadwood } igjen
   *[none] Ingen av kortene dine passer i disse kombinasjonene
}: { $result ->
    [undercut] undercut, du vinner { $points }
    [win] du vinner { $points }
    [loss] motstanderen vinner { $points }
   *[even] ingen får poeng
}

## What is remembered of the opponent

acts-holds = Har:
acts-known = Kjente kort på motstanderens hånd

## Menu

acts-menu-lesson-more = Kampen din venter
