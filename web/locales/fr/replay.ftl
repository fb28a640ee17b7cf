# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-title = Revivre la donne
replay-open = Revivre la donne
# A button in the list of matches.
replay-open-named = Revivre { $game } contre { $opponent }, { $day }
replay-opening = On ressort les cartes…
replay-loading = Le jeu se charge encore, puis la donne s’ouvrira.
replay-damaged = Ce lien est abîmé ou incomplet : il n’y a rien à revoir. Rien d’autre n’a changé.
replay-file = Ce fichier n’indique pas de lien vers sa donne : il ne peut pas s’ouvrir ici. Rien d’autre n’a changé.
replay-newer = Cette donne vient d’une version plus récente d’Undercut. Rechargez la page pour l’obtenir.
replay-lost = Le jeu n’a pas pu répondre. Essayez encore une fois.
replay-failed = Cette donne ne peut pas être revue. Rien d’autre n’a changé.
replay-leave = Quitter la donne revue
replay-deal = Donne { $deal } sur { $count }

## Steps

replay-controls = Étapes de la donne
replay-slider = Étape
replay-step = Étape { $at } sur { $of }
replay-told = { $text }
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-both = Les deux mains
replay-looking = à regarder seulement
replay-other-hand = { $name } tient { $cards }. { table-deadwood-name }

## What was done

replay-did-discard = { $who ->
    [you] Vous avez jeté { $card }
   *[them] L’adversaire a jeté { $card }
}
replay-did-knock = { $who ->
    [you] Vous avez jeté { $card } et frappé
   *[them] L’adversaire a jeté { $card } et frappé
}
replay-did-gin = { $who ->
    [you] Vous avez jeté { $card } et fait gin
   *[them] L’adversaire a jeté { $card } et fait gin
}
replay-did-big_gin = { $who ->
    [you] Vous avez fait grand gin
   *[them] L’adversaire a fait grand gin
}
replay-did-done = { $who ->
    [you] Vous n’avez rien ajouté de plus
   *[them] L’adversaire n’a rien ajouté de plus
}
replay-upcard = Retourne : { $card }

## The coach

# The verdict is one of the coach's: "Mistake".
replay-remark = { $verdict }
replay-remark-better = { $verdict }. Mieux : { $act }

## Passing it on

replay-more = Partager et plus
replay-which = Donne
# One deal in a list: "3: Knock. You score 24".
replay-deal-line = { $deal }: { $end }. { $won }
replay-share = Partager cette donne
replay-link = Lien
replay-copy-link = Copier le lien
replay-copy-match = Copier le lien du match entier
replay-copy-text = Copier en texte
replay-save = Enregistrer dans un fichier
replay-save-match = Enregistrer tout le match
replay-copied-link = Le lien est copié.
replay-copied-text = Le texte est copié.
replay-not-copied = Le navigateur n’a pas permis la copie.
replay-saved = Le fichier est enregistré.
replay-not-saved = Le fichier n’a pas pu être écrit.

## Playing the cards

replay-again = Jouez-la vous-même
replay-again-more = Les mêmes cartes, contre l’ordinateur. Cela ne compte pas, et votre match attend.
replay-play-cards = Jouer ces cartes
replay-rules = Jeu
replay-play-other = Même donne, ce jeu
replay-again-back = Retour à la donne revue
error-no_replay = Aucune donne n’est plus ouverte. Rouvrez-la.
