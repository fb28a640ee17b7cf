# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = Spørg ikke igen
acts-ask-meld = Bryde en kombination op?
acts-ask-meld-body = Kaster du { $card }, stiger din dødvægt fra { $before } til { $after }.
acts-ask-meld-no = Behold
acts-ask-meld-yes = Kast
acts-ask-gin = Banke, selv om du kan få gin?
acts-ask-gin-body = Kaster du { $card }, er det gin. Banker du sådan, bliver { $deadwood } tilbage.
acts-ask-gin-no = Ikke endnu

## What a knock lays down

acts-lay-down = { $count ->
    [0] Kast { $card }; ingen kombination at lægge ned, { $deadwood } til overs
   *[other] { $deadwood ->
        [0] Kast { $card } og læg { $melds } ned
       *[other] Kast { $card } og læg { $melds } ned; { $deadwood } til overs
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

acts-way-best = Bedst
acts-way-hard = Sværest at lægge på
acts-way-no-fit = Intet kort passer
acts-way-fits = { $count ->
    [one] 1 kort kan lægges på: { $cards }
   *[other] { $count } kort kan lægges på: { $cards }
}

## Laying off

acts-laying-off = Lægger på for dig
acts-laid-off = Lagde { $card } på
acts-then-fits = { $count ->
    [one] Så passer { $cards }
   *[other] Så passer { $cards }
}
acts-lay-off = Læg { $cards } på: { $saved } mindre, { $result ->
    [undercut] undercut, du vinder { $points }
    [win] du vinder { $points }
    [loss] modstanderen vinder { $points }
   *[even] ingen får point
}
acts-lay-off-none = { $why ->
    [melded] Det, der passer, er mere værd i dine egne kombinationer
    [laid] Du har { $deadwood } tilbage
   *[none] Ingen af dine kort passer til disse kombinationer
}: { $result ->
    [undercut] undercut, du vinder { $points }
    [win] du vinder { $points }
    [loss] modstanderen vinder { $points }
   *[even] ingen får point
}

## What is remembered of the opponent

acts-holds = Har:
acts-known = Kendte kort på modstanderens hånd

## Menu

acts-menu-lesson-more = Din kamp venter
