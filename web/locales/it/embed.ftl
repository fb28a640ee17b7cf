# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full = Apri il gioco completo
embed-full-more = In una scheda propria, con questo match
embed-again = Gioca ancora
embed-unsaved = Qui non si salva

## Where the page round it lets no tab be opened

embed-address-more = Questa pagina non lascia aprire schede al gioco. Copia l’indirizzo e aprilo tu: il match continua lì.
embed-address = Indirizzo del match
embed-open = Apri in una nuova scheda
embed-copy = Copia l’indirizzo
embed-copied = Copiato
embed-copy-failed = Qui non è permesso copiare. L’indirizzo è selezionato: copialo tu.

## A match that came with a link

arrived-heading = Aprire il match del link?
arrived-open = Apri questo
error-arrived-damaged = Il match di questo link è danneggiato e non è stato aperto. Qui non è cambiato nulla.
error-arrived-newer = Il match di questo link viene da una versione più recente di Undercut. Ricarica la pagina per avere quella versione, poi apri di nuovo il link.
error-arrived-refused = Il match di questo link non quadra e non è stato aperto. Qui non è cambiato nulla.
