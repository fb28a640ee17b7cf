# The settings: a sheet that opens over any page.

settings-title = Indstillinger

settings-part-cards = Kort
settings-part-play = Spil
settings-part-motion = Lyd og bevægelse
settings-part-reading = Taster og læsning

## Cards

settings-deck = Fire farver
settings-deck-note = Ruder blå, klør grøn
# The sets of letters for ace, jack, queen and king. $letters is the set itself, such as "A J Q K".
settings-index = Bogstaver
settings-index-language = Som i dette sprog: { $letters }
settings-index-intl = { $letters }, engelsk
settings-index-nl = { $letters }, hollandsk
settings-index-de = { $letters }, tysk
settings-index-fr = { $letters }, fransk og portugisisk
settings-index-sv = { $letters }, svensk
settings-index-pl = { $letters }, polsk
settings-faces = Forsider
settings-faces-note = Efter størrelse: et stort bogstav på små kort, kulørtegn og billeder på brede
settings-faces-auto = Efter størrelse
settings-faces-large = Stort bogstav
settings-faces-full = Hele
settings-size = Størrelse
settings-size-note = Aldrig større, end bordet har plads til
settings-size-small = Lille
settings-size-normal = Normal
settings-size-large = Stor
settings-back = Bagside
settings-back-blue = Blå
settings-back-red = Rød
settings-back-green = Grøn
settings-paper = Mørke kort
settings-paper-note = Mildere for øjnene om aftenen
settings-theme = Lyst eller mørkt
settings-theme-auto = Som min enhed
settings-theme-light = Lyst
settings-theme-dark = Mørkt

## Play

settings-hand = Venstrehåndet
settings-hand-note = Knapperne skifter side
settings-order = Sortér min hånd
settings-order-melds = Efter kombinationer
settings-order-suit = Efter kulør
settings-order-rank = Efter værdi
settings-oneTap = Kast med ét tryk
settings-oneTap-note = Ellers løfter det første tryk et kort, og det andet kaster det
settings-takeBack = Tag tilbage
settings-takeBack-note = En knap, der fortryder dit træk, til modstanderen har svaret
settings-memory = Kort, modstanderen tog
settings-memory-note = Fra kastebunken, hvor du kunne se dem
settings-memory-last = Vis det sidste
settings-memory-all = Vis alle
settings-memory-off = Skjul
settings-layoffs = Læg på for mig
settings-layoffs-note = Når modstanderen banker, lægges kort, der passer, straks på
settings-steps = Resultat trin for trin
settings-steps-note = Først kortene, så pointene, linje for linje
# Above three switches that end the sentence.
settings-asks = Spørg mig, før
settings-confirmGin = jeg banker, hvor jeg kunne få gin
settings-confirmMeld = jeg kaster et kort fra en kombination
settings-confirmLeave = jeg forlader en kamp for en ny

## Sound and motion

settings-sound = Lyd
settings-sound-note = Kort og lavt: kort, en bankning, slutningen på en runde
settings-vibration = Vibration
settings-vibration-note = På enheder, der kan
settings-motion = Bevægelse
settings-motion-auto = Som min enhed
settings-motion-full = Altid
settings-motion-none = Aldrig
settings-speed = Fart
settings-speed-note = For kortene og modstanderen
settings-speed-slow = Langsom
settings-speed-normal = Normal
settings-speed-fast = Hurtig

## Keys and reading

settings-language = Sprog
settings-keys = Taster med ét bogstav
settings-keys-note = De virker, mens bordet har fokus
settings-letters = Vælg bogstaverne
settings-key-stock = Træk fra trækbunken
settings-key-pile = Tag fra kastebunken
settings-key-knock = Bank
settings-key-pass = Meld pas
settings-key-undo = Tag tilbage
settings-key-tell-pile = Læs øverste kastede kort
settings-key-tell-last = Læs den sidste tur
settings-key-tell-melds = Læs mine kombinationer
settings-key-tell-hand = Læs min hånd
settings-key-tell-stock = Læs, hvor mange kort trækbunken har
settings-key-tell-score = Læs stillingen
settings-key-help = Vis alle taster
settings-key-empty = Skriv ét bogstav eller tegn. Indtil da gælder { $letter }.
# $does is what the wanted letter does already, named as in the list above.
settings-key-taken = { $wanted } er optaget af ”{ $does }”. Indtil videre gælder { $letter }.
settings-usual-keys = Sædvanlige taster
settings-textTable = Bordet som tekst
settings-textTable-note = Overskrifter og lister i stedet for billederne
settings-contrast = Kontrast
settings-contrast-auto = Som min enhed
settings-contrast-normal = Normal
settings-contrast-more = Høj

## All of them

settings-reset = Alt som sædvanlig
settings-reset-done = Alt er som sædvanlig.
settings-reset-undo = Hent mine indstillinger tilbage
