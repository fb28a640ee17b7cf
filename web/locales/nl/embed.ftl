# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full = Hele spel openen
embed-full-more = In een eigen tabblad, met deze partij
embed-again = Nog een keer spelen
embed-unsaved = Hier niet bewaard

## Where the page round it lets no tab be opened

embed-address-more = Deze pagina laat het spel geen tabblad openen. Kopieer het adres en open het zelf: de partij gaat daar verder.
embed-address = Adres van de partij
embed-open = Openen in een nieuw tabblad
embed-copy = Adres kopiëren
embed-copied = Gekopieerd
embed-copy-failed = Kopiëren mag hier niet. Het adres is geselecteerd: kopieer het zelf.

## A match that came with a link

arrived-heading = De partij uit de link openen?
arrived-open = Deze openen
error-arrived-damaged = De partij in deze link is beschadigd en is niet geopend. Hier is niets veranderd.
error-arrived-newer = De partij in deze link komt uit een nieuwere versie van Undercut. Laad de pagina opnieuw om die versie te krijgen en open de link dan nog eens.
error-arrived-refused = De partij in deze link klopt niet en is niet geopend. Hier is niets veranderd.
