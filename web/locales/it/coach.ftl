# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

## The hint

coach-hint = Consiglio
coach-hint-waiting = Un momento…
coach-hint-none = Ora non c’è nessun consiglio
# Stands on the card or the pile that the hint speaks of.
coach-mark = Consiglio
# Goes on after a card's name: "6 of diamonds, deadwood, the hint".
coach-advised = il consiglio
settings-hints = Consigli
settings-hints-note = Un pulsante che dice, se lo chiedi, che cosa farebbe l’allenatore
settings-key-hint = Chiedi un consiglio

## What to do

coach-do-pass = Passa
coach-do-take_upcard = Prendi { $card }
coach-do-take_discard = Prendi { $card }
coach-do-draw_stock = Pesca dal mazzo
coach-do-discard = Scarta { $card }
coach-do-knock = Scarta { $card } e bussa
coach-do-gin = Scarta { $card } e fai gin
coach-do-big_gin = Fai big gin
coach-do-lay_off = Attacca { $card }
coach-do-done = Non attaccare altro

## What was done

coach-did-pass = Passato
coach-did-take_upcard = Preso { $card }
coach-did-take_discard = Preso { $card }
coach-did-draw_stock = Pescato dal mazzo
coach-did-discard = Scartato { $card }
coach-did-knock = Scartato { $card }, bussato
coach-did-gin = Scartato { $card }, fatto gin
coach-did-big_gin = Fatto big gin
coach-did-lay_off = Attaccato { $card }
coach-did-done = Non attaccato altro

## Why

coach-why-deadwood = I punti spaiati passano da { $before } a { $after }
coach-why-outs = { $count ->
    [0] Nessuna carta nascosta migliora le tue
    [one] 1 carta nascosta migliora le tue
   *[other] { $count } carte nascoste migliorano le tue
}
coach-why-gin_cards = { $count ->
    [0] Nessuna carta nascosta dà gin
    [one] 1 carta nascosta dà gin
   *[other] { $count } carte nascoste danno gin
}
coach-why-wait_gin = { $count ->
    [one] Continua: 1 carta nascosta dà gin
   *[other] Continua: { $count } carte nascoste danno gin
}
coach-why-danger = All’avversario serve nel { $percent } dei casi
coach-why-knock_wins = La bussata vince nel { $percent } dei casi, { $points } punti in media
coach-why-undercut_risk = Rischio di undercut: { $percent }
coach-why-completes = { $card } dà { $meld }
coach-why-stock_left = { $count ->
    [one] Puoi pescare ancora 1 volta
   *[other] Puoi pescare ancora { $count } volte
}
coach-why-lays_off = Toglie { $points } ai tuoi punti spaiati
coach-why-gives_less = L’avversario può attaccare { $points } punti in meno
coach-why-gin = Il gin porta almeno { $points }
coach-why-last_chance = Altrimenti la mano è nulla

## A deal looked at again

coach-review = Rivedi la mano
coach-review-title = Mano { $deal }, rivista
coach-review-back = Torna al risultato
coach-review-progress = Rivedo le tue scelte: { $done } di { $total }
coach-review-waiting = L’allenatore riprende le carte…
coach-review-failed = L’allenatore non è riuscito ad andare avanti con questa mano.
coach-review-again = Riprova
coach-review-count = { $count ->
    [one] Una scelta
   *[other] { $count } scelte
}, { $good ->
    [0] nessuna del tutto giusta.
    [one] una giusta o quasi.
   *[other] { $good } giuste o quasi.
}
coach-review-all-good = { $count ->
    [one] Una scelta, giusta o quasi.
   *[other] { $count } scelte, tutte giuste o quasi.
}
coach-review-cost = { $points ->
    [one] Le altre ti sono costate in tutto circa { $points } punto.
   *[other] Le altre ti sono costate in tutto circa { $points } punti.
}
coach-review-none = In questa mano non avevi nulla da decidere.
coach-tabs = Che cosa guardare
coach-tab-mine = Le tue scelte
coach-tab-theirs = Che cosa sapeva { $name }
coach-dearest = Che cosa è costato di più
coach-decisions = Tutte in ordine

## A verdict

coach-verdict-best = Migliore
coach-verdict-fine = Buona
coach-verdict-inaccuracy = Quasi
coach-verdict-mistake = Errore
coach-verdict-blunder = Cara

## One decision

coach-decision = Scelta { $number } di { $total }
coach-hand = Le tue carte allora
coach-pile = Cima del pozzo
coach-drew = appena pescata
coach-took = appena presa
coach-you = Tu
coach-better = Meglio
coach-right = Tu, e anche l’allenatore
coach-average = punti in media
coach-loss = { $points ->
    [one] È costata circa { $points } punto, { $error } più o meno.
   *[other] È costata circa { $points } punti, { $error } più o meno.
}
coach-loss-unsure = { $points ->
    [one] È costata circa { $points } punto, { $error } più o meno: troppo poco per dirlo.
   *[other] È costata circa { $points } punti, { $error } più o meno: troppo poco per dirlo.
}
coach-win-loss = La tua probabilità di vincere il match: { $percent } in meno.
coach-why = Perché
coach-options = Le possibilità
coach-option = Possibilità
coach-option-points = Punti
coach-option-yours = la tua
coach-previous = Precedente
coach-next = Successiva
coach-try = Gioca da qui

## Luck and play

coach-luck = Fortuna e gioco
coach-luck-start = Le carte dell’inizio
coach-luck-draws = Le carte pescate
coach-luck-skill = Il gioco delle due parti
coach-luck-points = La mano
coach-luck-note = In punti per te, { $error } più o meno.

## What the opponent knew

coach-knew-about = Passo dopo passo: le carte di { $name } e che cosa si poteva sapere delle tue.
coach-knew-step = Passo { $number } di { $total }
coach-knew-hand = Le carte di { $name }
coach-knew-known = Delle tue carte si sapeva
coach-knew-nothing = Delle tue carte non si sapeva nulla
coach-knew-unseen = { $count ->
    [one] 1 carta non si vedeva
   *[other] { $count } carte non si vedevano
}
coach-knew-none = { $name } non aveva nulla da decidere.

## Another try

coach-trial = Prova dalla mano { $deal }. Non conta.
# The same where there is little room.
coach-trial-short = Prova, non conta
coach-trial-back = Torna al match
coach-trial-again = Ancora una volta
coach-trial-over = Era una prova. Il tuo match è com’era.
error-trial-lost = La prova non è potuta continuare. Il tuo match è com’era.
