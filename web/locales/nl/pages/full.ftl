# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-title = Regels van gin rummy
full-describe = Zo speel je gin rummy: combinaties, losse kaarten, kloppen, aanleggen, undercut, gin en de score, met voorbeelden.
full-lede = Twee spelers, één pak kaarten, ieder tien kaarten. Verzamel sets en reeksen, en beëindig de hand als er weinig genoeg overblijft.

full-aim-heading = Het doel van het spel
full-aim-1 = Maak van je hand combinaties en raak kwijt wat nergens past. Wie minder overhoudt als iemand de hand beëindigt, scoort het verschil. De punten tellen van hand tot hand op, tot iemand het doel haalt.

full-cards-heading = De kaarten
full-cards-1 = Gin rummy speel je met 52 kaarten, zonder jokers. De aas is laag: ze komt voor de twee.
full-cards-2 = Een aas telt { $ace }, plaatjes en tienen tellen 10, en alle andere kaarten hun getal.

full-melds-heading = Combinaties
full-melds-1 = Er zijn twee soorten combinaties. Een set is drie of vier kaarten van dezelfde waarde. Een reeks is drie of meer kaarten van dezelfde kleur op volgorde.
full-melds-2 = Een kaart hoort maar bij één combinatie. Past ze in twee, dan kies jij.
full-melds-figure-set = Een set: vier van dezelfde waarde
full-melds-figure-run = Een reeks: drie of meer van één kleur op volgorde
full-melds-figure-not = Geen reeks: de aas is laag en komt dus niet na de heer

full-deadwood-heading = Losse kaarten
full-deadwood-1 = Kaarten buiten je combinaties zijn losse kaarten. Hun punten samen, je losse punten, zijn wat je hand waard is, en hoe lager hoe beter.

full-deal-heading = Delen
full-deal-1 = De gever geeft iedere speler tien kaarten. De volgende gaat open naast de stapel: de open kaart, de eerste van de aflegstapel.
full-deal-2 = Wie niet deelde, kiest als eerste: de open kaart pakken of passen. Na een pas mag de gever haar pakken. Passen beiden, dan trekt wie niet deelde van de stapel.
full-deal-3 = Wie als eerste deelt, bepaalt het toeval. Daarna deelt steeds wie de vorige hand won.

full-turn-heading = Je beurt
full-turn-1 = Neem één kaart: de bovenste van de stapel, die niemand ziet, of de bovenste van de aflegstapel, die beiden hebben gezien. Leg dan één kaart open af op de aflegstapel.
full-turn-2 = Een kaart die je van de aflegstapel hebt gepakt, mag je niet in dezelfde beurt afleggen.

full-knock-heading = Kloppen
full-knock-1 = Zijn je losse punten na het afleggen { $limit } of minder, dan mag je kloppen in plaats van door te spelen: leg je combinaties neer, laat je losse kaarten zien en leg één kaart af. Het hoeft nooit.
full-knock-2 = Jij kiest hoe je je hand neerlegt. Vaak kan het op twee manieren, en laat een daarvan minder ruimte voor de kaarten van de tegenstander.

full-layoff-heading = Aanleggen
full-layoff-1 = Na een klop legt ook de tegenstander combinaties neer, en mag die daarna kaarten aanleggen bij de combinaties van de klopper: de vierde kaart bij een set, of de volgende kaart aan een van beide kanten van een reeks. Wat is aangelegd, telt niet meer.
full-layoff-2 = De ene kaart kan plaats maken voor de volgende. De klopper legt nooit aan, en niemand legt aan bij losse kaarten.
full-layoff-figure = Een ketting: eerst past de ene kaart bij de reeks, en daarna past ook de volgende

full-count-heading = Het tellen
full-count-1 = Nu tellen beiden hun losse punten. Heeft de klopper er minder, dan scoort de klopper het verschil. Een klop die wint, krijgt geen bonus.

full-undercut-heading = Undercut
full-undercut-1 = Heeft de tegenstander dan evenveel losse punten als de klopper of minder, dan is het een undercut: de tegenstander scoort het verschil plus { $undercut } punten.
full-undercut-figure-knocker = De klopper houdt { $deadwood } over
full-undercut-figure-other = De tegenstander houdt na het aanleggen { $deadwood } over
full-undercut-figure-result = Undercut: { $points } punten voor de tegenstander

full-gin-heading = Gin
full-gin-1 = Een hand zonder losse kaarten is gin. Die scoort de losse punten van de tegenstander plus { $gin } punten. Bij gin wordt niets aangelegd, en gin wint ook als de tegenstander evenmin losse kaarten heeft.

full-stock-heading = Als de stapel op is
full-stock-1 = Wil een speler trekken en is de stapel op, dan wordt de aflegstapel geschud tot een nieuwe stapel; alleen de bovenste kaart blijft liggen.
full-stock-2 = Een hand die na { $turns } beurten nog loopt, is dood: niemand scoort, en dezelfde gever deelt opnieuw. Zover komt het bijna nooit.

full-game-heading = Hand, spel, doel
full-game-1 = Je kunt één hand spelen, of een spel tot { $low } of { $high } punten of een ander doel. Wie dat het eerst haalt, wint. Ook een undercut kan het spel winnen.
full-game-2 = Sommige spellen geven een bonus voor elke gewonnen hand en voor het spel. Het gewone spel heeft geen van beide.

full-hollywood-heading = Hollywood
full-hollywood-1 = Hollywood is drie spellen tegelijk. Je eerste gewonnen hand telt alleen in spel 1, je tweede in spel 1 en 2, en vanaf de derde tellen je punten in elk spel dat nog open is.
full-hollywood-2 = Een spel sluit als iemand er het doel haalt. Stond je nog buiten een spel dat sloot, dan telt je volgende gewonnen hand in het eerstvolgende open spel. De punten van alle drie de spellen samen beslissen de partij.
full-hollywood-figure = Hoe zes gewonnen handen in de drie spellen tellen
full-hollywood-row = Winst { $n }: { $points }
full-hollywood-total = Totaal

full-straight-heading = Zonder kloppen
full-straight-1 = In Straight Gin klopt niemand en beëindigt alleen gin een hand. Het is het andere spel in het hart van Undercut en heeft een eigen pagina, net als elk ander spel.
