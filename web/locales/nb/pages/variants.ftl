# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

variant-title = Hva er { $game }?
variant-changes-heading = Endrede regler
variant-changes-caption = { $game } ved siden av det vanlige spillet
variant-history-heading = Historie
variant-sources-heading = Kilder
variant-all-heading = Alle reglene: { $game }
variant-others-heading = Andre spill

## Straight Gin

describe-straight = Gin rummy uten å banke: bare en hånd der hvert eneste kort er med i kombinasjoner, avslutter runden.
what-straight-1 = I det vanlige spillet kan du banke så snart dødvekten er lav nok: du legger ned kombinasjonene dine, motstanderen legger på det som passer, og den laveste dødvekten vinner differansen.
what-straight-2 = I { $game } banker ingen. Den eneste måten å avslutte en runde på er gin: når du har trukket, må alle kort unntatt det du kaster, være med i sett og sekvenser. Du får dødvekten motstanderen sitter igjen med, og { $gin } poeng til. Siden ingen banker, legges ingenting på, og ingen får undercut.
what-straight-3 = Rundene varer lenger, og trekkbunken kan bli tynn. De siste { $cards } kortene i den trekkes aldri: etterlater et kast uten gin bare dem, er runden død, og ingen får poeng. Der det spilles én runde, er det uavgjort; i et lengre spill deler samme spiller ut igjen.
history-straight-1 = Å spille videre til noen har gin, er en gammel og velkjent måte å spille på. Den kalles også Gin Only og spilles da som regel til { $target } poeng.
history-straight-2 = Regelen for slutten på trekkbunken er også trykt: med to kort igjen og ingen gin er runden ugyldig, og samme spiller deler ut på nytt. Noen regelbøker legger til at de to ikke kan trekkes. Uten banking kommer mange flere runder så langt, så her betyr regelen mest.

## Oklahoma

describe-oklahoma = Det første snudde kortet avgjør hvor lite dødvekt du må ha for å banke.
what-oklahoma-1 = I { $game } skifter grensen for å banke fra runde til runde. Det første snudde kortet setter den: med en 7-er kan du banke med høyst 7, med en tier eller et billedkort med høyst 10.
what-oklahoma-2 = Et ess er det vanskeligste snudde kortet: ingen kan banke i den runden, og bare gin avslutter den. Alt annet spilles som i det vanlige spillet, men de siste { $cards } kortene i trekkbunken trekkes aldri.
what-oklahoma-3 = Mange spillere lar spar som snudd kort doble alt runden gir. Det kan du velge før kortene deles ut. Et parti går som regel til { $target } poeng.
history-oklahoma-1 = Oklahoma har lenge vært en favoritt blant dem som spiller gin rummy, og regelbøker tar det med ved siden av det vanlige spillet. Det har ingenting å gjøre med rummyspillet med samme navn.
history-oklahoma-2 = Bøkene er uenige om esset: i noen kan du banke med én, i andre kreves gin. Her er gin det vanlige, og det andre kan stilles inn.

## Classic

describe-classic = Den eldre tellingen: mindre bonuser, en strek for hver vunnet runde og en bonus for partiet.
what-classic-1 = { $game } teller slik mange eldre bøker gjør: gin gir { $gin } poeng i tillegg til motstanderens dødvekt, en undercut { $undercut }.
what-classic-2 = Hver vunnet runde noteres også med en strek. Når partiet er over, gir hver strek { $box } poeng til, og vinneren får { $game_bonus } for partiet. Har taperen ikke vunnet noen runde i det hele tatt, er det et nullparti, og partibonusen teller dobbelt.
what-classic-3 = Disse bonusene er et ekstra regnskap. Den som først når målet, har vunnet partiet likevel.
history-classic-1 = Gin rummy spredte seg i USA på 1930- og 1940-tallet, og med det disse poengene: tjue for gin, ti for en undercut, hundre for partiet. Senere spillere hevet dem, men mange bøker trykker ennå de gamle.

## North American

describe-north_american = Større bonuser, big gin og nullpartier der rundene teller dobbelt.
what-north_american-1 = { $game } er den rause tellingen: { $gin } poeng for gin, { $undercut } for en undercut og { $big_gin } for big gin, det vil si alle elleve kort i kombinasjoner etter et trekk. Ved big gin kastes ingenting.
what-north_american-2 = Når partiet er over, gir hver vunnet runde { $box } poeng til og selve partiet { $game_bonus }. Har taperen ikke vunnet noen runde, teller poengene fra vinnerens runder dobbelt. Dere deler ut annenhver gang.
history-north_american-1 = Spillere i klubber og hjemme fortsatte å heve bonusene, for en større bonus gjør det verdt å vente på gin. Big gin kom til som belønning for den sjeldne hånden der selv det ellevte kortet passer.

## Tournament

describe-tournament = Det siste kastede kortet kan ennå avslutte runden, og lik dødvekt gir ingen bonus.
what-tournament-1 = { $game } avgjør to ting som gir krangel. Når bare de siste { $cards } kortene i trekkbunken er igjen, blir motstanderen ennå tilbudt det siste kastede kortet, men kan bare ta det for å avslutte runden med det.
what-tournament-2 = Og en undercut krever mindre dødvekt enn den som banket, for å gi bonusen. Ved lik dødvekt vinner den som ikke banket, runden, men ingen poeng.
history-tournament-1 = Turneringer har egne trykte regler, og de skifter fra sted til sted. Felles er ønsket om ikke å etterlate noe å diskutere: hvem som ennå kan handle når trekkbunken tar slutt, og hva likt er verdt.

## EAAI 2021

describe-eaai = Reglene som programmer møttes under i en forskningskonkurranse.
what-eaai-1 = { $game } er spillet fra en forskningskonkurranse: { $gin } for gin, { $undercut } for en undercut, også ved lik dødvekt, partier til { $target }. Dere deler ut annenhver gang, og de siste { $cards } kortene i trekkbunken trekkes aldri.
what-eaai-2 = Det er et enkelt, raskt spill uten streker eller partibonuser, og det du velger hvis du vil sammenligne deg selv eller ditt eget program med publiserte resultater.
history-eaai-1 = Til symposiet i 2021 om fremskritt i undervisning i kunstig intelligens (EAAI) ga Todd Neller og kolleger studenter og lærerne deres en oppgave: skriv et program som spiller gin rummy godt. Lagenes artikler om å trekke, kaste og gjette den andre hånden hører til de få studiene av spillet.

## Palace

describe-palace = En liten bonus for hver vunnet runde, rett på stillingen.
what-palace-1 = I { $game } gir hver runde du vinner, { $box } poeng til, rett på stillingen og ikke først når partiet er over. De teller mot målet og dobles aldri.
what-palace-2 = Gin gir { $gin } poeng, en undercut { $undercut }. Det er ingen bonus for partiet, og de siste { $cards } kortene i trekkbunken trekkes aldri.
history-palace-1 = Denne måten å telle på kommer fra kortrommet Gin Rummy Palace på nettet. Å telle streken med en gang holder summen på bordet enkel: det du ser, er det som teller.

## Round the corner

describe-round_the_corner = Sekvenser går videre forbi kongen, og et ess til overs er dyrt.
what-round_the_corner-1 = I { $game } hører esset til i begge ender av en farge: A-2-3 er en sekvens, Q-K-A er også en, og det er K-A-2 med.
what-round_the_corner-2 = Det gir mange flere sekvenser, og det har sin pris: et ess til overs teller { $ace } poeng dødvekt i stedet for ett. Å beholde ess fordi de er billige, en vane fra det vanlige spillet, koster deg her.
history-round_the_corner-1 = Sekvenser som går rundt hjørnet, er kjent fra mange spill i rummyfamilien. For gin rummy tar bøker dem med som en variant, med et dyrt ess som motvekt til de lettere sekvensene.
