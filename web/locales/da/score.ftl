# The score sheet of a match.

score-title = Pointark
score-title-hollywood = Pointark for Hollywood
score-about = { $game }, mod { $opponent }
score-deals = Runder
score-deal = Runde
score-empty = Ingen runde er færdig endnu.
score-nothing = intet
score-gain = +{ $points }
score-points = Point
score-target = { $target } for at vinde
score-boxes-later = Vundne runder hidtil, { $each } for hver, når partiet lukkes

## Three games at once

game-hollywood = { $preset }, tre partier til { $target }
game-changed = { $preset } (ændret)
score-game = Parti { $game }
score-games = Partier
score-tabs = Parti
score-sum = Alle tre partier
score-all = Alle tre partier tilsammen: du { $you }, { $name } { $them }
score-side-by-side = Tre partier side om side
score-closed = lukket
score-closed-by = { $who ->
    [you] lukket, dit
   *[them] lukket, til { $name }
}
score-not-entered = Ingen er kommet ind i dette parti endnu.
score-game-short = { $you }–{ $them }
score-game-said = { $state ->
    [closed] parti { $game } { $you } mod { $them } og lukket
   *[open] parti { $game } { $you } mod { $them }
}
score-button-games = Du { $you } Modstanderen { $them }, { $first }, { $second }, { $third }, pointark

## What a game comes to with its bonuses

settle-heading = Partiet
settle-label = Afregning: { $heading }
settle-caption = Afregning
settle-line = Hvad der tæller
settle-games-caption = Hvad de tre partier bliver
settle-deals = Point
settle-boxes = Streger
settle-boxes-rule = { $each } for hver vundet runde: { $you } og { $them }
settle-game_bonus = Partibonus
settle-game_bonus-rule = Først til { $target }
settle-shutout = Nulparti
settle-shutout-game_bonus = { $who ->
    [you] Du vandt ingen runde, så partibonussen tæller dobbelt
   *[them] { $name } vandt ingen runde, så partibonussen tæller dobbelt
}
settle-shutout-deals = { $who ->
    [you] Du vandt ingen runde, så pointene tæller dobbelt
   *[them] { $name } vandt ingen runde, så pointene tæller dobbelt
}
settle-shutout-net = { $who ->
    [you] Du vandt ingen runde, så alt tæller dobbelt
   *[them] { $name } vandt ingen runde, så alt tæller dobbelt
}
settle-sum = I alt
settle-all-games = Alle partier
settle-game-won = { $who ->
    [you] Parti { $game } er dit, { $won } mod { $lost }
   *[them] Parti { $game } går til { $name }, { $won } mod { $lost }
}
settle-first = { $who ->
    [you] Du nåede { $target } først, så partiet er dit.
   *[them] { $name } nåede { $target } først og vinder partiet.
} { $bonuses ->
    [counted] Med bonusserne tæller det i kampen.
   *[beside] Bonusserne er et ekstra regnskab og ændrer intet ved det.
}
settle-total = Det højeste tal i alt vinder partiet.
settle-equal = { $who ->
    [you] I har lige meget i alt, så partiet er dit: du nåede { $target } først.
   *[them] I har lige meget i alt, så partiet går til { $name }, der nåede { $target } først.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Den, der vinder flest partier, vinder kampen. Bonusserne er et ekstra regnskab.
       *[other] Den, der vinder flest partier, vinder kampen.
    }
   *[points] { $bonuses ->
        [none] Pointene fra alle tre partier tilsammen afgør kampen.
       *[other] Alle tre partier tilsammen, med bonusser, afgør kampen.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] Du bankede
   *[them] { $name } bankede
}
row-gin = { $who ->
    [you] Du gik gin
   *[them] { $name } gik gin
}
row-big_gin = { $who ->
    [you] Du gik big gin
   *[them] { $name } gik big gin
}
row-undercut = { $who ->
    [you] Du fik undercut
   *[them] { $name } fik undercut
}
row-dead = Død runde
row-drawn = Uafgjort runde

## Under the sheet

score-win = { $who ->
    [you] Du vinder med { $points }
   *[them] { $name } vinder med { $points }
}
score-win-game = { $who ->
    [you] Du vinder partiet, { $won } mod { $lost }
   *[them] { $name } vinder partiet, { $won } mod { $lost }
}
score-win-match = { $who ->
    [you] Du vinder kampen med { $points }
   *[them] { $name } vinder kampen med { $points }
}
score-win-games = { $who ->
    [you] Du vinder kampen, { $won } partier mod { $lost }
   *[them] { $name } vinder kampen, { $won } partier mod { $lost }
}
back-to-table = Tilbage til bordet
back-to-result = Tilbage til resultatet
