# The page that checks whether the deals of a game were fair.

check-title = Les donnes étaient-elles honnêtes ?
check-describe = Vérifiez que les cartes d’une partie d’Undercut étaient fixées avant son début.
check-lede = Après une partie, sa preuve se vérifie ici : chaque donne est redistribuée à partir du secret et comparée carte par carte, sur votre propre appareil.
check-noscript = La vérification demande JavaScript. La méthode est expliquée plus bas.
check-link = Donnes honnêtes
check-how = Ce qui est vérifié
check-how-1 = Avant la première carte, le jeu montre l’empreinte d’un secret (SHA-256). La vérification refait l’empreinte : le secret n’a pas été échangé.
check-how-2 = Du secret et de vos mots découle chaque paquet, selon une méthode publiée. La vérification redistribue chaque paquet, et chaque pioche remélangée.
check-how-3 = Elle est faite deux fois : par quelques lignes de cette page, et par le moteur du jeu, écrit dans un autre langage. Rien de ce que vous vérifiez ici n’est envoyé où que ce soit.
check-how-4 = Cela montre que ni le moteur ni l’adversaire n’ont pu choisir des cartes après avoir vu vos mots ou votre jeu. Cela ne montre pas que le secret a été bien tiré : c’est votre propre appareil qui le fait.
