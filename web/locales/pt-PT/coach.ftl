# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

## The hint

coach-hint = Dica
coach-hint-waiting = Um momento …
coach-hint-none = Agora não há dica
# Stands on the card or the pile that the hint speaks of.
coach-mark = Dica
# Goes on after a card's name: "6 of diamonds, deadwood, the hint".
coach-advised = a dica
settings-hints = Dicas
settings-hints-note = Um botão que diz o que o treinador faria, quando pedes
settings-key-hint = Pedir uma dica

## What to do

coach-do-pass = Passar
coach-do-take_upcard = Apanhar { $card }
coach-do-take_discard = Apanhar { $card }
coach-do-draw_stock = Tirar do monte
coach-do-discard = Descartar { $card }
coach-do-knock = Descartar { $card } e bater
coach-do-gin = Descartar { $card } e fazer gin
coach-do-big_gin = Fazer grande gin
coach-do-lay_off = Juntar { $card }
coach-do-done = Não juntar mais nada

## What was done

coach-did-pass = Passar
coach-did-take_upcard = Apanhar { $card }
coach-did-take_discard = Apanhar { $card }
coach-did-draw_stock = Tirar do monte
coach-did-discard = Descartar { $card }
coach-did-knock = Descartar { $card } e bater
coach-did-gin = Descartar { $card } e fazer gin
coach-did-big_gin = Fazer grande gin
coach-did-lay_off = Juntar { $card }
coach-did-done = Não juntar mais nada

## Why

coach-why-deadwood = Os pontos soltos passam de { $before } para { $after }
coach-why-outs = { $count ->
    [0] Nenhuma carta escondida melhora as tuas
    [one] { $count } carta escondida melhora as tuas
   *[other] { $count } cartas escondidas melhoram as tuas
}
coach-why-gin_cards = { $count ->
    [0] Nenhuma carta escondida dá gin
    [one] { $count } carta escondida dá gin
   *[other] { $count } cartas escondidas dão gin
}
coach-why-wait_gin = { $count ->
    [one] Continua: { $count } carta escondida dá gin
   *[other] Continua: { $count } cartas escondidas dão gin
}
coach-why-danger = Serve ao adversário em { $percent } dos casos
coach-why-knock_wins = A batida ganha em { $percent } dos casos, { $points } pontos em média
coach-why-undercut_risk = Risco de undercut: { $percent }
coach-why-completes = { $card } dá { $meld }
coach-why-stock_left = { $count ->
    [one] Podes tirar mais { $count } vez
   *[other] Podes tirar mais { $count } vezes
}
coach-why-lays_off = Baixa os teus pontos soltos em { $points }
coach-why-gives_less = O adversário pode juntar menos { $points } pontos
coach-why-gin = O gin vale pelo menos { $points }
coach-why-last_chance = Senão a mão é nula

## A deal looked at again

coach-review = Rever esta mão
coach-review-title = Mão { $deal }, vista de novo
coach-review-back = Voltar ao resultado
coach-review-progress = A rever as tuas decisões: { $done } de { $total }
coach-review-waiting = O treinador volta a pegar nas cartas …
coach-review-failed = O treinador não conseguiu continuar com esta mão.
coach-review-again = Tentar de novo
coach-review-count = { $count ->
    [one] { $count } decisão
   *[other] { $count } decisões
}, { $good ->
    [0] nenhuma mesmo boa.
    [one] { $good } delas boa ou quase.
   *[other] { $good } delas boas ou quase.
}
coach-review-all-good = { $count ->
    [one] { $count } decisão, boa ou quase.
   *[other] { $count } decisões, todas boas ou quase.
}
coach-review-cost = { $points ->
    [one] As outras custaram ao todo cerca de { $points } ponto.
   *[other] As outras custaram ao todo cerca de { $points } pontos.
}
coach-review-none = Nesta mão não tinhas nada a decidir.
coach-tabs = O que ver
coach-tab-mine = As tuas decisões
coach-tab-theirs = O que { $name } sabia
coach-dearest = O que custou mais
coach-decisions = Todas por ordem

## A verdict

coach-verdict-best = A melhor
coach-verdict-fine = Boa
coach-verdict-inaccuracy = Quase
coach-verdict-mistake = Erro
coach-verdict-blunder = Cara

## One decision

coach-decision = Decisão { $number } de { $total }
coach-hand = As tuas cartas então
coach-pile = Topo do descarte
coach-drew = acabada de tirar
coach-took = acabada de apanhar
coach-you = Tu
coach-better = Melhor
coach-right = Tu, e o treinador também
coach-average = pontos em média
coach-loss = { $points ->
    [one] Custou cerca de { $points } ponto, { $error } a mais ou a menos.
   *[other] Custou cerca de { $points } pontos, { $error } a mais ou a menos.
}
coach-loss-unsure = { $points ->
    [one] Custou cerca de { $points } ponto, { $error } a mais ou a menos: renhido demais para julgar.
   *[other] Custou cerca de { $points } pontos, { $error } a mais ou a menos: renhido demais para julgar.
}
coach-win-loss = A tua probabilidade de ganhar a partida: menos { $percent }.
coach-why = Porquê
coach-options = As opções
coach-option = Opção
coach-option-points = Pontos
coach-option-yours = a tua
coach-previous = Anterior
coach-next = Seguinte
coach-try = Jogar a partir daqui

## Luck and play

coach-luck = Sorte e jogo
coach-luck-start = As cartas do início
coach-luck-draws = As cartas tiradas
coach-luck-skill = O jogo dos dois lados
coach-luck-points = A mão
coach-luck-note = Em pontos para ti, { $error } a mais ou a menos.

## What the opponent knew

coach-knew-about = Passo a passo: as cartas que { $name } tinha e o que se podia saber das tuas.
coach-knew-step = Passo { $number } de { $total }
coach-knew-hand = As cartas que { $name } tinha
coach-knew-known = Sabia-se das tuas cartas
coach-knew-nothing = Das tuas cartas não se sabia nada
coach-knew-unseen = { $count ->
    [one] { $count } carta não se via
   *[other] { $count } cartas não se viam
}
coach-knew-none = { $name } não tinha nada a decidir.

## Another try

coach-trial = Nova tentativa da mão { $deal }. Isto não conta.
# The same where there is little room.
coach-trial-short = Tentativa, não conta
coach-trial-back = Voltar à partida
coach-trial-again = Mais uma vez
coach-trial-over = Foi uma tentativa. A tua partida está como estava.
error-trial-lost = A tentativa não pôde continuar. A tua partida está como estava.
