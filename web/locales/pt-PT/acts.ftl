# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = Não voltar a perguntar
acts-ask-meld = Desfazer uma combinação?
acts-ask-meld-body = Se descartares { $card }, os teus pontos soltos passam de { $before } para { $after }.
acts-ask-meld-no = Ficar com ela
acts-ask-meld-yes = Descartar
acts-ask-gin = Bater, quando podias fazer gin?
acts-ask-gin-body = Descartar { $card } seria gin. Com esta batida sobram { $deadwood }.
acts-ask-gin-no = Ainda não

## What a knock lays down

acts-lay-down = { $count ->
    [0] Descartar { $card }; nenhuma combinação para baixar, { $deadwood } por combinar
   *[other] { $deadwood ->
        [0] Descartar { $card } e baixar { $melds }
       *[other] Descartar { $card } e baixar { $melds }; { $deadwood } por combinar
    }
}
# $rank is the letter of the rank and $suit that of the suit, here and wherever a meld is named: the words are chosen by
# table-rank, table-ranks and table-suit.
acts-meld-set = { $count ->
    [3] três
   *[4] quatro
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

acts-way-best = A melhor
acts-way-hard = A que menos deixa juntar
acts-way-no-fit = Nenhuma carta encaixa
acts-way-fits = { $count ->
    [one] Poderia juntar-se { $count } carta: { $cards }
   *[other] Poderiam juntar-se { $count } cartas: { $cards }
}

## Laying off

acts-laying-off = A juntar por ti
acts-laid-off = Carta junta: { $card }
acts-then-fits = { $count ->
    [one] Depois encaixa { $cards }
   *[other] Depois encaixam { $cards }
}
acts-lay-off = Juntar { $cards }: { $saved } a menos, { $result ->
    [undercut] undercut, ganhas { $points }
    [win] ganhas { $points }
    [loss] o adversário ganha { $points }
   *[even] ninguém pontua
}
acts-lay-off-none = { $why ->
    [melded] O que encaixa vale mais nas tuas combinações
    [laid] Ficas com { $deadwood }
   *[none] Nenhuma carta tua encaixa nestas combinações
}: { $result ->
    [undercut] undercut, ganhas { $points }
    [win] ganhas { $points }
    [loss] o adversário ganha { $points }
   *[even] ninguém pontua
}

## What is remembered of the opponent

acts-holds = Tem:
acts-known = Cartas conhecidas do adversário

## Menu

acts-menu-lesson-more = A tua partida espera
