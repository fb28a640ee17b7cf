# The first page: a game that waits, and the choices for a new one.

home-title = Gin rami
home-heading = Undercut, gin rami

## A match that can be gone on with

resume-label = Partie enregistrée
resume-heading = { $over ->
    [yes] Votre partie est finie
   *[no] Votre partie vous attend
}
resume-where-target = { $turn ->
    [you] { $game }, donne { $deal }, à vous de jouer
    [opponent] { $game }, donne { $deal }, au tour de { $opponent }
    [over] { $game }, contre { $opponent }
   *[between] { $game }, donne { $deal } finie
}
resume-where-one = { $turn ->
    [you] { $game }, à vous de jouer
    [opponent] { $game }, au tour de { $opponent }
   *[over] { $game }, contre { $opponent }
}
resume-where-hollywood = { resume-where-target }
resume-button = { $over ->
    [yes] Voir le résultat
   *[no] Continuer
}

## For whoever has never played here

learn-question = Vous découvrez le gin rami ?
learn-start = Apprendre en trois minutes

## A new game

new-game = Nouvelle partie
preset-regular-note = Frappez avec { $limit } ou moins, ou visez le gin.
preset-straight-note = On ne frappe pas : seule gagne une main combinée jusqu’à la dernière carte. Aussi appelé Gin Only.
preset-oklahoma-note = La première retourne fixe la limite pour frapper.
preset-classic-note = { $gin } pour le gin, { $box } par donne gagnée et un bonus de partie.
preset-north_american-note = Grand gin, { $box } par donne gagnée, et un capot qui compte double.
preset-tournament-note = La dernière défausse peut encore finir la donne, et l’égalité n’a pas de bonus.
preset-eaai-note = Les règles d’un défi de recherche entre programmes : on donne à tour de rôle.
preset-palace-note = { $box } par donne gagnée, marqués tout de suite.
preset-round_the_corner-note = Les suites continuent après le roi, et un as de reste compte { $ace }.
quick-spade_double = Un pique en première retourne double la donne
more-games = { $count ->
    [one] { $count } autre jeu
   *[other] { $count } autres jeux
}

how-long = Durée
form-choice-one = Une donne
form-choice-target = En points
form-choice-hollywood = Hollywood
form-note-one = Une seule donne décide.
form-note-target = Donne après donne, jusqu’à ce que l’un de vous atteigne l’objectif.
form-note-hollywood = Trois parties à la fois, chacune jusqu’à l’objectif : vos victoires s’y répartissent.
target-choice = Objectif
target-other = Autre
target-other-label = Votre objectif, de { $low } à { $high }
target-wrong = Un nombre entier de { $low } à { $high }, s’il vous plaît.
opponent-choice = Adversaire
chosen-one = { $game }, une donne, contre { $opponent }
chosen-target = { $game } en { $target }, contre { $opponent }
chosen-hollywood = { $game }, Hollywood en { $target }, contre { $opponent }
chosen-open = { $game }, contre { $opponent }
deal-button = Distribuer les cartes
deal-waiting = Le jeu se prépare. Les cartes sont distribuées dès qu’il est prêt.

## Own rules among the games

own-heading = Vos propres règles
own-note = { $count ->
    [0] Comme { $preset }
    [one] { $preset } avec { $count } changement
   *[other] { $preset } avec { $count } changements
}
own-refused = Ces règles ne peuvent pas se jouer telles quelles.
own-make = Créer vos propres règles
own-change = Modifier
own-change-named = Modifier : { $name }
own-delete = Supprimer
own-delete-named = Supprimer : { $name }

## Before a match in progress is given up

leave-heading = Quitter le match en cours ?
leave-body-target = { $game } contre { $opponent } : { $you } à { $them }. Vous retrouverez ce match sous Matchs, pour le continuer quand vous voudrez.
leave-body-hollywood = { leave-body-target }
leave-body-one = Vous retrouverez votre donne contre { $opponent } sous Matchs, pour la continuer quand vous voudrez.
leave-keep = Garder mon match
leave-confirm = Nouvelle donne

# The head of every paper page.
nav-label = Plus
nav-lesson = Apprendre
nav-matches = Matchs
nav-statistics = Statistiques
nav-settings = Réglages

# The foot of every paper page.
foot-label = À propos du jeu
foot-rules = Règles de tous les jeux
foot-glossary = Les mots du jeu
foot-about = À propos d’Undercut
foot-privacy = Confidentialité
foot-language = Langue
