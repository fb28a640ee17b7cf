# The game on its way, and a browser that cannot run it.

## On its way

boot-bytes = { $received } von { $total } MB
boot-starting = Wird gestartet
boot-waiting = Keine Verbindung; sobald sie wieder da ist, wird weitergeladen
table-booting-theirs = Wird geladen; dann spielt der Gegner
error-dealt-anew = Das Spiel wurde eben aktualisiert und hat diese Karten neu gegeben. Bitte wähle noch einmal.

## A browser that cannot run it

unsupported-title = Das Spiel läuft in diesem Browser nicht
unsupported-wasm = Undercut führt seine Regeln in der Seite selbst aus. Dafür braucht es WebAssembly, und das fehlt hier oder ist abgeschaltet.
unsupported-worker = Undercut führt seine Regeln in der Seite selbst aus. Dafür braucht es Worker aus Modulen, und die hat dieser Browser nicht.
unsupported-browsers = In diesen Browsern läuft es, ab dieser Version: { $browsers }.
unsupported-read = Die Regeln aller Spiele kannst du hier trotzdem lesen.
