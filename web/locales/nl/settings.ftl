# The settings: a sheet that opens over any page.

settings-title = Instellingen

settings-part-cards = Kaarten
settings-part-play = Spelen
settings-part-motion = Geluid en beweging
settings-part-reading = Toetsen en lezen

## Cards

settings-deck = Vier kleuren
settings-deck-note = Ruiten blauw, klaveren groen
# The sets of letters for ace, jack, queen and king. $letters is the set itself, such as "A J Q K".
settings-index = Letters
settings-index-language = Zoals in deze taal: { $letters }
settings-index-intl = { $letters }, Engels
settings-index-nl = { $letters }, Nederlands
settings-index-de = { $letters }, Duits
settings-index-fr = { $letters }, Frans en Portugees
settings-index-sv = { $letters }, Zweeds
settings-index-pl = { $letters }, Pools
settings-faces = Kaartbeeld
settings-faces-note = Naar grootte: een grote letter op kleine kaarten, tekens en plaatjes op brede
settings-faces-auto = Naar grootte
settings-faces-large = Grote letter
settings-faces-full = Volledig
settings-size = Grootte
settings-size-note = Nooit groter dan waar de tafel plaats voor heeft
settings-size-small = Klein
settings-size-normal = Normaal
settings-size-large = Groot
settings-back = Achterkant
settings-back-blue = Blauw
settings-back-red = Rood
settings-back-green = Groen
settings-paper = Donkere kaarten
settings-paper-note = Rustiger voor de ogen in de avond
settings-theme = Licht of donker
settings-theme-auto = Zoals mijn apparaat
settings-theme-light = Licht
settings-theme-dark = Donker

## Play

settings-hand = Linkshandig
settings-hand-note = De knoppen wisselen van kant
settings-order = Mijn hand sorteren
settings-order-melds = Op combinaties
settings-order-suit = Op kleur
settings-order-rank = Op waarde
settings-oneTap = Afleggen met één tik
settings-oneTap-note = Anders tilt de eerste tik een kaart op en legt de tweede haar af
settings-takeBack = Terugnemen
settings-takeBack-note = Een knop die je zet ongedaan maakt tot de tegenstander heeft geantwoord
settings-memory = Wat de ander pakte
settings-memory-note = Van de aflegstapel, waar je ze kon zien
settings-memory-last = De laatste tonen
settings-memory-all = Alle tonen
settings-memory-off = Verbergen
settings-layoffs = Voor mij aanleggen
settings-layoffs-note = Als de tegenstander klopt, worden kaarten die passen meteen aangelegd
settings-steps = Uitslag stap voor stap
settings-steps-note = Eerst de kaarten, dan de punten, regel voor regel
# Above three switches that end the sentence.
settings-asks = Vraag het me voordat
settings-confirmGin = ik klop terwijl ik gin kan gaan
settings-confirmMeld = ik een kaart uit een combinatie afleg
settings-confirmLeave = ik een partij verlaat voor een nieuwe

## Sound and motion

settings-sound = Geluid
settings-sound-note = Kort en zacht: kaarten, een klop, het einde van een hand
settings-vibration = Trillen
settings-vibration-note = Op apparaten die dat kunnen
settings-motion = Beweging
settings-motion-auto = Zoals mijn apparaat
settings-motion-full = Altijd
settings-motion-none = Nooit
settings-speed = Snelheid
settings-speed-note = Van de kaarten en van de tegenstander
settings-speed-slow = Langzaam
settings-speed-normal = Normaal
settings-speed-fast = Snel

## Keys and reading

settings-language = Taal
settings-keys = Lettertoetsen
settings-keys-note = Ze werken zolang de tafel de focus heeft
settings-letters = De letters kiezen
settings-key-stock = Van de stapel trekken
settings-key-pile = Van de aflegstapel pakken
settings-key-knock = Kloppen
settings-key-pass = Passen
settings-key-undo = Terugnemen
settings-key-tell-pile = Bovenste afgelegde kaart voorlezen
settings-key-tell-last = Laatste beurt voorlezen
settings-key-tell-melds = Mijn combinaties voorlezen
settings-key-tell-hand = Mijn hand voorlezen
settings-key-tell-stock = Voorlezen hoeveel er op de stapel ligt
settings-key-tell-score = De score voorlezen
settings-key-help = Alle toetsen tonen
settings-key-empty = Typ één letter of teken. Tot dan blijft het { $letter }.
# $does is what the wanted letter does already, named as in the list above.
settings-key-taken = { $wanted } is al van “{ $does }”. Tot dan blijft het { $letter }.
settings-usual-keys = Gewone toetsen
settings-textTable = Tafel als tekst
settings-textTable-note = Koppen en lijsten in plaats van de plaatjes
settings-contrast = Contrast
settings-contrast-auto = Zoals mijn apparaat
settings-contrast-normal = Normaal
settings-contrast-more = Hoog

## All of them

settings-reset = Beginwaarden terugzetten
settings-reset-done = Alles staat weer zoals in het begin.
settings-reset-undo = Mijn instellingen terughalen
