# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = Ne plus demander
acts-ask-meld = Casser une combinaison ?
acts-ask-meld-body = Si vous jetez { $card }, votre reste passe de { $before } à { $after }.
acts-ask-meld-no = La garder
acts-ask-meld-yes = La jeter
acts-ask-gin = Frapper alors que le gin est là ?
acts-ask-gin-body = En jetant { $card }, vous feriez gin. Ici, vous frappez avec { $deadwood }.
acts-ask-gin-no = Pas encore

## What a knock lays down

acts-lay-down = { $count ->
    [0] Jeter { $card } ; aucune combinaison à étaler, reste { $deadwood }
   *[other] { $deadwood ->
        [0] Jeter { $card } et étaler { $melds }
       *[other] Jeter { $card } et étaler { $melds } ; reste { $deadwood }
    }
}
# $rank is the letter of the rank and $suit that of the suit, here and wherever a meld is named: the words are chosen by
# table-of-ranks, table-ranks and table-suit.
acts-meld-set = { $count ->
    [3] brelan
   *[4] carré
} { table-of-ranks }
# $from and $to are ranks as table-rank writes them.
acts-meld-run = suite { $from } à { $to } de { table-suit }
# The ranks are joined by hyphens: 4-5-6-7 of spades.
acts-meld-run-short = { $ranks } de { table-suit }
acts-rank-short = { acts-rank-letter }
acts-rank-letter = { $rank ->
    [A] A
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [T] 10
    [J] V
    [Q] D
   *[K] R
}

## Ways to lay down one hand

acts-way-best = Le mieux
acts-way-hard = Le plus sûr contre les ajouts
acts-way-no-fit = Aucune carte ne va
acts-way-fits = { $count ->
    [one] { $count } carte pourrait être ajoutée : { $cards }
   *[other] { $count } cartes pourraient être ajoutées : { $cards }
}

## Laying off

acts-laying-off = Ajouts faits pour vous
acts-laid-off = Ajout : { $card }
acts-then-fits = { $count ->
    [one] Ensuite va { $cards }
   *[other] Ensuite vont { $cards }
}
acts-lay-off = Ajouter { $cards } : { $saved } de moins, { $result ->
    [undercut] contre, vous gagnez { $points }
    [win] vous gagnez { $points }
    [loss] l’adversaire gagne { $points }
   *[even] personne ne marque
}
acts-lay-off-none = { $why ->
    [melded] Ce qui va rapporte plus dans vos propres combinaisons
    [laid] Il vous reste { $deadwood }
   *[none] Aucune de vos cartes ne va sur ces combinaisons
} : { $result ->
    [undercut] contre, vous gagnez { $points }
    [win] vous gagnez { $points }
    [loss] l’adversaire gagne { $points }
   *[even] personne ne marque
}

## What is remembered of the opponent

acts-holds = En main :
acts-known = Cartes connues dans la main de l’adversaire

## Menu

acts-menu-lesson-more = Votre match vous attend
