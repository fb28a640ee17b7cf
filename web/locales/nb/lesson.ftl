# The lesson: one prepared deal on the real table, with a guide beside it.

lesson-title = Lær å spille

## Before the cards are there

lesson-about = En runde gin rummy mot motstanderen Mild, med en veileder ved din side. Det tar omtrent tre minutter, og du kan slutte når du vil.
lesson-own-waits = Din egen kamp venter på deg akkurat som den er.
lesson-loading = Kortene deles ut så snart spillet er klart.
lesson-failed = Spillet kunne ikke lastes.

## The guide

lesson-region = Leksjon
lesson-step = { $part } av { $of }
lesson-step-name = Trinn { $part } av { $of }
lesson-continue = Videre
lesson-leave = Forlat leksjonen
lesson-from-start = Begynn leksjonen på nytt

lesson-melds-heading = Kombinasjoner
lesson-deadwood-heading = Dødvekt
lesson-first-heading = Ta et kort
lesson-throw-heading = Kast et kort
lesson-turns-heading = Tur etter tur
lesson-knock-heading = På tide å banke
lesson-gin-heading = Gin
lesson-layoff-heading = Legge på
lesson-wait-heading = Motstanderens tur
lesson-end-heading = Slik ble det regnet

## What melds are

lesson-melds-none = Kort som hører sammen, er kombinasjoner: tre eller fire av samme verdi, et sett, eller minst tre av samme farge på rad, en sekvens.
lesson-run = { $cards } er en sekvens, en kombinasjon: minst tre av samme farge på rad.
lesson-set = { $cards } er et sett, en kombinasjon: tre eller fire av samme verdi.
lesson-set-too = Den andre sorten er et sett: tre eller fire av samme verdi.
lesson-run-too = Den andre sorten er en sekvens: minst tre av samme farge på rad.
lesson-near-set = Du har { $cards }: bare ett kort til, og det er et sett.
lesson-near-run = Du har { $cards }: bare ett kort til, og det er en sekvens.

## Deadwood

lesson-deadwood = Kort uten kombinasjon er dødvekt. Billedkort teller 10, et ess 1, de andre tallet sitt.
lesson-aim = Du har { $deadwood } i dødvekt. Får du den ned til høyst { $limit }, kan du banke, og det avslutter runden.

## The upcard, and drawing

lesson-upcard-first = Det snudde kortet ligger åpent, og du velger først: ta det eller pass.
lesson-upcard-second = Motstanderen ville ikke ha det snudde kortet. Du kan få det.
lesson-pass-first = { $card } ville ikke hjelpe deg stort, så pass. Da kan motstanderen ta det.
lesson-pass-second = { $card } ville ikke hjelpe deg stort, så pass. Da trekker motstanderen fra trekkbunken.
lesson-take = { $card } går inn i en kombinasjon: ta det.
lesson-take-knock = Ta { $card }: med det kan du komme ned til { $deadwood }.
lesson-draw-first = Hver tur begynner med et kort: det øverste på kastebunken, som du ser, eller det øverste i trekkbunken, som ingen ser.
lesson-draw-closed = Dere passet begge, så denne gangen kommer kortet fra trekkbunken.
lesson-draw-stock = { $card } ville ikke hjelpe deg stort: trekk fra trekkbunken.
lesson-draw-ready = Du er nede i { $deadwood }: trekk fra trekkbunken, så kan du banke.
lesson-tip-seen = Motstanderen ser hva du tar fra kastebunken, men ikke hva du trekker.
lesson-tip-low = Banker motstanderen først, teller dødvekten din: lave kort er tryggest å beholde.
lesson-known = Motstanderen har tatt { $cards }, og det viser hva som samles der borte.

## Throwing

lesson-got = { $card } gir deg { $melds }.
lesson-throw-why = Hver tur slutter med et kast, og løse høye kort koster mest.
lesson-throw-best = Kast { $card }: da er { $deadwood } igjen, og ingen kast gir mindre.
lesson-throw-now = { $card } etterlater { $deadwood }, og ingenting gir mindre. Trykk på det igjen, eller på { table-act-discard }.
lesson-throw-worse = { $lifted } ville etterlate { $now }. Kast heller { $card }, som etterlater { $deadwood }.
lesson-throw-taken = { $card } ble nettopp tatt, så det må bli denne turen.

## Ending the deal

lesson-knock = Kast { $card }, så er bare { $deadwood } igjen og du kan banke: legg ned kombinasjonene dine og avslutt runden.
lesson-knock-or = Eller spill videre for gin, ingen dødvekt i det hele tatt: { $bonus } poeng til.
lesson-armed = Tallet på hvert merket kort er dødvekten du sitter igjen med hvis du kaster det.
lesson-confirm = Når { $card } er kastet, banker du med { $deadwood }.
lesson-gin = Kast { $card }, så er hvert kort du beholder med i en kombinasjon.
lesson-gin-bonus = Det er gin: { $bonus } poeng til, og ingenting kan legges på.
lesson-layoff = Motstanderen banket med { $deadwood }. Kort du har som passer i de kombinasjonene, kan legges dit: da teller de ikke.
lesson-layoff-best = Legg på { $cards }: da har du { $deadwood } igjen.
lesson-layoff-none = Ingenting du kan legge på, gjør hånden lettere, så tellingen kan begynne.
lesson-layoff-undercut = Ikke mer enn motstanderen beholdt, er en undercut: du vinner.
lesson-watch = Du banket med { $deadwood }. Nå kan motstanderen legge kort på kombinasjonene dine: da teller de ikke.
lesson-wait = Motstanderen tar et kort og kaster ett, akkurat som du. Se hva som tas.
lesson-wait-upcard = Motstanderen kan ta det snudde kortet nå, eller passe også.
lesson-play-on = Valget er ditt.

## How it ended

lesson-end-laid = { $who ->
    [you] Motstanderen la { $cards } på kombinasjonene dine: det som legges på, teller ikke.
   *[them] Du la { $cards } på motstanderens kombinasjoner: det som legges på, teller ikke.
}
lesson-end-knock = { $who ->
    [you] Du banket med { $knocker }, motstanderen satt igjen med { $other }: differansen, { points }, er din.
   *[them] Motstanderen banket med { $knocker }, du satt igjen med { $other }: differansen, { points }, går til motstanderen.
}
lesson-end-undercut-what = { $who ->
    [you] Med høyst { $deadwood } hadde motstanderen fått undercut og vunnet.
   *[them] Med høyst { $deadwood } hadde du fått undercut og vunnet.
}
lesson-end-undercut = { $who ->
    [you] Du banket med { $knocker }, men motstanderen hadde bare { $other }: en undercut. Den gir motstanderen differansen og { $bonus } til.
   *[them] Motstanderen banket med { $knocker }, men du hadde bare { $other }: en undercut. Den gir deg differansen og { $bonus } til.
}
lesson-end-gin = { $who ->
    [you] Du gikk gin: de { $other } motstanderen satt igjen med, og { $bonus } til er dine.
   *[them] Motstanderen gikk gin og får de { $other } du satt igjen med, og { $bonus } til.
}
lesson-end-other = Runden er verdt { points }.
lesson-end-dead = Ingen avsluttet runden i tide, så den gir ingen poeng. Det skjer sjelden.
lesson-end-next = Et helt parti er mange slike runder, til en av dere når målet.

## After it

lesson-whole = Spill et helt parti
lesson-back = Tilbake til kampen min
lesson-again = En gang til
lesson-leave-short = Forlat
