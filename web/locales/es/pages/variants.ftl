# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

variant-title = ¿Qué es { $game }?
variant-changes-heading = Cambios en las reglas
variant-changes-caption = { $game } junto al juego normal
variant-history-heading = Historia
variant-sources-heading = Fuentes
variant-all-heading = Todas las reglas de { $game }
variant-others-heading = Otros juegos

## Straight Gin

describe-straight = Gin rummy sin tocar: solo termina la mano quien combina hasta la última carta.
what-straight-1 = En el juego normal puedes tocar en cuanto tus puntos sueltos son bastante pocos: bajas tus combinaciones, el rival añade lo que encaja, y quien tiene menos gana la diferencia.
what-straight-2 = En { $game } nadie toca. La única forma de terminar una mano es el gin: después de robar, todas las cartas menos la que tiras tienen que estar en grupos y escaleras. Te apuntas los puntos sueltos que le quedan al rival y { $gin } puntos más. Como nadie toca, no se añade nada y no hay undercut.
what-straight-3 = Las manos duran más, y el mazo puede llegar a su fin. Sus últimas { $cards } cartas no se roban nunca: si un descarte sin gin deja solo esas, la mano es nula y nadie puntúa. Donde se juega una sola mano, eso es un empate; en una partida más larga reparte otra vez la misma persona.
history-straight-1 = Seguir jugando hasta que alguien tiene gin es una forma de jugar antigua y bien conocida. También se llama Gin Only, y entonces se suele jugar a { $target } puntos.
history-straight-2 = La regla para el fin del mazo también está publicada: con dos cartas restantes y sin gin, la mano no vale y la reparte de nuevo la misma persona. Algunos reglamentos añaden que esas dos no se pueden robar. Sin tocar se llega hasta ahí muchas más veces, así que es aquí donde más importa la regla.

## Oklahoma

describe-oklahoma = La primera carta descubierta fija con cuántos puntos sueltos se toca.
what-oklahoma-1 = En { $game } el límite para tocar cambia de mano en mano. Lo fija la primera carta descubierta: con un 7 se puede tocar con 7 o menos, con un diez o una figura, con 10 o menos.
what-oklahoma-2 = El as es la carta descubierta más dura: nadie puede tocar en esa mano, y solo el gin la termina. Todo lo demás se juega como en el juego normal, pero las últimas { $cards } cartas del mazo no se roban nunca.
what-oklahoma-3 = Para muchos jugadores, si la carta descubierta es de picas, se dobla todo lo que da la mano. Puedes elegirlo antes de repartir. Una partida suele jugarse a { $target } puntos.
history-oklahoma-1 = Oklahoma es desde hace mucho una favorita entre los jugadores de gin rummy, y los reglamentos la ponen junto al juego normal. No tiene nada que ver con el juego de rummy del mismo nombre.
history-oklahoma-2 = Los libros no coinciden sobre el as: en unos permite tocar con uno, en otros exige el gin. Aquí lo normal es el gin, y se puede poner lo otro.

## Classic

describe-classic = La cuenta antigua: primas más pequeñas, una anotación por cada mano ganada y una prima por la partida.
what-classic-1 = { $game } cuenta como muchos libros antiguos: el gin da { $gin } puntos además de los puntos sueltos del rival; un undercut, { $undercut }.
what-classic-2 = Cada mano ganada se anota además aparte. Cuando acaba la partida, cada anotación da { $box } puntos más y el ganador recibe { $game_bonus } por la partida. Si el perdedor no ha ganado ninguna mano, se queda en blanco y la prima por partida cuenta doble.
what-classic-3 = Estas primas son una cuenta aparte. Quien llega primero a la meta ha ganado la partida de todos modos.
history-classic-1 = El gin rummy se extendió por Estados Unidos en los años treinta y cuarenta, y con él estos puntos: veinte por el gin, diez por un undercut, cien por la partida. Más tarde los jugadores los subieron, pero muchos libros siguen dando los antiguos.

## North American

describe-north_american = Primas mayores, gran gin y manos que cuentan doble si el perdedor se queda en blanco.
what-north_american-1 = { $game } es la cuenta generosa: { $gin } puntos por el gin, { $undercut } por un undercut y { $big_gin } por el gran gin, que son las once cartas en combinaciones después de robar. Con el gran gin no se tira ninguna.
what-north_american-2 = Cuando acaba la partida, cada mano ganada da { $box } puntos más y la partida misma, { $game_bonus }. Si el perdedor no ha ganado ninguna mano, los puntos de las manos del ganador cuentan doble. Se reparte por turnos.
history-north_american-1 = En los clubes y en casa se fueron subiendo las primas, porque con una prima mayor vale la pena esperar al gin. El gran gin llegó como premio a la rara mano en la que encaja hasta la undécima carta.

## Tournament

describe-tournament = El último descarte aún puede terminar la mano, y con puntos sueltos iguales no hay prima.
what-tournament-1 = { $game } resuelve dos cosas que provocan discusiones. Cuando solo quedan las últimas { $cards } cartas del mazo, al rival aún se le ofrece el último descarte, pero solo puede tomarlo para terminar con él la mano.
what-tournament-2 = Y un undercut necesita menos puntos sueltos que los de quien tocó para dar su prima. Con puntos sueltos iguales, quien no tocó gana la mano, pero sin puntos.
history-tournament-1 = Los torneos tienen sus propias reglas impresas, y cambian de un lugar a otro. Lo que comparten es el deseo de no dejar nada en el aire: quién puede actuar aún cuando se acaba el mazo, y qué vale un empate.

## EAAI 2021

describe-eaai = Las reglas con que se midieron programas en un reto de investigación.
what-eaai-1 = { $game } es el juego de un reto de investigación: { $gin } por el gin, { $undercut } por un undercut, también con puntos sueltos iguales, partidas a { $target }. Se reparte por turnos, y las últimas { $cards } cartas del mazo no se roban nunca.
what-eaai-2 = Es un juego sencillo y rápido, sin primas por mano ni por partida, y el que conviene elegir para compararte, o comparar tu propio programa, con resultados publicados.
history-eaai-1 = Para el simposio de 2021 sobre avances educativos en inteligencia artificial (EAAI), Todd Neller y sus colegas pusieron una tarea a estudiantes y profesores: escribir un programa que juegue bien al gin rummy. Los artículos de los equipos sobre robar, tirar y adivinar las cartas del otro están entre los pocos estudios del juego.

## Palace

describe-palace = Una pequeña prima por cada mano ganada, al marcador en el acto.
what-palace-1 = En { $game } cada mano que ganas da { $box } puntos más, al marcador en el acto y no solo al final de la partida. Cuentan para la meta y nunca se doblan.
what-palace-2 = El gin da { $gin } puntos; un undercut, { $undercut }. No hay prima por la partida, y las últimas { $cards } cartas del mazo no se roban nunca.
history-palace-1 = Esta forma de contar viene de la sala de juego en línea Gin Rummy Palace. Apuntar la prima en el acto mantiene sencilla la suma sobre la mesa: lo que ves es lo que cuenta.

## Round the corner

describe-round_the_corner = Las escaleras siguen tras el rey, y un as suelto sale caro.
what-round_the_corner-1 = En { $game } el as une los dos extremos de un palo: A-2-3 es una escalera, Q-K-A también, y K-A-2 también.
what-round_the_corner-2 = Así salen muchas más escaleras, y eso tiene su precio: un as suelto cuenta { $ace } puntos en lugar de uno. Guardar ases porque cuestan poco, una costumbre del juego normal, aquí te sale caro.
history-round_the_corner-1 = Las escaleras que dan la vuelta se conocen de muchos juegos de la familia del rummy. Para el gin rummy, los libros las dan como variante, con un as caro que compensa las escaleras más fáciles.
