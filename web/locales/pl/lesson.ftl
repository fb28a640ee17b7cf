# The lesson: one prepared deal on the real table, with a guide beside it.

lesson-title = Nauka gry

## Before the cards are there

lesson-about = Jedno rozdanie remika gin z przewodnikiem u boku; przeciwnik: Łagodny. Trwa około trzech minut i w każdej chwili możesz wyjść.
lesson-own-waits = Twój mecz czeka taki, jaki jest.
lesson-loading = Karty zostaną rozdane, gdy tylko gra będzie gotowa.
lesson-failed = Nie udało się wczytać gry.

## The guide

lesson-region = Lekcja
lesson-step = { $part } z { $of }
lesson-step-name = Krok { $part } z { $of }
lesson-continue = Dalej
lesson-leave = Wyjdź z lekcji
lesson-from-start = Zacznij lekcję od nowa

lesson-melds-heading = Układy
lesson-deadwood-heading = Wolne karty
lesson-first-heading = Weź kartę
lesson-throw-heading = Rzuć kartę
lesson-turns-heading = Ruch za ruchem
lesson-knock-heading = Pora zastukać
lesson-gin-heading = Gin
lesson-layoff-heading = Dokładanie
lesson-wait-heading = Ruch przeciwnika
lesson-end-heading = Jak to policzono

## What melds are

lesson-melds-none = Karty, które do siebie należą, to układy: trzy lub cztery tej samej wysokości, czyli komplet, albo co najmniej trzy kolejne w jednym kolorze, czyli sekwens.
lesson-run = { $cards } to sekwens, czyli układ: co najmniej trzy kolejne karty w jednym kolorze.
lesson-set = { $cards } to komplet, czyli układ: trzy lub cztery karty tej samej wysokości.
lesson-set-too = Drugi rodzaj to komplet: trzy lub cztery karty tej samej wysokości.
lesson-run-too = Drugi rodzaj to sekwens: co najmniej trzy kolejne karty w jednym kolorze.
lesson-near-set = Masz { $cards }: do kompletu brakuje jeszcze tylko jednej.
lesson-near-run = Masz { $cards }: do sekwensu brakuje jeszcze tylko jednej.

## Deadwood

lesson-deadwood = Karty poza układami to wolne karty, a ich wartości to wolne punkty. Figury liczą się za 10, as za 1, pozostałe tyle, ile na nich stoi.
lesson-aim = Masz wolnych punktów: { $deadwood }. Zejdź do { $limit } lub niżej, a będzie można zastukać, co kończy rozdanie.

## The upcard, and drawing

lesson-upcard-first = Odkryta karta leży na stole, a pierwszy wybór należy do ciebie: weź ją albo spasuj.
lesson-upcard-second = Przeciwnik nie chce odkrytej karty. Możesz ją mieć.
lesson-pass-first = { $card }: ta karta niewiele ci pomoże, więc spasuj. Potem może ją wziąć przeciwnik.
lesson-pass-second = { $card }: ta karta niewiele ci pomoże, więc spasuj. Przeciwnik dobierze wtedy z talonu.
lesson-take = { $card } wchodzi do układu: weź tę kartę.
lesson-take-knock = Weź kartę: { $card }. Z nią możesz zejść do { $deadwood }.
lesson-draw-first = Każdy ruch zaczyna się od karty: wierzchniej ze stosu odkrytego, którą widać, albo wierzchniej z talonu, której nikt nie widzi.
lesson-draw-closed = Obie strony spasowały, więc tym razem karta jest z talonu.
lesson-draw-stock = { $card }: ta karta niewiele ci pomoże. Dobierz z talonu.
lesson-draw-ready = Masz już tylko { $deadwood }: dobierz z talonu i możesz zastukać.
lesson-tip-seen = Przeciwnik widzi, co bierzesz ze stosu odkrytego, ale nie to, co dobierasz z talonu.
lesson-tip-low = Jeśli przeciwnik zastuka pierwszy, twoje wolne punkty się liczą: bezpieczniej trzymać niskie karty.
lesson-known = Przeciwnik ma ze stosu: { $cards }. Widać, co tam się zbiera.

## Throwing

lesson-got = { $card } daje ci układ: { $melds }.
lesson-throw-why = Każdy ruch kończy się rzutem, a wysokie wolne karty kosztują najwięcej.
lesson-throw-best = Rzuć kartę: { $card }. Zostaje { $deadwood } i żaden rzut nie zostawia mniej.
lesson-throw-now = { $card }: po tym rzucie zostaje { $deadwood } i nic nie zostawia mniej. Dotknij karty jeszcze raz albo naciśnij „{ table-act-discard }”.
lesson-throw-worse = { $lifted }: po tym rzucie zostałoby { $now }. Lepiej rzuć kartę { $card }, wtedy zostaje { $deadwood }.
lesson-throw-taken = { $card } to karta wzięta w tym ruchu, więc na razie musi zostać.

## Ending the deal

lesson-knock = Rzuć kartę { $card }, a zostanie tylko { $deadwood }, więc możesz zastukać: wyłożyć układy i zakończyć rozdanie.
lesson-knock-or = Albo graj dalej na gina, bez żadnej wolnej karty: to o { $bonus } punktów więcej.
lesson-armed = Liczba na oznaczonej karcie mówi, ile wolnych punktów zostanie, gdy ją rzucisz.
lesson-confirm = Po rzucie { $card } stukasz z { $deadwood }.
lesson-gin = Rzuć kartę { $card }, a wszystkie, które zostają, są w układach.
lesson-gin-bonus = To gin: o { $bonus } punktów więcej i nic nie można dołożyć.
lesson-layoff = Przeciwnik stuka z { $deadwood }. Twoje karty, które pasują do tych układów, możesz tam dołożyć: wtedy się nie liczą.
lesson-layoff-best = Dołóż: { $cards }. Zostaje ci { $deadwood }.
lesson-layoff-none = Żadna karta do dołożenia nie ulżyłaby twojej ręce, więc można liczyć.
lesson-layoff-undercut = Nie więcej niż u przeciwnika to podcięcie: wygrywasz.
lesson-watch = Stukasz z { $deadwood }. Teraz przeciwnik może dołożyć karty do twoich układów: wtedy się nie liczą.
lesson-wait = Przeciwnik bierze kartę i jedną rzuca, tak samo jak ty. Patrz, co bierze.
lesson-wait-upcard = Teraz przeciwnik może wziąć odkrytą kartę albo też spasować.
lesson-play-on = Wybór należy do ciebie.

## How it ended

lesson-end-laid = { $who ->
    [you] Przeciwnik dokłada do twoich układów: { $cards }. Dołożone karty się nie liczą.
   *[them] Dokładasz do układów przeciwnika: { $cards }. Dołożone karty się nie liczą.
}
lesson-end-knock = { $who ->
    [you] Stukasz z { $knocker }, przeciwnikowi zostaje { $other }: różnica, { points }, jest twoja.
   *[them] Przeciwnik stuka z { $knocker }, tobie zostaje { $other }: różnica, { points }, idzie do przeciwnika.
}
lesson-end-undercut-what = { $who ->
    [you] Z { $deadwood } lub mniej przeciwnik podciąłby cię i wygrał.
   *[them] Z { $deadwood } lub mniej byłoby to podcięcie i twoja wygrana.
}
lesson-end-undercut = { $who ->
    [you] Stukasz z { $knocker }, ale przeciwnik ma tylko { $other }: to podcięcie. Daje przeciwnikowi różnicę i jeszcze { $bonus }.
   *[them] Przeciwnik stuka z { $knocker }, ale ty masz tylko { $other }: to podcięcie. Daje ci różnicę i jeszcze { $bonus }.
}
lesson-end-gin = { $who ->
    [you] Masz gina: twoje jest { $other }, które zostaje przeciwnikowi, i jeszcze { $bonus }.
   *[them] Przeciwnik ma gina i dostaje { $other }, które zostaje tobie, i jeszcze { $bonus }.
}
lesson-end-other = Wartość rozdania: { points }.
lesson-end-dead = Nikt nie zakończył rozdania na czas, więc nie ma punktów. Rzadko się to zdarza.
lesson-end-next = Cała gra to wiele takich rozdań, aż ktoś dojdzie do celu.

## After it

lesson-whole = Zagraj całą grę
lesson-back = Wróć do meczu
lesson-again = Jeszcze raz
lesson-leave-short = Wyjdź
