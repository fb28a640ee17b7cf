# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Koputus
result-gin = Gin
result-big_gin = Iso gin
result-undercut = Alitus
result-undercut-over = Alitus päättää pelin
result-dead = Mitätön jako
result-drawn = Jako tasan
result-nobody = Kukaan ei saa pisteitä
result-dead-two_cards_left = Nostopakassa oli kaksi korttia jäljellä, joten jako päättyy ilman pisteitä.
result-dead-turn_limit = { $turns } vuoron jälkeen jako päättyy ilman pisteitä.
result-drawn-reason = Kummallekin jää yhtä paljon ylimääräisiä. Näillä säännöillä jako ei silloin ole kummankaan.
result-dead-again = Sama pelaaja jakaa uudelleen.
result-scores = { $who ->
    [you] Pisteet sinulle
   *[them] Pisteet saa { $name }
}

result-closes = { $kind ->
    [undercut] Alitus sulkee
   *[other] Jako sulkee
} { $count ->
    [one] pelin { $games }
   *[other] pelit { $games }
}

## Who won the match

match-won-target = { $who ->
    [you] Voitit pelin
   *[them] { $name } voitti pelin
}
match-won-one = { $who ->
    [you] Voitit jaon
   *[them] { $name } voitti jaon
}
match-won-hollywood = { $who ->
    [you] Voitit ottelun
   *[them] { $name } voitti ottelun
}
match-drawn = Tasapeli
match-score = { $games ->
    [yes] Pelit { $high }–{ $low }
   *[no] { $high }–{ $low }
}

## Hands

hand-of = { $who ->
    [you] Sinun kätesi
   *[them] { $name }: käsi
}
hand-knocked = { $who ->
    [you] Koputit { $deadwood } pisteellä
   *[them] { $name } koputti { $deadwood } pisteellä
}
hand-gin = { $who ->
    [you] Julistit ginin
   *[them] { $name } julisti ginin
}
hand-big-gin = { $who ->
    [you] Julistit ison ginin
   *[them] { $name } julisti ison ginin
}
hand-player = { $who ->
    [you] Sinä
   *[them] { $name }
}
hand-threw = heitetty
hand-threw-none = ei heitettyä korttia
hand-laid-off = { $count ->
    [one] yksi lisätty kortti, merkitty
    [2] kaksi lisättyä korttia, merkitty
    [3] kolme lisättyä korttia, merkitty
   *[other] { $count } lisättyä korttia, merkitty
}
hand-nothing-laid-off = ei lisättyjä kortteja
hand-no-layoffs = giniin ei lisätä kortteja
hand-deadwood-label = Ylimääräiset { $deadwood }
hand-hidden = { $who ->
    [you] Mitättömän jaon jälkeen kortteja ei näytetä, joten korttisi jäävät salaisuudeksesi.
   *[them] Mitättömän jaon jälkeen kortteja ei näytetä, joten vastustajan ({ $name }) käsi jää salaisuudeksi.
}
hand-chain = { $who ->
    [you] Sinä:
   *[them] { $name }:
}
card-laid-off-order = { $card }, lisääjä { $who ->
    [you] sinä
   *[them] { $name }
}, { $place } / { $count }
card-laid-off = { $card }, lisääjä { $who ->
    [you] sinä
   *[them] { $name }
}

## The receipt

receipt-label = Jaon pisteet
receipt-heading = Jako { $deal }
receipt-heading-one = Pisteet
receipt-caption = { $points ->
    [one] Näin syntyy yksi piste
   *[other] Näin syntyy { $points } pistettä
}
receipt-caption-open = Näin pisteet syntyvät
receipt-why = Mitä säännöt sanovat:
receipt-why-counting = Korttien arvot
receipt-why-layoffs = Lisääminen
receipt-why-knock = Koputuksen jälkeen
receipt-why-undercut = Alitus
receipt-why-tie = Ylimääräiset tasan
receipt-why-gin = Gin
receipt-why-big_gin = Iso gin
receipt-why-spades = Pata tuplaa
receipt-why-box = Jakobonukset
receipt-deadwood = { $who ->
    [you] Ylimääräisesi
   *[them] { $name }: ylimääräiset
}
receipt-laid-off = Lisätty
receipt-left = { $who ->
    [you] Sinulle jää
   *[them] { $name }: jäljelle jää
}
receipt-less = −{ $points }
receipt-difference = Erotus
receipt-difference-rule = { $high } miinus { $low }
receipt-undercut = Alitusbonus
receipt-undercut-rule = { $tie ->
    [yes] Tasatilanne on sen hyväksi, joka ei koputtanut
   *[no] Pienempi kuin koputtajalla
}
receipt-tie_no_bonus = Ylimääräiset tasan
receipt-tie_no_bonus-rule = Näillä säännöillä ei bonusta, mutta jaon voittaa se, joka ei koputtanut
receipt-tie_drawn = Ylimääräiset tasan
receipt-tie_drawn-rule = Näillä säännöillä jako ei ole kummankaan
receipt-gin_bonus = Gin-bonus
receipt-gin_bonus-rule = Ei ylimääräisiä
receipt-big_gin_bonus = Ison ginin bonus
receipt-big_gin_bonus-rule = Kaikki yksitoista yhdistelmissä, ei heittoa
receipt-spade_double = Pata avokorttina tuplaa
receipt-spade_double-rule = { $points } toisen kerran
receipt-box_at_once = Jakobonus heti
receipt-box_at_once-rule = Jaon voitosta
receipt-standing-target = Peli { $target } pisteeseen
receipt-before = Ennen
receipt-now = Nyt
receipt-boxes = Voitetut jaot: sinä { $you }, { $name } { $them }
receipt-entered = +{ $points } tästä jaosta

## Buttons

next-deal = Seuraava jako
result-next = Seuraava
result-all = Näytä kaikki
result-table = Katso pöytää

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] Lasket pöytään { $melds }, ylimääräisiä jää { $deadwood }.
   *[them] { $name } laskee pöytään { $melds }, ylimääräisiä jää { $deadwood }.
}
said-knocker-bare = { $who ->
    [you] Et laske yhdistelmiä, ylimääräisiä jää { $deadwood }.
   *[them] { $name } ei laske yhdistelmiä, ylimääräisiä jää { $deadwood }.
}
said-defender = { $who ->
    [you] Sinulla on { $melds }, ylimääräisiä jää { $deadwood }.
   *[them] { $name }: kädessä { $melds }, ylimääräisiä jää { $deadwood }.
}
said-defender-bare = { $who ->
    [you] Sinulla ei ole yhdistelmiä, ylimääräisiä jää { $deadwood }.
   *[them] { $name }: ei yhdistelmiä, ylimääräisiä jää { $deadwood }.
}
said-laid-off = { $who ->
    [you] Lisäsit: { $cards }.
   *[them] { $name } lisäsi: { $cards }.
}
said-line = { $name }: { $points }.
said-line-rule = { $name }: { $points }. { $rule }.
said-total = { $who ->
    [you] Saat { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
   *[them] { $name } saa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
}
said-nobody = Kukaan ei saa pisteitä.
said-match = Sinulla on nyt { $you }, vastustajalla ({ $name }) { $them }.

## The same deal in every other game

prices-title = Arvo muilla säännöillä
prices-waiting = Hetki, kortteja lasketaan uudelleen …
prices-game = Peli
prices-points = Pisteet
prices-change = Ero
prices-scores = { $who ->
    [you] Sinä { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] sinulle { $points } parempi
    [less] sinulle { $points } huonompi
   *[same] sama
}
prices-played = näin pelattiin
prices-problem-knock_not_allowed = Siellä ei saa koputtaa.
prices-problem-over_knock_limit = { $limit ->
    [0] Siellä vain gin olisi päättänyt jaon.
   *[other] { $deadwood } on siellä liikaa koputukseen: enintään { $limit }.
}
prices-problem-no_big_gin = Siellä ei ole isoa giniä.
prices-problem-no_upcard = Siellä ensimmäinen avokortti ratkaisee, eikä tässä jaossa ollut sellaista.
prices-problem-counts_otherwise = Siellä yhdistelmät tai arvot lasketaan toisin, joten kumpikin olisi pelannut toisin.
prices-problem-stock_over = Siellä jako olisi ollut mitätön, kun nostopakan kortteja oli jäljellä { $left }.
prices-problem-turns_over = Siellä jako olisi ollut mitätön { $turns } vuoron jälkeen.
