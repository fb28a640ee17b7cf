# Words and sentences that more than one screen uses.

app-name = Undercut
title = { $screen } · Undercut

you = Vous
opponent = Adversaire

## The two games

preset-regular = Gin rami
preset-straight = Straight Gin

## How long

form-one = Une donne

## Words of the game

meld-run = Suite
meld-set = Groupe
deadwood = Reste
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Buttons found everywhere

cancel = Annuler
close = Fermer
boot-label = Préparation du jeu

## A match in one line

game-target = { $preset } en { $target }
game-one = { $preset }, une donne

## The way about

home-link = Undercut, page d’accueil
new-game-button = Nouvelle partie
score-sheet-button = Feuille de score
score-button = Vous { $you } Adversaire { $them }, feuille de score
leave-table = Quitter la table
