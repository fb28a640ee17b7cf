poster-size = Unos { $mb } MB, una sola vez

builder-link = En tu página
builder-title = Gin rummy en tu página
builder-describe = Muestra Undercut en tu propio sitio: elige el juego y su aspecto, y copia unas líneas.
builder-lede = Elige el juego y su aspecto, y copia las líneas en tu página. Tus lectores juegan ahí mismo, sin cuenta y sin publicidad.

builder-choose = Tu elección
builder-game = Juego
builder-any-language = Como la página o el navegador
builder-usual-target = La habitual
builder-colours = Colores
builder-two-colours = Dos colores
builder-way = Cómo se inserta
builder-way-element = Como elemento: la altura sigue al juego
builder-way-frame = Como marco: sin código en tu página
builder-autoload = Empezar enseguida
builder-autoload-note = Si no, hay una imagen en su lugar, y el juego se descarga solo cuando alguien la pulsa.
builder-sandbox = Aislado
builder-sandbox-note = El marco no puede guardar nada, así que no se conserva ninguna partida.

builder-copy-heading = Para copiar
builder-lines = Líneas para tu página
builder-copy = Copiar
builder-copied = Copiado.
builder-not-copied = Copia tú las líneas marcadas.
builder-preview = Cómo se ve

builder-all = Todo lo que se puede ajustar
builder-all-lede = Cada uno va como atributo del elemento o en la dirección del marco. Lo que omitas queda como siempre.
builder-name = Nombre
builder-meaning = Significado
builder-values = Valores
builder-seed = El número con que se barajan las cartas: mismo número, mismas cartas

builder-notes = Conviene saber
builder-notes-1 = Las partidas y los ajustes se quedan en el navegador de quien juega, por separado en cada sitio que muestra el juego. Tu página no puede verlos, y no se envía nada a ninguna parte.
builder-notes-2 = Si tu sitio tiene una política de seguridad de contenido (CSP), debe permitir esta dirección en frame-src y, para el elemento, también en script-src.
builder-notes-3 = En WordPress y editores parecidos, pega las líneas en un bloque para HTML propio. Una dirección suelta puede acabar en un marco aislado.
builder-notes-4 = El elemento avisa a tu página cuando el juego está listo, cuando termina una mano y cuando termina una partida. Dice quién ganó y el tanteo, pero nunca una carta.
