# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = Non chiedere più
acts-ask-meld = Rompere una combinazione?
acts-ask-meld-body = Scartando { $card } i tuoi punti spaiati passano da { $before } a { $after }.
acts-ask-meld-no = Tienila
acts-ask-meld-yes = Scartala
acts-ask-gin = Bussare quando puoi fare gin?
acts-ask-gin-body = Scartando { $card } faresti gin. Così invece bussi con { $deadwood }.
acts-ask-gin-no = Non ancora

## What a knock lays down

acts-lay-down = { $count ->
    [0] Scarti { $card }; nessuna combinazione da calare, spaiate { $deadwood }
   *[other] { $deadwood ->
        [0] Scarti { $card } e cali { $melds }
       *[other] Scarti { $card } e cali { $melds }; spaiate { $deadwood }
    }
}
# $rank is the letter of the rank and $suit that of the suit, here and wherever a meld is named: the words are chosen by
# table-of-ranks, table-ranks and table-suit.
acts-meld-set = { $count ->
    [3] tris
   *[4] poker
} { table-of-ranks }
# $from and $to are ranks as table-rank writes them.
acts-meld-run = scala da { $from } a { $to } di { table-suit }
# The ranks are joined by hyphens: 4-5-6-7 of spades.
acts-meld-run-short = { $ranks } di { table-suit }
acts-rank-short = { $rank ->
    [T] 10
   *[other] { $rank }
}

## Ways to lay down one hand

acts-way-best = Migliore
acts-way-hard = Più difficile da attaccare
acts-way-no-fit = Niente da attaccare
acts-way-fits = { $count ->
    [one] Si potrebbe attaccare 1 carta: { $cards }
   *[other] Si potrebbero attaccare { $count } carte: { $cards }
}

## Laying off

acts-laying-off = Attacco le carte per te
acts-laid-off = Attaccata: { $card }
acts-then-fits = { $count ->
    [one] Poi si attacca { $cards }
   *[other] Poi si attaccano { $cards }
}
acts-lay-off = Attaccare { $cards }: { $saved } in meno, { $result ->
    [undercut] undercut, vinci { $points }
    [win] vinci { $points }
    [loss] l’avversario vince { $points }
   *[even] nessuno segna
}
acts-lay-off-none = { $why ->
    [melded] Quel che si attacca vale di più nelle tue combinazioni
    [laid] Ti restano { $deadwood }
   *[none] Nessuna tua carta si attacca a queste combinazioni
}: { $result ->
    [undercut] undercut, vinci { $points }
    [win] vinci { $points }
    [loss] l’avversario vince { $points }
   *[even] nessuno segna
}

## What is remembered of the opponent

acts-holds = Ha in mano:
acts-known = Carte note in mano all’avversario

## Menu

acts-menu-lesson-more = Il tuo match ti aspetta
