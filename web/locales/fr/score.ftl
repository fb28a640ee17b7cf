# The score sheet of a match.

score-title = Feuille de score
score-title-hollywood = Feuille de score Hollywood
score-about = { $game }, contre { $opponent }
score-deals = Donnes
score-deal = Donne
score-empty = Aucune donne n’est encore finie.
score-nothing = rien
score-gain = +{ $points }
score-points = Points
score-target = { $target } pour gagner
score-boxes-later = Donnes gagnées jusqu’ici, { $each } chacune quand la partie se clôt

## Three games at once

game-hollywood = { $preset }, trois parties en { $target }
game-changed = { $preset } (modifié)
score-game = Partie { $game }
score-games = Parties
score-tabs = Partie
score-sum = Les trois parties
score-all = Les trois parties ensemble : vous { $you }, { $name } { $them }
score-side-by-side = Les trois parties côte à côte
score-closed = close
score-closed-by = { $who ->
    [you] close, à vous
   *[them] close, à { $name }
}
score-not-entered = Personne n’a encore marqué dans cette partie.
score-game-short = { $you }–{ $them }
score-game-said = { $state ->
    [closed] partie { $game } { $you } à { $them }, close
   *[open] partie { $game } { $you } à { $them }
}
score-button-games = Vous { $you } Adversaire { $them }, { $first }, { $second }, { $third }, feuille de score

## What a game comes to with its bonuses

settle-heading = La partie
settle-label = Décompte : { $heading }
settle-caption = Décompte
settle-line = Ce qui est compté
settle-games-caption = Ce que donnent les trois parties
settle-deals = Points
settle-boxes = Bonus de donne
settle-boxes-rule = { $each } par donne gagnée : { $you } et { $them }
settle-game_bonus = Bonus de partie
settle-game_bonus-rule = Premier à { $target }
settle-shutout = Capot
settle-shutout-game_bonus = { $who ->
    [you] Vous n’avez gagné aucune donne : le bonus de partie compte double
   *[them] { $name } n’a gagné aucune donne : le bonus de partie compte double
}
settle-shutout-deals = { $who ->
    [you] Vous n’avez gagné aucune donne : les points comptent double
   *[them] { $name } n’a gagné aucune donne : les points comptent double
}
settle-shutout-net = { $who ->
    [you] Vous n’avez gagné aucune donne : tout compte double
   *[them] { $name } n’a gagné aucune donne : tout compte double
}
settle-sum = Total
settle-all-games = Toutes les parties
settle-game-won = { $who ->
    [you] La partie { $game } est à vous, { $won } à { $lost }
   *[them] La partie { $game } est à { $name }, { $won } à { $lost }
}
settle-first = { $who ->
    [you] Vous atteignez { $target } en premier : la partie est à vous.
   *[them] { $name } atteint { $target } en premier et gagne la partie.
} { $bonuses ->
    [counted] Elle compte dans le match avec ses bonus.
   *[beside] Les bonus sont comptés à part et n’y changent rien.
}
settle-total = Le plus grand total gagne la partie.
settle-equal = { $who ->
    [you] Les totaux sont égaux : la partie est à vous, car vous avez atteint { $target } en premier.
   *[them] Les totaux sont égaux : la partie est à { $name }, qui a atteint { $target } en premier.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Qui gagne le plus de parties gagne le match. Les bonus sont comptés à part.
       *[other] Qui gagne le plus de parties gagne le match.
    }
   *[points] { $bonuses ->
        [none] Les points des trois parties ensemble décident du match.
       *[other] Les totaux des trois parties, bonus compris, décident du match.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] Vous avez frappé
   *[them] { $name } a frappé
}
row-gin = { $who ->
    [you] Vous avez fait gin
   *[them] { $name } a fait gin
}
row-big_gin = { $who ->
    [you] Vous avez fait grand gin
   *[them] { $name } a fait grand gin
}
row-undercut = { $who ->
    [you] Vous avez contré
   *[them] { $name } a contré
}
row-dead = Donne nulle
row-drawn = Donne à égalité

## Under the sheet

score-win = { $who ->
    [you] Vous gagnez de { $points }
   *[them] { $name } gagne de { $points }
}
score-win-game = { $who ->
    [you] Vous gagnez la partie, { $won } à { $lost }
   *[them] { $name } gagne la partie, { $won } à { $lost }
}
score-win-match = { $who ->
    [you] Vous gagnez le match de { $points }
   *[them] { $name } gagne le match de { $points }
}
score-win-games = { $who ->
    [you] Vous gagnez le match, { $won } parties à { $lost }
   *[them] { $name } gagne le match, { $won } parties à { $lost }
}
back-to-table = Retour à la table
back-to-result = Retour au résultat
