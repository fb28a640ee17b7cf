# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## The games on offer

preset-oklahoma = Oklahoma
preset-classic = Klassisk
preset-north_american = Nordamerikansk
preset-tournament = Turnering
preset-eaai = EAAI 2021
preset-palace = Palace
preset-round_the_corner = Rundt hjørnet

## What rules speak about

rule-topic-knocking = Banke
rule-topic-ending = Hvordan en runde slutter
rule-topic-scoring = Poeng for runden
rule-topic-layoffs = Legge på og undercut
rule-topic-stock = Når trekkbunken tar slutt
rule-topic-options = Andre valg
rule-topic-aces = Kombinasjoner og kortverdier
rule-topic-dealing = Utdeling og turer
rule-topic-settlement = Partier og bonuser

## Knocking

rule-knock_fixed = Bank når dødvekten din etter kastet er høyst { $limit }.
rule-knock_upcard = Det første snudde kortet setter grensen: med en 7-er kan du banke med høyst 7, med en tier eller et billedkort med høyst 10.
rule-upcard_ace_gin_only = Er det snudde kortet et ess, kan ingen banke i den runden: bare gin avslutter den.
rule-upcard_ace_one = Er det snudde kortet et ess, kan du banke med 1 eller ingenting.
rule-knock_lays_down = For å banke legger du ned kombinasjonene dine og kaster ett kort.
rule-gin_only = Ingen banker, uansett hvor liten dødvekten er.
rule-gin_every_card = Når du har trukket, må alle kort unntatt det du kaster, være med i sett og sekvenser.

## How a deal ends

rule-end_knock_or_gin = Noen banker eller går gin.
rule-end_gin = Noen går gin, og ingenting annet avslutter den med poeng.
rule-end_big_gin = Med alle elleve kort i kombinasjoner kan du erklære big gin og ikke kaste noe.
rule-no_big_gin = Elleve kort i kombinasjoner teller som gin: kast ett av dem.

## Score of the deal

rule-knock_difference = Etter en banking vinner den med lavest dødvekt differansen.
rule-knock_no_bonus = En banking som vinner, gir ingen bonus.
rule-gin = Gin gir motstanderens dødvekt og { $bonus } til.
rule-gin_no_bonus = Gin gir motstanderens dødvekt, uten bonus.
rule-big_gin = Big gin gir motstanderens dødvekt og { $bonus } til.
rule-only_gin_scores = Det finnes ingen annen måte å få poeng på.
rule-spade_double = Spar som første snudde kort dobler alt runden gir, også rundens bonuser.

## Layoffs and undercut

rule-lay_off = Etter en banking legger motstanderen på det som passer i kombinasjonene til den som banket.
rule-layoffs_chain = Et kort som legges på, kan gi plass til det neste.
rule-no_lay_off_on_gin = Ingenting legges på mot gin.
rule-undercut = Undercut: en motstander som sitter igjen med mindre dødvekt enn den som banket, får differansen og { $bonus } til.
rule-undercut_no_bonus = Undercut: en motstander som sitter igjen med mindre dødvekt enn den som banket, får differansen.
rule-tie_bonus = Lik dødvekt er også en undercut: motstanderen får { $bonus }.
rule-tie_no_bonus = Lik dødvekt gir motstanderen runden, men ingen poeng.
rule-tie_drawn = Lik dødvekt gjør runden til ingens: ingen poeng, og samme spiller deler ut igjen.
rule-no_layoffs = Ingenting legges på.
rule-no_undercut = Det finnes ingen undercut.

## End of the stock

rule-reshuffle = Når trekkbunken er brukt opp, stokkes alle kastede kort unntatt det øverste til en ny trekkbunke.
rule-last_cards = De siste { $cards } kortene i trekkbunken trekkes aldri.
rule-dead_at_two = Et kast som etterlater { $cards } kort i trekkbunken og ikke avslutter runden, gjør den død: ingen får poeng.
rule-last_discard = Når { $cards } kort er igjen, kan det siste kastede kortet ennå tas, men bare for å avslutte runden med det. Ellers er runden død: ingen får poeng.
rule-turn_limit = En runde som ennå er i gang etter { $turns } turer, er død.
rule-dead_again = Etter en død runde deler samme spiller ut igjen.
rule-dead_draw = Der det bare spilles én runde, er en død runde uavgjort.

## Other options

rule-oklahoma_instead = Oklahomareglene kan velges i stedet for disse: da setter det første snudde kortet grensen.
rule-oklahoma_on = Dette spillet spilles etter Oklahomareglene.
rule-not_oklahoma = Dette trer i stedet for Oklahomareglene: begge avgjør når du kan banke, så de går aldri sammen.
rule-forms = Det kan spilles som én runde, som et parti til { $low } eller { $high } poeng eller et annet mål, eller som Hollywoods tre partier.

## Melds and card values

rule-melds = Et sett er tre eller fire kort av samme verdi, en sekvens er minst tre av samme farge på rad. Et kort hører bare til én kombinasjon.
rule-aces_low = Esset er lavt: A-2-3 er en sekvens, Q-K-A er det ikke.
rule-aces_high_or_low = Esset er lavt eller høyt: A-2-3 og Q-K-A er sekvenser, K-A-2 er det ikke.
rule-aces_around = Sekvenser går rundt hjørnet: Q-K-A og K-A-2 er også sekvenser.
rule-ace_counts = Et ess teller { $points }.
rule-card_values = Billedkort og tiere teller 10, alle andre tallet sitt.

## Dealing and turns

rule-deal_upcard = Ti kort til hver, og det neste snus ved siden av trekkbunken.
rule-upcard_offer = Den som ikke delte ut, kan ta det eller passe, så kan giveren gjøre det. Passer begge, trekker den som ikke delte ut, fra trekkbunken.
rule-deal_eleven = Den som ikke deler ut, får elleve kort, giveren ti, og ingen kort snus.
rule-first_throw = Den som ikke delte ut, begynner med å kaste et kort, uten å trekke eller banke.
rule-draw_and_throw = Deretter trekker man et kort og kaster et kort, tur etter tur.
rule-taken_card_stays = Et kort som er tatt fra kastebunken, kan ikke kastes i samme tur.
rule-winner_deals = Den som vinner en runde, deler ut den neste.
rule-loser_deals = Den som taper en runde, deler ut den neste.
rule-dealer_alternates = Dere deler ut annenhver gang.

## Games and bonuses

rule-won_by_target = Den som først når målet, vinner partiet.
rule-won_by_settlement = Et parti slutter ved målet, og den som har mest med alle bonuser, vinner det.
rule-box = Hver vunnet runde gir { $bonus } til når partiet er over.
rule-box_at_once = Hver vunnet runde gir { $bonus } til med en gang. De teller mot målet og dobles aldri.
rule-game_bonus = Et vunnet parti gir { $bonus } til.
rule-shutout_game_bonus = Har taperen ikke vunnet noen runde, teller partibonusen dobbelt.
rule-shutout_deals = Har taperen ikke vunnet noen runde, teller poengene fra vinnerens runder dobbelt.
rule-shutout_net = Har taperen ikke vunnet noen runde, teller alt vinneren har, dobbelt.
rule-bonuses_not_in_one_deal = Der det bare spilles én runde, finnes ingen slike bonuser.
rule-no_bonuses = Det er ingen bonus for en vunnet runde eller et vunnet parti.
rule-hollywood = Hollywood: en vunnet runde teller i hvert åpent parti der du alt har poeng, og i det neste der du ikke har det.
rule-hollywood_points = Hollywood vinnes på poengene fra alle tre partiene til sammen.
rule-hollywood_games = Hollywood vinnes på antall vunne partier.

## What can be set

field-knock_mode = Når du kan banke
field-knock_mode-fixed = Opp til en grense
field-knock_mode-upcard = Opp til det snudde kortet
field-knock_mode-gin_only = Aldri, bare gin
field-knock_limit = Bankegrense
field-upcard_ace = Med et ess som snudd kort
field-upcard_ace-gin_only = Bare gin
field-upcard_ace-one = Bank med 1
field-spade_double = Spar dobler
field-gin_bonus = Ginbonus
field-big_gin_bonus = Bonus for big gin
field-undercut_bonus = Undercutbonus
field-tied_undercut = Ved lik dødvekt
field-tied_undercut-bonus = Undercut og bonus
field-tied_undercut-no_bonus = Undercut, ingen poeng
field-tied_undercut-drawn = Ingens runde
field-stock_end = Når trekkbunken tar slutt
field-stock_end-reshuffle = Stokk de kastede kortene
field-stock_end-dead_at_two = Død ved to kort
field-stock_end-knock_only = Siste kastede kort, så død
field-max_turns = Turer før en runde er død
field-aces = Ess i sekvenser
field-aces-low = Lave
field-aces-high_or_low = Lave eller høye
field-aces-around = Rundt hjørnet
field-ace_deadwood = Et ess teller
field-ace_deadwood-1 = 1
field-ace_deadwood-15 = 15
field-start = Første tur
field-start-upcard = Snudd kort tilbys
field-start-eleven_cards = Elleve kort
field-next_dealer = Neste giver
field-next_dealer-winner = Vinneren
field-next_dealer-loser = Taperen
field-next_dealer-alternate = Annenhver gang
field-box_bonus = Bonus for vunnet runde
field-box_at_once = Tell den med en gang
field-game_bonus = Bonus for vunnet parti
field-shutout = Taper uten runde
field-shutout-none = Uten betydning
field-shutout-game_bonus = Partibonus dobbelt
field-shutout-deals = Runder dobbelt
field-shutout-net = Alt dobbelt
field-game_won_by = Et parti vinnes av
field-game_won_by-first_to_target = Den første ved målet
field-game_won_by-settlement = Den med mest etter bonuser
field-hollywood_won_by = Hollywood vinnes på
field-hollywood_won_by-points = Poeng
field-hollywood_won_by-games = Partier

## Why a setting means nothing as things are

idle-knock_limit-knock_mode = Betyr ingenting her: det hører til «{ field-knock_mode-fixed }».
idle-upcard_ace-knock_mode = Betyr ingenting her: det hører til «{ field-knock_mode-upcard }».
idle-spade_double-knock_mode = Betyr ingenting her: det hører til «{ field-knock_mode-upcard }».
idle-undercut_bonus-knock_mode = Betyr ingenting her: uten banking finnes ingen undercut.
idle-tied_undercut-knock_mode = Betyr ingenting her: uten banking er det ingenting å sammenligne.
idle-undercut_bonus-knock_limit = Betyr ingenting her: med grensen 0 kan ingen bli utsatt for undercut.
idle-tied_undercut-knock_limit = Betyr ingenting her: med grensen 0 er det ingenting å sammenligne.
idle-ace_deadwood-aces = Betyr ingenting her: et lavt ess teller alltid 1.
idle-box_at_once-box_bonus = Betyr ingenting her: det er ingen bonus for en vunnet runde.
idle-game_won_by-box_bonus = Betyr ingenting her: uten bonus for runder har den første ved målet alltid mest.
idle-game_won_by-box_at_once = Betyr ingenting her: når bonusen teller med en gang, har den første ved målet alltid mest.

## Why two settings do not go together

conflict-upcard_ace-knock_mode = «{ field-upcard_ace-one }» ved et ess går bare sammen med at det snudde kortet setter grensen.
conflict-spade_double-knock_mode = Spar dobler bare når det snudde kortet setter grensen.
conflict-start-knock_mode = Når det deles ut elleve kort, snus ingen kort, så ikke noe snudd kort kan sette grensen.
conflict-stock_end-knock_mode = De kastede kortene stokkes til en ny trekkbunke bare der man banker opp til en fast grense. Velg en annen slutt på trekkbunken.
conflict-ace_deadwood-aces = Et ess teller 15 bare der det kan være høyt.

## The table of differences

rules-differ = Slik skiller { $game } seg fra det vanlige spillet
rules-topic = Regel
rules-regular = Vanlig spill
rules-nothing = Ingen slik regel.
rules-no-difference = Dette er reglene for det vanlige spillet.
rules-differ-here = Slik skiller dette seg fra det vanlige spillet
rules-all = Alle reglene

## The rules of the match that is on

match-rules-title = Regler
match-rules-heading = Reglene for denne kampen
match-rules-waiting = Reglene skrives ut så snart spillet er klart.
match-rules-back = Tilbake til bordet

## The editor of own rules

own-rules-title = Dine egne regler
own-rules-heading = Dine egne regler
own-rules-changing = Endre «{ $name }»
own-rules-lede = Start fra et spill og endre det du vil. Du ser med en gang hva det blir til, og hva som ikke går sammen.
own-start = Start fra
own-start-about = Et annet spill stiller alle reglene nedenfor på nytt.
own-bounds = { $low } til { $high }
own-proposed = { $field }: { $value }
own-problems = { $count ->
    [one] Én ting går ikke sammen
   *[other] { $count } ting går ikke sammen
}
own-differ = Mot det vanlige spillet
own-these = Dine regler
own-differ-none = Her vises hva som endres, når reglene går sammen.
own-differ-later = Her vises hva som endres, så snart spillet er klart.
own-name = Navn
own-save = Lagre
own-drop = Forkast disse reglene
own-waits = Spillet gjøres klart; reglene dine sjekkes da.
own-cannot = Reglene dine kan ikke sjekkes så lenge spillet ikke starter.
own-checking = Sjekker…
own-wrong = { $count ->
    [one] Én ting må rettes før du kan lagre.
   *[other] { $count } ting må rettes før du kan lagre.
}
own-fits = { $count ->
    [0] Ingenting er endret ennå.
    [one] Én regel endret, og alt går sammen.
   *[other] { $count } regler endret, og alt går sammen.
}
own-nameless = Gi reglene dine et navn først.
own-full = Du har alt { $max } egne regelsett. Slett ett først.
own-replace-heading = Erstatte reglene med det navnet?
own-replace-body = Du har alt regler som heter «{ $name }».
own-replace-keep = Behold dem
own-replace-confirm = Erstatt
