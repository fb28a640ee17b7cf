# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

variant-title = Hvad er { $game }?
variant-changes-heading = Ændrede regler
variant-changes-caption = { $game } ved siden af det almindelige spil
variant-history-heading = Historie
variant-sources-heading = Kilder
variant-all-heading = Alle reglerne: { $game }
variant-others-heading = Andre spil

## Straight Gin

describe-straight = Gin rummy uden at banke: kun en hånd, hvor hvert eneste kort indgår i kombinationer, slutter runden.
what-straight-1 = I det almindelige spil kan du banke, så snart din dødvægt er lav nok: du lægger dine kombinationer ned, modstanderen lægger det på, der passer, og den laveste dødvægt vinder forskellen.
what-straight-2 = I { $game } banker ingen. Den eneste måde at slutte en runde på er gin: når du har trukket, skal alle kort undtagen det, du kaster, indgå i sæt og sekvenser. Du får den dødvægt, modstanderen sidder tilbage med, og { $gin } point mere. Da ingen banker, lægges intet på, og ingen får undercut.
what-straight-3 = Runderne varer længere, og trækbunken kan blive tynd. Dens sidste { $cards } kort trækkes aldrig: efterlader et kast uden gin kun dem, er runden død, og ingen får point. Hvor der spilles én runde, er det uafgjort; i et længere spil giver samme spiller igen.
history-straight-1 = At spille videre, til nogen har gin, er en gammel og velkendt måde at spille på. Den kaldes også Gin Only og spilles så som regel til { $target } point.
history-straight-2 = Reglen for slutningen på trækbunken er også trykt: med to kort tilbage og ingen gin er runden ugyldig, og samme spiller giver om. Nogle regelbøger tilføjer, at de to ikke må trækkes. Uden bankning når mange flere runder så langt, så her betyder reglen mest.

## Oklahoma

describe-oklahoma = Det første opvendte kort afgør, hvor lidt dødvægt du skal have for at banke.
what-oklahoma-1 = I { $game } skifter grænsen for at banke fra runde til runde. Det første opvendte kort sætter den: med en 7’er kan du banke med højst 7, med en tier eller et billedkort med højst 10.
what-oklahoma-2 = Et es er det sværeste opvendte kort: ingen må banke i den runde, og kun gin slutter den. Alt andet spilles som i det almindelige spil, men de sidste { $cards } kort i trækbunken trækkes aldrig.
what-oklahoma-3 = Mange spillere lader spar som opvendt kort fordoble alt, hvad runden giver. Det kan du vælge, før kortene gives. Et parti går som regel til { $target } point.
history-oklahoma-1 = Oklahoma har længe været en favorit blandt dem, der spiller gin rummy, og regelbøger tager det med ved siden af det almindelige spil. Det har intet at gøre med rummyspillet af samme navn.
history-oklahoma-2 = Bøgerne er uenige om esset: i nogle kan du banke med én, i andre kræves gin. Her er gin det sædvanlige, og det andet kan indstilles.

## Classic

describe-classic = Den ældre optælling: mindre bonusser, en streg for hver vundet runde og en bonus for partiet.
what-classic-1 = { $game } tæller, som mange ældre bøger gør: gin giver { $gin } point ud over modstanderens dødvægt, en undercut { $undercut }.
what-classic-2 = Hver vundet runde noteres også med en streg. Når partiet er slut, giver hver streg { $box } point mere, og vinderen får { $game_bonus } for partiet. Har taberen slet ikke vundet nogen runde, er det et nulparti, og partibonussen tæller dobbelt.
what-classic-3 = Disse bonusser er et ekstra regnskab. Den, der først når målet, har vundet partiet alligevel.
history-classic-1 = Gin rummy bredte sig i USA i 1930’erne og 1940’erne, og med det disse point: tyve for gin, ti for en undercut, hundrede for partiet. Senere spillere satte dem op, men mange bøger trykker stadig de gamle.

## North American

describe-north_american = Større bonusser, big gin og nulpartier, hvor runderne tæller dobbelt.
what-north_american-1 = { $game } er den gavmilde optælling: { $gin } point for gin, { $undercut } for en undercut og { $big_gin } for big gin, det vil sige alle elleve kort i kombinationer efter et træk. Ved big gin kastes intet.
what-north_american-2 = Når partiet er slut, giver hver vundet runde { $box } point mere og selve partiet { $game_bonus }. Har taberen ikke vundet nogen runde, tæller pointene fra vinderens runder dobbelt. I giver på skift.
history-north_american-1 = Spillere i klubber og derhjemme blev ved med at sætte bonusserne op, for en større bonus gør det værd at vente på gin. Big gin kom til som belønning for den sjældne hånd, hvor selv det ellevte kort passer.

## Tournament

describe-tournament = Det sidste kastede kort kan endnu slutte runden, og lige dødvægt giver ingen bonus.
what-tournament-1 = { $game } afgør to ting, der giver skænderier. Når kun de sidste { $cards } kort i trækbunken er tilbage, bliver modstanderen endnu tilbudt det sidste kastede kort, men må kun tage det for at slutte runden med det.
what-tournament-2 = Og en undercut kræver mindre dødvægt end hos den, der bankede, for at give sin bonus. Ved lige dødvægt vinder den, der ikke bankede, runden, men ingen point.
history-tournament-1 = Turneringer har deres egne trykte regler, og de skifter fra sted til sted. Fælles er ønsket om ikke at efterlade noget at diskutere: hvem der endnu må gøre noget, når trækbunken slipper op, og hvad lige stilling er værd.

## EAAI 2021

describe-eaai = De regler, programmer mødtes under i en forskningskonkurrence.
what-eaai-1 = { $game } er spillet fra en forskningskonkurrence: { $gin } for gin, { $undercut } for en undercut, også ved lige dødvægt, partier til { $target }. I giver på skift, og de sidste { $cards } kort i trækbunken trækkes aldrig.
what-eaai-2 = Det er et enkelt, hurtigt spil uden streger eller partibonusser, og det, du skal vælge, hvis du vil sammenligne dig selv eller dit eget program med offentliggjorte resultater.
history-eaai-1 = Til symposiet i 2021 om fremskridt i undervisning i kunstig intelligens (EAAI) stillede Todd Neller og kolleger studerende og deres lærere en opgave: skriv et program, der spiller gin rummy godt. Holdenes artikler om at trække, kaste og gætte den anden hånd hører til de få undersøgelser af spillet.

## Palace

describe-palace = En lille bonus for hver vundet runde, straks på stillingen.
what-palace-1 = I { $game } giver hver runde, du vinder, { $box } point mere, straks på stillingen og ikke først, når partiet er slut. De tæller mod målet og fordobles aldrig.
what-palace-2 = Gin giver { $gin } point, en undercut { $undercut }. Der er ingen bonus for partiet, og de sidste { $cards } kort i trækbunken trækkes aldrig.
history-palace-1 = Denne måde at tælle på kommer fra kortrummet Gin Rummy Palace på nettet. At tælle stregen straks holder summen på bordet enkel: det, du ser, er det, der tæller.

## Round the corner

describe-round_the_corner = Sekvenser går videre forbi kongen, og et es til overs er dyrt.
what-round_the_corner-1 = I { $game } hører esset til i begge ender af en kulør: A-2-3 er en sekvens, Q-K-A er også en, og det er K-A-2 med.
what-round_the_corner-2 = Det giver mange flere sekvenser, og det har sin pris: et es til overs tæller { $ace } point i dødvægt i stedet for ét. At beholde esser, fordi de er billige, en vane fra det almindelige spil, koster dig her.
history-round_the_corner-1 = Sekvenser, der går rundt om hjørnet, kendes fra mange spil i rummyfamilien. For gin rummy tager bøger dem med som en variant, med et dyrt es som modvægt til de lettere sekvenser.
