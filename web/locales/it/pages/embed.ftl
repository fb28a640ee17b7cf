poster-size = Circa { $mb } MB, una volta sola

builder-link = Sulla tua pagina
builder-title = Gin rummy sulla tua pagina
builder-describe = Mostra Undercut sul tuo sito: scegli il gioco e l’aspetto e copia poche righe.
builder-lede = Scegli il gioco e l’aspetto e copia le righe nella tua pagina. Chi ti legge gioca proprio lì, senza account e senza pubblicità.

builder-choose = La tua scelta
builder-game = Gioco
builder-any-language = Come la pagina o il browser
builder-usual-target = Il solito
builder-colours = Colori
builder-two-colours = Due colori
builder-way = Come si inserisce
builder-way-element = Come elemento: l’altezza segue il gioco
builder-way-frame = Come riquadro: nessuno script nella tua pagina
builder-autoload = Comincia subito
builder-autoload-note = Altrimenti c’è un’immagine, e il gioco si scarica solo quando qualcuno la preme.
builder-sandbox = Isolato
builder-sandbox-note = Il riquadro non può salvare nulla, quindi nessun match si conserva.

builder-copy-heading = Da copiare
builder-lines = Righe per la tua pagina
builder-copy = Copia
builder-copied = Copiato.
builder-not-copied = Copia tu le righe evidenziate.
builder-preview = Come appare

builder-all = Tutto ciò che si può impostare
builder-all-lede = Ciascuno si scrive come attributo dell’elemento o nell’indirizzo del riquadro. Quello che ometti resta come al solito.
builder-name = Nome
builder-meaning = Significato
builder-values = Valori
builder-seed = Il numero con cui si mescolano le carte: stesso numero, stesse carte

builder-notes = Buono a sapersi
builder-notes-1 = I match e le impostazioni restano nel browser di chi gioca, separati per ogni sito che mostra il gioco. La tua pagina non può vederli, e niente viene inviato da nessuna parte.
builder-notes-2 = Se il tuo sito ha una politica di sicurezza dei contenuti (CSP), deve permettere questo indirizzo in frame-src e, per l’elemento, anche in script-src.
builder-notes-3 = In WordPress e in editor simili incolla le righe in un blocco per HTML personalizzato. Un indirizzo da solo può diventare un riquadro isolato.
builder-notes-4 = L’elemento avvisa la tua pagina quando il gioco è pronto, quando finisce una mano e quando finisce un match. Dice chi ha vinto e il punteggio, ma mai una carta.
