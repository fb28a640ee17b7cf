# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-title = Práctica
nav-practice = Practicar
practice-link-note = Decisiones de manos de verdad, una a una

## What to practise

practice-choose = Qué practicar
practice-about-new = Decisiones de manos de verdad, una a una, y lo que vale cada respuesta. Repasa una mano que hayas jugado y tus propios errores también vendrán aquí.
practice-about-none = Aquí no espera ningún error tuyo. Hay más que encontrar en manos que juega el programa.
practice-about = { $count ->
    [one] Aquí hay { $count } error tuyo.
   *[other] Aquí hay { $count } errores tuyos.
}
practice-goal = Acierta en dos días distintos y queda aprendido.
practice-learned-count = { $count ->
    [one] Aprendidos hasta ahora: { $count }.
   *[other] Aprendidos hasta ahora: { $count }.
}
practice-mixed = Un poco de todo
practice-mixed-note = Lo que toque y luego un tipo tras otro
practice-knock = Tocar o esperar
practice-knock-note = Terminar la mano o seguir jugando
practice-throw = Qué tirar
practice-throw-note = De qué carta puedes prescindir y cuál le sirve a tu rival
practice-draw = Tomar o robar
practice-draw-note = La carta a la vista o el mazo
practice-layoff = Qué añadir
practice-layoff-note = Cuando tu rival ha tocado
practice-due = { $count ->
    [one] Toca { $count } error tuyo
   *[other] Tocan { $count } errores tuyos
}
practice-yours = Practicar tus errores
practice-how = Una respuesta se juzga por lo que se ve desde ese asiento, nunca por las cartas ocultas. Lo que fallas vuelve a tocar enseguida; lo que aciertas vuelve otro día.
practice-progress = Tu progreso
practice-back = Volver
practice-seeking = Buscando una decisión que valga la pena …
practice-loading = Empieza en cuanto el juego esté listo.
practice-engine-failed = No se pudo cargar el juego.
practice-not-found = No ha salido ninguna decisión así. Inténtalo otra vez o practica otra cosa.

## The question

practice-ask-knock = ¿Tocar o esperar?
practice-ask-throw = ¿Qué tiras?
practice-ask-draw = ¿Tomar o robar?
practice-ask-layoff = ¿Qué añades?
practice-own = De tu propio juego: { $day }, contra { $opponent }.
practice-dealt = De una mano que jugó el programa: aún no tienes ningún error así.
practice-dealt-later = De una mano que jugó el programa: ahora no toca ninguno tuyo.
practice-told = { $text }
practice-grading = Sopesando la respuesta …
practice-leave = Dejar la práctica
practice-next = Siguiente

## The answer

practice-right = Acertado
practice-wrong = No es lo mejor
practice-right-best = Nada vale más.
practice-right-near = Tan bueno como lo mejor: { $points } puntos de diferencia.
practice-wrong-loss = Eso cuesta unos { $points } puntos de media.
practice-again = Volverá otro día.
practice-learned = Acertado en dos días: aprendido.
practice-score = { $streak ->
    [0] { $right } de { $answered }
    [1] { $right } de { $answered }
   *[other] { $right } de { $answered }, { $streak } seguidas
}

## Progress

progress-title = Puntos perdidos por decisión
progress-empty = Todavía no se ha repasado ninguna mano. Repasa una cuando termine y esta página mostrará cómo mejoran tus decisiones.
progress-kind = Decisiones
progress-all = Todas
progress-few = { $count ->
    [0] Ninguna mano repasada tiene aún una decisión así.
    [one] { $count } mano repasada hasta ahora: con la segunda habrá una curva.
   *[other] { $count } manos repasadas hasta ahora.
}
progress-curve = Media de las últimas { $count } manos repasadas
progress-gist = { $kind }: en tus últimas { $deals } manos repasadas perdiste { $now } puntos por decisión. En las { $shown } manos mostradas, la media fue { $low } en lo más bajo y { $high } en lo más alto.
progress-deal = Mano { $deal }
progress-after = Tras la mano
progress-series = Puntos perdidos
progress-figures = { $decisions ->
    [one] { $decisions } decisión, { $lost } puntos perdidos en total
   *[other] { $decisions } decisiones, { $lost } puntos perdidos en total
}
progress-practise = Practicar
