# Words and sentences that more than one screen uses.

app-name = Undercut
title = { $screen } · Undercut

you = Sinä
opponent = Vastustaja

## The two games

preset-regular = Gin rummy
preset-straight = Suora gin

## How long

form-one = Yksi jako

## Words of the game

meld-run = Suora
meld-set = Sarja
deadwood = Ylimääräiset
points = { $count ->
    [one] { $count } piste
   *[other] { $count } pistettä
}

## Buttons found everywhere

cancel = Peruuta
close = Sulje
boot-label = Peliä valmistellaan

## A match in one line

game-target = { $preset }, { $target } pisteeseen
game-one = { $preset }, yksi jako

## The way about

home-link = Undercut, etusivu
new-game-button = Uusi peli
score-sheet-button = Pistetaulukko
score-button = Sinä { $you } Vastustaja { $them }, pistetaulukko
leave-table = Poistu pöydästä
