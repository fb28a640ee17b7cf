# The settings: a sheet that opens over any page.

settings-title = Innstillinger

settings-part-cards = Kort
settings-part-play = Spill
settings-part-motion = Lyd og bevegelse
settings-part-reading = Taster og lesing

## Cards

settings-deck = Fire farger
settings-deck-note = Ruter blå, kløver grønn
# The sets of letters for ace, jack, queen and king. $letters is the set itself, such as "A J Q K".
settings-index = Bokstaver
settings-index-language = Som i dette språket: { $letters }
settings-index-intl = { $letters }, engelsk
settings-index-nl = { $letters }, nederlandsk
settings-index-de = { $letters }, tysk
settings-index-fr = { $letters }, fransk og portugisisk
settings-index-sv = { $letters }, svensk
settings-index-pl = { $letters }, polsk
settings-faces = Forsider
settings-faces-note = Etter størrelse: en stor bokstav på små kort, fargetegn og bilder på brede
settings-faces-auto = Etter størrelse
settings-faces-large = Stor bokstav
settings-faces-full = Hele
settings-size = Størrelse
settings-size-note = Aldri større enn bordet har plass til
settings-size-small = Liten
settings-size-normal = Normal
settings-size-large = Stor
settings-back = Bakside
settings-back-blue = Blå
settings-back-red = Rød
settings-back-green = Grønn
settings-paper = Mørke kort
settings-paper-note = Mildere for øynene om kvelden
settings-theme = Lyst eller mørkt
settings-theme-auto = Som enheten min
settings-theme-light = Lyst
settings-theme-dark = Mørkt

## Play

settings-hand = Venstrehendt
settings-hand-note = Knappene bytter side
settings-order = Sorter hånden min
settings-order-melds = Etter kombinasjoner
settings-order-suit = Etter farge
settings-order-rank = Etter verdi
settings-oneTap = Kast med ett trykk
settings-oneTap-note = Ellers løfter det første trykket et kort, og det andre kaster det
settings-takeBack = Ta tilbake
settings-takeBack-note = En knapp som angrer trekket ditt til motstanderen har svart
settings-memory = Kort motstanderen tok
settings-memory-note = Fra kastebunken, der du kunne se dem
settings-memory-last = Vis det siste
settings-memory-all = Vis alle
settings-memory-off = Skjul
settings-layoffs = Legg på for meg
settings-layoffs-note = Når motstanderen banker, legges kort som passer, på med en gang
settings-steps = Resultat trinn for trinn
settings-steps-note = Først kortene, så poengene, linje for linje
# Above three switches that end the sentence.
settings-asks = Spør meg før
settings-confirmGin = jeg banker der jeg kunne fått gin
settings-confirmMeld = jeg kaster et kort fra en kombinasjon
settings-confirmLeave = jeg forlater en kamp for en ny

## Sound and motion

settings-sound = Lyd
settings-sound-note = Kort og lavt: kort, en banking, slutten på en runde
settings-vibration = Vibrasjon
settings-vibration-note = På enheter som kan
settings-motion = Bevegelse
settings-motion-auto = Som enheten min
settings-motion-full = Alltid
settings-motion-none = Aldri
settings-speed = Fart
settings-speed-note = For kortene og motstanderen
settings-speed-slow = Langsom
settings-speed-normal = Normal
settings-speed-fast = Rask

## Keys and reading

settings-language = Språk
settings-keys = Taster med én bokstav
settings-keys-note = De virker mens bordet har fokus
settings-letters = Velg bokstavene
settings-key-stock = Trekk fra trekkbunken
settings-key-pile = Ta fra kastebunken
settings-key-knock = Bank
settings-key-pass = Pass
settings-key-undo = Ta tilbake
settings-key-tell-pile = Les øverste kastede kort
settings-key-tell-last = Les siste tur
settings-key-tell-melds = Les kombinasjonene mine
settings-key-tell-hand = Les hånden min
settings-key-tell-stock = Les hvor mange kort trekkbunken har
settings-key-tell-score = Les stillingen
settings-key-help = Vis alle taster
settings-key-empty = Skriv én bokstav eller ett tegn. Inntil da gjelder { $letter }.
# $does is what the wanted letter does already, named as in the list above.
settings-key-taken = { $wanted } er opptatt av «{ $does }». Inntil videre gjelder { $letter }.
settings-usual-keys = Vanlige taster
settings-textTable = Bordet som tekst
settings-textTable-note = Overskrifter og lister i stedet for bildene
settings-contrast = Kontrast
settings-contrast-auto = Som enheten min
settings-contrast-normal = Normal
settings-contrast-more = Høy

## All of them

settings-reset = Alt som vanlig
settings-reset-done = Alt er som vanlig.
settings-reset-undo = Hent tilbake innstillingene mine
