# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-title = Regler for gin rummy
full-describe = Sådan spilles gin rummy: kombinationer, dødvægt, at banke, at lægge på, undercut, gin og pointene, med eksempler.
full-lede = To spillere, ét spil kort, ti kort til hver. Saml sæt og sekvenser, og slut runden, når lidt nok er til overs.

full-aim-heading = Målet med spillet
full-aim-1 = Orden din hånd i kombinationer, og kom af med det, der ikke passer nogen steder. Den, der har mindst til overs, når nogen slutter runden, får forskellen. Pointene lægges sammen fra runde til runde, til nogen når målet.

full-cards-heading = Kortene
full-cards-1 = Gin rummy spilles med 52 kort og ingen jokere. Esset er lavt: det kommer før toeren.
full-cards-2 = Et es tæller { $ace }, billedkort og tiere tæller 10, og alle andre tæller deres tal.

full-melds-heading = Kombinationer
full-melds-1 = Der er to slags kombinationer. Et sæt er tre eller fire kort af samme værdi. En sekvens er mindst tre kort af samme kulør i rækkefølge.
full-melds-2 = Et kort hører kun til én kombination. Kunne det indgå i to, vælger du.
full-melds-figure-set = Et sæt: fire af samme værdi
full-melds-figure-run = En sekvens: mindst tre af samme kulør i rækkefølge
full-melds-figure-not = Ingen sekvens: esset er lavt, så det følger ikke efter kongen

full-deadwood-heading = Dødvægt
full-deadwood-1 = Kort uden kombination er dødvægt. Deres point tilsammen er, hvad din hånd er værd, og jo lavere, jo bedre.

full-deal-heading = Kortgivning
full-deal-1 = Kortgiveren giver ti kort til hver spiller. Det næste vendes op ved siden af trækbunken: det opvendte kort, det første i kastebunken.
full-deal-2 = Den, der ikke gav, vælger først: tag det opvendte kort, eller meld pas. Efter et pas kan kortgiveren tage det. Melder begge pas, trækker den, der ikke gav, fra trækbunken.
full-deal-3 = Tilfældet afgør, hvem der giver først. Siden giver den, der vandt den sidste runde, den næste.

full-turn-heading = Din tur
full-turn-1 = Tag ét kort: enten det øverste i trækbunken, som ingen ser, eller det øverste på kastebunken, som begge har set. Kast så ét kort med billedsiden op på kastebunken.
full-turn-2 = Et kort, du tog fra kastebunken, må ikke kastes i samme tur.

full-knock-heading = Banke
full-knock-1 = Er din dødvægt efter kastet højst { $limit }, kan du banke i stedet for at spille videre: læg dine kombinationer ned, vis din dødvægt, og kast ét kort. Du behøver det aldrig.
full-knock-2 = Du vælger, hvordan du lægger din hånd ned. Ofte kan det gøres på to måder, og den ene giver mindre plads til modstanderens kort.

full-layoff-heading = Lægge på
full-layoff-1 = Efter en bankning lægger modstanderen også sine kombinationer ned og kan så lægge kort på kombinationerne hos den, der bankede: det fjerde kort til et sæt eller det næste kort i en af enderne på en sekvens. Det, der lægges på, tæller ikke længere.
full-layoff-2 = Ét kort kan give plads til det næste. Den, der bankede, lægger aldrig på, og ingen lægger på dødvægt.
full-layoff-figure = En kæde: først passer det ene kort til sekvensen, og så passer det næste også

full-count-heading = Optællingen
full-count-1 = Nu tæller begge deres dødvægt. Har den, der bankede, mindre, får den spiller forskellen. En bankning, der vinder, giver ingen bonus.

full-undercut-heading = Undercut
full-undercut-1 = Er modstanderens dødvægt da den samme som hos den, der bankede, eller mindre, er det en undercut: modstanderen får forskellen og { $undercut } point mere.
full-undercut-figure-knocker = Den, der bankede, beholder { $deadwood }
full-undercut-figure-other = Modstanderen beholder { $deadwood } efter at have lagt på
full-undercut-figure-result = Undercut: { $points } point til modstanderen

full-gin-heading = Gin
full-gin-1 = En hånd uden dødvægt er gin. Den giver modstanderens dødvægt og { $gin } point mere. Intet lægges på mod gin, og gin vinder, selv om modstanderen heller ingen dødvægt har.

full-stock-heading = Når trækbunken slipper op
full-stock-1 = Når en spiller vil trække, og trækbunken er brugt op, blandes kastebunken til en ny trækbunke; kun det øverste kort bliver liggende.
full-stock-2 = En runde, der stadig er i gang efter { $turns } ture, er død: ingen får point, og samme spiller giver igen. Så langt kommer det næsten aldrig.

full-game-heading = Runde, parti, mål
full-game-1 = Du kan spille en enkelt runde eller et parti til { $low } eller { $high } point eller til et hvilket som helst andet mål. Den, der først når det, vinder. Også en undercut kan vinde partiet.
full-game-2 = Nogle spil lægger en bonus til for hver vundet runde og for partiet. Det almindelige spil har ingen af dem.

full-hollywood-heading = Hollywood
full-hollywood-1 = Hollywood er tre partier på én gang. Din første sejr tæller kun i parti 1, din anden i parti 1 og 2, og fra den tredje tæller dine point i hvert parti, der stadig er åbent.
full-hollywood-2 = Et parti lukkes, når nogen når målet i det. Kom du aldrig ind i et parti, der blev lukket, går din næste sejr ind i det næste åbne. Pointene fra alle tre partier tilsammen afgør kampen.
full-hollywood-figure = Hvordan seks sejre føres ind i de tre partier
full-hollywood-row = Sejr { $n }: { $points }
full-hollywood-total = I alt

full-straight-heading = Uden at banke
full-straight-1 = I Straight Gin banker ingen, og kun gin slutter en runde. Det er det andet spil i kernen af Undercut og har sin egen side, ligesom alle de andre spil.
