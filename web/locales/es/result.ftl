# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Toque
result-gin = Gin
result-big_gin = Gran gin
result-undercut = Undercut
result-undercut-over = El undercut la termina
result-dead = Mano nula
result-drawn = Mano empatada
result-nobody = Nadie puntúa
result-dead-two_cards_left = Quedaban dos cartas en el mazo, así que la mano termina sin puntos.
result-dead-turn_limit = Tras { $turns } turnos la mano termina sin puntos.
result-drawn-reason = Los puntos sueltos son iguales. Con estas reglas la mano no es de nadie.
result-dead-again = Reparte otra vez la misma persona.
result-scores = { $who ->
    [you] Te apuntas
   *[them] { $name } se apunta
}

result-closes = { $kind ->
    [undercut] El undercut cierra
   *[other] La mano cierra
} { $count ->
    [one] la partida { $games }
   *[other] las partidas { $games }
}

## Who won the match

match-won-target = { $who ->
    [you] Ganas la partida
   *[them] { $name } gana la partida
}
match-won-one = { $who ->
    [you] Ganas la mano
   *[them] { $name } gana la mano
}
match-won-hollywood = { $who ->
    [you] Ganas el encuentro
   *[them] { $name } gana el encuentro
}
match-drawn = Empate
match-score = { $games ->
    [yes] { $high } partidas a { $low }
   *[no] { $high } a { $low }
}

## Hands

hand-of = { $who ->
    [you] Tus cartas
   *[them] Cartas de { $name }
}
hand-knocked = { $who ->
    [you] Tocaste con { $deadwood }
   *[them] { $name } tocó con { $deadwood }
}
hand-gin = { $who ->
    [you] Hiciste gin
   *[them] { $name } hizo gin
}
hand-big-gin = { $who ->
    [you] Hiciste gran gin
   *[them] { $name } hizo gran gin
}
hand-player = { $who ->
    [you] Tú
   *[them] { $name }
}
hand-threw = descarte:
hand-threw-none = sin descarte
hand-laid-off = { $count ->
    [one] una carta añadida, marcada
    [2] dos cartas añadidas, marcadas
    [3] tres cartas añadidas, marcadas
   *[other] { $count } cartas añadidas, marcadas
}
hand-nothing-laid-off = nada añadido
hand-no-layoffs = contra el gin no se añade nada
hand-deadwood-label = Puntos sueltos: { $deadwood }
hand-hidden = { $who ->
    [you] Tras una mano nula nadie enseña, así que tus cartas siguen en secreto.
   *[them] Tras una mano nula nadie enseña, así que las cartas de { $name } siguen en secreto.
}
hand-chain = { $who ->
    [you] Tú:
   *[them] { $name }:
}
card-laid-off-order = { $card }, carta añadida por { $who ->
    [you] ti
   *[them] { $name }
}, { $place } de { $count }
card-laid-off = { $card }, carta añadida por { $who ->
    [you] ti
   *[them] { $name }
}

## The receipt

receipt-label = Puntos de la mano
receipt-heading = Mano { $deal }
receipt-heading-one = Los puntos
receipt-caption = { $points ->
    [one] De dónde sale ese punto
   *[other] De dónde salen los { $points } puntos
}
receipt-caption-open = De dónde salen los puntos
receipt-why = Lo que dicen las reglas:
receipt-why-counting = Cuánto cuentan las cartas
receipt-why-layoffs = Añadir cartas
receipt-why-knock = Tras un toque
receipt-why-undercut = Undercut
receipt-why-tie = Puntos sueltos iguales
receipt-why-gin = Gin
receipt-why-big_gin = Gran gin
receipt-why-spades = Las picas doblan
receipt-why-box = Primas por mano
receipt-deadwood = { $who ->
    [you] Tus puntos sueltos
   *[them] Puntos sueltos de { $name }
}
receipt-laid-off = Añadidas
receipt-left = { $who ->
    [you] Te quedan
   *[them] A { $name } le quedan
}
receipt-less = −{ $points }
receipt-difference = Diferencia
receipt-difference-rule = { $high } menos { $low }
receipt-undercut = Prima por undercut
receipt-undercut-rule = { $tie ->
    [yes] El empate vale para quien no tocó
   *[no] Menos que quien tocó
}
receipt-tie_no_bonus = Puntos sueltos iguales
receipt-tie_no_bonus-rule = Sin prima con estas reglas, pero quien no tocó gana la mano
receipt-tie_drawn = Puntos sueltos iguales
receipt-tie_drawn-rule = Con estas reglas la mano no es de nadie
receipt-gin_bonus = Prima por gin
receipt-gin_bonus-rule = Ninguna carta suelta
receipt-big_gin_bonus = Prima por gran gin
receipt-big_gin_bonus-rule = Once cartas combinadas, ninguna tirada
receipt-spade_double = La carta de picas la dobla
receipt-spade_double-rule = { $points } otra vez
receipt-box_at_once = Prima por mano en el acto
receipt-box_at_once-rule = Por ganar la mano
receipt-standing-target = Partida a { $target }
receipt-before = Antes
receipt-now = Ahora
receipt-boxes = Manos ganadas: tú { $you }, { $name } { $them }
receipt-entered = +{ $points } de esta mano

## Buttons

next-deal = Siguiente mano
result-next = Siguiente
result-all = Mostrar todo
result-table = Ver la mesa

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] Bajas { $melds }, con { $deadwood } sin combinar.
   *[them] { $name } baja { $melds }, con { $deadwood } sin combinar.
}
said-knocker-bare = { $who ->
    [you] No bajas ninguna combinación, con { $deadwood } sin combinar.
   *[them] { $name } no baja ninguna combinación, con { $deadwood } sin combinar.
}
said-defender = { $who ->
    [you] Tienes { $melds }, con { $deadwood } sin combinar.
   *[them] { $name } tiene { $melds }, con { $deadwood } sin combinar.
}
said-defender-bare = { $who ->
    [you] No tienes ninguna combinación, con { $deadwood } sin combinar.
   *[them] { $name } no tiene ninguna combinación, con { $deadwood } sin combinar.
}
said-laid-off = { $who ->
    [you] Añadiste { $cards }.
   *[them] { $name } añadió { $cards }.
}
said-line = { $name }: { $points }.
said-line-rule = { $name }: { $points }. { $rule }.
said-total = { $who ->
    [you] Te apuntas { $points }.
   *[them] { $name } se apunta { $points }.
}
said-nobody = Nadie puntúa.
said-match = Ahora tienes { $you }, { $name } tiene { $them }.

## The same deal in every other game

prices-title = Lo que valdría con otras reglas
prices-waiting = Un momento, se están contando otra vez las cartas …
prices-game = Juego
prices-points = Puntos
prices-change = Diferencia
prices-scores = { $who ->
    [you] Tú { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] { $points } mejor para ti
    [less] { $points } peor para ti
   *[same] igual
}
prices-played = como se jugó
prices-problem-knock_not_allowed = Allí nadie puede tocar.
prices-problem-over_knock_limit = { $limit ->
    [0] Allí solo el gin la habría terminado.
   *[other] { $deadwood } es demasiado para tocar allí: { $limit } como mucho.
}
prices-problem-no_big_gin = Allí no hay gran gin.
prices-problem-no_upcard = Allí decide la primera carta descubierta, y en esta mano no la hubo.
prices-problem-counts_otherwise = Allí las cartas se combinan o cuentan de otro modo, así que la mano se habría jugado de otra manera.
prices-problem-stock_over = Allí la mano habría sido nula, con { $left } cartas en el mazo.
prices-problem-turns_over = Allí la mano habría sido nula tras { $turns } turnos.
