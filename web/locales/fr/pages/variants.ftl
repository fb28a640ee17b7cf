# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

variant-title = { $game } : qu’est-ce que c’est ?
variant-changes-heading = Ce qui change
variant-changes-caption = { $game } à côté du jeu de base
variant-history-heading = Histoire
variant-sources-heading = Sources
variant-all-heading = { $game } : toutes les règles
variant-others-heading = Autres jeux

## Straight Gin

describe-straight = Le gin rami sans frapper : seule une main combinée jusqu’à la dernière carte met fin à la donne.
what-straight-1 = Dans le jeu de base, vous pouvez frapper dès que votre reste est assez petit : vous étalez vos combinaisons, l’adversaire ajoute ce qui va, et le plus petit reste gagne la différence.
what-straight-2 = Dans { $game }, personne ne frappe. La seule façon de finir une donne est le gin : après la pioche, toutes les cartes sauf celle que vous jetez doivent être dans des groupes et des suites. Vous marquez le reste de l’adversaire et { $gin } points de plus. Comme personne ne frappe, on n’ajoute rien et il n’y a pas de contre.
what-straight-3 = Les donnes durent plus longtemps, et la pioche peut s’épuiser. Ses { $cards } dernières cartes ne se tirent jamais : si une carte jetée sans gin ne laisse que celles-là, la donne est nulle et personne ne marque. Quand on joue une seule donne, c’est une égalité ; dans une partie plus longue, le même donneur redonne.
history-straight-1 = Jouer jusqu’à ce que quelqu’un ait gin est une façon de jouer ancienne et bien connue. On l’appelle aussi Gin Only, et elle se joue alors d’ordinaire en { $target } points.
history-straight-2 = La règle de la fin de la pioche est publiée, elle aussi : avec deux cartes restantes et pas de gin, la donne est nulle et le même donneur redonne. Certains livres ajoutent que ces deux cartes ne se tirent pas. Quand personne ne frappe, bien plus de donnes vont jusque-là : c’est donc ici que la règle compte le plus.

## Oklahoma

describe-oklahoma = La première retourne fixe le reste avec lequel on peut frapper.
what-oklahoma-1 = Dans { $game }, la limite pour frapper change d’une donne à l’autre. C’est la première retourne qui la fixe : avec un 7 retourné, vous pouvez frapper avec 7 ou moins, avec un dix ou une figure avec 10 ou moins.
what-oklahoma-2 = L’as est la retourne la plus dure : personne ne peut frapper dans cette donne, et seul le gin y met fin. Tout le reste se joue comme dans le jeu de base, mais les { $cards } dernières cartes de la pioche ne se tirent jamais.
what-oklahoma-3 = Beaucoup de joueurs veulent qu’un pique en retourne double tout ce que rapporte la donne. Vous pouvez le choisir avant de distribuer. Une partie se joue d’ordinaire en { $target } points.
history-oklahoma-1 = Oklahoma est depuis longtemps un favori des joueurs de gin rami, et les livres de règles le citent à côté du jeu de base. Il n’a rien à voir avec le rami du même nom.
history-oklahoma-2 = Les livres ne s’accordent pas sur l’as : pour les uns il permet de frapper avec un point, pour les autres il exige le gin. Ici le gin est l’usage, et l’autre règle peut se choisir.

## Classic

describe-classic = L’ancien décompte : de plus petits bonus, un bonus de donne et un bonus de partie.
what-classic-1 = { $game } compte comme beaucoup de livres plus anciens : le gin rapporte { $gin } points en plus du reste de l’adversaire, un contre { $undercut }.
what-classic-2 = Chaque donne gagnée est aussi notée. Quand la partie est finie, chacune rapporte { $box } points de plus et le gagnant reçoit { $game_bonus } pour la partie. Si le perdant n’a gagné aucune donne, il est capot, et le bonus de partie compte double.
what-classic-3 = Ces bonus sont comptés à part. Qui atteint l’objectif en premier a tout de même gagné la partie.
history-classic-1 = Le gin rami s’est répandu aux États-Unis dans les années 1930 et 1940, et avec lui ces points : vingt pour le gin, dix pour un contre, cent pour la partie. Les joueurs les ont relevés plus tard, mais beaucoup de livres impriment encore les anciens.

## North American

describe-north_american = De plus gros bonus, le grand gin, et un capot qui double les donnes.
what-north_american-1 = { $game }, c’est le décompte généreux : { $gin } points pour le gin, { $undercut } pour un contre et { $big_gin } pour le grand gin, c’est-à-dire les onze cartes en combinaisons après la pioche. Avec le grand gin, on ne jette rien.
what-north_american-2 = Quand la partie est finie, chaque donne gagnée rapporte { $box } points de plus et la partie elle-même { $game_bonus }. Si le perdant n’a gagné aucune donne, les points des donnes du gagnant comptent double. On donne à tour de rôle.
history-north_american-1 = Dans les clubs et à la maison, on n’a cessé de relever les bonus, car un plus gros bonus fait que le gin vaut la peine d’attendre. Le grand gin est venu récompenser la main rare où même la onzième carte va.

## Tournament

describe-tournament = La dernière défausse peut encore finir la donne, et l’égalité n’apporte pas de bonus.
what-tournament-1 = { $game } règle deux points qui font débat. Quand il ne reste que les { $cards } dernières cartes de la pioche, la dernière défausse est encore offerte à l’adversaire, qui ne peut la prendre que pour finir la donne avec elle.
what-tournament-2 = Et un contre demande moins de reste que le joueur qui a frappé pour rapporter son bonus. À restes égaux, le joueur qui n’a pas frappé gagne la donne, mais aucun point.
history-tournament-1 = Les tournois ont leurs propres règles imprimées, et elles diffèrent d’un lieu à l’autre. Leur point commun est de ne rien laisser à discuter : qui peut encore agir quand la pioche s’épuise, et ce que vaut une égalité.

## EAAI 2021

describe-eaai = Les règles selon lesquelles des programmes se sont affrontés dans un défi de recherche.
what-eaai-1 = { $game } est le jeu d’un défi de recherche : { $gin } pour le gin, { $undercut } pour un contre, même à restes égaux, des parties en { $target }. On donne à tour de rôle, et les { $cards } dernières cartes de la pioche ne se tirent jamais.
what-eaai-2 = C’est un jeu simple et rapide, sans bonus de donne ni de partie, et celui à choisir si vous voulez vous comparer, vous ou votre propre programme, à des résultats publiés.
history-eaai-1 = Pour le symposium 2021 sur l’enseignement de l’intelligence artificielle (EAAI), Todd Neller et ses collègues ont proposé une tâche aux étudiants et à leurs enseignants : écrire un programme qui joue bien au gin rami. Les articles des équipes sur la façon de piocher, de jeter et de deviner l’autre main comptent parmi les rares études du jeu.

## Palace

describe-palace = Un petit bonus par donne gagnée, marqué tout de suite.
what-palace-1 = Dans { $game }, chaque donne que vous gagnez rapporte { $box } points de plus, marqués tout de suite et non à la fin de la partie seulement. Ils comptent pour l’objectif et ne sont jamais doublés.
what-palace-2 = Le gin rapporte { $gin } points, un contre { $undercut }. Il n’y a pas de bonus de partie, et les { $cards } dernières cartes de la pioche ne se tirent jamais.
history-palace-1 = Cette façon de compter vient de la salle de jeu en ligne Gin Rummy Palace. Marquer le bonus de donne tout de suite garde simple la somme sur la table : ce que vous voyez est ce qui compte.

## Round the corner

describe-round_the_corner = Les suites continuent après le roi, et un as de reste coûte cher.
what-round_the_corner-1 = Dans { $game }, l’as relie les deux bouts d’une couleur : A-2-3 est une suite, D-R-A en est une aussi, et R-A-2 également.
what-round_the_corner-2 = Cela donne bien plus de suites, et cela a son prix : un as de reste compte { $ace } points au lieu d’un. Garder les as parce qu’ils ne coûtent rien ou presque, une habitude du jeu de base, se paie ici.
history-round_the_corner-1 = Les suites qui tournent autour de l’as sont connues de beaucoup de jeux de la famille du rami. Pour le gin rami, les livres les citent comme variante, avec un as cher pour compenser les suites plus faciles.
