# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-heading = Table de gin rami
table-heading-layoff = Ajouter aux combinaisons de l’adversaire
table-skip = Aller à votre main
table-comma = { ", " }
table-sentence = { $text }.

## Bar and menu

table-menu = Menu
table-menu-resume = Continuer à jouer
table-menu-rules = Règles de ce match
table-menu-home = Quitter la table
table-menu-home-more = Cette partie est gardée sur la page d’accueil

## The opponent's side

table-opponent-holds = { $count ->
    [one] L’adversaire a { $count } carte en main
   *[other] L’adversaire a { $count } cartes en main
}
table-name-knocked = { $name } a frappé avec { $deadwood }
table-name-gin = { $name } a fait gin
table-name-big-gin = { $name } a fait grand gin
table-before-count = Ajoutez ce qui va avant le décompte

## What somebody did in a turn: on the badge and in the log

table-did-deal = Dix cartes données à chacun
table-did-deal-eleven = { $to ->
    [you] Onze cartes données, pour vous
   *[them] Onze cartes données à l’adversaire
}
table-holds-eleven = Onze cartes en main, en jette une d’abord
table-did-began = Début, jeté { $threw }
table-did-pass = Passé
table-did-drew-only = Pioché une carte
table-did-drew-threw = Pioché, jeté { $threw }
table-did-drew-knock = Pioché, jeté { $threw }, frappé
table-did-drew-gin = Pioché, jeté { $threw }, gin
table-did-drew-big_gin = Pioché, grand gin
table-did-took-only = Pris { $card }
table-did-took-threw = Pris { $card }, jeté { $threw }
table-did-took-knock = Pris { $card }, jeté { $threw }, frappé
table-did-took-gin = Pris { $card }, jeté { $threw }, gin
table-did-took-big_gin = Pris { $card }, grand gin
table-did-laid-off = Ajouté { $card }

## The same about the opponent, as spoken

table-said-pass = L’adversaire a passé
table-said-began = L’adversaire a commencé avec onze cartes et jeté { $threw }
table-said-drew-only = L’adversaire a pioché une carte
table-said-drew-threw = L’adversaire a pioché et jeté { $threw }
table-said-drew-knock = L’adversaire a pioché, jeté { $threw } et frappé
table-said-drew-gin = L’adversaire a pioché, jeté { $threw } et fait gin
table-said-drew-big_gin = L’adversaire a pioché et fait grand gin
table-said-took-only = L’adversaire a pris { $card }
table-said-took-threw = L’adversaire a pris { $card } et jeté { $threw }
table-said-took-knock = L’adversaire a pris { $card }, jeté { $threw } et frappé
table-said-took-gin = L’adversaire a pris { $card }, jeté { $threw } et fait gin
table-said-took-big_gin = L’adversaire a pris { $card } et fait grand gin

## The same about the player, under "Opponent's turn"

table-you-pass = Vous avez passé
table-you-began = Vous avez jeté { $threw }
table-you-drew-only = Vous avez pioché une carte
table-you-drew-threw = Vous avez jeté { $threw }
table-you-drew-knock = Vous avez jeté { $threw } et frappé
table-you-drew-gin = Vous avez jeté { $threw } et fait gin
table-you-drew-big_gin = Vous avez fait grand gin
table-you-took-only = Vous avez pris { $card }
table-you-took-threw = Vous avez jeté { $threw }
table-you-took-knock = Vous avez jeté { $threw } et frappé
table-you-took-gin = Vous avez jeté { $threw } et fait gin
table-you-took-big_gin = Vous avez fait grand gin

## Piles

table-piles = Tas
table-pile-name = { $pile }, { $what }
table-stock = Pioche { $count }
table-stock-cap = Pioche
table-stock-dead = Pioche { $count }, { $left ->
    [0] plus rien à tirer avant une donne nulle
    [one] { $left } carte à tirer avant une donne nulle
   *[other] { $left } cartes à tirer avant une donne nulle
}
table-draws-left = { $count ->
    [one] { $count } carte à tirer
   *[other] { $count } cartes à tirer
}
table-draw-top = tirer la carte du dessus
table-pile = Défausse
table-pile-just = Jetée à l’instant
table-pile-upcard = Retourne
table-pile-top = { $pile }, { $card } dessus, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-pile-just-name = Défausse, carte jetée à l’instant
table-pile-upcard-name = Retourne
table-pile-empty = Défausse, vide
table-pile-take = la prendre
table-pile-throw = jeter ici { $card }

## What it takes to end the deal, beside the piles

table-limit = Frapper : { $limit } ou moins
table-limit-gin = Gin seul
table-limit-gin-deal = Gin seul cette fois
table-doubled = Pique : cette donne compte double
table-turned = Carte retournée, { $card }

## The status line

table-your-turn = À vous de jouer
table-their-turn = Tour de l’adversaire
table-upcard = Prendre { $card } ou passer ?
table-upcard-first = Vous choisissez en premier
table-upcard-second = L’adversaire a passé
table-draw = Piochez, ou prenez { $card }
table-draw-stock-only = Deux refus : tirez de la pioche
table-first = Jetez une de vos onze cartes
table-first-more = La première carte jetée de la donne : on ne pioche ni ne frappe encore
table-wait-first = L’adversaire a onze cartes et en jette une d’abord
table-last-two = Il reste deux cartes dans la pioche
table-last-knock = Prenez { $card } seulement pour frapper ou faire gin avec, ou laissez la donne nulle
table-last-gin = Prenez { $card } seulement pour faire gin avec, ou laissez la donne nulle
table-last-no-knock = { $card } ne permet pas de frapper : laissez cette carte, la donne est nulle
table-last-no-gin = { $card } ne permet pas de faire gin : laissez cette carte, la donne est nulle
table-wait-last = { $card } est la dernière défausse : on ne la prend que pour finir la donne
table-must-end = La dernière défausse est prise : ce tour finit la donne
table-reshuffled = La défausse a été mélangée en nouvelle pioche
table-discard = Levez la carte que vous voulez jeter
table-discard-or-knock = Jetez une carte, ou frappez
table-throw = Jeter { $card } ?
table-throw-how = Touchez-la encore, ou la défausse
table-taken = Vous venez de prendre { $card }
table-taken-more = Cette carte se jette au prochain tour, pas à celui-ci
table-gin = Gin !
table-big-gin = Grand gin !
table-big-gin-more = Les onze cartes se combinent : étalez-les, sans rien jeter
table-knock-ask = Frapper avec { $deadwood } ?
table-knock-which = Frapper : quelle carte jetez-vous ?
table-knock-which-more = Les cartes marquées laissent { $limit } ou moins
table-gin-instead = Jeter { $card } ferait gin
table-layoff = Ajoutez ce qui va
table-layoff-ask = Ajouter { $card } ?
table-layoff-no-fit = { $card } ne va nulle part
table-layoff-no-more = Plus rien ne va
table-layoff-none = Rien ne va
table-you-knocked = Vous avez frappé avec { $deadwood }
table-they-lay-off = L’adversaire ajoute ce qui va
table-they-laid-off = L’adversaire a ajouté { $card }
table-over = La donne est finie
table-over-knock = Un joueur a frappé
table-over-gin = Finie par un gin
table-over-big_gin = Finie par un grand gin
table-over-undercut = Finie par un contre
table-over-dead = Donne nulle : personne ne marque
table-over-drawn = Restes égaux : la donne n’est à personne
table-draws-before-dead = { $count ->
    [one] { $count } carte à tirer avant une donne nulle
   *[other] { $count } cartes à tirer avant une donne nulle
}
table-last-draw-gin = Dernière carte tirée : gin maintenant, ou la donne est nulle
table-last-draw-knock = Dernière carte tirée : frappez maintenant, ou la donne est nulle
table-last-draw-offered = Dernière carte tirée : l’adversaire peut encore finir la donne avec la carte que vous jetez
table-turns-before-dead = { $count ->
    [one] { $count } tour avant que la donne finisse sans score
   *[other] { $count } tours avant que la donne finisse sans score
}
table-booting = Chargement ; vous pouvez déjà choisir
table-queued = Chargement ; votre choix est retenu
table-boot-failed = Le jeu n’a pas pu être chargé
table-boot-failed-more = Votre partie est gardée sur cet appareil
table-frozen = Cette partie est ouverte dans un autre onglet
table-frozen-more = Un seul onglet peut la jouer

## Why something cannot be done now

table-why-upcard = prenez d’abord la retourne, ou passez
table-why-drawn = carte déjà tirée à ce tour
table-why-their-turn = tour de l’adversaire
table-why-over = la donne est finie
table-why-last-two = les deux dernières cartes ne se tirent jamais
table-why-first = jetez d’abord une de vos onze cartes
table-why-not-first = pas à la première carte jetée
table-why-no-knock-follows = ne permet pas de frapper
table-why-no-gin-follows = ne permet pas le gin
table-why-must-knock = ce tour finit la donne : choisissez une carte marquée, puis Frapper
table-why-must-gin = ce tour finit la donne : appuyez sur Gin
table-why-closed = deux refus, tirez de la pioche
table-why-lift = levez d’abord la carte que vous voulez jeter
table-why-lift-first = levez une carte
table-why-taken = pas la carte prise
table-why-armed = Frapper pour étaler, ou Annuler
table-why-draw-first = prenez d’abord une carte
table-why-on-your-turn = à votre tour
table-why-knock = reste { $deadwood }, limite { $limit }
table-why-left-over = reste { $deadwood }
table-why-leaves = Jeter { $card } laisse { $deadwood } ; pour frapper, il faut { $limit } ou moins
table-why-choose = choisissez une carte marquée

## Your side

table-your-side = Votre côté
table-hand = Votre main
table-becomes = devient
table-card-name = { $card }, { $facts }, { $n } sur { $total }
table-card-run = dans une suite
table-card-set = dans un groupe
table-card-deadwood = reste
table-card-new = nouvelle
table-new-dot = nouvelle
table-card-knocks = frappe avec { $deadwood }
table-card-gin = fait gin
table-gin-tag = Gin
table-card-too-much = laisse trop pour frapper
table-card-fits = va sur { $melds }
table-fits-tag = va

## Buttons

table-actions = Actions
table-act-sort = Trier
table-act-left = Vers la gauche
table-act-right = Vers la droite
table-act-ways = Étaler autrement
table-act-take = Prendre { $card }
table-act-pass = Passer
table-act-take-it = Prendre
table-act-leave = Laisser
table-act-discard = Jeter
table-act-knock = Frapper
table-act-knock-with = Frapper avec { $deadwood }
table-act-gin = Gin
table-act-big-gin = Grand gin
table-act-cancel-name = Annuler, ne plus frapper
table-act-done = Terminé
table-act-lay-off = Ajouter
table-act-lay-off-one = Ajouter { $card }
table-act-lay-off-all = { $count ->
    [2] Ajouter les deux
   *[other] Ajouter les { $count }
}
table-act-undo = Reprendre
table-act-result = Voir le résultat

## Melds in words

table-rank = { $rank ->
    [A] as
    [T] 10
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
}
table-ranks = { $rank ->
    [A] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [T] dix
    [J] valets
    [Q] dames
   *[K] rois
}
# The same after « brelan » or « carré », with the elision aces ask for.
table-of-ranks = { $rank ->
    [A] d’as
    [2] de deux
    [3] de trois
    [4] de quatre
    [5] de cinq
    [6] de six
    [7] de sept
    [8] de huit
    [9] de neuf
    [T] de dix
    [J] de valets
    [Q] de dames
   *[K] de rois
}
table-suit = { $suit ->
    [s] pique
    [h] cœur
    [d] carreau
   *[c] trèfle
}
table-run-name = Suite, { $from } à { $to } de { table-suit }
table-set-name = { $count ->
    [3] Brelan
   *[4] Carré
} { table-of-ranks }
table-the-run = la suite de { table-suit }
table-the-set = le groupe { table-of-ranks }
table-target = { $kind ->
    [run] Suite : { table-rank } y va
   *[set] Groupe : { table-rank } y va
}
# $cards: the ranks of a run, in a list. $rank, $suit: of the card that fits.
table-target-name = { $place ->
    [set] Groupe { table-of-ranks } : { table-rank } y va
    [before] Suite : { table-rank } y va, avant { $cards } de { table-suit }
   *[after] Suite : { table-rank } y va, après { $cards } de { table-suit }
}
table-meld-laid = { $kind ->
    [run] Suite
   *[set] Groupe
}, ajout : { $count }
table-their-melds = Combinaisons adverses
table-your-melds = Vos combinaisons
table-deadwood-name = Reste { $deadwood }
table-laid-off-by-you = { $card }, carte ajoutée par vous
table-laid-off-by-them = { $card }, carte ajoutée par l’adversaire

## Ways to lay down

table-ways = Autres façons d’étaler
table-ways-more = Ce que vous étalez décide de ce que l’adversaire peut ajouter.
table-ways-use = Choisir

## Order of the hand

table-sort-melds = Combinaisons
table-sort-melds-more = Les combinaisons d’abord, puis le reste du haut vers le bas
table-sort-suit = Couleur
table-sort-suit-more = Pique, cœur, carreau, trèfle, chacune à partir de l’as
table-sort-rank = Hauteur
table-sort-rank-more = De l’as jusqu’au roi
table-sort-manual = À ma façon
table-sort-manual-more = Levez une carte et déplacez-la vers la gauche ou la droite

## Score pad and log

table-pad = Score et journal
table-score = Score
table-to = En { $target }
table-cell-dead = Nulle
table-cell-drawn = Égalité
table-log = Cette donne

## Keys

table-keys = Touches
