# The game on its way, and a browser that cannot run it.

## On its way

boot-bytes = { $received } av { $total } MB
boot-starting = Startar
boot-waiting = Ingen anslutning; laddningen fortsätter när den är tillbaka
table-booting-theirs = Laddar; sedan spelar motståndaren
error-dealt-anew = Spelet har just uppdaterats och gett korten på nytt. Välj en gång till.

## A browser that cannot run it

unsupported-title = Spelet fungerar inte i den här webbläsaren
unsupported-wasm = Undercut sköter reglerna inne i sidan. Till det behövs WebAssembly, som saknas här eller är avstängt.
unsupported-worker = Undercut sköter reglerna inne i sidan. Till det behövs workers av moduler, och dem har den här webbläsaren inte.
unsupported-browsers = Det fungerar i dessa webbläsare, från och med den här versionen: { $browsers }.
unsupported-read = Reglerna för alla spel kan du läsa här ändå.
