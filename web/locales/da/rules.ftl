# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## The games on offer

preset-oklahoma = Oklahoma
preset-classic = Klassisk
preset-north_american = Nordamerikansk
preset-tournament = Turnering
preset-eaai = EAAI 2021
preset-palace = Palace
preset-round_the_corner = Rundt om hjørnet

## What rules speak about

rule-topic-knocking = Banke
rule-topic-ending = Hvordan en runde slutter
rule-topic-scoring = Point for runden
rule-topic-layoffs = Lægge på og undercut
rule-topic-stock = Når trækbunken slipper op
rule-topic-options = Andre valg
rule-topic-aces = Kombinationer og kortværdier
rule-topic-dealing = Kortgivning og ture
rule-topic-settlement = Partier og bonusser

## Knocking

rule-knock_fixed = Bank, når din dødvægt efter kastet er højst { $limit }.
rule-knock_upcard = Det første opvendte kort sætter grænsen: med en 7’er kan du banke med højst 7, med en tier eller et billedkort med højst 10.
rule-upcard_ace_gin_only = Er det opvendte kort et es, må ingen banke i den runde: kun gin slutter den.
rule-upcard_ace_one = Er det opvendte kort et es, kan du banke med 1 eller intet.
rule-knock_lays_down = For at banke lægger du dine kombinationer ned og kaster ét kort.
rule-gin_only = Ingen banker, uanset hvor lille dødvægten er.
rule-gin_every_card = Når du har trukket, skal alle kort undtagen det, du kaster, indgå i sæt og sekvenser.

## How a deal ends

rule-end_knock_or_gin = Nogen banker eller går gin.
rule-end_gin = Nogen går gin, og intet andet slutter den med point.
rule-end_big_gin = Med alle elleve kort i kombinationer kan du erklære big gin og ikke kaste noget.
rule-no_big_gin = Elleve kort i kombinationer tæller som gin: kast et af dem.

## Score of the deal

rule-knock_difference = Efter en bankning vinder den med lavest dødvægt forskellen.
rule-knock_no_bonus = En bankning, der vinder, giver ingen bonus.
rule-gin = Gin giver modstanderens dødvægt og { $bonus } mere.
rule-gin_no_bonus = Gin giver modstanderens dødvægt, uden bonus.
rule-big_gin = Big gin giver modstanderens dødvægt og { $bonus } mere.
rule-only_gin_scores = Der er ingen anden måde at få point på.
rule-spade_double = Spar som første opvendte kort fordobler alt, hvad runden giver, også rundens bonusser.

## Layoffs and undercut

rule-lay_off = Efter en bankning lægger modstanderen det på, der passer til kombinationerne hos den, der bankede.
rule-layoffs_chain = Et kort, der lægges på, kan give plads til det næste.
rule-no_lay_off_on_gin = Intet lægges på mod gin.
rule-undercut = Undercut: en modstander, der sidder tilbage med mindre dødvægt end den, der bankede, får forskellen og { $bonus } mere.
rule-undercut_no_bonus = Undercut: en modstander, der sidder tilbage med mindre dødvægt end den, der bankede, får forskellen.
rule-tie_bonus = Lige dødvægt er også en undercut: modstanderen får { $bonus }.
rule-tie_no_bonus = Lige dødvægt giver modstanderen runden, men ingen point.
rule-tie_drawn = Lige dødvægt gør runden til ingens: ingen point, og samme spiller giver igen.
rule-no_layoffs = Intet lægges på.
rule-no_undercut = Der er ingen undercut.

## End of the stock

rule-reshuffle = Når trækbunken er brugt op, blandes alle kastede kort undtagen det øverste til en ny trækbunke.
rule-last_cards = De sidste { $cards } kort i trækbunken trækkes aldrig.
rule-dead_at_two = Et kast, der efterlader { $cards } kort i trækbunken og ikke slutter runden, gør den død: ingen får point.
rule-last_discard = Når { $cards } kort er tilbage, kan det sidste kastede kort endnu tages, men kun for at slutte runden med det. Ellers er runden død: ingen får point.
rule-turn_limit = En runde, der stadig er i gang efter { $turns } ture, er død.
rule-dead_again = Efter en død runde giver samme spiller igen.
rule-dead_draw = Hvor der kun spilles én runde, er en død runde uafgjort.

## Other options

rule-oklahoma_instead = Oklahomareglerne kan vælges i stedet for disse: så sætter det første opvendte kort grænsen.
rule-oklahoma_on = Dette spil spilles efter Oklahomareglerne.
rule-not_oklahoma = Dette træder i stedet for Oklahomareglerne: begge afgør, hvornår du kan banke, så de går aldrig sammen.
rule-forms = Det kan spilles som én runde, som et parti til { $low } eller { $high } point eller et andet mål, eller som Hollywoods tre partier.

## Melds and card values

rule-melds = Et sæt er tre eller fire kort af samme værdi, en sekvens er mindst tre af samme kulør i rækkefølge. Et kort hører kun til én kombination.
rule-aces_low = Esset er lavt: A-2-3 er en sekvens, Q-K-A er det ikke.
rule-aces_high_or_low = Esset er lavt eller højt: A-2-3 og Q-K-A er sekvenser, K-A-2 er det ikke.
rule-aces_around = Sekvenser går rundt om hjørnet: Q-K-A og K-A-2 er også sekvenser.
rule-ace_counts = Et es tæller { $points }.
rule-card_values = Billedkort og tiere tæller 10, alle andre deres tal.

## Dealing and turns

rule-deal_upcard = Ti kort til hver, og det næste vendes op ved siden af trækbunken.
rule-upcard_offer = Den, der ikke gav, kan tage det eller melde pas, derefter kan kortgiveren. Melder begge pas, trækker den, der ikke gav, fra trækbunken.
rule-deal_eleven = Den, der ikke giver, får elleve kort, kortgiveren ti, og intet vendes op.
rule-first_throw = Den, der ikke gav, begynder med at kaste et kort uden at trække eller banke.
rule-draw_and_throw = Derefter trækker man et kort og kaster et kort, tur efter tur.
rule-taken_card_stays = Et kort, der er taget fra kastebunken, må ikke kastes i samme tur.
rule-winner_deals = Den, der vinder en runde, giver den næste.
rule-loser_deals = Den, der taber en runde, giver den næste.
rule-dealer_alternates = I giver på skift.

## Games and bonuses

rule-won_by_target = Den, der først når målet, vinder partiet.
rule-won_by_settlement = Et parti slutter ved målet, og den, der har mest med alle bonusser, vinder det.
rule-box = Hver vundet runde giver { $bonus } mere, når partiet er slut.
rule-box_at_once = Hver vundet runde giver { $bonus } mere med det samme. De tæller mod målet og fordobles aldrig.
rule-game_bonus = Et vundet parti giver { $bonus } mere.
rule-shutout_game_bonus = Har taberen ikke vundet nogen runde, tæller partibonussen dobbelt.
rule-shutout_deals = Har taberen ikke vundet nogen runde, tæller pointene fra vinderens runder dobbelt.
rule-shutout_net = Har taberen ikke vundet nogen runde, tæller alt, hvad vinderen har, dobbelt.
rule-bonuses_not_in_one_deal = Hvor der kun spilles én runde, er der ingen sådanne bonusser.
rule-no_bonuses = Der er ingen bonus for en vundet runde eller et vundet parti.
rule-hollywood = Hollywood: en vundet runde tæller i hvert åbent parti, hvor du allerede har point, og i det næste, hvor du ikke har.
rule-hollywood_points = Hollywood vindes på pointene fra alle tre partier tilsammen.
rule-hollywood_games = Hollywood vindes på antallet af vundne partier.

## What can be set

field-knock_mode = Hvornår du kan banke
field-knock_mode-fixed = Op til en grænse
field-knock_mode-upcard = Op til det opvendte kort
field-knock_mode-gin_only = Aldrig, kun gin
field-knock_limit = Bankegrænse
field-upcard_ace = Med et es som opvendt kort
field-upcard_ace-gin_only = Kun gin
field-upcard_ace-one = Bank med 1
field-spade_double = Spar fordobler
field-gin_bonus = Ginbonus
field-big_gin_bonus = Bonus for big gin
field-undercut_bonus = Undercutbonus
field-tied_undercut = Ved lige dødvægt
field-tied_undercut-bonus = Undercut og bonus
field-tied_undercut-no_bonus = Undercut, ingen point
field-tied_undercut-drawn = Ingens runde
field-stock_end = Når trækbunken slipper op
field-stock_end-reshuffle = Bland de kastede kort
field-stock_end-dead_at_two = Død ved to kort
field-stock_end-knock_only = Sidste kastede kort, så død
field-max_turns = Ture, før en runde er død
field-aces = Esser i sekvenser
field-aces-low = Lave
field-aces-high_or_low = Lave eller høje
field-aces-around = Rundt om hjørnet
field-ace_deadwood = Et es tæller
field-ace_deadwood-1 = 1
field-ace_deadwood-15 = 15
field-start = Første tur
field-start-upcard = Opvendt kort tilbydes
field-start-eleven_cards = Elleve kort
field-next_dealer = Næste kortgiver
field-next_dealer-winner = Vinderen
field-next_dealer-loser = Taberen
field-next_dealer-alternate = På skift
field-box_bonus = Bonus for vundet runde
field-box_at_once = Tæl den straks
field-game_bonus = Bonus for vundet parti
field-shutout = Taber uden runde
field-shutout-none = Uden betydning
field-shutout-game_bonus = Partibonus dobbelt
field-shutout-deals = Runder dobbelt
field-shutout-net = Alt dobbelt
field-game_won_by = Et parti vindes af
field-game_won_by-first_to_target = Den første ved målet
field-game_won_by-settlement = Den med mest efter bonusser
field-hollywood_won_by = Hollywood vindes på
field-hollywood_won_by-points = Point
field-hollywood_won_by-games = Partier

## Why a setting means nothing as things are

idle-knock_limit-knock_mode = Betyder intet her: det hører til ”{ field-knock_mode-fixed }”.
idle-upcard_ace-knock_mode = Betyder intet her: det hører til ”{ field-knock_mode-upcard }”.
idle-spade_double-knock_mode = Betyder intet her: det hører til ”{ field-knock_mode-upcard }”.
idle-undercut_bonus-knock_mode = Betyder intet her: uden bankning er der ingen undercut.
idle-tied_undercut-knock_mode = Betyder intet her: uden bankning er der intet at sammenligne.
idle-undercut_bonus-knock_limit = Betyder intet her: med grænsen 0 kan ingen blive udsat for undercut.
idle-tied_undercut-knock_limit = Betyder intet her: med grænsen 0 er der intet at sammenligne.
idle-ace_deadwood-aces = Betyder intet her: et lavt es tæller altid 1.
idle-box_at_once-box_bonus = Betyder intet her: der er ingen bonus for en vundet runde.
idle-game_won_by-box_bonus = Betyder intet her: uden bonus for runder har den første ved målet altid mest.
idle-game_won_by-box_at_once = Betyder intet her: når bonussen tæller straks, har den første ved målet altid mest.

## Why two settings do not go together

conflict-upcard_ace-knock_mode = ”{ field-upcard_ace-one }” ved et es går kun sammen med, at det opvendte kort sætter grænsen.
conflict-spade_double-knock_mode = Spar fordobler kun, når det opvendte kort sætter grænsen.
conflict-start-knock_mode = Når der gives elleve kort, vendes intet kort op, så intet opvendt kort kan sætte grænsen.
conflict-stock_end-knock_mode = De kastede kort blandes kun til en ny trækbunke, hvor man banker op til en fast grænse. Vælg en anden slutning på trækbunken.
conflict-ace_deadwood-aces = Et es tæller kun 15, hvor det kan være højt.

## The table of differences

rules-differ = Sådan adskiller { $game } sig fra det almindelige spil
rules-topic = Regel
rules-regular = Almindeligt spil
rules-nothing = Ingen sådan regel.
rules-no-difference = Det her er det almindelige spils regler.
rules-differ-here = Sådan adskiller dette sig fra det almindelige spil
rules-all = Alle reglerne

## The rules of the match that is on

match-rules-title = Regler
match-rules-heading = Reglerne for denne kamp
match-rules-waiting = Reglerne skrives ud, så snart spillet er klar.
match-rules-back = Tilbage til bordet

## The editor of own rules

own-rules-title = Dine egne regler
own-rules-heading = Dine egne regler
own-rules-changing = Ret ”{ $name }”
own-rules-lede = Gå ud fra et spil, og ret, hvad du vil. Du ser straks, hvad det bliver til, og hvad der ikke går sammen.
own-start = Gå ud fra
own-start-about = Et andet spil stiller alle reglerne nedenfor på ny.
own-bounds = { $low } til { $high }
own-proposed = { $field }: { $value }
own-problems = { $count ->
    [one] Én ting går ikke sammen
   *[other] { $count } ting går ikke sammen
}
own-differ = Mod det almindelige spil
own-these = Dine regler
own-differ-none = Her vises, hvad der ændres, når reglerne går sammen.
own-differ-later = Her vises, hvad der ændres, så snart spillet er klar.
own-name = Navn
own-save = Gem
own-drop = Kassér disse regler
own-waits = Spillet gøres klar; dine regler tjekkes derefter.
own-cannot = Dine regler kan ikke tjekkes, så længe spillet ikke starter.
own-checking = Tjekker…
own-wrong = { $count ->
    [one] Én ting skal rettes, før du kan gemme.
   *[other] { $count } ting skal rettes, før du kan gemme.
}
own-fits = { $count ->
    [0] Intet er ændret endnu.
    [one] Én regel ændret, og alt går sammen.
   *[other] { $count } regler ændret, og alt går sammen.
}
own-nameless = Giv dine regler et navn først.
own-full = Du har allerede { $max } egne regelsæt. Slet et først.
own-replace-heading = Erstatte reglerne med det navn?
own-replace-body = Du har allerede regler, der hedder ”{ $name }”.
own-replace-keep = Behold dem
own-replace-confirm = Erstat
