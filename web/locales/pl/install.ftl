# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

settings-part-device = Na tym urządzeniu
install-label = Undercut jako aplikacja
install-note = Z własną ikoną, także bez sieci
install-button = Zainstaluj
install-offer = Grać w Undercut jak w aplikacji, także bez sieci?
install-how = Pokaż jak
install-done = Undercut jest zainstalowany.

install-steps = Jak dodać Undercut do ekranu początkowego
install-step-share = Stuknij „Udostępnij” w przeglądarce
install-step-add = Wybierz „Do ekranu początkowego”
install-step-open = Odtąd otwieraj Undercut jego ikoną
install-step-data = Aplikacja trzyma swoje mecze osobno. Aby zabrać swoje, zapisz je tutaj do pliku i wczytaj go tam.

## How long it is kept

lasting-label = Rozegrane gry są zachowane
lasting-yes = Tak, na trwałe
lasting-browser = Dopóki przeglądarka ich nie usunie
lasting-no = Wcale, tylko dopóki strona jest otwarta
lasting-room = Zajmuje to { $size } na tym urządzeniu.

## What a newer version left

error-match-back = Mecz zaczęty w nowszej wersji znów jest wśród twoich meczów.
error-rules-newer = Twoje zasady pochodzą z nowszej wersji Undercut. Pozostają, jakie są; wczytaj stronę ponownie, by dostać tę wersję.
