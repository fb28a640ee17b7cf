# The settings: a sheet that opens over any page.

settings-title = Réglages

settings-part-cards = Cartes
settings-part-play = Jeu
settings-part-motion = Son et mouvement
settings-part-reading = Touches et lecture

## Cards

settings-deck = Quatre couleurs
settings-deck-note = Carreaux bleus, trèfles verts
# The sets of letters for ace, jack, queen and king. $letters is the set itself, such as "A J Q K".
settings-index = Lettres
settings-index-language = Comme dans cette langue : { $letters }
settings-index-intl = { $letters }, anglais
settings-index-nl = { $letters }, néerlandais
settings-index-de = { $letters }, allemand
settings-index-fr = { $letters }, français et portugais
settings-index-sv = { $letters }, suédois
settings-index-pl = { $letters }, polonais
settings-faces = Dessin
settings-faces-note = Selon la taille : une grande lettre sur les petites cartes, dessins complets sur les larges
settings-faces-auto = Auto
settings-faces-large = Grande lettre
settings-faces-full = Complet
settings-size = Taille
settings-size-note = Jamais plus grandes que la table ne le permet
settings-size-small = Petite
settings-size-normal = Normale
settings-size-large = Grande
settings-back = Dos
settings-back-blue = Bleu
settings-back-red = Rouge
settings-back-green = Vert
settings-paper = Cartes sombres
settings-paper-note = Plus doux pour les yeux le soir
settings-theme = Clair ou sombre
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre

## Play

settings-hand = Pour gauchers
settings-hand-note = Les boutons changent de côté
settings-order = Trier ma main
settings-order-melds = Par combinaisons
settings-order-suit = Par couleur
settings-order-rank = Par hauteur
settings-oneTap = Jeter d’un seul toucher
settings-oneTap-note = Sinon, le premier toucher lève une carte et le second la jette
settings-takeBack = Reprendre un coup
settings-takeBack-note = Un bouton qui défait votre coup tant que l’adversaire n’a pas répondu
settings-memory = Cartes prises en face
settings-memory-note = À la défausse, là où vous avez pu les voir
settings-memory-last = La dernière
settings-memory-all = Toutes
settings-memory-off = Cacher
settings-layoffs = Ajouter pour moi
settings-layoffs-note = Quand l’adversaire frappe, les cartes qui vont sont ajoutées aussitôt
settings-steps = Résultat pas à pas
settings-steps-note = D’abord les cartes, puis les points, ligne par ligne
# Above three switches that end the sentence.
settings-asks = Me demander avant de
settings-confirmGin = frapper alors que je pourrais faire gin
settings-confirmMeld = jeter une carte d’une combinaison
settings-confirmLeave = quitter un match pour un nouveau

## Sound and motion

settings-sound = Son
settings-sound-note = Bref et discret : les cartes, les coups frappés, la fin d’une donne
settings-vibration = Vibration
settings-vibration-note = Sur les appareils qui le peuvent
settings-motion = Mouvement
settings-motion-auto = Comme l’appareil
settings-motion-full = Toujours
settings-motion-none = Jamais
settings-speed = Vitesse
settings-speed-note = Des cartes et de l’adversaire
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide

## Keys and reading

settings-language = Langue
settings-keys = Touches d’une lettre
settings-keys-note = Elles agissent quand la table a le focus
settings-letters = Choisir les lettres
settings-key-stock = Tirer de la pioche
settings-key-pile = Prendre à la défausse
settings-key-knock = Frapper
settings-key-pass = Passer
settings-key-undo = Reprendre un coup
settings-key-tell-pile = Lire le dessus de la défausse
settings-key-tell-last = Lire le dernier tour
settings-key-tell-melds = Lire mes combinaisons
settings-key-tell-hand = Lire ma main
settings-key-tell-stock = Lire ce qui reste dans la pioche
settings-key-tell-score = Lire le score
settings-key-help = Montrer toutes les touches
settings-key-empty = Tapez une lettre ou un signe. D’ici là, { $letter } reste.
# $does is what the wanted letter does already, named as in the list above.
settings-key-taken = { $wanted } sert déjà à « { $does } ». D’ici là, { $letter } reste.
settings-usual-keys = Touches habituelles
settings-textTable = Table en texte
settings-textTable-note = Des titres et des listes à la place des images
settings-contrast = Contraste
settings-contrast-auto = Comme l’appareil
settings-contrast-normal = Normal
settings-contrast-more = Fort

## All of them

settings-reset = Tout comme d’habitude
settings-reset-done = Tout est comme d’habitude.
settings-reset-undo = Retrouver mes réglages
