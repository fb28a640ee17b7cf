# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-heading = Bord for gin rummy
table-heading-layoff = Legg kort på motstanderens kombinasjoner
table-skip = Hopp til hånden din
table-comma = { ", " }
table-sentence = { $text }.

## Bar and menu

table-menu = Meny
table-menu-resume = Spill videre
table-menu-rules = Reglene for denne kampen
table-menu-home = Forlat bordet
table-menu-home-more = Spillet tas vare på på startsiden

## The opponent's side

table-opponent-holds = { $count ->
    [one] Motstanderen har 1 kort
   *[other] Motstanderen har { $count } kort
}
table-name-knocked = { $name } banket med { $deadwood }
table-name-gin = { $name } gikk gin
table-name-big-gin = { $name } gikk big gin
table-before-count = Legg på det som passer, før tellingen

## What somebody did in a turn: on the badge and in the log

table-did-deal = Delte ut ti kort til hver
table-did-deal-eleven = { $to ->
    [you] Delte ut elleve kort til deg
   *[them] Delte ut elleve kort til motstanderen
}
table-holds-eleven = Har elleve kort og kaster ett først
table-did-began = Begynte, kastet { $threw }
table-did-pass = Passet
table-did-drew-only = Trakk et kort
table-did-drew-threw = Trakk, kastet { $threw }
table-did-drew-knock = Trakk, kastet { $threw } og banket
table-did-drew-gin = Trakk, kastet { $threw } og gikk gin
table-did-drew-big_gin = Trakk og gikk big gin
table-did-took-only = Tok { $card }
table-did-took-threw = Tok { $card }, kastet { $threw }
table-did-took-knock = Tok { $card }, kastet { $threw } og banket
table-did-took-gin = Tok { $card }, kastet { $threw } og gikk gin
table-did-took-big_gin = Tok { $card } og gikk big gin
table-did-laid-off = La på { $card }

## The same about the opponent, as spoken

table-said-pass = Motstanderen passet
table-said-began = Motstanderen begynte med elleve kort, kastet { $threw }
table-said-drew-only = Motstanderen trakk et kort
table-said-drew-threw = Motstanderen trakk, kastet { $threw }
table-said-drew-knock = Motstanderen trakk, kastet { $threw } og banket
table-said-drew-gin = Motstanderen trakk, kastet { $threw } og gikk gin
table-said-drew-big_gin = Motstanderen trakk og gikk big gin
table-said-took-only = Motstanderen tok { $card }
table-said-took-threw = Motstanderen tok { $card }, kastet { $threw }
table-said-took-knock = Motstanderen tok { $card }, kastet { $threw } og banket
table-said-took-gin = Motstanderen tok { $card }, kastet { $threw } og gikk gin
table-said-took-big_gin = Motstanderen tok { $card } og gikk big gin

## The same about the player, under "Opponent's turn"

table-you-pass = Du passet
table-you-began = Du kastet { $threw }
table-you-drew-only = Du trakk et kort
table-you-drew-threw = Du kastet { $threw }
table-you-drew-knock = Du kastet { $threw } og banket
table-you-drew-gin = Du kastet { $threw } og gikk gin
table-you-drew-big_gin = Du gikk big gin
table-you-took-only = Du tok { $card }
table-you-took-threw = Du kastet { $threw }
table-you-took-knock = Du kastet { $threw } og banket
table-you-took-gin = Du kastet { $threw } og gikk gin
table-you-took-big_gin = Du gikk big gin

## Piles

table-piles = Bunker
table-pile-name = { $pile }, { $what }
table-stock = Trekkbunke { $count }
table-stock-cap = Bunke
table-stock-dead = Trekkbunke { $count }, { $left ->
    [0] ingen trekk igjen før en død runde
    [one] 1 trekk igjen før en død runde
   *[other] { $left } trekk igjen før en død runde
}
table-draws-left = { $count ->
    [one] 1 trekk igjen
   *[other] { $count } trekk igjen
}
table-draw-top = trekk det øverste kortet
table-pile = Kastebunke
table-pile-just = Nylig kastet
table-pile-upcard = Snudd kort
table-pile-top = { $pile }, { $card } øverst, { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
table-pile-just-name = Kastebunke, nylig kastet
table-pile-upcard-name = Snudd kort
table-pile-empty = Kastebunke, tom
table-pile-take = ta det
table-pile-throw = kast { $card } her

## What it takes to end the deal, beside the piles

table-limit = Bank med høyst { $limit }
table-limit-gin = Bare gin
table-limit-gin-deal = Bare gin denne runden
table-doubled = Spar: runden teller dobbelt
table-turned = Snudd kort, { $card }

## The status line

table-your-turn = Din tur
table-their-turn = Motstanderens tur
table-upcard = Ta { $card } eller passe?
table-upcard-first = Du velger først
table-upcard-second = Motstanderen passet
table-draw = Trekk, eller ta { $card }
table-draw-stock-only = Begge passet: trekk fra trekkbunken
table-first = Kast ett av de elleve kortene dine
table-first-more = Rundens første kast: ingen trekker eller banker ennå
table-wait-first = Motstanderen har elleve kort og kaster ett først
table-last-two = To kort er igjen i trekkbunken
table-last-knock = Ta { $card } bare for å banke eller gå gin med det, eller la runden bli død
table-last-gin = Ta { $card } bare for å gå gin med det, eller la runden bli død
table-last-no-knock = { $card } fører ikke til banking, så la det ligge: runden er død
table-last-no-gin = { $card } fører ikke til gin, så la det ligge: runden er død
table-wait-last = { $card } er det siste kastede kortet: det kan bare tas for å avslutte runden
table-must-end = Det siste kastede kortet ble tatt, så denne turen avslutter runden
table-reshuffled = De kastede kortene ble stokket til en ny trekkbunke
table-discard = Løft kortet du vil kaste
table-discard-or-knock = Kast et kort, eller bank
table-throw = Kaste { $card }?
table-throw-how = Trykk på det igjen, eller på kastebunken
table-taken = { $card } ble nettopp tatt
table-taken-more = Det kan kastes neste tur, ikke i denne
table-gin = Gin!
table-big-gin = Big gin!
table-big-gin-more = Alle elleve kort er med i kombinasjoner: legg dem ned, kast ingen
table-knock-ask = Banke med { $deadwood }?
table-knock-which = Bank: hvilket kort kaster du?
table-knock-which-more = De merkede kortene etterlater høyst { $limit }
table-gin-instead = Å kaste { $card } ville være gin
table-layoff = Legg på det som passer
table-layoff-ask = Legge på { $card }?
table-layoff-no-fit = { $card } passer ingen steder
table-layoff-no-more = Ikke noe mer passer
table-layoff-none = Ingenting passer
table-you-knocked = Du banket med { $deadwood }
table-they-lay-off = Motstanderen legger på det som passer
table-they-laid-off = Motstanderen la på { $card }
table-over = Runden er over
table-over-knock = Den endte med en banking
table-over-gin = Den endte med gin
table-over-big_gin = Den endte med big gin
table-over-undercut = Den endte med en undercut
table-over-dead = En død runde: ingen får poeng
table-over-drawn = Lik dødvekt: runden er ingens
table-draws-before-dead = { $count ->
    [one] 1 trekk før en død runde
   *[other] { $count } trekk før en død runde
}
table-last-draw-gin = Det siste trekket er brukt: gin nå, ellers er runden død
table-last-draw-knock = Det siste trekket er brukt: bank nå, ellers er runden død
table-last-draw-offered = Det siste trekket er brukt: motstanderen kan ennå avslutte runden med det du kaster
table-turns-before-dead = { $count ->
    [one] 1 tur før runden slutter uten poeng
   *[other] { $count } turer før runden slutter uten poeng
}
table-booting = Laster; du kan velge nå
table-queued = Laster; valget ditt er tatt vare på
table-boot-failed = Spillet kunne ikke lastes
table-boot-failed-more = Spillet ditt er tatt vare på på denne enheten
table-frozen = Spillet er åpent i en annen fane
table-frozen-more = Bare én fane kan spille det

## Why something cannot be done now

table-why-upcard = ta det snudde kortet eller pass først
table-why-drawn = du har trukket denne turen
table-why-their-turn = motstanderens tur
table-why-over = runden er over
table-why-last-two = de to siste kortene trekkes aldri
table-why-first = kast ett av de elleve kortene dine først
table-why-not-first = ikke ved første kast
table-why-no-knock-follows = fører ikke til banking
table-why-no-gin-follows = fører ikke til gin
table-why-must-knock = denne turen avslutter runden: velg et merket kort, så Bank
table-why-must-gin = denne turen avslutter runden: trykk på Gin
table-why-closed = begge passet, så trekk fra trekkbunken
table-why-lift = løft først kortet du vil kaste
table-why-lift-first = løft et kort
table-why-taken = ikke kortet du nettopp tok
table-why-armed = trykk på Bank for å legge ned, eller Avbryt
table-why-draw-first = trekk et kort først
table-why-on-your-turn = når det er din tur
table-why-knock = { $deadwood } til overs, grense { $limit }
table-why-left-over = { $deadwood } til overs
table-why-leaves = Å kaste { $card } etterlater { $deadwood }; banking krever høyst { $limit }
table-why-choose = velg et merket kort

## Your side

table-your-side = Din side
table-hand = Din hånd
table-becomes = blir
table-card-name = { $card }, { $facts }, { $n } av { $total }
table-card-run = i en sekvens
table-card-set = i et sett
table-card-deadwood = dødvekt
table-card-new = nytt
table-new-dot = ny
table-card-knocks = banker med { $deadwood }
table-card-gin = går gin
table-gin-tag = Gin
table-card-too-much = for mye igjen til å banke
table-card-fits = passer i { $melds }
table-fits-tag = passer

## Buttons

table-actions = Handlinger
table-act-sort = Sorter
table-act-left = Til venstre
table-act-right = Til høyre
table-act-ways = Andre måter
table-act-take = Ta { $card }
table-act-pass = Pass
table-act-take-it = Ta det
table-act-leave = La ligge
table-act-discard = Kast
table-act-knock = Bank
table-act-knock-with = Bank med { $deadwood }
table-act-gin = Gin
table-act-big-gin = Big gin
table-act-cancel-name = Avbryt, klar til å banke
table-act-done = Ferdig
table-act-lay-off = Legg på
table-act-lay-off-one = Legg på { $card }
table-act-lay-off-all = { $count ->
    [2] Legg på begge
   *[other] Legg på alle { $count }
}
table-act-undo = Ta tilbake
table-act-result = Vis resultatet

## Melds in words

table-rank = { $rank ->
    [A] ess
    [T] 10
    [J] knekt
    [Q] dame
    [K] konge
   *[other] { $rank }
}
table-ranks = { $rank ->
    [A] ess
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
    [6] seksere
    [7] sjuere
    [8] åttere
    [9] niere
    [T] tiere
    [J] knekter
    [Q] damer
   *[K] konger
}
table-suit = { $suit ->
    [s] spar
    [h] hjerter
    [d] ruter
   *[c] kløver
}
table-run-name = Sekvens, { $from } til { $to } i { table-suit }
table-set-name = Sett, { $count ->
    [3] tre
   *[4] fire
} { table-ranks }
table-the-run = sekvensen i { table-suit }
table-the-set = settet med { table-ranks }
table-target = { $kind ->
    [run] Sekvens: { table-rank } passer her
   *[set] Sett: { table-rank } passer her
}
# $cards: the ranks of a run, in a list. $rank, $suit: of the card that fits.
table-target-name = { $place ->
    [set] Sett: { table-rank } passer her, blant { table-ranks }
    [before] Sekvens: { table-rank } passer her, før { $cards } i { table-suit }
   *[after] Sekvens: { table-rank } passer her, etter { $cards } i { table-suit }
}
table-meld-laid = { $kind ->
    [run] Sekvens
   *[set] Sett
}, { $count } lagt på
table-their-melds = Motstanderens kombinasjoner
table-your-melds = Dine kombinasjoner
table-deadwood-name = Dødvekt { $deadwood }
table-laid-off-by-you = { $card }, lagt på av deg
table-laid-off-by-them = { $card }, lagt på av motstanderen

## Ways to lay down

table-ways = Andre måter å legge ned på
table-ways-more = Det du legger ned, avgjør hva motstanderen kan legge på.
table-ways-use = Bruk denne

## Order of the hand

table-sort-melds = Kombinasjoner
table-sort-melds-more = Kombinasjoner først, så dødvekt fra høyt til lavt
table-sort-suit = Farge
table-sort-suit-more = Spar, hjerter, ruter, kløver, hver fra esset og opp
table-sort-rank = Verdi
table-sort-rank-more = Fra esset opp til kongen
table-sort-manual = Min egen rekkefølge
table-sort-manual-more = Løft et kort og flytt det til venstre eller høyre

## Score pad and log

table-pad = Stilling og logg
table-score = Stilling
table-to = Til { $target }
table-cell-dead = Død
table-cell-drawn = Uavgjort
table-log = Denne runden

## Keys

table-keys = Taster
