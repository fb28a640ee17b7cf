# The score sheet of a match.

score-title = Segnapunti
score-title-hollywood = Segnapunti Hollywood
score-about = { $game }, contro { $opponent }
score-deals = Mani
score-deal = Mano
score-empty = Nessuna mano è ancora finita.
score-nothing = niente
score-gain = +{ $points }
score-points = Punti
score-target = { $target } per vincere
score-boxes-later = Mani vinte finora, { $each } ciascuna quando la partita si chiude

## Three games at once

game-hollywood = { $preset }, tre partite a { $target }
game-changed = { $preset } (modificato)
score-game = Partita { $game }
score-games = Partite
score-tabs = Partita
score-sum = Le tre partite
score-all = Le tre partite insieme: tu { $you }, { $name } { $them }
score-side-by-side = Le tre partite fianco a fianco
score-closed = chiusa
score-closed-by = { $who ->
    [you] chiusa, tua
   *[them] chiusa, di { $name }
}
score-not-entered = Nessuno ha ancora segnato in questa partita.
score-game-short = { $you }–{ $them }
score-game-said = { $state ->
    [closed] partita { $game } { $you } a { $them } e chiusa
   *[open] partita { $game } { $you } a { $them }
}
score-button-games = Tu { $you } Avversario { $them }, { $first }, { $second }, { $third }, segnapunti

## What a game comes to with its bonuses

settle-heading = La partita
settle-label = Conteggio: { $heading }
settle-caption = Conteggio
settle-line = Che cosa si conta
settle-games-caption = Quanto fanno le tre partite
settle-deals = Punti
settle-boxes = Bonus mani
settle-boxes-rule = { $each } per ogni mano vinta: { $you } e { $them }
settle-game_bonus = Bonus partita
settle-game_bonus-rule = Primi a { $target }
settle-shutout = Cappotto
settle-shutout-game_bonus = { $who ->
    [you] Non hai vinto nessuna mano: il bonus partita vale doppio
   *[them] { $name } non ha vinto nessuna mano: il bonus partita vale doppio
}
settle-shutout-deals = { $who ->
    [you] Non hai vinto nessuna mano: i punti valgono doppio
   *[them] { $name } non ha vinto nessuna mano: i punti valgono doppio
}
settle-shutout-net = { $who ->
    [you] Non hai vinto nessuna mano: tutto vale doppio
   *[them] { $name } non ha vinto nessuna mano: tutto vale doppio
}
settle-sum = Totale
settle-all-games = Tutte le partite
settle-game-won = { $who ->
    [you] La partita { $game } è tua, { $won } a { $lost }
   *[them] La partita { $game } è di { $name }, { $won } a { $lost }
}
settle-first = { $who ->
    [you] Arrivi prima a { $target }: la partita è tua.
   *[them] { $name } arriva prima a { $target } e vince la partita.
} { $bonuses ->
    [counted] Nel match conta con i bonus.
   *[beside] I bonus sono un conto a parte e non cambiano nulla.
}
settle-total = Il totale più alto vince la partita.
settle-equal = { $who ->
    [you] I totali sono pari: la partita è tua, perché sei tu ad arrivare prima a { $target }.
   *[them] I totali sono pari: la partita è di { $name }, che arriva prima a { $target }.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Chi vince più partite vince il match. I bonus sono un conto a parte.
       *[other] Chi vince più partite vince il match.
    }
   *[points] { $bonuses ->
        [none] Il match lo decidono i punti delle tre partite insieme.
       *[other] Il match lo decidono i totali delle tre partite, bonus compresi.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] Hai bussato
   *[them] { $name } ha bussato
}
row-gin = { $who ->
    [you] Hai fatto gin
   *[them] { $name } ha fatto gin
}
row-big_gin = { $who ->
    [you] Hai fatto big gin
   *[them] { $name } ha fatto big gin
}
row-undercut = { $who ->
    [you] Hai fatto undercut
   *[them] { $name } ha fatto undercut
}
row-dead = Mano nulla
row-drawn = Mano pari

## Under the sheet

score-win = { $who ->
    [you] Vinci di { $points }
   *[them] { $name } vince di { $points }
}
score-win-game = { $who ->
    [you] Vinci la partita, { $won } a { $lost }
   *[them] { $name } vince la partita, { $won } a { $lost }
}
score-win-match = { $who ->
    [you] Vinci il match di { $points }
   *[them] { $name } vince il match di { $points }
}
score-win-games = { $who ->
    [you] Vinci il match, { $won } partite a { $lost }
   *[them] { $name } vince il match, { $won } partite a { $lost }
}
back-to-table = Torna al tavolo
back-to-result = Torna al risultato
