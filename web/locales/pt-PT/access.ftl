# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-pile = { $card } está em cima no descarte
access-tell-pile-count = { $count ->
    [one] É a única carta que lá está
   *[other] Estão lá { $count } cartas
}
access-tell-pile-empty = O descarte está vazio
access-tell-last-none = O adversário ainda não jogou
access-tell-laid-off = O adversário juntou { $cards }
access-tell-melds = { $count ->
    [0] Não tens nenhuma combinação
    [one] Tens uma combinação
   *[other] Tens { $count } combinações
}
access-tell-meld = { $kind ->
    [run] Sequência
   *[set] Trinca
}: { $meld }
access-tell-deadwood = { $count ->
    [0] Nenhuma carta solta
   *[other] Pontos soltos { $deadwood }: { $cards }
}
access-tell-hand = Tens { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
access-tell-hand-cards = { $cards }
access-tell-new = Nova: { $card }
access-tell-stock = { $count ->
    [0] O monte está vazio
    [one] Resta { $count } carta no monte
   *[other] Restam { $count } cartas no monte
}
access-tell-score = Tu tens { $you }, o adversário tem { $them }
access-tell-game = Jogo { $game }{ $state ->
    [closed] , fechado
   *[open] {""}
}: tu { $you }, o adversário { $them }
access-tell-target = O jogo vai até { $target }
access-tell-one = Joga-se uma só mão

## The log: who did what

access-log-deal = { $who ->
    [you] Deste dez cartas a cada um
   *[them] O adversário deu dez cartas a cada um
}
access-log-deal-eleven = { $who ->
    [you] Deste onze cartas ao adversário
   *[them] O adversário deu-te onze cartas
}
access-log-began = { $who ->
    [you] Começaste e descartaste { $threw }
   *[them] O adversário começou e descartou { $threw }
}
access-log-pass = { $who ->
    [you] Passaste
   *[them] O adversário passou
}
access-log-got-only = { $who ->
    [you] Tiraste { $card }
   *[them] O adversário tirou { $card }
}
access-log-got-threw = { $who ->
    [you] Tiraste { $card } e descartaste { $threw }
   *[them] O adversário tirou { $card } e descartou { $threw }
}
access-log-got-knock = { $who ->
    [you] Tiraste { $card }, descartaste { $threw } e bateste
   *[them] O adversário tirou { $card }, descartou { $threw } e bateu
}
access-log-got-gin = { $who ->
    [you] Tiraste { $card }, descartaste { $threw } e fizeste gin
   *[them] O adversário tirou { $card }, descartou { $threw } e fez gin
}
access-log-got-big_gin = { $who ->
    [you] Tiraste { $card } e fizeste grande gin
   *[them] O adversário tirou { $card } e fez grande gin
}
access-log-drew-only = { $who ->
    [you] Tiraste uma carta
   *[them] O adversário tirou uma carta
}
access-log-drew-threw = { $who ->
    [you] Tiraste do monte e descartaste { $threw }
   *[them] O adversário tirou do monte e descartou { $threw }
}
access-log-drew-knock = { $who ->
    [you] Tiraste do monte, descartaste { $threw } e bateste
   *[them] O adversário tirou do monte, descartou { $threw } e bateu
}
access-log-drew-gin = { $who ->
    [you] Tiraste do monte, descartaste { $threw } e fizeste gin
   *[them] O adversário tirou do monte, descartou { $threw } e fez gin
}
access-log-drew-big_gin = { $who ->
    [you] Tiraste do monte e fizeste grande gin
   *[them] O adversário tirou do monte e fez grande gin
}
access-log-took-only = { $who ->
    [you] Apanhaste { $card }
   *[them] O adversário apanhou { $card }
}
access-log-took-threw = { $who ->
    [you] Apanhaste { $card } e descartaste { $threw }
   *[them] O adversário apanhou { $card } e descartou { $threw }
}
access-log-took-knock = { $who ->
    [you] Apanhaste { $card }, descartaste { $threw } e bateste
   *[them] O adversário apanhou { $card }, descartou { $threw } e bateu
}
access-log-took-gin = { $who ->
    [you] Apanhaste { $card }, descartaste { $threw } e fizeste gin
   *[them] O adversário apanhou { $card }, descartou { $threw } e fez gin
}
access-log-took-big_gin = { $who ->
    [you] Apanhaste { $card } e fizeste grande gin
   *[them] O adversário apanhou { $card } e fez grande gin
}
access-log-laid-off = { $who ->
    [you] Juntaste { $card }
   *[them] O adversário juntou { $card }
}
access-log-bare-began = { $who ->
    [you] Começaste e descartaste uma carta
   *[them] O adversário começou e descartou uma carta
}
access-log-bare-drew = { $who ->
    [you] Tiraste do monte e descartaste uma carta
   *[them] O adversário tirou do monte e descartou uma carta
}
access-log-bare-took = { $who ->
    [you] Apanhaste do descarte e descartaste uma carta
   *[them] O adversário apanhou do descarte e descartou uma carta
}
access-log-more = O mais recente primeiro

## The keys

access-keys-where = Funcionam enquanto o foco está na mesa.
access-keys-off = As letras sozinhas estão desligadas.
access-keys-play = Para jogar
access-keys-tell = Para ouvir como está o jogo
access-keys-change = Mudar as teclas
access-fixed-arrows = ← → Home End
access-fixed-arrows-does = Percorrer as tuas cartas
access-fixed-move = Alt com ← →
access-fixed-move-does = Mover a carta
access-fixed-play = Enter, Espaço
access-fixed-play-does = Levantar a carta; outra vez joga-a
access-fixed-escape = Esc
access-fixed-escape-does = Cancelar a batida, baixar a carta

## The table as text

access-text = Mesa em texto
access-text-more = Letras grandes e listas em vez de cartas
access-opponent = Adversário: { $name }
access-hand = As tuas cartas
access-lifted = levantada
