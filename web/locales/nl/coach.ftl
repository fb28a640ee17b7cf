# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

## The hint

coach-hint = Hint
coach-hint-waiting = Een moment …
coach-hint-none = Nu even geen hint
# Stands on the card or the pile that the hint speaks of.
coach-mark = Hint
# Goes on after a card's name: "6 of diamonds, deadwood, the hint".
coach-advised = de hint
settings-hints = Hints
settings-hints-note = Een knop die zegt wat de coach zou doen, als je het vraagt
settings-key-hint = Een hint vragen

## What to do

coach-do-pass = Pas
coach-do-take_upcard = Pak { $card }
coach-do-take_discard = Pak { $card }
coach-do-draw_stock = Trek van de stapel
coach-do-discard = Leg { $card } af
coach-do-knock = Leg { $card } af en klop
coach-do-gin = Leg { $card } af en ga gin
coach-do-big_gin = Ga big gin
coach-do-lay_off = Leg { $card } aan
coach-do-done = Leg niets meer aan

## What was done

coach-did-pass = Gepast
coach-did-take_upcard = { $card } gepakt
coach-did-take_discard = { $card } gepakt
coach-did-draw_stock = Van de stapel getrokken
coach-did-discard = { $card } afgelegd
coach-did-knock = { $card } afgelegd en geklopt
coach-did-gin = { $card } afgelegd en gin gegaan
coach-did-big_gin = Big gin gegaan
coach-did-lay_off = { $card } aangelegd
coach-did-done = Niets meer aangelegd

## Why

coach-why-deadwood = Losse punten gaan van { $before } naar { $after }
coach-why-outs = { $count ->
    [0] Geen ongeziene kaart maakt de hand beter
    [one] 1 ongeziene kaart maakt de hand beter
   *[other] { $count } ongeziene kaarten maken de hand beter
}
coach-why-gin_cards = { $count ->
    [0] Geen ongeziene kaart geeft gin
    [one] 1 ongeziene kaart geeft gin
   *[other] { $count } ongeziene kaarten geven gin
}
coach-why-wait_gin = { $count ->
    [one] Speel door: 1 ongeziene kaart geeft gin
   *[other] Speel door: { $count } ongeziene kaarten geven gin
}
coach-why-danger = De tegenstander kan hem in { $percent } van de gevallen gebruiken
coach-why-knock_wins = De klop wint in { $percent } van de gevallen, gemiddeld { $points } punten
coach-why-undercut_risk = Kans op een undercut: { $percent }
coach-why-completes = { $card } maakt { $meld }
coach-why-stock_left = { $count ->
    [one] Je mag nog 1 keer trekken
   *[other] Je mag nog { $count } keer trekken
}
coach-why-lays_off = Haalt { $points } van je losse punten af
coach-why-gives_less = De tegenstander kan { $points } punten minder aanleggen
coach-why-gin = Gin levert minstens { $points } op
coach-why-last_chance = Anders is de hand dood

## A deal looked at again

coach-review = Hand nabespreken
coach-review-title = Hand { $deal } nog eens bekeken
coach-review-back = Terug naar de uitslag
coach-review-progress = Je keuzes worden bekeken: { $done } van { $total }
coach-review-waiting = De coach pakt de kaarten er weer bij …
coach-review-failed = De coach kwam niet verder met deze hand.
coach-review-again = Opnieuw proberen
coach-review-count = { $count ->
    [one] Eén keuze
   *[other] { $count } keuzes
}, { $good ->
    [0] geen daarvan helemaal goed.
    [one] één daarvan goed of bijna.
   *[other] { $good } daarvan goed of bijna.
}
coach-review-all-good = { $count ->
    [one] Eén keuze, en die was goed of bijna.
   *[other] { $count } keuzes, allemaal goed of bijna.
}
coach-review-cost = { $points ->
    [one] De rest kostte samen ongeveer { $points } punt.
   *[other] De rest kostte samen ongeveer { $points } punten.
}
coach-review-none = Er viel voor jou niets te kiezen in deze hand.
coach-tabs = Wat te bekijken
coach-tab-mine = Jouw keuzes
coach-tab-theirs = Wat { $name } wist
coach-dearest = Wat het meeste kostte
coach-decisions = Alles op volgorde

## A verdict

coach-verdict-best = Beste
coach-verdict-fine = Goed
coach-verdict-inaccuracy = Net niet
coach-verdict-mistake = Fout
coach-verdict-blunder = Duur

## One decision

coach-decision = Keuze { $number } van { $total }
coach-hand = Jouw kaarten toen
coach-pile = Bovenste kaart
coach-drew = net getrokken
coach-took = net gepakt
coach-you = Jij
coach-better = Beter
coach-right = Jij, en de coach ook
coach-average = punten gemiddeld
coach-loss = { $points ->
    [one] Het kostte ongeveer { $points } punt, { $error } meer of minder.
   *[other] Het kostte ongeveer { $points } punten, { $error } meer of minder.
}
coach-loss-unsure = { $points ->
    [one] Het kostte ongeveer { $points } punt, { $error } meer of minder: te dicht bij elkaar.
   *[other] Het kostte ongeveer { $points } punten, { $error } meer of minder: te dicht bij elkaar.
}
coach-win-loss = Je kans om de partij te winnen: { $percent } minder.
coach-why = Waarom
coach-options = De keuzes
coach-option = Keuze
coach-option-points = Punten
coach-option-yours = van jou
coach-previous = Vorige
coach-next = Volgende
coach-try = Speel vanaf hier

## Luck and play

coach-luck = Geluk en spel
coach-luck-start = De kaarten waar jullie mee begonnen
coach-luck-draws = De getrokken kaarten
coach-luck-skill = Het spel van jullie beiden
coach-luck-points = De hand
coach-luck-note = In punten voor jou, { $error } meer of minder.

## What the opponent knew

coach-knew-about = Stap voor stap: de kaarten van { $name }, en wat er van jouw kaarten bekend was.
coach-knew-step = Stap { $number } van { $total }
coach-knew-hand = De kaarten van { $name }
coach-knew-known = Bekend van jouw kaarten
coach-knew-nothing = Van jouw kaarten was niets bekend
coach-knew-unseen = { $count ->
    [one] 1 kaart was uit het zicht
   *[other] { $count } kaarten waren uit het zicht
}
coach-knew-none = { $name } had niets te kiezen.

## Another try

coach-trial = Hand { $deal } nog eens geprobeerd. Dit telt niet mee.
# The same where there is little room.
coach-trial-short = Proef, telt niet mee
coach-trial-back = Terug naar de partij
coach-trial-again = Nog een keer
coach-trial-over = Dit was een proef. Je partij staat zoals ze was.
error-trial-lost = De proef kon niet verder. Je partij is zoals ze was.
