poster-size = Ungefär { $mb } MB, en gång

builder-link = På din egen sida
builder-title = Gin rummy på din egen sida
builder-describe = Visa Undercut på din egen webbplats: välj spel och utseende och kopiera några rader.
builder-lede = Välj spel och utseende och kopiera raderna till din sida. Dina läsare spelar direkt där, utan konto och utan reklam.

builder-choose = Ditt val
builder-game = Spel
builder-any-language = Som sidan eller webbläsaren
builder-usual-target = Det vanliga
builder-colours = Färger
builder-two-colours = Två färger
builder-way = Hur det läggs in
builder-way-element = Som element: höjden följer spelet
builder-way-frame = Som ram: inget skript på din sida
builder-autoload = Börja genast
builder-autoload-note = Annars står en bild där, och spelet hämtas först när någon trycker på den.
builder-sandbox = Avskärmat
builder-sandbox-note = Ramen kan inte spara något, så ingen match finns kvar.

builder-copy-heading = Att kopiera
builder-lines = Rader till din sida
builder-copy = Kopiera
builder-copied = Kopierat.
builder-not-copied = Kopiera de markerade raderna själv.
builder-preview = Så ser det ut

builder-all = Allt som kan ställas in
builder-all-lede = Var och en skrivs som attribut på elementet eller i ramens adress. Det du utelämnar är som vanligt.
builder-name = Namn
builder-meaning = Betydelse
builder-values = Värden
builder-seed = Talet som korten blandas med: samma tal, samma kort

builder-notes = Bra att veta
builder-notes-1 = Matcher och inställningar stannar i spelarens webbläsare, var för sig för varje webbplats som visar spelet. Din sida kan inte se dem, och inget skickas någonstans.
builder-notes-2 = Har din webbplats en innehållssäkerhetspolicy (CSP) måste den tillåta den här adressen i frame-src, och för elementet även i script-src.
builder-notes-3 = I WordPress och liknande redigerare klistrar du in raderna i ett block för egen HTML. En ensam adress kan bli en avskärmad ram.
builder-notes-4 = Elementet säger till din sida när spelet är redo, när en omgång är slut och när en match är det. Det talar om vem som vann och ställningen, men aldrig ett kort.
