# Words and sentences that more than one screen uses.

you = Você

## Words of the game

points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}

## Buttons found everywhere

boot-label = Preparando o jogo

## The way about

score-sheet-button = Placar
score-button = Você { $you } Adversário { $them }, placar
