# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = No volver a preguntar
acts-ask-meld = ¿Romper una combinación?
acts-ask-meld-body = Si tiras { $card }, tus puntos sueltos pasan de { $before } a { $after }.
acts-ask-meld-no = Conservarla
acts-ask-meld-yes = Tirarla
acts-ask-gin = ¿Tocar cuando podrías hacer gin?
acts-ask-gin-body = Tirar { $card } sería gin. Con este toque te quedan { $deadwood }.
acts-ask-gin-no = Aún no

## What a knock lays down

acts-lay-down = { $count ->
    [0] Tirar { $card }; ninguna combinación que bajar, { $deadwood } sin combinar
   *[other] { $deadwood ->
        [0] Tirar { $card } y bajar { $melds }
       *[other] Tirar { $card } y bajar { $melds }; { $deadwood } sin combinar
    }
}
# $rank is the letter of the rank and $suit that of the suit, here and wherever a meld is named: the words are chosen by
# table-rank, table-ranks and table-suit.
acts-meld-set = { $count ->
    [3] tres
   *[4] cuatro
} { table-ranks }
# $from and $to are ranks as table-rank writes them.
acts-meld-run = { $from } a { $to } de { table-suit }
# The ranks are joined by hyphens: 4-5-6-7 of spades.
acts-meld-run-short = { $ranks } de { table-suit }
acts-rank-short = { $rank ->
    [T] 10
   *[other] { $rank }
}

## Ways to lay down one hand

acts-way-best = La mejor
acts-way-hard = La que menos deja añadir
acts-way-no-fit = No encaja ninguna carta
acts-way-fits = { $count ->
    [one] Se podría añadir 1 carta: { $cards }
   *[other] Se podrían añadir { $count } cartas: { $cards }
}

## Laying off

acts-laying-off = Añadiendo por ti
acts-laid-off = Añadida: { $card }
acts-then-fits = { $count ->
    [one] Después encaja { $cards }
   *[other] Después encajan { $cards }
}
acts-lay-off = Añadir { $cards }: { $saved } menos, { $result ->
    [undercut] undercut, ganas { $points }
    [win] ganas { $points }
    [loss] tu rival gana { $points }
   *[even] nadie puntúa
}
acts-lay-off-none = { $why ->
    [melded] Lo que encaja vale más en tus combinaciones
    [laid] Te quedan { $deadwood }
   *[none] Ninguna carta tuya encaja en estas combinaciones
}: { $result ->
    [undercut] undercut, ganas { $points }
    [win] ganas { $points }
    [loss] tu rival gana { $points }
   *[even] nadie puntúa
}

## What is remembered of the opponent

acts-holds = Tiene:
acts-known = Cartas conocidas de tu rival

## Menu

acts-menu-lesson-more = Tu partida espera
