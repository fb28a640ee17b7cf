# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-title = Powtórka
replay-open = Powtórka
# A button in the list of matches.
replay-open-named = Powtórka: { $game }, przeciwnik: { $opponent }, { $day }
replay-opening = Karty wracają na stół …
replay-loading = Gra jeszcze się wczytuje, potem otworzy się powtórka.
replay-damaged = Ten link jest uszkodzony albo niepełny, więc nie ma czego powtórzyć. Nic innego się nie zmieniło.
replay-file = Ten plik nie mówi, gdzie jest jego powtórka, więc nie da się go tu otworzyć. Nic innego się nie zmieniło.
replay-newer = Ta powtórka pochodzi z nowszej wersji Undercut. Wczytaj stronę ponownie, aby ją mieć.
replay-lost = Gra nie mogła odpowiedzieć. Spróbuj jeszcze raz.
replay-failed = Tego rozdania nie da się powtórzyć. Nic innego się nie zmieniło.
replay-leave = Wyjdź z powtórki
replay-deal = Rozdanie { $deal } z { $count }

## Steps

replay-controls = Kroki rozdania
replay-slider = Krok
replay-step = Krok { $at } z { $of }
replay-told = { $text }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Krok dalej
replay-last = Na koniec
replay-both = Obie ręce
replay-looking = tylko do oglądania
replay-other-hand = { $name } ma: { $cards }. { table-deadwood-name }

## What was done

replay-did-discard = { $who ->
    [you] Rzucasz: { $card }
   *[them] Przeciwnik rzuca: { $card }
}
replay-did-knock = { $who ->
    [you] Rzucasz: { $card }, i stukasz
   *[them] Przeciwnik rzuca: { $card }, i stuka
}
replay-did-gin = { $who ->
    [you] Rzucasz: { $card }, i masz gina
   *[them] Przeciwnik rzuca: { $card }, i ma gina
}
replay-did-big_gin = { $who ->
    [you] Masz dużego gina
   *[them] Przeciwnik ma dużego gina
}
replay-did-done = { $who ->
    [you] Nie dokładasz więcej
   *[them] Przeciwnik nie dokłada więcej
}
replay-upcard = Odkryta karta: { $card }

## The coach

# The verdict is one of the coach's: "Mistake".
replay-remark = { $verdict }
replay-remark-better = { $verdict }. Lepiej: { $act }

## Passing it on

replay-more = Udostępnij i więcej
replay-which = Rozdanie
# One deal in a list: "3: Knock. You score 24".
replay-deal-line = { $deal }: { $end }. { $won }
replay-share = Udostępnij rozdanie
replay-link = Link
replay-copy-link = Kopiuj link
replay-copy-match = Kopiuj link do całego meczu
replay-copy-text = Kopiuj jako tekst
replay-save = Zapisz do pliku
replay-save-match = Zapisz cały mecz
replay-copied-link = Link jest skopiowany.
replay-copied-text = Tekst jest skopiowany.
replay-not-copied = Przeglądarka nie pozwoliła skopiować.
replay-saved = Plik jest zapisany.
replay-not-saved = Nie udało się zapisać pliku.

## Playing the cards

replay-again = Zagraj samodzielnie
replay-again-more = Te same karty przeciw komputerowi. To się nie liczy, a twój mecz czeka.
replay-play-cards = Zagraj tymi kartami
replay-rules = Gra
replay-play-other = To samo rozdanie, ta gra
replay-again-back = Wróć do powtórki
error-no_replay = Żadna powtórka nie jest już otwarta. Otwórz ją ponownie.
