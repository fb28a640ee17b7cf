# The lesson: one prepared deal on the real table, with a guide beside it.

lesson-title = Leren spelen

## Before the cards are there

lesson-about = Eén hand gin rummy tegen { level-gentle }, met een gids naast je. Het duurt ongeveer drie minuten, en je kunt altijd stoppen.
lesson-own-waits = Je eigen partij blijft precies zo op je wachten.
lesson-loading = De kaarten worden gedeeld zodra het spel klaar is.
lesson-failed = Het spel kon niet worden geladen.

## The guide

lesson-region = Les
lesson-step = { $part } van { $of }
lesson-step-name = Stap { $part } van { $of }
lesson-continue = Verder
lesson-leave = De les verlaten
lesson-from-start = De les opnieuw beginnen

lesson-melds-heading = Combinaties
lesson-deadwood-heading = Losse kaarten
lesson-first-heading = Pak een kaart
lesson-throw-heading = Leg een kaart af
lesson-turns-heading = Beurt na beurt
lesson-knock-heading = Tijd om te kloppen
lesson-gin-heading = Gin
lesson-layoff-heading = Aanleggen
lesson-wait-heading = Beurt van de tegenstander
lesson-end-heading = Hoe er geteld is

## What melds are

lesson-melds-none = Kaarten die bij elkaar horen zijn combinaties: drie of vier van dezelfde waarde, een set, of drie of meer van één kleur op volgorde, een reeks.
lesson-run = { $cards }: dat is een reeks, een combinatie van drie of meer kaarten van één kleur op volgorde.
lesson-set = { $cards }: dat is een set, een combinatie van drie of vier kaarten van dezelfde waarde.
lesson-set-too = De andere soort is een set: drie of vier van dezelfde waarde.
lesson-run-too = De andere soort is een reeks: drie of meer van één kleur op volgorde.
lesson-near-set = { $cards }: nog één erbij en je hebt een set.
lesson-near-run = { $cards }: nog één erbij en je hebt een reeks.

## Deadwood

lesson-deadwood = Kaarten buiten je combinaties zijn losse kaarten. Plaatjes tellen 10, een aas 1, de andere hun getal: samen zijn dat je losse punten.
lesson-aim = Je hebt er { $deadwood }. Kom je op { $limit } of minder, dan mag je kloppen, en dat beëindigt de hand.

## The upcard, and drawing

lesson-upcard-first = De open kaart ligt er, en jij kiest als eerste: pakken of passen.
lesson-upcard-second = De tegenstander wilde de open kaart niet. Jij mag haar hebben.
lesson-pass-first = { $card } helpt je niet veel, dus pas. De tegenstander mag haar dan pakken.
lesson-pass-second = { $card } helpt je niet veel, dus pas. De tegenstander trekt dan van de stapel.
lesson-take = { $card } past in een combinatie: pak haar.
lesson-take-knock = Pak { $card }: daarmee kun je op { $deadwood } komen.
lesson-draw-first = Elke beurt begint met een kaart: de bovenste van de aflegstapel, die je ziet, of de bovenste van de stapel, die niemand ziet.
lesson-draw-closed = Jullie pasten allebei, dus deze keer komt ze van de stapel.
lesson-draw-stock = { $card } helpt je niet veel: trek van de stapel.
lesson-draw-ready = Je staat op { $deadwood }: trek van de stapel, en je kunt kloppen.
lesson-tip-seen = De tegenstander ziet wat je van de aflegstapel pakt, maar niet wat je trekt.
lesson-tip-low = Klopt de tegenstander eerst, dan tellen je losse punten: lage kaarten kun je veiliger houden.
lesson-known = De tegenstander pakte { $cards }: zo zie je wat daar verzameld wordt.

## Throwing

lesson-got = { $card } geeft je { $melds }.
lesson-throw-why = Elke beurt eindigt met een kaart afleggen, en losse hoge kaarten kosten het meest.
lesson-throw-best = Leg { $card } af: dan houd je { $deadwood } over, en minder kan niet.
lesson-throw-now = Met { $card } houd je { $deadwood } over, en minder kan niet. Tik nog eens op de kaart, of druk op { table-act-discard }.
lesson-throw-worse = Met { $lifted } houd je { $now } over. Leg liever { $card } af, dan blijft er { $deadwood }.
lesson-throw-taken = { $card } is net gepakt en moet deze beurt dus blijven.

## Ending the deal

lesson-knock = Leg { $card } af en er blijft maar { $deadwood } over, dus je mag kloppen: leg je combinaties neer en beëindig de hand.
lesson-knock-or = Of speel door voor gin, helemaal geen losse kaarten: { $bonus } punten extra.
lesson-armed = Het getal op elke gemarkeerde kaart is wat je overhoudt als je haar aflegt.
lesson-confirm = Met { $card } afgelegd klop je met { $deadwood }.
lesson-gin = Leg { $card } af, en elke kaart die je houdt zit in een combinatie.
lesson-gin-bonus = Dat is gin: { $bonus } punten extra, en er kan niets worden aangelegd.
lesson-layoff = De tegenstander klopte met { $deadwood }. Kaarten van jou die bij die combinaties passen, mag je daar aanleggen: dan tellen ze niet.
lesson-layoff-best = Leg { $cards } aan: dan houd je { $deadwood } over.
lesson-layoff-none = Niets wat je kunt aanleggen maakt je hand lichter, dus het tellen kan beginnen.
lesson-layoff-undercut = Niet meer dan de tegenstander overhield is een undercut: jij wint.
lesson-watch = Je klopte met { $deadwood }. Nu mag de tegenstander kaarten bij jouw combinaties aanleggen: die tellen dan niet.
lesson-wait = De tegenstander neemt een kaart en legt er een af, net als jij. Let op wat er gepakt wordt.
lesson-wait-upcard = De tegenstander mag nu de open kaart pakken, of ook passen.
lesson-play-on = Aan jou de keus.

## How it ended

lesson-end-laid = { $who ->
    [you] De tegenstander legde bij jouw combinaties aan: { $cards }. Wat is aangelegd, telt niet.
   *[them] Je legde bij de combinaties van de tegenstander aan: { $cards }. Wat is aangelegd, telt niet.
}
lesson-end-knock = { $who ->
    [you] Jij klopte met { $knocker }, de tegenstander hield { $other } over: het verschil, { points }, is voor jou.
   *[them] De tegenstander klopte met { $knocker }, jij hield { $other } over: het verschil, { points }, is voor de tegenstander.
}
lesson-end-undercut-what = { $who ->
    [you] Met { $deadwood } of minder had de tegenstander een undercut gehad en gewonnen.
   *[them] Met { $deadwood } of minder had jij een undercut gehad en gewonnen.
}
lesson-end-undercut = { $who ->
    [you] Jij klopte met { $knocker }, maar de tegenstander had maar { $other }: een undercut. Die wint het verschil en { $bonus } extra.
   *[them] De tegenstander klopte met { $knocker }, maar jij had maar { $other }: een undercut. Die levert je het verschil op en { $bonus } extra.
}
lesson-end-gin = { $who ->
    [you] Jij ging gin: de { $other } die de tegenstander overhield en { $bonus } extra zijn voor jou.
   *[them] De tegenstander ging gin en scoort de { $other } die jij overhield en { $bonus } extra.
}
lesson-end-other = De hand is { points } waard.
lesson-end-dead = Niemand beëindigde de hand op tijd, dus er is geen score. Dat gebeurt zelden.
lesson-end-next = Een heel spel bestaat uit veel van zulke handen, tot een van jullie het doel haalt.

## After it

lesson-whole = Een heel spel spelen
lesson-back = Terug naar mijn partij
lesson-again = Nog een keer
lesson-leave-short = Verlaten
