# The first page: a game that waits, and the choices for a new one.

home-title = Remik gin
home-heading = Undercut, remik gin

## A match that can be gone on with

resume-label = Zapisana gra
resume-heading = { $over ->
    [yes] Twoja gra jest skończona
   *[no] Twoja gra czeka
}
resume-where-target = { $turn ->
    [you] { $game }, rozdanie { $deal }, twój ruch
    [opponent] { $game }, rozdanie { $deal }, gra { $opponent }
    [over] { $game }, przeciwnik: { $opponent }
   *[between] { $game }, po rozdaniu { $deal }
}
resume-where-one = { $turn ->
    [you] { $game }, twój ruch
    [opponent] { $game }, gra { $opponent }
   *[over] { $game }, przeciwnik: { $opponent }
}
resume-where-hollywood = { resume-where-target }
resume-button = { $over ->
    [yes] Zobacz wynik
   *[no] Graj dalej
}

## For whoever has never played here

learn-question = Nie znasz remika gin?
learn-start = Nauka w trzy minuty

## A new game

new-game = Nowa gra
preset-regular-note = Zastukaj z { $limit } lub mniej albo czekaj na gina.
preset-straight-note = Bez stukania: wygrywa tylko ręka ułożona do ostatniej karty. Inaczej Gin Only.
preset-oklahoma-note = Pierwsza odkryta karta mówi, z iloma punktami można zastukać.
preset-classic-note = { $gin } za gina, { $box } za każde wygrane rozdanie i premia za partię.
preset-north_american-note = Duży gin, { $box } za każde wygrane rozdanie, a wygrana do zera liczy się podwójnie.
preset-tournament-note = Ostatnia rzucona karta może jeszcze zakończyć rozdanie, a remis nie daje premii.
preset-eaai-note = Zasady, według których zmierzyły się programy w konkursie badawczym: rozdaje się na zmianę.
preset-palace-note = { $box } za każde wygrane rozdanie, doliczane od razu.
preset-round_the_corner-note = Sekwensy idą dalej za króla, a wolny as liczy się za { $ace }.
quick-spade_double = Pik jako odkryta karta podwaja rozdanie
more-games = { $count ->
    [one] Jeszcze { $count } gra
    [few] Jeszcze { $count } gry
    [many] Jeszcze { $count } gier
   *[other] Jeszcze { $count } gry
}

how-long = Jak długo
form-choice-one = Jedno rozdanie
form-choice-target = Do celu
form-choice-hollywood = Hollywood
form-note-one = Decyduje jedno rozdanie.
form-note-target = Rozdanie za rozdaniem, aż ktoś dojdzie do celu.
form-note-hollywood = Trzy partie naraz, każda do celu: twoje wygrane rozchodzą się po nich.
target-choice = Cel
target-other = Inny
target-other-label = Twój cel, od { $low } do { $high }
target-wrong = Podaj liczbę całkowitą od { $low } do { $high }.
opponent-choice = Przeciwnik
chosen-one = { $game }, jedno rozdanie, przeciwnik: { $opponent }
chosen-target = { $game } do { $target }, przeciwnik: { $opponent }
chosen-hollywood = { $game }, Hollywood do { $target }, przeciwnik: { $opponent }
chosen-open = { $game }, przeciwnik: { $opponent }
deal-button = Rozdaj karty
deal-waiting = Przygotowuję grę. Karty zostaną rozdane, gdy tylko będzie gotowa.

## Own rules among the games

own-heading = Twoje zasady
own-note = { $count ->
    [0] Jak { $preset }
    [one] { $preset }, { $count } zmiana
    [few] { $preset }, { $count } zmiany
    [many] { $preset }, { $count } zmian
   *[other] { $preset }, { $count } zmiany
}
own-refused = Według tych zasad nie da się grać.
own-make = Ułóż własne zasady
own-change = Zmień
own-change-named = Zmień: { $name }
own-delete = Usuń
own-delete-named = Usuń: { $name }

## Before a match in progress is given up

leave-heading = Zostawić trwający mecz?
leave-body-target = { $game }, przeciwnik: { $opponent }. Wynik { $you } : { $them }. Mecz znajdziesz w „Meczach” i wrócisz do niego, kiedy zechcesz.
leave-body-hollywood = { leave-body-target }
leave-body-one = Rozdanie, w którym przeciwnikiem jest { $opponent }, znajdziesz w „Meczach” i wrócisz do niego, kiedy zechcesz.
leave-keep = Zostaję przy meczu
leave-confirm = Rozdaj nowe karty

# The head of every paper page.
nav-label = Więcej
nav-lesson = Nauka gry
nav-matches = Mecze
nav-statistics = Statystyki
nav-settings = Ustawienia

# The foot of every paper page.
foot-label = O grze
foot-rules = Zasady wszystkich gier
foot-glossary = Słowniczek
foot-about = O Undercut
foot-privacy = Prywatność
foot-language = Język
