# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full = Otwórz całą grę
embed-full-more = We własnej karcie, razem z tym meczem
embed-again = Zagraj jeszcze raz
embed-unsaved = Tu nic się nie zapisuje

## Where the page round it lets no tab be opened

embed-address-more = Ta strona nie pozwala grze otworzyć karty. Skopiuj adres i otwórz go: mecz potoczy się tam dalej.
embed-address = Adres meczu
embed-open = Otwórz w nowej karcie
embed-copy = Kopiuj adres
embed-copied = Skopiowano
embed-copy-failed = Kopiowanie nie jest tu dozwolone. Adres jest zaznaczony: skopiuj go.

## A match that came with a link

arrived-heading = Otworzyć mecz z odsyłacza?
arrived-open = Otwórz ten
error-arrived-damaged = Mecz z tego odsyłacza jest uszkodzony, więc nie został otwarty. Nic się tu nie zmieniło.
error-arrived-newer = Mecz z tego odsyłacza pochodzi z nowszej wersji Undercut. Wczytaj stronę ponownie, by dostać tę wersję, i otwórz odsyłacz jeszcze raz.
error-arrived-refused = Mecz z tego odsyłacza nie zgadza się sam ze sobą, więc nie został otwarty. Nic się tu nie zmieniło.
