# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## The games on offer

preset-oklahoma = Oklahoma
preset-classic = Clásico
preset-north_american = Norteamericano
preset-tournament = Torneo
preset-eaai = EAAI 2021
preset-palace = Palace
preset-round_the_corner = Con vuelta

## What rules speak about

rule-topic-knocking = Tocar
rule-topic-ending = Cómo termina una mano
rule-topic-scoring = Puntos de la mano
rule-topic-layoffs = Añadir y undercut
rule-topic-stock = Fin del mazo
rule-topic-options = Otras opciones
rule-topic-aces = Combinaciones y valores
rule-topic-dealing = Reparto y turnos
rule-topic-settlement = Partidas y primas

## Knocking

rule-knock_fixed = Puedes tocar cuando tus puntos sueltos, tras tirar, son { $limit } o menos.
rule-knock_upcard = La primera carta descubierta fija el límite: con un 7 se toca con 7 o menos, con un diez o una figura, con 10 o menos.
rule-upcard_ace_gin_only = Si la carta descubierta es un as, nadie puede tocar en esa mano: solo el gin la termina.
rule-upcard_ace_one = Si la carta descubierta es un as, se toca con 1 o con nada.
rule-knock_lays_down = Para tocar, baja tus combinaciones y tira una carta.
rule-gin_only = Nadie toca, por pocos puntos sueltos que queden.
rule-gin_every_card = Después de robar, todas las cartas menos la que tiras tienen que estar en grupos y escaleras.

## How a deal ends

rule-end_knock_or_gin = Alguien toca o hace gin.
rule-end_gin = Alguien hace gin, y nada más la termina con puntos.
rule-end_big_gin = Con las once cartas en combinaciones puedes declarar gran gin y no tirar ninguna.
rule-no_big_gin = Once cartas en combinaciones cuentan como gin: tira una de ellas.

## Score of the deal

rule-knock_difference = Tras un toque, quien tiene menos puntos sueltos gana la diferencia.
rule-knock_no_bonus = Un toque que gana no tiene prima.
rule-gin = El gin vale los puntos sueltos del rival y { $bonus } más.
rule-gin_no_bonus = El gin vale los puntos sueltos del rival, sin prima.
rule-big_gin = El gran gin vale los puntos sueltos del rival y { $bonus } más.
rule-only_gin_scores = No hay otra forma de puntuar.
rule-spade_double = Si la primera carta descubierta es de picas, se dobla todo lo que da la mano, primas de la mano incluidas.

## Layoffs and undercut

rule-lay_off = Tras un toque, el rival añade lo que encaja en las combinaciones de quien tocó.
rule-layoffs_chain = Una carta añadida puede abrir sitio a la siguiente.
rule-no_lay_off_on_gin = Contra el gin no se añade nada.
rule-undercut = Undercut: si al rival le quedan menos puntos sueltos que a quien tocó, se apunta la diferencia y { $bonus } más.
rule-undercut_no_bonus = Undercut: si al rival le quedan menos puntos sueltos que a quien tocó, se apunta la diferencia.
rule-tie_bonus = Con puntos sueltos iguales también hay undercut: el rival se apunta { $bonus }.
rule-tie_no_bonus = Con puntos sueltos iguales la mano es del rival, pero sin puntos.
rule-tie_drawn = Con puntos sueltos iguales la mano no es de nadie: no hay puntos y reparte otra vez la misma persona.
rule-no_layoffs = No se añade nada.
rule-no_undercut = No hay undercut.

## End of the stock

rule-reshuffle = Cuando se acaba el mazo, se barajan todos los descartes menos el último para formar un mazo nuevo.
rule-last_cards = Las últimas { $cards } cartas del mazo no se roban nunca.
rule-dead_at_two = Un descarte que deja { $cards } cartas en el mazo y no termina la mano la hace nula: nadie puntúa.
rule-last_discard = Cuando quedan { $cards } cartas, aún se puede tomar el último descarte, pero solo para terminar con él la mano. Si no, la mano es nula: nadie puntúa.
rule-turn_limit = Una mano sin terminar tras { $turns } turnos es nula.
rule-dead_again = Tras una mano nula reparte otra vez la misma persona.
rule-dead_draw = Donde se juega una sola mano, una mano nula es un empate.

## Other options

rule-oklahoma_instead = En lugar de estas se pueden elegir las reglas Oklahoma: entonces la primera carta descubierta fija el límite.
rule-oklahoma_on = Este juego se juega con las reglas Oklahoma.
rule-not_oklahoma = Esto ocupa el lugar de las reglas Oklahoma: ambas deciden cuándo se puede tocar, así que nunca van juntas.
rule-forms = Se puede jugar a una mano, como partida a { $low } o { $high } puntos o a cualquier otra meta, o como las tres partidas de Hollywood.

## Melds and card values

rule-melds = Un grupo son tres o cuatro cartas del mismo valor; una escalera, tres o más seguidas del mismo palo. Cada carta está en una sola combinación.
rule-aces_low = El as es bajo: A-2-3 es una escalera, Q-K-A no.
rule-aces_high_or_low = El as es bajo o alto: A-2-3 y Q-K-A son escaleras, K-A-2 no.
rule-aces_around = Las escaleras dan la vuelta: Q-K-A y K-A-2 también son escaleras.
rule-ace_counts = Un as cuenta { $points }.
rule-card_values = Las figuras y los dieces cuentan 10, las demás su número.

## Dealing and turns

rule-deal_upcard = Diez cartas a cada uno, y la siguiente se descubre junto al mazo.
rule-upcard_offer = Quien no reparte puede tomarla o pasar, y después quien reparte. Si pasan los dos, quien no reparte roba del mazo.
rule-deal_eleven = Quien no reparte recibe once cartas, quien reparte diez, y no se descubre ninguna.
rule-first_throw = Quien no reparte empieza tirando una carta, sin robar ni tocar.
rule-draw_and_throw = Desde ahí, en cada turno se toma una carta y se tira otra.
rule-taken_card_stays = Una carta tomada del descarte no se puede tirar en el mismo turno.
rule-winner_deals = Quien gana una mano reparte la siguiente.
rule-loser_deals = Quien pierde una mano reparte la siguiente.
rule-dealer_alternates = Se reparte por turnos.

## Games and bonuses

rule-won_by_target = Quien llega primero a la meta gana la partida.
rule-won_by_settlement = La partida termina en la meta, y la gana quien tiene más con todas las primas.
rule-box = Cada mano ganada da { $bonus } más cuando acaba la partida.
rule-box_at_once = Cada mano ganada da { $bonus } más en el acto. Cuentan para la meta y nunca se doblan.
rule-game_bonus = Una partida ganada da { $bonus } más.
rule-shutout_game_bonus = Si el perdedor no ha ganado ninguna mano, la prima por partida cuenta doble.
rule-shutout_deals = Si el perdedor no ha ganado ninguna mano, los puntos de las manos del ganador cuentan doble.
rule-shutout_net = Si el perdedor no ha ganado ninguna mano, todo lo que tiene el ganador cuenta doble.
rule-bonuses_not_in_one_deal = Donde se juega una sola mano no hay estas primas.
rule-no_bonuses = No hay prima por mano ni por partida ganada.
rule-hollywood = Hollywood: una mano ganada cuenta en cada partida abierta en la que ya has puntuado y en la siguiente en la que aún no.
rule-hollywood_points = Hollywood se gana por los puntos de las tres partidas juntas.
rule-hollywood_games = Hollywood se gana por el número de partidas ganadas.

## What can be set

field-knock_mode = Cuándo se puede tocar
field-knock_mode-fixed = Hasta un límite
field-knock_mode-upcard = Según la descubierta
field-knock_mode-gin_only = Nunca, solo gin
field-knock_limit = Límite para tocar
field-upcard_ace = Con un as descubierto
field-upcard_ace-gin_only = Solo gin
field-upcard_ace-one = Tocar con 1
field-spade_double = Las picas doblan
field-gin_bonus = Prima por gin
field-big_gin_bonus = Prima por gran gin
field-undercut_bonus = Prima por undercut
field-tied_undercut = Con puntos sueltos iguales
field-tied_undercut-bonus = Undercut y prima
field-tied_undercut-no_bonus = Undercut, sin puntos
field-tied_undercut-drawn = Mano de nadie
field-stock_end = Cuando se acaba el mazo
field-stock_end-reshuffle = Barajar los descartes
field-stock_end-dead_at_two = Nula con dos cartas
field-stock_end-knock_only = Último descarte, luego nula
field-max_turns = Turnos hasta la mano nula
field-aces = Ases en escaleras
field-aces-low = Bajos
field-aces-high_or_low = Bajos o altos
field-aces-around = Dan la vuelta
field-ace_deadwood = Un as cuenta
field-ace_deadwood-1 = 1
field-ace_deadwood-15 = 15
field-start = Primer turno
field-start-upcard = Se ofrece la descubierta
field-start-eleven_cards = Once cartas
field-next_dealer = Quién reparte después
field-next_dealer-winner = Quien gana
field-next_dealer-loser = Quien pierde
field-next_dealer-alternate = Por turnos
field-box_bonus = Prima por mano ganada
field-box_at_once = Apuntarla en el acto
field-game_bonus = Prima por partida ganada
field-shutout = Perdedor sin manos
field-shutout-none = No importa
field-shutout-game_bonus = Prima de partida doble
field-shutout-deals = Manos dobles
field-shutout-net = Todo doble
field-game_won_by = Una partida la gana
field-game_won_by-first_to_target = El primero en la meta
field-game_won_by-settlement = Quien tiene más con primas
field-hollywood_won_by = Hollywood se gana por
field-hollywood_won_by-points = Puntos
field-hollywood_won_by-games = Partidas

## Why a setting means nothing as things are

idle-knock_limit-knock_mode = Aquí no significa nada: va con «{ field-knock_mode-fixed }».
idle-upcard_ace-knock_mode = Aquí no significa nada: va con «{ field-knock_mode-upcard }».
idle-spade_double-knock_mode = Aquí no significa nada: va con «{ field-knock_mode-upcard }».
idle-undercut_bonus-knock_mode = Aquí no significa nada: sin toque no hay undercut.
idle-tied_undercut-knock_mode = Aquí no significa nada: sin toque no hay nada que comparar.
idle-undercut_bonus-knock_limit = Aquí no significa nada: con un límite de 0 no puede haber undercut.
idle-tied_undercut-knock_limit = Aquí no significa nada: con un límite de 0 no hay nada que comparar.
idle-ace_deadwood-aces = Aquí no significa nada: un as bajo siempre cuenta 1.
idle-box_at_once-box_bonus = Aquí no significa nada: no hay prima por mano ganada.
idle-game_won_by-box_bonus = Aquí no significa nada: sin prima por manos, quien llega primero a la meta siempre tiene más.
idle-game_won_by-box_at_once = Aquí no significa nada: con la prima apuntada en el acto, quien llega primero a la meta siempre tiene más.

## Why two settings do not go together

conflict-upcard_ace-knock_mode = «{ field-upcard_ace-one }» con un as solo va con el límite según la carta descubierta.
conflict-spade_double-knock_mode = Las picas solo doblan con el límite según la carta descubierta.
conflict-start-knock_mode = Si se reparten once cartas no se descubre ninguna, así que ninguna carta descubierta puede fijar el límite.
conflict-stock_end-knock_mode = Los descartes solo se barajan en un mazo nuevo donde se toca hasta un límite fijo. Elige otro fin del mazo.
conflict-ace_deadwood-aces = Un as solo cuenta 15 donde puede ser alto.

## The table of differences

rules-differ = En qué se distingue { $game } del juego normal
rules-topic = Regla
rules-regular = Juego normal
rules-nothing = No hay tal regla.
rules-no-difference = Estas son las reglas del juego normal.
rules-differ-here = En qué se distingue del juego normal
rules-all = Todas las reglas

## The rules of the match that is on

match-rules-title = Reglas
match-rules-heading = Reglas de esta partida
match-rules-waiting = Las reglas se escriben en cuanto el juego esté listo.
match-rules-back = Volver a la mesa

## The editor of own rules

own-rules-title = Tus reglas
own-rules-heading = Tus reglas
own-rules-changing = Cambiar «{ $name }»
own-rules-lede = Parte de un juego y cambia lo que quieras. Ves enseguida en qué queda y qué no va junto.
own-start = Partir de
own-start-about = Otro juego pone de nuevo todas las reglas de abajo.
own-bounds = De { $low } a { $high }
own-proposed = { $field }: { $value }
own-problems = { $count ->
    [one] Hay una cosa que no encaja
   *[other] Hay { $count } cosas que no encajan
}
own-differ = Frente al juego normal
own-these = Tus reglas
own-differ-none = Lo que cambia aparece aquí cuando las reglas encajen.
own-differ-later = Lo que cambia aparece aquí en cuanto el juego esté listo.
own-name = Nombre
own-save = Guardar
own-drop = Desechar estas reglas
own-waits = El juego se está preparando; tus reglas se comprueban entonces.
own-cannot = Tus reglas no se pueden comprobar mientras el juego no arranque.
own-checking = Comprobando…
own-wrong = { $count ->
    [one] Hay que arreglar una cosa antes de poder guardar.
   *[other] Hay que arreglar { $count } cosas antes de poder guardar.
}
own-fits = { $count ->
    [0] Aún no ha cambiado nada.
    [one] Una regla cambiada, y todo encaja.
   *[other] { $count } reglas cambiadas, y todo encaja.
}
own-nameless = Pon antes un nombre a tus reglas.
own-full = Ya hay { $max } reglas tuyas. Elimina antes unas.
own-replace-heading = ¿Sustituir las reglas de ese nombre?
own-replace-body = Ya tienes unas reglas llamadas «{ $name }».
own-replace-keep = Conservarlas
own-replace-confirm = Sustituir
