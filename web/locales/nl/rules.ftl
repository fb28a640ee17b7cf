# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## The games on offer

preset-oklahoma = Oklahoma
preset-classic = Klassiek
preset-north_american = Noord-Amerikaans
preset-tournament = Toernooi
preset-eaai = EAAI 2021
preset-palace = Palace
preset-round_the_corner = Rond de hoek

## What rules speak about

rule-topic-knocking = Kloppen
rule-topic-ending = Hoe een hand eindigt
rule-topic-scoring = Score voor de hand
rule-topic-layoffs = Aanleggen en undercut
rule-topic-stock = Einde van de stapel
rule-topic-options = Andere opties
rule-topic-aces = Combinaties en kaartwaarden
rule-topic-dealing = Delen en beurten
rule-topic-settlement = Spellen en bonussen

## Knocking

rule-knock_fixed = Klop als je losse punten na het afleggen { $limit } of minder zijn.
rule-knock_upcard = De eerste open kaart bepaalt de limiet: bij een 7 mag je kloppen met 7 of minder, bij een tien of een plaatje met 10 of minder.
rule-upcard_ace_gin_only = Met een aas als open kaart mag in die hand niemand kloppen: alleen gin beëindigt haar.
rule-upcard_ace_one = Met een aas als open kaart mag je kloppen met 1 of geen.
rule-knock_lays_down = Om te kloppen leg je je combinaties neer en leg je een kaart af.
rule-gin_only = Niemand klopt, hoe weinig losse punten er ook over zijn.
rule-gin_every_card = Na het trekken moet elke kaart, behalve de kaart die je aflegt, in sets en reeksen passen.

## How a deal ends

rule-end_knock_or_gin = Iemand klopt of gaat gin.
rule-end_gin = Iemand gaat gin, en niets anders beëindigt de hand met een score.
rule-end_big_gin = Met alle elf kaarten in combinaties mag je big gin gaan zonder af te leggen.
rule-no_big_gin = Elf kaarten in combinaties tellen als gin: leg er een af.

## Score of the deal

rule-knock_difference = Na een klop winnen de laagste losse punten het verschil.
rule-knock_no_bonus = Een klop die wint, krijgt geen bonus.
rule-gin = Gin scoort de losse punten van de tegenstander plus { $bonus }.
rule-gin_no_bonus = Gin scoort de losse punten van de tegenstander, zonder bonus.
rule-big_gin = Big gin scoort de losse punten van de tegenstander plus { $bonus }.
rule-only_gin_scores = Op een andere manier wordt niet gescoord.
rule-spade_double = Schoppen als eerste open kaart verdubbelt alles wat de hand oplevert, de bonussen van de hand erbij.

## Layoffs and undercut

rule-lay_off = Na een klop legt de tegenstander aan wat bij de combinaties van de klopper past.
rule-layoffs_chain = Een aangelegde kaart kan plaats maken voor de volgende.
rule-no_lay_off_on_gin = Bij gin wordt niets aangelegd.
rule-undercut = Undercut: houdt de tegenstander minder losse punten over dan de klopper, dan scoort die het verschil plus { $bonus }.
rule-undercut_no_bonus = Undercut: de tegenstander die minder losse punten overhoudt dan de klopper, scoort het verschil.
rule-tie_bonus = Evenveel losse punten is ook een undercut: de tegenstander scoort { $bonus }.
rule-tie_no_bonus = Bij evenveel losse punten wint de tegenstander de hand, maar geen punten.
rule-tie_drawn = Bij evenveel losse punten is de hand van niemand: geen punten, en dezelfde gever deelt opnieuw.
rule-no_layoffs = Er wordt niets aangelegd.
rule-no_undercut = Er is geen undercut.

## End of the stock

rule-reshuffle = Als de stapel op is, wordt de aflegstapel behalve de bovenste kaart geschud tot een nieuwe stapel.
rule-last_cards = De laatste { $cards } kaarten van de stapel worden nooit getrokken.
rule-dead_at_two = Een afgelegde kaart waarna er nog { $cards } kaarten op de stapel liggen en die de hand niet beëindigt, maakt haar dood: niemand scoort.
rule-last_discard = Als er nog { $cards } kaarten over zijn, mag de laatste afgelegde kaart nog worden gepakt, maar alleen om de hand ermee te beëindigen. Anders is de hand dood: niemand scoort.
rule-turn_limit = Een hand die na { $turns } beurten nog loopt, is dood.
rule-dead_again = Na een dode hand deelt dezelfde gever opnieuw.
rule-dead_draw = Wordt er maar één hand gespeeld, dan is een dode hand gelijkspel.

## Other options

rule-oklahoma_instead = In plaats hiervan kun je de Oklahoma-regels kiezen: dan bepaalt de eerste open kaart de limiet.
rule-oklahoma_on = Dit spel wordt volgens de Oklahoma-regels gespeeld.
rule-not_oklahoma = Dit vervangt de Oklahoma-regels: beide bepalen wanneer je mag kloppen, dus ze gaan nooit samen.
rule-forms = Het kan gespeeld worden als één hand, als spel tot { $low } of { $high } punten of een ander doel, of als de drie spellen van Hollywood.

## Melds and card values

rule-melds = Een set is drie of vier kaarten van dezelfde waarde, een reeks is drie of meer van één kleur op volgorde. Een kaart hoort maar bij één combinatie.
rule-aces_low = De aas is laag: A-2-3 is een reeks, V-H-A niet.
rule-aces_high_or_low = De aas is laag of hoog: A-2-3 en V-H-A zijn reeksen, H-A-2 niet.
rule-aces_around = Reeksen gaan de hoek om: ook V-H-A en H-A-2 zijn reeksen.
rule-ace_counts = Een aas telt { $points }.
rule-card_values = Plaatjes en tienen tellen 10, alle andere hun getal.

## Dealing and turns

rule-deal_upcard = Ieder tien kaarten, en de volgende ligt open naast de stapel.
rule-upcard_offer = Wie niet deelde mag haar pakken of passen, daarna de gever. Passen beiden, dan trekt wie niet deelde van de stapel.
rule-deal_eleven = Wie niet deelt krijgt elf kaarten, de gever tien, en er wordt geen kaart omgedraaid.
rule-first_throw = Wie niet deelde begint met een kaart afleggen, zonder te trekken of te kloppen.
rule-draw_and_throw = Daarna beurt na beurt: een kaart trekken en een kaart afleggen.
rule-taken_card_stays = Een kaart die je van de aflegstapel pakt, mag je niet in dezelfde beurt afleggen.
rule-winner_deals = Wie een hand wint, deelt de volgende.
rule-loser_deals = Wie een hand verliest, deelt de volgende.
rule-dealer_alternates = Je deelt om beurten.

## Games and bonuses

rule-won_by_target = Wie het doel het eerst haalt, wint het spel.
rule-won_by_settlement = Een spel eindigt bij het doel, en wie met alle bonussen meer heeft, wint het.
rule-box = Elke gewonnen hand levert { $bonus } extra op als het spel is afgelopen.
rule-box_at_once = Elke gewonnen hand levert meteen { $bonus } extra op. Dat telt mee voor het doel en wordt nooit verdubbeld.
rule-game_bonus = Een gewonnen spel levert { $bonus } extra op.
rule-shutout_game_bonus = Heeft de verliezer geen hand gewonnen, dan telt de spelbonus dubbel.
rule-shutout_deals = Heeft de verliezer geen hand gewonnen, dan tellen de punten uit de handen van de winnaar dubbel.
rule-shutout_net = Heeft de verliezer geen hand gewonnen, dan telt alles wat de winnaar heeft dubbel.
rule-bonuses_not_in_one_deal = Wordt er maar één hand gespeeld, dan zijn die bonussen er niet.
rule-no_bonuses = Er is geen bonus voor een gewonnen hand of een gewonnen spel.
rule-hollywood = Hollywood: een gewonnen hand telt in elk open spel waarin je al hebt gescoord, en in het volgende waarin nog niet.
rule-hollywood_points = Hollywood wordt gewonnen op de punten van alle drie de spellen samen.
rule-hollywood_games = Hollywood wordt gewonnen op het aantal gewonnen spellen.

## What can be set

field-knock_mode = Wanneer je mag kloppen
field-knock_mode-fixed = Tot een limiet
field-knock_mode-upcard = Tot de open kaart
field-knock_mode-gin_only = Nooit, alleen gin
field-knock_limit = Kloplimiet
field-upcard_ace = Met een aas als open kaart
field-upcard_ace-gin_only = Alleen gin
field-upcard_ace-one = Kloppen met 1
field-spade_double = Schoppen verdubbelt
field-gin_bonus = Ginbonus
field-big_gin_bonus = Big-ginbonus
field-undercut_bonus = Undercutbonus
field-tied_undercut = Bij evenveel losse punten
field-tied_undercut-bonus = Undercut en bonus
field-tied_undercut-no_bonus = Undercut, geen punten
field-tied_undercut-drawn = Van niemand
field-stock_end = Als de stapel op is
field-stock_end-reshuffle = Aflegstapel schudden
field-stock_end-dead_at_two = Dood bij twee kaarten
field-stock_end-knock_only = Laatste kaart, dan dood
field-max_turns = Beurten tot een dode hand
field-aces = Azen in reeksen
field-aces-low = Laag
field-aces-high_or_low = Laag of hoog
field-aces-around = Rond de hoek
field-ace_deadwood = Een aas telt
field-ace_deadwood-1 = 1
field-ace_deadwood-15 = 15
field-start = Eerste beurt
field-start-upcard = Open kaart kiezen
field-start-eleven_cards = Elf kaarten
field-next_dealer = Volgende gever
field-next_dealer-winner = Winnaar
field-next_dealer-loser = Verliezer
field-next_dealer-alternate = Om beurten
field-box_bonus = Bonus voor een gewonnen hand
field-box_at_once = Meteen bijtellen
field-game_bonus = Bonus voor een gewonnen spel
field-shutout = Verliezer zonder hand
field-shutout-none = Maakt niet uit
field-shutout-game_bonus = Spelbonus dubbel
field-shutout-deals = Handen dubbel
field-shutout-net = Alles dubbel
field-game_won_by = Een spel wint
field-game_won_by-first_to_target = Wie eerst bij het doel is
field-game_won_by-settlement = Wie met bonus meer heeft
field-hollywood_won_by = Hollywood wordt gewonnen op
field-hollywood_won_by-points = Punten
field-hollywood_won_by-games = Spellen

## Why a setting means nothing as things are

idle-knock_limit-knock_mode = Doet hier niets: het hoort bij “{ field-knock_mode-fixed }”.
idle-upcard_ace-knock_mode = Doet hier niets: het hoort bij “{ field-knock_mode-upcard }”.
idle-spade_double-knock_mode = Doet hier niets: het hoort bij “{ field-knock_mode-upcard }”.
idle-undercut_bonus-knock_mode = Doet hier niets: zonder klop is er geen undercut.
idle-tied_undercut-knock_mode = Doet hier niets: zonder klop valt er niets te vergelijken.
idle-undercut_bonus-knock_limit = Doet hier niets: met een limiet van 0 kan er geen undercut zijn.
idle-tied_undercut-knock_limit = Doet hier niets: met een limiet van 0 valt er niets te vergelijken.
idle-ace_deadwood-aces = Doet hier niets: een lage aas telt altijd 1.
idle-box_at_once-box_bonus = Doet hier niets: er is geen bonus voor een gewonnen hand.
idle-game_won_by-box_bonus = Doet hier niets: zonder bonus voor handen heeft wie eerst bij het doel is altijd meer.
idle-game_won_by-box_at_once = Doet hier niets: als de bonus meteen wordt bijgeteld, heeft wie eerst bij het doel is altijd meer.

## Why two settings do not go together

conflict-upcard_ace-knock_mode = “{ field-upcard_ace-one }” bij een aas gaat alleen als de open kaart de limiet bepaalt.
conflict-spade_double-knock_mode = Schoppen verdubbelt alleen als de open kaart de limiet bepaalt.
conflict-start-knock_mode = Bij elf gedeelde kaarten wordt er geen kaart omgedraaid, dus kan geen open kaart de limiet bepalen.
conflict-stock_end-knock_mode = De aflegstapel wordt alleen tot een nieuwe stapel geschud waar je tot een vaste limiet klopt. Kies een ander einde van de stapel.
conflict-ace_deadwood-aces = Een aas telt alleen 15 waar ze hoog mag zijn.

## The table of differences

rules-differ = Wat { $game } anders doet dan het gewone spel
rules-topic = Regel
rules-regular = Gewoon spel
rules-nothing = Geen regel hiervoor.
rules-no-difference = Dit zijn de regels van het gewone spel.
rules-differ-here = Wat hier anders is dan in het gewone spel
rules-all = Alle regels

## The rules of the match that is on

match-rules-title = Regels
match-rules-heading = Regels van deze partij
match-rules-waiting = De regels staan hier zodra het spel klaar is.
match-rules-back = Terug naar de tafel

## The editor of own rules

own-rules-title = Je eigen regels
own-rules-heading = Je eigen regels
own-rules-changing = “{ $name }” wijzigen
own-rules-lede = Begin met een spel en verander wat je wilt. Je ziet meteen wat het wordt, en wat niet samengaat.
own-start = Begin met
own-start-about = Een ander spel zet alle regels hieronder opnieuw.
own-bounds = { $low } tot en met { $high }
own-proposed = { $field }: { $value }
own-problems = { $count ->
    [one] Eén ding past niet
   *[other] { $count } dingen passen niet
}
own-differ = Naast het gewone spel
own-these = Jouw regels
own-differ-none = Wat er verandert, staat hier zodra de regels bij elkaar passen.
own-differ-later = Wat er verandert, staat hier zodra het spel klaar is.
own-name = Naam
own-save = Bewaren
own-drop = Deze regels weggooien
own-waits = Het spel wordt klaargezet; je regels worden daarna nagekeken.
own-cannot = Je regels kunnen niet worden nagekeken zolang het spel niet start.
own-checking = Nakijken…
own-wrong = { $count ->
    [one] Eén ding moet nog goed voordat je kunt bewaren.
   *[other] { $count } dingen moeten nog goed voordat je kunt bewaren.
}
own-fits = { $count ->
    [0] Er is nog niets gewijzigd.
    [one] Eén regel gewijzigd, en alles past bij elkaar.
   *[other] { $count } regels gewijzigd, en alles past bij elkaar.
}
own-nameless = Geef je regels eerst een naam.
own-full = Je hebt al { $max } eigen regelsets. Verwijder er eerst een.
own-replace-heading = De regels met die naam vervangen?
own-replace-body = Je hebt al regels met de naam “{ $name }”.
own-replace-keep = Houden
own-replace-confirm = Vervangen
