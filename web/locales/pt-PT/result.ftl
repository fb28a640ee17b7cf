# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Batida
result-gin = Gin
result-big_gin = Grande gin
result-undercut = Undercut
result-undercut-over = O undercut termina-a
result-dead = Mão nula
result-drawn = Mão empatada
result-nobody = Ninguém pontua
result-dead-two_cards_left = Restavam duas cartas no monte, por isso a mão termina sem pontos.
result-dead-turn_limit = Após { $turns } jogadas a mão termina sem pontos.
result-drawn-reason = Os pontos soltos são iguais. Com estas regras a mão não é de ninguém.
result-dead-again = Dá outra vez quem deu esta.
result-scores = { $who ->
    [you] Marcas
   *[them] { $name } marca
}

result-closes = { $kind ->
    [undercut] O undercut fecha
   *[other] A mão fecha
} { $count ->
    [one] o jogo { $games }
   *[other] os jogos { $games }
}

## Who won the match

match-won-target = { $who ->
    [you] Ganhas o jogo
   *[them] { $name } ganha o jogo
}
match-won-one = { $who ->
    [you] Ganhas a mão
   *[them] { $name } ganha a mão
}
match-won-hollywood = { $who ->
    [you] Ganhas a partida
   *[them] { $name } ganha a partida
}
match-drawn = Empate
match-score = { $games ->
    [yes] { $high } jogos a { $low }
   *[no] { $high } a { $low }
}

## Hands

hand-of = { $who ->
    [you] As tuas cartas
   *[them] Cartas de { $name }
}
hand-knocked = { $who ->
    [you] Bateste com { $deadwood }
   *[them] { $name } bateu com { $deadwood }
}
hand-gin = { $who ->
    [you] Fizeste gin
   *[them] { $name } fez gin
}
hand-big-gin = { $who ->
    [you] Fizeste grande gin
   *[them] { $name } fez grande gin
}
hand-player = { $who ->
    [you] Tu
   *[them] { $name }
}
hand-threw = descarte:
hand-threw-none = sem descarte
hand-laid-off = { $count ->
    [one] uma carta junta, marcada
    [2] duas cartas juntas, marcadas
    [3] três cartas juntas, marcadas
   *[other] { $count } cartas juntas, marcadas
}
hand-nothing-laid-off = nada junto
hand-no-layoffs = contra o gin não se junta nada
hand-deadwood-label = Pontos soltos: { $deadwood }
hand-hidden = { $who ->
    [you] Depois de uma mão nula ninguém mostra, por isso as tuas cartas ficam em segredo.
   *[them] Depois de uma mão nula ninguém mostra, por isso as cartas de { $name } ficam em segredo.
}
hand-chain = { $who ->
    [you] Tu:
   *[them] { $name }:
}
card-laid-off-order = { $card }, carta junta por { $who ->
    [you] ti
   *[them] { $name }
}, { $place } de { $count }
card-laid-off = { $card }, carta junta por { $who ->
    [you] ti
   *[them] { $name }
}

## The receipt

receipt-label = Pontos da mão
receipt-heading = Mão { $deal }
receipt-heading-one = Os pontos
receipt-caption = { $points ->
    [one] De onde vem esse ponto
   *[other] De onde vêm os { $points } pontos
}
receipt-caption-open = De onde vêm os pontos
receipt-why = O que dizem as regras:
receipt-why-counting = Quanto contam as cartas
receipt-why-layoffs = Juntar cartas
receipt-why-knock = Depois de uma batida
receipt-why-undercut = Undercut
receipt-why-tie = Pontos soltos iguais
receipt-why-gin = Gin
receipt-why-big_gin = Grande gin
receipt-why-spades = Espadas dobram
receipt-why-box = Bónus por mão
receipt-deadwood = { $who ->
    [you] Os teus pontos soltos
   *[them] Pontos soltos de { $name }
}
receipt-laid-off = Juntas
receipt-left = { $who ->
    [you] Ficas com
   *[them] { $name } fica com
}
receipt-less = −{ $points }
receipt-difference = Diferença
receipt-difference-rule = { $high } menos { $low }
receipt-undercut = Bónus de undercut
receipt-undercut-rule = { $tie ->
    [yes] O empate conta para quem não bateu
   *[no] Menos do que quem bateu
}
receipt-tie_no_bonus = Pontos soltos iguais
receipt-tie_no_bonus-rule = Sem bónus com estas regras, mas quem não bateu ganha a mão
receipt-tie_drawn = Pontos soltos iguais
receipt-tie_drawn-rule = Com estas regras a mão não é de ninguém
receipt-gin_bonus = Bónus de gin
receipt-gin_bonus-rule = Nenhuma carta solta
receipt-big_gin_bonus = Bónus de grande gin
receipt-big_gin_bonus-rule = As onze cartas combinadas, nenhuma descartada
receipt-spade_double = A carta de espadas dobra
receipt-spade_double-rule = { $points } outra vez
receipt-box_at_once = Bónus por mão marcado já
receipt-box_at_once-rule = Por ganhar a mão
receipt-standing-target = Jogo até { $target }
receipt-before = Antes
receipt-now = Agora
receipt-boxes = Mãos ganhas: tu { $you }, { $name } { $them }
receipt-entered = +{ $points } desta mão

## Buttons

next-deal = Próxima mão
result-next = Seguinte
result-all = Mostrar tudo
result-table = Ver a mesa

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] Baixas { $melds }, com { $deadwood } por combinar.
   *[them] { $name } baixa { $melds }, com { $deadwood } por combinar.
}
said-knocker-bare = { $who ->
    [you] Não baixas nenhuma combinação, com { $deadwood } por combinar.
   *[them] { $name } não baixa nenhuma combinação, com { $deadwood } por combinar.
}
said-defender = { $who ->
    [you] Tens { $melds }, com { $deadwood } por combinar.
   *[them] { $name } tem { $melds }, com { $deadwood } por combinar.
}
said-defender-bare = { $who ->
    [you] Não tens nenhuma combinação, com { $deadwood } por combinar.
   *[them] { $name } não tem nenhuma combinação, com { $deadwood } por combinar.
}
said-laid-off = { $who ->
    [you] Juntaste { $cards }.
   *[them] { $name } juntou { $cards }.
}
said-line = { $name }: { $points }.
said-line-rule = { $name }: { $points }. { $rule }.
said-total = { $who ->
    [you] Marcas { $points }.
   *[them] { $name } marca { $points }.
}
said-nobody = Ninguém pontua.
said-match = Agora tens { $you }, { $name } tem { $them }.

## The same deal in every other game

prices-title = Quanto valeria com outras regras
prices-waiting = Um momento, as cartas estão a ser contadas de novo …
prices-game = Jogo
prices-points = Pontos
prices-change = Diferença
prices-scores = { $who ->
    [you] Tu { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] { $points } melhor para ti
    [less] { $points } pior para ti
   *[same] igual
}
prices-played = como se jogou
prices-problem-knock_not_allowed = Aí ninguém pode bater.
prices-problem-over_knock_limit = { $limit ->
    [0] Aí só o gin a teria terminado.
   *[other] { $deadwood } é demais para bater aí: { $limit } no máximo.
}
prices-problem-no_big_gin = Aí não há grande gin.
prices-problem-no_upcard = Aí decide a primeira carta aberta, e nesta mão não houve nenhuma.
prices-problem-counts_otherwise = Aí as cartas combinam-se ou contam de outro modo, por isso a mão teria sido jogada de outra maneira.
prices-problem-stock_over = Aí a mão teria sido nula, com { $left } cartas no monte.
prices-problem-turns_over = Aí a mão teria sido nula após { $turns } jogadas.
