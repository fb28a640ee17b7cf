# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-pile = Sur la défausse : { $card }
access-tell-pile-count = { $count ->
    [one] C’est la seule carte de la défausse
   *[other] La défausse compte { $count } cartes
}
access-tell-pile-empty = La défausse est vide
access-tell-last-none = L’adversaire n’a pas encore joué
access-tell-laid-off = L’adversaire a ajouté { $cards }
access-tell-melds = { $count ->
    [0] Vous n’avez pas de combinaison
    [one] Vous avez une combinaison
   *[other] Vous avez { $count } combinaisons
}
access-tell-meld = { $kind ->
    [run] Suite
   *[set] Groupe
} : { $meld }
access-tell-deadwood = { $count ->
    [0] Aucun reste
   *[other] Reste { $deadwood } : { $cards }
}
access-tell-hand = Vous avez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
access-tell-hand-cards = { $cards }
access-tell-new = Nouvelle : { $card }
access-tell-stock = { $count ->
    [0] La pioche est vide
    [one] Il reste { $count } carte dans la pioche
   *[other] Il reste { $count } cartes dans la pioche
}
access-tell-score = Vous avez { $you }, l’adversaire a { $them }
access-tell-game = Partie { $game }{ $state ->
    [closed] , close
   *[open] {""}
} : vous { $you }, l’adversaire { $them }
access-tell-target = La partie se joue en { $target }
access-tell-one = On joue une seule donne

## The log: who did what

access-log-deal = { $who ->
    [you] Vous avez donné dix cartes à chacun
   *[them] L’adversaire a donné dix cartes à chacun
}
access-log-deal-eleven = { $who ->
    [you] Vous avez donné onze cartes à l’adversaire
   *[them] L’adversaire vous a donné onze cartes
}
access-log-began = { $who ->
    [you] Vous avez commencé et jeté { $threw }
   *[them] L’adversaire a commencé et jeté { $threw }
}
access-log-pass = { $who ->
    [you] Vous avez passé
   *[them] L’adversaire a passé
}
access-log-got-only = { $who ->
    [you] Vous avez pioché { $card }
   *[them] L’adversaire a pioché { $card }
}
access-log-got-threw = { $who ->
    [you] Vous avez pioché { $card } et jeté { $threw }
   *[them] L’adversaire a pioché { $card } et jeté { $threw }
}
access-log-got-knock = { $who ->
    [you] Vous avez pioché { $card }, jeté { $threw } et frappé
   *[them] L’adversaire a pioché { $card }, jeté { $threw } et frappé
}
access-log-got-gin = { $who ->
    [you] Vous avez pioché { $card }, jeté { $threw } et fait gin
   *[them] L’adversaire a pioché { $card }, jeté { $threw } et fait gin
}
access-log-got-big_gin = { $who ->
    [you] Vous avez pioché { $card } et fait grand gin
   *[them] L’adversaire a pioché { $card } et fait grand gin
}
access-log-drew-only = { $who ->
    [you] Vous avez pioché une carte
   *[them] L’adversaire a pioché une carte
}
access-log-drew-threw = { $who ->
    [you] Vous avez pioché et jeté { $threw }
   *[them] L’adversaire a pioché et jeté { $threw }
}
access-log-drew-knock = { $who ->
    [you] Vous avez pioché, jeté { $threw } et frappé
   *[them] L’adversaire a pioché, jeté { $threw } et frappé
}
access-log-drew-gin = { $who ->
    [you] Vous avez pioché, jeté { $threw } et fait gin
   *[them] L’adversaire a pioché, jeté { $threw } et fait gin
}
access-log-drew-big_gin = { $who ->
    [you] Vous avez pioché et fait grand gin
   *[them] L’adversaire a pioché et fait grand gin
}
access-log-took-only = { $who ->
    [you] Vous avez pris { $card }
   *[them] L’adversaire a pris { $card }
}
access-log-took-threw = { $who ->
    [you] Vous avez pris { $card } et jeté { $threw }
   *[them] L’adversaire a pris { $card } et jeté { $threw }
}
access-log-took-knock = { $who ->
    [you] Vous avez pris { $card }, jeté { $threw } et frappé
   *[them] L’adversaire a pris { $card }, jeté { $threw } et frappé
}
access-log-took-gin = { $who ->
    [you] Vous avez pris { $card }, jeté { $threw } et fait gin
   *[them] L’adversaire a pris { $card }, jeté { $threw } et fait gin
}
access-log-took-big_gin = { $who ->
    [you] Vous avez pris { $card } et fait grand gin
   *[them] L’adversaire a pris { $card } et fait grand gin
}
access-log-laid-off = { $who ->
    [you] Vous avez ajouté { $card }
   *[them] L’adversaire a ajouté { $card }
}
access-log-bare-began = { $who ->
    [you] Vous avez commencé et jeté une carte
   *[them] L’adversaire a commencé et jeté une carte
}
access-log-bare-drew = { $who ->
    [you] Vous avez pioché et jeté une carte
   *[them] L’adversaire a pioché et jeté une carte
}
access-log-bare-took = { $who ->
    [you] Vous avez pris la carte de la défausse et jeté une carte
   *[them] L’adversaire a pris la carte de la défausse et jeté une carte
}
access-log-more = Le plus récent d’abord

## The keys

access-keys-where = Elles agissent quand le focus est sur la table.
access-keys-off = Les touches d’une lettre sont désactivées.
access-keys-play = Pour jouer
access-keys-tell = Pour entendre où en est le jeu
access-keys-change = Changer les touches
access-fixed-arrows = ← → Origine Fin
access-fixed-arrows-does = Parcourir votre main
access-fixed-move = Alt avec ← →
access-fixed-move-does = Déplacer la carte
access-fixed-play = Entrée, Espace
access-fixed-play-does = Lever la carte ; encore une fois pour la jouer
access-fixed-escape = Échap
access-fixed-escape-does = Ne plus frapper, baisser la carte

## The table as text

access-text = Table en texte
access-text-more = De grands mots et des listes à la place des cartes
access-opponent = Adversaire : { $name }
access-hand = Main
access-lifted = levée
