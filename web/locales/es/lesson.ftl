# The lesson: one prepared deal on the real table, with a guide beside it.

lesson-title = Aprende a jugar

## Before the cards are there

lesson-about = Una mano de gin rummy contra un rival Amable, con una guía a tu lado. Dura unos tres minutos y puedes dejarla cuando quieras.
lesson-own-waits = Tu partida te espera tal como está.
lesson-loading = Las cartas se reparten en cuanto el juego esté listo.
lesson-failed = No se pudo cargar el juego.

## The guide

lesson-region = Lección
lesson-step = { $part } de { $of }
lesson-step-name = Paso { $part } de { $of }
lesson-continue = Continuar
lesson-leave = Dejar la lección
lesson-from-start = Empezar otra vez la lección

lesson-melds-heading = Combinaciones
lesson-deadwood-heading = Cartas sueltas
lesson-first-heading = Toma una carta
lesson-throw-heading = Tira una carta
lesson-turns-heading = Turno a turno
lesson-knock-heading = Hora de tocar
lesson-gin-heading = Gin
lesson-layoff-heading = Añadir cartas
lesson-wait-heading = Turno de tu rival
lesson-end-heading = Así se ha contado

## What melds are

lesson-melds-none = Las cartas que van juntas son combinaciones: tres o cuatro del mismo valor, un grupo, o tres o más seguidas del mismo palo, una escalera.
lesson-run = { $cards } son una escalera, una combinación: tres o más cartas seguidas del mismo palo.
lesson-set = { $cards } son un grupo, una combinación: tres o cuatro cartas del mismo valor.
lesson-set-too = La otra clase es el grupo: tres o cuatro cartas del mismo valor.
lesson-run-too = La otra clase es la escalera: tres o más cartas seguidas del mismo palo.
lesson-near-set = A tus { $cards } solo les falta una para ser un grupo.
lesson-near-run = A tus { $cards } solo les falta una para ser una escalera.

## Deadwood

lesson-deadwood = Las cartas que no están en ninguna combinación son cartas sueltas. Las figuras cuentan 10, el as 1 y las demás su número.
lesson-aim = Tienes { $deadwood } puntos en cartas sueltas. Baja a { $limit } o menos y podrás tocar, que termina la mano.

## The upcard, and drawing

lesson-upcard-first = La carta descubierta está a la vista y eliges tú primero: tómala o pasa.
lesson-upcard-second = Tu rival no quiso la carta descubierta. Puedes quedártela.
lesson-pass-first = { $card } no te ayudaría mucho, así que pasa. Entonces tu rival puede tomarla.
lesson-pass-second = { $card } no te ayudaría mucho, así que pasa. Entonces tu rival roba del mazo.
lesson-take = { $card } entra en una combinación: tómala.
lesson-take-knock = Toma { $card }: con ella puedes bajar a { $deadwood }.
lesson-draw-first = Cada turno empieza con una carta: la última del descarte, que ves, o la primera del mazo, que nadie ve.
lesson-draw-closed = Nadie quiso la carta descubierta, así que esta vez viene del mazo.
lesson-draw-stock = { $card } no te ayudaría mucho: roba del mazo.
lesson-draw-ready = Ya estás en { $deadwood }: roba del mazo y podrás tocar.
lesson-tip-seen = Tu rival ve lo que tomas del descarte, pero no lo que robas.
lesson-tip-low = Si tu rival toca antes, tus cartas sueltas cuentan: es más seguro quedarse con las bajas.
lesson-known = Tu rival ha tomado { $cards }, y eso deja ver lo que está reuniendo.

## Throwing

lesson-got = { $card } te da { $melds }.
lesson-throw-why = Cada turno termina tirando una carta, y las altas sueltas son las que más cuestan.
lesson-throw-best = Tira { $card }: te quedan { $deadwood }, y con ninguna otra quedan menos.
lesson-throw-now = Con { $card } te quedan { $deadwood }, y con ninguna otra quedan menos. Púlsala otra vez o pulsa { table-act-discard }.
lesson-throw-worse = Con { $lifted } te quedarían { $now }. Mejor tira { $card }, que te deja { $deadwood }.
lesson-throw-taken = Acabas de tomar { $card }, así que se queda este turno.

## Ending the deal

lesson-knock = Tira { $card } y solo te quedan { $deadwood }, así que puedes tocar: baja tus combinaciones y termina la mano.
lesson-knock-or = O sigue hasta el gin, sin ninguna carta suelta: { $bonus } puntos más.
lesson-armed = El número de cada carta marcada son los puntos sueltos que conservas si la tiras.
lesson-confirm = Tirando { $card } tocas con { $deadwood }.
lesson-gin = Tira { $card }, y todas las cartas que conservas están en combinaciones.
lesson-gin-bonus = Eso es gin: { $bonus } puntos más, y no se puede añadir nada.
lesson-layoff = Tu rival ha tocado con { $deadwood }. Las cartas tuyas que encajen en sus combinaciones pueden ir allí: entonces no cuentan.
lesson-layoff-best = Añade { $cards }: así te quedan { $deadwood }.
lesson-layoff-none = Nada de lo que podrías añadir aligeraría tus cartas, así que ya se puede contar.
lesson-layoff-undercut = Si no te queda más que a tu rival, es un undercut: ganas tú.
lesson-watch = Has tocado con { $deadwood }. Ahora tu rival puede añadir cartas a tus combinaciones: entonces no cuentan.
lesson-wait = Tu rival toma una carta y tira otra, igual que tú. Mira lo que toma.
lesson-wait-upcard = Ahora tu rival puede tomar la carta descubierta, o pasar también.
lesson-play-on = Tú eliges.

## How it ended

lesson-end-laid = { $who ->
    [you] Tu rival añadió { $cards } a tus combinaciones: lo que se añade no cuenta.
   *[them] Añadiste { $cards } a las combinaciones de tu rival: lo que se añade no cuenta.
}
lesson-end-knock = { $who ->
    [you] Tocaste con { $knocker } y a tu rival le quedaron { $other }: la diferencia, { points }, es tuya.
   *[them] Tu rival tocó con { $knocker } y a ti te quedaron { $other }: la diferencia, { points }, es para tu rival.
}
lesson-end-undercut-what = { $who ->
    [you] Con { $deadwood } o menos, tu rival te habría hecho undercut y habría ganado.
   *[them] Con { $deadwood } o menos, le habrías hecho undercut a tu rival y habrías ganado.
}
lesson-end-undercut = { $who ->
    [you] Tocaste con { $knocker }, pero tu rival solo tenía { $other }: un undercut. Gana la diferencia y { $bonus } más.
   *[them] Tu rival tocó con { $knocker }, pero tú solo tenías { $other }: un undercut. Ganas la diferencia y { $bonus } más.
}
lesson-end-gin = { $who ->
    [you] Hiciste gin: los { $other } que le quedaron a tu rival y { $bonus } más son tuyos.
   *[them] Tu rival hizo gin y se apunta los { $other } que te quedaron y { $bonus } más.
}
lesson-end-other = La mano vale { points }.
lesson-end-dead = Nadie terminó la mano a tiempo, así que no puntúa. Ocurre pocas veces.
lesson-end-next = Una partida entera son muchas manos así, hasta que alguien llega a la meta.

## After it

lesson-whole = Jugar una partida entera
lesson-back = Volver a mi partida
lesson-again = Otra vez
lesson-leave-short = Salir
