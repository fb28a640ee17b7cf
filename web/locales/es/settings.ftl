# The settings: a sheet that opens over any page.

settings-title = Ajustes

settings-part-cards = Cartas
settings-part-play = Juego
settings-part-motion = Sonido y movimiento
settings-part-reading = Teclas y lectura

## Cards

settings-deck = Cuatro colores
settings-deck-note = Diamantes azules, tréboles verdes
# The sets of letters for ace, jack, queen and king. $letters is the set itself, such as "A J Q K".
settings-index = Letras
settings-index-language = Las de este idioma: { $letters }
settings-index-intl = { $letters }, inglés
settings-index-nl = { $letters }, neerlandés
settings-index-de = { $letters }, alemán
settings-index-fr = { $letters }, francés y portugués
settings-index-sv = { $letters }, sueco
settings-index-pl = { $letters }, polaco
settings-faces = Caras
settings-faces-note = Según el tamaño: letra grande en cartas pequeñas, palos y figuras en las anchas
settings-faces-auto = Según tamaño
settings-faces-large = Letra grande
settings-faces-full = Completas
settings-size = Tamaño
settings-size-note = Nunca más grandes de lo que cabe en la mesa
settings-size-small = Pequeño
settings-size-normal = Normal
settings-size-large = Grande
settings-back = Dorso
settings-back-blue = Azul
settings-back-red = Rojo
settings-back-green = Verde
settings-paper = Cartas oscuras
settings-paper-note = Más suaves para la vista por la noche
settings-theme = Claro u oscuro
settings-theme-auto = Como mi dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro

## Play

settings-hand = Para zurdos
settings-hand-note = Los botones cambian de lado
settings-order = Ordenar mis cartas
settings-order-melds = Por combinación
settings-order-suit = Por palo
settings-order-rank = Por valor
settings-oneTap = Tirar con una pulsación
settings-oneTap-note = Si no, la primera pulsación levanta la carta y la segunda la tira
settings-takeBack = Deshacer
settings-takeBack-note = Un botón que deshace tu jugada hasta que tu rival responde
settings-memory = Cartas que tomó el rival
settings-memory-note = Del descarte, donde las pudiste ver
settings-memory-last = Mostrar la última
settings-memory-all = Mostrar todas
settings-memory-off = Ocultar
settings-layoffs = Añadir por mí
settings-layoffs-note = Cuando tu rival toca, las cartas que encajan se añaden solas
settings-steps = Resultado paso a paso
settings-steps-note = Primero las cartas, luego los puntos, línea a línea
# Above three switches that end the sentence.
settings-asks = Preguntarme antes de
settings-confirmGin = Tocar cuando podría hacer gin
settings-confirmMeld = Tirar una carta de una combinación
settings-confirmLeave = Dejar una partida por otra nueva

## Sound and motion

settings-sound = Sonido
settings-sound-note = Breve y bajo: cartas, un toque, el fin de la mano
settings-vibration = Vibración
settings-vibration-note = En dispositivos que pueden
settings-motion = Movimiento
settings-motion-auto = Como mi dispositivo
settings-motion-full = Siempre
settings-motion-none = Nunca
settings-speed = Velocidad
settings-speed-note = De las cartas y de tu rival
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida

## Keys and reading

settings-language = Idioma
settings-keys = Teclas de una letra
settings-keys-note = Funcionan mientras la mesa tiene el foco
settings-letters = Elegir las letras
settings-key-stock = Robar del mazo
settings-key-pile = Tomar del descarte
settings-key-knock = Tocar
settings-key-pass = Pasar
settings-key-undo = Deshacer
settings-key-tell-pile = Leer el último descarte
settings-key-tell-last = Leer el último turno
settings-key-tell-melds = Leer mis combinaciones
settings-key-tell-hand = Leer mis cartas
settings-key-tell-stock = Leer cuántas cartas quedan en el mazo
settings-key-tell-score = Leer los puntos
settings-key-help = Mostrar todas las teclas
settings-key-empty = Escribe una letra o un signo. Hasta entonces sigue { $letter }.
# $does is what the wanted letter does already, named as in the list above.
settings-key-taken = { $wanted } ya es de «{ $does }». Hasta entonces sigue { $letter }.
settings-usual-keys = Teclas habituales
settings-textTable = Mesa en texto
settings-textTable-note = Títulos y listas en lugar de las imágenes
settings-contrast = Contraste
settings-contrast-auto = Como mi dispositivo
settings-contrast-normal = Normal
settings-contrast-more = Alto

## All of them

settings-reset = Todo como de costumbre
settings-reset-done = Todo está como de costumbre.
settings-reset-undo = Recuperar mis ajustes
