# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

settings-part-device = En este dispositivo
install-label = Undercut como aplicación
install-note = Con su propio icono, también sin conexión
install-button = Instalar
install-offer = ¿Jugar a Undercut como aplicación, también sin conexión?
install-how = Ver cómo
install-done = Undercut está instalado.

install-steps = Para poner Undercut en la pantalla de inicio
install-step-share = Toca «Compartir» en el navegador
install-step-add = Elige «Añadir a pantalla de inicio»
install-step-open = Desde ahora, abre Undercut con su icono
install-step-data = La aplicación guarda sus partidas aparte. Para llevarte las tuyas, guárdalas aquí en un archivo y tráelo allí.

## How long it is kept

lasting-label = Lo que juegas se conserva
lasting-yes = Sí, de forma duradera
lasting-browser = Mientras el navegador no lo borre
lasting-no = Nada, solo mientras la página esté abierta
lasting-room = Ocupa { $size } en este dispositivo.

## What a newer version left

error-match-back = Una partida que había empezado una versión más nueva está otra vez entre tus partidas.
error-rules-newer = Tus reglas vienen de una versión más nueva de Undercut. Se quedan como están; recarga la página para tener esa versión.
