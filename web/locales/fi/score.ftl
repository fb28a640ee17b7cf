# The score sheet of a match.

score-title = Pistetaulukko
score-title-hollywood = Hollywood-pistetaulukko
score-about = { $game }, vastassa { $opponent }
score-deals = Jaot
score-deal = Jako
score-empty = Yhtään jakoa ei ole vielä pelattu loppuun.
score-nothing = ei mitään
score-gain = +{ $points }
score-points = Pisteet
score-target = voittoon { $target }
score-boxes-later = Voitetut jaot tähän asti, { $each } kustakin pelin sulkeutuessa

## Three games at once

game-hollywood = { $preset }, kolme peliä { $target } pisteeseen
game-changed = { $preset } (muutettu)
score-game = Peli { $game }
score-games = Pelit
score-tabs = Peli
score-sum = Kaikki kolme peliä
score-all = Kaikki kolme peliä yhteensä: sinä { $you }, { $name } { $them }
score-side-by-side = Kolme peliä rinnakkain
score-closed = suljettu
score-closed-by = { $who ->
    [you] suljettu, sinun
   *[them] suljettu, { $name }
}
score-not-entered = Tässä pelissä ei ole vielä kummankaan pisteitä.
score-game-short = { $you }–{ $them }
score-game-said = { $state ->
    [closed] peli { $game }: { $you }–{ $them }, suljettu
   *[open] peli { $game }: { $you }–{ $them }
}
score-button-games = Sinä { $you } Vastustaja { $them }, { $first }, { $second }, { $third }, pistetaulukko

## What a game comes to with its bonuses

settle-heading = Peli
settle-label = Loppulasku: { $heading }
settle-caption = Loppulasku
settle-line = Mitä lasketaan
settle-games-caption = Mitä kolmesta pelistä tulee
settle-deals = Pisteet
settle-boxes = Jakobonukset
settle-boxes-rule = { $each } joka voitetusta jaosta: { $you } ja { $them }
settle-game_bonus = Pelibonus
settle-game_bonus-rule = Ensimmäisenä tavoitteessa { $target }
settle-shutout = Nollapeli
settle-shutout-game_bonus = { $who ->
    [you] Et voittanut yhtään jakoa, joten pelibonus tuplataan
   *[them] { $name } ei voittanut yhtään jakoa, joten pelibonus tuplataan
}
settle-shutout-deals = { $who ->
    [you] Et voittanut yhtään jakoa, joten pisteet tuplataan
   *[them] { $name } ei voittanut yhtään jakoa, joten pisteet tuplataan
}
settle-shutout-net = { $who ->
    [you] Et voittanut yhtään jakoa, joten kaikki tuplataan
   *[them] { $name } ei voittanut yhtään jakoa, joten kaikki tuplataan
}
settle-sum = Yhteensä
settle-all-games = Kaikki pelit
settle-game-won = { $who ->
    [you] Peli { $game } on sinun, { $won }–{ $lost }
   *[them] Pelin { $game } voittaa { $name }, { $won }–{ $lost }
}
settle-first = { $who ->
    [you] Ehdit ensin tavoitteeseen { $target }, joten peli on sinun.
   *[them] { $name } ehti ensin tavoitteeseen { $target } ja voittaa pelin.
} { $bonuses ->
    [counted] Ottelussa se lasketaan bonuksineen.
   *[beside] Bonukset lasketaan erikseen, eivätkä ne muuta sitä.
}
settle-total = Suurempi loppusumma voittaa pelin.
settle-equal = { $who ->
    [you] Loppusummat ovat tasan, joten peli on sinun: ehdit ensin tavoitteeseen { $target }.
   *[them] Loppusummat ovat tasan, joten pelin voittaa { $name }, joka ehti ensin tavoitteeseen { $target }.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Ottelun voittaa se, joka voittaa useamman pelin. Bonukset lasketaan erikseen.
       *[other] Ottelun voittaa se, joka voittaa useamman pelin.
    }
   *[points] { $bonuses ->
        [none] Ottelun ratkaisevat kaikkien kolmen pelin pisteet yhteensä.
       *[other] Ottelun ratkaisevat kaikkien kolmen pelin loppusummat bonuksineen.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] Koputit
   *[them] { $name } koputti
}
row-gin = { $who ->
    [you] Julistit ginin
   *[them] { $name } julisti ginin
}
row-big_gin = { $who ->
    [you] Julistit ison ginin
   *[them] { $name } julisti ison ginin
}
row-undercut = { $who ->
    [you] Alitit
   *[them] { $name } alitti
}
row-dead = Mitätön jako
row-drawn = Jako tasan

## Under the sheet

score-win = { $who ->
    [you] Voitit { $points } pisteellä
   *[them] { $name } voitti { $points } pisteellä
}
score-win-game = { $who ->
    [you] Voitit pelin, { $won }–{ $lost }
   *[them] { $name } voitti pelin, { $won }–{ $lost }
}
score-win-match = { $who ->
    [you] Voitit ottelun { $points } pisteellä
   *[them] { $name } voitti ottelun { $points } pisteellä
}
score-win-games = { $who ->
    [you] Voitit ottelun, pelit { $won }–{ $lost }
   *[them] { $name } voitti ottelun, pelit { $won }–{ $lost }
}
back-to-table = Takaisin pöytään
back-to-result = Takaisin tulokseen
