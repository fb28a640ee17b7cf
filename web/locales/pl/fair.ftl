# Fair deals: the promise before the first card, the secret after the last, and the check of a proof.

## On the first page and in a match

fair-title = Uczciwe rozdanie
fair-about = Wszystkie karty twojej następnej gry wynikają z sekretu, który wylosowało to urządzenie. Oto jego odcisk. Po grze zobaczysz sam sekret i sprawdzisz każde rozdanie.
fair-commitment = Odcisk sekretu
fair-words = Własne słowa, jeśli chcesz
fair-words-note = Wchodzą do tasowania: dopóki ich nie wybierzesz, nikt nie może znać kart.
fair-not-here = Ta przeglądarka nie umie go tu obliczyć. Znajdziesz go w punktacji gry.
fair-later = Wszystkie karty tej gry wynikają z sekretu o tym odcisku. Zobaczysz sekret, gdy gra się skończy.
fair-over = Gra się skończyła, a oto sekret. Każdy może z niego rozdać te same karty jeszcze raz.
fair-secret = Sekret
fair-your-words = Twoje słowa
fair-opening = Pierwsze rozdanie jest jednym z przygotowanych otwarć (jest ich { $count }), żeby nie trzeba było czekać. Wybrały je sekret i twoje słowa. Wszystkie późniejsze rozdania są z nich tasowane.
fair-none = Dla tej gry niczego nie obiecano: jej karty pochodzą z liczby znanej z góry.
fair-check = Sprawdź te rozdania
fair-waiting = Pytam silnik …
fair-failed = Silnik nie mógł odpowiedzieć. Zamknij to i otwórz ponownie.
fair-give-up = Poddaj się i zobacz sekret
fair-give-up-asked = Gra kończy się tutaj: kto zna sekret, zna karty, które nadejdą. Nie zostaje wśród twoich meczów.
fair-play-on = Graj dalej
fair-give-up-yes = Poddaj się

## The page that checks a proof

check-paste = Dowód gry
check-go = Sprawdź
check-file = Otwórz plik
check-found = Co się okazało
check-what = Co jest sprawdzane
check-by-page = Ta strona (JavaScript)
check-by-engine = Silnik gry (Python)
check-engine-coming = Silnik jest w drodze
check-promise = Obietnica
check-deal = Rozdanie { $deal }
check-holds = Zgodne z obietnicą
check-waits = Jeszcze nie
check-untold = Nie udało się sprawdzić
check-running = Sprawdzam …
check-good = Każde rozdanie jest takie, jak obiecano.
check-good-page = Według tej strony każde rozdanie jest takie, jak obiecano. Silnika nie udało się uruchomić.
check-bad = Ten dowód się nie zgadza.
check-lost = Nie udało się tu sprawdzić dowodu.

## What may be wrong with a proof; $told and $dealt are cards

error-match_not_over = Zobaczysz sekret, gdy gra się skończy.
error-not_promised = { fair-none }
error-proof_unreadable = To nie jest dowód gry albo jest uszkodzony.
error-proof_newer = Ten dowód pochodzi z nowszej wersji. Odśwież stronę i sprawdź jeszcze raz.
error-proof_not_promised = Sekret nie jest tym obiecanym: ma inny odcisk.
error-proof_dealer = Rozdanie { $deal }: powinna była rozdawać druga strona.
error-proof_card = Rozdanie { $deal }, karta { $place }. W dowodzie: { $told }. Według sekretu: { $dealt }.
error-proof_reshuffle = Rozdanie { $deal }, nowy talon { $count }, karta { $place }. W dowodzie: { $told }. Według sekretu: { $dealt }.
