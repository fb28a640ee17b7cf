# About the game, and what happens to what you do here.

## About

about-title = O Undercut
about-describe = Czym jest Undercut, jak grają jego przeciwnicy i skąd pochodzą zasady i karty.
about-what-heading = Co to jest
about-what-1 = Undercut to remik gin dla jednej osoby naraz, z przeciwnikiem w twojej własnej przeglądarce. Nie ma konta, reklam ani niczego do zainstalowania. Gra mówi w językach wymienionych na dole tej strony.
about-what-2 = Jej sercem są zwykła gra i Straight Gin. Obok stoją kolejne gry, a każdą zasadę możesz zmienić i zachować to, co z tego powstanie.
about-opponents-heading = Przeciwnicy
about-opponents-1 = Łagodny, Rozważny, Bystry, Ekspert i Mistrz grają według tych samych zasad co ty i widzą tylko to, co na ich miejscu widać: własne karty, stos odkryty i to, co już zagrano. Nie zaglądają w twoje karty ani do talonu.
about-source-heading = Jedne zasady
about-source-1 = Program zna zasady, prowadzi rozdanie i liczy punkty. Strony, które czytasz, powstają z tych samych zasad, liczba po liczbie. Dlatego gra się tak, jak tu napisano.
about-source-2 = Wszystko to ma otwarty kod źródłowy: silnika można używać z Pythona, do badań albo do własnej gry.
about-cards-heading = Karty
about-cards-1 = Postacie na figurach narysował Adrian Kennard i oddał je wszystkim do użytku. Pozostałe karty narysowano dla Undercut. Litery i kolory można ustawić takie, jakie pamiętasz z domu.
about-access-heading = Dla każdego
about-access-1 = Wszystko da się zrobić myszą, palcem, klawiaturą albo czytnikiem ekranu, na małym telefonie, z dużym tekstem, bez animacji i bez kolorów. Stół można też pokazać jako zwykły tekst.

## Privacy

privacy-title = Prywatność
privacy-describe = Undercut zachowuje to, co robisz, na twoim własnym urządzeniu i niczego nigdzie nie wysyła.
privacy-lede = To, co tu robisz, zostaje na twoim urządzeniu.
privacy-kept-heading = Co jest zachowywane
privacy-kept-1 = Twój mecz, skończone mecze, ustawienia i własne zasady leżą w pamięci przeglądarki, żeby następnym razem można było grać dalej. Nie ma plików cookie.
privacy-kept-2 = Sama gra też tam leży, żeby otwierała się od razu i bez sieci.
privacy-sent-heading = Co jest wysyłane
privacy-sent-1 = Nic. Strona pobiera własne pliki stamtąd, skąd sama pochodzi, i znikąd więcej. Nikomu nie mówi, w co grasz, jak grasz ani że grasz. Kto prowadzi serwer, widzi, jak przy każdej stronie, że pobrano jej pliki.
privacy-embedded-heading = Na innych stronach
privacy-embedded-1 = Gdy Undercut jest pokazany na innej stronie, obowiązuje to samo: tamta strona nie widzi twoich meczów. Jej własne zasady prywatności to jej własna sprawa.
privacy-delete-heading = Zabieranie ze sobą i usuwanie
privacy-delete-1 = W ustawieniach możesz zapisać wszystko do pliku i wczytać go gdzie indziej. W „Meczach” możesz usunąć to, co rozegrano. Wyczyszczenie danych tej witryny w przeglądarce usuwa wszystko.
