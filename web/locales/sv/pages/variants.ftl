# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

variant-title = Vad är { $game }?
variant-changes-heading = Ändrade regler
variant-changes-caption = { $game } bredvid det vanliga spelet
variant-history-heading = Historia
variant-sources-heading = Källor
variant-all-heading = Alla regler: { $game }
variant-others-heading = Andra spel

## Straight Gin

describe-straight = Gin rummy utan att knacka: bara en hand där vartenda kort ingår i kombinationer avslutar omgången.
what-straight-1 = I det vanliga spelet får du knacka så snart dina döda poäng är få nog: du lägger ut dina kombinationer, motståndaren lägger på det som passar, och den lägre handen vinner skillnaden.
what-straight-2 = I { $game } knackar ingen. Det enda sättet att avsluta en omgång är gin: när du har dragit måste alla kort utom det du kastar ingå i grupper och stegar. Du får motståndarens döda poäng och { $gin } poäng till. Eftersom ingen knackar läggs inget på, och det finns ingen undercut.
what-straight-3 = Omgångarna varar längre, och talongen kan bli tunn. Dess sista { $cards } kort dras aldrig: lämnar ett kast utan gin bara dem är omgången död, och ingen får poäng. Där en enda omgång spelas är det oavgjort; i ett längre spel ger samma spelare igen.
history-straight-1 = Att spela vidare tills någon har gin är ett gammalt och välkänt sätt att spela. Det kallas också Gin Only och spelas då oftast till { $target } poäng.
history-straight-2 = Regeln för slutet på talongen är också en tryckt regel: med två kort kvar och ingen gin är omgången ogiltig och ges om av samma spelare. Vissa regelböcker tillägger att de två inte får dras. Utan knackning går långt fler omgångar så långt, så här betyder regeln mest.

## Oklahoma

describe-oklahoma = Det första uppvända kortet avgör hur få döda poäng du måste ha för att knacka.
what-oklahoma-1 = I { $game } växlar gränsen för att knacka från omgång till omgång. Det första uppvända kortet sätter den: med en 7 uppvänd får du knacka med högst 7, med en tia eller ett klätt kort med högst 10.
what-oklahoma-2 = Ett ess är det svåraste uppvända kortet: ingen får knacka i den omgången, och bara gin avslutar den. Allt annat spelas som i det vanliga spelet, men de sista { $cards } korten i talongen dras aldrig.
what-oklahoma-3 = Många spelare låter spader som uppvänt kort dubbla allt som omgången ger. Det kan du välja innan korten ges. Ett parti går oftast till { $target } poäng.
history-oklahoma-1 = Oklahoma har länge varit en favorit bland gin rummy-spelare, och regelböcker tar upp det bredvid det vanliga spelet. Det har inget att göra med rummyspelet med samma namn.
history-oklahoma-2 = Böckerna är oense om esset: i vissa får du knacka med ett, i andra krävs gin. Här är gin det vanliga, och det andra går att ställa in.

## Classic

describe-classic = Det äldre sättet att räkna: mindre bonusar, ett streck för varje vunnen omgång och en bonus för partiet.
what-classic-1 = { $game } räknar som många äldre böcker: gin ger { $gin } poäng utöver motståndarens döda poäng, en undercut { $undercut }.
what-classic-2 = Varje vunnen omgång noteras också med ett streck. När partiet är slut ger varje streck { $box } poäng till, och vinnaren får { $game_bonus } för partiet. Har förloraren inte vunnit någon omgång alls är det ett nollparti, och partibonusen räknas dubbelt.
what-classic-3 = De här bonusarna är en extra räkning. Den som först når målet har ändå vunnit partiet.
history-classic-1 = Gin rummy spreds i USA på 1930- och 1940-talet, och med det de här poängen: tjugo för gin, tio för en undercut, hundra för partiet. Senare spelare höjde dem, men många böcker trycker ännu de gamla.

## North American

describe-north_american = Större bonusar, big gin och nollpartier där omgångarna räknas dubbelt.
what-north_american-1 = { $game } är det generösa sättet att räkna: { $gin } poäng för gin, { $undercut } för en undercut och { $big_gin } för big gin, alltså alla elva korten i kombinationer efter en dragning. Vid big gin kastas inget.
what-north_american-2 = När partiet är slut ger varje vunnen omgång { $box } poäng till och själva partiet { $game_bonus }. Har förloraren inte vunnit någon omgång räknas poängen från vinnarens omgångar dubbelt. Ni ger varannan gång.
history-north_american-1 = Spelare på klubbar och hemma fortsatte att höja bonusarna, eftersom en större bonus gör det värt att vänta på gin. Big gin kom till som belöning för den sällsynta hand där även det elfte kortet passar.

## Tournament

describe-tournament = Det sista kastade kortet får ännu avsluta omgången, och lika många döda poäng ger ingen bonus.
what-tournament-1 = { $game } reder ut två saker som ger upphov till gräl. När bara de sista { $cards } korten i talongen är kvar erbjuds motståndaren ännu det sista kastade kortet, men får ta det bara för att avsluta omgången med det.
what-tournament-2 = Och en undercut kräver färre döda poäng än den som knackade för att ge sin bonus. Vid lika många döda poäng vinner den som inte knackade omgången, men inga poäng.
history-tournament-1 = Turneringar har egna tryckta regler, och de skiljer sig från plats till plats. Gemensam är önskan att inte lämna något att diskutera: vem som ännu får göra något när talongen tar slut, och vad lika läge är värt.

## EAAI 2021

describe-eaai = Reglerna som program möttes under i en forskningstävling.
what-eaai-1 = { $game } är spelet i en forskningstävling: { $gin } för gin, { $undercut } för en undercut, även vid lika många döda poäng, partier till { $target }. Ni ger varannan gång, och de sista { $cards } korten i talongen dras aldrig.
what-eaai-2 = Det är ett enkelt, snabbt spel utan streck eller partibonusar, och det du ska välja om du vill jämföra dig själv eller ditt eget program med publicerade resultat.
history-eaai-1 = Till 2021 års symposium om framsteg i undervisningen i artificiell intelligens (EAAI) gav Todd Neller med kollegor studenter och deras lärare en uppgift: skriv ett program som spelar gin rummy bra. Lagens artiklar om att dra, kasta och gissa den andra handen hör till de få undersökningarna av spelet.

## Palace

describe-palace = En liten bonus för varje vunnen omgång, genast på ställningen.
what-palace-1 = I { $game } ger varje omgång du vinner { $box } poäng till, genast på ställningen och inte först när partiet är slut. De räknas mot målet och dubblas aldrig.
what-palace-2 = Gin ger { $gin } poäng, en undercut { $undercut }. Det finns ingen bonus för partiet, och de sista { $cards } korten i talongen dras aldrig.
history-palace-1 = Det här sättet att räkna kommer från spelrummet Gin Rummy Palace på nätet. Att räkna strecket genast håller summan på bordet enkel: det du ser är det som räknas.

## Round the corner

describe-round_the_corner = Stegar går vidare förbi kungen, och ett ess som blir över är dyrt.
what-round_the_corner-1 = I { $game } hör esset till båda ändarna av en färg: E-2-3 är en stege, D-K-E är också en, och det är även K-E-2.
what-round_the_corner-2 = Det ger många fler stegar, och det har sitt pris: ett ess som blir över räknas som { $ace } döda poäng i stället för en. Att behålla ess för att de är billiga, en vana från det vanliga spelet, kostar dig här.
history-round_the_corner-1 = Stegar som går runt hörnet är kända från många spel i rummyfamiljen. För gin rummy tar böcker upp dem som en variant, med ett dyrt ess som motvikt till de lättare stegarna.
