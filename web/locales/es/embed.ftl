# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full = Abrir el juego completo
embed-full-more = En su propia pestaña, con esta partida
embed-again = Jugar otra vez
embed-unsaved = Aquí no se guarda

## Where the page round it lets no tab be opened

embed-address-more = Esta página no deja que el juego abra una pestaña. Copia la dirección y ábrela tú: la partida sigue allí.
embed-address = Dirección de la partida
embed-open = Abrir en otra pestaña
embed-copy = Copiar la dirección
embed-copied = Copiada
embed-copy-failed = Aquí no se permite copiar. La dirección está seleccionada: cópiala tú.

## A match that came with a link

arrived-heading = ¿Abrir la partida del enlace?
arrived-open = Abrir esta
error-arrived-damaged = La partida de este enlace está dañada y no se ha abierto. Aquí no ha cambiado nada.
error-arrived-newer = La partida de este enlace viene de una versión más nueva de Undercut. Recarga la página para tener esa versión y abre el enlace otra vez.
error-arrived-refused = La partida de este enlace no cuadra y no se ha abierto. Aquí no ha cambiado nada.
