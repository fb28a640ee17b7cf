# Words and sentences that more than one screen uses.

app-name = Undercut
title = { $screen } · Undercut

you = Du
opponent = Motståndaren

## The two games

preset-regular = Gin rummy
preset-straight = Straight Gin

## How long

form-one = En omgång

## Words of the game

meld-run = Stege
meld-set = Grupp
deadwood = Döda poäng
points = { $count ->
    [one] { $count } poäng
   *[other] { $count } poäng
}

## Buttons found everywhere

cancel = Avbryt
close = Stäng
boot-label = Gör spelet klart

## A match in one line

game-target = { $preset } till { $target }
game-one = { $preset }, en omgång

## The way about

home-link = Undercut, första sidan
new-game-button = Nytt spel
score-sheet-button = Protokoll
score-button = Du { $you } Motståndaren { $them }, protokoll
leave-table = Lämna bordet
