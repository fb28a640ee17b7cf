# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

## The hint

coach-hint = Conseil
coach-hint-waiting = Un instant…
coach-hint-none = Pas de conseil pour l’instant
# Stands on the card or the pile that the hint speaks of.
coach-mark = Conseil
# Goes on after a card's name: "6 of diamonds, deadwood, the hint".
coach-advised = le conseil
settings-hints = Conseils
settings-hints-note = Un bouton qui dit, à la demande, ce que ferait l’entraîneur
settings-key-hint = Demander un conseil

## What to do

coach-do-pass = Passez
coach-do-take_upcard = Prenez { $card }
coach-do-take_discard = Prenez { $card }
coach-do-draw_stock = Tirez de la pioche
coach-do-discard = Jetez { $card }
coach-do-knock = Jetez { $card } et frappez
coach-do-gin = Jetez { $card } et faites gin
coach-do-big_gin = Faites grand gin
coach-do-lay_off = Ajoutez { $card }
coach-do-done = N’ajoutez plus rien

## What was done

coach-did-pass = Passé
coach-did-take_upcard = Pris { $card }
coach-did-take_discard = Pris { $card }
coach-did-draw_stock = Tiré de la pioche
coach-did-discard = Jeté { $card }
coach-did-knock = Jeté { $card }, frappé
coach-did-gin = Jeté { $card }, fait gin
coach-did-big_gin = Fait grand gin
coach-did-lay_off = Ajouté { $card }
coach-did-done = Rien ajouté de plus

## Why

coach-why-deadwood = Le reste passe de { $before } à { $after }
coach-why-outs = { $count ->
    [0] Aucune carte cachée n’améliore la main
    [one] { $count } carte cachée améliore la main
   *[other] { $count } cartes cachées améliorent la main
}
coach-why-gin_cards = { $count ->
    [0] Aucune carte cachée ne donne gin
    [one] { $count } carte cachée donne gin
   *[other] { $count } cartes cachées donnent gin
}
coach-why-wait_gin = { $count ->
    [one] Continuez : { $count } carte cachée donne gin
   *[other] Continuez : { $count } cartes cachées donnent gin
}
coach-why-danger = Utile à l’adversaire : { $percent } des cas
coach-why-knock_wins = La frappe gagne { $percent } du temps, { $points } points en moyenne
coach-why-undercut_risk = Risque de contre : { $percent }
coach-why-completes = { $card } donne { $meld }
coach-why-stock_left = { $count ->
    [one] Il vous reste { $count } pioche
   *[other] Il vous reste { $count } pioches
}
coach-why-lays_off = Votre reste baisse de { $points }
coach-why-gives_less = L’adversaire ajoute { $points } points de moins
coach-why-gin = Le gin rapporte au moins { $points }
coach-why-last_chance = Sinon la donne est nulle

## A deal looked at again

coach-review = Revoir la donne
coach-review-title = Donne { $deal }, revue ensemble
coach-review-back = Retour au résultat
coach-review-progress = Vos choix sont revus : { $done } sur { $total }
coach-review-waiting = L’entraîneur reprend les cartes…
coach-review-failed = L’entraîneur n’a pas pu continuer avec cette donne.
coach-review-again = Réessayer
coach-review-count = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}, { $good ->
    [0] aucun tout à fait bon.
    [one] dont { $good } bon ou presque.
   *[other] dont { $good } bons ou presque.
}
coach-review-all-good = { $count ->
    [one] { $count } choix, bon ou presque.
   *[other] { $count } choix, tous bons ou presque.
}
coach-review-cost = { $points ->
    [one] Les autres ont coûté en tout environ { $points } point.
   *[other] Les autres ont coûté en tout environ { $points } points.
}
coach-review-none = Vous n’aviez rien à décider dans cette donne.
coach-tabs = Que regarder
coach-tab-mine = Vos choix
coach-tab-theirs = Ce que savait { $name }
coach-dearest = Ce qui a coûté le plus
coach-decisions = Tous, dans l’ordre

## A verdict

coach-verdict-best = Le mieux
coach-verdict-fine = Bien
coach-verdict-inaccuracy = Presque
coach-verdict-mistake = Erreur
coach-verdict-blunder = Coûteux

## One decision

coach-decision = Choix { $number } sur { $total }
coach-hand = Votre main alors
coach-pile = Dessus de la défausse
coach-drew = tout juste piochée
coach-took = tout juste prise
coach-you = Vous
coach-better = Mieux
coach-right = Vous, et l’entraîneur aussi
coach-average = points en moyenne
coach-loss = { $points ->
    [one] Cela a coûté environ { $points } point, à { $error } près.
   *[other] Cela a coûté environ { $points } points, à { $error } près.
}
coach-loss-unsure = { $points ->
    [one] Cela a coûté environ { $points } point, à { $error } près : trop serré pour juger.
   *[other] Cela a coûté environ { $points } points, à { $error } près : trop serré pour juger.
}
coach-win-loss = Vos chances de gagner le match : { $percent } de moins.
coach-why = Pourquoi
coach-options = Les possibilités
coach-option = Possibilité
coach-option-points = Points
coach-option-yours = la vôtre
coach-previous = Précédent
coach-next = Suivant
coach-try = Jouer d’ici

## Luck and play

coach-luck = La chance et le jeu
coach-luck-start = Les cartes du début
coach-luck-draws = Les cartes piochées
coach-luck-skill = Le jeu des deux côtés
coach-luck-points = La donne
coach-luck-note = En points pour vous, à { $error } près.

## What the opponent knew

coach-knew-about = Pas à pas : la main de { $name }, et ce qu’on pouvait savoir de la vôtre.
coach-knew-step = Étape { $number } sur { $total }
coach-knew-hand = La main de { $name }
coach-knew-known = Connu de votre main
coach-knew-nothing = Rien n’était connu de votre main
coach-knew-unseen = { $count ->
    [one] { $count } carte restait cachée
   *[other] { $count } cartes restaient cachées
}
coach-knew-none = { $name } n’avait rien à décider.

## Another try

coach-trial = Nouvel essai de la donne { $deal }. Cela ne compte pas.
# The same where there is little room.
coach-trial-short = Essai : ne compte pas
coach-trial-back = Retour au match
coach-trial-again = Encore une fois
coach-trial-over = C’était un essai. Votre match est tel quel.
error-trial-lost = L’essai n’a pas pu continuer. Votre match est tel quel.
