# Words and sentences that more than one screen uses.

app-name = Undercut
title = { $screen } · Undercut

you = Du
opponent = Modstanderen

## The two games

preset-regular = Gin rummy
preset-straight = Straight Gin

## How long

form-one = Én runde

## Words of the game

meld-run = Sekvens
meld-set = Sæt
deadwood = Dødvægt
points = { $count ->
    [one] { $count } point
   *[other] { $count } point
}

## Buttons found everywhere

cancel = Annuller
close = Luk
boot-label = Gør spillet klar

## A match in one line

game-target = { $preset } til { $target }
game-one = { $preset }, én runde

## The way about

home-link = Undercut, forsiden
new-game-button = Nyt spil
score-sheet-button = Pointark
score-button = Du { $you } Modstanderen { $them }, pointark
leave-table = Forlad bordet
