# The first page: a game that waits, and the choices for a new one.

home-title = Gin rummy
home-heading = Undercut, gin rummy

## A match that can be gone on with

resume-label = Sparat spel
resume-heading = { $over ->
    [yes] Ditt spel är klart
   *[no] Ditt spel väntar
}
resume-where-target = { $turn ->
    [you] { $game }, omgång { $deal }, din tur
    [opponent] { $game }, omgång { $deal }, tur: { $opponent }
    [over] { $game }, mot { $opponent }
   *[between] { $game }, omgång { $deal } är slut
}
resume-where-one = { $turn ->
    [you] { $game }, din tur
    [opponent] { $game }, tur: { $opponent }
   *[over] { $game }, mot { $opponent }
}
resume-where-hollywood = { resume-where-target }
resume-button = { $over ->
    [yes] Se resultatet
   *[no] Fortsätt
}

## For whoever has never played here

learn-question = Är gin rummy nytt för dig?
learn-start = Lär dig på tre minuter

## A new game

new-game = Nytt spel
preset-regular-note = Knacka med högst { $limit }, eller vänta på gin.
preset-straight-note = Ingen knackning: bara en hand där vartenda kort ingår i kombinationer vinner. Kallas också Gin Only.
preset-oklahoma-note = Det första uppvända kortet avgör hur lite du måste ha för att knacka.
preset-classic-note = { $gin } för gin, { $box } för varje vunnen omgång och en bonus för partiet.
preset-north_american-note = Big gin, { $box } för varje vunnen omgång och nollpartier som räknas dubbelt.
preset-tournament-note = Det sista kastade kortet får ännu avsluta omgången, och lika läge ger ingen bonus.
preset-eaai-note = Reglerna som program möttes under i en forskningstävling: ni ger varannan gång.
preset-palace-note = { $box } för varje vunnen omgång, genast på ställningen.
preset-round_the_corner-note = Stegar går vidare förbi kungen, och ett ess som blir över räknas som { $ace }.
quick-spade_double = Spader som uppvänt kort dubblar omgången
more-games = { $count ->
    [one] { $count } spel till
   *[other] { $count } spel till
}

how-long = Hur länge
form-choice-one = En omgång
form-choice-target = Till ett mål
form-choice-hollywood = Hollywood
form-note-one = En omgång avgör.
form-note-target = Omgång efter omgång, tills en av er har nått målet.
form-note-hollywood = Tre partier på en gång, vart och ett till målet: dina vinster fördelas på dem.
target-choice = Mål
target-other = Annat
target-other-label = Ditt mål, från { $low } till { $high }
target-wrong = Ett helt tal från { $low } till { $high }, tack.
opponent-choice = Motståndare
chosen-one = { $game }, en omgång, mot { $opponent }
chosen-target = { $game } till { $target }, mot { $opponent }
chosen-hollywood = { $game }, Hollywood till { $target }, mot { $opponent }
chosen-open = { $game }, mot { $opponent }
deal-button = Ge korten
deal-waiting = Spelet görs klart. Korten ges så fort det är färdigt.

## Own rules among the games

own-heading = Dina egna regler
own-note = { $count ->
    [0] Som { $preset }
    [one] { $preset } med { $count } ändring
   *[other] { $preset } med { $count } ändringar
}
own-refused = De här reglerna går inte att spela som de är.
own-make = Gör egna regler
own-change = Ändra
own-change-named = Ändra: { $name }
own-delete = Ta bort
own-delete-named = Ta bort: { $name }

## Before a match in progress is given up

leave-heading = Lämna matchen som pågår?
leave-body-target = { $game } mot { $opponent } står { $you } mot { $them }. Du hittar matchen under Matcher och kan fortsätta när du vill.
leave-body-hollywood = { leave-body-target }
leave-body-one = Du hittar omgången mot { $opponent } under Matcher och kan fortsätta när du vill.
leave-keep = Behåll min match
leave-confirm = Ge nya kort

# The head of every paper page.
nav-label = Mer
nav-lesson = Lär dig spela
nav-matches = Matcher
nav-statistics = Statistik
nav-settings = Inställningar

# The foot of every paper page.
foot-label = Om spelet
foot-rules = Reglerna för alla spel
foot-glossary = Spelets ord
foot-about = Om Undercut
foot-privacy = Integritet
foot-language = Språk
