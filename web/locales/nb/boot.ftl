# The game on its way, and a browser that cannot run it.

## On its way

boot-bytes = { $received } av { $total } MB
boot-starting = Starter
boot-waiting = Ingen tilkobling; lastingen fortsetter når den er tilbake
table-booting-theirs = Laster; så spiller motstanderen
error-dealt-anew = Spillet er nettopp oppdatert og har delt ut kortene på nytt. Velg en gang til.

## A browser that cannot run it

unsupported-title = Spillet virker ikke i denne nettleseren
unsupported-wasm = Undercut kjører reglene inne i siden. Det krever WebAssembly, som mangler her eller er slått av.
unsupported-worker = Undercut kjører reglene inne i siden. Det krever workere av moduler, og dem har ikke denne nettleseren.
unsupported-browsers = Det virker i disse nettleserne, fra denne versjonen: { $browsers }.
unsupported-read = Reglene for alle spillene kan du lese her likevel.
