# Fair deals: the promise before the first card, the secret after the last, and the check of a proof.

## On the first page and in a match

fair-title = Reparto limpio
fair-about = Todas las cartas de tu próxima partida salen de un secreto que este dispositivo ha sorteado. Aquí está su huella. Después de la partida ves el propio secreto y puedes comprobar cada mano.
fair-commitment = Huella del secreto
fair-words = Palabras tuyas, si quieres
fair-words-note = Entran en la mezcla: mientras no las elijas, nadie puede saber las cartas.
fair-not-here = Este navegador no puede calcularla aquí. La encuentras en la hoja de puntos de la partida.
fair-later = Todas las cartas de esta partida salen de un secreto con esta huella. Verás el secreto cuando la partida termine.
fair-over = La partida ha terminado, y este es el secreto. Cualquiera puede repartir con él las mismas cartas.
fair-secret = Secreto
fair-your-words = Tus palabras
fair-opening = La primera mano es una de { $count } aperturas preparadas, para que no tengas que esperar. La han elegido el secreto y tus palabras. Todas las manos siguientes se barajan a partir de ellos.
fair-none = Para esta partida no se prometió nada: sus cartas salen de un número que ya se conocía.
fair-check = Comprobar estas manos
fair-waiting = Preguntando al motor …
fair-failed = El motor no ha podido responder. Cierra esto y ábrelo otra vez.
fair-give-up = Rendirse y ver el secreto
fair-give-up-asked = La partida termina aquí: quien conoce el secreto conoce las cartas que vienen. No se guarda entre tus partidas.
fair-play-on = Seguir jugando
fair-give-up-yes = Rendirse

## The page that checks a proof

check-paste = Prueba de una partida
check-go = Comprobar
check-file = Abrir un archivo
check-found = Lo que se ha encontrado
check-what = Qué se comprueba
check-by-page = Esta página (JavaScript)
check-by-engine = El motor del juego (Python)
check-engine-coming = El motor está en camino
check-promise = La promesa
check-deal = Mano { $deal }
check-holds = Como se prometió
check-waits = Pendiente
check-untold = No se pudo comprobar
check-running = Comprobando …
check-good = Cada mano es como se prometió.
check-good-page = Según esta página, cada mano es como se prometió. El motor no se pudo iniciar.
check-bad = Esta prueba no se sostiene.
check-lost = La prueba no se pudo comprobar aquí.

## What may be wrong with a proof; $told and $dealt are cards

error-match_not_over = Verás el secreto cuando la partida termine.
error-not_promised = { fair-none }
error-proof_unreadable = Esto no es la prueba de una partida, o está dañada.
error-proof_newer = Esta prueba viene de una versión más nueva. Recarga la página y compruébala otra vez.
error-proof_not_promised = El secreto no es el que se prometió: su huella es otra.
error-proof_dealer = Mano { $deal }: tenía que repartir el otro lado.
error-proof_card = Mano { $deal }, carta { $place }: { $told } en la prueba, { $dealt } según el secreto.
error-proof_reshuffle = Mano { $deal }, mazo nuevo { $count }, carta { $place }: { $told } en la prueba, { $dealt } según el secreto.
