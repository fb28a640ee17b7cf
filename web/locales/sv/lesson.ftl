# The lesson: one prepared deal on the real table, with a guide beside it.

lesson-title = Lär dig spela

## Before the cards are there

lesson-about = En omgång gin rummy mot motståndaren Mild, med en guide vid din sida. Det tar ungefär tre minuter, och du får sluta när du vill.
lesson-own-waits = Din egen match väntar på dig precis som den är.
lesson-loading = Korten ges så fort spelet är klart.
lesson-failed = Spelet kunde inte laddas.

## The guide

lesson-region = Lektion
lesson-step = { $part } av { $of }
lesson-step-name = Steg { $part } av { $of }
lesson-continue = Vidare
lesson-leave = Lämna lektionen
lesson-from-start = Börja om lektionen

lesson-melds-heading = Kombinationer
lesson-deadwood-heading = Döda kort
lesson-first-heading = Ta ett kort
lesson-throw-heading = Kasta ett kort
lesson-turns-heading = Tur efter tur
lesson-knock-heading = Dags att knacka
lesson-gin-heading = Gin
lesson-layoff-heading = Lägga på
lesson-wait-heading = Motståndarens tur
lesson-end-heading = Så räknades det

## What melds are

lesson-melds-none = Kort som hör ihop är kombinationer: tre eller fyra av samma valör, en grupp, eller minst tre av samma färg i följd, en stege.
lesson-run = { $cards } är en stege, en kombination: minst tre av samma färg i följd.
lesson-set = { $cards } är en grupp, en kombination: tre eller fyra av samma valör.
lesson-set-too = Den andra sorten är en grupp: tre eller fyra av samma valör.
lesson-run-too = Den andra sorten är en stege: minst tre av samma färg i följd.
lesson-near-set = Du har { $cards }: bara ett kort till, så är det en grupp.
lesson-near-run = Du har { $cards }: bara ett kort till, så är det en stege.

## Deadwood

lesson-deadwood = Kort som inte ingår i någon kombination är döda kort. Klädda kort räknas som 10, ett ess som 1, de andra efter sin siffra: det är dina döda poäng.
lesson-aim = Du har { $deadwood } döda poäng. Kom ner till högst { $limit }, så får du knacka, och det avslutar omgången.

## The upcard, and drawing

lesson-upcard-first = Det uppvända kortet ligger öppet, och du får välja först: ta det eller passa.
lesson-upcard-second = Motståndaren ville inte ha det uppvända kortet. Du får ta det.
lesson-pass-first = { $card } skulle inte hjälpa dig mycket, så passa. Motståndaren får ta det sedan.
lesson-pass-second = { $card } skulle inte hjälpa dig mycket, så passa. Motståndaren drar sedan från talongen.
lesson-take = { $card } går in i en kombination: ta det.
lesson-take-knock = Ta { $card }: med det kan du komma ner till { $deadwood }.
lesson-draw-first = Varje tur börjar med ett kort: det översta på kasthögen, som du ser, eller det översta i talongen, som ingen ser.
lesson-draw-closed = Ni passade båda, så den här gången kommer kortet från talongen.
lesson-draw-stock = { $card } skulle inte hjälpa dig mycket: dra från talongen.
lesson-draw-ready = Du är nere på { $deadwood }: dra från talongen, så kan du knacka.
lesson-tip-seen = Motståndaren ser vad du tar från kasthögen, men inte vad du drar.
lesson-tip-low = Om motståndaren knackar först räknas dina döda kort: låga kort är säkrast att behålla.
lesson-known = Motståndaren har tagit { $cards }, och det visar vad som samlas där borta.

## Throwing

lesson-got = { $card } ger dig { $melds }.
lesson-throw-why = Varje tur slutar med ett kast, och lösa höga kort kostar mest.
lesson-throw-best = Kasta { $card }: då är { $deadwood } kvar, och inget annat kast lämnar mindre.
lesson-throw-now = { $card } lämnar { $deadwood }, och inget lämnar mindre. Tryck på det en gång till, eller på { table-act-discard }.
lesson-throw-worse = { $lifted } skulle lämna { $now }. Kasta hellre { $card }, som lämnar { $deadwood }.
lesson-throw-taken = { $card } togs just nu, så det måste stanna den här turen.

## Ending the deal

lesson-knock = Kasta { $card }, så är bara { $deadwood } kvar och du får knacka: lägg ut dina kombinationer och avsluta omgången.
lesson-knock-or = Eller spela vidare för gin, inga döda kort alls: { $bonus } poäng till.
lesson-armed = Talet på varje markerat kort är de döda poäng du behåller om du kastar det.
lesson-confirm = När { $card } är kastat knackar du med { $deadwood }.
lesson-gin = Kasta { $card }, så ingår alla kort du behåller i en kombination.
lesson-gin-bonus = Det är gin: { $bonus } poäng till, och inget får läggas på.
lesson-layoff = Motståndaren knackade med { $deadwood }. Kort du har som passar i de kombinationerna får läggas dit: då räknas de inte.
lesson-layoff-best = Lägg på { $cards }: då har du { $deadwood } kvar.
lesson-layoff-none = Inget du kan lägga på gör din hand lättare, så räkningen kan börja.
lesson-layoff-undercut = Högst så mycket som motståndaren behöll är en undercut: du vinner.
lesson-watch = Du knackade med { $deadwood }. Nu får motståndaren lägga kort på dina kombinationer: då räknas de inte.
lesson-wait = Motståndaren tar ett kort och kastar ett, precis som du. Se vad som tas.
lesson-wait-upcard = Motståndaren får ta det uppvända kortet nu, eller passa också.
lesson-play-on = Valet är ditt.

## How it ended

lesson-end-laid = { $who ->
    [you] Motståndaren lade { $cards } på dina kombinationer: det som läggs på räknas inte.
   *[them] Du lade { $cards } på motståndarens kombinationer: det som läggs på räknas inte.
}
lesson-end-knock = { $who ->
    [you] Du knackade med { $knocker }, motståndaren hade { $other } kvar: skillnaden, { points }, är din.
   *[them] Motståndaren knackade med { $knocker }, du hade { $other } kvar: skillnaden, { points }, går till motståndaren.
}
lesson-end-undercut-what = { $who ->
    [you] Med högst { $deadwood } hade motståndaren gjort undercut och vunnit.
   *[them] Med högst { $deadwood } hade du gjort undercut och vunnit.
}
lesson-end-undercut = { $who ->
    [you] Du knackade med { $knocker }, men motståndaren hade bara { $other }: en undercut. Den ger motståndaren skillnaden och { $bonus } till.
   *[them] Motståndaren knackade med { $knocker }, men du hade bara { $other }: en undercut. Den ger dig skillnaden och { $bonus } till.
}
lesson-end-gin = { $who ->
    [you] Du gick gin: de { $other } som motståndaren hade kvar och { $bonus } till är dina.
   *[them] Motståndaren gick gin och får de { $other } som du hade kvar och { $bonus } till.
}
lesson-end-other = Omgången är värd { points }.
lesson-end-dead = Ingen avslutade omgången i tid, så den ger inga poäng. Det händer sällan.
lesson-end-next = Ett helt parti är många sådana omgångar, tills en av er når målet.

## After it

lesson-whole = Spela ett helt parti
lesson-back = Tillbaka till min match
lesson-again = En gång till
lesson-leave-short = Lämna
