# Words and sentences that more than one screen uses.

app-name = Undercut
title = { $screen } · Undercut

you = You
opponent = Opponent

## The two games

preset-regular = Gin rummy
preset-straight = Straight Gin

## How long

form-one = One deal

## Words of the game

meld-run = Run
meld-set = Set
deadwood = Deadwood
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Buttons found everywhere

cancel = Cancel
close = Close
boot-label = Getting the game ready

## A match in one line

game-target = { $preset } to { $target }
game-one = { $preset }, one deal

## The way about

home-link = Undercut, first page
new-game-button = New game
score-sheet-button = Score sheet
score-button = You { $you } Opponent { $them }, score sheet
leave-table = Leave the table
