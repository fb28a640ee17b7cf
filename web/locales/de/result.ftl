# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Geklopft
result-gin = Gin
result-big_gin = Big Gin
result-undercut = Undercut
result-undercut-over = Der Undercut entscheidet
result-dead = Tote Runde
result-drawn = Runde unentschieden
result-nobody = Niemand punktet
result-dead-two_cards_left = Im Talon lagen noch zwei Karten, also endet die Runde ohne Punkte.
result-dead-turn_limit = Nach { $turns } Zügen endet die Runde ohne Punkte.
result-drawn-reason = Beide haben gleich viele Restpunkte. Nach diesen Regeln gehört die Runde dann niemandem.
result-dead-again = Gegeben wird noch einmal von derselben Seite.
result-scores = { $who ->
    [you] Du punktest
   *[them] { $name } punktet
}

result-closes = { $kind ->
    [undercut] Der Undercut schließt
   *[other] Die Runde schließt
} { $count ->
    [one] Spiel { $games }
   *[other] die Spiele { $games }
}

## Who won the match

match-won-target = { $who ->
    [you] Du gewinnst das Spiel
   *[them] { $name } gewinnt das Spiel
}
match-won-one = { $who ->
    [you] Du gewinnst die Runde
   *[them] { $name } gewinnt die Runde
}
match-won-hollywood = { $who ->
    [you] Du gewinnst die Partie
   *[them] { $name } gewinnt die Partie
}
match-drawn = Unentschieden
match-score = { $games ->
    [yes] { $high } Spiele zu { $low }
   *[no] { $high } zu { $low }
}

## Hands

hand-of = { $who ->
    [you] Deine Hand
   *[them] Hand von { $name }
}
hand-knocked = { $who ->
    [you] Du hast mit { $deadwood } geklopft
   *[them] { $name } hat mit { $deadwood } geklopft
}
hand-gin = { $who ->
    [you] Du hast Gin gemacht
   *[them] { $name } hat Gin gemacht
}
hand-big-gin = { $who ->
    [you] Du hast Big Gin gemacht
   *[them] { $name } hat Big Gin gemacht
}
hand-player = { $who ->
    [you] Du
   *[them] { $name }
}
hand-threw = abgeworfen
hand-threw-none = keine Karte abgeworfen
hand-laid-off = { $count ->
    [one] eine Karte angelegt, markiert
    [2] zwei Karten angelegt, markiert
    [3] drei Karten angelegt, markiert
   *[other] { $count } Karten angelegt, markiert
}
hand-nothing-laid-off = nichts angelegt
hand-no-layoffs = bei Gin wird nichts angelegt
hand-deadwood-label = Restpunkte { $deadwood }
hand-hidden = { $who ->
    [you] Nach einer toten Runde legt niemand aus, deine Karten bleiben also dein Geheimnis.
   *[them] Nach einer toten Runde legt niemand aus, also bleibt geheim, was { $name } hatte.
}
hand-chain = { $who ->
    [you] Du:
   *[them] { $name }:
}
card-laid-off-order = { $card }, angelegt von { $who ->
    [you] dir
   *[them] { $name }
}, { $place } von { $count }
card-laid-off = { $card }, angelegt von { $who ->
    [you] dir
   *[them] { $name }
}

## The receipt

receipt-label = Punkte der Runde
receipt-heading = Runde { $deal }
receipt-heading-one = Die Punkte
receipt-caption = { $points ->
    [one] Wie der eine Punkt zustande kommt
   *[other] Wie die { $points } Punkte zustande kommen
}
receipt-caption-open = Wie die Punkte zustande kommen
receipt-why = Was die Regeln sagen:
receipt-why-counting = Was Karten zählen
receipt-why-layoffs = Anlegen
receipt-why-knock = Nach dem Klopfen
receipt-why-undercut = Undercut
receipt-why-tie = Gleich viele Restpunkte
receipt-why-gin = Gin
receipt-why-big_gin = Big Gin
receipt-why-spades = Pik verdoppelt
receipt-why-box = Rundenboni
receipt-deadwood = { $who ->
    [you] Deine Restpunkte
   *[them] Restpunkte von { $name }
}
receipt-laid-off = Angelegt
receipt-left = { $who ->
    [you] Dein Rest
   *[them] Rest von { $name }
}
receipt-less = −{ $points }
receipt-difference = Differenz
receipt-difference-rule = { $high } weniger { $low }
receipt-undercut = Undercut-Bonus
receipt-undercut-rule = { $tie ->
    [yes] Gleichstand zählt für die Seite, die nicht geklopft hat
   *[no] Weniger als die Seite, die geklopft hat
}
receipt-tie_no_bonus = Gleich viele Restpunkte
receipt-tie_no_bonus-rule = Kein Bonus nach diesen Regeln, aber wer nicht geklopft hat, gewinnt die Runde
receipt-tie_drawn = Gleich viele Restpunkte
receipt-tie_drawn-rule = Die Runde gehört nach diesen Regeln niemandem
receipt-gin_bonus = Gin-Bonus
receipt-gin_bonus-rule = Keine Restkarten
receipt-big_gin_bonus = Big-Gin-Bonus
receipt-big_gin_bonus-rule = Alle elf Karten in Kombinationen, keine abgeworfen
receipt-spade_double = Offenes Pik verdoppelt
receipt-spade_double-rule = Noch einmal { $points }
receipt-box_at_once = Rundenbonus, sofort gutgeschrieben
receipt-box_at_once-rule = Für die gewonnene Runde
receipt-standing-target = Spiel bis { $target }
receipt-before = Vorher
receipt-now = Jetzt
receipt-boxes = Gewonnene Runden: du { $you }, { $name } { $them }
receipt-entered = +{ $points } aus dieser Runde

## Buttons

next-deal = Nächste Runde
result-next = Weiter
result-all = Alles zeigen
result-table = Tisch ansehen

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] Du legst aus: { $melds }, Rest { $deadwood }.
   *[them] { $name } legt aus: { $melds }, Rest { $deadwood }.
}
said-knocker-bare = { $who ->
    [you] Du legst keine Kombination aus, Rest { $deadwood }.
   *[them] { $name } legt keine Kombination aus, Rest { $deadwood }.
}
said-defender = { $who ->
    [you] Du hast { $melds }, Rest { $deadwood }.
   *[them] { $name } hat { $melds }, Rest { $deadwood }.
}
said-defender-bare = { $who ->
    [you] Du hast keine Kombination, Rest { $deadwood }.
   *[them] { $name } hat keine Kombination, Rest { $deadwood }.
}
said-laid-off = { $who ->
    [you] Du hast { $cards } angelegt.
   *[them] { $name } hat { $cards } angelegt.
}
said-line = { $name }: { $points }.
said-line-rule = { $name }: { $points }. { $rule }.
said-total = { $who ->
    [you] Du bekommst { $points }.
   *[them] { $name } bekommt { $points }.
}
said-nobody = Niemand punktet.
said-match = Du hast jetzt { $you }, { $name } hat { $them }.

## The same deal in every other game

prices-title = Nach anderen Regeln gezählt
prices-waiting = Einen Moment, die Karten werden neu gezählt …
prices-game = Spiel
prices-points = Punkte
prices-change = Differenz
prices-scores = { $who ->
    [you] Du { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] { $points } besser für dich
    [less] { $points } schlechter für dich
   *[same] gleich
}
prices-played = wie gespielt
prices-problem-knock_not_allowed = Dort darf niemand klopfen.
prices-problem-over_knock_limit = { $limit ->
    [0] Dort hätte nur Gin die Runde beendet.
   *[other] { $deadwood } ist dort zu viel zum Klopfen: höchstens { $limit }.
}
prices-problem-no_big_gin = Dort gibt es kein Big Gin.
prices-problem-no_upcard = Dort entscheidet die erste offene Karte, und diese Runde hatte keine.
prices-problem-counts_otherwise = Dort werden Karten anders kombiniert oder gezählt, beide hätten also anders gespielt.
prices-problem-stock_over = Dort wäre die Runde tot gewesen, mit noch { $left } Karten im Talon.
prices-problem-turns_over = Dort wäre die Runde nach { $turns } Zügen tot gewesen.
