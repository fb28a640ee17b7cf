# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-pile = In cima al pozzo: { $card }
access-tell-pile-count = { $count ->
    [one] È l’unica carta del pozzo
   *[other] Nel pozzo ci sono { $count } carte
}
access-tell-pile-empty = Il pozzo è vuoto
access-tell-last-none = L’avversario non ha ancora giocato
access-tell-laid-off = L’avversario ha attaccato { $cards }
access-tell-melds = { $count ->
    [0] Non hai combinazioni
    [one] Hai una combinazione
   *[other] Hai { $count } combinazioni
}
access-tell-meld = { $kind ->
    [run] Scala
   *[set] Gruppo
}: { $meld }
access-tell-deadwood = { $count ->
    [0] Nessuna carta spaiata
   *[other] Spaiate { $deadwood }: { $cards }
}
access-tell-hand = Hai in mano { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
access-tell-hand-cards = { $cards }
access-tell-new = Nuova: { $card }
access-tell-stock = { $count ->
    [0] Il mazzo è finito
    [one] Resta 1 carta nel mazzo
   *[other] Restano { $count } carte nel mazzo
}
access-tell-score = Hai { $you } punti, l’avversario { $them }
access-tell-game = Partita { $game }{ $state ->
    [closed] , chiusa
   *[open] {""}
}: tu { $you }, l’avversario { $them }
access-tell-target = La partita è a { $target } punti
access-tell-one = Si gioca una mano sola

## The log: who did what

access-log-deal = { $who ->
    [you] Hai dato dieci carte a testa
   *[them] L’avversario ha dato dieci carte a testa
}
access-log-deal-eleven = { $who ->
    [you] Hai dato undici carte all’avversario
   *[them] L’avversario ti ha dato undici carte
}
access-log-began = { $who ->
    [you] Hai cominciato e scartato { $threw }
   *[them] L’avversario ha cominciato e scartato { $threw }
}
access-log-pass = { $who ->
    [you] Hai passato
   *[them] L’avversario ha passato
}
access-log-got-only = { $who ->
    [you] Hai pescato { $card }
   *[them] L’avversario ha pescato { $card }
}
access-log-got-threw = { $who ->
    [you] Hai pescato { $card } e scartato { $threw }
   *[them] L’avversario ha pescato { $card } e scartato { $threw }
}
access-log-got-knock = { $who ->
    [you] Hai pescato { $card }, scartato { $threw } e bussato
   *[them] L’avversario ha pescato { $card }, scartato { $threw } e bussato
}
access-log-got-gin = { $who ->
    [you] Hai pescato { $card }, scartato { $threw } e fatto gin
   *[them] L’avversario ha pescato { $card }, scartato { $threw } e fatto gin
}
access-log-got-big_gin = { $who ->
    [you] Hai pescato { $card } e fatto big gin
   *[them] L’avversario ha pescato { $card } e fatto big gin
}
access-log-drew-only = { $who ->
    [you] Hai pescato una carta
   *[them] L’avversario ha pescato una carta
}
access-log-drew-threw = { $who ->
    [you] Hai pescato e scartato { $threw }
   *[them] L’avversario ha pescato e scartato { $threw }
}
access-log-drew-knock = { $who ->
    [you] Hai pescato, scartato { $threw } e bussato
   *[them] L’avversario ha pescato, scartato { $threw } e bussato
}
access-log-drew-gin = { $who ->
    [you] Hai pescato, scartato { $threw } e fatto gin
   *[them] L’avversario ha pescato, scartato { $threw } e fatto gin
}
access-log-drew-big_gin = { $who ->
    [you] Hai pescato e fatto big gin
   *[them] L’avversario ha pescato e fatto big gin
}
access-log-took-only = { $who ->
    [you] Hai preso { $card }
   *[them] L’avversario ha preso { $card }
}
access-log-took-threw = { $who ->
    [you] Hai preso { $card } e scartato { $threw }
   *[them] L’avversario ha preso { $card } e scartato { $threw }
}
access-log-took-knock = { $who ->
    [you] Hai preso { $card }, scartato { $threw } e bussato
   *[them] L’avversario ha preso { $card }, scartato { $threw } e bussato
}
access-log-took-gin = { $who ->
    [you] Hai preso { $card }, scartato { $threw } e fatto gin
   *[them] L’avversario ha preso { $card }, scartato { $threw } e fatto gin
}
access-log-took-big_gin = { $who ->
    [you] Hai preso { $card } e fatto big gin
   *[them] L’avversario ha preso { $card } e fatto big gin
}
access-log-laid-off = { $who ->
    [you] Hai attaccato { $card }
   *[them] L’avversario ha attaccato { $card }
}
access-log-bare-began = { $who ->
    [you] Hai cominciato e scartato una carta
   *[them] L’avversario ha cominciato e scartato una carta
}
access-log-bare-drew = { $who ->
    [you] Hai pescato dal mazzo e scartato una carta
   *[them] L’avversario ha pescato dal mazzo e scartato una carta
}
access-log-bare-took = { $who ->
    [you] Hai preso dal pozzo e scartato una carta
   *[them] L’avversario ha preso dal pozzo e scartato una carta
}
access-log-more = Dal più recente

## The keys

access-keys-where = Funzionano quando il focus è sul tavolo.
access-keys-off = I tasti di una lettera sono disattivati.
access-keys-play = Per giocare
access-keys-tell = Per sentire come stanno le cose
access-keys-change = Cambia i tasti
access-fixed-arrows = ← → Home Fine
access-fixed-arrows-does = Scorri le tue carte
access-fixed-move = Alt con ← →
access-fixed-move-does = Sposta la carta
access-fixed-play = Invio, Spazio
access-fixed-play-does = Alza la carta; ancora una volta per giocarla
access-fixed-escape = Esc
access-fixed-escape-does = Annulla la bussata, abbassa la carta

## The table as text

access-text = Tavolo come testo
access-text-more = Parole grandi ed elenchi al posto delle carte
access-opponent = Avversario: { $name }
access-hand = Carte
access-lifted = alzata
