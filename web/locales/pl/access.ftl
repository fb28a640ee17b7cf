# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-pile = Na stosie odkrytym leży { $card }
access-tell-pile-count = { $count ->
    [one] To jedyna karta na stosie
    [few] Leżą tam { $count } karty
    [many] Leży tam { $count } kart
   *[other] Leży tam { $count } karty
}
access-tell-pile-empty = Stos odkryty jest pusty
access-tell-last-none = Jeszcze nie było ruchu przeciwnika
access-tell-laid-off = Przeciwnik dokłada: { $cards }
access-tell-melds = { $count ->
    [0] Nie masz żadnego układu
    [one] Masz jeden układ
    [few] Masz { $count } układy
    [many] Masz { $count } układów
   *[other] Masz { $count } układu
}
access-tell-meld = { $kind ->
    [run] Sekwens
   *[set] Komplet
}: { $meld }
access-tell-deadwood = { $count ->
    [0] Brak wolnych kart
   *[other] Wolne punkty: { $deadwood }; karty: { $cards }
}
access-tell-hand = Masz { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
access-tell-hand-cards = { $cards }
access-tell-new = Nowa: { $card }
access-tell-stock = { $count ->
    [0] Talon jest pusty
    [one] W talonie została 1 karta
    [few] W talonie zostały { $count } karty
    [many] W talonie zostało { $count } kart
   *[other] W talonie zostało { $count } karty
}
access-tell-score = Ty masz { $you }, przeciwnik ma { $them }
access-tell-game = Partia { $game }{ $state ->
    [closed] , zamknięta
   *[open] {""}
}: ty { $you }, przeciwnik { $them }
access-tell-target = Gra toczy się do { $target }
access-tell-one = Gra się jedno rozdanie

## The log: who did what

access-log-deal = { $who ->
    [you] Rozdajesz po dziesięć kart
   *[them] Przeciwnik rozdaje po dziesięć kart
}
access-log-deal-eleven = { $who ->
    [you] Rozdajesz przeciwnikowi jedenaście kart
   *[them] Przeciwnik rozdaje ci jedenaście kart
}
access-log-began = { $who ->
    [you] Zaczynasz i rzucasz: { $threw }
   *[them] Przeciwnik zaczyna i rzuca: { $threw }
}
access-log-pass = { $who ->
    [you] Pasujesz
   *[them] Przeciwnik pasuje
}
access-log-got-only = { $who ->
    [you] Dobierasz: { $card }
   *[them] Przeciwnik dobiera: { $card }
}
access-log-got-threw = { $who ->
    [you] Dobierasz: { $card }, rzucasz: { $threw }
   *[them] Przeciwnik dobiera: { $card }, rzuca: { $threw }
}
access-log-got-knock = { $who ->
    [you] Dobierasz: { $card }, rzucasz: { $threw }, i stukasz
   *[them] Przeciwnik dobiera: { $card }, rzuca: { $threw }, i stuka
}
access-log-got-gin = { $who ->
    [you] Dobierasz: { $card }, rzucasz: { $threw }, i masz gina
   *[them] Przeciwnik dobiera: { $card }, rzuca: { $threw }, i ma gina
}
access-log-got-big_gin = { $who ->
    [you] Dobierasz: { $card }, i masz dużego gina
   *[them] Przeciwnik dobiera: { $card }, i ma dużego gina
}
access-log-drew-only = { $who ->
    [you] Dobierasz kartę
   *[them] Przeciwnik dobiera kartę
}
access-log-drew-threw = { $who ->
    [you] Dobierasz i rzucasz: { $threw }
   *[them] Przeciwnik dobiera i rzuca: { $threw }
}
access-log-drew-knock = { $who ->
    [you] Dobierasz, rzucasz: { $threw }, i stukasz
   *[them] Przeciwnik dobiera, rzuca: { $threw }, i stuka
}
access-log-drew-gin = { $who ->
    [you] Dobierasz, rzucasz: { $threw }, i masz gina
   *[them] Przeciwnik dobiera, rzuca: { $threw }, i ma gina
}
access-log-drew-big_gin = { $who ->
    [you] Dobierasz i masz dużego gina
   *[them] Przeciwnik dobiera i ma dużego gina
}
access-log-took-only = { $who ->
    [you] Bierzesz: { $card }
   *[them] Przeciwnik bierze: { $card }
}
access-log-took-threw = { $who ->
    [you] Bierzesz: { $card }, rzucasz: { $threw }
   *[them] Przeciwnik bierze: { $card }, rzuca: { $threw }
}
access-log-took-knock = { $who ->
    [you] Bierzesz: { $card }, rzucasz: { $threw }, i stukasz
   *[them] Przeciwnik bierze: { $card }, rzuca: { $threw }, i stuka
}
access-log-took-gin = { $who ->
    [you] Bierzesz: { $card }, rzucasz: { $threw }, i masz gina
   *[them] Przeciwnik bierze: { $card }, rzuca: { $threw }, i ma gina
}
access-log-took-big_gin = { $who ->
    [you] Bierzesz: { $card }, i masz dużego gina
   *[them] Przeciwnik bierze: { $card }, i ma dużego gina
}
access-log-laid-off = { $who ->
    [you] Dokładasz: { $card }
   *[them] Przeciwnik dokłada: { $card }
}
access-log-bare-began = { $who ->
    [you] Zaczynasz i rzucasz kartę
   *[them] Przeciwnik zaczyna i rzuca kartę
}
access-log-bare-drew = { $who ->
    [you] Dobierasz z talonu i rzucasz kartę
   *[them] Przeciwnik dobiera z talonu i rzuca kartę
}
access-log-bare-took = { $who ->
    [you] Bierzesz ze stosu odkrytego i rzucasz kartę
   *[them] Przeciwnik bierze ze stosu odkrytego i rzuca kartę
}
access-log-more = Od najnowszych

## The keys

access-keys-where = Działają, gdy fokus jest na stole.
access-keys-off = Klawisze z pojedynczymi literami są wyłączone.
access-keys-play = Do grania
access-keys-tell = By usłyszeć, jak stoi gra
access-keys-change = Zmień klawisze
access-fixed-arrows = ← → Home End
access-fixed-arrows-does = Przechodzenie po kartach
access-fixed-move = Alt i ← →
access-fixed-move-does = Przesunięcie karty
access-fixed-play = Enter, spacja
access-fixed-play-does = Wysunięcie karty; drugi raz ją zagrywa
access-fixed-escape = Esc
access-fixed-escape-does = Anulowanie stukania, schowanie karty

## The table as text

access-text = Stół jako tekst
access-text-more = Duże słowa i listy zamiast kart
access-opponent = Przeciwnik: { $name }
access-hand = Karty
access-lifted = wysunięta
