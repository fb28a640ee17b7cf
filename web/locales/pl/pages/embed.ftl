poster-size = Około { $mb } MB, jeden raz

builder-link = Na twojej stronie
builder-title = Remik gin na twojej stronie
builder-describe = Pokaż Undercut na własnej stronie: wybierz grę i wygląd, a potem skopiuj kilka linijek.
builder-lede = Wybierz grę i wygląd i skopiuj linijki na swoją stronę. Twoi czytelnicy grają od razu na miejscu, bez konta i bez reklam.

builder-choose = Twój wybór
builder-game = Gra
builder-any-language = Jak strona lub przeglądarka
builder-usual-target = Zwykły
builder-colours = Kolory
builder-two-colours = Dwa kolory
builder-way = Jak się wstawia
builder-way-element = Jako element: wysokość dopasowuje się do gry
builder-way-frame = Jako ramka: bez skryptu na twojej stronie
builder-autoload = Zacznij od razu
builder-autoload-note = W przeciwnym razie jest tam obrazek, a gra pobiera się dopiero, gdy ktoś go naciśnie.
builder-sandbox = Odcięta ramka
builder-sandbox-note = Ramka nie może niczego zapisać, więc żaden mecz nie zostaje.

builder-copy-heading = Do skopiowania
builder-lines = Linijki na twoją stronę
builder-copy = Kopiuj
builder-copied = Skopiowano.
builder-not-copied = Skopiuj zaznaczone linijki samodzielnie.
builder-preview = Jak to wygląda

builder-all = Wszystko, co można ustawić
builder-all-lede = Każdą nazwę wpisuje się jako atrybut elementu albo w adresie ramki. To, co pominiesz, jest jak zwykle.
builder-name = Nazwa
builder-meaning = Znaczenie
builder-values = Wartości
builder-seed = Liczba, według której tasuje się karty: ta sama liczba, te same karty

builder-notes = Warto wiedzieć
builder-notes-1 = Mecze i ustawienia zostają w przeglądarce osoby grającej, osobno dla każdej witryny, która pokazuje grę. Twoja strona ich nie widzi i nic nie jest nigdzie wysyłane.
builder-notes-2 = Jeśli twoja witryna ma politykę bezpieczeństwa treści (CSP), musi ona zezwalać na ten adres w frame-src, a dla elementu także w script-src.
builder-notes-3 = W WordPressie i podobnych edytorach wklej linijki do bloku na własny HTML. Sam adres może stać się odciętą ramką.
builder-notes-4 = Element mówi twojej stronie, kiedy gra jest gotowa, kiedy kończy się rozdanie i kiedy kończy się mecz. Mówi, kto wygrał i jaki jest wynik, ale nigdy nie zdradza kart.
