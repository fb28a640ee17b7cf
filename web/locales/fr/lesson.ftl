# The lesson: one prepared deal on the real table, with a guide beside it.

lesson-title = Apprendre à jouer

## Before the cards are there

lesson-about = Une donne de gin rami contre l’adversaire Paisible, avec un guide à vos côtés. Il faut environ trois minutes, et vous pouvez partir à tout moment.
lesson-own-waits = Votre propre match vous attend, tel quel.
lesson-loading = Les cartes sont distribuées dès que le jeu est prêt.
lesson-failed = Le jeu n’a pas pu être chargé.

## The guide

lesson-region = Leçon
lesson-step = { $part } sur { $of }
lesson-step-name = Étape { $part } sur { $of }
lesson-continue = Continuer
lesson-leave = Quitter la leçon
lesson-from-start = Recommencer la leçon

lesson-melds-heading = Combinaisons
lesson-deadwood-heading = Le reste
lesson-first-heading = Prendre une carte
lesson-throw-heading = Jeter une carte
lesson-turns-heading = Tour après tour
lesson-knock-heading = C’est le moment de frapper
lesson-gin-heading = Gin
lesson-layoff-heading = Ajouter
lesson-wait-heading = Tour de l’adversaire
lesson-end-heading = Le décompte

## What melds are

lesson-melds-none = Des cartes qui vont ensemble font une combinaison : trois ou quatre de même hauteur, un groupe, ou au moins trois de même couleur qui se suivent, une suite.
lesson-run = { $cards } font une suite, une combinaison : au moins trois cartes de même couleur qui se suivent.
lesson-set = { $cards } font un groupe, une combinaison : trois ou quatre cartes de même hauteur.
lesson-set-too = L’autre sorte est le groupe : trois ou quatre cartes de même hauteur.
lesson-run-too = L’autre sorte est la suite : au moins trois cartes de même couleur qui se suivent.
lesson-near-set = À { $cards }, il ne manque qu’une carte pour faire un groupe.
lesson-near-run = À { $cards }, il ne manque qu’une carte pour faire une suite.

## Deadwood

lesson-deadwood = Les cartes hors combinaison forment votre reste. Les figures comptent 10, un as 1, les autres leur chiffre.
lesson-aim = Votre reste est de { $deadwood }. Descendez à { $limit } ou moins, et vous pouvez frapper, ce qui met fin à la donne.

## The upcard, and drawing

lesson-upcard-first = La retourne est visible, et vous choisissez en premier : la prendre ou passer.
lesson-upcard-second = L’adversaire n’a pas voulu de la retourne. Elle est à vous si vous voulez.
lesson-pass-first = { $card } ne vous aiderait guère : passez. L’adversaire peut alors prendre la retourne.
lesson-pass-second = { $card } ne vous aiderait guère : passez. L’adversaire tire alors de la pioche.
lesson-take = { $card } entre dans une combinaison : prenez cette carte.
lesson-take-knock = Prenez { $card } : vous pouvez ainsi descendre à { $deadwood }.
lesson-draw-first = Chaque tour commence par une carte : celle du dessus de la défausse, que vous voyez, ou celle du dessus de la pioche, que personne ne voit.
lesson-draw-closed = Vous avez passé tous les deux : cette fois, elle vient de la pioche.
lesson-draw-stock = { $card } ne vous aiderait guère : tirez de la pioche.
lesson-draw-ready = Vous n’avez plus que { $deadwood } : tirez de la pioche, et vous pourrez frapper.
lesson-tip-seen = L’adversaire voit ce que vous prenez à la défausse, mais pas ce que vous piochez.
lesson-tip-low = Si l’adversaire frappe en premier, votre reste compte : mieux vaut garder des petites cartes.
lesson-known = L’adversaire a pris { $cards } : on voit ainsi ce qui se collectionne en face.

## Throwing

lesson-got = { $card } vous donne { $melds }.
lesson-throw-why = À la fin de chaque tour, on jette une carte, et ce sont les hautes cartes isolées qui coûtent le plus.
lesson-throw-best = Jetez { $card } : il vous reste { $deadwood }, et rien ne laisse moins.
lesson-throw-now = { $card } vous laisse { $deadwood }, et rien ne laisse moins. Touchez encore la carte, ou appuyez sur { table-act-discard }.
lesson-throw-worse = { $lifted } vous laisserait { $now }. Jetez plutôt { $card }, qui laisse { $deadwood }.
lesson-throw-taken = Vous venez de prendre { $card } : cette carte doit rester pour ce tour.

## Ending the deal

lesson-knock = Jetez { $card } et il ne reste que { $deadwood } : vous pouvez frapper, étaler vos combinaisons et finir la donne.
lesson-knock-or = Ou continuez jusqu’au gin, sans aucun reste : { $bonus } points de plus.
lesson-armed = Le nombre sur chaque carte marquée est le reste que vous gardez si vous la jetez.
lesson-confirm = En jetant { $card }, vous frappez avec { $deadwood }.
lesson-gin = Jetez { $card }, et chaque carte que vous gardez est dans une combinaison.
lesson-gin-bonus = C’est gin : { $bonus } points de plus, et aucun ajout possible.
lesson-layoff = L’adversaire a frappé avec { $deadwood }. Vos cartes qui vont sur ces combinaisons peuvent y être ajoutées : alors elles ne comptent plus.
lesson-layoff-best = Ajoutez { $cards } : il vous reste { $deadwood }.
lesson-layoff-none = Aucun ajout ne rendrait votre main plus légère : on peut compter.
lesson-layoff-undercut = Pas plus que ce que l’adversaire a gardé, c’est un contre : vous gagnez.
lesson-watch = Vous avez frappé avec { $deadwood }. L’adversaire peut maintenant ajouter des cartes à vos combinaisons : alors elles ne comptent plus.
lesson-wait = L’adversaire prend une carte et en jette une, tout comme vous. Regardez ce qui est pris.
lesson-wait-upcard = L’adversaire peut maintenant prendre la retourne, ou passer aussi.
lesson-play-on = À vous de choisir.

## How it ended

lesson-end-laid = { $who ->
    [you] L’adversaire a ajouté { $cards } à vos combinaisons : ce qui est ajouté ne compte pas.
   *[them] Vous avez ajouté { $cards } aux combinaisons de l’adversaire : ce qui est ajouté ne compte pas.
}
lesson-end-knock = { $who ->
    [you] Vous avez frappé avec { $knocker }, il restait { $other } à l’adversaire : la différence, { points }, est à vous.
   *[them] L’adversaire a frappé avec { $knocker }, il vous restait { $other } : la différence, { points }, va à l’adversaire.
}
lesson-end-undercut-what = { $who ->
    [you] Avec { $deadwood } ou moins, l’adversaire vous aurait contré et aurait gagné.
   *[them] Avec { $deadwood } ou moins, vous auriez contré l’adversaire et gagné.
}
lesson-end-undercut = { $who ->
    [you] Vous avez frappé avec { $knocker }, mais il ne restait que { $other } à l’adversaire : un contre. Il lui rapporte la différence et { $bonus } de plus.
   *[them] L’adversaire a frappé avec { $knocker }, mais il ne vous restait que { $other } : un contre. Il vous rapporte la différence et { $bonus } de plus.
}
lesson-end-gin = { $who ->
    [you] Vous avez fait gin : les { $other } de reste de l’adversaire et { $bonus } de plus sont à vous.
   *[them] L’adversaire a fait gin et marque vos { $other } de reste et { $bonus } de plus.
}
lesson-end-other = La donne vaut { points }.
lesson-end-dead = Personne n’a fini la donne à temps : elle n’a pas de score. C’est rare.
lesson-end-next = Une partie entière, ce sont beaucoup de donnes comme celle-ci, jusqu’à ce que l’un de vous atteigne l’objectif.

## After it

lesson-whole = Jouer une partie entière
lesson-back = Retour à mon match
lesson-again = Encore une fois
lesson-leave-short = Quitter
