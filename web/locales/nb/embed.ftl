# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full = Åpne hele spillet
embed-full-more = I en egen fane, med denne kampen
embed-again = Spill igjen
embed-unsaved = Lagres ikke her

## Where the page round it lets no tab be opened

embed-address-more = Denne siden lar ikke spillet åpne en fane. Kopier adressen og åpne den selv: kampen går videre der.
embed-address = Adressen til kampen
embed-open = Åpne i en ny fane
embed-copy = Kopier adressen
embed-copied = Kopiert
embed-copy-failed = Det er ikke tillatt å kopiere her. Adressen er merket: kopier den selv.

## A match that came with a link

arrived-heading = Åpne kampen fra lenken?
arrived-open = Åpne denne
error-arrived-damaged = Kampen i lenken er skadet og ble ikke åpnet. Ingenting er endret her.
error-arrived-newer = Kampen i lenken kommer fra en nyere versjon av Undercut. Last siden på nytt for å få den versjonen, og åpne så lenken igjen.
error-arrived-refused = Kampen i lenken går ikke opp og ble ikke åpnet. Ingenting er endret her.
