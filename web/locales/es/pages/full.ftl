# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-title = Reglas del gin rummy
full-describe = Cómo se juega al gin rummy: combinaciones, cartas sueltas, tocar, añadir, undercut, gin y los puntos, con ejemplos.
full-lede = Dos jugadores, una baraja, diez cartas cada uno. Reúne grupos y escaleras, y termina la mano cuando te quede poco sin combinar.

full-aim-heading = El objetivo
full-aim-1 = Ordena tus cartas en combinaciones y deshazte de lo que no encaja. Cuando alguien termina la mano, quien tiene menos puntos sueltos se apunta la diferencia. Los puntos se suman de mano en mano hasta que alguien llega a la meta.

full-cards-heading = Las cartas
full-cards-1 = El gin rummy se juega con 52 cartas, sin comodines. El as es bajo: va antes del dos.
full-cards-2 = Un as cuenta { $ace }, las figuras y los dieces cuentan 10, y las demás cuentan su número.

full-melds-heading = Combinaciones
full-melds-1 = Hay dos clases de combinaciones. Un grupo son tres o cuatro cartas del mismo valor. Una escalera son tres o más cartas seguidas del mismo palo.
full-melds-2 = Cada carta está en una sola combinación. Si pudiera ir en dos, eliges tú.
full-melds-figure-set = Un grupo: cuatro del mismo valor
full-melds-figure-run = Una escalera: tres o más seguidas del mismo palo
full-melds-figure-not = No es escalera: el as es bajo, así que no sigue al rey

full-deadwood-heading = Cartas sueltas
full-deadwood-1 = Las cartas que no están en ninguna combinación son cartas sueltas. La suma de sus puntos es lo que vale tu mano, y cuanto más baja, mejor.

full-deal-heading = El reparto
full-deal-1 = Quien reparte da diez cartas a cada uno. La siguiente se descubre junto al mazo: es la carta descubierta, la primera del descarte.
full-deal-2 = Elige primero quien no reparte: tomar la carta descubierta o pasar. Si pasa, puede tomarla quien reparte. Si pasan los dos, quien no reparte roba del mazo.
full-deal-3 = Quién reparte primero lo decide el azar. Después, quien ganó la última mano reparte la siguiente.

full-turn-heading = Tu turno
full-turn-1 = Toma una carta: la primera del mazo, que nadie ve, o la última del descarte, que han visto los dos. Después tira una carta boca arriba sobre el descarte.
full-turn-2 = Una carta que tomaste del descarte no se puede tirar en el mismo turno.

full-knock-heading = Tocar
full-knock-1 = Si tus puntos sueltos, tras tirar, son { $limit } o menos, puedes tocar en lugar de seguir jugando: baja tus combinaciones, muestra tus cartas sueltas y tira una carta. Nunca es obligatorio.
full-knock-2 = Tú eliges cómo bajar tus cartas. A menudo se puede de dos maneras, y una de ellas deja menos sitio a las cartas del rival.

full-layoff-heading = Añadir cartas
full-layoff-1 = Tras un toque, el rival también baja sus combinaciones y luego puede añadir cartas a las de quien tocó: la cuarta carta a un grupo, o la siguiente por cualquiera de los extremos de una escalera. Lo que se añade ya no cuenta.
full-layoff-2 = Una carta puede abrir sitio a la siguiente. Quien tocó nunca añade, y nadie añade a cartas sueltas.
full-layoff-figure = Una cadena: primero encaja una carta en la escalera, y después encaja también la siguiente

full-count-heading = El recuento
full-count-1 = Ahora los dos cuentan sus puntos sueltos. Si quien tocó tiene menos, se apunta la diferencia. Un toque que gana no tiene prima.

full-undercut-heading = Undercut
full-undercut-1 = Si los puntos sueltos del rival son entonces iguales a los de quien tocó, o menos, hay undercut: el rival se apunta la diferencia y { $undercut } puntos más.
full-undercut-figure-knocker = A quien tocó le quedan { $deadwood }
full-undercut-figure-other = Al rival le quedan { $deadwood } después de añadir
full-undercut-figure-result = Undercut: { $points } puntos para el rival

full-gin-heading = Gin
full-gin-1 = Una mano sin cartas sueltas es gin. Vale los puntos sueltos del rival y { $gin } puntos más. Contra el gin no se añade nada, y el gin gana aunque el rival tampoco tenga cartas sueltas.

full-stock-heading = Cuando se acaba el mazo
full-stock-1 = Cuando alguien quiere robar y el mazo se ha acabado, se baraja el descarte para formar un mazo nuevo; solo se queda su última carta.
full-stock-2 = Una mano sin terminar tras { $turns } turnos es nula: nadie puntúa y reparte otra vez la misma persona. Casi nunca se llega a eso.

full-game-heading = Mano, partida, meta
full-game-1 = Puedes jugar una sola mano, o una partida a { $low } o { $high } puntos o a cualquier otra meta. Gana quien llega primero. Con un undercut también se puede ganar la partida.
full-game-2 = Algunos juegos añaden una prima por cada mano ganada y por la partida. El juego normal no tiene ninguna.

full-hollywood-heading = Hollywood
full-hollywood-1 = Hollywood son tres partidas a la vez. Tu primera victoria cuenta solo en la partida 1, la segunda en las partidas 1 y 2, y desde la tercera tus puntos cuentan en todas las partidas que sigan abiertas.
full-hollywood-2 = Una partida se cierra cuando alguien llega en ella a la meta. Si te quedaste fuera de una partida que se cerró, tu próxima victoria entra en la siguiente abierta. Los puntos de las tres partidas juntas deciden el encuentro.
full-hollywood-figure = Cómo se apuntan seis victorias en las tres partidas
full-hollywood-row = Victoria { $n }: { $points }
full-hollywood-total = Total

full-straight-heading = Sin tocar
full-straight-1 = En Straight Gin nadie toca y solo el gin termina una mano. Es el otro juego del corazón de Undercut y tiene su propia página, como todos los demás juegos.
