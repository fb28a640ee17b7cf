# Words and sentences that more than one screen uses.

app-name = Undercut
title = { $screen } · Undercut

you = Ty
opponent = Przeciwnik

## The two games

preset-regular = Remik gin
preset-straight = Straight Gin

## How long

form-one = Jedno rozdanie

## Words of the game

meld-run = Sekwens
meld-set = Komplet
deadwood = Wolne punkty
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

## Buttons found everywhere

cancel = Anuluj
close = Zamknij
boot-label = Przygotowuję grę

## A match in one line

game-target = { $preset } do { $target }
game-one = { $preset }, jedno rozdanie

## The way about

home-link = Undercut, strona startowa
new-game-button = Nowa gra
score-sheet-button = Punktacja
score-button = Ty { $you } Przeciwnik { $them }, punktacja
leave-table = Odejdź od stołu
