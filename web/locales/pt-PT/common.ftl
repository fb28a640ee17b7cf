# Words and sentences that more than one screen uses.

app-name = Undercut
title = { $screen } · Undercut

you = Tu
opponent = Adversário

## The two games

preset-regular = Gin rummy
preset-straight = Straight Gin

## How long

form-one = Uma mão

## Words of the game

meld-run = Sequência
meld-set = Trinca
deadwood = Soltas
points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}

## Buttons found everywhere

cancel = Cancelar
close = Fechar
boot-label = A preparar o jogo

## A match in one line

game-target = { $preset } até { $target }
game-one = { $preset }, uma mão

## The way about

home-link = Undercut, página inicial
new-game-button = Novo jogo
score-sheet-button = Folha de pontos
score-button = Tu { $you } Adversário { $them }, folha de pontos
leave-table = Sair da mesa
