# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Zastukanie
result-gin = Gin
result-big_gin = Duży gin
result-undercut = Podcięcie
result-undercut-over = Koniec przez podcięcie
result-dead = Rozdanie nieważne
result-drawn = Remis w rozdaniu
result-nobody = Nikt nie punktuje
result-dead-two_cards_left = W talonie zostały dwie karty, więc rozdanie kończy się bez punktów.
result-dead-turn_limit = Po { $turns } ruchach rozdanie kończy się bez punktów.
result-drawn-reason = Obie strony mają tyle samo wolnych punktów. Według tych zasad rozdanie jest niczyje.
result-dead-again = Rozdaje ta sama osoba.
result-scores = { $who ->
    [you] Punktujesz
   *[them] { $name } punktuje
}

result-closes = { $kind ->
    [undercut] Podcięcie zamyka
   *[other] Rozdanie zamyka
} { $count ->
    [one] partię { $games }
    [few] partie { $games }
    [many] partie { $games }
   *[other] partie { $games }
}

## Who won the match

match-won-target = { $who ->
    [you] Wygrywasz partię
   *[them] { $name } wygrywa partię
}
match-won-one = { $who ->
    [you] Wygrywasz rozdanie
   *[them] { $name } wygrywa rozdanie
}
match-won-hollywood = { $who ->
    [you] Wygrywasz mecz
   *[them] { $name } wygrywa mecz
}
match-drawn = Remis
match-score = { $games ->
    [yes] { $high } : { $low } w partiach
   *[no] { $high } : { $low }
}

## Hands

hand-of = { $who ->
    [you] Twoje karty
   *[them] Karty: { $name }
}
hand-knocked = { $who ->
    [you] Stukasz z { $deadwood }
   *[them] { $name } stuka z { $deadwood }
}
hand-gin = { $who ->
    [you] Masz gina
   *[them] { $name } ma gina
}
hand-big-gin = { $who ->
    [you] Masz dużego gina
   *[them] { $name } ma dużego gina
}
hand-player = { $who ->
    [you] Ty
   *[them] { $name }
}
hand-threw = rzucono
hand-threw-none = bez rzutu
hand-laid-off = { $count ->
    [one] dołożono jedną kartę, oznaczoną
    [2] dołożono dwie karty, oznaczone
    [3] dołożono trzy karty, oznaczone
    [few] dołożono { $count } karty, oznaczone
    [many] dołożono { $count } kart, oznaczone
   *[other] dołożono { $count } karty, oznaczone
}
hand-nothing-laid-off = nic nie dołożono
hand-no-layoffs = przy ginie nic się nie dokłada
hand-deadwood-label = Wolne punkty: { $deadwood }
hand-hidden = { $who ->
    [you] Po nieważnym rozdaniu nikt nie wykłada, więc twoje karty zostają tajemnicą.
   *[them] Po nieważnym rozdaniu nikt nie wykłada, więc tajemnicą zostaje, co ma { $name }.
}
hand-chain = { $who ->
    [you] Ty:
   *[them] { $name }:
}
card-laid-off-order = { $card }, dokłada: { $who ->
    [you] ty
   *[them] { $name }
}, { $place } z { $count }
card-laid-off = { $card }, dokłada: { $who ->
    [you] ty
   *[them] { $name }
}

## The receipt

receipt-label = Punkty za rozdanie
receipt-heading = Rozdanie { $deal }
receipt-heading-one = Wynik
receipt-caption = { $points ->
    [one] Skąd się wziął ten jeden punkt
    [few] Skąd się wzięły { $points } punkty
    [many] Skąd się wzięło { $points } punktów
   *[other] Skąd się wzięło { $points } punktu
}
receipt-caption-open = Skąd się biorą punkty
receipt-why = Co mówią zasady:
receipt-why-counting = Ile warte są karty
receipt-why-layoffs = Dokładanie
receipt-why-knock = Po zastukaniu
receipt-why-undercut = Podcięcie
receipt-why-tie = Równe wolne punkty
receipt-why-gin = Gin
receipt-why-big_gin = Duży gin
receipt-why-spades = Pik podwaja
receipt-why-box = Premie za rozdania
receipt-deadwood = { $who ->
    [you] Twoje wolne punkty
   *[them] Wolne punkty: { $name }
}
receipt-laid-off = Dołożono
receipt-left = { $who ->
    [you] Zostaje ci
   *[them] { $name }: zostaje
}
receipt-less = −{ $points }
receipt-difference = Różnica
receipt-difference-rule = { $high } minus { $low }
receipt-undercut = Premia za podcięcie
receipt-undercut-rule = { $tie ->
    [yes] Remis liczy się dla strony, która nie stuka
   *[no] Mniej niż u strony, która stuka
}
receipt-tie_no_bonus = Równe wolne punkty
receipt-tie_no_bonus-rule = Według tych zasad bez premii, ale rozdanie wygrywa strona, która nie stuka
receipt-tie_drawn = Równe wolne punkty
receipt-tie_drawn-rule = Według tych zasad rozdanie niczyje
receipt-gin_bonus = Premia za gina
receipt-gin_bonus-rule = Nie została żadna wolna karta
receipt-big_gin_bonus = Premia za dużego gina
receipt-big_gin_bonus-rule = Wszystkie jedenaście kart w układach, bez rzutu
receipt-spade_double = Odkryty pik podwaja
receipt-spade_double-rule = Jeszcze raz { $points }
receipt-box_at_once = Premia za rozdanie od razu
receipt-box_at_once-rule = Za wygranie rozdania
receipt-standing-target = Partia do { $target }
receipt-before = Było
receipt-now = Jest
receipt-boxes = Wygrane rozdania: ty { $you }, { $name } { $them }
receipt-entered = +{ $points } z tego rozdania

## Buttons

next-deal = Następne rozdanie
result-next = Dalej
result-all = Pokaż wszystko
result-table = Zobacz stół

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] Wykładasz: { $melds }; zostaje { $deadwood }.
   *[them] { $name } wykłada: { $melds }; zostaje { $deadwood }.
}
said-knocker-bare = { $who ->
    [you] Nie wykładasz żadnych układów; zostaje { $deadwood }.
   *[them] { $name } nie wykłada żadnych układów; zostaje { $deadwood }.
}
said-defender = { $who ->
    [you] Masz: { $melds }; zostaje { $deadwood }.
   *[them] { $name } ma: { $melds }; zostaje { $deadwood }.
}
said-defender-bare = { $who ->
    [you] Nie masz żadnych układów; zostaje { $deadwood }.
   *[them] { $name } nie ma żadnych układów; zostaje { $deadwood }.
}
said-laid-off = { $who ->
    [you] Dokładasz: { $cards }.
   *[them] { $name } dokłada: { $cards }.
}
said-line = { $name }: { $points }.
said-line-rule = { $name }: { $points }. { $rule }.
said-total = { $who ->
    [you] Twoje punkty: { $points }.
   *[them] { $name }, punkty: { $points }.
}
said-nobody = Nikt nie punktuje.
said-match = Masz teraz { $you }, { $name } ma { $them }.

## The same deal in every other game

prices-title = Punkty według innych zasad
prices-waiting = Chwileczkę, przeliczam karty …
prices-game = Gra
prices-points = Punkty
prices-change = Różnica
prices-scores = { $who ->
    [you] Ty { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] o { $points } lepiej dla ciebie
    [less] o { $points } gorzej dla ciebie
   *[same] tyle samo
}
prices-played = tak grano
prices-problem-knock_not_allowed = Tam nie wolno stukać.
prices-problem-over_knock_limit = { $limit ->
    [0] Tam zakończyłby je tylko gin.
   *[other] Tam nie można zastukać z { $deadwood }: najwyżej { $limit }.
}
prices-problem-no_big_gin = Tam nie ma dużego gina.
prices-problem-no_upcard = Tam decyduje odkryta karta, a w tym rozdaniu jej nie było.
prices-problem-counts_otherwise = Tam karty łączą się lub liczą inaczej, więc grałoby się innymi kartami.
prices-problem-stock_over = Tam rozdanie byłoby już nieważne, przy { $left ->
    [one] 1 karcie
    [few] { $left } kartach
    [many] { $left } kartach
   *[other] { $left } karty
} w talonie.
prices-problem-turns_over = Tam rozdanie byłoby już nieważne po { $turns } ruchach.
