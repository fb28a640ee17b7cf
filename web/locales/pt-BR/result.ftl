# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-dead-two_cards_left = Restavam duas cartas no monte, então a mão termina sem pontos.
result-dead-again = Quem deu esta dá de novo.
result-scores = { $who ->
    [you] Você marca
   *[them] { $name } marca
}

## Who won the match

match-won-target = { $who ->
    [you] Você ganha o jogo
   *[them] { $name } ganha o jogo
}
match-won-one = { $who ->
    [you] Você ganha a mão
   *[them] { $name } ganha a mão
}
match-won-hollywood = { $who ->
    [you] Você ganha a partida
   *[them] { $name } ganha a partida
}

## Hands

hand-of = { $who ->
    [you] Suas cartas
   *[them] Cartas de { $name }
}
hand-knocked = { $who ->
    [you] Você bateu com { $deadwood }
   *[them] { $name } bateu com { $deadwood }
}
hand-gin = { $who ->
    [you] Você fez gin
   *[them] { $name } fez gin
}
hand-big-gin = { $who ->
    [you] Você fez grande gin
   *[them] { $name } fez grande gin
}
hand-laid-off = { $count ->
    [one] uma carta juntada, marcada
    [2] duas cartas juntadas, marcadas
    [3] três cartas juntadas, marcadas
   *[other] { $count } cartas juntadas, marcadas
}
hand-hidden = { $who ->
    [you] Depois de uma mão nula ninguém mostra, então as suas cartas ficam em segredo.
   *[them] Depois de uma mão nula ninguém mostra, então as cartas de { $name } ficam em segredo.
}
hand-chain = { $who ->
    [you] Você:
   *[them] { $name }:
}
card-laid-off-order = { $card }, carta juntada por { $who ->
    [you] você
   *[them] { $name }
}, { $place } de { $count }
card-laid-off = { $card }, carta juntada por { $who ->
    [you] você
   *[them] { $name }
}

## The receipt

receipt-why-box = Bônus por mão
receipt-deadwood = { $who ->
    [you] Seus pontos soltos
   *[them] Pontos soltos de { $name }
}
receipt-left = { $who ->
    [you] Você fica com
   *[them] { $name } fica com
}
receipt-undercut = Bônus de undercut
receipt-tie_no_bonus-rule = Sem bônus com estas regras, mas quem não bateu ganha a mão
receipt-gin_bonus = Bônus de gin
receipt-big_gin_bonus = Bônus de grande gin
receipt-box_at_once = Bônus por mão na hora
receipt-boxes = Mãos ganhas: você { $you }, { $name } { $them }

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] Você baixa { $melds }, com { $deadwood } sem combinar.
   *[them] { $name } baixa { $melds }, com { $deadwood } sem combinar.
}
said-knocker-bare = { $who ->
    [you] Você não baixa nenhuma combinação, com { $deadwood } sem combinar.
   *[them] { $name } não baixa nenhuma combinação, com { $deadwood } sem combinar.
}
said-defender = { $who ->
    [you] Você tem { $melds }, com { $deadwood } sem combinar.
   *[them] { $name } tem { $melds }, com { $deadwood } sem combinar.
}
said-defender-bare = { $who ->
    [you] Você não tem nenhuma combinação, com { $deadwood } sem combinar.
   *[them] { $name } não tem nenhuma combinação, com { $deadwood } sem combinar.
}
said-laid-off = { $who ->
    [you] Você juntou { $cards }.
   *[them] { $name } juntou { $cards }.
}
said-total = { $who ->
    [you] Você marca { $points }.
   *[them] { $name } marca { $points }.
}
said-match = Agora você tem { $you }, { $name } tem { $them }.

## The same deal in every other game

prices-waiting = Um momento, as cartas estão sendo contadas de novo …
prices-scores = { $who ->
    [you] Você { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] { $points } melhor para você
    [less] { $points } pior para você
   *[same] igual
}
prices-problem-counts_otherwise = Aí as cartas combinam-se ou contam de outro modo, então a mão teria sido jogada de outra maneira.
