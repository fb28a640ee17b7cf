# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Frappe
result-gin = Gin
result-big_gin = Grand gin
result-undercut = Contre
result-undercut-over = Le contre met fin à la partie
result-dead = Donne nulle
result-drawn = Donne à égalité
result-nobody = Personne ne marque
result-dead-two_cards_left = Il restait deux cartes dans la pioche : la donne finit sans score.
result-dead-turn_limit = Au bout de { $turns } tours, la donne finit sans score.
result-drawn-reason = Le reste est le même des deux côtés. Selon ces règles, la donne n’est alors à personne.
result-dead-again = Le même donneur redonne.
result-scores = { $who ->
    [you] Vous marquez
   *[them] { $name } marque
}

result-closes = { $kind ->
    [undercut] Le contre clôt
   *[other] La donne clôt
} { $count ->
    [one] la partie { $games }
   *[other] les parties { $games }
}

## Who won the match

match-won-target = { $who ->
    [you] Vous gagnez la partie
   *[them] { $name } gagne la partie
}
match-won-one = { $who ->
    [you] Vous gagnez la donne
   *[them] { $name } gagne la donne
}
match-won-hollywood = { $who ->
    [you] Vous gagnez le match
   *[them] { $name } gagne le match
}
match-drawn = Égalité
match-score = { $games ->
    [yes] { $high } parties à { $low }
   *[no] { $high } à { $low }
}

## Hands

hand-of = { $who ->
    [you] Votre main
   *[them] Main de { $name }
}
hand-knocked = { $who ->
    [you] Vous avez frappé avec { $deadwood }
   *[them] { $name } a frappé avec { $deadwood }
}
hand-gin = { $who ->
    [you] Vous avez fait gin
   *[them] { $name } a fait gin
}
hand-big-gin = { $who ->
    [you] Vous avez fait grand gin
   *[them] { $name } a fait grand gin
}
hand-player = { $who ->
    [you] Vous
   *[them] { $name }
}
hand-threw = carte jetée :
hand-threw-none = aucune carte jetée
hand-laid-off = { $count ->
    [one] une carte ajoutée, marquée
    [2] deux cartes ajoutées, marquées
    [3] trois cartes ajoutées, marquées
   *[other] { $count } cartes ajoutées, marquées
}
hand-nothing-laid-off = aucun ajout
hand-no-layoffs = aucun ajout contre le gin
hand-deadwood-label = Reste { $deadwood }
hand-hidden = { $who ->
    [you] Personne n’étale après une donne nulle : vos cartes restent votre secret.
   *[them] Personne n’étale après une donne nulle : la main de { $name } reste un secret.
}
hand-chain = { $who ->
    [you] Vous :
   *[them] { $name } :
}
card-laid-off-order = { $card }, carte ajoutée par { $who ->
    [you] vous
   *[them] { $name }
}, { $place } sur { $count }
card-laid-off = { $card }, carte ajoutée par { $who ->
    [you] vous
   *[them] { $name }
}

## The receipt

receipt-label = Score de la donne
receipt-heading = Donne { $deal }
receipt-heading-one = Le score
receipt-caption = { $points ->
    [one] D’où vient { $points } point
   *[other] D’où viennent les { $points } points
}
receipt-caption-open = D’où viennent les points
receipt-why = Ce que disent les règles :
receipt-why-counting = Ce que valent les cartes
receipt-why-layoffs = Ajouts
receipt-why-knock = Quand on a frappé
receipt-why-undercut = Contre
receipt-why-tie = Restes égaux
receipt-why-gin = Gin
receipt-why-big_gin = Grand gin
receipt-why-spades = Pique double
receipt-why-box = Bonus de donne
receipt-deadwood = { $who ->
    [you] Votre reste
   *[them] Reste de { $name }
}
receipt-laid-off = Ajouté
receipt-left = { $who ->
    [you] Il vous reste
   *[them] Il reste à { $name }
}
receipt-less = −{ $points }
receipt-difference = Différence
receipt-difference-rule = { $high } moins { $low }
receipt-undercut = Bonus de contre
receipt-undercut-rule = { $tie ->
    [yes] L’égalité compte pour qui n’a pas frappé
   *[no] Moins que qui a frappé
}
receipt-tie_no_bonus = Restes égaux
receipt-tie_no_bonus-rule = Pas de bonus selon ces règles, mais qui n’a pas frappé gagne la donne
receipt-tie_drawn = Restes égaux
receipt-tie_drawn-rule = La donne n’est à personne selon ces règles
receipt-gin_bonus = Bonus de gin
receipt-gin_bonus-rule = Aucun reste
receipt-big_gin_bonus = Bonus de grand gin
receipt-big_gin_bonus-rule = Les onze cartes combinées, aucune jetée
receipt-spade_double = La retourne à pique double
receipt-spade_double-rule = { $points } encore une fois
receipt-box_at_once = Bonus de donne immédiat
receipt-box_at_once-rule = Pour la donne gagnée
receipt-standing-target = Partie en { $target }
receipt-before = Avant
receipt-now = Après
receipt-boxes = Donnes gagnées : vous { $you }, { $name } { $them }
receipt-entered = +{ $points } pour cette donne

## Buttons

next-deal = Donne suivante
result-next = Suivant
result-all = Tout montrer
result-table = Revoir la table

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] Vous étalez { $melds }, reste { $deadwood }.
   *[them] { $name } étale { $melds }, reste { $deadwood }.
}
said-knocker-bare = { $who ->
    [you] Vous n’étalez aucune combinaison, reste { $deadwood }.
   *[them] { $name } n’étale aucune combinaison, reste { $deadwood }.
}
said-defender = { $who ->
    [you] Vous avez { $melds }, reste { $deadwood }.
   *[them] { $name } a { $melds }, reste { $deadwood }.
}
said-defender-bare = { $who ->
    [you] Vous n’avez aucune combinaison, reste { $deadwood }.
   *[them] { $name } n’a aucune combinaison, reste { $deadwood }.
}
said-laid-off = { $who ->
    [you] Vous avez ajouté { $cards }.
   *[them] { $name } a ajouté { $cards }.
}
said-line = { $name } : { $points }.
said-line-rule = { $name } : { $points }. { $rule }.
said-total = { $who ->
    [you] Vous marquez { $points }.
   *[them] { $name } marque { $points }.
}
said-nobody = Personne ne marque.
said-match = Vous avez maintenant { $you }, { $name } a { $them }.

## The same deal in every other game

prices-title = Valeur selon d’autres règles
prices-waiting = Un instant, on recompte les cartes…
prices-game = Jeu
prices-points = Points
prices-change = Différence
prices-scores = { $who ->
    [you] Vous { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] { $points } de mieux pour vous
    [less] { $points } de moins pour vous
   *[same] pareil
}
prices-played = comme joué
prices-problem-knock_not_allowed = Personne n’y frappe.
prices-problem-over_knock_limit = { $limit ->
    [0] Seul le gin y aurait mis fin.
   *[other] { $deadwood }, c’est trop pour y frapper : { $limit } au plus.
}
prices-problem-no_big_gin = Il n’y a pas de grand gin.
prices-problem-no_upcard = C’est la première retourne qui y décide, et cette donne n’en avait pas.
prices-problem-counts_otherwise = Les cartes s’y combinent ou s’y comptent autrement : tous deux auraient joué une autre main.
prices-problem-stock_over = La donne y aurait été nulle, avec { $left } cartes dans la pioche.
prices-problem-turns_over = La donne y aurait été nulle au bout de { $turns } tours.
