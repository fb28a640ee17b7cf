poster-size = Omtrent { $mb } MB, én gang

builder-link = På din egen side
builder-title = Gin rummy på din egen side
builder-describe = Vis Undercut på ditt eget nettsted: velg spill og utseende, og kopier noen linjer.
builder-lede = Velg spill og utseende, og kopier linjene inn på siden din. Leserne dine spiller rett der, uten konto og uten reklame.

builder-choose = Ditt valg
builder-game = Spill
builder-any-language = Som siden eller nettleseren
builder-usual-target = Det vanlige
builder-colours = Farger
builder-two-colours = To farger
builder-way = Hvordan det settes inn
builder-way-element = Som element: høyden følger spillet
builder-way-frame = Som ramme: ingen skript på siden din
builder-autoload = Begynn med en gang
builder-autoload-note = Ellers står det et bilde der, og spillet hentes først når noen trykker på det.
builder-sandbox = Skjermet
builder-sandbox-note = Rammen kan ikke lagre noe, så ingen kamp blir tatt vare på.

builder-copy-heading = Til å kopiere
builder-lines = Linjer til siden din
builder-copy = Kopier
builder-copied = Kopiert.
builder-not-copied = Kopier de markerte linjene selv.
builder-preview = Slik ser det ut

builder-all = Alt som kan stilles inn
builder-all-lede = Hver skrives som attributt på elementet eller i adressen til rammen. Det du utelater, er som vanlig.
builder-name = Navn
builder-meaning = Betydning
builder-values = Verdier
builder-seed = Tallet kortene stokkes med: samme tall, samme kort

builder-notes = Godt å vite
builder-notes-1 = Kamper og innstillinger blir i nettleseren til den som spiller, hver for seg for hvert nettsted som viser spillet. Siden din kan ikke se dem, og ingenting sendes noe sted.
builder-notes-2 = Har nettstedet ditt en innholdssikkerhetspolicy (CSP), må den tillate denne adressen i frame-src, og for elementet også i script-src.
builder-notes-3 = I WordPress og lignende redigeringsprogrammer limer du inn linjene i en blokk for egen HTML. En adresse alene kan bli en skjermet ramme.
builder-notes-4 = Elementet sier fra til siden din når spillet er klart, når en runde er over, og når en kamp er det. Det forteller hvem som vant, og stillingen, men aldri et kort.
