# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-label = Komunikat
notice-dismiss = Zamknij komunikat
notice-fault = To się nie udało i nic się nie zmieniło. Spróbuj jeszcze raz.

## The engine: the request

error-bad_request = { notice-fault }
error-unsupported_version = Ta strona i jej silnik do siebie nie pasują. Wczytaj stronę ponownie.
error-unknown_command = { notice-fault }
error-unknown_field = { notice-fault }
error-unknown_preset = Ta gra nie jest tu znana. Wybierz inną.
error-unknown_form = Ta długość gry nie jest tu znana. Wybierz inną.
error-unknown_level = Ten przeciwnik nie jest tu znany. Wybierz innego.
error-bad_target = Gry do tylu punktów nie ma. Wybierz inny cel.
error-stale_rev = Stół był już o krok dalej. Spójrz jeszcze raz i graj.
error-no_match = Na stole nie ma gry. Najpierw rozdaj karty.

## The engine: own rules

error-unknown_rule = Jedna z tych zasad nie jest tu znana.
error-unknown_rule_value = { $field }: takiego wyboru tu nie ma.
error-rule_out_of_bounds = { $field }: tylko liczby całkowite od { $low } do { $high }.
error-rules_conflict = Dwie z tych zasad do siebie nie pasują.

## The engine: the play

error-not_your_turn = To jeszcze nie twój ruch.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = Na tym etapie rozdania nie można tego zrobić.
error-must_draw_from_stock = Odkrytej karty nikt nie wziął, więc dobierz z talonu.
error-card_not_in_hand = Nie masz tej karty: { $card }.
error-bad_card = { $text } to nie karta.
error-taken_card = Ta karta została właśnie wzięta, więc rzuć inną: { $card }.
error-over_knock_limit = { $limit ->
    [0] Wolnych punktów zostaje { $deadwood }, a to rozdanie kończy tylko gin.
   *[other] Wolnych punktów zostaje { $deadwood }; by zastukać, może ich być najwyżej { $limit }.
}
error-knock_not_allowed = W tej grze nikt nie stuka: graj na gina.
error-bad_spread = Tych kart nie da się tak wyłożyć. Wybierz inne układy.
error-does_not_fit = Ta karta nie pasuje do tego układu: { $card }.
error-no_big_gin = Te jedenaście kart nie jest tu dużym ginem: rzuć jedną.
error-must_knock = Ostatnia rzucona karta jest u ciebie po to, by zakończyć rozdanie: zastukaj albo ogłoś gina.
error-no_knock_follows = { $limit ->
    [0] Ta karta nie daje ci gina, więc możesz tylko spasować.
   *[other] Z tą kartą nie zejdziesz do { $limit }, więc możesz tylko spasować.
}
error-first_discard_only = Rozdanie zaczyna się od zwykłego rzutu. Od następnego ruchu możesz je zakończyć.
error-deal_over = To rozdanie już się skończyło.
error-deal_not_over = To rozdanie jeszcze trwa.
error-match_over = Ta gra już się skończyła.
error-nothing_to_undo = Nie ma czego cofnąć.
error-unknown_deal = W tej grze nie ma takiego rozdania.
error-unknown_act = Nie można znaleźć tego miejsca rozdania.
error-trial_running = Teraz coś próbujesz. Najpierw wróć do swojej gry.
error-no_trial = Nic nie jest próbowane: to twoja gra.
error-internal = W silniku coś poszło nie tak. Gra jest taka jak przed tym ruchem.
error-drill_unreadable = Tej decyzji nie da się odtworzyć: jej tekst jest uszkodzony albo pochodzi skądinąd. Nic się nie zmieniło.

## The engine: the deal in another game

error-no_upcard = Tam o stukaniu decyduje pierwsza odkryta karta, a w tym rozdaniu jej nie było.
error-counts_otherwise = Tam te karty łączą się lub liczą inaczej.
error-stock_over = Tam rozdanie byłoby nieważne już wcześniej, przy { $left ->
    [one] 1 karcie
    [few] { $left } kartach
    [many] { $left } kartach
   *[other] { $left } karty
} w talonie.
error-turns_over = Tam rozdanie byłoby nieważne już wcześniej, po { $turns } ruchach.
error-stock_not_over = Tam tasuje się nowy talon, więc rozdanie trwałoby dalej.
error-turns_not_over = Tam rozdanie trwałoby dalej, nawet do { $turns } ruchów.

## Saved games

error-save_unreadable = Nie udało się odczytać zapisanej gry. Jest odłożona na tym urządzeniu, a ty możesz zacząć nową.
error-save_newer = Zapisana gra pochodzi z nowszej wersji Undercut. Pozostaje, jaka jest; wczytaj stronę ponownie, by dostać tę wersję.
error-save_inconsistent = Zapisana gra nie zgadza się sama ze sobą. Jest odłożona na tym urządzeniu, a ty możesz zacząć nową.
error-save-set-aside-unreadable = Nie udało się odczytać tego, co tu zapisano. Jest odłożone na tym urządzeniu, a ty możesz zacząć nową grę.
error-save-set-aside-torn = Ostatni zapis jest uszkodzony i został odłożony. Gra toczy się dalej od poprzedniego zapisu, więc może brakować ostatniego ruchu.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = Ta przeglądarka niczego dla tej strony nie zachowuje, więc gra trwa tylko tak długo, jak strona jest otwarta.

## Own rules on this device

error-rules-saved = Zapisano jako „{ $text }”. Wybierz długość gry i przeciwnika, a potem rozdaj.
error-rules-deleted = Usunięto: „{ $text }”.
error-rules-not-kept = Przeglądarka nie zachowała zasad, więc są tylko tak długo, jak strona jest otwarta.
error-rules-set-aside = Części twoich zasad nie udało się odczytać. Są odłożone na tym urządzeniu.
rules-undo = Cofnij

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] Mecz usunięty.
    [few] Usunięto { $count } mecze.
    [many] Usunięto { $count } meczów.
   *[other] Usunięto { $count } meczu.
}
error-matches-refused = Tego meczu nie udało się wznowić. Jego wynik zostaje na liście, a zapis jest odłożony na tym urządzeniu.
error-matches-no-room = Ta przeglądarka nie ma już miejsca dla strony. Najstarsze mecze zachowują wyniki, ale nie da się ich już otworzyć.

## Two tabs

error-frozen = Ta gra jest otwarta w innej karcie.
frozen-here = Graj tutaj

## Starting

error-language-failed = Nie udało się wczytać tego języka. Sprawdź połączenie i wybierz go jeszcze raz.
error-engine-failed = Nie udało się uruchomić gry. Sprawdź połączenie i spróbuj ponownie.
boot-retry = Spróbuj ponownie
