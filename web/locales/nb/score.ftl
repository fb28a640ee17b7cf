# The score sheet of a match.

score-title = Poengark
score-title-hollywood = Poengark for Hollywood
score-about = { $game }, mot { $opponent }
score-deals = Runder
score-deal = Runde
score-empty = Ingen runde er ferdig ennå.
score-nothing = ingenting
score-gain = +{ $points }
score-points = Poeng
score-target = { $target } for å vinne
score-boxes-later = Vunne runder hittil, { $each } for hver når partiet lukkes

## Three games at once

game-hollywood = { $preset }, tre partier til { $target }
game-changed = { $preset } (endret)
score-game = Parti { $game }
score-games = Partier
score-tabs = Parti
score-sum = Alle tre partiene
score-all = Alle tre partiene til sammen: du { $you }, { $name } { $them }
score-side-by-side = Tre partier side om side
score-closed = lukket
score-closed-by = { $who ->
    [you] lukket, ditt
   *[them] lukket, til { $name }
}
score-not-entered = Ingen har kommet inn i dette partiet ennå.
score-game-short = { $you }–{ $them }
score-game-said = { $state ->
    [closed] parti { $game } { $you } mot { $them } og lukket
   *[open] parti { $game } { $you } mot { $them }
}
score-button-games = Du { $you } Motstanderen { $them }, { $first }, { $second }, { $third }, poengark

## What a game comes to with its bonuses

settle-heading = Partiet
settle-label = Oppgjør: { $heading }
settle-caption = Oppgjør
settle-line = Hva som teller
settle-games-caption = Hva de tre partiene blir
settle-deals = Poeng
settle-boxes = Streker
settle-boxes-rule = { $each } for hver vunnet runde: { $you } og { $them }
settle-game_bonus = Partibonus
settle-game_bonus-rule = Først til { $target }
settle-shutout = Nullparti
settle-shutout-game_bonus = { $who ->
    [you] Du vant ingen runde, så partibonusen teller dobbelt
   *[them] { $name } vant ingen runde, så partibonusen teller dobbelt
}
settle-shutout-deals = { $who ->
    [you] Du vant ingen runde, så poengene teller dobbelt
   *[them] { $name } vant ingen runde, så poengene teller dobbelt
}
settle-shutout-net = { $who ->
    [you] Du vant ingen runde, så alt teller dobbelt
   *[them] { $name } vant ingen runde, så alt teller dobbelt
}
settle-sum = Sum
settle-all-games = Alle partier
settle-game-won = { $who ->
    [you] Parti { $game } er ditt, { $won } mot { $lost }
   *[them] Parti { $game } går til { $name }, { $won } mot { $lost }
}
settle-first = { $who ->
    [you] Du nådde { $target } først, så partiet er ditt.
   *[them] { $name } nådde { $target } først og vinner partiet.
} { $bonuses ->
    [counted] Med bonusene teller det i kampen.
   *[beside] Bonusene er et ekstra regnskap og endrer ingenting ved det.
}
settle-total = Den høyeste summen vinner partiet.
settle-equal = { $who ->
    [you] Summene er like, så partiet er ditt: du nådde { $target } først.
   *[them] Summene er like, så partiet går til { $name }, som nådde { $target } først.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Den som vinner flest partier, vinner kampen. Bonusene er et ekstra regnskap.
       *[other] Den som vinner flest partier, vinner kampen.
    }
   *[points] { $bonuses ->
        [none] Poengene fra alle tre partiene til sammen avgjør kampen.
       *[other] Summene av alle tre partiene, med bonuser, avgjør kampen.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] Du banket
   *[them] { $name } banket
}
row-gin = { $who ->
    [you] Du gikk gin
   *[them] { $name } gikk gin
}
row-big_gin = { $who ->
    [you] Du gikk big gin
   *[them] { $name } gikk big gin
}
row-undercut = { $who ->
    [you] Du fikk undercut
   *[them] { $name } fikk undercut
}
row-dead = Død runde
row-drawn = Uavgjort runde

## Under the sheet

score-win = { $who ->
    [you] Du vinner med { $points }
   *[them] { $name } vinner med { $points }
}
score-win-game = { $who ->
    [you] Du vinner partiet, { $won } mot { $lost }
   *[them] { $name } vinner partiet, { $won } mot { $lost }
}
score-win-match = { $who ->
    [you] Du vinner kampen med { $points }
   *[them] { $name } vinner kampen med { $points }
}
score-win-games = { $who ->
    [you] Du vinner kampen, { $won } partier mot { $lost }
   *[them] { $name } vinner kampen, { $won } partier mot { $lost }
}
back-to-table = Tilbake til bordet
back-to-result = Tilbake til resultatet
