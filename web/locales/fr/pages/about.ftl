# About the game, and what happens to what you do here.

## About

about-title = À propos d’Undercut
about-describe = Ce qu’est Undercut, comment jouent ses adversaires, d’où viennent ses règles et ses cartes.
about-what-heading = Ce que c’est
about-what-1 = Undercut, c’est le gin rami pour une seule personne à la fois, contre un adversaire qui vit dans votre navigateur. Pas de compte, pas de publicité, rien à installer. Il parle les langues énumérées au bas de cette page.
about-what-2 = Le jeu de base et Straight Gin en sont le cœur. D’autres jeux les accompagnent, et vous pouvez changer chaque règle et garder ce que vous avez créé.
about-opponents-heading = Les adversaires
about-opponents-1 = Paisible, Solide, Lucide, Chevronné et Maître jouent selon les mêmes règles que vous et ne voient que ce que vous verriez à leur place : leur propre main, la défausse et ce qui a été fait. Ils ne regardent ni vos cartes ni la pioche.
about-source-heading = Des règles d’une seule source
about-source-1 = Un programme connaît les règles, joue la donne et compte les points. Les pages que vous lisez sont faites à partir des mêmes règles, nombre par nombre. Ce qui est écrit ici est donc ce qui se joue.
about-source-2 = Tout est open source : le moteur peut servir depuis Python, pour la recherche ou pour un jeu à vous.
about-cards-heading = Les cartes
about-cards-1 = Les figures ont été dessinées par Adrian Kennard et offertes au public. Les autres cartes ont été dessinées pour Undercut. Lettres et couleurs peuvent être celles de votre enfance.
about-access-heading = Pour tout le monde
about-access-1 = Tout peut se faire à la souris, au doigt, au clavier ou avec un lecteur d’écran, sur un petit téléphone, en grands caractères, sans mouvement et sans couleurs. La table peut aussi s’afficher en simple texte.

## Privacy

privacy-title = Confidentialité
privacy-describe = Undercut garde ce que vous faites sur votre propre appareil et n’envoie rien nulle part.
privacy-lede = Ce que vous faites ici reste sur votre appareil.
privacy-kept-heading = Ce qui est gardé
privacy-kept-1 = Votre match, vos matchs finis, vos réglages et vos propres règles se trouvent dans le stockage de votre navigateur, pour que vous puissiez continuer la prochaine fois. Il n’y a pas de cookies.
privacy-kept-2 = Le jeu lui-même y est aussi conservé, pour s’ouvrir tout de suite et sans réseau.
privacy-sent-heading = Ce qui est envoyé
privacy-sent-1 = Rien. La page va chercher ses propres fichiers là d’où elle vient, et nulle part ailleurs. Elle ne dit à personne ce que vous jouez, comment vous jouez, ni que vous jouez. La personne qui gère le serveur peut voir, comme pour toute page, que ses fichiers ont été demandés.
privacy-embedded-heading = Dans d’autres pages
privacy-embedded-1 = Quand Undercut s’affiche dans une autre page, il en va de même : cette page ne peut pas voir vos matchs. Ses propres règles de confidentialité ne regardent qu’elle.
privacy-delete-heading = Emporter et supprimer
privacy-delete-1 = Dans les réglages, vous pouvez tout enregistrer dans un fichier et l’ajouter ailleurs. Sous Matchs, vous pouvez supprimer ce qui a été joué. Effacer les données de ce site dans votre navigateur supprime le tout.
