# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

variant-title = Co to jest { $game }?
variant-changes-heading = Zmiany w zasadach
variant-changes-caption = { $game } obok zwykłej gry
variant-history-heading = Historia
variant-sources-heading = Źródła
variant-all-heading = { $game }: wszystkie zasady
variant-others-heading = Inne gry

## Straight Gin

describe-straight = Remik gin bez stukania: rozdanie kończy tylko ręka ułożona do ostatniej karty.
what-straight-1 = W zwykłej grze możesz zastukać, gdy tylko masz dość mało wolnych punktów: wykładasz układy, przeciwnik dokłada, co pasuje, a mniejsza liczba wygrywa różnicę.
what-straight-2 = W grze { $game } nikt nie stuka. Rozdanie kończy tylko gin: po dobraniu wszystkie karty oprócz rzucanej muszą być w kompletach i sekwensach. Dostajesz wolne punkty, które zostały przeciwnikowi, i jeszcze { $gin }. Skoro nikt nie stuka, nic się nie dokłada i nikogo nie można podciąć.
what-straight-3 = Rozdania trwają dłużej i talon może się kończyć. Jego ostatnich { $cards } kart nigdy się nie dobiera: gdy po rzucie bez gina zostają tylko one, rozdanie jest nieważne i nikt nie punktuje. Gdy gra się jedno rozdanie, to remis; w dłuższej grze rozdaje ta sama osoba.
history-straight-1 = Granie dalej, aż ktoś ma gina, to stary i dobrze znany sposób gry. Nazywa się też Gin Only i gra się wtedy zwykle do { $target } punktów.
history-straight-2 = Zasada o końcu talonu też jest znana z druku: gdy zostają dwie karty i nikt nie ma gina, rozdanie jest nieważne i ta sama osoba rozdaje jeszcze raz. Niektóre zbiory zasad dodają, że tych dwóch nie wolno dobrać. Bez stukania znacznie więcej rozdań dochodzi tak daleko, więc tutaj ta zasada znaczy najwięcej.

## Oklahoma

describe-oklahoma = Pierwsza odkryta karta mówi, jak mało wolnych punktów trzeba mieć, by zastukać.
what-oklahoma-1 = W grze { $game } limit stukania zmienia się z rozdania na rozdanie. Wyznacza go pierwsza odkryta karta: przy siódemce stuka się z 7 lub mniej, przy dziesiątce albo figurze z 10 lub mniej.
what-oklahoma-2 = Najtrudniejszy jest as: w tym rozdaniu nikt nie może stukać i kończy je tylko gin. Reszta jest jak w zwykłej grze, tylko ostatnich { $cards } kart talonu nigdy się nie dobiera.
what-oklahoma-3 = Wielu graczy przyjmuje, że pik jako odkryta karta podwaja wszystko, co daje rozdanie. Można to wybrać przed rozdaniem kart. Partia toczy się zwykle do { $target } punktów.
history-oklahoma-1 = Oklahoma od dawna jest wśród graczy w remika gin jedną z ulubionych odmian, a książki z zasadami wymieniają ją obok zwykłej gry. Z grą z rodziny remika o tej samej nazwie nie ma nic wspólnego.
history-oklahoma-2 = Co do asa książki się różnią: w jednych pozwala zastukać z jedynką, w innych wymaga gina. Tutaj zwykle obowiązuje gin, a tamto można ustawić.

## Classic

describe-classic = Starsze liczenie: mniejsze premie, premia za każde wygrane rozdanie i premia za partię.
what-classic-1 = { $game } liczy tak, jak wiele starszych książek: gin daje obok wolnych punktów przeciwnika { $gin }, podcięcie { $undercut }.
what-classic-2 = Każde wygrane rozdanie zapisuje się też osobno (po angielsku box). Na koniec partii każde daje jeszcze { $box }, a za samą partię jest { $game_bonus }. Jeśli strona przegrana nie wygrała żadnego rozdania, jest to wygrana do zera i premia za partię liczy się podwójnie.
what-classic-3 = Te premie to osobny rachunek. Partię i tak wygrywa ten, kto pierwszy dojdzie do celu.
history-classic-1 = Remik gin rozszedł się po Stanach Zjednoczonych w latach 30. i 40. XX wieku, a z nim te punkty: dwadzieścia za gina, dziesięć za podcięcie, sto za partię. Późniejsi gracze je podnieśli, ale wiele książek nadal podaje te dawne.

## North American

describe-north_american = Większe premie, duży gin i podwójne rozdania przy wygranej do zera.
what-north_american-1 = { $game } to liczenie hojne: { $gin } za gina, { $undercut } za podcięcie i { $big_gin } za dużego gina, czyli jedenaście kart w układach po dobraniu. Przy dużym ginie niczego się nie rzuca.
what-north_american-2 = Na koniec partii każde wygrane rozdanie daje jeszcze { $box }, a sama partia { $game_bonus }. Jeśli strona przegrana nie wygrała żadnego rozdania, punkty z rozdań zwycięzcy liczą się podwójnie. Rozdaje się na zmianę.
history-north_american-1 = W klubach i w domach premie stopniowo podnoszono, bo im większa premia, tym bardziej opłaca się czekać na gina. Duży gin pojawił się jako nagroda za rzadką rękę, w której pasuje nawet jedenasta karta.

## Tournament

describe-tournament = Ostatnia rzucona karta może jeszcze zakończyć rozdanie, a równe wolne punkty nie dają premii.
what-tournament-1 = { $game } rozstrzyga dwie rzeczy, o które zdarzają się spory. Gdy talon zejdzie do ostatnich { $cards } kart, przeciwnik może jeszcze wziąć ostatnią rzuconą kartę, ale tylko po to, by zakończyć nią rozdanie.
what-tournament-2 = Po drugie, podcięcie daje premię tylko wtedy, gdy wolnych punktów jest mniej niż u stukającego. Przy równych rozdanie wygrywa strona, która nie stukała, ale bez punktów.
history-tournament-1 = Turnieje mają własne drukowane zasady, w każdym miejscu trochę inne. Łączy je chęć, by nie zostawić niczego do dyskusji: kto jeszcze może działać, gdy talon się kończy, i ile wart jest remis.

## EAAI 2021

describe-eaai = Zasady, według których zmierzyły się programy w konkursie badawczym.
what-eaai-1 = { $game } to gra z konkursu badawczego: { $gin } za gina, { $undercut } za podcięcie, także przy równych wolnych punktach, partie do { $target }. Rozdaje się na zmianę, a ostatnich { $cards } kart talonu nigdy się nie dobiera.
what-eaai-2 = To prosta, szybka gra bez premii za rozdania i za partię; wybierz ją, jeśli chcesz porównać siebie albo własny program z opublikowanymi wynikami.
history-eaai-1 = Na sympozjum w 2021 roku o postępach w nauczaniu sztucznej inteligencji (EAAI) Todd Neller i współpracownicy postawili studentom i ich wykładowcom zadanie: napisać program, który dobrze gra w remika gin. Prace zespołów o dobieraniu, rzucaniu i zgadywaniu kart przeciwnika należą do nielicznych badań nad tą grą.

## Palace

describe-palace = Mała premia za każde wygrane rozdanie, doliczana od razu.
what-palace-1 = W grze { $game } każde twoje wygrane rozdanie daje jeszcze { $box }, od razu w wyniku, a nie dopiero na koniec partii. Ta premia liczy się do celu i nigdy nie jest podwajana.
what-palace-2 = Gin daje { $gin }, podcięcie { $undercut }. Za partię premii nie ma, a ostatnich { $cards } kart talonu nigdy się nie dobiera.
history-palace-1 = Ten sposób liczenia pochodzi z internetowego salonu gry Gin Rummy Palace. Dzięki premii doliczanej od razu rachunek na stole jest prosty: liczy się to, co widać.

## Round the corner

describe-round_the_corner = Sekwensy idą dalej za króla, a wolny as jest drogi.
what-round_the_corner-1 = W grze { $game } as łączy oba końce koloru: A-2-3 to sekwens, D-K-A też i K-A-2 również.
what-round_the_corner-2 = Sekwensów jest więc znacznie więcej, ale ma to swoją cenę: wolny as liczy się za { $ace } zamiast za jeden. Trzymanie asów, bo są tanie, to nawyk ze zwykłej gry, który tu kosztuje.
history-round_the_corner-1 = Sekwensy przechodzące przez asa są znane z wielu gier z rodziny remika. W remiku gin książki wymieniają je jako odmianę, z drogim asem dla równowagi z łatwiejszymi sekwensami.
