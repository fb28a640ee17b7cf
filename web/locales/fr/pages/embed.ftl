poster-size = Environ { $mb } Mo, une seule fois

builder-link = Sur votre page
builder-title = Le gin rami sur votre page
builder-describe = Montrez Undercut sur votre propre site : choisissez le jeu et son aspect, puis copiez quelques lignes.
builder-lede = Choisissez le jeu et son aspect, puis copiez les lignes dans votre page. Vos lecteurs jouent sur place, sans compte et sans publicité.

builder-choose = Votre choix
builder-game = Jeu
builder-any-language = Comme la page ou le navigateur
builder-usual-target = L’objectif habituel
builder-colours = Couleurs
builder-two-colours = Deux couleurs
builder-way = Comment l’insérer
builder-way-element = En élément : la hauteur suit le jeu
builder-way-frame = En cadre : aucun script sur votre page
builder-autoload = Commencer tout de suite
builder-autoload-note = Sinon une image en tient lieu, et le jeu n’est chargé que si quelqu’un appuie dessus.
builder-sandbox = Isolé
builder-sandbox-note = Le cadre ne peut rien enregistrer : aucun match n’est gardé.

builder-copy-heading = À copier
builder-lines = Lignes pour votre page
builder-copy = Copier
builder-copied = Copié.
builder-not-copied = Copiez vous-même les lignes sélectionnées.
builder-preview = Ce que cela donne

builder-all = Tout ce qui se règle
builder-all-lede = Chaque nom s’écrit comme attribut de l’élément ou dans l’adresse du cadre. Ce que vous omettez reste comme d’habitude.
builder-name = Nom
builder-meaning = Sens
builder-values = Valeurs
builder-seed = Le nombre qui mélange les cartes : même nombre, mêmes cartes

builder-notes = Bon à savoir
builder-notes-1 = Les matchs et les réglages restent dans le navigateur de qui joue, séparément pour chaque site qui montre le jeu. Votre page ne peut pas les voir, et rien n’est envoyé nulle part.
builder-notes-2 = Si votre site a une politique de sécurité du contenu (CSP), elle doit autoriser cette adresse dans frame-src et, pour l’élément, dans script-src aussi.
builder-notes-3 = Dans WordPress et les éditeurs semblables, collez les lignes dans un bloc pour votre propre HTML. Une adresse seule risque de devenir un cadre isolé.
builder-notes-4 = L’élément prévient votre page quand le jeu est prêt, quand une donne est finie et quand un match l’est. Il dit qui a gagné et le score, mais jamais une carte.
