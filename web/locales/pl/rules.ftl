# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## The games on offer

preset-oklahoma = Oklahoma
preset-classic = Klasyczny
preset-north_american = Amerykański
preset-tournament = Turniejowy
preset-eaai = EAAI 2021
preset-palace = Palace
preset-round_the_corner = Przez asa

## What rules speak about

rule-topic-knocking = Stukanie
rule-topic-ending = Jak kończy się rozdanie
rule-topic-scoring = Punkty za rozdanie
rule-topic-layoffs = Dokładanie i podcięcie
rule-topic-stock = Koniec talonu
rule-topic-options = Inne możliwości
rule-topic-aces = Układy i wartości kart
rule-topic-dealing = Rozdawanie i kolejność
rule-topic-settlement = Partie i premie

## Knocking

rule-knock_fixed = Zastukać można, gdy po rzucie suma wolnych punktów wynosi najwyżej { $limit }.
rule-knock_upcard = Limit wyznacza pierwsza odkryta karta: przy 7 stuka się z 7 lub mniej, przy dziesiątce albo figurze z 10 lub mniej.
rule-upcard_ace_gin_only = Jeśli odkryta karta to as, w tym rozdaniu nikt nie stuka: kończy je tylko gin.
rule-upcard_ace_one = Jeśli odkryta karta to as, stuka się z 1 lub z niczym.
rule-knock_lays_down = Kto stuka, wykłada swoje układy i rzuca jedną kartę.
rule-gin_only = Nikt nie stuka, nawet gdy wolnych punktów zostało bardzo mało.
rule-gin_every_card = Po dobraniu wszystkie karty oprócz rzucanej muszą być w kompletach i sekwensach.

## How a deal ends

rule-end_knock_or_gin = Ktoś stuka albo ma gina.
rule-end_gin = Ktoś ma gina i nic innego nie kończy rozdania z punktami.
rule-end_big_gin = Gdy wszystkie jedenaście kart jest w układach, można ogłosić dużego gina i niczego nie rzucać.
rule-no_big_gin = Jedenaście kart w układach liczy się jako gin: rzuć jedną z nich.

## Score of the deal

rule-knock_difference = Po zastukaniu mniejsza liczba wolnych punktów wygrywa różnicę.
rule-knock_no_bonus = Za wygrane zastukanie nie ma premii.
rule-gin = Gin daje wolne punkty przeciwnika i jeszcze { $bonus }.
rule-gin_no_bonus = Gin daje wolne punkty przeciwnika, bez premii.
rule-big_gin = Duży gin daje wolne punkty przeciwnika i jeszcze { $bonus }.
rule-only_gin_scores = Innego sposobu na punkty nie ma.
rule-spade_double = Pik jako pierwsza odkryta karta podwaja wszystko, co daje rozdanie, łącznie z premiami za to rozdanie.

## Layoffs and undercut

rule-lay_off = Po zastukaniu druga strona dokłada, co pasuje do układów stukającego.
rule-layoffs_chain = Dołożona karta może zrobić miejsce dla następnej.
rule-no_lay_off_on_gin = Do gina nic się nie dokłada.
rule-undercut = Podcięcie: kto po zastukaniu przeciwnika ma mniej wolnych punktów niż on, dostaje różnicę i jeszcze { $bonus }.
rule-undercut_no_bonus = Podcięcie: kto po zastukaniu przeciwnika ma mniej wolnych punktów niż on, dostaje różnicę.
rule-tie_bonus = Równe wolne punkty to też podcięcie: druga strona dostaje { $bonus }.
rule-tie_no_bonus = Przy równych wolnych punktach rozdanie wygrywa druga strona, ale bez punktów.
rule-tie_drawn = Przy równych wolnych punktach rozdanie jest niczyje: nie ma punktów i rozdaje ta sama osoba.
rule-no_layoffs = Niczego się nie dokłada.
rule-no_undercut = Podcięcia nie ma.

## End of the stock

rule-reshuffle = Gdy talon się skończy, wszystkie rzucone karty oprócz wierzchniej tasuje się na nowy talon.
rule-last_cards = Ostatnich { $cards } kart talonu nigdy się nie dobiera.
rule-dead_at_two = Rzut, który zostawia talon przy { $cards } kartach i nie kończy rozdania, unieważnia je: nikt nie punktuje.
rule-last_discard = Gdy talon zejdzie do { $cards } kart, ostatnią rzuconą kartę można jeszcze wziąć, ale tylko po to, by zakończyć nią rozdanie. Inaczej rozdanie jest nieważne: nikt nie punktuje.
rule-turn_limit = Rozdanie, którego nie zakończono w { $turns } ruchach, jest nieważne.
rule-dead_again = Po nieważnym rozdaniu rozdaje ta sama osoba.
rule-dead_draw = Gdy gra się tylko jedno rozdanie, nieważne oznacza remis.

## Other options

rule-oklahoma_instead = Zamiast tego można wybrać zasady Oklahoma: limit wyznacza wtedy pierwsza odkryta karta.
rule-oklahoma_on = W tę grę gra się według zasad Oklahoma.
rule-not_oklahoma = Zastępuje to zasady Oklahoma: jedne i drugie mówią, kiedy wolno stukać, więc nigdy nie idą w parze.
rule-forms = Można grać jedno rozdanie, partię do { $low } lub { $high } punktów albo do innego celu, albo trzy partie Hollywood.

## Melds and card values

rule-melds = Komplet to trzy lub cztery karty tej samej wysokości, sekwens to co najmniej trzy kolejne karty w jednym kolorze. Karta należy tylko do jednego układu.
rule-aces_low = As jest niski: A-2-3 to sekwens, D-K-A nie.
rule-aces_high_or_low = As jest niski lub wysoki: A-2-3 i D-K-A to sekwensy, K-A-2 nie.
rule-aces_around = Sekwensy przechodzą przez asa: D-K-A i K-A-2 to też sekwensy.
rule-ace_counts = As liczy się za { $points }.
rule-card_values = Figury i dziesiątki liczą się za 10, pozostałe karty tyle, ile na nich stoi.

## Dealing and turns

rule-deal_upcard = Każdy dostaje dziesięć kart, a następną odkrywa się obok talonu.
rule-upcard_offer = Pierwszy wybór ma przeciwnik rozdającego: bierze ją albo pasuje, potem to samo może rozdający. Po dwóch pasach przeciwnik rozdającego dobiera z talonu.
rule-deal_eleven = Przeciwnik rozdającego dostaje jedenaście kart, rozdający dziesięć i żadnej się nie odkrywa.
rule-first_throw = Przeciwnik rozdającego zaczyna od rzucenia karty, bez dobierania i bez stukania.
rule-draw_and_throw = Potem ruch za ruchem dobiera się kartę i jedną rzuca.
rule-taken_card_stays = Karty wziętej ze stosu odkrytego nie wolno rzucić w tym samym ruchu.
rule-winner_deals = Kto wygra rozdanie, rozdaje następne.
rule-loser_deals = Kto przegra rozdanie, rozdaje następne.
rule-dealer_alternates = Rozdaje się na zmianę.

## Games and bonuses

rule-won_by_target = Partię wygrywa ten, kto pierwszy dojdzie do celu.
rule-won_by_settlement = Partia kończy się po dojściu do celu, a wygrywa ją ten, kto ma więcej razem ze wszystkimi premiami.
rule-box = Każde wygrane rozdanie daje na koniec partii jeszcze { $bonus }.
rule-box_at_once = Każde wygrane rozdanie daje od razu jeszcze { $bonus }. Ta premia liczy się do celu i nigdy nie jest podwajana.
rule-game_bonus = Wygrana partia daje jeszcze { $bonus }.
rule-shutout_game_bonus = Gdy strona przegrana nie wygrała żadnego rozdania, premia za partię liczy się podwójnie.
rule-shutout_deals = Gdy strona przegrana nie wygrała żadnego rozdania, punkty z rozdań zwycięzcy liczą się podwójnie.
rule-shutout_net = Gdy strona przegrana nie wygrała żadnego rozdania, wszystko, co ma zwycięzca, liczy się podwójnie.
rule-bonuses_not_in_one_deal = Gdy gra się tylko jedno rozdanie, takich premii nie ma.
rule-no_bonuses = Za wygrane rozdanie ani za wygraną partię nie ma premii.
rule-hollywood = Hollywood: wygrane rozdanie liczy się w każdej otwartej partii, w której masz już punkty, i w następnej, w której ich nie masz.
rule-hollywood_points = O wygranej w Hollywood decydują punkty ze wszystkich trzech partii razem.
rule-hollywood_games = O wygranej w Hollywood decyduje liczba wygranych partii.

## What can be set

field-knock_mode = Kiedy wolno stukać
field-knock_mode-fixed = Do stałego limitu
field-knock_mode-upcard = Do odkrytej karty
field-knock_mode-gin_only = Nigdy, tylko gin
field-knock_limit = Limit stukania
field-upcard_ace = Gdy odkryta karta to as
field-upcard_ace-gin_only = Tylko gin
field-upcard_ace-one = Stukanie z 1
field-spade_double = Pik podwaja
field-gin_bonus = Premia za gina
field-big_gin_bonus = Premia za dużego gina
field-undercut_bonus = Premia za podcięcie
field-tied_undercut = Przy równych wolnych punktach
field-tied_undercut-bonus = Podcięcie i premia
field-tied_undercut-no_bonus = Podcięcie, bez punktów
field-tied_undercut-drawn = Rozdanie niczyje
field-stock_end = Gdy talon się kończy
field-stock_end-reshuffle = Tasowanie rzuconych kart
field-stock_end-dead_at_two = Nieważne przy dwóch kartach
field-stock_end-knock_only = Ostatnia rzucona, potem nieważne
field-max_turns = Ruchy, po których rozdanie jest nieważne
field-aces = Asy w sekwensach
field-aces-low = Niskie
field-aces-high_or_low = Niskie lub wysokie
field-aces-around = Przez asa
field-ace_deadwood = As liczy się za
field-ace_deadwood-1 = 1
field-ace_deadwood-15 = 15
field-start = Pierwszy ruch
field-start-upcard = Wybór odkrytej karty
field-start-eleven_cards = Jedenaście kart
field-next_dealer = Kto rozdaje następne
field-next_dealer-winner = Kto wygra
field-next_dealer-loser = Kto przegra
field-next_dealer-alternate = Na zmianę
field-box_bonus = Premia za wygrane rozdanie
field-box_at_once = Dolicz ją od razu
field-game_bonus = Premia za wygraną partię
field-shutout = Przegrana bez rozdania
field-shutout-none = Bez znaczenia
field-shutout-game_bonus = Premia za partię podwójnie
field-shutout-deals = Rozdania podwójnie
field-shutout-net = Wszystko podwójnie
field-game_won_by = Partię wygrywa
field-game_won_by-first_to_target = Kto pierwszy u celu
field-game_won_by-settlement = Kto ma więcej z premiami
field-hollywood_won_by = O Hollywood decydują
field-hollywood_won_by-points = Punkty
field-hollywood_won_by-games = Partie

## Why a setting means nothing as things are

idle-knock_limit-knock_mode = Tu bez znaczenia: dotyczy wyboru „{ field-knock_mode-fixed }”.
idle-upcard_ace-knock_mode = Tu bez znaczenia: dotyczy wyboru „{ field-knock_mode-upcard }”.
idle-spade_double-knock_mode = Tu bez znaczenia: dotyczy wyboru „{ field-knock_mode-upcard }”.
idle-undercut_bonus-knock_mode = Tu bez znaczenia: bez stukania nie ma podcięcia.
idle-tied_undercut-knock_mode = Tu bez znaczenia: bez stukania nie ma czego porównać.
idle-undercut_bonus-knock_limit = Tu bez znaczenia: przy limicie 0 nikogo nie można podciąć.
idle-tied_undercut-knock_limit = Tu bez znaczenia: przy limicie 0 nie ma czego porównać.
idle-ace_deadwood-aces = Tu bez znaczenia: niski as zawsze liczy się za 1.
idle-box_at_once-box_bonus = Tu bez znaczenia: nie ma premii za wygrane rozdanie.
idle-game_won_by-box_bonus = Tu bez znaczenia: bez premii za rozdania ten, kto pierwszy u celu, zawsze ma więcej.
idle-game_won_by-box_at_once = Tu bez znaczenia: gdy premię dolicza się od razu, ten, kto pierwszy u celu, zawsze ma więcej.

## Why two settings do not go together

conflict-upcard_ace-knock_mode = „{ field-upcard_ace-one }” przy asie pasuje tylko do limitu z odkrytej karty.
conflict-spade_double-knock_mode = Pik podwaja tylko wtedy, gdy limit wyznacza odkryta karta.
conflict-start-knock_mode = Przy jedenastu kartach żadnej się nie odkrywa, więc odkryta karta nie może wyznaczyć limitu.
conflict-stock_end-knock_mode = Rzucone karty tasuje się na nowy talon tylko tam, gdzie stuka się do stałego limitu. Wybierz inny koniec talonu.
conflict-ace_deadwood-aces = As liczy się za 15 tylko tam, gdzie może być wysoki.

## The table of differences

rules-differ = { $game }: czym różni się od zwykłej gry
rules-topic = Zasada
rules-regular = Zwykła gra
rules-nothing = Nie ma takiej zasady.
rules-no-difference = To są zasady zwykłej gry.
rules-differ-here = Czym to się różni od zwykłej gry
rules-all = Wszystkie zasady

## The rules of the match that is on

match-rules-title = Zasady
match-rules-heading = Zasady tego meczu
match-rules-waiting = Zasady pojawią się, gdy tylko gra będzie gotowa.
match-rules-back = Wróć do stołu

## The editor of own rules

own-rules-title = Twoje zasady
own-rules-heading = Twoje zasady
own-rules-changing = Zmiana: „{ $name }”
own-rules-lede = Zacznij od którejś gry i zmień, co chcesz. Od razu widać, co z tego wychodzi i co do siebie nie pasuje.
own-start = Zacznij od
own-start-about = Inna gra ustawi od nowa wszystkie zasady poniżej.
own-bounds = od { $low } do { $high }
own-proposed = { $field }: { $value }
own-problems = { $count ->
    [one] Jedna rzecz nie pasuje
    [few] Nie pasują { $count } rzeczy
    [many] Nie pasuje { $count } rzeczy
   *[other] Nie pasuje { $count } rzeczy
}
own-differ = W porównaniu ze zwykłą grą
own-these = Twoje zasady
own-differ-none = Zmiany pojawią się tutaj, gdy zasady będą do siebie pasować.
own-differ-later = Zmiany pojawią się tutaj, gdy tylko gra będzie gotowa.
own-name = Nazwa
own-save = Zapisz
own-drop = Porzuć te zasady
own-waits = Gra się przygotowuje; potem sprawdzi twoje zasady.
own-cannot = Twoich zasad nie da się sprawdzić, dopóki gra się nie uruchomi.
own-checking = Sprawdzam…
own-wrong = { $count ->
    [one] Zanim zapiszesz, popraw jedną rzecz.
    [few] Zanim zapiszesz, popraw { $count } rzeczy.
    [many] Zanim zapiszesz, popraw { $count } rzeczy.
   *[other] Zanim zapiszesz, popraw { $count } rzeczy.
}
own-fits = { $count ->
    [0] Na razie nic nie jest zmienione.
    [one] Zmieniona jedna zasada, wszystko do siebie pasuje.
    [few] Zmienione { $count } zasady, wszystko do siebie pasuje.
    [many] Zmienionych { $count } zasad, wszystko do siebie pasuje.
   *[other] Zmienione { $count } zasady, wszystko do siebie pasuje.
}
own-nameless = Najpierw nadaj zasadom nazwę.
own-full = Masz już tyle własnych zasad, ile się mieści: { $max }. Najpierw jedne usuń.
own-replace-heading = Zastąpić zasady o tej nazwie?
own-replace-body = Masz już zasady „{ $name }”.
own-replace-keep = Zostaw
own-replace-confirm = Zastąp
