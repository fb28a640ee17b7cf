# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

## The hint

coach-hint = Pista
coach-hint-waiting = Un momento …
coach-hint-none = Ahora mismo no hay pista
# Stands on the card or the pile that the hint speaks of.
coach-mark = Pista
# Goes on after a card's name: "6 of diamonds, deadwood, the hint".
coach-advised = la pista
settings-hints = Pistas
settings-hints-note = Un botón que dice qué haría el entrenador, cuando lo pides
settings-key-hint = Pedir una pista

## What to do

coach-do-pass = Pasa
coach-do-take_upcard = Toma { $card }
coach-do-take_discard = Toma { $card }
coach-do-draw_stock = Roba del mazo
coach-do-discard = Tira { $card }
coach-do-knock = Tira { $card } y toca
coach-do-gin = Tira { $card } y haz gin
coach-do-big_gin = Haz gran gin
coach-do-lay_off = Añade { $card }
coach-do-done = No añadas más

## What was done

coach-did-pass = Pasar
coach-did-take_upcard = Tomar { $card }
coach-did-take_discard = Tomar { $card }
coach-did-draw_stock = Robar del mazo
coach-did-discard = Tirar { $card }
coach-did-knock = Tirar { $card } y tocar
coach-did-gin = Tirar { $card } y hacer gin
coach-did-big_gin = Hacer gran gin
coach-did-lay_off = Añadir { $card }
coach-did-done = No añadir más

## Why

coach-why-deadwood = Los puntos sueltos pasan de { $before } a { $after }
coach-why-outs = { $count ->
    [0] Ninguna carta oculta mejora tus cartas
    [one] 1 carta oculta mejora tus cartas
   *[other] { $count } cartas ocultas mejoran tus cartas
}
coach-why-gin_cards = { $count ->
    [0] Ninguna carta oculta da gin
    [one] 1 carta oculta da gin
   *[other] { $count } cartas ocultas dan gin
}
coach-why-wait_gin = { $count ->
    [one] Sigue: 1 carta oculta da gin
   *[other] Sigue: { $count } cartas ocultas dan gin
}
coach-why-danger = A tu rival le sirve el { $percent } de las veces
coach-why-knock_wins = El toque gana el { $percent } de las veces, { $points } puntos de media
coach-why-undercut_risk = Riesgo de undercut: { $percent }
coach-why-completes = { $card } da { $meld }
coach-why-stock_left = { $count ->
    [one] Puedes robar 1 vez más
   *[other] Puedes robar { $count } veces más
}
coach-why-lays_off = Quita { $points } de tus puntos sueltos
coach-why-gives_less = Tu rival puede añadir { $points } puntos menos
coach-why-gin = El gin da al menos { $points }
coach-why-last_chance = Si no, la mano es nula

## A deal looked at again

coach-review = Repasar esta mano
coach-review-title = Mano { $deal }, vista de nuevo
coach-review-back = Volver al resultado
coach-review-progress = Repasando tus decisiones: { $done } de { $total }
coach-review-waiting = El entrenador vuelve a tomar las cartas …
coach-review-failed = El entrenador no pudo seguir con esta mano.
coach-review-again = Reintentar
coach-review-count = { $count ->
    [one] Una decisión
   *[other] { $count } decisiones
}, { $good ->
    [0] ninguna del todo buena.
    [one] una de ellas buena o casi.
   *[other] { $good } de ellas buenas o casi.
}
coach-review-all-good = { $count ->
    [one] Una decisión, buena o casi.
   *[other] { $count } decisiones, todas buenas o casi.
}
coach-review-cost = { $points ->
    [one] El resto te costó en total cerca de { $points } punto.
   *[other] El resto te costó en total cerca de { $points } puntos.
}
coach-review-none = En esta mano no tenías nada que decidir.
coach-tabs = Qué mirar
coach-tab-mine = Tus decisiones
coach-tab-theirs = Qué sabía { $name }
coach-dearest = Lo que más costó
coach-decisions = Todas por orden

## A verdict

coach-verdict-best = La mejor
coach-verdict-fine = Buena
coach-verdict-inaccuracy = Casi
coach-verdict-mistake = Error
coach-verdict-blunder = Cara

## One decision

coach-decision = Decisión { $number } de { $total }
coach-hand = Tus cartas entonces
coach-pile = Último descarte
coach-drew = recién robada
coach-took = recién tomada
coach-you = Tú
coach-better = Mejor
coach-right = Tú, y el entrenador también
coach-average = puntos de media
coach-loss = { $points ->
    [one] Costó cerca de { $points } punto, { $error } más o menos.
   *[other] Costó cerca de { $points } puntos, { $error } más o menos.
}
coach-loss-unsure = { $points ->
    [one] Costó cerca de { $points } punto, { $error } más o menos: demasiado justo para decidir.
   *[other] Costó cerca de { $points } puntos, { $error } más o menos: demasiado justo para decidir.
}
coach-win-loss = Tu probabilidad de ganar la partida: { $percent } menos.
coach-why = Por qué
coach-options = Las opciones
coach-option = Opción
coach-option-points = Puntos
coach-option-yours = la tuya
coach-previous = Anterior
coach-next = Siguiente
coach-try = Jugar desde aquí

## Luck and play

coach-luck = Suerte y juego
coach-luck-start = Las cartas del comienzo
coach-luck-draws = Las cartas robadas
coach-luck-skill = El juego de ambas partes
coach-luck-points = La mano
coach-luck-note = En puntos para ti, { $error } más o menos.

## What the opponent knew

coach-knew-about = Paso a paso: las cartas de { $name } y lo que se podía saber de las tuyas.
coach-knew-step = Paso { $number } de { $total }
coach-knew-hand = Las cartas de { $name }
coach-knew-known = Se sabía de tus cartas
coach-knew-nothing = De tus cartas no se sabía nada
coach-knew-unseen = { $count ->
    [one] 1 carta no se veía
   *[other] { $count } cartas no se veían
}
coach-knew-none = { $name } no tenía nada que decidir.

## Another try

coach-trial = Nuevo intento desde la mano { $deal }. Esto no cuenta.
# The same where there is little room.
coach-trial-short = Intento, no cuenta
coach-trial-back = Volver a la partida
coach-trial-again = Otra vez
coach-trial-over = Era un intento. Tu partida sigue como estaba.
error-trial-lost = El intento no pudo seguir. Tu partida está como estaba.
