# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full = Ouvrir le jeu complet
embed-full-more = Dans son propre onglet, avec ce match
embed-again = Rejouer
embed-unsaved = Rien n’est gardé ici

## Where the page round it lets no tab be opened

embed-address-more = Cette page ne laisse pas le jeu ouvrir d’onglet. Copiez l’adresse et ouvrez-la vous-même : le match y continue.
embed-address = Adresse du match
embed-open = Ouvrir dans un nouvel onglet
embed-copy = Copier l’adresse
embed-copied = Copié
embed-copy-failed = La copie n’est pas permise ici. L’adresse est sélectionnée : copiez-la vous-même.

## A match that came with a link

arrived-heading = Ouvrir le match du lien ?
arrived-open = Ouvrir celui-ci
error-arrived-damaged = Le match de ce lien est abîmé et n’a pas été ouvert. Rien n’a changé ici.
error-arrived-newer = Le match de ce lien vient d’une version plus récente d’Undercut. Rechargez la page pour avoir cette version, puis ouvrez le lien de nouveau.
error-arrived-refused = Le match de ce lien n’est pas cohérent et n’a pas été ouvert. Rien n’a changé ici.
