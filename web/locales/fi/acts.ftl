# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = Älä kysy enää
acts-ask-meld = Hajotetaanko yhdistelmä?
acts-ask-meld-body = Jos { $card } heitetään, ylimääräisten summa nousee luvusta { $before } lukuun { $after }.
acts-ask-meld-no = Pidä se
acts-ask-meld-yes = Heitä se
acts-ask-gin = Koputatko, vaikka saisit ginin?
acts-ask-gin-body = Jos { $card } heitetään, se on gin. Tällä koputuksella jää { $deadwood }.
acts-ask-gin-no = Ei vielä

## What a knock lays down

acts-lay-down = { $count ->
    [0] Heitä { $card }; ei yhdistelmiä, ylimääräisiä jää { $deadwood }
   *[other] { $deadwood ->
        [0] Heitä { $card } ja laske pöytään { $melds }
       *[other] Heitä { $card } ja laske pöytään { $melds }; ylimääräisiä jää { $deadwood }
    }
}
# $rank is the letter of the rank and $suit that of the suit, here and wherever a meld is named: the words are chosen by
# table-rank, table-ranks and table-suit. A language that needs them in another case adds messages of its own beside those.
acts-meld-set = { $count ->
    [3] kolme
   *[4] neljä
} { table-ranks-partitive }
# $from and $to are ranks as table-rank writes them.
acts-meld-run = { table-suit } { $from }–{ $to }
# The ranks are joined by hyphens: 4-5-6-7 of spades.
acts-meld-run-short = { table-suit } { $ranks }
acts-rank-short = { $rank ->
    [T] 10
   *[other] { $rank }
}

## Ways to lay down one hand

acts-way-best = Paras
acts-way-hard = Vaikein lisätä
acts-way-no-fit = Mikään kortti ei sovi
acts-way-fits = { $count ->
    [one] Lisätä voisi 1 kortin: { $cards }
   *[other] Lisätä voisi { $count } korttia: { $cards }
}

## Laying off

acts-laying-off = Kortteja lisätään puolestasi
acts-laid-off = Lisätty { $card }
acts-then-fits = { $count ->
    [one] Sitten sopii { $cards }
   *[other] Sitten sopivat { $cards }
}
acts-lay-off = Lisää { $cards }: { $saved } vähemmän, { $result ->
    [undercut] alitus, voitat { $points }
    [win] voitat { $points }
    [loss] vastustaja voittaa { $points }
   *[even] kukaan ei saa pisteitä
}
acts-lay-off-none = { $why ->
    [melded] Sopivat kortit ovat arvokkaampia omissa yhdistelmissäsi
    [laid] Sinulle jää { $deadwood }
   *[none] Mikään korttisi ei sovi näihin yhdistelmiin
}: { $result ->
    [undercut] alitus, voitat { $points }
    [win] voitat { $points }
    [loss] vastustaja voittaa { $points }
   *[even] kukaan ei saa pisteitä
}

## What is remembered of the opponent

acts-holds = Kädessä:
acts-known = Vastustajan käden tunnetut kortit

## Menu

acts-menu-lesson-more = Ottelusi odottaa
