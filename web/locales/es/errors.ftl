# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-label = Aviso
notice-dismiss = Quitar aviso
notice-fault = Eso no ha funcionado y nada ha cambiado. Inténtalo otra vez.

## The engine: the request

error-bad_request = { notice-fault }
error-unsupported_version = Esta página y su motor no encajan. Recarga la página.
error-unknown_command = { notice-fault }
error-unknown_field = { notice-fault }
error-unknown_preset = Ese juego no se conoce aquí. Elige otro.
error-unknown_form = Esa duración no se conoce aquí. Elige otra.
error-unknown_level = Ese rival no se conoce aquí. Elige otro.
error-bad_target = No se ofrece una partida a tantos puntos. Elige otra meta.
error-stale_rev = La mesa ya había avanzado. Vuelve a mirar y juega.
error-no_match = No hay ninguna partida en la mesa. Reparte primero las cartas.

## The engine: own rules

error-unknown_rule = Una de estas reglas no se conoce aquí.
error-unknown_rule_value = { $field }: esa opción no se ofrece aquí.
error-rule_out_of_bounds = { $field }: solo valen números enteros de { $low } a { $high }.
error-rules_conflict = Dos de estas reglas no van juntas.

## The engine: the play

error-not_your_turn = Aún no es tu turno.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = Eso no se puede hacer en este momento de la mano.
error-must_draw_from_stock = Nadie quiso la carta descubierta: roba del mazo.
error-card_not_in_hand = No tienes esa carta: { $card }.
error-bad_card = { $text } no es una carta.
error-taken_card = Acabas de tomar esa carta, así que tira otra: { $card }.
error-over_knock_limit = { $limit ->
    [0] Así te quedan { $deadwood } sin combinar, y en esta mano solo el gin la termina.
   *[other] Así te quedan { $deadwood } sin combinar; para tocar, { $limit } como mucho.
}
error-knock_not_allowed = En este juego nadie toca: busca el gin.
error-bad_spread = Estas cartas no se bajan así. Elige otras combinaciones.
error-does_not_fit = Esta carta no encaja en esa combinación: { $card }.
error-no_big_gin = Aquí estas once cartas no son gran gin: tira una.
error-must_knock = Tomaste el último descarte para terminar con él la mano: toca o haz gin.
error-no_knock_follows = { $limit ->
    [0] Con esta carta no haces gin, así que solo puedes pasar.
   *[other] Con esta carta no bajas hasta { $limit }, así que solo puedes pasar.
}
error-first_discard_only = La mano empieza con un simple descarte. Desde tu próximo turno podrás terminarla.
error-deal_over = Esta mano ha terminado.
error-deal_not_over = Esta mano sigue en juego.
error-match_over = Esta partida ha terminado.
error-nothing_to_undo = No hay nada que deshacer.
error-unknown_deal = Esta partida no tiene esa mano.
error-unknown_act = No se encuentra ese momento de la mano.
error-trial_running = Estás probando una jugada. Vuelve primero a tu partida.
error-no_trial = No se está probando nada: esta es tu partida.
error-internal = Algo ha fallado en el motor. Tu partida está como antes de esta jugada.
error-drill_unreadable = Esta decisión no se puede volver a poner: su texto está dañado o viene de otro sitio. Nada ha cambiado.

## The engine: the deal in another game

error-no_upcard = Allí la primera carta descubierta dice con cuánto se toca, y en esta mano no la hubo.
error-counts_otherwise = Allí estas cartas se combinan o cuentan de otro modo.
error-stock_over = Allí la mano habría sido nula antes, con { $left } cartas en el mazo.
error-turns_over = Allí la mano habría sido nula antes, tras { $turns } turnos.
error-stock_not_over = Allí el mazo se vuelve a barajar, así que la mano habría seguido.
error-turns_not_over = Allí la mano habría seguido, hasta { $turns } turnos.

## Saved games

error-save_unreadable = No se pudo leer la partida guardada. Se conserva aparte en este dispositivo, y puedes empezar otra.
error-save_newer = La partida guardada viene de una versión más nueva de Undercut. Se queda como está; recarga la página para tener esa versión.
error-save_inconsistent = La partida guardada no cuadra. Se conserva aparte en este dispositivo, y puedes empezar otra.
error-save-set-aside-unreadable = No se pudo leer lo que había guardado aquí. Se conserva aparte en este dispositivo, y puedes empezar otra partida.
error-save-set-aside-torn = El último guardado estaba dañado y se conserva aparte. Tu partida sigue desde el anterior, así que puede faltar tu última jugada.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = Este navegador no guarda nada para esta página, así que tu partida dura mientras la página esté abierta.

## Own rules on this device

error-rules-saved = Guardadas como «{ $text }». Elige la duración y el rival, y reparte.
error-rules-deleted = Eliminadas: «{ $text }».
error-rules-not-kept = Este navegador no guardó las reglas, así que duran mientras la página esté abierta.
error-rules-set-aside = Algunas de tus reglas no se pudieron leer. Se conservan aparte en este dispositivo.
rules-undo = Deshacer

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] La partida está eliminada.
   *[other] { $count } partidas están eliminadas.
}
error-matches-refused = No se pudo retomar esta partida. Sus puntos siguen en la lista, y lo guardado se conserva aparte en este dispositivo.
error-matches-no-room = Este navegador no tiene más sitio para la página. Tus partidas más antiguas conservan sus puntos, pero ya no se pueden abrir.

## Two tabs

error-frozen = Esta partida está abierta en otra pestaña.
frozen-here = Jugar aquí

## Starting

error-language-failed = No se pudo cargar ese idioma. Comprueba la conexión y elígelo otra vez.
error-engine-failed = No se pudo iniciar el juego. Comprueba la conexión e inténtalo de nuevo.
boot-retry = Reintentar
