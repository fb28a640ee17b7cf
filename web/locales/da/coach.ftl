# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

## The hint

coach-hint = Tip
coach-hint-waiting = Et øjeblik …
coach-hint-none = Lige nu er der intet tip
# Stands on the card or the pile that the hint speaks of.
coach-mark = Tip
# Goes on after a card's name: "6 of diamonds, deadwood, the hint".
coach-advised = tippet
settings-hints = Tip
settings-hints-note = En knap, der siger, hvad træneren ville gøre, når du spørger
settings-key-hint = Bed om et tip

## What to do

coach-do-pass = Meld pas
coach-do-take_upcard = Tag { $card }
coach-do-take_discard = Tag { $card }
coach-do-draw_stock = Træk fra trækbunken
coach-do-discard = Kast { $card }
coach-do-knock = Kast { $card } og bank
coach-do-gin = Kast { $card } og gå gin
coach-do-big_gin = Gå big gin
coach-do-lay_off = Læg { $card } på
coach-do-done = Læg ikke mere på

## What was done

coach-did-pass = Meldte pas
coach-did-take_upcard = Tog { $card }
coach-did-take_discard = Tog { $card }
coach-did-draw_stock = Trak fra trækbunken
coach-did-discard = Kastede { $card }
coach-did-knock = Kastede { $card } og bankede
coach-did-gin = Kastede { $card } og gik gin
coach-did-big_gin = Gik big gin
coach-did-lay_off = Lagde { $card } på
coach-did-done = Lagde ikke mere på

## Why

coach-why-deadwood = Dødvægten går fra { $before } til { $after }
coach-why-outs = { $count ->
    [0] Intet uset kort forbedrer hånden
    [one] 1 uset kort forbedrer hånden
   *[other] { $count } usete kort forbedrer hånden
}
coach-why-gin_cards = { $count ->
    [0] Intet uset kort giver gin
    [one] 1 uset kort giver gin
   *[other] { $count } usete kort giver gin
}
coach-why-wait_gin = { $count ->
    [one] Spil videre: 1 uset kort giver gin
   *[other] Spil videre: { $count } usete kort giver gin
}
coach-why-danger = Modstanderen kan bruge det i { $percent } af tilfældene
coach-why-knock_wins = Bankningen vinder i { $percent } af tilfældene, { $points } point i snit
coach-why-undercut_risk = Risiko for undercut: { $percent }
coach-why-completes = { $card } giver { $meld }
coach-why-stock_left = { $count ->
    [one] Du kan trække 1 gang til
   *[other] Du kan trække { $count } gange til
}
coach-why-lays_off = Tager { $points } af din dødvægt
coach-why-gives_less = Modstanderen kan lægge { $points } point mindre på
coach-why-gin = Gin giver mindst { $points }
coach-why-last_chance = Ellers er runden død

## A deal looked at again

coach-review = Gennemgå runden
coach-review-title = Runde { $deal }, set på ny
coach-review-back = Tilbage til resultatet
coach-review-progress = Gennemgår dine valg: { $done } af { $total }
coach-review-waiting = Træneren tager kortene op igen …
coach-review-failed = Træneren kom ikke videre med denne runde.
coach-review-again = Prøv igen
coach-review-count = { $count ->
    [one] Ét valg
   *[other] { $count } valg
}, { $good ->
    [0] ingen af dem helt rigtige.
    [one] ét af dem rigtigt eller næsten.
   *[other] { $good } af dem rigtige eller næsten.
}
coach-review-all-good = { $count ->
    [one] Ét valg, og det var rigtigt eller næsten.
   *[other] { $count } valg, alle rigtige eller næsten.
}
coach-review-cost = Resten kostede tilsammen omkring { $points } point.
coach-review-none = Du havde intet at vælge i denne runde.
coach-tabs = Hvad du ser på
coach-tab-mine = Dine valg
coach-tab-theirs = Hvad { $name } vidste
coach-dearest = Hvad der kostede mest
coach-decisions = Alle i rækkefølge

## A verdict

coach-verdict-best = Bedst
coach-verdict-fine = Godt
coach-verdict-inaccuracy = Næsten
coach-verdict-mistake = Fejl
coach-verdict-blunder = Dyrt

## One decision

coach-decision = Valg { $number } af { $total }
coach-hand = Dine kort dengang
coach-pile = Øverste kast
coach-drew = lige trukket
coach-took = lige taget
coach-you = Du
coach-better = Bedre
coach-right = Du, og også træneren
coach-average = point i snit
coach-loss = Det kostede omkring { $points } point, { $error } fra eller til.
coach-loss-unsure = Det kostede omkring { $points } point, { $error } fra eller til: for tæt til at afgøre.
coach-win-loss = Din chance for at vinde kampen: { $percent } mindre.
coach-why = Hvorfor
coach-options = Mulighederne
coach-option = Mulighed
coach-option-points = Point
coach-option-yours = din
coach-previous = Forrige
coach-next = Næste
coach-try = Spil herfra

## Luck and play

coach-luck = Held og spil
coach-luck-start = Kortene, I begyndte med
coach-luck-draws = De trukne kort
coach-luck-skill = Spillet på begge sider
coach-luck-points = Runden
coach-luck-note = I point for dig, { $error } fra eller til.

## What the opponent knew

coach-knew-about = Trin for trin: kortene, som { $name } havde, og hvad man kunne vide om dine.
coach-knew-step = Trin { $number } af { $total }
coach-knew-hand = Kortene, som { $name } havde
coach-knew-known = Kendt af din hånd
coach-knew-nothing = Intet var kendt af din hånd
coach-knew-unseen = { $count ->
    [one] 1 kort var ude af syne
   *[other] { $count } kort var ude af syne
}
coach-knew-none = { $name } havde intet at vælge.

## Another try

coach-trial = Nyt forsøg fra runde { $deal }. Det tæller ikke.
# The same where there is little room.
coach-trial-short = Forsøg, tæller ikke
coach-trial-back = Tilbage til kampen
coach-trial-again = En gang til
coach-trial-over = Det var et forsøg. Din kamp står, som den stod.
error-trial-lost = Forsøget kunne ikke fortsætte. Din kamp er, som den var.
