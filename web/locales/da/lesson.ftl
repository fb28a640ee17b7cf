# The lesson: one prepared deal on the real table, with a guide beside it.

lesson-title = Lær at spille

## Before the cards are there

lesson-about = En runde gin rummy mod modstanderen Mild, med en vejleder ved din side. Det tager omkring tre minutter, og du kan holde op, når du vil.
lesson-own-waits = Din egen kamp venter på dig, præcis som den er.
lesson-loading = Kortene gives, så snart spillet er klar.
lesson-failed = Spillet kunne ikke indlæses.

## The guide

lesson-region = Lektion
lesson-step = { $part } af { $of }
lesson-step-name = Trin { $part } af { $of }
lesson-continue = Videre
lesson-leave = Forlad lektionen
lesson-from-start = Begynd lektionen forfra

lesson-melds-heading = Kombinationer
lesson-deadwood-heading = Dødvægt
lesson-first-heading = Tag et kort
lesson-throw-heading = Kast et kort
lesson-turns-heading = Tur efter tur
lesson-knock-heading = Tid til at banke
lesson-gin-heading = Gin
lesson-layoff-heading = Lægge på
lesson-wait-heading = Modstanderens tur
lesson-end-heading = Sådan blev der talt

## What melds are

lesson-melds-none = Kort, der hører sammen, er kombinationer: tre eller fire af samme værdi, et sæt, eller mindst tre af samme kulør i rækkefølge, en sekvens.
lesson-run = { $cards } er en sekvens, en kombination: mindst tre af samme kulør i rækkefølge.
lesson-set = { $cards } er et sæt, en kombination: tre eller fire af samme værdi.
lesson-set-too = Den anden slags er et sæt: tre eller fire af samme værdi.
lesson-run-too = Den anden slags er en sekvens: mindst tre af samme kulør i rækkefølge.
lesson-near-set = Du har { $cards }: bare ét kort til, og det er et sæt.
lesson-near-run = Du har { $cards }: bare ét kort til, og det er en sekvens.

## Deadwood

lesson-deadwood = Kort uden kombination er dødvægt. Billedkort tæller 10, et es 1, de andre deres tal.
lesson-aim = Du har { $deadwood } i dødvægt. Får du den ned på højst { $limit }, kan du banke, og det slutter runden.

## The upcard, and drawing

lesson-upcard-first = Det opvendte kort ligger åbent, og du vælger først: tag det, eller meld pas.
lesson-upcard-second = Modstanderen ville ikke have det opvendte kort. Du kan få det.
lesson-pass-first = { $card } ville ikke hjælpe dig meget, så meld pas. Så kan modstanderen tage det.
lesson-pass-second = { $card } ville ikke hjælpe dig meget, så meld pas. Så trækker modstanderen fra trækbunken.
lesson-take = { $card } går ind i en kombination: tag det.
lesson-take-knock = Tag { $card }: med det kan du komme ned på { $deadwood }.
lesson-draw-first = Hver tur begynder med et kort: det øverste på kastebunken, som du ser, eller det øverste i trækbunken, som ingen ser.
lesson-draw-closed = I meldte begge pas, så denne gang kommer kortet fra trækbunken.
lesson-draw-stock = { $card } ville ikke hjælpe dig meget: træk fra trækbunken.
lesson-draw-ready = Du er nede på { $deadwood }: træk fra trækbunken, så kan du banke.
lesson-tip-seen = Modstanderen ser, hvad du tager fra kastebunken, men ikke hvad du trækker.
lesson-tip-low = Banker modstanderen først, tæller din dødvægt: lave kort er sikrest at beholde.
lesson-known = Modstanderen har taget { $cards }, og det viser, hvad der samles derovre.

## Throwing

lesson-got = { $card } giver dig { $melds }.
lesson-throw-why = Hver tur slutter med et kast, og løse høje kort koster mest.
lesson-throw-best = Kast { $card }: så er { $deadwood } tilbage, og intet kast giver mindre.
lesson-throw-now = { $card } efterlader { $deadwood }, og intet giver mindre. Tryk på det igen, eller på { table-act-discard }.
lesson-throw-worse = { $lifted } ville efterlade { $now }. Kast hellere { $card }, som efterlader { $deadwood }.
lesson-throw-taken = { $card } blev taget lige nu, så det må blive i denne tur.

## Ending the deal

lesson-knock = Kast { $card }, så er kun { $deadwood } tilbage, og du kan banke: læg dine kombinationer ned, og slut runden.
lesson-knock-or = Eller spil videre efter gin, slet ingen dødvægt: { $bonus } point mere.
lesson-armed = Tallet på hvert mærket kort er den dødvægt, du beholder, hvis du kaster det.
lesson-confirm = Når { $card } er kastet, banker du med { $deadwood }.
lesson-gin = Kast { $card }, så indgår hvert kort, du beholder, i en kombination.
lesson-gin-bonus = Det er gin: { $bonus } point mere, og intet kan lægges på.
lesson-layoff = Modstanderen bankede med { $deadwood }. Dine kort, der passer til de kombinationer, kan lægges der: så tæller de ikke.
lesson-layoff-best = Læg { $cards } på: så har du { $deadwood } tilbage.
lesson-layoff-none = Intet, du kan lægge på, gør din hånd lettere, så optællingen kan begynde.
lesson-layoff-undercut = Ikke mere, end modstanderen beholdt, er en undercut: du vinder.
lesson-watch = Du bankede med { $deadwood }. Nu kan modstanderen lægge kort på dine kombinationer: så tæller de ikke.
lesson-wait = Modstanderen tager et kort og kaster et, ligesom du gør. Se, hvad der tages.
lesson-wait-upcard = Modstanderen kan tage det opvendte kort nu eller også melde pas.
lesson-play-on = Valget er dit.

## How it ended

lesson-end-laid = { $who ->
    [you] Modstanderen lagde { $cards } på dine kombinationer: det, der lægges på, tæller ikke.
   *[them] Du lagde { $cards } på modstanderens kombinationer: det, der lægges på, tæller ikke.
}
lesson-end-knock = { $who ->
    [you] Du bankede med { $knocker }, modstanderen sad tilbage med { $other }: forskellen, { points }, er din.
   *[them] Modstanderen bankede med { $knocker }, du sad tilbage med { $other }: forskellen, { points }, går til modstanderen.
}
lesson-end-undercut-what = { $who ->
    [you] Med højst { $deadwood } havde modstanderen fået undercut og vundet.
   *[them] Med højst { $deadwood } havde du fået undercut og vundet.
}
lesson-end-undercut = { $who ->
    [you] Du bankede med { $knocker }, men modstanderen havde kun { $other }: en undercut. Den giver modstanderen forskellen og { $bonus } mere.
   *[them] Modstanderen bankede med { $knocker }, men du havde kun { $other }: en undercut. Den giver dig forskellen og { $bonus } mere.
}
lesson-end-gin = { $who ->
    [you] Du gik gin: de { $other }, modstanderen sad tilbage med, og { $bonus } mere er dine.
   *[them] Modstanderen gik gin og får de { $other }, du sad tilbage med, og { $bonus } mere.
}
lesson-end-other = Runden er { points } værd.
lesson-end-dead = Ingen sluttede runden i tide, så den giver ingen point. Det sker sjældent.
lesson-end-next = Et helt parti er mange sådanne runder, til en af jer når målet.

## After it

lesson-whole = Spil et helt parti
lesson-back = Tilbage til min kamp
lesson-again = En gang til
lesson-leave-short = Forlad
