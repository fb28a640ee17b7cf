# The first page: a game that waits, and the choices for a new one.

home-title = Gin rummy
home-heading = Undercut, gin rummy

## A match that can be gone on with

resume-label = Lagret spill
resume-heading = { $over ->
    [yes] Spillet ditt er ferdig
   *[no] Spillet ditt venter
}
resume-where-target = { $turn ->
    [you] { $game }, runde { $deal }, din tur
    [opponent] { $game }, runde { $deal }, tur: { $opponent }
    [over] { $game }, mot { $opponent }
   *[between] { $game }, runde { $deal } er over
}
resume-where-one = { $turn ->
    [you] { $game }, din tur
    [opponent] { $game }, tur: { $opponent }
   *[over] { $game }, mot { $opponent }
}
resume-where-hollywood = { resume-where-target }
resume-button = { $over ->
    [yes] Se resultatet
   *[no] Fortsett
}

## For whoever has never played here

learn-question = Er gin rummy nytt for deg?
learn-start = Lær det på tre minutter

## A new game

new-game = Nytt spill
preset-regular-note = Bank med høyst { $limit }, eller vent på gin.
preset-straight-note = Ingen banking: bare en hånd der hvert eneste kort er med i kombinasjoner, vinner. Kalles også Gin Only.
preset-oklahoma-note = Det første snudde kortet avgjør hvor lite du må ha for å banke.
preset-classic-note = { $gin } for gin, { $box } for hver vunnet runde og en bonus for partiet.
preset-north_american-note = Big gin, { $box } for hver vunnet runde og nullpartier som teller dobbelt.
preset-tournament-note = Det siste kastede kortet kan ennå avslutte runden, og likt gir ingen bonus.
preset-eaai-note = Reglene som programmer møttes under i en forskningskonkurranse: dere deler ut annenhver gang.
preset-palace-note = { $box } for hver vunnet runde, rett på stillingen.
preset-round_the_corner-note = Sekvenser går videre forbi kongen, og et ess til overs teller { $ace }.
quick-spade_double = Spar som snudd kort dobler runden
more-games = { $count ->
    [one] { $count } spill til
   *[other] { $count } spill til
}

how-long = Hvor lenge
form-choice-one = Én runde
form-choice-target = Til et mål
form-choice-hollywood = Hollywood
form-note-one = Én runde avgjør.
form-note-target = Runde etter runde, til en av dere har nådd målet.
form-note-hollywood = Tre partier på én gang, hvert til målet: seirene dine fordeles på dem.
target-choice = Mål
target-other = Annet
target-other-label = Ditt mål, fra { $low } til { $high }
target-wrong = Et helt tall fra { $low } til { $high }, takk.
opponent-choice = Motstander
chosen-one = { $game }, én runde, mot { $opponent }
chosen-target = { $game } til { $target }, mot { $opponent }
chosen-hollywood = { $game }, Hollywood til { $target }, mot { $opponent }
chosen-open = { $game }, mot { $opponent }
deal-button = Del ut kortene
deal-waiting = Spillet gjøres klart. Kortene deles ut så snart det er ferdig.

## Own rules among the games

own-heading = Dine egne regler
own-note = { $count ->
    [0] Som { $preset }
    [one] { $preset } med { $count } endring
   *[other] { $preset } med { $count } endringer
}
own-refused = Disse reglene kan ikke spilles som de er.
own-make = Lag egne regler
own-change = Endre
own-change-named = Endre: { $name }
own-delete = Slett
own-delete-named = Slett: { $name }

## Before a match in progress is given up

leave-heading = Forlate kampen som pågår?
leave-body-target = { $game } mot { $opponent } står { $you } mot { $them }. Du finner kampen under Kamper og kan fortsette når du vil.
leave-body-hollywood = { leave-body-target }
leave-body-one = Du finner runden mot { $opponent } under Kamper og kan fortsette når du vil.
leave-keep = Behold kampen min
leave-confirm = Del ut nye kort

# The head of every paper page.
nav-label = Mer
nav-lesson = Lær å spille
nav-matches = Kamper
nav-statistics = Statistikk
nav-settings = Innstillinger

# The foot of every paper page.
foot-label = Om spillet
foot-rules = Reglene for alle spill
foot-glossary = Ordene i spillet
foot-about = Om Undercut
foot-privacy = Personvern
foot-language = Språk
