# The settings: a sheet that opens over any page.

settings-title = Asetukset

settings-part-cards = Kortit
settings-part-play = Pelaaminen
settings-part-motion = Ääni ja liike
settings-part-reading = Näppäimet ja luettavuus

## Cards

settings-deck = Neljä väriä
settings-deck-note = Ruutu sininen, risti vihreä
# The sets of letters for ace, jack, queen and king. $letters is the set itself, such as "A J Q K".
settings-index = Kirjaimet
settings-index-language = Tämän kielen: { $letters }
settings-index-intl = { $letters }, englanti
settings-index-nl = { $letters }, hollanti
settings-index-de = { $letters }, saksa
settings-index-fr = { $letters }, ranska ja portugali
settings-index-sv = { $letters }, ruotsi
settings-index-pl = { $letters }, puola
settings-faces = Kuvapuoli
settings-faces-note = Koon mukaan: pieniin kortteihin suuri kirjain, leveisiin merkit ja kuvat
settings-faces-auto = Koon mukaan
settings-faces-large = Suuri kirjain
settings-faces-full = Täysi
settings-size = Koko
settings-size-note = Ei koskaan suurempi kuin pöydälle mahtuu
settings-size-small = Pieni
settings-size-normal = Tavallinen
settings-size-large = Suuri
settings-back = Selkäpuoli
settings-back-blue = Sininen
settings-back-red = Punainen
settings-back-green = Vihreä
settings-paper = Tummat kortit
settings-paper-note = Illalla lempeämmät silmille
settings-theme = Vaalea vai tumma
settings-theme-auto = Kuten laitteessa
settings-theme-light = Vaalea
settings-theme-dark = Tumma

## Play

settings-hand = Vasenkätinen
settings-hand-note = Painikkeet vaihtavat puolta
settings-order = Käden järjestys
settings-order-melds = Yhdistelmät
settings-order-suit = Maa
settings-order-rank = Arvo
settings-oneTap = Heitto yhdellä napautuksella
settings-oneTap-note = Muuten ensimmäinen napautus nostaa kortin esiin ja toinen heittää sen
settings-takeBack = Takaisin ottaminen
settings-takeBack-note = Painike, joka kumoaa siirtosi, kunnes vastustaja on vastannut
settings-memory = Vastustajan ottamat
settings-memory-note = Poistopakasta, mistä näit ne
settings-memory-last = Viimeisin
settings-memory-all = Kaikki
settings-memory-off = Piilota
settings-layoffs = Lisää puolestani
settings-layoffs-note = Kun vastustaja koputtaa, sopivat kortit lisätään heti
settings-steps = Tulos vaiheittain
settings-steps-note = Ensin kortit, sitten pisteet rivi riviltä
# Above three switches that end the sentence.
settings-asks = Kysy ennen kuin
settings-confirmGin = koputan, vaikka saisin ginin
settings-confirmMeld = heitän kortin yhdistelmästä
settings-confirmLeave = jätän ottelun uuden vuoksi

## Sound and motion

settings-sound = Ääni
settings-sound-note = Lyhyt ja hiljainen: kortit, koputus, jaon loppu
settings-vibration = Värinä
settings-vibration-note = Laitteissa, joissa se on mahdollista
settings-motion = Liike
settings-motion-auto = Kuten laitteessa
settings-motion-full = Aina
settings-motion-none = Ei koskaan
settings-speed = Nopeus
settings-speed-note = Korttien ja vastustajan
settings-speed-slow = Hidas
settings-speed-normal = Tavallinen
settings-speed-fast = Nopea

## Keys and reading

settings-language = Kieli
settings-keys = Yhden kirjaimen näppäimet
settings-keys-note = Ne toimivat, kun kohdistus on pöydässä
settings-letters = Valitse kirjaimet
settings-key-stock = Nosta nostopakasta
settings-key-pile = Ota poistopakasta
settings-key-knock = Koputa
settings-key-pass = Passaa
settings-key-undo = Ota takaisin
settings-key-tell-pile = Lue poistopakan päällimmäinen
settings-key-tell-last = Lue viime vuoro
settings-key-tell-melds = Lue yhdistelmäni
settings-key-tell-hand = Lue käteni
settings-key-tell-stock = Lue nostopakan korttimäärä
settings-key-tell-score = Lue pisteet
settings-key-help = Näytä kaikki näppäimet
settings-key-empty = Kirjoita yksi kirjain tai merkki. Siihen asti { $letter } pysyy.
# $does is what the wanted letter does already, named as in the list above.
settings-key-taken = { $wanted } on jo käytössä: ”{ $does }”. Siihen asti { $letter } pysyy.
settings-usual-keys = Tavalliset näppäimet
settings-textTable = Pöytä tekstinä
settings-textTable-note = Otsikoita ja luetteloita kuvien sijaan
settings-contrast = Kontrasti
settings-contrast-auto = Kuten laitteessa
settings-contrast-normal = Tavallinen
settings-contrast-more = Suuri

## All of them

settings-reset = Kaikki tavalliseksi
settings-reset-done = Kaikki on taas tavallista.
settings-reset-undo = Palauta asetukseni
