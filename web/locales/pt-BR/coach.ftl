# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

settings-hints-note = Um botão que diz o que o treinador faria, quando você pede
coach-do-pass = Passe
coach-do-take_upcard = Pegue { $card }
coach-do-take_discard = Pegue { $card }
coach-do-draw_stock = Compre do monte
coach-do-discard = Descarte { $card }
coach-do-knock = Descarte { $card } e bata
coach-do-gin = Descarte { $card } e faça gin
coach-do-big_gin = Faça grande gin
coach-do-lay_off = Junte { $card }
coach-do-done = Não junte mais nada
coach-did-take_upcard = Pegar { $card }
coach-did-take_discard = Pegar { $card }
coach-did-draw_stock = Comprar do monte
coach-why-outs = { $count ->
    [0] Nenhuma carta escondida melhora as suas
    [one] { $count } carta escondida melhora as suas
   *[other] { $count } cartas escondidas melhoram as suas
}
coach-why-wait_gin = { $count ->
    [one] Continue: { $count } carta escondida dá gin
   *[other] Continue: { $count } cartas escondidas dão gin
}
coach-why-stock_left = { $count ->
    [one] Você pode comprar mais { $count } vez
   *[other] Você pode comprar mais { $count } vezes
}
coach-why-lays_off = Baixa os seus pontos soltos em { $points }
coach-review-progress = Revendo as suas decisões: { $done } de { $total }
coach-review-waiting = O treinador pega as cartas de novo …
coach-review-none = Nesta mão você não tinha nada a decidir.
coach-tab-mine = As suas decisões
coach-hand = As suas cartas então
coach-drew = recém-comprada
coach-took = recém-pega
coach-you = Você
coach-right = Você, e o treinador também
coach-loss-unsure = { $points ->
    [one] Custou cerca de { $points } ponto, { $error } a mais ou a menos: perto demais para julgar.
   *[other] Custou cerca de { $points } pontos, { $error } a mais ou a menos: perto demais para julgar.
}
coach-win-loss = A sua probabilidade de ganhar a partida: menos { $percent }.
coach-why = Por quê
coach-option-yours = a sua
coach-next = Próxima
coach-luck-draws = As cartas compradas
coach-luck-note = Em pontos para você, { $error } a mais ou a menos.
coach-knew-about = Passo a passo: as cartas que { $name } tinha e o que se podia saber das suas.
coach-knew-known = Sabia-se das suas cartas
coach-knew-nothing = Das suas cartas não se sabia nada
coach-trial-over = Foi uma tentativa. A sua partida está como estava.
error-trial-lost = A tentativa não pôde continuar. A sua partida está como estava.
