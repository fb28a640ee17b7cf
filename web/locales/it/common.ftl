# Words and sentences that more than one screen uses.

app-name = Undercut
title = { $screen } · Undercut

you = Tu
opponent = Avversario

## The two games

preset-regular = Gin rummy
preset-straight = Straight Gin

## How long

form-one = Una mano

## Words of the game

meld-run = Scala
meld-set = Gruppo
deadwood = Spaiate
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

## Buttons found everywhere

cancel = Annulla
close = Chiudi
boot-label = Preparo il gioco

## A match in one line

game-target = { $preset } a { $target }
game-one = { $preset }, una mano

## The way about

home-link = Undercut, pagina iniziale
new-game-button = Nuova partita
score-sheet-button = Segnapunti
score-button = Tu { $you } Avversario { $them }, segnapunti
leave-table = Lascia il tavolo
