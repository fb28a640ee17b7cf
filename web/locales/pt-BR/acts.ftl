# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = Não perguntar mais
acts-ask-meld-body = Se você descartar { $card }, seus pontos soltos passam de { $before } para { $after }.
acts-ask-gin = Bater quando você poderia fazer gin?

## What a knock lays down

acts-lay-down = { $count ->
    [0] Descartar { $card }; nenhuma combinação para baixar, { $deadwood } sem combinar
   *[other] { $deadwood ->
        [0] Descartar { $card } e baixar { $melds }
       *[other] Descartar { $card } e baixar { $melds }; { $deadwood } sem combinar
    }
}

## Ways to lay down one hand

acts-way-fits = { $count ->
    [one] { $count } carta poderia ser juntada: { $cards }
   *[other] { $count } cartas poderiam ser juntadas: { $cards }
}

## Laying off

acts-laying-off = Juntando por você
acts-laid-off = Carta juntada: { $card }
acts-lay-off = Juntar { $cards }: { $saved } a menos, { $result ->
    [undercut] undercut, você ganha { $points }
    [win] você ganha { $points }
    [loss] o adversário ganha { $points }
   *[even] ninguém pontua
}
acts-lay-off-none = { $why ->
    [melded] O que encaixa vale mais nas suas combinações
    [laid] Você fica com { $deadwood }
   *[none] Nenhuma carta sua encaixa nestas combinações
}: { $result ->
    [undercut] undercut, você ganha { $points }
    [win] você ganha { $points }
    [loss] o adversário ganha { $points }
   *[even] ninguém pontua
}

## Menu

acts-menu-lesson-more = Sua partida espera
