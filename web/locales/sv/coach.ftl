# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

## The hint

coach-hint = Tips
coach-hint-waiting = Ett ögonblick …
coach-hint-none = Just nu finns inget tips
# Stands on the card or the pile that the hint speaks of.
coach-mark = Tips
# Goes on after a card's name: "6 of diamonds, deadwood, the hint".
coach-advised = tipset
settings-hints = Tips
settings-hints-note = En knapp som säger vad tränaren skulle göra, när du frågar
settings-key-hint = Be om ett tips

## What to do

coach-do-pass = Passa
coach-do-take_upcard = Ta { $card }
coach-do-take_discard = Ta { $card }
coach-do-draw_stock = Dra från talongen
coach-do-discard = Kasta { $card }
coach-do-knock = Kasta { $card } och knacka
coach-do-gin = Kasta { $card } och gå gin
coach-do-big_gin = Gå big gin
coach-do-lay_off = Lägg på { $card }
coach-do-done = Lägg inte på mer

## What was done

coach-did-pass = Passade
coach-did-take_upcard = Tog { $card }
coach-did-take_discard = Tog { $card }
coach-did-draw_stock = Drog från talongen
coach-did-discard = Kastade { $card }
coach-did-knock = Kastade { $card } och knackade
coach-did-gin = Kastade { $card } och gick gin
coach-did-big_gin = Gick big gin
coach-did-lay_off = Lade på { $card }
coach-did-done = Lade inte på mer

## Why

coach-why-deadwood = Döda poäng går från { $before } till { $after }
coach-why-outs = { $count ->
    [0] Inget osett kort förbättrar handen
    [one] 1 osett kort förbättrar handen
   *[other] { $count } osedda kort förbättrar handen
}
coach-why-gin_cards = { $count ->
    [0] Inget osett kort ger gin
    [one] 1 osett kort ger gin
   *[other] { $count } osedda kort ger gin
}
coach-why-wait_gin = { $count ->
    [one] Spela vidare: 1 osett kort ger gin
   *[other] Spela vidare: { $count } osedda kort ger gin
}
coach-why-danger = Motståndaren har nytta av det i { $percent } av fallen
coach-why-knock_wins = Knackningen vinner i { $percent } av fallen, { $points } poäng i snitt
coach-why-undercut_risk = Risk för undercut: { $percent }
coach-why-completes = { $card } ger { $meld }
coach-why-stock_left = { $count ->
    [one] Du har 1 drag kvar från talongen
   *[other] Du har { $count } drag kvar från talongen
}
coach-why-lays_off = Tar bort { $points } döda poäng
coach-why-gives_less = Motståndaren kan lägga på { $points } poäng mindre
coach-why-gin = Gin ger minst { $points }
coach-why-last_chance = Annars är omgången död

## A deal looked at again

coach-review = Gå igenom omgången
coach-review-title = Omgång { $deal }, sedd på nytt
coach-review-back = Tillbaka till resultatet
coach-review-progress = Går igenom dina val: { $done } av { $total }
coach-review-waiting = Tränaren tar upp korten igen …
coach-review-failed = Tränaren kom inte vidare med den här omgången.
coach-review-again = Försök igen
coach-review-count = { $count ->
    [one] Ett val
   *[other] { $count } val
}, { $good ->
    [0] inget av dem riktigt rätt.
    [one] ett av dem rätt eller nästan.
   *[other] { $good } av dem rätt eller nästan.
}
coach-review-all-good = { $count ->
    [one] Ett val, och det var rätt eller nästan.
   *[other] { $count } val, alla rätt eller nästan.
}
coach-review-cost = Resten kostade tillsammans ungefär { $points } poäng.
coach-review-none = Du hade inget att välja i den här omgången.
coach-tabs = Vad du ser på
coach-tab-mine = Dina val
coach-tab-theirs = Vad { $name } visste
coach-dearest = Det som kostade mest
coach-decisions = Alla i ordning

## A verdict

coach-verdict-best = Bäst
coach-verdict-fine = Bra
coach-verdict-inaccuracy = Nästan
coach-verdict-mistake = Misstag
coach-verdict-blunder = Dyrt

## One decision

coach-decision = Val { $number } av { $total }
coach-hand = Dina kort då
coach-pile = Översta kastet
coach-drew = just draget
coach-took = just taget
coach-you = Du
coach-better = Bättre
coach-right = Du, och tränaren också
coach-average = poäng i snitt
coach-loss = Det kostade ungefär { $points } poäng, { $error } hit eller dit.
coach-loss-unsure = Det kostade ungefär { $points } poäng, { $error } hit eller dit: för jämnt för att avgöra.
coach-win-loss = Din chans att vinna matchen: { $percent } mindre.
coach-why = Varför
coach-options = Valmöjligheterna
coach-option = Val
coach-option-points = Poäng
coach-option-yours = ditt
coach-previous = Föregående
coach-next = Nästa
coach-try = Spela härifrån

## Luck and play

coach-luck = Tur och spel
coach-luck-start = Korten ni började med
coach-luck-draws = Korten som drogs
coach-luck-skill = Spelet på båda sidor
coach-luck-points = Omgången
coach-luck-note = I poäng för dig, { $error } hit eller dit.

## What the opponent knew

coach-knew-about = Steg för steg: korten som { $name } hade och vad som gick att veta om dina.
coach-knew-step = Steg { $number } av { $total }
coach-knew-hand = Korten som { $name } hade
coach-knew-known = Känt av din hand
coach-knew-nothing = Inget var känt av din hand
coach-knew-unseen = { $count ->
    [one] 1 kort var utom synhåll
   *[other] { $count } kort var utom synhåll
}
coach-knew-none = { $name } hade inget att välja.

## Another try

coach-trial = Nytt försök från omgång { $deal }. Det räknas inte.
# The same where there is little room.
coach-trial-short = Försök, räknas inte
coach-trial-back = Tillbaka till matchen
coach-trial-again = En gång till
coach-trial-over = Det var ett försök. Din match står som den stod.
error-trial-lost = Försöket kunde inte fortsätta. Din match är som den var.
