# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-heading = Mesa de gin rummy
table-heading-layoff = Añadir a las combinaciones del rival
table-skip = Saltar a tus cartas
table-comma = { ", " }
table-sentence = { $text }.

## Bar and menu

table-menu = Menú
table-menu-resume = Seguir jugando
table-menu-rules = Reglas de esta partida
table-menu-home = Dejar la mesa
table-menu-home-more = Esta partida se guarda en la página de inicio

## The opponent's side

table-opponent-holds = { $count ->
    [one] Tu rival tiene 1 carta
   *[other] Tu rival tiene { $count } cartas
}
table-name-knocked = { $name } tocó con { $deadwood }
table-name-gin = { $name } hizo gin
table-name-big-gin = { $name } hizo gran gin
table-before-count = Añade lo que encaje antes de contar

## What somebody did in a turn: on the badge and in the log

table-did-deal = Repartió diez cartas a cada uno
table-did-deal-eleven = { $to ->
    [you] Te repartió once cartas
   *[them] Repartió once cartas al rival
}
table-holds-eleven = Tiene once cartas y tira primero una
table-did-began = Empezó, tiró { $threw }
table-did-pass = Pasó
table-did-drew-only = Robó una carta
table-did-drew-threw = Robó, tiró { $threw }
table-did-drew-knock = Robó, tiró { $threw } y tocó
table-did-drew-gin = Robó, tiró { $threw } e hizo gin
table-did-drew-big_gin = Robó e hizo gran gin
table-did-took-only = Tomó { $card }
table-did-took-threw = Tomó { $card }, tiró { $threw }
table-did-took-knock = Tomó { $card }, tiró { $threw } y tocó
table-did-took-gin = Tomó { $card }, tiró { $threw } e hizo gin
table-did-took-big_gin = Tomó { $card } e hizo gran gin
table-did-laid-off = Añadió { $card }

## The same about the opponent, as spoken

table-said-pass = Tu rival pasó
table-said-began = Tu rival empezó con once cartas, tiró { $threw }
table-said-drew-only = Tu rival robó una carta
table-said-drew-threw = Tu rival robó, tiró { $threw }
table-said-drew-knock = Tu rival robó, tiró { $threw } y tocó
table-said-drew-gin = Tu rival robó, tiró { $threw } e hizo gin
table-said-drew-big_gin = Tu rival robó e hizo gran gin
table-said-took-only = Tu rival tomó { $card }
table-said-took-threw = Tu rival tomó { $card }, tiró { $threw }
table-said-took-knock = Tu rival tomó { $card }, tiró { $threw } y tocó
table-said-took-gin = Tu rival tomó { $card }, tiró { $threw } e hizo gin
table-said-took-big_gin = Tu rival tomó { $card } e hizo gran gin

## The same about the player, under "Opponent's turn"

table-you-pass = Pasaste
table-you-began = Tiraste { $threw }
table-you-drew-only = Robaste una carta
table-you-drew-threw = Tiraste { $threw }
table-you-drew-knock = Tiraste { $threw } y tocaste
table-you-drew-gin = Tiraste { $threw } e hiciste gin
table-you-drew-big_gin = Hiciste gran gin
table-you-took-only = Tomaste { $card }
table-you-took-threw = Tiraste { $threw }
table-you-took-knock = Tiraste { $threw } y tocaste
table-you-took-gin = Tiraste { $threw } e hiciste gin
table-you-took-big_gin = Hiciste gran gin

## Piles

table-piles = Mazo y descarte
table-pile-name = { $pile }, { $what }
table-stock = Mazo { $count }
table-stock-cap = Mazo
table-stock-dead = Mazo { $count }, { $left ->
    [0] nada por robar antes de la mano nula
    [one] 1 carta por robar antes de la mano nula
   *[other] { $left } cartas por robar antes de la mano nula
}
table-draws-left = { $count ->
    [one] 1 por robar
   *[other] { $count } por robar
}
table-draw-top = robar la primera carta
table-pile = Descarte
table-pile-just = Recién tirada
table-pile-upcard = Descubierta
table-pile-top = { $pile }, { $card } encima, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
table-pile-just-name = Descarte, recién tirada
table-pile-upcard-name = Carta descubierta
table-pile-empty = Descarte, vacío
table-pile-take = tomarla
table-pile-throw = tirar aquí { $card }

## What it takes to end the deal, beside the piles

table-limit = Tocar con { $limit } o menos
table-limit-gin = Solo gin
table-limit-gin-deal = Solo gin esta mano
table-doubled = Picas: esta mano vale doble
table-turned = Carta descubierta, { $card }

## The status line

table-your-turn = Tu turno
table-their-turn = Turno del rival
table-upcard = ¿Tomar { $card } o pasar?
table-upcard-first = Tú eliges primero
table-upcard-second = Tu rival ha pasado
table-draw = Roba, o toma { $card }
table-draw-stock-only = Nadie la quiso: roba del mazo
table-first = Tira una de tus once cartas
table-first-more = El primer descarte de la mano: aún nadie roba ni toca
table-wait-first = Tu rival tiene once cartas y tira primero una
table-last-two = Quedan dos cartas en el mazo
table-last-knock = Toma { $card } solo para tocar o hacer gin con ella, o deja la mano nula
table-last-gin = Toma { $card } solo para hacer gin con ella, o deja la mano nula
table-last-no-knock = Con { $card } no puedes tocar, así que déjala: la mano es nula
table-last-no-gin = Con { $card } no haces gin, así que déjala: la mano es nula
table-wait-last = { $card } es el último descarte: solo se puede tomar para terminar la mano
table-must-end = Se tomó el último descarte, así que este turno termina la mano
table-reshuffled = Los descartes se han barajado en un mazo nuevo
table-discard = Levanta la carta que quieras tirar
table-discard-or-knock = Tira una carta, o toca
table-throw = ¿Tirar { $card }?
table-throw-how = Púlsala otra vez, o pulsa el descarte
table-taken = Acabas de tomar { $card }
table-taken-more = Se puede tirar el próximo turno, no en este
table-gin = ¡Gin!
table-big-gin = ¡Gran gin!
table-big-gin-more = Las once cartas combinan: bájalas sin tirar ninguna
table-knock-ask = ¿Tocar con { $deadwood }?
table-knock-which = Tocar: ¿qué carta tiras?
table-knock-which-more = Con las cartas marcadas quedan { $limit } o menos
table-gin-instead = Tirar { $card } sería gin
table-layoff = Añade lo que encaje
table-layoff-ask = ¿Añadir { $card }?
table-layoff-no-fit = { $card } no encaja
table-layoff-no-more = No encaja nada más
table-layoff-none = No encaja nada
table-you-knocked = Tocaste con { $deadwood }
table-they-lay-off = Tu rival añade lo que encaja
table-they-laid-off = Tu rival añadió { $card }
table-over = La mano ha terminado
table-over-knock = Terminó con un toque
table-over-gin = Terminó con gin
table-over-big_gin = Terminó con gran gin
table-over-undercut = Terminó con un undercut
table-over-dead = Mano nula: nadie puntúa
table-over-drawn = Puntos sueltos iguales: la mano no es de nadie
table-draws-before-dead = { $count ->
    [one] 1 carta por robar antes de la mano nula
   *[other] { $count } cartas por robar antes de la mano nula
}
table-last-draw-gin = No quedan cartas por robar: gin ahora, o la mano es nula
table-last-draw-knock = No quedan cartas por robar: toca ahora, o la mano es nula
table-last-draw-offered = No quedan cartas por robar: tu rival aún puede terminar la mano con lo que tires
table-turns-before-dead = { $count ->
    [one] 1 turno antes de que la mano termine sin puntos
   *[other] { $count } turnos antes de que la mano termine sin puntos
}
table-booting = Cargando; ya puedes elegir
table-queued = Cargando; tu elección queda guardada
table-boot-failed = No se pudo cargar el juego
table-boot-failed-more = Tu partida se conserva en este dispositivo
table-frozen = Esta partida está abierta en otra pestaña
table-frozen-more = Solo una pestaña puede jugarla

## Why something cannot be done now

table-why-upcard = toma antes la descubierta o pasa
table-why-drawn = ya has robado este turno
table-why-their-turn = turno del rival
table-why-over = la mano ha terminado
table-why-last-two = las dos últimas cartas no se roban nunca
table-why-first = tira antes una de tus once cartas
table-why-not-first = no en el primer descarte
table-why-no-knock-follows = no permite tocar
table-why-no-gin-follows = no da gin
table-why-must-knock = este turno termina la mano: elige una carta marcada y pulsa Tocar
table-why-must-gin = este turno termina la mano: pulsa Gin
table-why-closed = nadie la quiso, así que roba del mazo
table-why-lift = levanta antes la carta que quieras tirar
table-why-lift-first = levanta una carta
table-why-taken = no la carta tomada
table-why-armed = pulsa Tocar para bajar, o Cancelar
table-why-draw-first = toma antes una carta
table-why-on-your-turn = en tu turno
table-why-knock = { $deadwood } sin combinar, límite { $limit }
table-why-left-over = { $deadwood } sin combinar
table-why-leaves = Al tirar { $card } quedan { $deadwood }; para tocar, { $limit } o menos
table-why-choose = elige una carta marcada

## Your side

table-your-side = Tu lado
table-hand = Tus cartas
table-becomes = pasa a
table-card-name = { $card }, { $facts }, { $n } de { $total }
table-card-run = en una escalera
table-card-set = en un grupo
table-card-deadwood = suelta
table-card-new = nueva
table-new-dot = nueva
table-card-knocks = toca con { $deadwood }
table-card-gin = hace gin
table-gin-tag = Gin
table-card-too-much = queda demasiado para tocar
table-card-fits = encaja en { $melds }
table-fits-tag = encaja

## Buttons

table-actions = Acciones
table-act-sort = Ordenar
table-act-left = A la izquierda
table-act-right = A la derecha
table-act-ways = Otras formas
table-act-take = Tomar { $card }
table-act-pass = Pasar
table-act-take-it = Tomarla
table-act-leave = Dejarla
table-act-discard = Descartar
table-act-knock = Tocar
table-act-knock-with = Tocar con { $deadwood }
table-act-gin = Gin
table-act-big-gin = Gran gin
table-act-cancel-name = Cancelar, el toque está preparado
table-act-done = Listo
table-act-lay-off = Añadir
table-act-lay-off-one = Añadir { $card }
table-act-lay-off-all = { $count ->
    [2] Añadir las dos
   *[other] Añadir las { $count }
}
table-act-undo = Deshacer
table-act-result = Ver el resultado

## Melds in words

table-rank = { $rank ->
    [A] as
    [T] 10
    [J] jota
    [Q] reina
    [K] rey
   *[other] { $rank }
}
table-the-rank = { $rank ->
    [J] la { table-rank }
    [Q] la { table-rank }
   *[K] el { table-rank }
}
table-ranks = { $rank ->
    [A] ases
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
    [6] seises
    [7] sietes
    [8] ochos
    [9] nueves
    [T] dieces
    [J] jotas
    [Q] reinas
   *[K] reyes
}
table-the-ranks = { $rank ->
    [J] las { table-ranks }
    [Q] las { table-ranks }
   *[K] los { table-ranks }
}
table-suit = { $suit ->
    [s] picas
    [h] corazones
    [d] diamantes
   *[c] tréboles
}
table-run-name = Escalera, { $from } a { $to } de { table-suit }
table-set-name = Grupo, { $count ->
    [3] tres
   *[4] cuatro
} { table-ranks }
table-the-run = la escalera de { table-suit }
table-the-set = el grupo de { table-ranks }
table-target = { $kind ->
    [run] Escalera: aquí encaja { table-the-rank }
   *[set] Grupo: aquí encaja { table-the-rank }
}
# $cards: the ranks of a run, in a list. $rank, $suit: of the card that fits.
table-target-name = { $place ->
    [set] Grupo: aquí encaja { table-the-rank }, con { table-the-ranks }
    [before] Escalera: aquí encaja { table-the-rank }, antes de { $cards } de { table-suit }
   *[after] Escalera: aquí encaja { table-the-rank }, después de { $cards } de { table-suit }
}
table-meld-laid = { $kind ->
    [run] Escalera
   *[set] Grupo
}, { $count } añadidas
table-their-melds = Combinaciones del rival
table-your-melds = Tus combinaciones
table-deadwood-name = Puntos sueltos { $deadwood }
table-laid-off-by-you = { $card }, añadida por ti
table-laid-off-by-them = { $card }, añadida por tu rival

## Ways to lay down

table-ways = Otras formas de bajar
table-ways-more = Lo que bajas decide lo que tu rival puede añadir.
table-ways-use = Usar esta

## Order of the hand

table-sort-melds = Combinaciones
table-sort-melds-more = Primero las combinaciones, luego las sueltas de mayor a menor
table-sort-suit = Palo
table-sort-suit-more = Picas, corazones, diamantes, tréboles, cada palo desde el as
table-sort-rank = Valor
table-sort-rank-more = Del as al rey
table-sort-manual = Mi propio orden
table-sort-manual-more = Levanta una carta y muévela a la izquierda o a la derecha

## Score pad and log

table-pad = Puntos e historial
table-score = Puntos
table-to = A { $target }
table-cell-dead = Nula
table-cell-drawn = Empate
table-log = Esta mano

## Keys

table-keys = Teclas
