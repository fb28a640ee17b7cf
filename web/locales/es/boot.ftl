# The game on its way, and a browser that cannot run it.

## On its way

boot-bytes = { $received } de { $total } MB
boot-starting = Iniciando
boot-waiting = Sin conexión; la carga sigue en cuanto vuelva
table-booting-theirs = Cargando; después juega tu rival
error-dealt-anew = El juego se acaba de actualizar y ha repartido estas cartas de nuevo. Elige otra vez.

## A browser that cannot run it

unsupported-title = El juego no funciona en este navegador
unsupported-wasm = Undercut ejecuta sus reglas dentro de la página. Para eso necesita WebAssembly, que aquí falta o está desactivado.
unsupported-worker = Undercut ejecuta sus reglas dentro de la página. Para eso necesita workers hechos de módulos, que este navegador no tiene.
unsupported-browsers = Funciona en estos navegadores, a partir de esta versión: { $browsers }.
unsupported-read = De todos modos puedes leer aquí las reglas de todos los juegos.
