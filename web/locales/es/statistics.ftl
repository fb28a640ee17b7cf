# Statistics, the list of matches, taking everything along as a file.
statistics-title = Estadísticas
matches-title = Partidas

## What is counted

stats-period = Periodo
stats-period-all = Siempre
stats-period-month = Este mes
stats-rules = Reglas
stats-all-rules = Todas las reglas
stats-all-levels = Todos los rivales
stats-empty = Aún no hay nada que contar.
stats-empty-more = Juega una mano hasta el final y esta página te dirá cómo vas: partidas ganadas, puntos por mano, gins y undercuts.
stats-none = Ninguna partida cumple esta selección.
stats-show-all = Mostrar todas las partidas

## The figures

stats-won = Partidas ganadas
stats-won-of = { $count ->
    [0] aún ninguna terminada
   *[other] de { $count }
}
stats-points = Puntos por mano
stats-points-note = { $count ->
    [one] netos, { $count } mano
   *[other] netos, { $count } manos
}
stats-streak = Victorias seguidas
stats-streak-now = { $count ->
    [0] mejor racha
   *[other] mejor racha, { $count } ahora
}
stats-gin = Gin
stats-undercuts = Undercuts
stats-gin-note = tuyos, { $count } en tu contra
stats-caught = Te pillan con
stats-caught-note = { $count ->
    [0] puntos sueltos, cuando termina tu rival
    [one] puntos sueltos, cuando terminó tu rival
   *[other] puntos sueltos, media de { $count } manos que terminó tu rival
}
stats-by-rules = Por reglas
stats-by-level = Por rival
stats-matches = Partidas
stats-matches-won = Ganadas
stats-share = Ganadas

## Curves

chart-as-list = En lista
chart-list-label = La curva en lista
chart-score = Puntos de una partida
chart-choose = Partida
chart-match = { $day }: { $game }, { $opponent }
chart-start = Inicio
chart-deal = Mano { $deal }
chart-after-deal = Tras la mano
# The curve in a sentence, for those who do not see it.
chart-score-gist = { $ended ->
    [won] { $game } contra { $opponent }: ganaste, y los puntos son { $you } para ti y { $them } para tu rival tras { $deals ->
        [one] { $deals } mano
       *[other] { $deals } manos
    }.
    [lost] { $game } contra { $opponent }: perdiste, y los puntos son { $you } para ti y { $them } para tu rival tras { $deals ->
        [one] { $deals } mano
       *[other] { $deals } manos
    }.
   *[other] { $game } contra { $opponent }: los puntos son { $you } para ti y { $them } para tu rival tras { $deals ->
        [one] { $deals } mano
       *[other] { $deals } manos
    }.
}
chart-rate = Parte de victorias, cada vez en las últimas { $count } partidas
chart-match-number = Partida { $match }
chart-after-match = Tras la partida
chart-rate-gist = De tus últimas { $matches } partidas ganaste { $now }. En las { $shown } partidas mostradas, esa parte fue { $low } en lo más bajo y { $high } en lo más alto.

## The list of matches

matches-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
matches-about = Contra { $opponent }, { $day }
matches-score = { $by ->
    [games] Partidas ganadas: tú { $you }, { $opponent } { $them }
   *[points] Puntos: tú { $you }, { $opponent } { $them }
}
matches-end-on = En la mesa
matches-end-open = Sin terminar
matches-end-won = Ganada
matches-end-lost = Perdida
matches-end-drawn = Empatada
matches-go = Continuar
matches-go-named = Continuar: { $game } contra { $opponent }, { $day }
matches-see = Ver el resultado
matches-see-named = Ver el resultado: { $game } contra { $opponent }, { $day }
matches-old = Ya no se puede abrir
matches-delete = Eliminar
matches-delete-named = Eliminar: { $game } contra { $opponent }, { $day }
matches-delete-heading = ¿Eliminar esta partida?
matches-delete-body = { $game } contra { $opponent }, { $day }. Tampoco contará más en tus estadísticas.
matches-delete-all = Eliminar todas
matches-delete-all-heading = ¿Eliminar todas las partidas?
matches-delete-all-body = { $count ->
    [one] Se elimina la partida de la lista y tus estadísticas empiezan de nuevo. La partida de la mesa se queda.
   *[other] Se eliminan las { $count } partidas y tus estadísticas empiezan de nuevo. Una partida en la mesa se queda.
}
matches-keep = Conservar
matches-more = Mostrar { $count } más
matches-waiting = Preparando el juego. La partida se abre en cuanto esté listo.
matches-empty = Aún no hay partidas.
matches-empty-more = Aquí se guarda cada partida que juegas: continúa una que dejaste o vuelve a mirar sus puntos.

## Everything as a file

data-title = Tus datos
settings-part-data = { data-title }
data-where = Las partidas, los ajustes y tus reglas se guardan solo en este navegador. Un archivo los pone a salvo o los lleva a otro dispositivo.
data-nowhere = Este navegador no guarda nada para esta página. Un archivo guarda lo que has jugado desde que la abriste.
data-export = Guardar en un archivo
data-exported = Guardado como { $name }, entre tus descargas.
data-import = Traer un archivo
data-question = Lo que hay en el archivo
data-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
data-rules = { $count ->
    [one] { $count } conjunto de reglas tuyas
   *[other] { $count } conjuntos de reglas tuyas
}
data-settings = ajustes
data-holds = El archivo del { $day } contiene { $parts }. Lo que tienes aquí se queda.
data-holds-nothing = En este archivo no hay nada que traer.
data-settings-too = Usar sus ajustes en lugar de los míos
data-not-now = Ahora no
data-take = Traer
data-done-matches = { $count ->
    [one] Se ha añadido { $count } partida.
   *[other] Se han añadido { $count } partidas.
}
data-done-none = No se ha añadido ninguna partida.
data-done-known = { $count ->
    [one] { $count } partida ya estaba aquí.
   *[other] { $count } partidas ya estaban aquí.
}
data-done-running = La partida que estaba en marcha te espera en Partidas.
data-done-rules = { $count ->
    [one] Se ha añadido { $count } conjunto de reglas.
   *[other] Se han añadido { $count } conjuntos de reglas.
}
data-done-left = { $count ->
    [one] No había sitio para { $count } conjunto de reglas.
   *[other] No había sitio para { $count } conjuntos de reglas.
}
data-done-settings = Los ajustes son los del archivo.
data-undo = Deshacer
data-undone = Todo está como antes.
data-bad-large = Este archivo es demasiado grande para ser de Undercut. Nada ha cambiado.
data-bad-foreign = Este archivo no lo guardó Undercut. Nada ha cambiado.
data-bad-newer = Este archivo viene de una versión más nueva de Undercut. Recarga la página para tener esa versión e inténtalo otra vez.
data-bad-damaged = Este archivo está dañado, así que no se ha tomado nada de él. Prueba con otra copia.
data-bad-wrong = Algo en este archivo no debería estar ahí, así que no se ha tomado nada de él.
data-bad-full = Este navegador no tiene sitio para todo eso. Nada ha cambiado.
