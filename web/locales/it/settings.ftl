# The settings: a sheet that opens over any page.

settings-title = Impostazioni

settings-part-cards = Carte
settings-part-play = Gioco
settings-part-motion = Suoni e movimento
settings-part-reading = Tasti e lettura

## Cards

settings-deck = Quattro colori
settings-deck-note = Quadri blu, fiori verdi
# The sets of letters for ace, jack, queen and king. $letters is the set itself, such as "A J Q K".
settings-index = Lettere
settings-index-language = Come in questa lingua: { $letters }
settings-index-intl = { $letters }, inglese
settings-index-nl = { $letters }, olandese
settings-index-de = { $letters }, tedesco
settings-index-fr = { $letters }, francese e portoghese
settings-index-sv = { $letters }, svedese
settings-index-pl = { $letters }, polacco
settings-faces = Disegno
settings-faces-note = Secondo la grandezza: una lettera grande sulle carte piccole, semi e figure su quelle larghe
settings-faces-auto = Auto
settings-faces-large = Lettera grande
settings-faces-full = Completo
settings-size = Grandezza
settings-size-note = Mai più grandi di quanto permette il tavolo
settings-size-small = Piccole
settings-size-normal = Normali
settings-size-large = Grandi
settings-back = Dorso
settings-back-blue = Blu
settings-back-red = Rosso
settings-back-green = Verde
settings-paper = Carte scure
settings-paper-note = Più riposanti per gli occhi di sera
settings-theme = Chiaro o scuro
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro

## Play

settings-hand = Per mancini
settings-hand-note = I pulsanti cambiano lato
settings-order = Ordina le mie carte
settings-order-melds = Per combinazioni
settings-order-suit = Per seme
settings-order-rank = Per valore
settings-oneTap = Scarta con un tocco
settings-oneTap-note = Altrimenti il primo tocco alza una carta e il secondo la scarta
settings-takeBack = Riprendi la mossa
settings-takeBack-note = Un pulsante che annulla la tua mossa finché l’avversario non ha risposto
settings-memory = Carte prese di là
settings-memory-note = Dal pozzo, dove le hai potute vedere
settings-memory-last = Mostra l’ultima
settings-memory-all = Mostra tutte
settings-memory-off = Nascondi
settings-layoffs = Attacca per me
settings-layoffs-note = Quando l’avversario bussa, le carte che si possono attaccare vanno subito
settings-steps = Risultato a passi
settings-steps-note = Prima le carte, poi i punti, riga per riga
# Above three switches that end the sentence.
settings-asks = Chiedimi prima di
settings-confirmGin = bussare dove potrei fare gin
settings-confirmMeld = scartare una carta da una combinazione
settings-confirmLeave = lasciare un match per uno nuovo

## Sound and motion

settings-sound = Suoni
settings-sound-note = Brevi e discreti: le carte, una bussata, la fine di una mano
settings-vibration = Vibrazione
settings-vibration-note = Sui dispositivi che la permettono
settings-motion = Movimento
settings-motion-auto = Come il dispositivo
settings-motion-full = Sempre
settings-motion-none = Mai
settings-speed = Velocità
settings-speed-note = Delle carte e dell’avversario
settings-speed-slow = Lenta
settings-speed-normal = Normale
settings-speed-fast = Veloce

## Keys and reading

settings-language = Lingua
settings-keys = Tasti di una lettera
settings-keys-note = Funzionano quando il focus è sul tavolo
settings-letters = Scegli le lettere
settings-key-stock = Pesca dal mazzo
settings-key-pile = Prendi dal pozzo
settings-key-knock = Bussa
settings-key-pass = Passa
settings-key-undo = Riprendi la mossa
settings-key-tell-pile = Leggi la cima del pozzo
settings-key-tell-last = Leggi l’ultimo turno
settings-key-tell-melds = Leggi le mie combinazioni
settings-key-tell-hand = Leggi le mie carte
settings-key-tell-stock = Leggi quante carte ha il mazzo
settings-key-tell-score = Leggi il punteggio
settings-key-help = Mostra tutti i tasti
settings-key-empty = Scrivi una lettera o un segno. Fino ad allora resta { $letter }.
# $does is what the wanted letter does already, named as in the list above.
settings-key-taken = { $wanted } serve già per «{ $does }». Fino ad allora resta { $letter }.
settings-usual-keys = Tasti consueti
settings-textTable = Tavolo come testo
settings-textTable-note = Titoli ed elenchi al posto delle immagini
settings-contrast = Contrasto
settings-contrast-auto = Come il dispositivo
settings-contrast-normal = Normale
settings-contrast-more = Alto

## All of them

settings-reset = Tutto come al solito
settings-reset-done = Tutto è come al solito.
settings-reset-undo = Rimetti le mie impostazioni
