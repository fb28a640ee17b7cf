# Statistics, the list of matches, taking everything along as a file.
statistics-title = Statystyki
matches-title = Mecze

## What is counted

stats-period = Okres
stats-period-all = Cały czas
stats-period-month = Ten miesiąc
stats-rules = Zasady
stats-all-rules = Wszystkie zasady
stats-all-levels = Wszyscy przeciwnicy
stats-empty = Nie ma jeszcze czego liczyć.
stats-empty-more = Zagraj rozdanie do końca, a ta strona powie, jak ci idzie: wygrane mecze, punkty na rozdanie, giny i podcięcia.
stats-none = Żaden mecz nie pasuje do tego wyboru.
stats-show-all = Pokaż wszystkie mecze

## The figures

stats-won = Wygrane mecze
stats-won-of = { $count ->
    [0] żaden jeszcze nieskończony
   *[other] z { $count }
}
stats-points = Punkty na rozdanie
stats-points-note = { $count ->
    [one] bilans, { $count } rozdanie
    [few] bilans, { $count } rozdania
    [many] bilans, { $count } rozdań
   *[other] bilans, { $count } rozdania
}
stats-streak = Wygrane z rzędu
stats-streak-now = { $count ->
    [0] najdłuższa seria
   *[other] najdłuższa seria, teraz { $count }
}
stats-gin = Gin
stats-undercuts = Podcięcia
stats-gin-note = dla ciebie, przeciw tobie { $count }
stats-caught = Zostaje na ręce
stats-caught-note = { $count ->
    [0] wolne punkty, gdy kończy przeciwnik
    [one] wolne punkty, gdy kończy przeciwnik
    [few] wolne punkty, średnia z { $count } rozdań, które kończy przeciwnik
    [many] wolne punkty, średnia z { $count } rozdań, które kończy przeciwnik
   *[other] wolne punkty, średnia z { $count } rozdania, które kończy przeciwnik
}
stats-by-rules = Według zasad
stats-by-level = Według przeciwnika
stats-matches = Mecze
stats-matches-won = Wygrane
stats-share = Wygrane

## Curves

chart-as-list = Jako lista
chart-list-label = Wykres jako lista
chart-score = Wynik meczu
chart-choose = Mecz
chart-match = { $day }: { $game }, { $opponent }
chart-start = Początek
chart-deal = Rozdanie { $deal }
chart-after-deal = Po rozdaniu
# The curve in a sentence, for those who do not see it.
chart-score-gist = { $ended ->
    [won] { $game }, przeciwnik: { $opponent }. Mecz wygrany; wynik to { $you } dla ciebie i { $them } dla przeciwnika po { $deals ->
        [one] { $deals } rozdaniu
        [few] { $deals } rozdaniach
        [many] { $deals } rozdaniach
       *[other] { $deals } rozdania
    }.
    [lost] { $game }, przeciwnik: { $opponent }. Mecz przegrany; wynik to { $you } dla ciebie i { $them } dla przeciwnika po { $deals ->
        [one] { $deals } rozdaniu
        [few] { $deals } rozdaniach
        [many] { $deals } rozdaniach
       *[other] { $deals } rozdania
    }.
   *[other] { $game }, przeciwnik: { $opponent }. Wynik to { $you } dla ciebie i { $them } dla przeciwnika po { $deals ->
        [one] { $deals } rozdaniu
        [few] { $deals } rozdaniach
        [many] { $deals } rozdaniach
       *[other] { $deals } rozdania
    }.
}
chart-rate = Udział wygranych w ostatnich meczach, za każdym razem { $count }
chart-match-number = Mecz { $match }
chart-after-match = Po meczu
chart-rate-gist = Ostatnie mecze: { $matches }, z tego wygrane: { $now }. W pokazanych meczach ({ $shown }) ten udział wynosił od { $low } do { $high }.

## The list of matches

matches-count = { $count ->
    [one] { $count } mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
}
matches-about = Przeciwnik: { $opponent }, { $day }
matches-score = { $by ->
    [games] Wygrane partie: ty { $you }, { $opponent } { $them }
   *[points] Wynik: ty { $you }, { $opponent } { $them }
}
matches-end-on = Na stole
matches-end-open = Przerwany
matches-end-won = Wygrany
matches-end-lost = Przegrany
matches-end-drawn = Remis
matches-go = Graj dalej
matches-go-named = Graj dalej: { $game }, przeciwnik: { $opponent }, { $day }
matches-see = Zobacz wynik
matches-see-named = Zobacz wynik: { $game }, przeciwnik: { $opponent }, { $day }
matches-old = Nie można już otworzyć
matches-delete = Usuń
matches-delete-named = Usuń: { $game }, przeciwnik: { $opponent }, { $day }
matches-delete-heading = Usunąć ten mecz?
matches-delete-body = { $game }, przeciwnik: { $opponent }, { $day }. Zniknie też z twoich statystyk.
matches-delete-all = Usuń wszystkie
matches-delete-all-heading = Usunąć wszystkie mecze?
matches-delete-all-body = { $count ->
    [one] Mecz z listy zostanie usunięty, a statystyki zaczną się od nowa. Mecz na stole zostaje.
    [few] Wszystkie { $count } mecze zostaną usunięte, a statystyki zaczną się od nowa. Mecz na stole zostaje.
    [many] Wszystkie mecze, razem { $count }, zostaną usunięte, a statystyki zaczną się od nowa. Mecz na stole zostaje.
   *[other] Wszystkie mecze, razem { $count }, zostaną usunięte, a statystyki zaczną się od nowa. Mecz na stole zostaje.
}
matches-keep = Zostaw
matches-more = Pokaż jeszcze { $count }
matches-waiting = Przygotowuję grę. Mecz otworzy się, gdy tylko będzie gotowa.
matches-empty = Nie ma jeszcze meczów.
matches-empty-more = Zostaje tu każdy mecz, który grasz: możesz wrócić do przerwanego albo jeszcze raz spojrzeć na jego wynik.

## Everything as a file

data-title = Twoje dane
settings-part-data = { data-title }
data-where = Mecze, ustawienia i twoje zasady są tylko w tej przeglądarce. W pliku są bezpieczne i można je przenieść na inne urządzenie.
data-nowhere = Ta przeglądarka niczego dla tej strony nie zachowuje. Plik zachowa to, co rozegrano od jej otwarcia.
data-export = Zapisz do pliku
data-exported = Zapisano jako { $name }, wśród pobranych plików.
data-import = Wczytaj plik
data-question = Co jest w pliku
data-matches = { $count ->
    [one] { $count } mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
}
data-rules = { $count ->
    [one] { $count } zestaw twoich zasad
    [few] { $count } zestawy twoich zasad
    [many] { $count } zestawów twoich zasad
   *[other] { $count } zestawu twoich zasad
}
data-settings = ustawienia
data-holds = Plik z dnia { $day } zawiera: { $parts }. To, co masz tutaj, zostaje.
data-holds-nothing = W tym pliku nie ma nic do wczytania.
data-settings-too = Użyj ustawień z pliku zamiast moich
data-not-now = Nie teraz
data-take = Wczytaj
data-done-matches = { $count ->
    [one] Dodano { $count } mecz.
    [few] Dodano { $count } mecze.
    [many] Dodano { $count } meczów.
   *[other] Dodano { $count } meczu.
}
data-done-none = Nie dodano żadnego meczu.
data-done-known = { $count ->
    [one] { $count } mecz już tu był.
    [few] { $count } mecze już tu były.
    [many] { $count } meczów już tu było.
   *[other] { $count } meczu już tu było.
}
data-done-running = Mecz, który trwał, czeka na ciebie w „Meczach”.
data-done-rules = { $count ->
    [one] Dodano { $count } zestaw zasad.
    [few] Dodano { $count } zestawy zasad.
    [many] Dodano { $count } zestawów zasad.
   *[other] Dodano { $count } zestawu zasad.
}
data-done-left = { $count ->
    [one] Zabrakło miejsca na { $count } zestaw zasad.
    [few] Zabrakło miejsca na { $count } zestawy zasad.
    [many] Zabrakło miejsca na { $count } zestawów zasad.
   *[other] Zabrakło miejsca na { $count } zestawu zasad.
}
data-done-settings = Ustawienia są teraz takie jak w pliku.
data-undo = Cofnij
data-undone = Wszystko jest jak przedtem.
data-bad-large = Ten plik jest za duży, by pochodził z Undercut. Nic się nie zmieniło.
data-bad-foreign = Tego pliku nie zapisał Undercut. Nic się nie zmieniło.
data-bad-newer = Ten plik pochodzi z nowszej wersji Undercut. Wczytaj stronę ponownie, by dostać tę wersję, i spróbuj jeszcze raz.
data-bad-damaged = Ten plik jest uszkodzony, więc niczego z niego nie wzięto. Spróbuj z inną kopią.
data-bad-wrong = Coś w tym pliku do niego nie należy, więc niczego z niego nie wzięto.
data-bad-full = Ta przeglądarka nie ma miejsca na to wszystko. Nic się nie zmieniło.
