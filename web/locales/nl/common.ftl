# Words and sentences that more than one screen uses.

app-name = Undercut
title = { $screen } · Undercut

you = Jij
opponent = Tegenstander

## The two games

preset-regular = Gin rummy
preset-straight = Straight Gin

## How long

form-one = Eén hand

## Words of the game

meld-run = Reeks
meld-set = Set
deadwood = Losse punten
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

## Buttons found everywhere

cancel = Annuleren
close = Sluiten
boot-label = Het spel wordt klaargezet

## A match in one line

game-target = { $preset } tot { $target }
game-one = { $preset }, één hand

## The way about

home-link = Undercut, startpagina
new-game-button = Nieuw spel
score-sheet-button = Scoreblad
score-button = Jij { $you } Tegenstander { $them }, scoreblad
leave-table = Van tafel gaan
