# The game on its way, and a browser that cannot run it.

## On its way

boot-bytes = { $received } af { $total } MB
boot-starting = Starter
boot-waiting = Ingen forbindelse; indlæsningen fortsætter, når den er tilbage
table-booting-theirs = Indlæser; så spiller modstanderen
error-dealt-anew = Spillet er lige blevet opdateret og har givet kortene på ny. Vælg en gang til.

## A browser that cannot run it

unsupported-title = Spillet virker ikke i denne browser
unsupported-wasm = Undercut kører sine regler inde i siden. Det kræver WebAssembly, som mangler her eller er slået fra.
unsupported-worker = Undercut kører sine regler inde i siden. Det kræver workers af moduler, og dem har denne browser ikke.
unsupported-browsers = Det virker i disse browsere, fra denne version: { $browsers }.
unsupported-read = Reglerne for alle spil kan du læse her alligevel.
