# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-title = Repetición
replay-open = Repetición
# A button in the list of matches.
replay-open-named = Repetición de { $game } contra { $opponent }, { $day }
replay-opening = Se vuelven a sacar las cartas …
replay-loading = El juego aún se está cargando; después se abre la repetición.
replay-damaged = Este enlace está dañado o incompleto, así que no hay nada que repetir. No ha cambiado nada más.
replay-file = Este archivo no dice dónde está su repetición, así que no se puede abrir aquí. No ha cambiado nada más.
replay-newer = Esta repetición viene de una versión más nueva de Undercut. Recarga la página para tenerla.
replay-lost = El juego no ha podido responder. Inténtalo otra vez.
replay-failed = Esta mano no se puede repetir. No ha cambiado nada más.
replay-leave = Salir de la repetición
replay-deal = Mano { $deal } de { $count }

## Steps

replay-controls = Pasos de la mano
replay-slider = Paso
replay-step = Paso { $at } de { $of }
replay-told = { $text }
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-last = Al final
replay-both = Las dos manos
replay-looking = solo para mirar
replay-other-hand = { $name } tiene { $cards }. { table-deadwood-name }

## What was done

replay-did-discard = { $who ->
    [you] Tiraste { $card }
   *[them] Tu rival tiró { $card }
}
replay-did-knock = { $who ->
    [you] Tiraste { $card } y tocaste
   *[them] Tu rival tiró { $card } y tocó
}
replay-did-gin = { $who ->
    [you] Tiraste { $card } e hiciste gin
   *[them] Tu rival tiró { $card } e hizo gin
}
replay-did-big_gin = { $who ->
    [you] Hiciste gran gin
   *[them] Tu rival hizo gran gin
}
replay-did-done = { $who ->
    [you] No añadiste más
   *[them] Tu rival no añadió más
}
replay-upcard = Descubierta: { $card }

## The coach

# The verdict is one of the coach's: "Mistake".
replay-remark = { $verdict }
replay-remark-better = { $verdict }. Mejor: { $act }

## Passing it on

replay-more = Compartir y más
replay-which = Mano
# One deal in a list: "3: Knock. You score 24".
replay-deal-line = { $deal }: { $end }. { $won }
replay-share = Compartir esta mano
replay-link = Enlace
replay-copy-link = Copiar el enlace
replay-copy-match = Copiar el enlace de toda la partida
replay-copy-text = Copiar como texto
replay-save = Guardar en un archivo
replay-save-match = Guardar toda la partida
replay-copied-link = El enlace está copiado.
replay-copied-text = El texto está copiado.
replay-not-copied = El navegador no ha dejado copiarlo.
replay-saved = El archivo está guardado.
replay-not-saved = No se ha podido escribir el archivo.

## Playing the cards

replay-again = Juégala tú
replay-again-more = Las mismas cartas, contra el ordenador. No cuenta, y tu partida espera.
replay-play-cards = Jugar estas cartas
replay-rules = Juego
replay-play-other = La misma mano, este juego
replay-again-back = Volver a la repetición
error-no_replay = Ya no hay ninguna repetición abierta. Ábrela otra vez.
