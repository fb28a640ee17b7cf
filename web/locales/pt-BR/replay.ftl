# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-loading = O jogo ainda está carregando; depois a repetição abre.
replay-damaged = Este link está danificado ou incompleto, então não há nada para rever. Nada mais mudou.
replay-file = Este arquivo não diz onde está a sua repetição, então não pode ser aberto aqui. Nada mais mudou.
replay-newer = Esta repetição vem de uma versão mais nova do Undercut. Recarregue a página para ter essa versão.
replay-lost = O jogo não conseguiu responder. Tente de novo.

## What was done

replay-did-discard = { $who ->
    [you] Você descartou { $card }
   *[them] O adversário descartou { $card }
}
replay-did-knock = { $who ->
    [you] Você descartou { $card } e bateu
   *[them] O adversário descartou { $card } e bateu
}
replay-did-gin = { $who ->
    [you] Você descartou { $card } e fez gin
   *[them] O adversário descartou { $card } e fez gin
}
replay-did-big_gin = { $who ->
    [you] Você fez grande gin
   *[them] O adversário fez grande gin
}
replay-did-done = { $who ->
    [you] Você não juntou mais nada
   *[them] O adversário não juntou mais nada
}

## Passing it on

replay-more = Compartilhar e mais
replay-share = Compartilhar esta mão
replay-link = Link
replay-copy-link = Copiar o link
replay-copy-match = Copiar o link da partida toda
replay-save = Salvar em um arquivo
replay-save-match = Salvar a partida toda
replay-copied-link = O link foi copiado.
replay-copied-text = O texto foi copiado.
replay-saved = O arquivo foi salvo.
replay-not-saved = Não foi possível gravar o arquivo.

## Playing the cards

replay-again = Jogue você
replay-again-more = As mesmas cartas, contra o computador. Não conta, e a sua partida espera.
error-no_replay = Não há mais nenhuma repetição aberta. Abra de novo.
