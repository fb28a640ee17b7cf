# The first page: a game that waits, and the choices for a new one.

home-title = Gin rummy
home-heading = Undercut, gin rummy

## A match that can be gone on with

resume-label = Partita salvata
resume-heading = { $over ->
    [yes] La tua partita è finita
   *[no] La tua partita ti aspetta
}
resume-where-target = { $turn ->
    [you] { $game }, mano { $deal }, tocca a te
    [opponent] { $game }, mano { $deal }, tocca a { $opponent }
    [over] { $game }, contro { $opponent }
   *[between] { $game }, mano { $deal } finita
}
resume-where-one = { $turn ->
    [you] { $game }, tocca a te
    [opponent] { $game }, tocca a { $opponent }
   *[over] { $game }, contro { $opponent }
}
resume-where-hollywood = { resume-where-target }
resume-button = { $over ->
    [yes] Vedi il risultato
   *[no] Continua
}

## For whoever has never played here

learn-question = Prima volta a gin rummy?
learn-start = Impara in tre minuti

## A new game

new-game = Nuova partita
preset-regular-note = Bussa con { $limit } o meno, o punta al gin.
preset-straight-note = Non si bussa: vince solo chi combina fino all’ultima carta. Detto anche Gin Only.
preset-oklahoma-note = La prima carta scoperta fissa il limite per bussare.
preset-classic-note = { $gin } per il gin, { $box } per ogni mano vinta e un bonus per la partita.
preset-north_american-note = Big gin, { $box } per ogni mano vinta e il cappotto che vale doppio.
preset-tournament-note = L’ultimo scarto può ancora chiudere la mano, e la parità non ha bonus.
preset-eaai-note = Le regole di una sfida di ricerca fra programmi: si danno le carte a turno.
preset-palace-note = { $box } per ogni mano vinta, segnati subito.
preset-round_the_corner-note = Le scale continuano dopo il re, e un asso spaiato conta { $ace }.
quick-spade_double = Picche come prima carta scoperta raddoppia la mano
more-games = { $count ->
    [one] { $count } altro gioco
   *[other] { $count } altri giochi
}

how-long = Durata
form-choice-one = Una mano
form-choice-target = A punti
form-choice-hollywood = Hollywood
form-note-one = Decide una mano sola.
form-note-target = Mano dopo mano, finché uno dei due arriva al traguardo.
form-note-hollywood = Tre partite insieme, ciascuna fino al traguardo: le tue vittorie si distribuiscono fra loro.
target-choice = Traguardo
target-other = Altro
target-other-label = Il tuo traguardo, da { $low } a { $high }
target-wrong = Un numero intero da { $low } a { $high }, per favore.
opponent-choice = Avversario
chosen-one = { $game }, una mano, contro { $opponent }
chosen-target = { $game } a { $target }, contro { $opponent }
chosen-hollywood = { $game }, Hollywood a { $target }, contro { $opponent }
chosen-open = { $game }, contro { $opponent }
deal-button = Dai le carte
deal-waiting = Preparo il gioco. Le carte arrivano appena è pronto.

## Own rules among the games

own-heading = Le tue regole
own-note = { $count ->
    [0] Come { $preset }
    [one] { $preset } con { $count } modifica
   *[other] { $preset } con { $count } modifiche
}
own-refused = Così queste regole non si possono giocare.
own-make = Crea le tue regole
own-change = Modifica
own-change-named = Modifica: { $name }
own-delete = Elimina
own-delete-named = Elimina: { $name }

## Before a match in progress is given up

leave-heading = Lasciare il match in corso?
leave-body-target = { $game } contro { $opponent }: { $you } a { $them }. Lo ritrovi sotto Match, per continuarlo quando vuoi.
leave-body-hollywood = { leave-body-target }
leave-body-one = La tua mano contro { $opponent } la ritrovi sotto Match, per continuarla quando vuoi.
leave-keep = Tieni il mio match
leave-confirm = Dai nuove carte

# The head of every paper page.
nav-label = Altro
nav-lesson = Impara a giocare
nav-matches = Match
nav-statistics = Statistiche
nav-settings = Impostazioni

# The foot of every paper page.
foot-label = Sul gioco
foot-rules = Regole di ogni gioco
foot-glossary = Parole del gioco
foot-about = Su Undercut
foot-privacy = Privacy
foot-language = Lingua
