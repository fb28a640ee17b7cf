# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full = Avaa koko peli
embed-full-more = Omaan välilehteensä, tämä ottelu mukana
embed-again = Pelaa uudelleen
embed-unsaved = Ei tallennu tänne

## Where the page round it lets no tab be opened

embed-address-more = Tämä sivu estää peliä avaamasta välilehteä. Kopioi osoite ja avaa se itse: ottelu jatkuu siellä.
embed-address = Ottelun osoite
embed-open = Avaa uuteen välilehteen
embed-copy = Kopioi osoite
embed-copied = Kopioitu
embed-copy-failed = Kopioiminen ei ole täällä sallittua. Osoite on valittu: kopioi se itse.

## A match that came with a link

arrived-heading = Avataanko linkin ottelu?
arrived-open = Avaa tämä
error-arrived-damaged = Linkin ottelu on vaurioitunut, joten sitä ei avattu. Mikään ei muuttunut.
error-arrived-newer = Linkin ottelu on Undercutin uudemmasta versiosta. Lataa sivu uudelleen, niin saat sen version, ja avaa linkki sitten uudestaan.
error-arrived-refused = Linkin ottelu ei täsmää, joten sitä ei avattu. Mikään ei muuttunut.
