# The first page: a game that waits, and the choices for a new one.

home-title = Gin rummy
home-heading = Undercut, gin rummy

## A match that can be gone on with

resume-label = Gemt spil
resume-heading = { $over ->
    [yes] Dit spil er færdigt
   *[no] Dit spil venter
}
resume-where-target = { $turn ->
    [you] { $game }, runde { $deal }, din tur
    [opponent] { $game }, runde { $deal }, tur: { $opponent }
    [over] { $game }, mod { $opponent }
   *[between] { $game }, runde { $deal } er slut
}
resume-where-one = { $turn ->
    [you] { $game }, din tur
    [opponent] { $game }, tur: { $opponent }
   *[over] { $game }, mod { $opponent }
}
resume-where-hollywood = { resume-where-target }
resume-button = { $over ->
    [yes] Se resultatet
   *[no] Fortsæt
}

## For whoever has never played here

learn-question = Er gin rummy nyt for dig?
learn-start = Lær det på tre minutter

## A new game

new-game = Nyt spil
preset-regular-note = Bank med højst { $limit }, eller vent på gin.
preset-straight-note = Ingen bankning: kun en hånd, hvor hvert eneste kort indgår i kombinationer, vinder. Kaldes også Gin Only.
preset-oklahoma-note = Det første opvendte kort afgør, hvor lidt du skal have for at banke.
preset-classic-note = { $gin } for gin, { $box } for hver vundet runde og en bonus for partiet.
preset-north_american-note = Big gin, { $box } for hver vundet runde og nulpartier, der tæller dobbelt.
preset-tournament-note = Det sidste kastede kort kan endnu slutte runden, og lige stilling giver ingen bonus.
preset-eaai-note = De regler, programmer mødtes under i en forskningskonkurrence: I giver på skift.
preset-palace-note = { $box } for hver vundet runde, straks på stillingen.
preset-round_the_corner-note = Sekvenser går videre forbi kongen, og et es til overs tæller { $ace }.
quick-spade_double = Spar som opvendt kort fordobler runden
more-games = { $count ->
    [one] { $count } spil mere
   *[other] { $count } spil mere
}

how-long = Hvor længe
form-choice-one = Én runde
form-choice-target = Til et mål
form-choice-hollywood = Hollywood
form-note-one = Én runde afgør det.
form-note-target = Runde efter runde, til en af jer har nået målet.
form-note-hollywood = Tre partier på én gang, hvert til målet: dine sejre fordeles på dem.
target-choice = Mål
target-other = Andet
target-other-label = Dit mål, fra { $low } til { $high }
target-wrong = Et helt tal fra { $low } til { $high }, tak.
opponent-choice = Modstander
chosen-one = { $game }, én runde, mod { $opponent }
chosen-target = { $game } til { $target }, mod { $opponent }
chosen-hollywood = { $game }, Hollywood til { $target }, mod { $opponent }
chosen-open = { $game }, mod { $opponent }
deal-button = Giv kort
deal-waiting = Spillet gøres klar. Kortene gives, så snart det er færdigt.

## Own rules among the games

own-heading = Dine egne regler
own-note = { $count ->
    [0] Som { $preset }
    [one] { $preset } med { $count } ændring
   *[other] { $preset } med { $count } ændringer
}
own-refused = Disse regler kan ikke spilles, som de er.
own-make = Lav dine egne regler
own-change = Ret
own-change-named = Ret: { $name }
own-delete = Slet
own-delete-named = Slet: { $name }

## Before a match in progress is given up

leave-heading = Forlade kampen, der er i gang?
leave-body-target = { $game } mod { $opponent } står { $you } mod { $them }. Du finder kampen under Kampe og kan fortsætte, når du vil.
leave-body-hollywood = { leave-body-target }
leave-body-one = Du finder runden mod { $opponent } under Kampe og kan fortsætte, når du vil.
leave-keep = Behold min kamp
leave-confirm = Giv nye kort

# The head of every paper page.
nav-label = Mere
nav-lesson = Lær at spille
nav-matches = Kampe
nav-statistics = Statistik
nav-settings = Indstillinger

# The foot of every paper page.
foot-label = Om spillet
foot-rules = Reglerne for alle spil
foot-glossary = Ordene i spillet
foot-about = Om Undercut
foot-privacy = Privatliv
foot-language = Sprog
