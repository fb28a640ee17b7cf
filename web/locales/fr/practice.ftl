# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-title = Entraînement
nav-practice = S’entraîner
practice-link-note = Des décisions de vraies donnes, une à la fois

## What to practise

practice-choose = Que travailler
practice-about-new = Des décisions de vraies donnes, une à la fois, et ce que vaut chaque réponse. Revoyez une donne que vous avez jouée, et vos propres erreurs viendront ici aussi.
practice-about-none = Aucune de vos erreurs n’attend ici. Les donnes que joue le programme en offrent d’autres.
practice-about = { $count ->
    [one] { $count } erreur à vous est gardée ici.
   *[other] { $count } erreurs à vous sont gardées ici.
}
practice-goal = Juste deux jours différents, et elle est acquise.
practice-learned-count = { $count ->
    [one] Acquises jusqu’ici : { $count }.
   *[other] Acquises jusqu’ici : { $count }.
}
practice-mixed = Un peu de tout
practice-mixed-note = Ce qui est à revoir, puis un genre après l’autre
practice-knock = Frapper ou attendre
practice-knock-note = Finir la donne, ou continuer
practice-throw = Quoi jeter
practice-throw-note = La carte dont vous pouvez vous passer, et celle qui sert l’adversaire
practice-draw = Prendre ou tirer
practice-draw-note = La carte visible, ou la pioche
practice-layoff = Quoi ajouter
practice-layoff-note = Quand l’adversaire a frappé
practice-due = { $count ->
    [one] { $count } de vos erreurs est à revoir
   *[other] { $count } de vos erreurs sont à revoir
}
practice-yours = Travailler vos erreurs
practice-how = Une réponse est jugée sur ce qu’on voit de cette place, jamais sur les cartes cachées. Ce qui était faux est aussitôt à revoir ; ce qui était juste revient un autre jour.
practice-progress = Vos progrès
practice-back = Retour
practice-seeking = À la recherche d’une décision qui en vaut la peine …
practice-loading = Cela commence dès que le jeu est prêt.
practice-engine-failed = Le jeu n’a pas pu être chargé.
practice-not-found = Aucune décision de ce genre ne s’est présentée. Réessayez, ou travaillez autre chose.

## The question

practice-ask-knock = Frapper ou attendre ?
practice-ask-throw = Que jetez-vous ?
practice-ask-draw = Prendre ou tirer ?
practice-ask-layoff = Qu’ajoutez-vous ?
practice-own = De votre propre jeu : { $day }, contre { $opponent }.
practice-dealt = D’une donne jouée par le programme : vous n’avez pas encore fait une telle erreur.
practice-dealt-later = D’une donne jouée par le programme : rien de vous n’est à revoir maintenant.
practice-told = { $text }
practice-grading = On pèse la réponse …
practice-leave = Quitter l’entraînement
practice-next = Suivante

## The answer

practice-right = Juste
practice-wrong = Pas le mieux
practice-right-best = Rien ne vaut plus.
practice-right-near = Aussi bon que le mieux : { $points } points d’écart.
practice-wrong-loss = Cela coûte environ { $points } points en moyenne.
practice-again = Elle reviendra un autre jour.
practice-learned = Juste deux jours : acquise.
practice-score = { $streak ->
    [0] { $right } sur { $answered } justes
    [1] { $right } sur { $answered } justes
   *[other] { $right } sur { $answered } justes, { $streak } de suite
}

## Progress

progress-title = Points perdus par décision
progress-empty = Aucune donne n’a encore été revue. Revoyez-en une quand elle est finie, et cette page montrera comment vos décisions s’améliorent.
progress-kind = Décisions
progress-all = Toutes
progress-few = { $count ->
    [0] Aucune donne revue ne contient encore une telle décision.
    [one] { $count } donne revue jusqu’ici : à la deuxième, il y aura une courbe.
   *[other] { $count } donnes revues jusqu’ici.
}
progress-curve = Moyenne des { $count } dernières donnes revues
progress-gist = { $kind } : sur vos { $deals } dernières donnes revues, vous avez perdu { $now } points par décision. Sur les { $shown } donnes montrées, la moyenne va de { $low } au plus bas à { $high } au plus haut.
progress-deal = Donne { $deal }
progress-after = Après la donne
progress-series = Points perdus
progress-figures = { $decisions ->
    [one] { $decisions } décision, { $lost } points perdus en tout
   *[other] { $decisions } décisions, { $lost } points perdus en tout
}
progress-practise = S’entraîner
