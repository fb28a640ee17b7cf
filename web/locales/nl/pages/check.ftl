# The page that checks whether the deals of a game were fair.

check-title = Is er eerlijk gedeeld?
check-describe = Ga na dat de kaarten van een spel Undercut vastlagen voor het begon.
check-lede = Na een spel wordt het bewijs hier nagegaan: elke hand wordt opnieuw uit het geheim gedeeld en kaart voor kaart vergeleken, op je eigen apparaat.
check-noscript = Voor het nagaan is JavaScript nodig. Hoe het gaat, staat hieronder.
check-link = Eerlijk gedeeld
check-how = Wat wordt nagegaan
check-how-1 = Voor de eerste kaart laat het spel de vingerafdruk van een geheim zien (SHA-256). Hier wordt de vingerafdruk opnieuw gemaakt: het geheim is niet verwisseld.
check-how-2 = Uit het geheim en je eigen woorden volgt elk pak kaarten, op een manier die openbaar is. Elk pak wordt opnieuw gedeeld, en ook elke stapel die opnieuw is geschud.
check-how-3 = Het gebeurt twee keer: door een paar regels op deze pagina, en door het spelprogramma, dat in een andere taal is geschreven. Wat je hier nagaat, wordt nergens heen gestuurd.
check-how-4 = Zo blijkt dat het spelprogramma noch de tegenstander kaarten kon kiezen na het zien van je woorden of je spel. Het zegt niet of het geheim goed is getrokken: dat doet je eigen apparaat.
