# The settings: a sheet that opens over any page.

settings-title = Einstellungen

settings-part-cards = Karten
settings-part-play = Spielen
settings-part-motion = Ton und Bewegung
settings-part-reading = Tasten und Lesen

## Cards

settings-deck = Vier Farben
settings-deck-note = Karo blau, Kreuz grün
# The sets of letters for ace, jack, queen and king. $letters is the set itself, such as "A J Q K".
settings-index = Buchstaben
settings-index-language = Wie in dieser Sprache: { $letters }
settings-index-intl = { $letters }, Englisch
settings-index-nl = { $letters }, Niederländisch
settings-index-de = { $letters }, Deutsch
settings-index-fr = { $letters }, Französisch und Portugiesisch
settings-index-sv = { $letters }, Schwedisch
settings-index-pl = { $letters }, Polnisch
settings-faces = Kartenbild
settings-faces-note = Nach Größe: ein großer Buchstabe auf kleinen Karten, Zeichen und Bilder auf breiten
settings-faces-auto = Nach Größe
settings-faces-large = Großer Buchstabe
settings-faces-full = Voll
settings-size = Größe
settings-size-note = Nie größer, als der Tisch Platz hat
settings-size-small = Klein
settings-size-normal = Normal
settings-size-large = Groß
settings-back = Rückseite
settings-back-blue = Blau
settings-back-red = Rot
settings-back-green = Grün
settings-paper = Dunkle Karten
settings-paper-note = Abends sanfter für die Augen
settings-theme = Hell oder dunkel
settings-theme-auto = Wie mein Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel

## Play

settings-hand = Linkshändig
settings-hand-note = Die Knöpfe wechseln die Seite
settings-order = Hand ordnen nach
settings-order-melds = Kombinationen
settings-order-suit = Farbe
settings-order-rank = Wert
settings-oneTap = Mit einmal Tippen abwerfen
settings-oneTap-note = Sonst hebt das erste Tippen eine Karte an, und das zweite wirft sie ab
settings-takeBack = Zurücknehmen
settings-takeBack-note = Ein Knopf, der deinen Zug rückgängig macht, bis der Gegner geantwortet hat
settings-memory = Was der Gegner nahm
settings-memory-note = Vom Ablagestapel, wo du sie sehen konntest
settings-memory-last = Die letzte zeigen
settings-memory-all = Alle zeigen
settings-memory-off = Verbergen
settings-layoffs = Für mich anlegen
settings-layoffs-note = Wenn der Gegner klopft, werden passende Karten sofort angelegt
settings-steps = Ergebnis Schritt für Schritt
settings-steps-note = Erst die Karten, dann die Punkte, Zeile für Zeile
# Above three switches that end the sentence.
settings-asks = Frag mich, bevor
settings-confirmGin = ich klopfe, obwohl Gin möglich ist
settings-confirmMeld = ich eine Karte aus einer Kombination abwerfe
settings-confirmLeave = ich eine Partie für eine neue verlasse

## Sound and motion

settings-sound = Ton
settings-sound-note = Kurz und leise: Karten, Klopfen, das Ende einer Runde
settings-vibration = Vibration
settings-vibration-note = Auf Geräten, die das können
settings-motion = Bewegung
settings-motion-auto = Wie mein Gerät
settings-motion-full = Immer
settings-motion-none = Nie
settings-speed = Tempo
settings-speed-note = Der Karten und des Gegners
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell

## Keys and reading

settings-language = Sprache
settings-keys = Tasten mit einem Buchstaben
settings-keys-note = Sie wirken, solange der Tisch den Fokus hat
settings-letters = Die Buchstaben wählen
settings-key-stock = Vom Talon ziehen
settings-key-pile = Vom Ablagestapel nehmen
settings-key-knock = Klopfen
settings-key-pass = Passen
settings-key-undo = Zurücknehmen
settings-key-tell-pile = Oberste Ablage vorlesen
settings-key-tell-last = Letzten Zug vorlesen
settings-key-tell-melds = Meine Kombinationen vorlesen
settings-key-tell-hand = Meine Hand vorlesen
settings-key-tell-stock = Karten im Talon vorlesen
settings-key-tell-score = Punktestand vorlesen
settings-key-help = Alle Tasten zeigen
settings-key-empty = Tippe einen Buchstaben oder ein Zeichen. Bis dahin bleibt { $letter }.
# $does is what the wanted letter does already, named as in the list above.
settings-key-taken = { $wanted } gehört schon zu „{ $does }“. Bis dahin bleibt { $letter }.
settings-usual-keys = Übliche Tasten
settings-textTable = Tisch als Text
settings-textTable-note = Überschriften und Listen statt der Bilder
settings-contrast = Kontrast
settings-contrast-auto = Wie mein Gerät
settings-contrast-normal = Normal
settings-contrast-more = Hoch

## All of them

settings-reset = Alles zurücksetzen
settings-reset-done = Alles ist wieder wie üblich.
settings-reset-undo = Meine Einstellungen zurückholen
