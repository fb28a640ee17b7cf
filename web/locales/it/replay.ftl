# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-title = Replay
replay-open = Replay
# A button in the list of matches.
replay-open-named = Replay di { $game } contro { $opponent }, { $day }
replay-opening = Si tirano fuori le carte…
replay-loading = Il gioco si sta ancora caricando, poi si apre il replay.
replay-damaged = Questo link è rovinato o incompleto, quindi non c’è nulla da rivedere. Nient’altro è cambiato.
replay-file = Questo file non dice dov’è il suo replay, quindi qui non si può aprire. Nient’altro è cambiato.
replay-newer = Questo replay viene da una versione più recente di Undercut. Ricarica la pagina per averla.
replay-lost = Il gioco non ha potuto rispondere. Prova ancora una volta.
replay-failed = Questa mano non si può rivedere. Nient’altro è cambiato.
replay-leave = Lascia il replay
replay-deal = Mano { $deal } di { $count }

## Steps

replay-controls = Passi della mano
replay-slider = Passo
replay-step = Passo { $at } di { $of }
replay-told = { $text }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-both = Le due mani
replay-looking = solo da guardare
replay-other-hand = { $name } ha { $cards }. { table-deadwood-name }

## What was done

replay-did-discard = { $who ->
    [you] Hai scartato { $card }
   *[them] L’avversario ha scartato { $card }
}
replay-did-knock = { $who ->
    [you] Hai scartato { $card } e bussato
   *[them] L’avversario ha scartato { $card } e bussato
}
replay-did-gin = { $who ->
    [you] Hai scartato { $card } e fatto gin
   *[them] L’avversario ha scartato { $card } e fatto gin
}
replay-did-big_gin = { $who ->
    [you] Hai fatto big gin
   *[them] L’avversario ha fatto big gin
}
replay-did-done = { $who ->
    [you] Non hai attaccato altro
   *[them] L’avversario non ha attaccato altro
}
replay-upcard = Scoperta: { $card }

## The coach

# The verdict is one of the coach's: "Mistake".
replay-remark = { $verdict }
replay-remark-better = { $verdict }. Meglio: { $act }

## Passing it on

replay-more = Condividi e altro
replay-which = Mano
# One deal in a list: "3: Knock. You score 24".
replay-deal-line = { $deal }: { $end }. { $won }
replay-share = Condividi questa mano
replay-link = Link
replay-copy-link = Copia il link
replay-copy-match = Copia il link di tutto il match
replay-copy-text = Copia come testo
replay-save = Salva in un file
replay-save-match = Salva tutto il match
replay-copied-link = Il link è copiato.
replay-copied-text = Il testo è copiato.
replay-not-copied = Il browser non ha lasciato copiare.
replay-saved = Il file è salvato.
replay-not-saved = Il file non si è potuto scrivere.

## Playing the cards

replay-again = Giocala tu
replay-again-more = Le stesse carte, contro il computer. Non conta, e il tuo match aspetta.
replay-play-cards = Gioca queste carte
replay-rules = Gioco
replay-play-other = Stessa mano, questo gioco
replay-again-back = Torna al replay
error-no_replay = Non c’è più nessun replay aperto. Aprilo di nuovo.
