# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

variant-title = Wat is { $game }?
variant-changes-heading = Regelwijzigingen
variant-changes-caption = { $game } naast het gewone spel
variant-history-heading = Geschiedenis
variant-sources-heading = Bronnen
variant-all-heading = Alle regels van { $game }
variant-others-heading = Andere spellen

## Straight Gin

describe-straight = Gin rummy zonder kloppen: een hand eindigt alleen als elke kaart in een combinatie past.
what-straight-1 = In het gewone spel mag je kloppen zodra je losse punten laag genoeg zijn: je legt je combinaties neer, de tegenstander legt aan wat past, en de laagste losse punten winnen het verschil.
what-straight-2 = In { $game } wordt er niet geklopt. De enige manier om een hand te beëindigen is gin: na het trekken moet elke kaart, behalve de kaart die je aflegt, in sets en reeksen passen. Je scoort de losse punten die de tegenstander overhoudt plus { $gin } punten. Omdat niemand klopt, valt er niets aan te leggen en is er geen undercut.
what-straight-3 = Handen duren langer, en de stapel kan opraken. De laatste { $cards } kaarten worden nooit getrokken: liggen na een afgelegde kaart zonder gin alleen die er nog, dan is de hand dood en scoort niemand. In een spel van één hand is dat gelijkspel; in een langer spel deelt dezelfde gever opnieuw.
history-straight-1 = Doorspelen tot iemand gin kan gaan is een oude en bekende manier van spelen. Ze heet ook Gin Only, en wordt dan meestal tot { $target } punten gespeeld.
history-straight-2 = Ook de regel voor het einde van de stapel is een gepubliceerde: liggen er nog twee kaarten en gaat niemand gin, dan vervalt de hand en deelt dezelfde gever opnieuw. Sommige regelboeken voegen toe dat die twee niet getrokken mogen worden. Zonder kloppen komen veel meer handen zover, dus telt de regel hier het zwaarst.

## Oklahoma

describe-oklahoma = De eerste open kaart bepaalt met hoe weinig losse punten je mag kloppen.
what-oklahoma-1 = In { $game } verschilt de limiet om te kloppen van hand tot hand. De eerste open kaart bepaalt haar: ligt er een 7 open, dan mag je kloppen met 7 of minder, bij een tien of een plaatje met 10 of minder.
what-oklahoma-2 = Een aas is de zwaarste open kaart: in die hand mag niemand kloppen, en beëindigt alleen gin haar. Verder speel je als in het gewone spel, maar de laatste { $cards } kaarten van de stapel worden nooit getrokken.
what-oklahoma-3 = Veel spelers laten schoppen als open kaart alles verdubbelen wat de hand oplevert. Dat kun je kiezen voor het delen. Een spel gaat meestal tot { $target } punten.
history-oklahoma-1 = Oklahoma is al lang geliefd bij gin-rummyspelers, en regelboeken noemen het naast het gewone spel. Met het rummyspel van dezelfde naam heeft het niets te maken.
history-oklahoma-2 = Over de aas verschillen de boeken: in sommige mag je dan kloppen met één, in andere is gin nodig. Hier is gin gewoon, en het andere kun je instellen.

## Classic

describe-classic = De oudere telling: kleinere bonussen, een handbonus voor elke gewonnen hand en een bonus voor het spel.
what-classic-1 = { $game } telt zoals veel oudere boeken: gin levert naast de losse punten van de tegenstander { $gin } punten op, een undercut { $undercut }.
what-classic-2 = Elke gewonnen hand wordt ook apart genoteerd. Is het spel afgelopen, dan levert elke gewonnen hand { $box } punten extra op, en krijgt de winnaar { $game_bonus } voor het spel. Heeft de verliezer geen enkele hand gewonnen, dan is dat een shut-out, en telt de spelbonus dubbel.
what-classic-3 = Deze bonussen zijn een extra telling. Wie het doel het eerst haalt, heeft het spel hoe dan ook gewonnen.
history-classic-1 = Gin rummy verspreidde zich in de jaren dertig en veertig door de Verenigde Staten, en daarmee ook deze punten: twintig voor gin, tien voor een undercut, honderd voor het spel. Later verhoogden spelers ze, maar veel boeken drukken nog steeds de oude af.

## North American

describe-north_american = Grotere bonussen, big gin, en een shut-out die de handen dubbel telt.
what-north_american-1 = { $game } is de gulle telling: { $gin } punten voor gin, { $undercut } voor een undercut en { $big_gin } voor big gin: na het trekken alle elf kaarten in combinaties. Bij big gin wordt niets afgelegd.
what-north_american-2 = Is het spel afgelopen, dan levert elke gewonnen hand { $box } punten extra op en het spel zelf { $game_bonus }. Heeft de verliezer geen hand gewonnen, dan tellen de punten uit de handen van de winnaar dubbel. Je deelt om beurten.
history-north_american-1 = In clubs en thuis bleven spelers de bonussen verhogen, want met een grotere bonus loont het om op gin te wachten. Big gin kwam erbij als beloning voor de zeldzame hand waarin ook de elfde kaart past.

## Tournament

describe-tournament = De laatste afgelegde kaart mag de hand nog beëindigen, en evenveel losse punten geeft geen bonus.
what-tournament-1 = { $game } regelt twee dingen waar ruzie van komt. Liggen alleen de laatste { $cards } kaarten van de stapel er nog, dan krijgt de tegenstander de laatste afgelegde kaart nog aangeboden, maar mag die alleen worden gepakt om er de hand mee te beëindigen.
what-tournament-2 = En een undercut geeft alleen een bonus met minder losse punten dan de klopper. Zijn het er evenveel, dan wint wie niet klopte de hand, maar geen punten.
history-tournament-1 = Toernooien hebben hun eigen gedrukte regels, en die verschillen van plaats tot plaats. Wat ze delen is de wens om niets in het midden te laten: wie er nog mag handelen als de stapel opraakt, en wat gelijk waard is.

## EAAI 2021

describe-eaai = De regels waarmee programma’s het tegen elkaar opnamen in een onderzoekswedstrijd.
what-eaai-1 = { $game } is het spel van een onderzoekswedstrijd: { $gin } voor gin, { $undercut } voor een undercut, ook bij evenveel losse punten, en spellen tot { $target }. Je deelt om beurten, en de laatste { $cards } kaarten van de stapel worden nooit getrokken.
what-eaai-2 = Het is een eenvoudig, snel spel zonder handbonus of spelbonus, en het spel om te kiezen als je jezelf of je eigen programma met gepubliceerde resultaten wilt vergelijken.
history-eaai-1 = Voor het symposium van 2021 over vooruitgang in het onderwijs in kunstmatige intelligentie (EAAI) gaven Todd Neller en collega’s studenten en hun docenten een opdracht: schrijf een programma dat goed gin rummy speelt. Wat de teams schreven over trekken, afleggen en raden naar de andere hand, hoort bij het weinige onderzoek naar het spel.

## Palace

describe-palace = Een kleine bonus voor elke gewonnen hand, meteen bij de score.
what-palace-1 = In { $game } levert elke gewonnen hand { $box } punten extra op, meteen bij de score en niet pas aan het einde van het spel. Ze tellen mee voor het doel en worden nooit verdubbeld.
what-palace-2 = Gin levert { $gin } punten op, een undercut { $undercut }. Er is geen bonus voor het spel, en de laatste { $cards } kaarten van de stapel worden nooit getrokken.
history-palace-1 = Deze telling komt uit de online kaartzaal Gin Rummy Palace. De bonus meteen bijtellen houdt de stand op tafel eenvoudig: wat je ziet, is wat telt.

## Round the corner

describe-round_the_corner = Reeksen lopen door na de heer, en een losse aas is duur.
what-round_the_corner-1 = In { $game } sluit de aas aan op beide einden van een kleur: A-2-3 is een reeks, V-H-A ook, en H-A-2 net zo goed.
what-round_the_corner-2 = Dat geeft veel meer reeksen, en het heeft zijn prijs: een aas die overblijft telt { $ace } losse punten in plaats van één. Azen houden omdat ze goedkoop zijn, een gewoonte uit het gewone spel, kost je hier punten.
history-round_the_corner-1 = Reeksen die de hoek om gaan, kent men uit veel spellen van de rummyfamilie. Voor gin rummy noemen boeken ze als variant, met een dure aas als tegenwicht voor de gemakkelijker reeksen.
