# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-title = Règles du gin rami
full-describe = Comment jouer au gin rami : combinaisons, reste, frapper, ajouter, contre, gin et score, avec des exemples.
full-lede = Deux joueurs, un jeu de cartes, dix cartes chacun. Formez des groupes et des suites, et mettez fin à la donne quand il reste assez peu.

full-aim-heading = Le but
full-aim-1 = Rangez votre main en combinaisons et débarrassez-vous de ce qui ne va nulle part. Quand quelqu’un met fin à la donne, celui à qui il reste le moins marque la différence. Les points s’additionnent de donne en donne jusqu’à ce que quelqu’un atteigne l’objectif.

full-cards-heading = Les cartes
full-cards-1 = Le gin rami se joue avec 52 cartes, sans joker. L’as est bas : il vient avant le deux.
full-cards-2 = Un as compte { $ace }, les figures et les dix comptent 10, et toutes les autres cartes leur chiffre.

full-melds-heading = Les combinaisons
full-melds-1 = Il y a deux sortes de combinaisons. Un groupe, c’est trois ou quatre cartes de même hauteur : un brelan ou un carré. Une suite, c’est au moins trois cartes de même couleur qui se suivent.
full-melds-2 = Une carte n’appartient qu’à une seule combinaison. Quand elle pourrait aller dans deux, vous choisissez.
full-melds-figure-set = Un groupe : quatre cartes de même hauteur
full-melds-figure-run = Une suite : au moins trois cartes de même couleur qui se suivent
full-melds-figure-not = Pas une suite : l’as est bas, il ne vient donc pas après le roi

full-deadwood-heading = Le reste
full-deadwood-1 = Les cartes hors combinaison forment le reste. Leurs points additionnés font la valeur de votre main : moins il y en a, mieux c’est.

full-deal-heading = La distribution
full-deal-1 = Le donneur donne dix cartes à chacun. La suivante est retournée à côté de la pioche : c’est la retourne, la première carte de la défausse.
full-deal-2 = Le non-donneur choisit en premier : prendre la retourne ou passer. S’il passe, le donneur peut la prendre. Si les deux passent, le non-donneur tire de la pioche.
full-deal-3 = Le hasard désigne le premier donneur. Ensuite, qui a gagné la dernière donne donne la suivante.

full-turn-heading = Votre tour
full-turn-1 = Prenez une carte : soit celle du dessus de la pioche, que personne ne voit, soit celle du dessus de la défausse, que les deux ont vue. Puis jetez une carte, face visible, sur la défausse.
full-turn-2 = Une carte que vous avez prise à la défausse ne peut pas être jetée au même tour.

full-knock-heading = Frapper
full-knock-1 = Si, votre carte jetée, votre reste est de { $limit } ou moins, vous pouvez frapper au lieu de continuer : étalez vos combinaisons, montrez votre reste et jetez une carte. Rien ne vous y oblige jamais.
full-knock-2 = Vous choisissez comment étaler votre main. Souvent, il y a deux façons, et l’une laisse moins de place aux cartes de l’adversaire.

full-layoff-heading = Ajouter
full-layoff-1 = Quand un joueur a frappé, l’adversaire étale aussi ses combinaisons, puis peut ajouter des cartes à celles du joueur qui a frappé : la quatrième carte d’un groupe, ou la carte suivante à l’un des bouts d’une suite. Ce qui est ajouté ne compte plus.
full-layoff-2 = Une carte peut faire de la place à la suivante. Le joueur qui a frappé n’ajoute jamais rien, et personne n’ajoute rien au reste.
full-layoff-figure = En chaîne : une première carte va sur la suite, puis la suivante y va aussi

full-count-heading = Le décompte
full-count-1 = Chacun compte alors son reste. Si le joueur qui a frappé a moins, il marque la différence. Frapper et gagner ne donne pas de bonus.

full-undercut-heading = Le contre
full-undercut-1 = Si le reste de l’adversaire est alors égal ou inférieur à celui du joueur qui a frappé, c’est un contre : l’adversaire marque la différence et { $undercut } points de plus.
full-undercut-figure-knocker = Le joueur qui a frappé garde { $deadwood }
full-undercut-figure-other = L’adversaire garde { $deadwood } après ses ajouts
full-undercut-figure-result = Contre : { $points } points pour l’adversaire

full-gin-heading = Gin
full-gin-1 = Une main sans reste, c’est gin. Il rapporte le reste de l’adversaire et { $gin } points de plus. On n’ajoute rien contre le gin, et le gin gagne même si l’adversaire n’a pas de reste non plus.

full-stock-heading = Quand la pioche s’épuise
full-stock-1 = Quand un joueur veut piocher et que la pioche est épuisée, on mélange la défausse en une nouvelle pioche ; seule la carte du dessus reste.
full-stock-2 = Une donne encore ouverte au bout de { $turns } tours est nulle : personne ne marque, et le même donneur redonne. On n’en arrive presque jamais là.

full-game-heading = Donne, partie, objectif
full-game-1 = Vous pouvez jouer une seule donne, ou une partie en { $low } ou { $high } points ou jusqu’à tout autre objectif. Qui l’atteint en premier gagne. Un contre aussi peut gagner la partie.
full-game-2 = Certains jeux ajoutent un bonus par donne gagnée et pour la partie. Le jeu de base n’en a pas.

full-hollywood-heading = Hollywood
full-hollywood-1 = Hollywood, c’est trois parties à la fois. Votre première victoire ne compte que dans la partie 1, la deuxième dans les parties 1 et 2, et à partir de la troisième vos points comptent dans chaque partie encore ouverte.
full-hollywood-2 = Une partie se clôt quand quelqu’un y atteint l’objectif. Si une partie s’est close avant que vous y soyez, votre prochaine victoire entre dans la prochaine partie ouverte. Les points des trois parties ensemble décident du match.
full-hollywood-figure = Comment six victoires s’inscrivent dans les trois parties
full-hollywood-row = Victoire { $n } : { $points }
full-hollywood-total = Total

full-straight-heading = Sans frapper
full-straight-1 = Dans Straight Gin, personne ne frappe et seul le gin met fin à une donne. C’est l’autre jeu au cœur d’Undercut ; il a sa propre page, comme tous les autres jeux.
