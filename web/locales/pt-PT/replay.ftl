# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-title = Repetição
replay-open = Repetição
# A button in the list of matches.
replay-open-named = Repetição de { $game } contra { $opponent }, { $day }
replay-opening = As cartas voltam à mesa …
replay-loading = O jogo ainda está a carregar; depois abre a repetição.
replay-damaged = Esta ligação está danificada ou incompleta, por isso não há nada para rever. Nada mais mudou.
replay-file = Este ficheiro não diz onde está a sua repetição, por isso não pode ser aberto aqui. Nada mais mudou.
replay-newer = Esta repetição vem de uma versão mais recente do Undercut. Recarrega a página para a teres.
replay-lost = O jogo não conseguiu responder. Tenta outra vez.
replay-failed = Esta mão não pode ser revista. Nada mais mudou.
replay-leave = Sair da repetição
replay-deal = Mão { $deal } de { $count }

## Steps

replay-controls = Passos da mão
replay-slider = Passo
replay-step = Passo { $at } de { $of }
replay-told = { $text }
replay-first = Ao início
replay-back = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausa
replay-forward = Um passo à frente
replay-last = Ao fim
replay-both = As duas mãos
replay-looking = só para ver
replay-other-hand = { $name } tem { $cards }. { table-deadwood-name }

## What was done

replay-did-discard = { $who ->
    [you] Descartaste { $card }
   *[them] O adversário descartou { $card }
}
replay-did-knock = { $who ->
    [you] Descartaste { $card } e bateste
   *[them] O adversário descartou { $card } e bateu
}
replay-did-gin = { $who ->
    [you] Descartaste { $card } e fizeste gin
   *[them] O adversário descartou { $card } e fez gin
}
replay-did-big_gin = { $who ->
    [you] Fizeste grande gin
   *[them] O adversário fez grande gin
}
replay-did-done = { $who ->
    [you] Não juntaste mais nada
   *[them] O adversário não juntou mais nada
}
replay-upcard = Carta aberta: { $card }

## The coach

# The verdict is one of the coach's: "Mistake".
replay-remark = { $verdict }
replay-remark-better = { $verdict }. Melhor: { $act }

## Passing it on

replay-more = Partilhar e mais
replay-which = Mão
# One deal in a list: "3: Knock. You score 24".
replay-deal-line = { $deal }: { $end }. { $won }
replay-share = Partilhar esta mão
replay-link = Ligação
replay-copy-link = Copiar a ligação
replay-copy-match = Copiar a ligação da partida toda
replay-copy-text = Copiar como texto
replay-save = Guardar num ficheiro
replay-save-match = Guardar a partida toda
replay-copied-link = A ligação está copiada.
replay-copied-text = O texto está copiado.
replay-not-copied = O navegador não deixou copiar.
replay-saved = O ficheiro está guardado.
replay-not-saved = Não foi possível escrever o ficheiro.

## Playing the cards

replay-again = Joga-a tu
replay-again-more = As mesmas cartas, contra o computador. Não conta, e a tua partida espera.
replay-play-cards = Jogar estas cartas
replay-rules = Jogo
replay-play-other = A mesma mão, este jogo
replay-again-back = Voltar à repetição
error-no_replay = Já não há nenhuma repetição aberta. Abre-a outra vez.
