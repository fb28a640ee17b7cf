# The frame of the static pages: what stands around the text of every page.

page-title = { $page } · Undercut

## The way about

site-skip = Saltar al texto
site-nav = Páginas
site-home = Jugar
site-rules = Reglas
site-glossary = Palabras del juego
site-about = Acerca de
site-privacy = Privacidad
site-languages = Idiomas
site-crumbs = Estás aquí
site-play = Jugar ahora
site-play-this = Jugar a { $game }

## The first page before the game has loaded

site-tagline = Gin rummy contra un rival de tu nivel, al momento, en esta página.
site-description = Juega al gin rummy, a Straight Gin, a Oklahoma y a más juegos en el navegador, o con tus propias reglas. Sin cuenta, sin publicidad, sin nada que instalar.
site-games-heading = Los juegos
site-noscript = Undercut se juega dentro de esta página y para eso necesita JavaScript. Las reglas se pueden leer sin él.
site-not-loaded = No se pudo cargar Undercut. Comprueba la conexión y recarga la página.

## As an app on the device

site-manifest-name = Undercut, gin rummy
site-manifest-short = Undercut

## A page that is not there

site-lost-title = Esta página no está aquí
site-lost-body = Puede haber un error en la dirección, o la página se ha movido.
site-lost-home = Ir al juego
