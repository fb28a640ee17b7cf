# The game on its way, and a browser that cannot run it.

## On its way

boot-bytes = { $received } di { $total } MB
boot-starting = Avvio
boot-waiting = Nessuna connessione; il caricamento riprende appena torna
table-booting-theirs = Caricamento; poi gioca l’avversario
error-dealt-anew = Il gioco è appena stato aggiornato e ha ridistribuito queste carte. Scegli di nuovo.

## A browser that cannot run it

unsupported-title = Il gioco non funziona in questo browser
unsupported-wasm = Undercut applica le sue regole dentro la pagina. Per questo gli serve WebAssembly, che qui manca o è disattivato.
unsupported-worker = Undercut applica le sue regole dentro la pagina. Per questo gli servono worker fatti di moduli, che questo browser non ha.
unsupported-browsers = Funziona in questi browser, da questa versione in poi: { $browsers }.
unsupported-read = Le regole di tutti i giochi si possono leggere qui comunque.
