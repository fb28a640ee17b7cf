# The page that checks whether the deals of a game were fair.

check-title = ¿Fue limpio el reparto?
check-describe = Comprueba que las cartas de una partida de Undercut estaban fijadas antes de empezar.
check-lede = Después de una partida, su prueba se comprueba aquí: cada mano se reparte otra vez a partir del secreto y se compara carta por carta, en tu propio dispositivo.
check-noscript = Para comprobar hace falta JavaScript. Más abajo se explica cómo se hace.
check-link = Reparto limpio
check-how = Qué se comprueba
check-how-1 = Antes de la primera carta, el juego muestra la huella de un secreto (SHA-256). Aquí se calcula otra vez la huella: el secreto no se ha cambiado.
check-how-2 = Del secreto y de tus palabras sale cada baraja, por un método publicado. Se reparte otra vez cada baraja, y también cada mazo que se barajó de nuevo.
check-how-3 = Se hace dos veces: con unas pocas líneas de esta página y con el motor del juego, escrito en otro lenguaje. Nada de lo que compruebas aquí se envía a ningún sitio.
check-how-4 = Esto muestra que ni el motor ni el rival pudieron elegir cartas después de ver tus palabras o tu juego. No muestra que el secreto se sorteara bien: eso lo hace tu propio dispositivo.
