# The score sheet of a match.

score-title = Punktacja
score-title-hollywood = Punktacja Hollywood
score-about = { $game }, przeciwnik: { $opponent }
score-deals = Rozdania
score-deal = Rozdanie
score-empty = Żadne rozdanie nie jest jeszcze skończone.
score-nothing = nic
score-gain = +{ $points }
score-points = Punkty
score-target = Wygrywa { $target }
score-boxes-later = Wygrane dotąd rozdania, po { $each } na koniec partii

## Three games at once

game-hollywood = { $preset }, trzy partie do { $target }
game-changed = { $preset } (zmienione)
score-game = Partia { $game }
score-games = Partie
score-tabs = Partia
score-sum = Wszystkie trzy partie
score-all = Wszystkie trzy partie razem: ty { $you }, { $name } { $them }
score-side-by-side = Trzy partie obok siebie
score-closed = zamknięta
score-closed-by = { $who ->
    [you] zamknięta, twoja
   *[them] zamknięta, { $name }
}
score-not-entered = Nikt jeszcze nie wszedł do tej partii.
score-game-short = { $you }–{ $them }
score-game-said = { $state ->
    [closed] partia { $game } { $you } do { $them }, zamknięta
   *[open] partia { $game } { $you } do { $them }
}
score-button-games = Ty { $you } Przeciwnik { $them }, { $first }, { $second }, { $third }, punktacja

## What a game comes to with its bonuses

settle-heading = Partia
settle-label = Rozliczenie: { $heading }
settle-caption = Rozliczenie
settle-line = Co się liczy
settle-games-caption = Ile dają trzy partie
settle-deals = Punkty
settle-boxes = Premie za rozdania
settle-boxes-rule = { $each } za każde wygrane rozdanie: { $you } i { $them }
settle-game_bonus = Premia za partię
settle-game_bonus-rule = Kto pierwszy ma { $target }
settle-shutout = Wygrana do zera
settle-shutout-game_bonus = { $who ->
    [you] Nie masz wygranego rozdania, więc premia za partię liczy się podwójnie
   *[them] { $name } nie ma wygranego rozdania, więc premia za partię liczy się podwójnie
}
settle-shutout-deals = { $who ->
    [you] Nie masz wygranego rozdania, więc punkty liczą się podwójnie
   *[them] { $name } nie ma wygranego rozdania, więc punkty liczą się podwójnie
}
settle-shutout-net = { $who ->
    [you] Nie masz wygranego rozdania, więc wszystko liczy się podwójnie
   *[them] { $name } nie ma wygranego rozdania, więc wszystko liczy się podwójnie
}
settle-sum = Razem
settle-all-games = Wszystkie partie
settle-game-won = { $who ->
    [you] Partia { $game } jest twoja, { $won } : { $lost }
   *[them] Partię { $game } wygrywa { $name }, { $won } : { $lost }
}
settle-first = { $who ->
    [you] Masz { $target } przed przeciwnikiem, więc wygrywasz partię.
   *[them] { $name } ma { $target } przed tobą i wygrywa partię.
} { $bonuses ->
    [counted] W meczu liczy się ona razem z premiami.
   *[beside] Premie to osobny rachunek i niczego w tym nie zmieniają.
}
settle-total = Partię wygrywa wyższa suma.
settle-equal = { $who ->
    [you] Sumy są równe, ale masz { $target } przed przeciwnikiem: partia jest twoja.
   *[them] Sumy są równe, ale { $name } ma { $target } przed tobą i wygrywa partię.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Kto wygra więcej partii, wygrywa mecz. Premie to osobny rachunek.
       *[other] Kto wygra więcej partii, wygrywa mecz.
    }
   *[points] { $bonuses ->
        [none] O meczu decydują punkty ze wszystkich trzech partii razem.
       *[other] O meczu decydują sumy ze wszystkich trzech partii, wraz z premiami.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] Stukasz
   *[them] { $name } stuka
}
row-gin = { $who ->
    [you] Masz gina
   *[them] { $name } ma gina
}
row-big_gin = { $who ->
    [you] Masz dużego gina
   *[them] { $name } ma dużego gina
}
row-undercut = { $who ->
    [you] Podcinasz
   *[them] { $name } podcina
}
row-dead = Rozdanie nieważne
row-drawn = Remis w rozdaniu

## Under the sheet

score-win = { $who ->
    [you] Wygrywasz o { $points }
   *[them] { $name } wygrywa o { $points }
}
score-win-game = { $who ->
    [you] Wygrywasz partię, { $won } : { $lost }
   *[them] { $name } wygrywa partię, { $won } : { $lost }
}
score-win-match = { $who ->
    [you] Wygrywasz mecz o { $points }
   *[them] { $name } wygrywa mecz o { $points }
}
score-win-games = { $who ->
    [you] Wygrywasz mecz, { $won } : { $lost } w partiach
   *[them] { $name } wygrywa mecz, { $won } : { $lost } w partiach
}
back-to-table = Wróć do stołu
back-to-result = Wróć do wyniku
