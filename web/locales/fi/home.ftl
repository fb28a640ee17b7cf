# The first page: a game that waits, and the choices for a new one.

home-title = Gin rummy
home-heading = Undercut, gin rummy

## A match that can be gone on with

resume-label = Tallennettu peli
resume-heading = { $over ->
    [yes] Pelisi on päättynyt
   *[no] Pelisi odottaa
}
resume-where-target = { $turn ->
    [you] { $game }, jako { $deal }, sinun vuorosi
    [opponent] { $game }, jako { $deal }, vuorossa { $opponent }
    [over] { $game }, vastassa { $opponent }
   *[between] { $game }, jako { $deal } on päättynyt
}
resume-where-one = { $turn ->
    [you] { $game }, sinun vuorosi
    [opponent] { $game }, vuorossa { $opponent }
   *[over] { $game }, vastassa { $opponent }
}
resume-where-hollywood = { resume-where-target }
resume-button = { $over ->
    [yes] Katso tulos
   *[no] Jatka
}

## For whoever has never played here

learn-question = Onko gin rummy sinulle uusi?
learn-start = Opi kolmessa minuutissa

## A new game

new-game = Uusi peli
preset-regular-note = Koputa, kun jää { $limit } tai alle, tai tavoittele giniä.
preset-straight-note = Ei koputusta: vain käsi, jossa joka kortti on yhdistelmässä, voittaa. Myös nimellä Gin Only.
preset-oklahoma-note = Ensimmäinen avokortti määrää koputusrajan.
preset-classic-note = Ginistä { $gin }, joka voitetusta jaosta { $box } ja pelin voitosta bonus.
preset-north_american-note = Iso gin, joka voitetusta jaosta { $box } ja nollapeli tuplana.
preset-tournament-note = Viimeinen heitetty kortti voi vielä päättää jaon, eikä tasatilanne tuo bonusta.
preset-eaai-note = Säännöt, joilla ohjelmat kohtasivat tutkimuskilpailussa: jaetaan vuorotellen.
preset-palace-note = Joka voitetusta jaosta { $box }, heti pisteisiin.
preset-round_the_corner-note = Suora jatkuu kuninkaan yli, ja ylimääräinen ässä on { $ace }.
quick-spade_double = Pata avokorttina tuplaa jaon
more-games = { $count ->
    [one] { $count } peli lisää
   *[other] { $count } peliä lisää
}

how-long = Pituus
form-choice-one = Yksi jako
form-choice-target = Pisteisiin
form-choice-hollywood = Hollywood
form-note-one = Yksi jako ratkaisee.
form-note-target = Jako toisensa jälkeen, kunnes jompikumpi yltää tavoitteeseen.
form-note-hollywood = Kolme peliä yhtä aikaa, kukin tavoitteeseen: voittosi jakautuvat niihin.
target-choice = Tavoite
target-other = Muu
target-other-label = Oma tavoitteesi, { $low }–{ $high }
target-wrong = Anna kokonaisluku väliltä { $low }–{ $high }.
opponent-choice = Vastustaja
chosen-one = { $game }, yksi jako, vastassa { $opponent }
chosen-target = { $game }, { $target } pisteeseen, vastassa { $opponent }
chosen-hollywood = { $game }, Hollywood { $target } pisteeseen, vastassa { $opponent }
chosen-open = { $game }, vastassa { $opponent }
deal-button = Jaa kortit
deal-waiting = Peliä valmistellaan. Kortit jaetaan heti, kun se on valmis.

## Own rules among the games

own-heading = Omat sääntösi
own-note = { $count ->
    [0] Kuten { $preset }
    [one] { $preset }, { $count } muutos
   *[other] { $preset }, { $count } muutosta
}
own-refused = Näillä säännöillä ei voi pelata sellaisinaan.
own-make = Tee omat säännöt
own-change = Muuta
own-change-named = Muuta: { $name }
own-delete = Poista
own-delete-named = Poista: { $name }

## Before a match in progress is given up

leave-heading = Jätetäänkö ottelu kesken?
leave-body-target = { $game }, vastassa { $opponent }: tilanne { $you }–{ $them }. Löydät ottelun kohdasta Ottelut ja voit jatkaa milloin haluat.
leave-body-hollywood = { leave-body-target }
leave-body-one = Jako, vastassa { $opponent }, löytyy kohdasta Ottelut, ja voit jatkaa milloin haluat.
leave-keep = Pidä ottelu
leave-confirm = Jaa uudet kortit

# The head of every paper page.
nav-label = Muut sivut
nav-lesson = Opi pelaamaan
nav-matches = Ottelut
nav-statistics = Tilastot
nav-settings = Asetukset

# The foot of every paper page.
foot-label = Tietoa pelistä
foot-rules = Kaikkien pelien säännöt
foot-glossary = Pelin sanat
foot-about = Tietoa Undercutista
foot-privacy = Yksityisyys
foot-language = Kieli
