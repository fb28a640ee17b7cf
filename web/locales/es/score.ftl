# The score sheet of a match.

score-title = Hoja de puntos
score-title-hollywood = Hoja de puntos de Hollywood
score-about = { $game }, contra { $opponent }
score-deals = Manos
score-deal = Mano
score-empty = Aún no ha terminado ninguna mano.
score-nothing = nada
score-gain = +{ $points }
score-points = Puntos
score-target = { $target } para ganar
score-boxes-later = Manos ganadas hasta ahora, { $each } cada una al cerrarse la partida

## Three games at once

game-hollywood = { $preset }, tres partidas a { $target }
game-changed = { $preset } (con cambios)
score-game = Partida { $game }
score-games = Partidas
score-tabs = Partida
score-sum = Las tres partidas
score-all = Las tres partidas juntas: tú { $you }, { $name } { $them }
score-side-by-side = Tres partidas lado a lado
score-closed = cerrada
score-closed-by = { $who ->
    [you] cerrada, tuya
   *[them] cerrada, de { $name }
}
score-not-entered = Nadie ha entrado aún en esta partida.
score-game-short = { $you }–{ $them }
score-game-said = { $state ->
    [closed] partida { $game } { $you } a { $them } y cerrada
   *[open] partida { $game } { $you } a { $them }
}
score-button-games = Tú { $you } Rival { $them }, { $first }, { $second }, { $third }, hoja de puntos

## What a game comes to with its bonuses

settle-heading = La partida
settle-label = Cuenta final: { $heading }
settle-caption = Cuenta final
settle-line = Qué se cuenta
settle-games-caption = En qué quedan las tres partidas
settle-deals = Puntos
settle-boxes = Primas por mano
settle-boxes-rule = { $each } por cada mano ganada: { $you } y { $them }
settle-game_bonus = Prima por partida
settle-game_bonus-rule = Primero en { $target }
settle-shutout = En blanco
settle-shutout-game_bonus = { $who ->
    [you] No ganaste ninguna mano, así que la prima por partida cuenta doble
   *[them] { $name } no ganó ninguna mano, así que la prima por partida cuenta doble
}
settle-shutout-deals = { $who ->
    [you] No ganaste ninguna mano, así que los puntos cuentan doble
   *[them] { $name } no ganó ninguna mano, así que los puntos cuentan doble
}
settle-shutout-net = { $who ->
    [you] No ganaste ninguna mano, así que todo cuenta doble
   *[them] { $name } no ganó ninguna mano, así que todo cuenta doble
}
settle-sum = Total
settle-all-games = Todas las partidas
settle-game-won = { $who ->
    [you] La partida { $game } es tuya, { $won } a { $lost }
   *[them] La partida { $game } es de { $name }, { $won } a { $lost }
}
settle-first = { $who ->
    [you] Llegaste antes a { $target }, así que la partida es tuya.
   *[them] { $name } llegó antes a { $target } y gana la partida.
} { $bonuses ->
    [counted] Con las primas cuenta en el encuentro.
   *[beside] Las primas son una cuenta aparte y no cambian nada de eso.
}
settle-total = El total más alto gana la partida.
settle-equal = { $who ->
    [you] Los totales son iguales, así que la partida es tuya: llegaste antes a { $target }.
   *[them] Los totales son iguales, así que la partida es de { $name }, que llegó antes a { $target }.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Quien gana más partidas gana el encuentro. Las primas son una cuenta aparte.
       *[other] Quien gana más partidas gana el encuentro.
    }
   *[points] { $bonuses ->
        [none] Los puntos de las tres partidas juntas deciden el encuentro.
       *[other] Los totales de las tres partidas, primas incluidas, deciden el encuentro.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] Tocaste
   *[them] { $name } tocó
}
row-gin = { $who ->
    [you] Hiciste gin
   *[them] { $name } hizo gin
}
row-big_gin = { $who ->
    [you] Hiciste gran gin
   *[them] { $name } hizo gran gin
}
row-undercut = { $who ->
    [you] Hiciste undercut
   *[them] { $name } hizo undercut
}
row-dead = Mano nula
row-drawn = Mano empatada

## Under the sheet

score-win = { $who ->
    [you] Ganas por { $points }
   *[them] { $name } gana por { $points }
}
score-win-game = { $who ->
    [you] Ganas la partida, { $won } a { $lost }
   *[them] { $name } gana la partida, { $won } a { $lost }
}
score-win-match = { $who ->
    [you] Ganas el encuentro por { $points }
   *[them] { $name } gana el encuentro por { $points }
}
score-win-games = { $who ->
    [you] Ganas el encuentro, { $won } partidas a { $lost }
   *[them] { $name } gana el encuentro, { $won } partidas a { $lost }
}
back-to-table = Volver a la mesa
back-to-result = Volver al resultado
