# The first page: a game that waits, and the choices for a new one.

home-title = Gin rummy
home-heading = Undercut, gin rummy

## A match that can be gone on with

resume-label = Partida guardada
resume-heading = { $over ->
    [yes] Tu partida ha terminado
   *[no] Tu partida te espera
}
resume-where-target = { $turn ->
    [you] { $game }, mano { $deal }, es tu turno
    [opponent] { $game }, mano { $deal }, juega { $opponent }
    [over] { $game }, contra { $opponent }
   *[between] { $game }, mano { $deal } terminada
}
resume-where-one = { $turn ->
    [you] { $game }, es tu turno
    [opponent] { $game }, juega { $opponent }
   *[over] { $game }, contra { $opponent }
}
resume-where-hollywood = { resume-where-target }
resume-button = { $over ->
    [yes] Ver el resultado
   *[no] Continuar
}

## For whoever has never played here

learn-question = ¿Nunca has jugado al gin rummy?
learn-start = Aprende en tres minutos

## A new game

new-game = Nueva partida
preset-regular-note = Toca con { $limit } o menos, o aguanta hasta el gin.
preset-straight-note = Sin tocar: solo gana quien combina hasta la última carta. También se llama Gin Only.
preset-oklahoma-note = La primera carta descubierta fija con cuánto se toca.
preset-classic-note = { $gin } por el gin, { $box } por cada mano ganada y una prima por la partida.
preset-north_american-note = Gran gin, { $box } por cada mano ganada y doble si el perdedor queda en blanco.
preset-tournament-note = El último descarte aún puede terminar la mano, y el empate no tiene prima.
preset-eaai-note = Las reglas con que se midieron programas en un reto de investigación: se reparte por turnos.
preset-palace-note = { $box } por cada mano ganada, al marcador en el acto.
preset-round_the_corner-note = Las escaleras siguen tras el rey, y un as suelto cuenta { $ace }.
quick-spade_double = Si la primera carta descubierta es de picas, la mano vale doble
more-games = { $count ->
    [one] { $count } juego más
   *[other] { $count } juegos más
}

how-long = Duración
form-choice-one = Una mano
form-choice-target = A una meta
form-choice-hollywood = Hollywood
form-note-one = Una mano lo decide.
form-note-target = Mano tras mano, hasta que alguien llega a la meta.
form-note-hollywood = Tres partidas a la vez, cada una hasta la meta: lo que ganas se reparte entre ellas.
target-choice = Meta
target-other = Otra
target-other-label = Tu meta, de { $low } a { $high }
target-wrong = Un número entero de { $low } a { $high }, por favor.
opponent-choice = Rival
chosen-one = { $game }, una mano, contra { $opponent }
chosen-target = { $game } a { $target }, contra { $opponent }
chosen-hollywood = { $game }, Hollywood a { $target }, contra { $opponent }
chosen-open = { $game }, contra { $opponent }
deal-button = Repartir
deal-waiting = Preparando el juego. Las cartas se reparten en cuanto esté listo.

## Own rules among the games

own-heading = Tus reglas
own-note = { $count ->
    [0] Como { $preset }
    [one] { $preset } con { $count } cambio
   *[other] { $preset } con { $count } cambios
}
own-refused = Con estas reglas no se puede jugar tal como están.
own-make = Crea tus propias reglas
own-change = Cambiar
own-change-named = Cambiar: { $name }
own-delete = Eliminar
own-delete-named = Eliminar: { $name }

## Before a match in progress is given up

leave-heading = ¿Dejar la partida en curso?
leave-body-target = { $game } contra { $opponent } va { $you } a { $them }. La encontrarás en Partidas, para seguirla cuando quieras.
leave-body-hollywood = { leave-body-target }
leave-body-one = Encontrarás tu mano contra { $opponent } en Partidas, para seguirla cuando quieras.
leave-keep = Seguir mi partida
leave-confirm = Repartir de nuevo

# The head of every paper page.
nav-label = Más
nav-lesson = Aprender
nav-matches = Partidas
nav-statistics = Estadísticas
nav-settings = Ajustes

# The foot of every paper page.
foot-label = Sobre el juego
foot-rules = Reglas de cada juego
foot-glossary = Palabras del juego
foot-about = Acerca de Undercut
foot-privacy = Privacidad
foot-language = Idioma
