# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full = Ganzes Spiel öffnen
embed-full-more = In einem eigenen Tab, mit dieser Partie
embed-again = Noch einmal spielen
embed-unsaved = Hier nicht gespeichert

## Where the page round it lets no tab be opened

embed-address-more = Diese Seite lässt das Spiel keinen Tab öffnen. Kopiere die Adresse und öffne sie selbst: Dort geht die Partie weiter.
embed-address = Adresse der Partie
embed-open = In neuem Tab öffnen
embed-copy = Adresse kopieren
embed-copied = Kopiert
embed-copy-failed = Kopieren ist hier nicht erlaubt. Die Adresse ist markiert: Kopiere sie selbst.

## A match that came with a link

arrived-heading = Die Partie aus dem Link öffnen?
arrived-open = Diese öffnen
error-arrived-damaged = Die Partie in diesem Link ist beschädigt und wurde nicht geöffnet. Hier hat sich nichts geändert.
error-arrived-newer = Die Partie in diesem Link stammt aus einer neueren Version von Undercut. Lade die Seite neu, um diese Version zu bekommen, und öffne den Link dann noch einmal.
error-arrived-refused = Die Partie in diesem Link ist nicht stimmig und wurde nicht geöffnet. Hier hat sich nichts geändert.
