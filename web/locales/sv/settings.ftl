# The settings: a sheet that opens over any page.

settings-title = Inställningar

settings-part-cards = Kort
settings-part-play = Spel
settings-part-motion = Ljud och rörelse
settings-part-reading = Tangenter och läsning

## Cards

settings-deck = Fyra färger
settings-deck-note = Ruter blå, klöver grön
# The sets of letters for ace, jack, queen and king. $letters is the set itself, such as "A J Q K".
settings-index = Bokstäver
settings-index-language = Som i det här språket: { $letters }
settings-index-intl = { $letters }, engelska
settings-index-nl = { $letters }, nederländska
settings-index-de = { $letters }, tyska
settings-index-fr = { $letters }, franska och portugisiska
settings-index-sv = { $letters }, svenska
settings-index-pl = { $letters }, polska
settings-faces = Framsidor
settings-faces-note = Efter storlek: en stor bokstav på små kort, färgtecken och bilder på breda
settings-faces-auto = Efter storlek
settings-faces-large = Stor bokstav
settings-faces-full = Fulla
settings-size = Storlek
settings-size-note = Aldrig större än bordet har plats för
settings-size-small = Liten
settings-size-normal = Normal
settings-size-large = Stor
settings-back = Baksida
settings-back-blue = Blå
settings-back-red = Röd
settings-back-green = Grön
settings-paper = Mörka kort
settings-paper-note = Vilsammare för ögonen på kvällen
settings-theme = Ljust eller mörkt
settings-theme-auto = Som min enhet
settings-theme-light = Ljust
settings-theme-dark = Mörkt

## Play

settings-hand = Vänsterhänt
settings-hand-note = Knapparna byter sida
settings-order = Sortera min hand
settings-order-melds = Efter kombinationer
settings-order-suit = Efter färg
settings-order-rank = Efter valör
settings-oneTap = Kasta med ett tryck
settings-oneTap-note = Annars lyfter första trycket ett kort och det andra kastar det
settings-takeBack = Ta tillbaka
settings-takeBack-note = En knapp som ångrar ditt drag tills motståndaren har svarat
settings-memory = Kort motståndaren tog
settings-memory-note = Från kasthögen, där du kunde se dem
settings-memory-last = Visa det senaste
settings-memory-all = Visa alla
settings-memory-off = Dölj
settings-layoffs = Lägg på åt mig
settings-layoffs-note = När motståndaren knackar läggs kort som passar på genast
settings-steps = Resultat steg för steg
settings-steps-note = Först korten, sedan poängen, rad för rad
# Above three switches that end the sentence.
settings-asks = Fråga mig innan
settings-confirmGin = jag knackar fast jag kan få gin
settings-confirmMeld = jag kastar ett kort ur en kombination
settings-confirmLeave = jag lämnar en match för en ny

## Sound and motion

settings-sound = Ljud
settings-sound-note = Korta och tysta: kort, en knackning, slutet på en omgång
settings-vibration = Vibration
settings-vibration-note = På enheter som kan
settings-motion = Rörelse
settings-motion-auto = Som min enhet
settings-motion-full = Alltid
settings-motion-none = Aldrig
settings-speed = Hastighet
settings-speed-note = För korten och för motståndaren
settings-speed-slow = Långsam
settings-speed-normal = Normal
settings-speed-fast = Snabb

## Keys and reading

settings-language = Språk
settings-keys = Tangenter med en bokstav
settings-keys-note = De fungerar när bordet har fokus
settings-letters = Välj bokstäverna
settings-key-stock = Dra från talongen
settings-key-pile = Ta från kasthögen
settings-key-knock = Knacka
settings-key-pass = Passa
settings-key-undo = Ta tillbaka
settings-key-tell-pile = Läs översta kastade kortet
settings-key-tell-last = Läs senaste turen
settings-key-tell-melds = Läs mina kombinationer
settings-key-tell-hand = Läs min hand
settings-key-tell-stock = Läs antalet kort i talongen
settings-key-tell-score = Läs ställningen
settings-key-help = Visa alla tangenter
settings-key-empty = Skriv en bokstav eller ett tecken. Tills dess gäller { $letter }.
# $does is what the wanted letter does already, named as in the list above.
settings-key-taken = { $wanted } används redan för ”{ $does }”. Tills vidare gäller { $letter }.
settings-usual-keys = Vanliga tangenter
settings-textTable = Bordet som text
settings-textTable-note = Rubriker och listor i stället för bilderna
settings-contrast = Kontrast
settings-contrast-auto = Som min enhet
settings-contrast-normal = Normal
settings-contrast-more = Hög

## All of them

settings-reset = Allt som vanligt
settings-reset-done = Allt är som vanligt.
settings-reset-undo = Hämta tillbaka mina inställningar
