# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-title = Zasady remika gin
full-describe = Jak grać w remika gin: układy, wolne karty, stukanie, dokładanie, podcięcie, gin i punkty, z przykładami.
full-lede = Dwie osoby, jedna talia, po dziesięć kart. Zbieraj komplety i sekwensy i zakończ rozdanie, gdy zostanie ci wystarczająco mało.

full-aim-heading = Cel gry
full-aim-1 = Ułóż karty w układy i pozbądź się tych, które nigdzie nie pasują. Komu zostanie mniej, gdy ktoś zakończy rozdanie, ten dostaje różnicę. Punkty sumują się z rozdania na rozdanie, aż ktoś dojdzie do celu.

full-cards-heading = Karty
full-cards-1 = W remika gin gra się 52 kartami, bez jokerów. As jest niski: stoi przed dwójką.
full-cards-2 = As liczy się za { $ace }, figury i dziesiątki za 10, a pozostałe karty tyle, ile na nich stoi.

full-melds-heading = Układy
full-melds-1 = Są dwa rodzaje układów. Komplet to trzy lub cztery karty tej samej wysokości. Sekwens to co najmniej trzy kolejne karty w jednym kolorze.
full-melds-2 = Karta należy tylko do jednego układu. Gdy pasuje do dwóch, ty wybierasz.
full-melds-figure-set = Komplet: cztery karty tej samej wysokości
full-melds-figure-run = Sekwens: co najmniej trzy kolejne karty w jednym kolorze
full-melds-figure-not = To nie sekwens: as jest niski, więc nie idzie po królu

full-deadwood-heading = Wolne karty
full-deadwood-1 = Karty poza układami to wolne karty, a ich wartości to wolne punkty. Ich suma to wartość twojej ręki: im mniejsza, tym lepiej.

full-deal-heading = Rozdawanie
full-deal-1 = Rozdający daje każdemu po dziesięć kart. Następną odkrywa się obok talonu: to odkryta karta, pierwsza na stosie odkrytym.
full-deal-2 = Pierwszy wybór ma przeciwnik rozdającego: bierze odkrytą kartę albo pasuje. Po pasie może ją wziąć rozdający. Po dwóch pasach przeciwnik rozdającego dobiera z talonu.
full-deal-3 = O tym, kto rozdaje pierwszy, decyduje los. Potem rozdaje ten, kto wygrał ostatnie rozdanie.

full-turn-heading = Twój ruch
full-turn-1 = Weź jedną kartę: wierzchnią z talonu, której nikt nie widzi, albo wierzchnią ze stosu odkrytego, którą widać. Potem rzuć jedną kartę, odkrytą, na stos odkryty.
full-turn-2 = Karty wziętej ze stosu odkrytego nie wolno rzucić w tym samym ruchu.

full-knock-heading = Stukanie
full-knock-1 = Jeśli po rzucie masz wolnych punktów { $limit } lub mniej, możesz zastukać zamiast grać dalej: wykładasz układy, pokazujesz wolne karty i rzucasz jedną kartę. Nigdy nie musisz.
full-knock-2 = Ty wybierasz, jak wyłożyć karty. Często da się to zrobić na dwa sposoby, a jeden z nich zostawia mniej miejsca na karty przeciwnika.

full-layoff-heading = Dokładanie
full-layoff-1 = Po zastukaniu przeciwnik też wykłada układy, a potem może dołożyć karty do układów stukającego: czwartą do kompletu albo następną na którymś końcu sekwensu. Dołożone karty już się nie liczą.
full-layoff-2 = Jedna karta może zrobić miejsce dla następnej. Stukający nigdy nie dokłada, a do wolnych kart nie dokłada nikt.
full-layoff-figure = Łańcuch: najpierw do sekwensu pasuje jedna karta, a potem także następna

full-count-heading = Liczenie
full-count-1 = Teraz obie strony liczą swoje wolne punkty. Jeśli stukający ma mniej, dostaje różnicę. Za wygrane zastukanie nie ma premii.

full-undercut-heading = Podcięcie
full-undercut-1 = Jeśli przeciwnik ma wtedy tyle samo wolnych punktów co stukający albo mniej, jest to podcięcie: przeciwnik dostaje różnicę i jeszcze { $undercut }.
full-undercut-figure-knocker = Stukającemu zostaje { $deadwood }
full-undercut-figure-other = Przeciwnikowi po dołożeniu zostaje { $deadwood }
full-undercut-figure-result = Podcięcie, punkty dla przeciwnika: { $points }

full-gin-heading = Gin
full-gin-1 = Ręka bez wolnych kart to gin. Daje wolne punkty przeciwnika i jeszcze { $gin }. Do gina nic się nie dokłada, a gin wygrywa nawet wtedy, gdy przeciwnik też nie ma wolnych kart.

full-stock-heading = Gdy talon się kończy
full-stock-1 = Gdy ktoś chce dobrać, a talon jest pusty, stos odkryty tasuje się na nowy talon; zostaje tylko jego wierzchnia karta.
full-stock-2 = Rozdanie, którego nie zakończono w { $turns } ruchach, jest nieważne: nikt nie punktuje i rozdaje ta sama osoba. Prawie nigdy do tego nie dochodzi.

full-game-heading = Rozdanie, partia, cel
full-game-1 = Możesz zagrać jedno rozdanie albo partię do { $low } lub { $high } punktów, albo do innego celu. Wygrywa ten, kto pierwszy do niego dojdzie. Partię można wygrać także podcięciem.
full-game-2 = Niektóre gry dodają premię za każde wygrane rozdanie i za partię. W zwykłej grze nie ma żadnej z nich.

full-hollywood-heading = Hollywood
full-hollywood-1 = Hollywood to trzy partie naraz. Pierwsza twoja wygrana liczy się tylko w partii 1, druga w partiach 1 i 2, a od trzeciej twoje punkty liczą się w każdej partii, która jest jeszcze otwarta.
full-hollywood-2 = Partia zamyka się, gdy ktoś dojdzie w niej do celu. Jeśli zamknie się partia, w której nie masz jeszcze punktów, twoja następna wygrana wchodzi do kolejnej otwartej. O meczu decydują punkty ze wszystkich trzech partii razem.
full-hollywood-figure = Jak sześć wygranych wpisuje się do trzech partii
full-hollywood-row = Wygrana { $n }: { $points }
full-hollywood-total = Razem

full-straight-heading = Bez stukania
full-straight-1 = W Straight Gin nikt nie stuka i rozdanie kończy tylko gin. To druga gra w sercu Undercut i ma własną stronę, jak każda inna gra.
