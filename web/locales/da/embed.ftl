# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full = Åbn hele spillet
embed-full-more = I en fane for sig, med denne kamp
embed-again = Spil igen
embed-unsaved = Gemmes ikke her

## Where the page round it lets no tab be opened

embed-address-more = Denne side lader ikke spillet åbne en fane. Kopiér adressen, og åbn den selv: kampen går videre der.
embed-address = Kampens adresse
embed-open = Åbn i en ny fane
embed-copy = Kopiér adressen
embed-copied = Kopieret
embed-copy-failed = Det er ikke tilladt at kopiere her. Adressen er markeret: kopiér den selv.

## A match that came with a link

arrived-heading = Åbn kampen fra linket?
arrived-open = Åbn denne
error-arrived-damaged = Kampen i linket er beskadiget og blev ikke åbnet. Intet er ændret her.
error-arrived-newer = Kampen i linket kommer fra en nyere version af Undercut. Genindlæs siden for at få den version, og åbn så linket igen.
error-arrived-refused = Kampen i linket går ikke op og blev ikke åbnet. Intet er ændret her.
