# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-heading = Bord för gin rummy
table-heading-layoff = Lägg kort på motståndarens kombinationer
table-skip = Hoppa till din hand
table-comma = { ", " }
table-sentence = { $text }.

## Bar and menu

table-menu = Meny
table-menu-resume = Spela vidare
table-menu-rules = Matchens regler
table-menu-home = Lämna bordet
table-menu-home-more = Spelet finns kvar på startsidan

## The opponent's side

table-opponent-holds = { $count ->
    [one] Motståndaren har 1 kort
   *[other] Motståndaren har { $count } kort
}
table-name-knocked = { $name } knackade med { $deadwood }
table-name-gin = { $name } gick gin
table-name-big-gin = { $name } gick big gin
table-before-count = Lägg på det som passar före räkningen

## What somebody did in a turn: on the badge and in the log

table-did-deal = Gav tio kort var
table-did-deal-eleven = { $to ->
    [you] Gav dig elva kort
   *[them] Gav motståndaren elva kort
}
table-holds-eleven = Har elva kort och kastar ett först
table-did-began = Började, kastade { $threw }
table-did-pass = Passade
table-did-drew-only = Drog ett kort
table-did-drew-threw = Drog, kastade { $threw }
table-did-drew-knock = Drog, kastade { $threw } och knackade
table-did-drew-gin = Drog, kastade { $threw } och gick gin
table-did-drew-big_gin = Drog och gick big gin
table-did-took-only = Tog { $card }
table-did-took-threw = Tog { $card }, kastade { $threw }
table-did-took-knock = Tog { $card }, kastade { $threw } och knackade
table-did-took-gin = Tog { $card }, kastade { $threw } och gick gin
table-did-took-big_gin = Tog { $card } och gick big gin
table-did-laid-off = Lade på { $card }

## The same about the opponent, as spoken

table-said-pass = Motståndaren passade
table-said-began = Motståndaren började med elva kort, kastade { $threw }
table-said-drew-only = Motståndaren drog ett kort
table-said-drew-threw = Motståndaren drog, kastade { $threw }
table-said-drew-knock = Motståndaren drog, kastade { $threw } och knackade
table-said-drew-gin = Motståndaren drog, kastade { $threw } och gick gin
table-said-drew-big_gin = Motståndaren drog och gick big gin
table-said-took-only = Motståndaren tog { $card }
table-said-took-threw = Motståndaren tog { $card }, kastade { $threw }
table-said-took-knock = Motståndaren tog { $card }, kastade { $threw } och knackade
table-said-took-gin = Motståndaren tog { $card }, kastade { $threw } och gick gin
table-said-took-big_gin = Motståndaren tog { $card } och gick big gin

## The same about the player, under "Opponent's turn"

table-you-pass = Du passade
table-you-began = Du kastade { $threw }
table-you-drew-only = Du drog ett kort
table-you-drew-threw = Du kastade { $threw }
table-you-drew-knock = Du kastade { $threw } och knackade
table-you-drew-gin = Du kastade { $threw } och gick gin
table-you-drew-big_gin = Du gick big gin
table-you-took-only = Du tog { $card }
table-you-took-threw = Du kastade { $threw }
table-you-took-knock = Du kastade { $threw } och knackade
table-you-took-gin = Du kastade { $threw } och gick gin
table-you-took-big_gin = Du gick big gin

## Piles

table-piles = Högar
table-pile-name = { $pile }, { $what }
table-stock = Talong { $count }
table-stock-cap = Talong
table-stock-dead = Talong { $count }, { $left ->
    [0] inga drag kvar till en död omgång
    [one] 1 drag kvar till en död omgång
   *[other] { $left } drag kvar till en död omgång
}
table-draws-left = { $count ->
    [one] 1 drag kvar
   *[other] { $count } drag kvar
}
table-draw-top = dra det översta kortet
table-pile = Kasthög
table-pile-just = Nyss kastat
table-pile-upcard = Uppvänt kort
table-pile-top = { $pile }, { $card } överst, { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
table-pile-just-name = Kasthög, nyss kastat
table-pile-upcard-name = Uppvänt kort
table-pile-empty = Kasthög, tom
table-pile-take = ta det
table-pile-throw = kasta { $card } här

## What it takes to end the deal, beside the piles

table-limit = Knacka med högst { $limit }
table-limit-gin = Bara gin
table-limit-gin-deal = Bara gin den här gången
table-doubled = Spader: omgången räknas dubbelt
table-turned = Uppvänt kort, { $card }

## The status line

table-your-turn = Din tur
table-their-turn = Motståndarens tur
table-upcard = Ta { $card } eller passa?
table-upcard-first = Du får välja först
table-upcard-second = Motståndaren passade
table-draw = Dra, eller ta { $card }
table-draw-stock-only = Båda passade: dra från talongen
table-first = Kasta ett av dina elva kort
table-first-more = Omgångens första kast: ingen drar eller knackar än
table-wait-first = Motståndaren har elva kort och kastar ett först
table-last-two = Två kort är kvar i talongen
table-last-knock = Ta { $card } bara för att knacka eller gå gin med det, eller låt omgången dö
table-last-gin = Ta { $card } bara för att gå gin med det, eller låt omgången dö
table-last-no-knock = { $card } leder inte till någon knackning, så låt det ligga: omgången är död
table-last-no-gin = { $card } leder inte till gin, så låt det ligga: omgången är död
table-wait-last = { $card } är det sista kastade kortet: det får bara tas för att avsluta omgången
table-must-end = Det sista kastade kortet togs, så den här turen avslutar omgången
table-reshuffled = De kastade korten blandades till en ny talong
table-discard = Lyft kortet du vill kasta
table-discard-or-knock = Kasta ett kort, eller knacka
table-throw = Kasta { $card }?
table-throw-how = Tryck på det igen, eller på kasthögen
table-taken = { $card } togs just nu
table-taken-more = Det får kastas nästa tur, inte i den här
table-gin = Gin!
table-big-gin = Big gin!
table-big-gin-more = Alla elva korten ingår i kombinationer: lägg ut dem, kasta inget
table-knock-ask = Knacka med { $deadwood }?
table-knock-which = Knacka: vilket kort kastar du?
table-knock-which-more = De markerade korten lämnar högst { $limit }
table-gin-instead = Att kasta { $card } vore gin
table-layoff = Lägg på det som passar
table-layoff-ask = Lägga på { $card }?
table-layoff-no-fit = { $card } passar ingenstans
table-layoff-no-more = Inget mer passar
table-layoff-none = Inget passar
table-you-knocked = Du knackade med { $deadwood }
table-they-lay-off = Motståndaren lägger på det som passar
table-they-laid-off = Motståndaren lade på { $card }
table-over = Omgången är slut
table-over-knock = Den slutade med en knackning
table-over-gin = Den slutade med gin
table-over-big_gin = Den slutade med big gin
table-over-undercut = Den slutade med en undercut
table-over-dead = En död omgång: ingen får poäng
table-over-drawn = Lika många döda poäng: omgången är ingens
table-draws-before-dead = { $count ->
    [one] 1 drag till en död omgång
   *[other] { $count } drag till en död omgång
}
table-last-draw-gin = Det sista draget är borta: gin nu, annars är omgången död
table-last-draw-knock = Det sista draget är borta: knacka nu, annars är omgången död
table-last-draw-offered = Det sista draget är borta: motståndaren kan ännu avsluta omgången med ditt kast
table-turns-before-dead = { $count ->
    [one] 1 tur tills omgången slutar utan poäng
   *[other] { $count } turer tills omgången slutar utan poäng
}
table-booting = Laddar; du kan välja nu
table-queued = Laddar; ditt val är sparat
table-boot-failed = Spelet kunde inte laddas
table-boot-failed-more = Ditt spel finns kvar på den här enheten
table-frozen = Spelet är öppet i en annan flik
table-frozen-more = Bara en flik kan spela det

## Why something cannot be done now

table-why-upcard = ta det uppvända kortet eller passa först
table-why-drawn = du har dragit den här turen
table-why-their-turn = motståndarens tur
table-why-over = omgången är slut
table-why-last-two = de två sista korten dras aldrig
table-why-first = kasta ett av dina elva kort först
table-why-not-first = inte vid första kastet
table-why-no-knock-follows = leder inte till knackning
table-why-no-gin-follows = leder inte till gin
table-why-must-knock = den här turen avslutar omgången: välj ett markerat kort, sedan Knacka
table-why-must-gin = den här turen avslutar omgången: tryck på Gin
table-why-closed = båda passade, så dra från talongen
table-why-lift = lyft först kortet du vill kasta
table-why-lift-first = lyft ett kort
table-why-taken = inte kortet du just tog
table-why-armed = tryck på Knacka för att lägga ut, eller Avbryt
table-why-draw-first = dra ett kort först
table-why-on-your-turn = när det är din tur
table-why-knock = { $deadwood } över, gräns { $limit }
table-why-left-over = { $deadwood } över
table-why-leaves = Att kasta { $card } lämnar { $deadwood }; knackning kräver högst { $limit }
table-why-choose = välj ett markerat kort

## Your side

table-your-side = Din sida
table-hand = Din hand
table-becomes = blir
table-card-name = { $card }, { $facts }, { $n } av { $total }
table-card-run = i en stege
table-card-set = i en grupp
table-card-deadwood = dött kort
table-card-new = nytt
table-new-dot = ny
table-card-knocks = knackar med { $deadwood }
table-card-gin = går gin
table-gin-tag = Gin
table-card-too-much = för mycket kvar för att knacka
table-card-fits = passar i { $melds }
table-fits-tag = passar

## Buttons

table-actions = Drag
table-act-sort = Sortera
table-act-left = Åt vänster
table-act-right = Åt höger
table-act-ways = Andra sätt
table-act-take = Ta { $card }
table-act-pass = Passa
table-act-take-it = Ta det
table-act-leave = Låt ligga
table-act-discard = Kasta
table-act-knock = Knacka
table-act-knock-with = Knacka med { $deadwood }
table-act-gin = Gin
table-act-big-gin = Big gin
table-act-cancel-name = Avbryt, knackning förberedd
table-act-done = Klar
table-act-lay-off = Lägg på
table-act-lay-off-one = Lägg på { $card }
table-act-lay-off-all = { $count ->
    [2] Lägg på båda
   *[other] Lägg på alla { $count }
}
table-act-undo = Ta tillbaka
table-act-result = Visa resultatet

## Melds in words

table-rank = { $rank ->
    [A] ess
    [T] 10
    [J] knekt
    [Q] dam
    [K] kung
   *[other] { $rank }
}
table-ranks = { $rank ->
    [A] ess
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
    [6] sexor
    [7] sjuor
    [8] åttor
    [9] nior
    [T] tior
    [J] knektar
    [Q] damer
   *[K] kungar
}
table-suit = { $suit ->
    [s] spader
    [h] hjärter
    [d] ruter
   *[c] klöver
}
table-run-name = Stege, { $from } till { $to } i { table-suit }
table-set-name = Grupp, { $count ->
    [3] tre
   *[4] fyra
} { table-ranks }
table-the-run = stegen i { table-suit }
table-the-set = gruppen med { table-ranks }
table-target = { $kind ->
    [run] Stege: { table-rank } passar här
   *[set] Grupp: { table-rank } passar här
}
# $cards: the ranks of a run, in a list. $rank, $suit: of the card that fits.
table-target-name = { $place ->
    [set] Grupp: { table-rank } passar här, bland { table-ranks }
    [before] Stege: { table-rank } passar här, före { $cards } i { table-suit }
   *[after] Stege: { table-rank } passar här, efter { $cards } i { table-suit }
}
table-meld-laid = { $kind ->
    [run] Stege
   *[set] Grupp
}, { $count } pålagda
table-their-melds = Motståndarens kombinationer
table-your-melds = Dina kombinationer
table-deadwood-name = Döda poäng { $deadwood }
table-laid-off-by-you = { $card }, pålagt av dig
table-laid-off-by-them = { $card }, pålagt av motståndaren

## Ways to lay down

table-ways = Andra sätt att lägga ut
table-ways-more = Det du lägger ut avgör vad motståndaren kan lägga på.
table-ways-use = Använd detta

## Order of the hand

table-sort-melds = Kombinationer
table-sort-melds-more = Kombinationer först, sedan döda kort från höga till låga
table-sort-suit = Färg
table-sort-suit-more = Spader, hjärter, ruter, klöver, var och en från esset och upp
table-sort-rank = Valör
table-sort-rank-more = Från esset upp till kungen
table-sort-manual = Min egen ordning
table-sort-manual-more = Lyft ett kort och flytta det åt vänster eller höger

## Score pad and log

table-pad = Ställning och logg
table-score = Ställning
table-to = Till { $target }
table-cell-dead = Död
table-cell-drawn = Oavgjord
table-log = Den här omgången

## Keys

table-keys = Tangenter
