# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

## The hint

coach-hint = Tips
coach-hint-waiting = Et øyeblikk …
coach-hint-none = Akkurat nå er det ikke noe tips
# Stands on the card or the pile that the hint speaks of.
coach-mark = Tips
# Goes on after a card's name: "6 of diamonds, deadwood, the hint".
coach-advised = tipset
settings-hints = Tips
settings-hints-note = En knapp som sier hva treneren ville gjort, når du spør
settings-key-hint = Be om et tips

## What to do

coach-do-pass = Meld pass
coach-do-take_upcard = Ta { $card }
coach-do-take_discard = Ta { $card }
coach-do-draw_stock = Trekk fra trekkbunken
coach-do-discard = Kast { $card }
coach-do-knock = Kast { $card } og bank
coach-do-gin = Kast { $card } og gå gin
coach-do-big_gin = Gå big gin
coach-do-lay_off = Legg på { $card }
coach-do-done = Ikke legg på mer

## What was done

coach-did-pass = Passet
coach-did-take_upcard = Tok { $card }
coach-did-take_discard = Tok { $card }
coach-did-draw_stock = Trakk fra trekkbunken
coach-did-discard = Kastet { $card }
coach-did-knock = Kastet { $card } og banket
coach-did-gin = Kastet { $card } og gikk gin
coach-did-big_gin = Gikk big gin
coach-did-lay_off = La på { $card }
coach-did-done = La ikke på mer

## Why

coach-why-deadwood = Dødvekten går fra { $before } til { $after }
coach-why-outs = { $count ->
    [0] Ingen usette kort forbedrer hånden
    [one] 1 usett kort forbedrer hånden
   *[other] { $count } usette kort forbedrer hånden
}
coach-why-gin_cards = { $count ->
    [0] Ingen usette kort gir gin
    [one] 1 usett kort gir gin
   *[other] { $count } usette kort gir gin
}
coach-why-wait_gin = { $count ->
    [one] Spill videre: 1 usett kort gir gin
   *[other] Spill videre: { $count } usette kort gir gin
}
coach-why-danger = Motstanderen kan bruke det i { $percent } av tilfellene
coach-why-knock_wins = Bankingen vinner i { $percent } av tilfellene, { $points } poeng i snitt
coach-why-undercut_risk = Fare for undercut: { $percent }
coach-why-completes = { $card } gir { $meld }
coach-why-stock_left = { $count ->
    [one] Du kan trekke 1 gang til
   *[other] Du kan trekke { $count } ganger til
}
coach-why-lays_off = Tar { $points } av dødvekten din
coach-why-gives_less = Motstanderen kan legge på { $points } poeng mindre
coach-why-gin = Gin gir minst { $points }
coach-why-last_chance = Ellers er runden død

## A deal looked at again

coach-review = Gå gjennom runden
coach-review-title = Runde { $deal }, sett på nytt
coach-review-back = Tilbake til resultatet
coach-review-progress = Går gjennom valgene dine: { $done } av { $total }
coach-review-waiting = Treneren tar opp kortene igjen …
coach-review-failed = Treneren kom ikke videre med denne runden.
coach-review-again = Prøv igjen
coach-review-count = { $count ->
    [one] Ett valg
   *[other] { $count } valg
}, { $good ->
    [0] ingen av dem helt riktige.
    [one] ett av dem riktig eller nesten.
   *[other] { $good } av dem riktige eller nesten.
}
coach-review-all-good = { $count ->
    [one] Ett valg, og det var riktig eller nesten.
   *[other] { $count } valg, alle riktige eller nesten.
}
coach-review-cost = Resten kostet til sammen omtrent { $points } poeng.
coach-review-none = Du hadde ingenting å velge i denne runden.
coach-tabs = Hva du ser på
coach-tab-mine = Valgene dine
coach-tab-theirs = Hva { $name } visste
coach-dearest = Det som kostet mest
coach-decisions = Alle i rekkefølge

## A verdict

coach-verdict-best = Best
coach-verdict-fine = Bra
coach-verdict-inaccuracy = Nesten
coach-verdict-mistake = Feil
coach-verdict-blunder = Dyrt

## One decision

coach-decision = Valg { $number } av { $total }
coach-hand = Kortene dine da
coach-pile = Øverste kast
coach-drew = nettopp trukket
coach-took = nettopp tatt
coach-you = Du
coach-better = Bedre
coach-right = Du, og treneren også
coach-average = poeng i snitt
coach-loss = Det kostet omtrent { $points } poeng, { $error } fra eller til.
coach-loss-unsure = Det kostet omtrent { $points } poeng, { $error } fra eller til: for jevnt til å avgjøre.
coach-win-loss = Sjansen din til å vinne kampen: { $percent } mindre.
coach-why = Hvorfor
coach-options = Mulighetene
coach-option = Mulighet
coach-option-points = Poeng
coach-option-yours = din
coach-previous = Forrige
coach-next = Neste
coach-try = Spill herfra

## Luck and play

coach-luck = Flaks og spill
coach-luck-start = Kortene dere begynte med
coach-luck-draws = Kortene som ble trukket
coach-luck-skill = Spillet på begge sider
coach-luck-points = Runden
coach-luck-note = I poeng for deg, { $error } fra eller til.

## What the opponent knew

coach-knew-about = Trinn for trinn: kortene { $name } hadde, og hva det gikk an å vite om dine.
coach-knew-step = Trinn { $number } av { $total }
coach-knew-hand = Kortene { $name } hadde
coach-knew-known = Kjent av hånden din
coach-knew-nothing = Ingenting var kjent av hånden din
coach-knew-unseen = { $count ->
    [one] 1 kort var ute av syne
   *[other] { $count } kort var ute av syne
}
coach-knew-none = { $name } hadde ingenting å velge.

## Another try

coach-trial = Nytt forsøk fra runde { $deal }. Det teller ikke.
# The same where there is little room.
coach-trial-short = Forsøk, teller ikke
coach-trial-back = Tilbake til kampen
coach-trial-again = En gang til
coach-trial-over = Det var et forsøk. Kampen din står som den sto.
error-trial-lost = Forsøket kunne ikke fortsette. Kampen din er som den var.
