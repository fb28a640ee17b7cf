# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-melds = { $count ->
    [0] Você não tem nenhuma combinação
    [one] Você tem uma combinação
   *[other] Você tem { $count } combinações
}
access-tell-hand = Você tem { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
access-tell-score = Você tem { $you }, o adversário tem { $them }
access-tell-game = Jogo { $game }{ $state ->
    [closed] , fechado
   *[open] {""}
}: você { $you }, o adversário { $them }

## The log: who did what

access-log-deal = { $who ->
    [you] Você deu dez cartas a cada um
   *[them] O adversário deu dez cartas a cada um
}
access-log-deal-eleven = { $who ->
    [you] Você deu onze cartas ao adversário
   *[them] O adversário deu onze cartas a você
}
access-log-began = { $who ->
    [you] Você começou e descartou { $threw }
   *[them] O adversário começou e descartou { $threw }
}
access-log-pass = { $who ->
    [you] Você passou
   *[them] O adversário passou
}
access-log-got-only = { $who ->
    [you] Você comprou { $card }
   *[them] O adversário comprou { $card }
}
access-log-got-threw = { $who ->
    [you] Você comprou { $card } e descartou { $threw }
   *[them] O adversário comprou { $card } e descartou { $threw }
}
access-log-got-knock = { $who ->
    [you] Você comprou { $card }, descartou { $threw } e bateu
   *[them] O adversário comprou { $card }, descartou { $threw } e bateu
}
access-log-got-gin = { $who ->
    [you] Você comprou { $card }, descartou { $threw } e fez gin
   *[them] O adversário comprou { $card }, descartou { $threw } e fez gin
}
access-log-got-big_gin = { $who ->
    [you] Você comprou { $card } e fez grande gin
   *[them] O adversário comprou { $card } e fez grande gin
}
access-log-drew-only = { $who ->
    [you] Você comprou uma carta
   *[them] O adversário comprou uma carta
}
access-log-drew-threw = { $who ->
    [you] Você comprou do monte e descartou { $threw }
   *[them] O adversário comprou do monte e descartou { $threw }
}
access-log-drew-knock = { $who ->
    [you] Você comprou do monte, descartou { $threw } e bateu
   *[them] O adversário comprou do monte, descartou { $threw } e bateu
}
access-log-drew-gin = { $who ->
    [you] Você comprou do monte, descartou { $threw } e fez gin
   *[them] O adversário comprou do monte, descartou { $threw } e fez gin
}
access-log-drew-big_gin = { $who ->
    [you] Você comprou do monte e fez grande gin
   *[them] O adversário comprou do monte e fez grande gin
}
access-log-took-only = { $who ->
    [you] Você pegou { $card }
   *[them] O adversário pegou { $card }
}
access-log-took-threw = { $who ->
    [you] Você pegou { $card } e descartou { $threw }
   *[them] O adversário pegou { $card } e descartou { $threw }
}
access-log-took-knock = { $who ->
    [you] Você pegou { $card }, descartou { $threw } e bateu
   *[them] O adversário pegou { $card }, descartou { $threw } e bateu
}
access-log-took-gin = { $who ->
    [you] Você pegou { $card }, descartou { $threw } e fez gin
   *[them] O adversário pegou { $card }, descartou { $threw } e fez gin
}
access-log-took-big_gin = { $who ->
    [you] Você pegou { $card } e fez grande gin
   *[them] O adversário pegou { $card } e fez grande gin
}
access-log-laid-off = { $who ->
    [you] Você juntou { $card }
   *[them] O adversário juntou { $card }
}
access-log-bare-began = { $who ->
    [you] Você começou e descartou uma carta
   *[them] O adversário começou e descartou uma carta
}
access-log-bare-drew = { $who ->
    [you] Você comprou do monte e descartou uma carta
   *[them] O adversário comprou do monte e descartou uma carta
}
access-log-bare-took = { $who ->
    [you] Você pegou do descarte e descartou uma carta
   *[them] O adversário pegou do descarte e descartou uma carta
}

## The keys

access-keys-off = As letras sozinhas estão desativadas.
access-fixed-arrows-does = Percorrer as suas cartas
access-fixed-play-does = Levantar a carta; de novo, jogá-la

## The table as text

access-hand = Suas cartas
