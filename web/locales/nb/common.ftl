# Words and sentences that more than one screen uses.

app-name = Undercut
title = { $screen } · Undercut

you = Du
opponent = Motstanderen

## The two games

preset-regular = Gin rummy
preset-straight = Straight Gin

## How long

form-one = Én runde

## Words of the game

meld-run = Sekvens
meld-set = Sett
deadwood = Dødvekt
points = { $count ->
    [one] { $count } poeng
   *[other] { $count } poeng
}

## Buttons found everywhere

cancel = Avbryt
close = Lukk
boot-label = Gjør spillet klart

## A match in one line

game-target = { $preset } til { $target }
game-one = { $preset }, én runde

## The way about

home-link = Undercut, forsiden
new-game-button = Nytt spill
score-sheet-button = Poengark
score-button = Du { $you } Motstanderen { $them }, poengark
leave-table = Forlat bordet
