# Jugar sin red y pasar a una versión más nueva.

offline-heading = Estás sin conexión
offline-body = Todo funciona: el juego está en este dispositivo.

update-heading = Nueva versión lista
update-match-stays = Tu partida sigue donde la dejaste.
update-quick = Solo tarda un momento.
update-take = Actualizar
update-later = Más tarde
