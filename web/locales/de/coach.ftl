# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

## The hint

coach-hint = Tipp
coach-hint-waiting = Einen Moment …
coach-hint-none = Gerade gibt es keinen Tipp
# Stands on the card or the pile that the hint speaks of.
coach-mark = Tipp
# Goes on after a card's name: "6 of diamonds, deadwood, the hint".
coach-advised = der Tipp
settings-hints = Tipps
settings-hints-note = Eine Taste, die auf Wunsch sagt, was der Trainer tun würde
settings-key-hint = Um einen Tipp bitten

## What to do

coach-do-pass = Passe
coach-do-take_upcard = Nimm { $card }
coach-do-take_discard = Nimm { $card }
coach-do-draw_stock = Zieh vom Talon
coach-do-discard = Wirf { $card } ab
coach-do-knock = Wirf { $card } ab und klopf
coach-do-gin = Wirf { $card } ab und mach Gin
coach-do-big_gin = Mach Big Gin
coach-do-lay_off = Leg { $card } an
coach-do-done = Leg nichts mehr an

## What was done

coach-did-pass = Gepasst
coach-did-take_upcard = { $card } genommen
coach-did-take_discard = { $card } genommen
coach-did-draw_stock = Vom Talon gezogen
coach-did-discard = { $card } abgeworfen
coach-did-knock = { $card } abgeworfen und geklopft
coach-did-gin = { $card } abgeworfen und Gin gemacht
coach-did-big_gin = Big Gin gemacht
coach-did-lay_off = { $card } angelegt
coach-did-done = Nichts mehr angelegt

## Why

coach-why-deadwood = Restpunkte: von { $before } auf { $after }
coach-why-outs = { $count ->
    [0] Keine ungesehene Karte verbessert die Hand
    [one] 1 ungesehene Karte verbessert die Hand
   *[other] { $count } ungesehene Karten verbessern die Hand
}
coach-why-gin_cards = { $count ->
    [0] Keine ungesehene Karte gibt Gin
    [one] 1 ungesehene Karte gibt Gin
   *[other] { $count } ungesehene Karten geben Gin
}
coach-why-wait_gin = { $count ->
    [one] Spiel weiter: 1 ungesehene Karte gibt Gin
   *[other] Spiel weiter: { $count } ungesehene Karten geben Gin
}
coach-why-danger = Der Gegner kann sie brauchen: { $percent }
coach-why-knock_wins = Das Klopfen gewinnt zu { $percent }, im Schnitt { $points } Punkte
coach-why-undercut_risk = Gefahr eines Undercuts: { $percent }
coach-why-completes = { $card } ergibt { $meld }
coach-why-stock_left = { $count ->
    [one] Du kannst noch 1-mal ziehen
   *[other] Du kannst noch { $count }-mal ziehen
}
coach-why-lays_off = Senkt deine Restpunkte um { $points }
coach-why-gives_less = Der Gegner kann { $points } Punkte weniger anlegen
coach-why-gin = Gin bringt mindestens { $points }
coach-why-last_chance = Sonst ist die Runde tot

## A deal looked at again

coach-review = Runde nachbesprechen
coach-review-title = Runde { $deal }, noch einmal betrachtet
coach-review-back = Zurück zum Ergebnis
coach-review-progress = Deine Entscheidungen werden durchgesehen: { $done } von { $total }
coach-review-waiting = Der Trainer nimmt die Karten noch einmal auf …
coach-review-failed = Der Trainer kam mit dieser Runde nicht weiter.
coach-review-again = Noch einmal versuchen
coach-review-count = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
}, { $good ->
    [0] keine davon ganz richtig.
    [one] eine davon richtig oder fast.
   *[other] { $good } davon richtig oder fast.
}
coach-review-all-good = { $count ->
    [one] Eine Entscheidung, und sie war richtig oder fast.
   *[other] { $count } Entscheidungen, alle richtig oder fast.
}
coach-review-cost = { $points ->
    [one] Die übrigen kosteten zusammen etwa { $points } Punkt.
   *[other] Die übrigen kosteten zusammen etwa { $points } Punkte.
}
coach-review-none = In dieser Runde hattest du nichts zu entscheiden.
coach-tabs = Was zu sehen ist
coach-tab-mine = Deine Wahl
coach-tab-theirs = Was { $name } wusste
coach-dearest = Was am meisten kostete
coach-decisions = Alle der Reihe nach

## A verdict

coach-verdict-best = Am besten
coach-verdict-fine = Gut
coach-verdict-inaccuracy = Nicht ganz
coach-verdict-mistake = Fehler
coach-verdict-blunder = Teuer

## One decision

coach-decision = Entscheidung { $number } von { $total }
coach-hand = Deine Karten damals
coach-pile = Oberste Ablage
coach-drew = eben gezogen
coach-took = eben genommen
coach-you = Du
coach-better = Besser
coach-right = Du, und der Trainer auch
coach-average = Punkte im Schnitt
coach-loss = { $points ->
    [one] Das kostete etwa { $points } Punkt, auf { $error } genau.
   *[other] Das kostete etwa { $points } Punkte, auf { $error } genau.
}
coach-loss-unsure = { $points ->
    [one] Das kostete etwa { $points } Punkt, auf { $error } genau: zu knapp für ein Urteil.
   *[other] Das kostete etwa { $points } Punkte, auf { $error } genau: zu knapp für ein Urteil.
}
coach-win-loss = Deine Aussicht auf den Sieg in der Partie: { $percent } weniger.
coach-why = Warum
coach-options = Die Möglichkeiten
coach-option = Möglichkeit
coach-option-points = Punkte
coach-option-yours = deine
coach-previous = Vorige
coach-next = Nächste
coach-try = Von hier spielen

## Luck and play

coach-luck = Glück und Spiel
coach-luck-start = Die Karten am Anfang
coach-luck-draws = Die gezogenen Karten
coach-luck-skill = Das Spiel auf beiden Seiten
coach-luck-points = Die Runde
coach-luck-note = In Punkten für dich, auf { $error } genau.

## What the opponent knew

coach-knew-about = Schritt für Schritt: was { $name } hielt und von deiner Hand wissen konnte.
coach-knew-step = Schritt { $number } von { $total }
coach-knew-hand = Was { $name } hielt
coach-knew-known = Von deiner Hand bekannt
coach-knew-nothing = Von deiner Hand war nichts bekannt
coach-knew-unseen = { $count ->
    [one] 1 Karte war nicht zu sehen
   *[other] { $count } Karten waren nicht zu sehen
}
coach-knew-none = { $name } hatte nichts zu entscheiden.

## Another try

coach-trial = Versuch aus Runde { $deal }. Das zählt nicht.
# The same where there is little room.
coach-trial-short = Versuch, zählt nicht
coach-trial-back = Zurück zur Partie
coach-trial-again = Noch einmal
coach-trial-over = Das war ein Versuch. Deine Partie steht, wie sie war.
error-trial-lost = Der Versuch konnte nicht weitergehen. Deine Partie ist, wie sie war.
