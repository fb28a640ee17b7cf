# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = Don’t ask again
acts-ask-meld = Break up a meld?
acts-ask-meld-body = Throwing { $card } takes your deadwood from { $before } up to { $after }.
acts-ask-meld-no = Keep it
acts-ask-meld-yes = Throw it
acts-ask-gin = Knock when you could go gin?
acts-ask-gin-body = Throwing { $card } would be gin. This knock leaves { $deadwood }.
acts-ask-gin-no = Not yet

## What a knock lays down

acts-lay-down = { $count ->
    [0] Throw { $card }; no meld to lay down, { $deadwood } left over
   *[other] { $deadwood ->
        [0] Throw { $card } and lay down { $melds }
       *[other] Throw { $card } and lay down { $melds }; { $deadwood } left over
    }
}
# $rank is the letter of the rank and $suit that of the suit, here and wherever a meld is named: the words are chosen by
# table-rank, table-ranks and table-suit. A language that needs them in another case adds messages of its own beside those.
acts-meld-set = { $count ->
    [3] three
   *[4] four
} { table-ranks }
# $from and $to are ranks as table-rank writes them.
acts-meld-run = { $from } to { $to } of { table-suit }
# The ranks are joined by hyphens: 4-5-6-7 of spades.
acts-meld-run-short = { $ranks } of { table-suit }
acts-rank-short = { $rank ->
    [T] 10
   *[other] { $rank }
}

## Ways to lay down one hand

acts-way-best = Best
acts-way-hard = Hardest to lay off
acts-way-no-fit = No card fits
acts-way-fits = { $count ->
    [one] 1 card could be laid off: { $cards }
   *[other] { $count } cards could be laid off: { $cards }
}

## Laying off

acts-laying-off = Laying off for you
acts-laid-off = Laid off { $card }
acts-then-fits = { $count ->
    [one] Then { $cards } fits
   *[other] Then { $cards } fit
}
acts-lay-off = Lay off { $cards }: { $saved } fewer, { $result ->
    [undercut] an undercut, you win { $points }
    [win] you win { $points }
    [loss] the opponent wins { $points }
   *[even] nobody scores
}
acts-lay-off-none = { $why ->
    [melded] What fits is worth more in your own melds
    [laid] You are left with { $deadwood }
   *[none] No card of yours goes on these melds
}: { $result ->
    [undercut] an undercut, you win { $points }
    [win] you win { $points }
    [loss] the opponent wins { $points }
   *[even] nobody scores
}

## What is remembered of the opponent

acts-holds = Holds:
acts-known = Known cards in the opponent’s hand

## Menu

acts-menu-lesson-more = Your match waits
