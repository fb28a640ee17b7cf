# Words and sentences that more than one screen uses.

app-name = Undercut
title = { $screen } · Undercut

you = Du
opponent = Gegner

## The two games

preset-regular = Gin Rummy
preset-straight = Straight Gin

## How long

form-one = Eine Runde

## Words of the game

meld-run = Folge
meld-set = Satz
deadwood = Restpunkte
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Buttons found everywhere

cancel = Abbrechen
close = Schließen
boot-label = Das Spiel wird vorbereitet

## A match in one line

game-target = { $preset } bis { $target }
game-one = { $preset }, eine Runde

## The way about

home-link = Undercut, Startseite
new-game-button = Neues Spiel
score-sheet-button = Punktezettel
score-button = Du { $you } Gegner { $them }, Punktezettel
leave-table = Tisch verlassen
