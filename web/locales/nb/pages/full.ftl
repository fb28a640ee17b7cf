# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-title = Regler for gin rummy
full-describe = Slik spiller du gin rummy: kombinasjoner, dødvekt, å banke, å legge på, undercut, gin og poengene, med eksempler.
full-lede = To spillere, én kortstokk, ti kort til hver. Samle sett og sekvenser, og avslutt runden når lite nok er til overs.

full-aim-heading = Målet med spillet
full-aim-1 = Ordne hånden i kombinasjoner og bli kvitt det som ikke passer noe sted. Den som har minst til overs når noen avslutter runden, får differansen. Poengene legges sammen fra runde til runde til noen når målet.

full-cards-heading = Kortene
full-cards-1 = Gin rummy spilles med 52 kort og ingen jokere. Esset er lavt: det kommer før toeren.
full-cards-2 = Et ess teller { $ace }, billedkort og tiere teller 10, og alle andre teller tallet sitt.

full-melds-heading = Kombinasjoner
full-melds-1 = Det finnes to sorter kombinasjoner. Et sett er tre eller fire kort av samme verdi. En sekvens er minst tre kort av samme farge på rad.
full-melds-2 = Et kort hører bare til én kombinasjon. Kunne det gått inn i to, velger du.
full-melds-figure-set = Et sett: fire av samme verdi
full-melds-figure-run = En sekvens: minst tre av samme farge på rad
full-melds-figure-not = Ingen sekvens: esset er lavt, så det følger ikke etter kongen

full-deadwood-heading = Dødvekt
full-deadwood-1 = Kort uten kombinasjon er dødvekt. Poengene deres til sammen er det hånden din er verdt, og jo lavere, jo bedre.

full-deal-heading = Utdelingen
full-deal-1 = Giveren deler ut ti kort til hver spiller. Det neste snus ved siden av trekkbunken: det snudde kortet, det første i kastebunken.
full-deal-2 = Den som ikke delte ut, velger først: ta det snudde kortet eller pass. Etter en pass kan giveren ta det. Passer begge, trekker den som ikke delte ut, fra trekkbunken.
full-deal-3 = Tilfeldigheten avgjør hvem som deler ut først. Senere deler den som vant den siste runden, ut den neste.

full-turn-heading = Din tur
full-turn-1 = Ta ett kort: enten det øverste i trekkbunken, som ingen ser, eller det øverste på kastebunken, som begge har sett. Kast så ett kort med billedsiden opp på kastebunken.
full-turn-2 = Et kort du tok fra kastebunken, kan ikke kastes i samme tur.

full-knock-heading = Banke
full-knock-1 = Er dødvekten din etter kastet høyst { $limit }, kan du banke i stedet for å spille videre: legg ned kombinasjonene dine, vis dødvekten og kast ett kort. Du trenger aldri å gjøre det.
full-knock-2 = Du velger hvordan du legger ned hånden. Ofte kan det gjøres på to måter, og den ene gir mindre plass til motstanderens kort.

full-layoff-heading = Legge på
full-layoff-1 = Etter en banking legger motstanderen også ned kombinasjonene sine og kan så legge kort på kombinasjonene til den som banket: det fjerde kortet til et sett, eller det neste kortet i en av endene på en sekvens. Det som legges på, teller ikke lenger.
full-layoff-2 = Ett kort kan gi plass til det neste. Den som banket, legger aldri på, og ingen legger på dødvekt.
full-layoff-figure = En kjede: først passer det ene kortet i sekvensen, og så passer det neste også

full-count-heading = Tellingen
full-count-1 = Nå teller begge dødvekten sin. Har den som banket, mindre, får den spilleren differansen. En banking som vinner, gir ingen bonus.

full-undercut-heading = Undercut
full-undercut-1 = Er motstanderens dødvekt da lik den hos spilleren som banket, eller mindre, er det en undercut: motstanderen får differansen og { $undercut } poeng til.
full-undercut-figure-knocker = Den som banket, beholder { $deadwood }
full-undercut-figure-other = Motstanderen beholder { $deadwood } etter å ha lagt på
full-undercut-figure-result = Undercut: { $points } poeng til motstanderen

full-gin-heading = Gin
full-gin-1 = En hånd uten dødvekt er gin. Den gir motstanderens dødvekt og { $gin } poeng til. Ingenting legges på mot gin, og gin vinner selv om motstanderen heller ikke har noen dødvekt.

full-stock-heading = Når trekkbunken tar slutt
full-stock-1 = Når en spiller vil trekke og trekkbunken er brukt opp, stokkes kastebunken til en ny trekkbunke; bare det øverste kortet blir liggende.
full-stock-2 = En runde som ennå er i gang etter { $turns } turer, er død: ingen får poeng, og samme spiller deler ut igjen. Så langt kommer det nesten aldri.

full-game-heading = Runde, parti, mål
full-game-1 = Du kan spille en enkelt runde, eller et parti til { $low } eller { $high } poeng eller til et hvilket som helst annet mål. Den som først når det, vinner. En undercut kan også vinne partiet.
full-game-2 = Noen spill legger til en bonus for hver vunnet runde og for partiet. Det vanlige spillet har ingen av dem.

full-hollywood-heading = Hollywood
full-hollywood-1 = Hollywood er tre partier på én gang. Den første seieren din teller bare i parti 1, den andre i parti 1 og 2, og fra den tredje av teller poengene dine i hvert parti som ennå er åpent.
full-hollywood-2 = Et parti lukkes når noen når målet i det. Kom du aldri inn i et parti som ble lukket, går den neste seieren din inn i det neste åpne. Poengene fra alle tre partiene til sammen avgjør kampen.
full-hollywood-figure = Hvordan seks seire føres inn i de tre partiene
full-hollywood-row = Seier { $n }: { $points }
full-hollywood-total = Sum

full-straight-heading = Uten å banke
full-straight-1 = I Straight Gin banker ingen, og bare gin avslutter en runde. Det er det andre spillet i kjernen av Undercut og har sin egen side, som hvert annet spill også har.
