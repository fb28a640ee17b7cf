# The settings: a sheet that opens over any page.

settings-title = Ustawienia

settings-part-cards = Karty
settings-part-play = Gra
settings-part-motion = Dźwięk i ruch
settings-part-reading = Klawisze i czytanie

## Cards

settings-deck = Cztery kolory
settings-deck-note = Kara niebieskie, trefle zielone
# The sets of letters for ace, jack, queen and king. $letters is the set itself, such as "A J Q K".
settings-index = Litery
settings-index-language = Jak w tym języku: { $letters }
settings-index-intl = { $letters }, angielskie
settings-index-nl = { $letters }, niderlandzkie
settings-index-de = { $letters }, niemieckie
settings-index-fr = { $letters }, francuskie i portugalskie
settings-index-sv = { $letters }, szwedzkie
settings-index-pl = { $letters }, polskie
settings-faces = Rysunek
settings-faces-note = Według wielkości: duża litera na małych kartach, znaki i postacie na szerokich
settings-faces-auto = Według wielkości
settings-faces-large = Duża litera
settings-faces-full = Pełny
settings-size = Wielkość
settings-size-note = Nigdy więcej, niż zmieści się na stole
settings-size-small = Małe
settings-size-normal = Zwykłe
settings-size-large = Duże
settings-back = Rewers
settings-back-blue = Niebieski
settings-back-red = Czerwony
settings-back-green = Zielony
settings-paper = Ciemne karty
settings-paper-note = Łagodniejsze dla oczu wieczorem
settings-theme = Jasny czy ciemny
settings-theme-auto = Jak urządzenie
settings-theme-light = Jasny
settings-theme-dark = Ciemny

## Play

settings-hand = Lewa ręka
settings-hand-note = Przyciski zmieniają strony
settings-order = Układaj karty
settings-order-melds = Układami
settings-order-suit = Kolorami
settings-order-rank = Wysokością
settings-oneTap = Rzut jednym dotknięciem
settings-oneTap-note = Inaczej pierwsze dotknięcie wysuwa kartę, a drugie ją rzuca
settings-takeBack = Cofanie
settings-takeBack-note = Przycisk, który cofa twój ruch, dopóki przeciwnik nie odpowie
settings-memory = Wzięte karty
settings-memory-note = Co przeciwnik bierze ze stosu odkrytego na twoich oczach
settings-memory-last = Pokaż ostatnią
settings-memory-all = Pokaż wszystkie
settings-memory-off = Ukryj
settings-layoffs = Dokładaj za mnie
settings-layoffs-note = Gdy przeciwnik stuka, pasujące karty dokładają się od razu
settings-steps = Wynik krok po kroku
settings-steps-note = Najpierw karty, potem punkty, wiersz po wierszu
# Above three switches that end the sentence.
settings-asks = Zapytaj mnie, zanim
settings-confirmGin = zastukam, choć mogę mieć gina
settings-confirmMeld = rzucę kartę z układu
settings-confirmLeave = zostawię mecz dla nowego

## Sound and motion

settings-sound = Dźwięk
settings-sound-note = Krótki i cichy: karty, stukanie, koniec rozdania
settings-vibration = Wibracje
settings-vibration-note = Na urządzeniach, które to potrafią
settings-motion = Ruch
settings-motion-auto = Jak urządzenie
settings-motion-full = Zawsze
settings-motion-none = Nigdy
settings-speed = Tempo
settings-speed-note = Kart i przeciwnika
settings-speed-slow = Wolne
settings-speed-normal = Zwykłe
settings-speed-fast = Szybkie

## Keys and reading

settings-language = Język
settings-keys = Klawisze jednoliterowe
settings-keys-note = Działają, gdy fokus jest na stole
settings-letters = Wybierz litery
settings-key-stock = Dobierz z talonu
settings-key-pile = Weź ze stosu odkrytego
settings-key-knock = Zastukaj
settings-key-pass = Spasuj
settings-key-undo = Cofnij
settings-key-tell-pile = Czytaj wierzchnią kartę stosu
settings-key-tell-last = Czytaj ostatni ruch
settings-key-tell-melds = Czytaj moje układy
settings-key-tell-hand = Czytaj moje karty
settings-key-tell-stock = Czytaj, ile kart jest w talonie
settings-key-tell-score = Czytaj wynik
settings-key-help = Pokaż wszystkie klawisze
settings-key-empty = Wpisz jedną literę lub znak. Do tego czasu zostaje { $letter }.
# $does is what the wanted letter does already, named as in the list above.
settings-key-taken = { $wanted } jest zajęte: „{ $does }”. Na razie zostaje { $letter }.
settings-usual-keys = Zwykłe klawisze
settings-textTable = Stół jako tekst
settings-textTable-note = Nagłówki i listy zamiast obrazków
settings-contrast = Kontrast
settings-contrast-auto = Jak urządzenie
settings-contrast-normal = Zwykły
settings-contrast-more = Wysoki

## All of them

settings-reset = Wszystko jak zwykle
settings-reset-done = Wszystko jest jak zwykle.
settings-reset-undo = Przywróć moje ustawienia
