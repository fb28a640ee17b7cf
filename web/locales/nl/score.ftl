# The score sheet of a match.

score-title = Scoreblad
score-title-hollywood = Scoreblad Hollywood
score-about = { $game }, tegen { $opponent }
score-deals = Handen
score-deal = Hand
score-empty = Er is nog geen hand uitgespeeld.
score-nothing = niets
score-gain = +{ $points }
score-points = Punten
score-target = { $target } om te winnen
score-boxes-later = Tot nu toe gewonnen handen, { $each } elk als het spel sluit

## Three games at once

game-hollywood = { $preset }, drie spellen tot { $target }
game-changed = { $preset } (gewijzigd)
score-game = Spel { $game }
score-games = Spellen
score-tabs = Spel
score-sum = Alle drie de spellen
score-all = Alle drie de spellen samen: jij { $you }, { $name } { $them }
score-side-by-side = Drie spellen naast elkaar
score-closed = gesloten
score-closed-by = { $who ->
    [you] gesloten, voor jou
   *[them] gesloten, voor { $name }
}
score-not-entered = In dit spel heeft nog niemand gescoord.
score-game-short = { $you }–{ $them }
score-game-said = { $state ->
    [closed] spel { $game } { $you } tegen { $them } en gesloten
   *[open] spel { $game } { $you } tegen { $them }
}
score-button-games = Jij { $you } Tegenstander { $them }, { $first }, { $second }, { $third }, scoreblad

## What a game comes to with its bonuses

settle-heading = Het spel
settle-label = Afrekening: { $heading }
settle-caption = Afrekening
settle-line = Wat er telt
settle-games-caption = Wat de drie spellen opleveren
settle-deals = Punten
settle-boxes = Handbonussen
settle-boxes-rule = { $each } voor elke gewonnen hand: { $you } en { $them }
settle-game_bonus = Spelbonus
settle-game_bonus-rule = Als eerste bij { $target }
settle-shutout = Shut-out
settle-shutout-game_bonus = { $who ->
    [you] Jij won geen hand, dus de spelbonus telt dubbel
   *[them] { $name } won geen hand, dus de spelbonus telt dubbel
}
settle-shutout-deals = { $who ->
    [you] Jij won geen hand, dus de punten tellen dubbel
   *[them] { $name } won geen hand, dus de punten tellen dubbel
}
settle-shutout-net = { $who ->
    [you] Jij won geen hand, dus alles telt dubbel
   *[them] { $name } won geen hand, dus alles telt dubbel
}
settle-sum = Totaal
settle-all-games = Alle spellen
settle-game-won = { $who ->
    [you] Spel { $game } is voor jou, { $won } tegen { $lost }
   *[them] Spel { $game } is voor { $name }, { $won } tegen { $lost }
}
settle-first = { $who ->
    [you] Jij was als eerste bij { $target }, dus het spel is voor jou.
   *[them] { $name } was als eerste bij { $target } en wint het spel.
} { $bonuses ->
    [counted] Met de bonussen telt het mee in de partij.
   *[beside] De bonussen zijn een extra telling en veranderen daar niets aan.
}
settle-total = Het hoogste totaal wint het spel.
settle-equal = { $who ->
    [you] De totalen zijn gelijk, dus het spel is voor jou: jij was als eerste bij { $target }.
   *[them] De totalen zijn gelijk, dus het spel is voor { $name }, als eerste bij { $target }.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Wie meer spellen wint, wint de partij. De bonussen zijn een extra telling.
       *[other] Wie meer spellen wint, wint de partij.
    }
   *[points] { $bonuses ->
        [none] De punten van alle drie de spellen samen beslissen de partij.
       *[other] De totalen van alle drie de spellen, bonussen inbegrepen, beslissen de partij.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] Jij klopte
   *[them] { $name } klopte
}
row-gin = { $who ->
    [you] Jij ging gin
   *[them] { $name } ging gin
}
row-big_gin = { $who ->
    [you] Jij ging big gin
   *[them] { $name } ging big gin
}
row-undercut = { $who ->
    [you] Undercut voor jou
   *[them] Undercut voor { $name }
}
row-dead = Dode hand
row-drawn = Onbesliste hand

## Under the sheet

score-win = { $who ->
    [you] Jij wint met { $points } verschil
   *[them] { $name } wint met { $points } verschil
}
score-win-game = { $who ->
    [you] Jij wint het spel, { $won } tegen { $lost }
   *[them] { $name } wint het spel, { $won } tegen { $lost }
}
score-win-match = { $who ->
    [you] Jij wint de partij met { $points } verschil
   *[them] { $name } wint de partij met { $points } verschil
}
score-win-games = { $who ->
    [you] Jij wint de partij, { $won } spellen tegen { $lost }
   *[them] { $name } wint de partij, { $won } spellen tegen { $lost }
}
back-to-table = Terug naar de tafel
back-to-result = Terug naar de uitslag
