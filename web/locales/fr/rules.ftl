# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## The games on offer

preset-oklahoma = Oklahoma
preset-classic = Classique
preset-north_american = Nord-américain
preset-tournament = Tournoi
preset-eaai = EAAI 2021
preset-palace = Palace
preset-round_the_corner = As tournant

## What rules speak about

rule-topic-knocking = Frapper
rule-topic-ending = Fin de la donne
rule-topic-scoring = Score de la donne
rule-topic-layoffs = Ajouts et contre
rule-topic-stock = Fin de la pioche
rule-topic-options = Autres options
rule-topic-aces = Combinaisons et valeurs
rule-topic-dealing = Donne et tours
rule-topic-settlement = Parties et bonus

## Knocking

rule-knock_fixed = Frappez quand, votre carte jetée, votre reste est de { $limit } ou moins.
rule-knock_upcard = La première retourne fixe la limite : un 7 permet de frapper avec 7 ou moins, un dix ou une figure avec 10 ou moins.
rule-upcard_ace_gin_only = Avec un as en retourne, personne ne frappe dans cette donne : seul le gin y met fin.
rule-upcard_ace_one = Un as en retourne permet de frapper avec 1 ou rien.
rule-knock_lays_down = Pour frapper, étalez vos combinaisons et jetez une carte.
rule-gin_only = Personne ne frappe, si petit que soit le reste.
rule-gin_every_card = Après la pioche, toutes les cartes sauf celle que vous jetez doivent être dans des groupes et des suites.

## How a deal ends

rule-end_knock_or_gin = Quelqu’un frappe ou fait gin.
rule-end_gin = Quelqu’un fait gin, et rien d’autre n’y met fin avec un score.
rule-end_big_gin = Avec les onze cartes en combinaisons, vous pouvez annoncer grand gin et ne rien jeter.
rule-no_big_gin = Onze cartes en combinaisons comptent comme gin : jetez-en une.

## Score of the deal

rule-knock_difference = Quand quelqu’un a frappé, le plus petit reste gagne la différence.
rule-knock_no_bonus = Frapper et gagner ne donne pas de bonus.
rule-gin = Le gin rapporte le reste de l’adversaire et { $bonus } de plus.
rule-gin_no_bonus = Le gin rapporte le reste de l’adversaire, sans bonus.
rule-big_gin = Le grand gin rapporte le reste de l’adversaire et { $bonus } de plus.
rule-only_gin_scores = Il n’y a pas d’autre façon de marquer.
rule-spade_double = Un pique en première retourne double tout ce que rapporte la donne, bonus de la donne compris.

## Layoffs and undercut

rule-lay_off = Quand un joueur a frappé, l’adversaire ajoute ce qui va sur ses combinaisons.
rule-layoffs_chain = Une carte ajoutée peut faire de la place à la suivante.
rule-no_lay_off_on_gin = On n’ajoute rien contre le gin.
rule-undercut = Contre : si l’adversaire garde moins de reste que le joueur qui a frappé, il marque la différence et { $bonus } de plus.
rule-undercut_no_bonus = Contre : si l’adversaire garde moins de reste que le joueur qui a frappé, il marque la différence.
rule-tie_bonus = À restes égaux, c’est aussi un contre : l’adversaire marque { $bonus }.
rule-tie_no_bonus = À restes égaux, l’adversaire gagne la donne, mais aucun point.
rule-tie_drawn = À restes égaux, la donne n’est à personne : pas de points, et le même donneur redonne.
rule-no_layoffs = On n’ajoute rien.
rule-no_undercut = Il n’y a pas de contre.

## End of the stock

rule-reshuffle = Quand la pioche est épuisée, on mélange toute la défausse, sauf la carte du dessus, pour former une nouvelle pioche.
rule-last_cards = Les { $cards } dernières cartes de la pioche ne se tirent jamais.
rule-dead_at_two = Si, une carte jetée, il reste { $cards } cartes dans la pioche et que la donne n’est pas finie, elle est nulle : personne ne marque.
rule-last_discard = Quand il ne reste que { $cards } cartes, la dernière défausse peut encore être prise, mais seulement pour finir la donne avec elle. Sinon la donne est nulle : personne ne marque.
rule-turn_limit = Une donne encore ouverte au bout de { $turns } tours est nulle.
rule-dead_again = Après une donne nulle, le même donneur redonne.
rule-dead_draw = Quand on ne joue qu’une donne, une donne nulle est une égalité.

## Other options

rule-oklahoma_instead = Les règles Oklahoma peuvent être choisies à la place de celles-ci : la première retourne fixe alors la limite.
rule-oklahoma_on = Ce jeu se joue selon les règles Oklahoma.
rule-not_oklahoma = Cela remplace les règles Oklahoma : les deux décident quand vous pouvez frapper, et ne vont donc jamais ensemble.
rule-forms = Il se joue en une donne, en une partie de { $low } ou { $high } points ou avec tout autre objectif, ou avec les trois parties de Hollywood.

## Melds and card values

rule-melds = Un groupe, c’est trois ou quatre cartes de même hauteur ; une suite, au moins trois cartes de même couleur qui se suivent. Une carte n’appartient qu’à une seule combinaison.
rule-aces_low = L’as est bas : A-2-3 est une suite, D-R-A n’en est pas une.
rule-aces_high_or_low = L’as est bas ou haut : A-2-3 et D-R-A sont des suites, R-A-2 n’en est pas une.
rule-aces_around = Les suites tournent autour de l’as : D-R-A et R-A-2 sont aussi des suites.
rule-ace_counts = Un as compte { $points }.
rule-card_values = Les figures et les dix comptent 10, toutes les autres cartes leur chiffre.

## Dealing and turns

rule-deal_upcard = Dix cartes à chacun, et la suivante est retournée à côté de la pioche.
rule-upcard_offer = Le non-donneur peut la prendre ou passer, puis c’est au donneur. Si les deux passent, le non-donneur tire de la pioche.
rule-deal_eleven = Le non-donneur reçoit onze cartes, le donneur dix, et aucune n’est retournée.
rule-first_throw = Le non-donneur commence par jeter une carte, sans piocher ni frapper.
rule-draw_and_throw = Ensuite, prenez une carte et jetez une carte, tour après tour.
rule-taken_card_stays = Une carte prise à la défausse ne peut pas être jetée au même tour.
rule-winner_deals = Qui gagne une donne donne la suivante.
rule-loser_deals = Qui perd une donne donne la suivante.
rule-dealer_alternates = Chacun donne à son tour.

## Games and bonuses

rule-won_by_target = Qui atteint l’objectif en premier gagne la partie.
rule-won_by_settlement = Une partie s’arrête à l’objectif, et qui a le plus, bonus compris, la gagne.
rule-box = Chaque donne gagnée rapporte { $bonus } de plus quand la partie est finie.
rule-box_at_once = Chaque donne gagnée rapporte { $bonus } de plus tout de suite. Ces points comptent pour l’objectif et ne sont jamais doublés.
rule-game_bonus = Une partie gagnée rapporte { $bonus } de plus.
rule-shutout_game_bonus = Si le perdant n’a gagné aucune donne, le bonus de partie compte double.
rule-shutout_deals = Si le perdant n’a gagné aucune donne, les points des donnes du gagnant comptent double.
rule-shutout_net = Si le perdant n’a gagné aucune donne, tout ce qu’a le gagnant compte double.
rule-bonuses_not_in_one_deal = Quand on ne joue qu’une donne, ces bonus n’existent pas.
rule-no_bonuses = Il n’y a de bonus ni pour une donne ni pour une partie gagnée.
rule-hollywood = Hollywood : une donne gagnée compte dans chaque partie ouverte où vous avez déjà marqué, et dans la première où vous n’avez pas encore marqué.
rule-hollywood_points = Hollywood se gagne aux points des trois parties ensemble.
rule-hollywood_games = Hollywood se gagne au nombre de parties gagnées.

## What can be set

field-knock_mode = Quand on peut frapper
field-knock_mode-fixed = Jusqu’à une limite
field-knock_mode-upcard = Selon la retourne
field-knock_mode-gin_only = Jamais, gin seul
field-knock_limit = Limite pour frapper
field-upcard_ace = Avec un as en retourne
field-upcard_ace-gin_only = Gin seul
field-upcard_ace-one = Frapper avec 1
field-spade_double = Pique double
field-gin_bonus = Bonus de gin
field-big_gin_bonus = Bonus de grand gin
field-undercut_bonus = Bonus de contre
field-tied_undercut = À restes égaux
field-tied_undercut-bonus = Contre et bonus
field-tied_undercut-no_bonus = Contre, sans points
field-tied_undercut-drawn = À personne
field-stock_end = Quand la pioche s’épuise
field-stock_end-reshuffle = Mélanger la défausse
field-stock_end-dead_at_two = Nulle à deux cartes
field-stock_end-knock_only = Dernière défausse, puis nulle
field-max_turns = Tours avant une donne nulle
field-aces = L’as dans les suites
field-aces-low = Bas
field-aces-high_or_low = Bas ou haut
field-aces-around = Tournant
field-ace_deadwood = Un as compte
field-ace_deadwood-1 = 1
field-ace_deadwood-15 = 15
field-start = Premier tour
field-start-upcard = La retourne est offerte
field-start-eleven_cards = Onze cartes
field-next_dealer = Prochain donneur
field-next_dealer-winner = Le gagnant
field-next_dealer-loser = Le perdant
field-next_dealer-alternate = À tour de rôle
field-box_bonus = Bonus par donne gagnée
field-box_at_once = Le marquer tout de suite
field-game_bonus = Bonus de partie gagnée
field-shutout = Perdant sans donne
field-shutout-none = Sans effet
field-shutout-game_bonus = Bonus de partie double
field-shutout-deals = Donnes doubles
field-shutout-net = Tout double
field-game_won_by = La partie se gagne
field-game_won_by-first_to_target = Au premier à l’objectif
field-game_won_by-settlement = Au total avec bonus
field-hollywood_won_by = Hollywood se gagne
field-hollywood_won_by-points = Aux points
field-hollywood_won_by-games = Aux parties

## Why a setting means nothing as things are

idle-knock_limit-knock_mode = Sans effet ici : cela va avec « { field-knock_mode-fixed } ».
idle-upcard_ace-knock_mode = Sans effet ici : cela va avec « { field-knock_mode-upcard } ».
idle-spade_double-knock_mode = Sans effet ici : cela va avec « { field-knock_mode-upcard } ».
idle-undercut_bonus-knock_mode = Sans effet ici : si personne ne frappe, il n’y a pas de contre.
idle-tied_undercut-knock_mode = Sans effet ici : si personne ne frappe, il n’y a rien à comparer.
idle-undercut_bonus-knock_limit = Sans effet ici : avec une limite de 0, personne ne peut être contré.
idle-tied_undercut-knock_limit = Sans effet ici : avec une limite de 0, il n’y a rien à comparer.
idle-ace_deadwood-aces = Sans effet ici : un as bas compte toujours 1.
idle-box_at_once-box_bonus = Sans effet ici : il n’y a pas de bonus par donne gagnée.
idle-game_won_by-box_bonus = Sans effet ici : sans bonus par donne, le premier à l’objectif a toujours plus.
idle-game_won_by-box_at_once = Sans effet ici : le bonus étant marqué tout de suite, le premier à l’objectif a toujours plus.

## Why two settings do not go together

conflict-upcard_ace-knock_mode = « { field-upcard_ace-one } » sur un as ne va qu’avec la limite fixée par la retourne.
conflict-spade_double-knock_mode = Pique double ne va qu’avec la limite fixée par la retourne.
conflict-start-knock_mode = Quand on donne onze cartes, aucune n’est retournée : pas de retourne pour fixer la limite.
conflict-stock_end-knock_mode = La défausse n’est mélangée en nouvelle pioche que là où l’on frappe jusqu’à une limite fixe. Choisissez une autre fin de pioche.
conflict-ace_deadwood-aces = Un as ne compte 15 que là où il peut être haut.

## The table of differences

rules-differ = { $game } : ce qui change par rapport au jeu de base
rules-topic = Règle
rules-regular = Jeu de base
rules-nothing = Aucune règle de ce genre.
rules-no-difference = Ce sont les règles du jeu de base.
rules-differ-here = Ce qui change par rapport au jeu de base
rules-all = Toutes les règles

## The rules of the match that is on

match-rules-title = Règles
match-rules-heading = Règles de ce match
match-rules-waiting = Les règles s’affichent dès que le jeu est prêt.
match-rules-back = Retour à la table

## The editor of own rules

own-rules-title = Vos propres règles
own-rules-heading = Vos propres règles
own-rules-changing = Modifier « { $name } »
own-rules-lede = Partez d’un jeu et changez ce que vous voulez. Vous voyez tout de suite ce que cela donne, et ce qui ne va pas ensemble.
own-start = Partir de
own-start-about = Un autre jeu remet à neuf toutes les règles ci-dessous.
own-bounds = { $low } à { $high }
own-proposed = { $field } : { $value }
own-problems = { $count ->
    [one] Une chose ne va pas
   *[other] { $count } choses ne vont pas
}
own-differ = Par rapport au jeu de base
own-these = Vos règles
own-differ-none = Ce qui change s’affiche ici quand les règles vont ensemble.
own-differ-later = Ce qui change s’affiche ici dès que le jeu est prêt.
own-name = Nom
own-save = Enregistrer
own-drop = Abandonner ces règles
own-waits = Le jeu se prépare ; vos règles seront vérifiées ensuite.
own-cannot = Vos règles ne peuvent pas être vérifiées tant que le jeu ne démarre pas.
own-checking = Vérification…
own-wrong = { $count ->
    [one] Une chose est à corriger avant d’enregistrer.
   *[other] { $count } choses sont à corriger avant d’enregistrer.
}
own-fits = { $count ->
    [0] Rien n’est changé pour l’instant.
    [one] Une règle changée, et tout va ensemble.
   *[other] { $count } règles changées, et tout va ensemble.
}
own-nameless = Donnez d’abord un nom à vos règles.
own-full = Vous avez déjà { $max } jeux de règles à vous. Supprimez-en un d’abord.
own-replace-heading = Remplacer les règles de ce nom ?
own-replace-body = Vous avez déjà des règles nommées « { $name } ».
own-replace-keep = Les garder
own-replace-confirm = Remplacer
