# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-heading = Stół do remika gin
table-heading-layoff = Dokładanie do układów przeciwnika
table-skip = Przejdź do swoich kart
table-comma = { ", " }
table-sentence = { $text }.

## Bar and menu

table-menu = Menu
table-menu-resume = Wróć do gry
table-menu-rules = Zasady tego meczu
table-menu-home = Odejdź od stołu
table-menu-home-more = Gra czeka na stronie startowej

## The opponent's side

table-opponent-holds = { $count ->
    [one] Przeciwnik ma 1 kartę
    [few] Przeciwnik ma { $count } karty
    [many] Przeciwnik ma { $count } kart
   *[other] Przeciwnik ma { $count } karty
}
table-name-knocked = { $name } stuka z { $deadwood }
table-name-gin = { $name } ma gina
table-name-big-gin = { $name } ma dużego gina
table-before-count = Dołóż, co pasuje, zanim policzymy

## What somebody did in a turn: on the badge and in the log

table-did-deal = Rozdano po dziesięć kart
table-did-deal-eleven = { $to ->
    [you] Jedenaście kart dla ciebie
   *[them] Jedenaście kart dla przeciwnika
}
table-holds-eleven = Ma jedenaście kart i najpierw rzuca
table-did-began = Na początek rzucono: { $threw }
table-did-pass = Pas
table-did-drew-only = Dobrano kartę
table-did-drew-threw = Dobrano, rzucono: { $threw }
table-did-drew-knock = Dobrano, rzucono: { $threw }, zastukano
table-did-drew-gin = Dobrano, rzucono: { $threw }, gin
table-did-drew-big_gin = Dobrano, duży gin
table-did-took-only = Wzięto: { $card }
table-did-took-threw = Wzięto: { $card }, rzucono: { $threw }
table-did-took-knock = Wzięto: { $card }, rzucono: { $threw }, zastukano
table-did-took-gin = Wzięto: { $card }, rzucono: { $threw }, gin
table-did-took-big_gin = Wzięto: { $card }, duży gin
table-did-laid-off = Dołożono: { $card }

## The same about the opponent, as spoken

table-said-pass = Przeciwnik pasuje
table-said-began = Przeciwnik zaczyna z jedenastoma kartami, rzuca: { $threw }
table-said-drew-only = Przeciwnik dobiera kartę
table-said-drew-threw = Przeciwnik dobiera, rzuca: { $threw }
table-said-drew-knock = Przeciwnik dobiera, rzuca: { $threw }, i stuka
table-said-drew-gin = Przeciwnik dobiera, rzuca: { $threw }, i ma gina
table-said-drew-big_gin = Przeciwnik dobiera i ma dużego gina
table-said-took-only = Przeciwnik bierze: { $card }
table-said-took-threw = Przeciwnik bierze: { $card }, rzuca: { $threw }
table-said-took-knock = Przeciwnik bierze: { $card }, rzuca: { $threw }, i stuka
table-said-took-gin = Przeciwnik bierze: { $card }, rzuca: { $threw }, i ma gina
table-said-took-big_gin = Przeciwnik bierze: { $card }, i ma dużego gina

## The same about the player, under "Opponent's turn"

table-you-pass = Twój pas
table-you-began = Rzucono: { $threw }
table-you-drew-only = Dobrano kartę
table-you-drew-threw = Rzucono: { $threw }
table-you-drew-knock = Rzucono: { $threw }, stukasz
table-you-drew-gin = Rzucono: { $threw }, masz gina
table-you-drew-big_gin = Masz dużego gina
table-you-took-only = Wzięto: { $card }
table-you-took-threw = Rzucono: { $threw }
table-you-took-knock = Rzucono: { $threw }, stukasz
table-you-took-gin = Rzucono: { $threw }, masz gina
table-you-took-big_gin = Masz dużego gina

## Piles

table-piles = Stosy
table-pile-name = { $pile }, { $what }
table-stock = Talon { $count }
table-stock-cap = Talon
table-stock-dead = Talon { $count }, { $left ->
    [0] do nieważnego rozdania nie ma już dobierania
    [one] do nieważnego rozdania 1 dobranie
    [few] do nieważnego rozdania { $left } dobrania
    [many] do nieważnego rozdania { $left } dobrań
   *[other] do nieważnego rozdania { $left } dobrania
}
table-draws-left = { $count ->
    [one] zostało 1 dobranie
    [few] zostały { $count } dobrania
    [many] zostało { $count } dobrań
   *[other] zostało { $count } dobrania
}
table-draw-top = dobierz wierzchnią kartę
table-pile = Stos odkryty
table-pile-just = Przed chwilą
table-pile-upcard = Odkryta karta
table-pile-top = { $pile }, na wierzchu { $card }, { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
table-pile-just-name = Stos odkryty, przed chwilą rzucono
table-pile-upcard-name = Odkryta karta
table-pile-empty = Stos odkryty, pusty
table-pile-take = weź ją
table-pile-throw = rzuć tutaj: { $card }

## What it takes to end the deal, beside the piles

table-limit = Stukasz z { $limit } lub mniej
table-limit-gin = Tylko gin
table-limit-gin-deal = Teraz tylko gin
table-doubled = Pik: rozdanie liczy się podwójnie
table-turned = Odkryta karta: { $card }

## The status line

table-your-turn = Twój ruch
table-their-turn = Ruch przeciwnika
table-upcard = { $card }: bierzesz czy pas?
table-upcard-first = Pierwszy wybór należy do ciebie
table-upcard-second = Przeciwnik pasuje
table-draw = Dobierz albo weź: { $card }
table-draw-stock-only = Dwa razy pas: dobierz z talonu
table-first = Rzuć jedną z jedenastu kart
table-first-more = Pierwszy rzut w rozdaniu: jeszcze nikt nie dobiera ani nie stuka
table-wait-first = Przeciwnik ma jedenaście kart i najpierw jedną rzuca
table-last-two = W talonie zostały dwie karty
table-last-knock = { $card }: weź tylko po to, by zastukać lub mieć gina, albo zostaw: rozdanie będzie nieważne
table-last-gin = { $card }: weź tylko po to, by mieć gina, albo zostaw: rozdanie będzie nieważne
table-last-no-knock = Z tą kartą nie zastukasz: { $card }. Zostaw ją, rozdanie będzie nieważne
table-last-no-gin = Z tą kartą nie masz gina: { $card }. Zostaw ją, rozdanie będzie nieważne
table-wait-last = Ostatnia rzucona karta to { $card }: można ją wziąć tylko po to, by zakończyć rozdanie
table-must-end = Wzięto ostatnią rzuconą kartę, więc ten ruch kończy rozdanie
table-reshuffled = Rzucone karty potasowano na nowy talon
table-discard = Wysuń kartę, którą chcesz rzucić
table-discard-or-knock = Rzuć kartę albo zastukaj
table-throw = Rzucasz: { $card }?
table-throw-how = Dotknij jej jeszcze raz albo stosu odkrytego
table-taken = Przed chwilą wzięto: { $card }
table-taken-more = Można ją rzucić w następnym ruchu, nie w tym
table-gin = Gin!
table-big-gin = Duży gin!
table-big-gin-more = Wszystkie jedenaście kart jest w układach: wyłóż je, niczego nie rzucasz
table-knock-ask = Stukasz z { $deadwood }?
table-knock-which = Stukanie: którą kartę rzucasz?
table-knock-which-more = Z oznaczonymi zostaje { $limit } lub mniej
table-gin-instead = Rzuć: { $card }, a masz gina
table-layoff = Dołóż, co pasuje
table-layoff-ask = Dokładasz: { $card }?
table-layoff-no-fit = Nigdzie nie pasuje: { $card }
table-layoff-no-more = Nic więcej nie pasuje
table-layoff-none = Nic nie pasuje
table-you-knocked = Stukasz z { $deadwood }
table-they-lay-off = Przeciwnik dokłada, co pasuje
table-they-laid-off = Przeciwnik dokłada: { $card }
table-over = Koniec rozdania
table-over-knock = Zakończyło je zastukanie
table-over-gin = Zakończył je gin
table-over-big_gin = Zakończył je duży gin
table-over-undercut = Zakończyło je podcięcie
table-over-dead = Rozdanie nieważne: nikt nie punktuje
table-over-drawn = Tyle samo wolnych punktów: rozdanie jest niczyje
table-draws-before-dead = { $count ->
    [one] 1 dobranie do nieważnego rozdania
    [few] { $count } dobrania do nieważnego rozdania
    [many] { $count } dobrań do nieważnego rozdania
   *[other] { $count } dobrania do nieważnego rozdania
}
table-last-draw-gin = To było ostatnie dobranie: teraz gin albo rozdanie nieważne
table-last-draw-knock = To było ostatnie dobranie: zastukaj teraz albo rozdanie nieważne
table-last-draw-offered = To było ostatnie dobranie: przeciwnik może jeszcze zakończyć rozdanie twoją kartą
table-turns-before-dead = { $count ->
    [one] 1 ruch do końca rozdania bez punktów
    [few] { $count } ruchy do końca rozdania bez punktów
    [many] { $count } ruchów do końca rozdania bez punktów
   *[other] { $count } ruchu do końca rozdania bez punktów
}
table-booting = Wczytywanie; możesz już wybierać
table-queued = Wczytywanie; wybór zapamiętany
table-boot-failed = Nie udało się wczytać gry
table-boot-failed-more = Twoja gra jest zachowana na tym urządzeniu
table-frozen = Ta gra jest otwarta w innej karcie
table-frozen-more = Grać można tylko w jednej

## Why something cannot be done now

table-why-upcard = najpierw weź odkrytą kartę albo spasuj
table-why-drawn = w tym ruchu już dobrano
table-why-their-turn = ruch przeciwnika
table-why-over = koniec rozdania
table-why-last-two = ostatnich dwóch kart się nie dobiera
table-why-first = najpierw rzuć jedną z jedenastu kart
table-why-not-first = nie przy pierwszym rzucie
table-why-no-knock-follows = nie da zastukać
table-why-no-gin-follows = nie da gina
table-why-must-knock = ten ruch kończy rozdanie: wybierz oznaczoną kartę, potem „Stukam”
table-why-must-gin = ten ruch kończy rozdanie: naciśnij „Gin”
table-why-closed = dwa razy pas, więc dobierz z talonu
table-why-lift = najpierw wysuń kartę, którą chcesz rzucić
table-why-lift-first = wysuń kartę
table-why-taken = nie kartę właśnie wziętą
table-why-armed = naciśnij „Stukam”, by wyłożyć, albo „Anuluj”
table-why-draw-first = najpierw dobierz kartę
table-why-on-your-turn = w twoim ruchu
table-why-knock = zostaje { $deadwood }, limit { $limit }
table-why-left-over = zostaje { $deadwood }
table-why-leaves = Rzut: { $card }, zostaje { $deadwood }; stuka się z { $limit } lub mniej
table-why-choose = wybierz oznaczoną kartę

## Your side

table-your-side = Twoja strona
table-hand = Twoje karty
table-becomes = zmienia się w
table-card-name = { $card }, { $facts }, { $n } z { $total }
table-card-run = w sekwensie
table-card-set = w komplecie
table-card-deadwood = wolna karta
table-card-new = nowa
table-new-dot = nowa
table-card-knocks = stukasz z { $deadwood }
table-card-gin = daje gina
table-gin-tag = Gin
table-card-too-much = zostaje za dużo, by zastukać
table-card-fits = pasuje tu: { $melds }
table-fits-tag = pasuje

## Buttons

table-actions = Ruchy
table-act-sort = Ułóż karty
table-act-left = W lewo
table-act-right = W prawo
table-act-ways = Inne układy
table-act-take = Biorę: { $card }
table-act-pass = Pas
table-act-take-it = Biorę
table-act-leave = Zostawiam
table-act-discard = Rzucam
table-act-knock = Stukam
table-act-knock-with = Stukam z { $deadwood }
table-act-gin = Gin
table-act-big-gin = Duży gin
table-act-cancel-name = Anuluj stukanie
table-act-done = Gotowe
table-act-lay-off = Dokładam
table-act-lay-off-one = Dokładam: { $card }
table-act-lay-off-all = { $count ->
    [2] Dokładam obie
    [one] Dokładam { $count }
    [few] Dokładam { $count }
    [many] Dokładam { $count }
   *[other] Dokładam { $count }
}
table-act-undo = Cofnij
table-act-result = Pokaż wynik

## Melds in words

# In the genitive, as after "od" and "do"; alone, in the nominative, it is table-rank-name.
table-rank = { $rank ->
    [A] asa
    [T] 10
    [J] waleta
    [Q] damy
    [K] króla
   *[other] { $rank }
}
table-rank-name = { $rank ->
    [A] as
    [T] 10
    [J] walet
    [Q] dama
    [K] król
   *[figure] { $rank }
}
# The letters printed on Polish cards.
table-rank-letter = { $rank ->
    [T] 10
    [J] W
    [Q] D
   *[same] { $rank }
}
table-ranks = { $rank ->
    [A] asy
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [T] dziesiątki
    [J] walety
    [Q] damy
   *[K] króle
}
# In the genitive: "komplet dziewiątek".
table-ranks-of = { $rank ->
    [A] asów
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
    [6] szóstek
    [7] siódemek
    [8] ósemek
    [9] dziewiątek
    [T] dziesiątek
    [J] waletów
    [Q] dam
   *[K] króli
}
table-suit = { $suit ->
    [s] pik
    [h] kier
    [d] karo
   *[c] trefl
}
table-run-name = Sekwens od { $from } do { $to } { table-suit }
table-set-name = Komplet: { $count ->
    [3] trzy
   *[4] cztery
} { table-ranks }
table-the-run = sekwens { table-suit }
table-the-set = komplet { table-ranks-of }
table-target = { $kind ->
    [run] Sekwens: pasuje { table-rank-name }
   *[set] Komplet: pasuje { table-rank-name }
}
# $cards: the ranks of a run, in a list, in the genitive. $rank, $suit: of the card that fits.
table-target-name = { $place ->
    [set] Komplet { table-ranks-of }: pasuje { table-rank-name }
    [before] Sekwens: { table-rank-name } pasuje na początek, do { $cards } { table-suit }
   *[after] Sekwens: { table-rank-name } pasuje na koniec, do { $cards } { table-suit }
}
table-meld-laid = { $kind ->
    [run] Sekwens
   *[set] Komplet
}, dołożono { $count }
table-their-melds = Układy przeciwnika
table-your-melds = Twoje układy
table-deadwood-name = Wolne punkty: { $deadwood }
table-laid-off-by-you = { $card }, dołożone przez ciebie
table-laid-off-by-them = { $card }, dołożone przez przeciwnika

## Ways to lay down

table-ways = Inne sposoby wyłożenia
table-ways-more = Od tego, co wyłożysz, zależy, co przeciwnik może dołożyć.
table-ways-use = Wybieram

## Order of the hand

table-sort-melds = Układy
table-sort-melds-more = Najpierw układy, potem wolne karty od najwyższej
table-sort-suit = Kolor
table-sort-suit-more = Piki, kiery, kara, trefle, w każdym od asa w górę
table-sort-rank = Wysokość
table-sort-rank-more = Od asa do króla
table-sort-manual = Po mojemu
table-sort-manual-more = Wysuń kartę i przesuwaj ją w lewo lub w prawo

## Score pad and log

table-pad = Wynik i przebieg
table-score = Wynik
table-to = Do { $target }
table-cell-dead = Nieważne
table-cell-drawn = Remis
table-log = To rozdanie

## Keys

table-keys = Klawisze
