# The frame of the static pages: what stands around the text of every page.

page-title = { $page } · Undercut

## The way about

site-skip = Aller au texte
site-nav = Pages
site-home = Jouer
site-rules = Règles
site-glossary = Les mots du jeu
site-about = À propos
site-privacy = Confidentialité
site-languages = Langues
site-crumbs = Vous êtes ici
site-play = Jouer maintenant
site-play-this = Jouer : { $game }

## The first page before the game has loaded

site-tagline = Le gin rami contre un adversaire à votre mesure, tout de suite, dans cette page.
site-description = Jouez au gin rami, à Straight Gin, à Oklahoma et à d’autres jeux dans le navigateur, ou selon vos propres règles. Sans compte, sans publicité, sans rien installer.
site-games-heading = Les jeux
site-noscript = Undercut se joue dans cette page et a besoin pour cela de JavaScript. Les règles peuvent se lire sans.
site-not-loaded = Undercut n’a pas pu être chargé. Vérifiez la connexion et rechargez la page.

## As an app on the device

site-manifest-name = Undercut, gin rami
site-manifest-short = Undercut

## A page that is not there

site-lost-title = Cette page n’est pas ici
site-lost-body = L’adresse contient peut-être une faute, ou la page a changé de place.
site-lost-home = Vers le jeu
