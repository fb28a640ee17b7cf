# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## The games on offer

preset-oklahoma = Oklahoma
preset-classic = Klassiskt
preset-north_american = Nordamerikanskt
preset-tournament = Turnering
preset-eaai = EAAI 2021
preset-palace = Palace
preset-round_the_corner = Runt hörnet

## What rules speak about

rule-topic-knocking = Knacka
rule-topic-ending = Hur en omgång slutar
rule-topic-scoring = Omgångens poäng
rule-topic-layoffs = Lägga på och undercut
rule-topic-stock = När talongen tar slut
rule-topic-options = Andra val
rule-topic-aces = Kombinationer och kortvärden
rule-topic-dealing = Giv och turer
rule-topic-settlement = Partier och bonusar

## Knocking

rule-knock_fixed = Knacka när du efter kastet har högst { $limit } döda poäng.
rule-knock_upcard = Det första uppvända kortet sätter gränsen: med en 7 får du knacka med högst 7, med en tia eller ett klätt kort med högst 10.
rule-upcard_ace_gin_only = Är det uppvända kortet ett ess får ingen knacka i den omgången: bara gin avslutar den.
rule-upcard_ace_one = Är det uppvända kortet ett ess får du knacka med 1 eller inget.
rule-knock_lays_down = För att knacka lägger du ut dina kombinationer och kastar ett kort.
rule-gin_only = Ingen knackar, hur få döda poäng som än är kvar.
rule-gin_every_card = När du har dragit måste alla kort utom det du kastar ingå i grupper och stegar.

## How a deal ends

rule-end_knock_or_gin = Någon knackar eller går gin.
rule-end_gin = Någon går gin, och inget annat avslutar den med poäng.
rule-end_big_gin = Med alla elva korten i kombinationer får du förklara big gin och inte kasta något.
rule-no_big_gin = Elva kort i kombinationer räknas som gin: kasta ett av dem.

## Score of the deal

rule-knock_difference = Efter en knackning vinner den som har färst döda poäng skillnaden.
rule-knock_no_bonus = En knackning som vinner ger ingen bonus.
rule-gin = Gin ger motståndarens döda poäng och { $bonus } till.
rule-gin_no_bonus = Gin ger motståndarens döda poäng, utan bonus.
rule-big_gin = Big gin ger motståndarens döda poäng och { $bonus } till.
rule-only_gin_scores = Det finns inget annat sätt att få poäng.
rule-spade_double = Spader som första uppvända kort dubblar allt som omgången ger, även omgångens bonusar.

## Layoffs and undercut

rule-lay_off = Efter en knackning lägger motståndaren på det som passar i kombinationerna hos den som knackade.
rule-layoffs_chain = Ett kort som läggs på kan göra plats för nästa.
rule-no_lay_off_on_gin = Inget läggs på mot gin.
rule-undercut = Undercut: en motståndare som har färre döda poäng kvar än den som knackade får skillnaden och { $bonus } till.
rule-undercut_no_bonus = Undercut: en motståndare som har färre döda poäng kvar än den som knackade får skillnaden.
rule-tie_bonus = Lika många döda poäng är också en undercut: motståndaren får { $bonus }.
rule-tie_no_bonus = Lika många döda poäng ger motståndaren omgången, men inga poäng.
rule-tie_drawn = Lika många döda poäng gör omgången till ingens: inga poäng, och samma spelare ger igen.
rule-no_layoffs = Inget läggs på.
rule-no_undercut = Det finns ingen undercut.

## End of the stock

rule-reshuffle = När talongen är slut blandas alla kastade kort utom det översta till en ny talong.
rule-last_cards = De sista { $cards } korten i talongen dras aldrig.
rule-dead_at_two = Ett kast som lämnar { $cards } kort i talongen och inte avslutar omgången gör den död: ingen får poäng.
rule-last_discard = När { $cards } kort är kvar får det sista kastade kortet ännu tas, men bara för att avsluta omgången med det. Annars är omgången död: ingen får poäng.
rule-turn_limit = En omgång som ännu pågår efter { $turns } turer är död.
rule-dead_again = Efter en död omgång ger samma spelare igen.
rule-dead_draw = Där bara en omgång spelas är en död omgång oavgjord.

## Other options

rule-oklahoma_instead = Oklahomareglerna kan väljas i stället: då sätter det första uppvända kortet gränsen.
rule-oklahoma_on = Det här spelet spelas med Oklahomareglerna.
rule-not_oklahoma = Det här ersätter Oklahomareglerna: båda avgör när du får knacka, så de går aldrig ihop.
rule-forms = Det kan spelas som en omgång, som ett parti till { $low } eller { $high } poäng eller något annat mål, eller som Hollywoods tre partier.

## Melds and card values

rule-melds = En grupp är tre eller fyra kort av samma valör, en stege är minst tre av samma färg i följd. Ett kort hör bara till en kombination.
rule-aces_low = Esset är lågt: E-2-3 är en stege, D-K-E är det inte.
rule-aces_high_or_low = Esset är lågt eller högt: E-2-3 och D-K-E är stegar, K-E-2 är det inte.
rule-aces_around = Stegar går runt hörnet: D-K-E och K-E-2 är också stegar.
rule-ace_counts = Ett ess räknas som { $points }.
rule-card_values = Klädda kort och tior räknas som 10, alla andra efter sin siffra.

## Dealing and turns

rule-deal_upcard = Tio kort var, och nästa kort vänds upp bredvid talongen.
rule-upcard_offer = Den som inte gav får ta det eller passa, sedan får givaren göra det. Passar båda drar den som inte gav från talongen.
rule-deal_eleven = Den som inte gav får elva kort, givaren tio, och inget vänds upp.
rule-first_throw = Den som inte gav börjar med att kasta ett kort, utan att dra eller knacka.
rule-draw_and_throw = Därefter drar man ett kort och kastar ett kort, tur efter tur.
rule-taken_card_stays = Ett kort som tagits från kasthögen får inte kastas i samma tur.
rule-winner_deals = Den som vinner en omgång ger nästa.
rule-loser_deals = Den som förlorar en omgång ger nästa.
rule-dealer_alternates = Ni ger varannan gång.

## Games and bonuses

rule-won_by_target = Den som först når målet vinner partiet.
rule-won_by_settlement = Ett parti slutar vid målet, och den som har mest med alla bonusar vinner det.
rule-box = Varje vunnen omgång ger { $bonus } till när partiet är slut.
rule-box_at_once = Varje vunnen omgång ger { $bonus } till genast. De räknas mot målet och dubblas aldrig.
rule-game_bonus = Ett vunnet parti ger { $bonus } till.
rule-shutout_game_bonus = Har förloraren inte vunnit någon omgång räknas partibonusen dubbelt.
rule-shutout_deals = Har förloraren inte vunnit någon omgång räknas poängen från vinnarens omgångar dubbelt.
rule-shutout_net = Har förloraren inte vunnit någon omgång räknas allt vinnaren har dubbelt.
rule-bonuses_not_in_one_deal = Där bara en omgång spelas finns inga sådana bonusar.
rule-no_bonuses = Det finns ingen bonus för en vunnen omgång eller ett vunnet parti.
rule-hollywood = Hollywood: en vunnen omgång räknas i varje öppet parti där du redan har poäng, och i nästa där du inte har det.
rule-hollywood_points = Hollywood vinns på poängen från alla tre partierna tillsammans.
rule-hollywood_games = Hollywood vinns på antalet vunna partier.

## What can be set

field-knock_mode = När du får knacka
field-knock_mode-fixed = Upp till en gräns
field-knock_mode-upcard = Upp till det uppvända kortet
field-knock_mode-gin_only = Aldrig, bara gin
field-knock_limit = Knackgräns
field-upcard_ace = Med ett uppvänt ess
field-upcard_ace-gin_only = Bara gin
field-upcard_ace-one = Knacka med 1
field-spade_double = Spader dubblar
field-gin_bonus = Ginbonus
field-big_gin_bonus = Bonus för big gin
field-undercut_bonus = Undercutbonus
field-tied_undercut = Vid lika döda poäng
field-tied_undercut-bonus = Undercut och bonus
field-tied_undercut-no_bonus = Undercut, inga poäng
field-tied_undercut-drawn = Ingens omgång
field-stock_end = När talongen tar slut
field-stock_end-reshuffle = Blanda de kastade korten
field-stock_end-dead_at_two = Död vid två kort
field-stock_end-knock_only = Sista kastade kortet, sedan död
field-max_turns = Turer tills en omgång är död
field-aces = Ess i stegar
field-aces-low = Låga
field-aces-high_or_low = Låga eller höga
field-aces-around = Runt hörnet
field-ace_deadwood = Ett ess räknas som
field-ace_deadwood-1 = 1
field-ace_deadwood-15 = 15
field-start = Första turen
field-start-upcard = Uppvänt kort erbjuds
field-start-eleven_cards = Elva kort
field-next_dealer = Nästa givare
field-next_dealer-winner = Vinnaren
field-next_dealer-loser = Förloraren
field-next_dealer-alternate = Varannan gång
field-box_bonus = Bonus för vunnen omgång
field-box_at_once = Räkna den genast
field-game_bonus = Bonus för vunnet parti
field-shutout = Förlorare utan omgång
field-shutout-none = Spelar ingen roll
field-shutout-game_bonus = Partibonus dubbelt
field-shutout-deals = Omgångar dubbelt
field-shutout-net = Allt dubbelt
field-game_won_by = Ett parti vinns av
field-game_won_by-first_to_target = Den första vid målet
field-game_won_by-settlement = Den med mest efter bonusar
field-hollywood_won_by = Hollywood vinns på
field-hollywood_won_by-points = Poäng
field-hollywood_won_by-games = Partier

## Why a setting means nothing as things are

idle-knock_limit-knock_mode = Betyder inget här: det hör till ”{ field-knock_mode-fixed }”.
idle-upcard_ace-knock_mode = Betyder inget här: det hör till ”{ field-knock_mode-upcard }”.
idle-spade_double-knock_mode = Betyder inget här: det hör till ”{ field-knock_mode-upcard }”.
idle-undercut_bonus-knock_mode = Betyder inget här: utan knackning finns ingen undercut.
idle-tied_undercut-knock_mode = Betyder inget här: utan knackning finns inget att jämföra.
idle-undercut_bonus-knock_limit = Betyder inget här: med gränsen 0 kan ingen råka ut för undercut.
idle-tied_undercut-knock_limit = Betyder inget här: med gränsen 0 finns inget att jämföra.
idle-ace_deadwood-aces = Betyder inget här: ett lågt ess räknas alltid som 1.
idle-box_at_once-box_bonus = Betyder inget här: det finns ingen bonus för en vunnen omgång.
idle-game_won_by-box_bonus = Betyder inget här: utan bonus för omgångar har den första vid målet alltid mest.
idle-game_won_by-box_at_once = Betyder inget här: när bonusen räknas genast har den första vid målet alltid mest.

## Why two settings do not go together

conflict-upcard_ace-knock_mode = ”{ field-upcard_ace-one }” vid ett ess går bara ihop med att det uppvända kortet sätter gränsen.
conflict-spade_double-knock_mode = Spader dubblar bara när det uppvända kortet sätter gränsen.
conflict-start-knock_mode = När elva kort ges vänds inget kort upp, så inget uppvänt kort kan sätta gränsen.
conflict-stock_end-knock_mode = De kastade korten blandas till en ny talong bara där man knackar upp till en fast gräns. Välj ett annat slut på talongen.
conflict-ace_deadwood-aces = Ett ess räknas som 15 bara där det får vara högt.

## The table of differences

rules-differ = Så skiljer sig { $game } från det vanliga spelet
rules-topic = Regel
rules-regular = Vanliga spelet
rules-nothing = Ingen sådan regel.
rules-no-difference = Det här är det vanliga spelets regler.
rules-differ-here = Så skiljer sig det här från det vanliga spelet
rules-all = Alla regler

## The rules of the match that is on

match-rules-title = Regler
match-rules-heading = Matchens regler
match-rules-waiting = Reglerna skrivs ut så fort spelet är klart.
match-rules-back = Tillbaka till bordet

## The editor of own rules

own-rules-title = Dina egna regler
own-rules-heading = Dina egna regler
own-rules-changing = Ändra ”{ $name }”
own-rules-lede = Utgå från ett spel och ändra vad du vill. Du ser genast vad det blir och vad som inte går ihop.
own-start = Utgå från
own-start-about = Ett annat spel ställer in alla regler nedan på nytt.
own-bounds = { $low } till { $high }
own-proposed = { $field }: { $value }
own-problems = { $count ->
    [one] En sak går inte ihop
   *[other] { $count } saker går inte ihop
}
own-differ = Mot det vanliga spelet
own-these = Dina regler
own-differ-none = Här syns vad som ändras när reglerna går ihop.
own-differ-later = Här syns vad som ändras så fort spelet är klart.
own-name = Namn
own-save = Spara
own-drop = Kassera de här reglerna
own-waits = Spelet görs klart; sedan kontrolleras dina regler.
own-cannot = Dina regler kan inte kontrolleras så länge spelet inte startar.
own-checking = Kontrollerar…
own-wrong = { $count ->
    [one] En sak måste rättas innan du kan spara.
   *[other] { $count } saker måste rättas innan du kan spara.
}
own-fits = { $count ->
    [0] Inget är ändrat än.
    [one] En regel ändrad, och allt går ihop.
   *[other] { $count } regler ändrade, och allt går ihop.
}
own-nameless = Ge dina regler ett namn först.
own-full = Du har redan { $max } egna regler. Ta bort någon först.
own-replace-heading = Ersätta reglerna med det namnet?
own-replace-body = Du har redan regler som heter ”{ $name }”.
own-replace-keep = Behåll dem
own-replace-confirm = Ersätt
