poster-size = Ongeveer { $mb } MB, één keer

builder-link = Zet het op je pagina
builder-title = Gin rummy op je eigen pagina
builder-describe = Toon Undercut op je eigen site: kies het spel en het uiterlijk en kopieer een paar regels.
builder-lede = Kies het spel en het uiterlijk en kopieer de regels naar je pagina. Je lezers spelen meteen daar, zonder account en zonder reclame.

builder-choose = Je keuze
builder-game = Spel
builder-any-language = Zoals de pagina of de browser
builder-usual-target = Het gebruikelijke
builder-colours = Kleuren
builder-two-colours = Twee kleuren
builder-way = Hoe het erin komt
builder-way-element = Als element: de hoogte volgt het spel
builder-way-frame = Als frame: geen script op je pagina
builder-autoload = Meteen beginnen
builder-autoload-note = Anders staat er een plaatje, en wordt het spel pas opgehaald als iemand erop drukt.
builder-sandbox = Afgesloten
builder-sandbox-note = Het frame kan niets opslaan, dus er wordt geen partij bewaard.

builder-copy-heading = Om te kopiëren
builder-lines = Regels voor je pagina
builder-copy = Kopiëren
builder-copied = Gekopieerd.
builder-not-copied = Kopieer de gemarkeerde regels zelf.
builder-preview = Hoe het eruitziet

builder-all = Alles wat je kunt instellen
builder-all-lede = Elk staat als attribuut op het element of in het adres van het frame. Wat je weglaat, is zoals gewoonlijk.
builder-name = Naam
builder-meaning = Betekenis
builder-values = Waarden
builder-seed = Het getal waarmee de kaarten worden geschud: hetzelfde getal, dezelfde kaarten

builder-notes = Goed om te weten
builder-notes-1 = Partijen en instellingen blijven in de browser van wie speelt, apart voor elke site die het spel toont. Je pagina kan ze niet zien, en er wordt nergens iets heen gestuurd.
builder-notes-2 = Heeft je site een content security policy, dan moet die dit adres toestaan in frame-src, en voor het element ook in script-src.
builder-notes-3 = Plak de regels in WordPress en vergelijkbare editors in een blok voor eigen HTML. Een los adres kan een afgesloten frame worden.
builder-notes-4 = Het element meldt je pagina wanneer het spel klaarstaat, wanneer een hand voorbij is en wanneer een partij dat is. Het meldt wie won en de stand, maar nooit een kaart.
