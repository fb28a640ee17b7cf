# About the game, and what happens to what you do here.

## About

about-title = Acerca de Undercut
about-describe = Qué es Undercut, cómo juegan sus rivales y de dónde vienen sus reglas y sus cartas.
about-what-heading = Qué es
about-what-1 = Undercut es gin rummy para una persona, contra un rival dentro de tu propio navegador. Sin cuenta, sin publicidad y sin nada que instalar. Habla los idiomas que figuran al pie de esta página.
about-what-2 = El juego normal y Straight Gin son su corazón. Junto a ellos hay más juegos, y puedes cambiar cualquier regla y conservar lo que hayas creado.
about-opponents-heading = Los rivales
about-opponents-1 = Amable, Constante, Sagaz, Experto y Maestro juegan con las mismas reglas que tú y solo ven lo que tú verías en su lugar: sus propias cartas, el descarte y lo que se ha hecho. No miran tus cartas ni el mazo.
about-source-heading = Unas solas reglas
about-source-1 = Un programa tiene las reglas, lleva la mano y cuenta los puntos. Las páginas que lees salen de esas mismas reglas, número por número. Así, lo que aquí está escrito es lo que se juega.
about-source-2 = Todo es de código abierto: el motor se puede usar desde Python, para investigar o para un juego propio.
about-cards-heading = Las cartas
about-cards-1 = Las imágenes de las figuras las dibujó Adrian Kennard y las cedió al público. Las demás caras se dibujaron para Undercut. Puedes poner las letras y los colores con los que creciste.
about-access-heading = Para todo el mundo
about-access-1 = Todo se puede hacer con ratón, con el dedo, con el teclado o con un lector de pantalla, en un teléfono pequeño, con letra grande, sin movimiento y sin colores. La mesa también se puede mostrar como simple texto.

## Privacy

privacy-title = Privacidad
privacy-describe = Undercut guarda lo que haces en tu propio dispositivo y no envía nada a ninguna parte.
privacy-lede = Lo que haces aquí se queda en tu dispositivo.
privacy-kept-heading = Qué se guarda
privacy-kept-1 = Tu partida, tus partidas terminadas, tus ajustes y tus reglas están en el almacenamiento de tu navegador, para que puedas seguir la próxima vez. No hay cookies.
privacy-kept-2 = El juego mismo también se guarda ahí, para que se abra al instante y sin red.
privacy-sent-heading = Qué se envía
privacy-sent-1 = Nada. La página pide sus propios archivos al lugar del que vino, y a ningún otro. No cuenta a nadie qué juegas, cómo juegas ni que juegas. Quien lleva el servidor puede ver, como con cualquier página, que se pidieron sus archivos.
privacy-embedded-heading = Dentro de otras páginas
privacy-embedded-1 = Donde Undercut se muestra dentro de otra página vale lo mismo: esa página no puede ver tus partidas. Sus propias reglas de privacidad son cosa suya.
privacy-delete-heading = Llevarse y eliminar
privacy-delete-1 = En los ajustes puedes guardar todo en un archivo y traerlo de nuevo en otro sitio. En Partidas puedes eliminar lo jugado. Si borras los datos de este sitio en tu navegador, se elimina todo.
