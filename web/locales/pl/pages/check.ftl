# The page that checks whether the deals of a game were fair.

check-title = Czy rozdania były uczciwe?
check-describe = Sprawdź, że karty gry w Undercut były ustalone, zanim się zaczęła.
check-lede = Po grze sprawdza się tu jej dowód: każde rozdanie jest rozdawane z sekretu jeszcze raz i porównywane karta po karcie, na twoim urządzeniu.
check-noscript = Do sprawdzania potrzebny jest JavaScript. Jak to działa, opisano niżej.
check-link = Uczciwe rozdania
check-how = Co jest sprawdzane
check-how-1 = Przed pierwszą kartą gra pokazuje odcisk sekretu (SHA-256). Tutaj odcisk jest liczony jeszcze raz: sekretu nie podmieniono.
check-how-2 = Z sekretu i twoich słów wynika każda talia, ogłoszoną metodą. Każda talia jest rozdawana jeszcze raz, a także każdy talon potasowany na nowo.
check-how-3 = Dzieje się to dwa razy: przez kilka wierszy na tej stronie i przez silnik gry, napisany w innym języku. Nic z tego, co tu sprawdzasz, nie jest nigdzie wysyłane.
check-how-4 = To pokazuje, że ani silnik, ani przeciwnik nie mogli wybierać kart po zobaczeniu twoich słów lub gry. Nie pokazuje, że sekret dobrze wylosowano: robi to twoje własne urządzenie.
