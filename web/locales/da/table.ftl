# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-heading = Bord til gin rummy
table-heading-layoff = Læg kort på modstanderens kombinationer
table-skip = Spring til din hånd
table-comma = { ", " }
table-sentence = { $text }.

## Bar and menu

table-menu = Menu
table-menu-resume = Spil videre
table-menu-rules = Reglerne for denne kamp
table-menu-home = Forlad bordet
table-menu-home-more = Spillet gemmes på startsiden

## The opponent's side

table-opponent-holds = { $count ->
    [one] Modstanderen har 1 kort
   *[other] Modstanderen har { $count } kort
}
table-name-knocked = { $name } bankede med { $deadwood }
table-name-gin = { $name } gik gin
table-name-big-gin = { $name } gik big gin
table-before-count = Læg det på, der passer, før optællingen

## What somebody did in a turn: on the badge and in the log

table-did-deal = Gav ti kort til hver
table-did-deal-eleven = { $to ->
    [you] Gav dig elleve kort
   *[them] Gav modstanderen elleve kort
}
table-holds-eleven = Har elleve kort og kaster et først
table-did-began = Begyndte, kastede { $threw }
table-did-pass = Meldte pas
table-did-drew-only = Trak et kort
table-did-drew-threw = Trak, kastede { $threw }
table-did-drew-knock = Trak, kastede { $threw } og bankede
table-did-drew-gin = Trak, kastede { $threw } og gik gin
table-did-drew-big_gin = Trak og gik big gin
table-did-took-only = Tog { $card }
table-did-took-threw = Tog { $card }, kastede { $threw }
table-did-took-knock = Tog { $card }, kastede { $threw } og bankede
table-did-took-gin = Tog { $card }, kastede { $threw } og gik gin
table-did-took-big_gin = Tog { $card } og gik big gin
table-did-laid-off = Lagde { $card } på

## The same about the opponent, as spoken

table-said-pass = Modstanderen meldte pas
table-said-began = Modstanderen begyndte med elleve kort, kastede { $threw }
table-said-drew-only = Modstanderen trak et kort
table-said-drew-threw = Modstanderen trak, kastede { $threw }
table-said-drew-knock = Modstanderen trak, kastede { $threw } og bankede
table-said-drew-gin = Modstanderen trak, kastede { $threw } og gik gin
table-said-drew-big_gin = Modstanderen trak og gik big gin
table-said-took-only = Modstanderen tog { $card }
table-said-took-threw = Modstanderen tog { $card }, kastede { $threw }
table-said-took-knock = Modstanderen tog { $card }, kastede { $threw } og bankede
table-said-took-gin = Modstanderen tog { $card }, kastede { $threw } og gik gin
table-said-took-big_gin = Modstanderen tog { $card } og gik big gin

## The same about the player, under "Opponent's turn"

table-you-pass = Du meldte pas
table-you-began = Du kastede { $threw }
table-you-drew-only = Du trak et kort
table-you-drew-threw = Du kastede { $threw }
table-you-drew-knock = Du kastede { $threw } og bankede
table-you-drew-gin = Du kastede { $threw } og gik gin
table-you-drew-big_gin = Du gik big gin
table-you-took-only = Du tog { $card }
table-you-took-threw = Du kastede { $threw }
table-you-took-knock = Du kastede { $threw } og bankede
table-you-took-gin = Du kastede { $threw } og gik gin
table-you-took-big_gin = Du gik big gin

## Piles

table-piles = Bunker
table-pile-name = { $pile }, { $what }
table-stock = Trækbunke { $count }
table-stock-cap = Bunke
table-stock-dead = Trækbunke { $count }, { $left ->
    [0] ingen træk tilbage før en død runde
    [one] 1 træk tilbage før en død runde
   *[other] { $left } træk tilbage før en død runde
}
table-draws-left = { $count ->
    [one] 1 træk tilbage
   *[other] { $count } træk tilbage
}
table-draw-top = træk det øverste kort
table-pile = Kastebunke
table-pile-just = Lige kastet
table-pile-upcard = Opvendt kort
table-pile-top = { $pile }, { $card } øverst, { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
table-pile-just-name = Kastebunke, lige kastet
table-pile-upcard-name = Opvendt kort
table-pile-empty = Kastebunke, tom
table-pile-take = tag det
table-pile-throw = kast { $card } her

## What it takes to end the deal, beside the piles

table-limit = Bank med højst { $limit }
table-limit-gin = Kun gin
table-limit-gin-deal = Kun gin i denne runde
table-doubled = Spar: runden tæller dobbelt
table-turned = Opvendt kort, { $card }

## The status line

table-your-turn = Din tur
table-their-turn = Modstanderens tur
table-upcard = Tage { $card } eller melde pas?
table-upcard-first = Du vælger først
table-upcard-second = Modstanderen meldte pas
table-draw = Træk, eller tag { $card }
table-draw-stock-only = Begge meldte pas: træk fra trækbunken
table-first = Kast et af dine elleve kort
table-first-more = Rundens første kast: ingen trækker eller banker endnu
table-wait-first = Modstanderen har elleve kort og kaster et først
table-last-two = To kort er tilbage i trækbunken
table-last-knock = Tag kun { $card } for at banke eller gå gin med det, eller lad runden være død
table-last-gin = Tag kun { $card } for at gå gin med det, eller lad runden være død
table-last-no-knock = { $card } fører ikke til bankning, så lad det ligge: runden er død
table-last-no-gin = { $card } fører ikke til gin, så lad det ligge: runden er død
table-wait-last = { $card } er det sidste kastede kort: det må kun tages for at slutte runden
table-must-end = Det sidste kastede kort blev taget, så denne tur slutter runden
table-reshuffled = De kastede kort blev blandet til en ny trækbunke
table-discard = Løft det kort, du vil kaste
table-discard-or-knock = Kast et kort, eller bank
table-throw = Kaste { $card }?
table-throw-how = Tryk på det igen, eller på kastebunken
table-taken = { $card } blev taget lige nu
table-taken-more = Det må kastes i næste tur, ikke i denne
table-gin = Gin!
table-big-gin = Big gin!
table-big-gin-more = Alle elleve kort indgår i kombinationer: læg dem ned, kast intet
table-knock-ask = Banke med { $deadwood }?
table-knock-which = Bank: hvilket kort kaster du?
table-knock-which-more = De mærkede kort efterlader højst { $limit }
table-gin-instead = At kaste { $card } ville være gin
table-layoff = Læg det på, der passer
table-layoff-ask = Lægge { $card } på?
table-layoff-no-fit = { $card } passer ingen steder
table-layoff-no-more = Ikke mere passer
table-layoff-none = Intet passer
table-you-knocked = Du bankede med { $deadwood }
table-they-lay-off = Modstanderen lægger det på, der passer
table-they-laid-off = Modstanderen lagde { $card } på
table-over = Runden er slut
table-over-knock = Den sluttede med en bankning
table-over-gin = Den sluttede med gin
table-over-big_gin = Den sluttede med big gin
table-over-undercut = Den sluttede med en undercut
table-over-dead = En død runde: ingen får point
table-over-drawn = Lige dødvægt: runden er ingens
table-draws-before-dead = { $count ->
    [one] 1 træk før en død runde
   *[other] { $count } træk før en død runde
}
table-last-draw-gin = Det sidste træk er brugt: gin nu, ellers er runden død
table-last-draw-knock = Det sidste træk er brugt: bank nu, ellers er runden død
table-last-draw-offered = Det sidste træk er brugt: modstanderen kan endnu slutte runden med dit kast
table-turns-before-dead = { $count ->
    [one] 1 tur, før runden slutter uden point
   *[other] { $count } ture, før runden slutter uden point
}
table-booting = Indlæser; du kan vælge nu
table-queued = Indlæser; dit valg er husket
table-boot-failed = Spillet kunne ikke indlæses
table-boot-failed-more = Dit spil er gemt på denne enhed
table-frozen = Spillet er åbent i en anden fane
table-frozen-more = Kun én fane kan spille det

## Why something cannot be done now

table-why-upcard = tag det opvendte kort, eller meld pas først
table-why-drawn = du har trukket i denne tur
table-why-their-turn = modstanderens tur
table-why-over = runden er slut
table-why-last-two = de sidste to kort trækkes aldrig
table-why-first = kast et af dine elleve kort først
table-why-not-first = ikke ved første kast
table-why-no-knock-follows = fører ikke til bankning
table-why-no-gin-follows = fører ikke til gin
table-why-must-knock = denne tur slutter runden: vælg et mærket kort, så Bank
table-why-must-gin = denne tur slutter runden: tryk på Gin
table-why-closed = begge meldte pas, så træk fra trækbunken
table-why-lift = løft først det kort, du vil kaste
table-why-lift-first = løft et kort
table-why-taken = ikke det kort, du lige tog
table-why-armed = tryk på Bank for at lægge ned, eller Annuller
table-why-draw-first = træk et kort først
table-why-on-your-turn = når det er din tur
table-why-knock = { $deadwood } til overs, grænse { $limit }
table-why-left-over = { $deadwood } til overs
table-why-leaves = At kaste { $card } efterlader { $deadwood }; at banke kræver højst { $limit }
table-why-choose = vælg et mærket kort

## Your side

table-your-side = Din side
table-hand = Din hånd
table-becomes = bliver
table-card-name = { $card }, { $facts }, { $n } af { $total }
table-card-run = i en sekvens
table-card-set = i et sæt
table-card-deadwood = dødvægt
table-card-new = nyt
table-new-dot = ny
table-card-knocks = banker med { $deadwood }
table-card-gin = går gin
table-gin-tag = Gin
table-card-too-much = for meget tilbage til at banke
table-card-fits = passer til { $melds }
table-fits-tag = passer

## Buttons

table-actions = Handlinger
table-act-sort = Sortér
table-act-left = Til venstre
table-act-right = Til højre
table-act-ways = Andre måder
table-act-take = Tag { $card }
table-act-pass = Pas
table-act-take-it = Tag det
table-act-leave = Lad ligge
table-act-discard = Kast
table-act-knock = Bank
table-act-knock-with = Bank med { $deadwood }
table-act-gin = Gin
table-act-big-gin = Big gin
table-act-cancel-name = Annuller, klar til at banke
table-act-done = Færdig
table-act-lay-off = Læg på
table-act-lay-off-one = Læg { $card } på
table-act-lay-off-all = { $count ->
    [2] Læg begge på
   *[other] Læg alle { $count } på
}
table-act-undo = Tag tilbage
table-act-result = Vis resultatet

## Melds in words

table-rank = { $rank ->
    [A] es
    [T] 10
    [J] knægt
    [Q] dame
    [K] konge
   *[other] { $rank }
}
table-ranks = { $rank ->
    [A] esser
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
    [6] seksere
    [7] syvere
    [8] ottere
    [9] niere
    [T] tiere
    [J] knægte
    [Q] damer
   *[K] konger
}
table-suit = { $suit ->
    [s] spar
    [h] hjerter
    [d] ruder
   *[c] klør
}
table-run-name = Sekvens, { $from } til { $to } i { table-suit }
table-set-name = Sæt, { $count ->
    [3] tre
   *[4] fire
} { table-ranks }
table-the-run = sekvensen i { table-suit }
table-the-set = sættet med { table-ranks }
table-target = { $kind ->
    [run] Sekvens: { table-rank } passer her
   *[set] Sæt: { table-rank } passer her
}
# $cards: the ranks of a run, in a list. $rank, $suit: of the card that fits.
table-target-name = { $place ->
    [set] Sæt: { table-rank } passer her, blandt { table-ranks }
    [before] Sekvens: { table-rank } passer her, før { $cards } i { table-suit }
   *[after] Sekvens: { table-rank } passer her, efter { $cards } i { table-suit }
}
table-meld-laid = { $kind ->
    [run] Sekvens
   *[set] Sæt
}, { $count } lagt på
table-their-melds = Modstanderens kombinationer
table-your-melds = Dine kombinationer
table-deadwood-name = Dødvægt { $deadwood }
table-laid-off-by-you = { $card }, lagt på af dig
table-laid-off-by-them = { $card }, lagt på af modstanderen

## Ways to lay down

table-ways = Andre måder at lægge ned på
table-ways-more = Det, du lægger ned, afgør, hvad modstanderen kan lægge på.
table-ways-use = Brug denne

## Order of the hand

table-sort-melds = Kombinationer
table-sort-melds-more = Kombinationer først, så dødvægt fra høj til lav
table-sort-suit = Kulør
table-sort-suit-more = Spar, hjerter, ruder, klør, hver fra esset og op
table-sort-rank = Værdi
table-sort-rank-more = Fra esset op til kongen
table-sort-manual = Min egen orden
table-sort-manual-more = Løft et kort, og flyt det til venstre eller højre

## Score pad and log

table-pad = Stilling og log
table-score = Stilling
table-to = Til { $target }
table-cell-dead = Død
table-cell-drawn = Uafgjort
table-log = Denne runde

## Keys

table-keys = Taster
