# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = Fråga inte igen
acts-ask-meld = Bryta upp en kombination?
acts-ask-meld-body = Kastar du { $card } stiger dina döda poäng från { $before } till { $after }.
acts-ask-meld-no = Behåll
acts-ask-meld-yes = Kasta
acts-ask-gin = Knacka fast du kan få gin?
acts-ask-gin-body = Kastar du { $card } är det gin. Med den här knackningen blir { $deadwood } kvar.
acts-ask-gin-no = Inte än

## What a knock lays down

acts-lay-down = { $count ->
    [0] Kasta { $card }; ingen kombination att lägga ut, { $deadwood } blir över
   *[other] { $deadwood ->
        [0] Kasta { $card } och lägg ut { $melds }
       *[other] Kasta { $card } och lägg ut { $melds }; { $deadwood } blir över
    }
}
# $rank is the letter of the rank and $suit that of the suit, here and wherever a meld is named: the words are chosen by
# table-rank, table-ranks and table-suit. A language that needs them in another case adds messages of its own beside those.
acts-meld-set = { $count ->
    [3] tre
   *[4] fyra
} { table-ranks }
# $from and $to are ranks as table-rank writes them.
acts-meld-run = { $from } till { $to } i { table-suit }
# The ranks are joined by hyphens: 4-5-6-7 of spades.
acts-meld-run-short = { $ranks } i { table-suit }
acts-rank-short = { $rank ->
    [T] 10
   *[other] { $rank }
}

## Ways to lay down one hand

acts-way-best = Bäst
acts-way-hard = Svårast att lägga på
acts-way-no-fit = Inget kort passar
acts-way-fits = { $count ->
    [one] 1 kort kan läggas på: { $cards }
   *[other] { $count } kort kan läggas på: { $cards }
}

## Laying off

acts-laying-off = Lägger på åt dig
acts-laid-off = Lade på { $card }
acts-then-fits = { $count ->
    [one] Sedan passar { $cards }
   *[other] Sedan passar { $cards }
}
acts-lay-off = Lägg på { $cards }: { $saved } mindre, { $result ->
    [undercut] undercut, du vinner { $points }
    [win] du vinner { $points }
    [loss] motståndaren vinner { $points }
   *[even] ingen får poäng
}
acts-lay-off-none = { $why ->
    [melded] Det som passar är värt mer i dina egna kombinationer
    [laid] Du har { $deadwood } kvar
   *[none] Inget av dina kort passar i de här kombinationerna
}: { $result ->
    [undercut] undercut, du vinner { $points }
    [win] du vinner { $points }
    [loss] motståndaren vinner { $points }
   *[even] ingen får poäng
}

## What is remembered of the opponent

acts-holds = Har:
acts-known = Kända kort på motståndarens hand

## Menu

acts-menu-lesson-more = Din match väntar
