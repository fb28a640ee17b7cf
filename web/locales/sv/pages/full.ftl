# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-title = Regler för gin rummy
full-describe = Så spelar man gin rummy: kombinationer, döda kort, att knacka, att lägga på, undercut, gin och poängen, med exempel.
full-lede = Två spelare, en kortlek, tio kort var. Samla grupper och stegar, och avsluta omgången när tillräckligt lite blir över.

full-aim-heading = Målet med spelet
full-aim-1 = Ordna din hand i kombinationer och gör dig av med det som inte passar någonstans. Den som har minst över när någon avslutar omgången får skillnaden. Poängen läggs ihop från omgång till omgång tills någon når målet.

full-cards-heading = Korten
full-cards-1 = Gin rummy spelas med 52 kort och inga jokrar. Esset är lågt: det kommer före tvåan.
full-cards-2 = Ett ess räknas som { $ace }, klädda kort och tior som 10, och alla andra efter sin siffra.

full-melds-heading = Kombinationer
full-melds-1 = Det finns två sorters kombinationer. En grupp är tre eller fyra kort av samma valör, alltså ett tretal eller ett fyrtal. En stege är minst tre kort av samma färg i följd.
full-melds-2 = Ett kort hör bara till en kombination. Kan det ingå i två väljer du.
full-melds-figure-set = En grupp: fyra av samma valör
full-melds-figure-run = En stege: minst tre av samma färg i följd
full-melds-figure-not = Ingen stege: esset är lågt, så det följer inte efter kungen

full-deadwood-heading = Döda kort
full-deadwood-1 = Kort som inte ingår i någon kombination är döda kort. Deras poäng tillsammans, dina döda poäng, är vad din hand är värd, och ju lägre desto bättre.

full-deal-heading = Given
full-deal-1 = Givaren ger tio kort till varje spelare. Nästa kort vänds upp bredvid talongen: det uppvända kortet, det första i kasthögen.
full-deal-2 = Den som inte gav väljer först: ta det uppvända kortet eller passa. Efter en pass får givaren ta det. Passar båda drar den som inte gav från talongen.
full-deal-3 = Slumpen avgör vem som ger först. Sedan ger den som vann den senaste omgången nästa.

full-turn-heading = Din tur
full-turn-1 = Ta ett kort: antingen det översta i talongen, som ingen ser, eller det översta på kasthögen, som båda har sett. Kasta sedan ett kort med framsidan upp på kasthögen.
full-turn-2 = Ett kort som du tog från kasthögen får inte kastas i samma tur.

full-knock-heading = Knacka
full-knock-1 = Har du högst { $limit } döda poäng efter kastet får du knacka i stället för att spela vidare: lägg ut dina kombinationer, visa dina döda kort och kasta ett kort. Du behöver aldrig göra det.
full-knock-2 = Du väljer hur du lägger ut din hand. Ofta går det på två sätt, och det ena lämnar mindre plats för motståndarens kort.

full-layoff-heading = Lägga på
full-layoff-1 = Efter en knackning lägger motståndaren också ut sina kombinationer och får sedan lägga kort på kombinationerna hos den som knackade: det fjärde kortet till en grupp, eller nästa kort i endera änden av en stege. Det som läggs på räknas inte längre.
full-layoff-2 = Ett kort kan göra plats för nästa. Den som knackade lägger aldrig på, och ingen lägger på döda kort.
full-layoff-figure = En kedja: först passar det ena kortet i stegen, och sedan passar också nästa

full-count-heading = Räkningen
full-count-1 = Nu räknar båda sina döda poäng. Har den som knackade färre får den spelaren skillnaden. En knackning som vinner ger ingen bonus.

full-undercut-heading = Undercut
full-undercut-1 = Har motståndaren då lika många döda poäng som den som knackade, eller färre, är det en undercut: motståndaren får skillnaden och { $undercut } poäng till.
full-undercut-figure-knocker = Den som knackade behåller { $deadwood }
full-undercut-figure-other = Motståndaren behåller { $deadwood } efter att ha lagt på
full-undercut-figure-result = Undercut: { $points } poäng till motståndaren

full-gin-heading = Gin
full-gin-1 = En hand utan döda kort är gin. Den ger motståndarens döda poäng och { $gin } poäng till. Inget läggs på mot gin, och gin vinner även om motståndaren inte heller har några döda kort.

full-stock-heading = När talongen tar slut
full-stock-1 = När en spelare vill dra och talongen är slut blandas kasthögen till en ny talong; bara det översta kortet blir kvar.
full-stock-2 = En omgång som ännu pågår efter { $turns } turer är död: ingen får poäng, och samma spelare ger igen. Det går nästan aldrig så långt.

full-game-heading = Omgång, parti, mål
full-game-1 = Du kan spela en enda omgång, eller ett parti till { $low } eller { $high } poäng eller till vilket annat mål som helst. Den som först når det vinner. Också en undercut kan vinna partiet.
full-game-2 = Vissa spel lägger till en bonus för varje vunnen omgång och för partiet. Det vanliga spelet har ingen av dem.

full-hollywood-heading = Hollywood
full-hollywood-1 = Hollywood är tre partier på en gång. Din första vinst räknas bara i parti 1, din andra i parti 1 och 2, och från den tredje räknas dina poäng i varje parti som ännu är öppet.
full-hollywood-2 = Ett parti stängs när någon når målet i det. Kom du aldrig in i ett parti som stängdes går din nästa vinst in i nästa öppna. Poängen från alla tre partierna tillsammans avgör matchen.
full-hollywood-figure = Hur sex vinster förs in i de tre partierna
full-hollywood-row = Vinst { $n }: { $points }
full-hollywood-total = Summa

full-straight-heading = Utan att knacka
full-straight-1 = I Straight Gin knackar ingen, och bara gin avslutar en omgång. Det är det andra spelet i kärnan av Undercut och har en egen sida, liksom varje annat spel.
