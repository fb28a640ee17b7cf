# The game on its way, and a browser that cannot run it.

## On its way

boot-bytes = { $received } of { $total } MB
boot-starting = Starting
boot-waiting = No connection; loading goes on as soon as it is back
table-booting-theirs = Loading; then the opponent plays
error-dealt-anew = The game has just been updated and dealt these cards anew. Please choose again.

## A browser that cannot run it

unsupported-title = This browser cannot run the game
unsupported-wasm = Undercut runs its rules inside the page. For that it needs WebAssembly, which is missing here or switched off.
unsupported-worker = Undercut runs its rules inside the page. For that it needs workers made of modules, which this browser does not have.
unsupported-browsers = These browsers can, from this version on: { $browsers }.
unsupported-read = You can read the rules of every game here all the same.
