# The game on its way, and a browser that cannot run it.

## On its way

boot-bytes = { $received } van { $total } MB
boot-starting = Starten
boot-waiting = Geen verbinding; het laden gaat verder zodra die er weer is
table-booting-theirs = Laden; daarna speelt de tegenstander
error-dealt-anew = Het spel is zojuist bijgewerkt en heeft deze kaarten opnieuw gedeeld. Kies nog eens.

## A browser that cannot run it

unsupported-title = Deze browser kan het spel niet draaien
unsupported-wasm = Undercut voert zijn regels in de pagina zelf uit. Daarvoor is WebAssembly nodig, en dat ontbreekt hier of staat uit.
unsupported-worker = Undercut voert zijn regels in de pagina zelf uit. Daarvoor zijn workers uit modules nodig, en die heeft deze browser niet.
unsupported-browsers = Deze browsers kunnen het, vanaf deze versie: { $browsers }.
unsupported-read = De regels van elk spel kun je hier wel lezen.
