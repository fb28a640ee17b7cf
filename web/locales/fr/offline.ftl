# Jouer sans réseau, et passer à une version plus récente.

offline-heading = Vous êtes hors ligne
offline-body = Tout fonctionne : le jeu est sur cet appareil.

update-heading = Nouvelle version prête
update-match-stays = Votre partie reprend où vous en étiez.
update-quick = Cela ne prend qu’un instant.
update-take = Mettre à jour
update-later = Plus tard
