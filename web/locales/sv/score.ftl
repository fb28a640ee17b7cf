# The score sheet of a match.

score-title = Protokoll
score-title-hollywood = Hollywoodprotokoll
score-about = { $game }, mot { $opponent }
score-deals = Omgångar
score-deal = Omgång
score-empty = Ingen omgång är klar än.
score-nothing = inget
score-gain = +{ $points }
score-points = Poäng
score-target = { $target } för att vinna
score-boxes-later = Vunna omgångar hittills, { $each } för var och en när partiet stängs

## Three games at once

game-hollywood = { $preset }, tre partier till { $target }
game-changed = { $preset } (ändrat)
score-game = Parti { $game }
score-games = Partier
score-tabs = Parti
score-sum = Alla tre partierna
score-all = Alla tre partierna tillsammans: du { $you }, { $name } { $them }
score-side-by-side = Tre partier sida vid sida
score-closed = stängt
score-closed-by = { $who ->
    [you] stängt, ditt
   *[them] stängt, till { $name }
}
score-not-entered = Ingen har kommit in i det här partiet än.
score-game-short = { $you }–{ $them }
score-game-said = { $state ->
    [closed] parti { $game } { $you } mot { $them } och stängt
   *[open] parti { $game } { $you } mot { $them }
}
score-button-games = Du { $you } Motståndaren { $them }, { $first }, { $second }, { $third }, protokoll

## What a game comes to with its bonuses

settle-heading = Partiet
settle-label = Avräkning: { $heading }
settle-caption = Avräkning
settle-line = Vad som räknas
settle-games-caption = Vad de tre partierna blir
settle-deals = Poäng
settle-boxes = Streck
settle-boxes-rule = { $each } för varje vunnen omgång: { $you } och { $them }
settle-game_bonus = Partibonus
settle-game_bonus-rule = Först till { $target }
settle-shutout = Nollparti
settle-shutout-game_bonus = { $who ->
    [you] Du vann ingen omgång, så partibonusen räknas dubbelt
   *[them] { $name } vann ingen omgång, så partibonusen räknas dubbelt
}
settle-shutout-deals = { $who ->
    [you] Du vann ingen omgång, så poängen räknas dubbelt
   *[them] { $name } vann ingen omgång, så poängen räknas dubbelt
}
settle-shutout-net = { $who ->
    [you] Du vann ingen omgång, så allt räknas dubbelt
   *[them] { $name } vann ingen omgång, så allt räknas dubbelt
}
settle-sum = Summa
settle-all-games = Alla partier
settle-game-won = { $who ->
    [you] Parti { $game } är ditt, { $won } mot { $lost }
   *[them] Parti { $game } går till { $name }, { $won } mot { $lost }
}
settle-first = { $who ->
    [you] Du nådde { $target } först, så partiet är ditt.
   *[them] { $name } nådde { $target } först och vinner partiet.
} { $bonuses ->
    [counted] Med bonusarna räknas det i matchen.
   *[beside] Bonusarna är en extra räkning och ändrar inget i det.
}
settle-total = Den högre summan vinner partiet.
settle-equal = { $who ->
    [you] Summorna är lika, så partiet är ditt: du nådde { $target } först.
   *[them] Summorna är lika, så partiet går till { $name }, som nådde { $target } först.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Den som vinner flest partier vinner matchen. Bonusarna är en extra räkning.
       *[other] Den som vinner flest partier vinner matchen.
    }
   *[points] { $bonuses ->
        [none] Poängen från alla tre partierna tillsammans avgör matchen.
       *[other] Summorna av alla tre partierna, med bonusar, avgör matchen.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] Du knackade
   *[them] { $name } knackade
}
row-gin = { $who ->
    [you] Du gick gin
   *[them] { $name } gick gin
}
row-big_gin = { $who ->
    [you] Du gick big gin
   *[them] { $name } gick big gin
}
row-undercut = { $who ->
    [you] Du gjorde undercut
   *[them] { $name } gjorde undercut
}
row-dead = Död omgång
row-drawn = Oavgjord omgång

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
    [you] Du vinner matchen med { $points }
   *[them] { $name } vinner matchen med { $points }
}
score-win-games = { $who ->
    [you] Du vinner matchen, { $won } partier mot { $lost }
   *[them] { $name } vinner matchen, { $won } partier mot { $lost }
}
back-to-table = Tillbaka till bordet
back-to-result = Tillbaka till resultatet
