poster-size = Omkring { $mb } MB, én gang

builder-link = På din egen side
builder-title = Gin rummy på din egen side
builder-describe = Vis Undercut på dit eget websted: vælg spil og udseende, og kopiér et par linjer.
builder-lede = Vælg spil og udseende, og kopiér linjerne til din side. Dine læsere spiller lige der, uden konto og uden reklamer.

builder-choose = Dit valg
builder-game = Spil
builder-any-language = Som siden eller browseren
builder-usual-target = Det sædvanlige
builder-colours = Farver
builder-two-colours = To farver
builder-way = Hvordan det sættes ind
builder-way-element = Som element: højden følger spillet
builder-way-frame = Som ramme: intet script på din side
builder-autoload = Begynd straks
builder-autoload-note = Ellers står der et billede, og spillet hentes først, når nogen trykker på det.
builder-sandbox = Afskærmet
builder-sandbox-note = Rammen kan ikke gemme noget, så ingen kamp bliver bevaret.

builder-copy-heading = Til at kopiere
builder-lines = Linjer til din side
builder-copy = Kopiér
builder-copied = Kopieret.
builder-not-copied = Kopiér selv de markerede linjer.
builder-preview = Sådan ser det ud

builder-all = Alt, der kan indstilles
builder-all-lede = Hver skrives som attribut på elementet eller i rammens adresse. Det, du udelader, er som sædvanlig.
builder-name = Navn
builder-meaning = Betydning
builder-values = Værdier
builder-seed = Det tal, kortene blandes med: samme tal, samme kort

builder-notes = Godt at vide
builder-notes-1 = Kampe og indstillinger bliver i spillerens browser, hver for sig for hvert websted, der viser spillet. Din side kan ikke se dem, og intet sendes nogen steder hen.
builder-notes-2 = Har dit websted en indholdssikkerhedspolitik (CSP), skal den tillade denne adresse i frame-src, og for elementet også i script-src.
builder-notes-3 = I WordPress og lignende redigeringsprogrammer indsætter du linjerne i en blok til egen HTML. En adresse alene kan blive til en afskærmet ramme.
builder-notes-4 = Elementet fortæller din side, når spillet er klar, når en runde er slut, og når en kamp er det. Det fortæller, hvem der vandt, og stillingen, men aldrig et kort.
