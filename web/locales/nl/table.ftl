# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-heading = Gin-rummytafel
table-heading-layoff = Aanleggen bij de combinaties van de tegenstander
table-skip = Naar je hand
table-comma = { ", " }
table-sentence = { $text }.

## Bar and menu

table-menu = Menu
table-menu-resume = Verder spelen
table-menu-rules = Regels van deze partij
table-menu-home = Van tafel gaan
table-menu-home-more = Dit spel blijft bewaard op de startpagina

## The opponent's side

table-opponent-holds = { $count ->
    [one] Tegenstander heeft 1 kaart
   *[other] Tegenstander heeft { $count } kaarten
}
table-name-knocked = { $name } klopte met { $deadwood }
table-name-gin = { $name } ging gin
table-name-big-gin = { $name } ging big gin
table-before-count = Leg aan wat past voor het tellen

## What somebody did in a turn: on the badge and in the log

table-did-deal = Deelde ieder tien kaarten
table-did-deal-eleven = { $to ->
    [you] Deelde jou elf kaarten
   *[them] Deelde de tegenstander elf kaarten
}
table-holds-eleven = Heeft elf kaarten en legt er eerst een af
table-did-began = Begon, legde { $threw } af
table-did-pass = Paste
table-did-drew-only = Trok een kaart
table-did-drew-threw = Trok, legde { $threw } af
table-did-drew-knock = Trok, legde { $threw } af en klopte
table-did-drew-gin = Trok, legde { $threw } af en ging gin
table-did-drew-big_gin = Trok en ging big gin
table-did-took-only = Pakte { $card }
table-did-took-threw = Pakte { $card }, legde { $threw } af
table-did-took-knock = Pakte { $card }, legde { $threw } af en klopte
table-did-took-gin = Pakte { $card }, legde { $threw } af en ging gin
table-did-took-big_gin = Pakte { $card } en ging big gin
table-did-laid-off = Legde { $card } aan

## The same about the opponent, as spoken

table-said-pass = Tegenstander paste
table-said-began = Tegenstander begon met elf kaarten, legde { $threw } af
table-said-drew-only = Tegenstander trok een kaart
table-said-drew-threw = Tegenstander trok, legde { $threw } af
table-said-drew-knock = Tegenstander trok, legde { $threw } af en klopte
table-said-drew-gin = Tegenstander trok, legde { $threw } af en ging gin
table-said-drew-big_gin = Tegenstander trok en ging big gin
table-said-took-only = Tegenstander pakte { $card }
table-said-took-threw = Tegenstander pakte { $card }, legde { $threw } af
table-said-took-knock = Tegenstander pakte { $card }, legde { $threw } af en klopte
table-said-took-gin = Tegenstander pakte { $card }, legde { $threw } af en ging gin
table-said-took-big_gin = Tegenstander pakte { $card } en ging big gin

## The same about the player, under "Opponent's turn"

table-you-pass = Je paste
table-you-began = Je legde { $threw } af
table-you-drew-only = Je trok een kaart
table-you-drew-threw = Je legde { $threw } af
table-you-drew-knock = Je legde { $threw } af en klopte
table-you-drew-gin = Je legde { $threw } af en ging gin
table-you-drew-big_gin = Je ging big gin
table-you-took-only = Je pakte { $card }
table-you-took-threw = Je legde { $threw } af
table-you-took-knock = Je legde { $threw } af en klopte
table-you-took-gin = Je legde { $threw } af en ging gin
table-you-took-big_gin = Je ging big gin

## Piles

table-piles = Stapels
table-pile-name = { $pile }, { $what }
table-stock = Stapel { $count }
table-stock-cap = Stapel
table-stock-dead = Stapel { $count }, { $left ->
    [0] geen trekbeurt meer voor een dode hand
    [one] nog 1 keer trekken voor een dode hand
   *[other] nog { $left } keer trekken voor een dode hand
}
table-draws-left = { $count ->
    [one] nog 1× trekken
   *[other] nog { $count }× trekken
}
table-draw-top = bovenste kaart trekken
table-pile = Aflegstapel
table-pile-just = Net afgelegd
table-pile-upcard = Open kaart
table-pile-top = { $pile }, bovenop { $card }, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
table-pile-just-name = Aflegstapel, net afgelegd
table-pile-upcard-name = Open kaart
table-pile-empty = Aflegstapel, leeg
table-pile-take = pakken
table-pile-throw = { $card } hier afleggen

## What it takes to end the deal, beside the piles

table-limit = Klop met { $limit } of minder
table-limit-gin = Alleen gin
table-limit-gin-deal = Deze hand alleen gin
table-doubled = Schoppen: deze hand telt dubbel
table-turned = Omgedraaide kaart, { $card }

## The status line

table-your-turn = Jouw beurt
table-their-turn = Beurt tegenstander
table-upcard = { $card } pakken of passen?
table-upcard-first = Jij kiest als eerste
table-upcard-second = De tegenstander paste
table-draw = Trek, of pak { $card }
table-draw-stock-only = Beiden pasten: trek van de stapel
table-first = Leg een van je elf kaarten af
table-first-more = De eerste kaart van de hand: nog niemand trekt of klopt
table-wait-first = De tegenstander heeft elf kaarten en legt er eerst een af
table-last-two = Er liggen nog twee kaarten op de stapel
table-last-knock = Pak { $card } alleen om ermee te kloppen of gin te gaan, of laat de hand dood
table-last-gin = Pak { $card } alleen om er gin mee te gaan, of laat de hand dood
table-last-no-knock = Met { $card } kun je niet kloppen, dus laat liggen: de hand is dood
table-last-no-gin = Met { $card } kun je geen gin gaan, dus laat liggen: de hand is dood
table-wait-last = { $card } is de laatste afgelegde kaart: pakken mag alleen om de hand te beëindigen
table-must-end = De laatste afgelegde kaart is gepakt, dus deze beurt beëindigt de hand
table-reshuffled = De aflegstapel is geschud tot een nieuwe stapel
table-discard = Til de kaart op die je wilt afleggen
table-discard-or-knock = Leg een kaart af, of klop
table-throw = { $card } afleggen?
table-throw-how = Tik er nog eens op, of op de aflegstapel
table-taken = { $card } is net gepakt
table-taken-more = Afleggen mag volgende beurt, niet in deze
table-gin = Gin!
table-big-gin = Big gin!
table-big-gin-more = Alle elf kaarten passen: leg ze neer, leg er geen af
table-knock-ask = Kloppen met { $deadwood }?
table-knock-which = Kloppen: welke kaart leg je af?
table-knock-which-more = Met de gemarkeerde kaarten houd je { $limit } of minder over
table-gin-instead = { $card } afleggen zou gin zijn
table-layoff = Leg aan wat past
table-layoff-ask = { $card } aanleggen?
table-layoff-no-fit = { $card } past nergens
table-layoff-no-more = Er past niets meer
table-layoff-none = Er past niets
table-you-knocked = Je klopte met { $deadwood }
table-they-lay-off = De tegenstander legt aan wat past
table-they-laid-off = De tegenstander legde { $card } aan
table-over = De hand is afgelopen
table-over-knock = Ze eindigde met een klop
table-over-gin = Ze eindigde met gin
table-over-big_gin = Ze eindigde met big gin
table-over-undercut = Ze eindigde met een undercut
table-over-dead = Een dode hand: niemand scoort
table-over-drawn = Evenveel losse punten: de hand is van niemand
table-draws-before-dead = { $count ->
    [one] Nog 1 keer trekken voor een dode hand
   *[other] Nog { $count } keer trekken voor een dode hand
}
table-last-draw-gin = Dit was de laatste trekbeurt: nu gin, of de hand is dood
table-last-draw-knock = Dit was de laatste trekbeurt: klop nu, of de hand is dood
table-last-draw-offered = Dit was de laatste trekbeurt: de tegenstander kan de hand nog beëindigen met wat jij aflegt
table-turns-before-dead = { $count ->
    [one] Nog 1 beurt voordat de hand zonder score eindigt
   *[other] Nog { $count } beurten voordat de hand zonder score eindigt
}
table-booting = Laden; je kunt al kiezen
table-queued = Laden; je keuze is onthouden
table-boot-failed = Het spel kon niet worden geladen
table-boot-failed-more = Je spel blijft bewaard op dit apparaat
table-frozen = Dit spel is open in een ander tabblad
table-frozen-more = Alleen in één tabblad kun je spelen

## Why something cannot be done now

table-why-upcard = eerst de open kaart pakken of passen
table-why-drawn = je hebt deze beurt al een kaart
table-why-their-turn = beurt tegenstander
table-why-over = de hand is afgelopen
table-why-last-two = de laatste twee kaarten worden nooit getrokken
table-why-first = eerst een van je elf kaarten afleggen
table-why-not-first = niet bij de eerste kaart
table-why-no-knock-follows = kloppen kan er niet mee
table-why-no-gin-follows = gin kan er niet mee
table-why-must-knock = deze beurt beëindigt de hand: kies een gemarkeerde kaart, dan Kloppen
table-why-must-gin = deze beurt beëindigt de hand: druk op Gin
table-why-closed = beiden pasten, dus trek van de stapel
table-why-lift = eerst de kaart optillen die je wilt afleggen
table-why-lift-first = til een kaart op
table-why-taken = niet de gepakte kaart
table-why-armed = druk op Kloppen om neer te leggen, of op Annuleren
table-why-draw-first = eerst een kaart trekken
table-why-on-your-turn = in jouw beurt
table-why-knock = { $deadwood } over, limiet { $limit }
table-why-left-over = { $deadwood } over
table-why-leaves = Met { $card } afgelegd houd je { $deadwood } over; kloppen kan met { $limit } of minder
table-why-choose = kies een gemarkeerde kaart

## Your side

table-your-side = Jouw kant
table-hand = Jouw hand
table-becomes = wordt
table-card-name = { $card }, { $facts }, { $n } van { $total }
table-card-run = in een reeks
table-card-set = in een set
table-card-deadwood = losse kaart
table-card-new = nieuw
table-new-dot = nieuw
table-card-knocks = klopt met { $deadwood }
table-card-gin = gaat gin
table-gin-tag = Gin
table-card-too-much = te veel over om te kloppen
table-card-fits = past bij { $melds }
table-fits-tag = past

## Buttons

table-actions = Acties
table-act-sort = Hand sorteren
table-act-left = Naar links
table-act-right = Naar rechts
table-act-ways = Anders leggen
table-act-take = { $card } pakken
table-act-pass = Passen
table-act-take-it = Pakken
table-act-leave = Laten liggen
table-act-discard = Afleggen
table-act-knock = Kloppen
table-act-knock-with = Kloppen met { $deadwood }
table-act-gin = Gin
table-act-big-gin = Big gin
table-act-cancel-name = Annuleren, kloppen staat klaar
table-act-done = Klaar
table-act-lay-off = Aanleggen
table-act-lay-off-one = { $card } aanleggen
table-act-lay-off-all = { $count ->
    [2] Beide aanleggen
   *[other] Alle { $count } aanleggen
}
table-act-undo = Terugnemen
table-act-result = Uitslag tonen

## Melds in words

table-rank = { $rank ->
    [A] aas
    [T] 10
    [J] boer
    [Q] vrouw
    [K] heer
   *[other] { $rank }
}
table-ranks = { $rank ->
    [A] azen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevens
    [8] achten
    [9] negens
    [T] tienen
    [J] boeren
    [Q] vrouwen
   *[K] heren
}
table-suit = { $suit ->
    [s] schoppen
    [h] harten
    [d] ruiten
   *[c] klaveren
}
table-run-name = Reeks, { table-suit } { $from } tot en met { $to }
table-set-name = Set, { $count ->
    [3] drie
   *[4] vier
} { table-ranks }
table-the-run = de reeks in { table-suit }
table-the-set = de set { table-ranks }
table-target = { $kind ->
    [run] Reeks: { table-rank } past hier
   *[set] Set: { table-rank } past hier
}
# $cards: the ranks of a run, in a list. $rank, $suit: of the card that fits.
table-target-name = { $place ->
    [set] Set: { table-rank } past hier, bij de { table-ranks }
    [before] Reeks: { table-rank } past hier, voor { table-suit } { $cards }
   *[after] Reeks: { table-rank } past hier, na { table-suit } { $cards }
}
table-meld-laid = { $kind ->
    [run] Reeks
   *[set] Set
}, { $count } aangelegd
table-their-melds = Combinaties van de tegenstander
table-your-melds = Jouw combinaties
table-deadwood-name = Losse punten { $deadwood }
table-laid-off-by-you = { $card }, aangelegd door jou
table-laid-off-by-them = { $card }, aangelegd door de tegenstander

## Ways to lay down

table-ways = Andere manieren om neer te leggen
table-ways-more = Wat je neerlegt, bepaalt wat de tegenstander kan aanleggen.
table-ways-use = Zo neerleggen

## Order of the hand

table-sort-melds = Combinaties
table-sort-melds-more = Eerst combinaties, dan losse kaarten van hoog naar laag
table-sort-suit = Kleur
table-sort-suit-more = Schoppen, harten, ruiten, klaveren, elk vanaf de aas
table-sort-rank = Waarde
table-sort-rank-more = Van de aas tot en met de heer
table-sort-manual = Mijn eigen volgorde
table-sort-manual-more = Til een kaart op en schuif haar naar links of rechts

## Score pad and log

table-pad = Score en verloop
table-score = Score
table-to = Tot { $target }
table-cell-dead = Dood
table-cell-drawn = Gelijk
table-log = Deze hand

## Keys

table-keys = Toetsen
