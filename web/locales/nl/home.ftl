# The first page: a game that waits, and the choices for a new one.

home-title = Gin rummy
home-heading = Undercut, gin rummy

## A match that can be gone on with

resume-label = Bewaard spel
resume-heading = { $over ->
    [yes] Je spel is afgelopen
   *[no] Je spel wacht op je
}
resume-where-target = { $turn ->
    [you] { $game }, hand { $deal }, jouw beurt
    [opponent] { $game }, hand { $deal }, { $opponent } aan de beurt
    [over] { $game }, tegen { $opponent }
   *[between] { $game }, hand { $deal } is afgelopen
}
resume-where-one = { $turn ->
    [you] { $game }, jouw beurt
    [opponent] { $game }, { $opponent } aan de beurt
   *[over] { $game }, tegen { $opponent }
}
resume-where-hollywood = { resume-where-target }
resume-button = { $over ->
    [yes] Uitslag bekijken
   *[no] Hervatten
}

## For whoever has never played here

learn-question = Nieuw met gin rummy?
learn-start = Leer het in drie minuten

## A new game

new-game = Nieuw spel
preset-regular-note = Klop met { $limit } of minder, of wacht op gin.
preset-straight-note = Geen kloppen: alleen een hand waarvan elke kaart past, wint. Heet ook Gin Only.
preset-oklahoma-note = De eerste open kaart bepaalt hoe weinig je nodig hebt om te kloppen.
preset-classic-note = { $gin } voor gin, { $box } voor elke gewonnen hand en een bonus voor het spel.
preset-north_american-note = Big gin, { $box } voor elke gewonnen hand en een shut-out die dubbel telt.
preset-tournament-note = De laatste afgelegde kaart mag de hand nog beëindigen, en gelijk geeft geen bonus.
preset-eaai-note = De regels waarmee programma’s het tegen elkaar opnamen in een onderzoekswedstrijd: je deelt om beurten.
preset-palace-note = { $box } voor elke gewonnen hand, meteen bij de score.
preset-round_the_corner-note = Reeksen lopen door na de heer, en een losse aas telt { $ace }.
quick-spade_double = Schoppen als eerste open kaart verdubbelt de hand
more-games = { $count ->
    [one] Nog { $count } spel
   *[other] Nog { $count } spellen
}

how-long = Hoe lang
form-choice-one = Eén hand
form-choice-target = Tot een doel
form-choice-hollywood = Hollywood
form-note-one = Eén hand beslist.
form-note-target = Hand na hand, tot een van jullie het doel haalt.
form-note-hollywood = Drie spellen tegelijk, elk tot het doel: je winst wordt erover verdeeld.
target-choice = Doel
target-other = Ander
target-other-label = Jouw doel, van { $low } tot en met { $high }
target-wrong = Een heel getal van { $low } tot en met { $high }, graag.
opponent-choice = Tegenstander
chosen-one = { $game }, één hand, tegen { $opponent }
chosen-target = { $game } tot { $target }, tegen { $opponent }
chosen-hollywood = { $game }, Hollywood tot { $target }, tegen { $opponent }
chosen-open = { $game }, tegen { $opponent }
deal-button = Kaarten delen
deal-waiting = Het spel wordt klaargezet. Zodra het klaar is, worden de kaarten gedeeld.

## Own rules among the games

own-heading = Je eigen regels
own-note = { $count ->
    [0] Zoals { $preset }
    [one] { $preset } met { $count } wijziging
   *[other] { $preset } met { $count } wijzigingen
}
own-refused = Zo kan met deze regels niet worden gespeeld.
own-make = Eigen regels maken
own-change = Wijzigen
own-change-named = Wijzigen: { $name }
own-delete = Verwijderen
own-delete-named = Verwijderen: { $name }

## Before a match in progress is given up

leave-heading = De lopende partij verlaten?
leave-body-target = { $game } tegen { $opponent } staat op { $you } tegen { $them }. Je vindt haar terug bij Partijen en kunt verder wanneer je maar wilt.
leave-body-hollywood = { leave-body-target }
leave-body-one = Je vindt je hand tegen { $opponent } terug bij Partijen en kunt verder wanneer je maar wilt.
leave-keep = Mijn partij houden
leave-confirm = Nieuwe kaarten delen

# The head of every paper page.
nav-label = Meer
nav-lesson = Leren spelen
nav-matches = Partijen
nav-statistics = Statistieken
nav-settings = Instellingen

# The foot of every paper page.
foot-label = Over het spel
foot-rules = Regels van elk spel
foot-glossary = Woorden van het spel
foot-about = Over Undercut
foot-privacy = Privacy
foot-language = Taal
