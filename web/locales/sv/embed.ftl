# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full = Öppna hela spelet
embed-full-more = I en egen flik, med den här matchen
embed-again = Spela igen
embed-unsaved = Sparas inte här

## Where the page round it lets no tab be opened

embed-address-more = Den här sidan låter inte spelet öppna någon flik. Kopiera adressen och öppna den själv: matchen fortsätter där.
embed-address = Matchens adress
embed-open = Öppna i en ny flik
embed-copy = Kopiera adressen
embed-copied = Kopierad
embed-copy-failed = Det går inte att kopiera här. Adressen är markerad: kopiera den själv.

## A match that came with a link

arrived-heading = Öppna matchen från länken?
arrived-open = Öppna den här
error-arrived-damaged = Matchen i länken är skadad och öppnades inte. Inget har ändrats här.
error-arrived-newer = Matchen i länken kommer från en nyare version av Undercut. Ladda om sidan för att få den versionen och öppna sedan länken igen.
error-arrived-refused = Matchen i länken går inte ihop och öppnades inte. Inget har ändrats här.
