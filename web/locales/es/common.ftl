# Words and sentences that more than one screen uses.

app-name = Undercut
title = { $screen } · Undercut

you = Tú
opponent = Rival

## The two games

preset-regular = Gin rummy
preset-straight = Straight Gin

## How long

form-one = Una mano

## Words of the game

meld-run = Escalera
meld-set = Grupo
deadwood = Sueltas
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

## Buttons found everywhere

cancel = Cancelar
close = Cerrar
boot-label = Preparando el juego

## A match in one line

game-target = { $preset } a { $target }
game-one = { $preset }, una mano

## The way about

home-link = Undercut, página de inicio
new-game-button = Nueva partida
score-sheet-button = Hoja de puntos
score-button = Tú { $you } Rival { $them }, hoja de puntos
leave-table = Dejar la mesa
