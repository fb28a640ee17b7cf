# The first page: a game that waits, and the choices for a new one.

home-title = Gin Rummy
home-heading = Undercut, Gin Rummy

## A match that can be gone on with

resume-label = Gespeichertes Spiel
resume-heading = { $over ->
    [yes] Dein Spiel ist zu Ende
   *[no] Dein Spiel wartet
}
resume-where-target = { $turn ->
    [you] { $game }, Runde { $deal }, du bist am Zug
    [opponent] { $game }, Runde { $deal }, { $opponent } am Zug
    [over] { $game }, gegen { $opponent }
   *[between] { $game }, Runde { $deal } ist vorbei
}
resume-where-one = { $turn ->
    [you] { $game }, du bist am Zug
    [opponent] { $game }, { $opponent } am Zug
   *[over] { $game }, gegen { $opponent }
}
resume-where-hollywood = { resume-where-target }
resume-button = { $over ->
    [yes] Ergebnis ansehen
   *[no] Fortsetzen
}

## For whoever has never played here

learn-question = Neu bei Gin Rummy?
learn-start = In drei Minuten lernen

## A new game

new-game = Neues Spiel
preset-regular-note = Klopf mit { $limit } oder weniger, oder warte auf Gin.
preset-straight-note = Ohne Klopfen: Nur eine Hand, die bis zur letzten Karte aufgeht, gewinnt. Heißt auch Gin Only.
preset-oklahoma-note = Die erste offene Karte bestimmt, wie wenig du zum Klopfen brauchst.
preset-classic-note = { $gin } für Gin, { $box } für jede gewonnene Runde und ein Bonus für das Spiel.
preset-north_american-note = Big Gin, { $box } für jede gewonnene Runde, und ein Sieg zu null zählt doppelt.
preset-tournament-note = Die letzte Ablage darf die Runde noch beenden, und Gleichstand bringt keinen Bonus.
preset-eaai-note = Die Regeln, nach denen Programme in einem Forschungswettbewerb antraten: Gegeben wird abwechselnd.
preset-palace-note = { $box } für jede gewonnene Runde, sofort gutgeschrieben.
preset-round_the_corner-note = Folgen gehen über den König hinaus, und ein übriges Ass zählt { $ace }.
quick-spade_double = Pik als erste offene Karte verdoppelt die Runde
more-games = { $count ->
    [one] { $count } weiteres Spiel
   *[other] { $count } weitere Spiele
}

how-long = Wie lange
form-choice-one = Eine Runde
form-choice-target = Bis zum Ziel
form-choice-hollywood = Hollywood
form-note-one = Eine Runde entscheidet.
form-note-target = Runde um Runde, bis jemand das Ziel erreicht.
form-note-hollywood = Drei Spiele zugleich, jedes bis zum Ziel: Deine Siege verteilen sich darauf.
target-choice = Ziel
target-other = Anderes
target-other-label = Dein Ziel, von { $low } bis { $high }
target-wrong = Bitte eine ganze Zahl von { $low } bis { $high }.
opponent-choice = Gegner
chosen-one = { $game }, eine Runde, gegen { $opponent }
chosen-target = { $game } bis { $target }, gegen { $opponent }
chosen-hollywood = { $game }, Hollywood bis { $target }, gegen { $opponent }
chosen-open = { $game }, gegen { $opponent }
deal-button = Karten geben
deal-waiting = Das Spiel wird vorbereitet. Die Karten werden gegeben, sobald es bereit ist.

## Own rules among the games

own-heading = Deine eigenen Regeln
own-note = { $count ->
    [0] Wie { $preset }
    [one] { $preset } mit { $count } Änderung
   *[other] { $preset } mit { $count } Änderungen
}
own-refused = So lassen sich diese Regeln nicht spielen.
own-make = Eigene Regeln machen
own-change = Ändern
own-change-named = Ändern: { $name }
own-delete = Löschen
own-delete-named = Löschen: { $name }

## Before a match in progress is given up

leave-heading = Die laufende Partie verlassen?
leave-body-target = { $game } gegen { $opponent } steht { $you } zu { $them }. Du findest sie unter Partien und kannst weiterspielen, wann immer du willst.
leave-body-hollywood = { leave-body-target }
leave-body-one = Du findest deine Runde gegen { $opponent } unter Partien und kannst weiterspielen, wann immer du willst.
leave-keep = Meine Partie behalten
leave-confirm = Neue Karten geben

# The head of every paper page.
nav-label = Mehr
nav-lesson = Spielen lernen
nav-matches = Partien
nav-statistics = Statistik
nav-settings = Einstellungen

# The foot of every paper page.
foot-label = Über das Spiel
foot-rules = Regeln aller Spiele
foot-glossary = Wörter des Spiels
foot-about = Über Undercut
foot-privacy = Datenschutz
foot-language = Sprache
