# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Bussata
result-gin = Gin
result-big_gin = Big gin
result-undercut = Undercut
result-undercut-over = L’undercut chiude la partita
result-dead = Mano nulla
result-drawn = Mano pari
result-nobody = Nessuno segna
result-dead-two_cards_left = Nel mazzo restavano due carte: la mano finisce senza punti.
result-dead-turn_limit = Dopo { $turns } turni la mano finisce senza punti.
result-drawn-reason = A entrambi restano gli stessi punti spaiati. Con queste regole la mano non è di nessuno.
result-dead-again = Dà le carte lo stesso mazziere.
result-scores = { $who ->
    [you] Segni
   *[them] { $name } segna
}

result-closes = { $kind ->
    [undercut] L’undercut chiude
   *[other] La mano chiude
} { $count ->
    [one] la partita { $games }
   *[other] le partite { $games }
}

## Who won the match

match-won-target = { $who ->
    [you] Vinci la partita
   *[them] { $name } vince la partita
}
match-won-one = { $who ->
    [you] Vinci la mano
   *[them] { $name } vince la mano
}
match-won-hollywood = { $who ->
    [you] Vinci il match
   *[them] { $name } vince il match
}
match-drawn = Parità
match-score = { $games ->
    [yes] { $high } partite a { $low }
   *[no] { $high } a { $low }
}

## Hands

hand-of = { $who ->
    [you] Le tue carte
   *[them] Carte di { $name }
}
hand-knocked = { $who ->
    [you] Hai bussato con { $deadwood }
   *[them] { $name } ha bussato con { $deadwood }
}
hand-gin = { $who ->
    [you] Hai fatto gin
   *[them] { $name } ha fatto gin
}
hand-big-gin = { $who ->
    [you] Hai fatto big gin
   *[them] { $name } ha fatto big gin
}
hand-player = { $who ->
    [you] Tu
   *[them] { $name }
}
hand-threw = carta scartata:
hand-threw-none = nessuno scarto
hand-laid-off = { $count ->
    [one] una carta attaccata, segnata
    [2] due carte attaccate, segnate
    [3] tre carte attaccate, segnate
   *[other] { $count } carte attaccate, segnate
}
hand-nothing-laid-off = nessuna carta attaccata
hand-no-layoffs = contro il gin non si attacca nulla
hand-deadwood-label = Spaiate { $deadwood }
hand-hidden = { $who ->
    [you] Dopo una mano nulla nessuno cala: le tue carte restano un segreto.
   *[them] Dopo una mano nulla nessuno cala: le carte di { $name } restano un segreto.
}
hand-chain = { $who ->
    [you] Tu:
   *[them] { $name }:
}
card-laid-off-order = { $card }, carta attaccata da { $who ->
    [you] te
   *[them] { $name }
}, { $place } di { $count }
card-laid-off = { $card }, carta attaccata da { $who ->
    [you] te
   *[them] { $name }
}

## The receipt

receipt-label = Punti della mano
receipt-heading = Mano { $deal }
receipt-heading-one = Il punteggio
receipt-caption = { $points ->
    [one] Da dove viene il punto
   *[other] Da dove vengono i { $points } punti
}
receipt-caption-open = Da dove vengono i punti
receipt-why = Che cosa dicono le regole:
receipt-why-counting = Quanto contano le carte
receipt-why-layoffs = Attaccare
receipt-why-knock = Dopo una bussata
receipt-why-undercut = Undercut
receipt-why-tie = Spaiate pari
receipt-why-gin = Gin
receipt-why-big_gin = Big gin
receipt-why-spades = Picche raddoppia
receipt-why-box = Bonus mano
receipt-deadwood = { $who ->
    [you] Le tue spaiate
   *[them] Spaiate di { $name }
}
receipt-laid-off = Attaccate
receipt-left = { $who ->
    [you] Ti restano
   *[them] A { $name } restano
}
receipt-less = −{ $points }
receipt-difference = Differenza
receipt-difference-rule = { $high } meno { $low }
receipt-undercut = Bonus undercut
receipt-undercut-rule = { $tie ->
    [yes] La parità vale per chi non ha bussato
   *[no] Meno di chi ha bussato
}
receipt-tie_no_bonus = Spaiate pari
receipt-tie_no_bonus-rule = Nessun bonus con queste regole, ma vince la mano chi non ha bussato
receipt-tie_drawn = Spaiate pari
receipt-tie_drawn-rule = Con queste regole la mano non è di nessuno
receipt-gin_bonus = Bonus gin
receipt-gin_bonus-rule = Nessuna carta spaiata
receipt-big_gin_bonus = Bonus big gin
receipt-big_gin_bonus-rule = Tutte e undici combinate, nessuno scarto
receipt-spade_double = Scoperta a picche: doppio
receipt-spade_double-rule = { $points } un’altra volta
receipt-box_at_once = Bonus mano subito
receipt-box_at_once-rule = Per la mano vinta
receipt-standing-target = Partita a { $target }
receipt-before = Prima
receipt-now = Ora
receipt-boxes = Mani vinte: tu { $you }, { $name } { $them }
receipt-entered = +{ $points } da questa mano

## Buttons

next-deal = Prossima mano
result-next = Avanti
result-all = Mostra tutto
result-table = Rivedi il tavolo

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] Cali { $melds }, spaiate { $deadwood }.
   *[them] { $name } cala { $melds }, spaiate { $deadwood }.
}
said-knocker-bare = { $who ->
    [you] Non cali combinazioni, spaiate { $deadwood }.
   *[them] { $name } non cala combinazioni, spaiate { $deadwood }.
}
said-defender = { $who ->
    [you] Hai { $melds }, spaiate { $deadwood }.
   *[them] { $name } ha { $melds }, spaiate { $deadwood }.
}
said-defender-bare = { $who ->
    [you] Non hai combinazioni, spaiate { $deadwood }.
   *[them] { $name } non ha combinazioni, spaiate { $deadwood }.
}
said-laid-off = { $who ->
    [you] Hai attaccato { $cards }.
   *[them] { $name } ha attaccato { $cards }.
}
said-line = { $name }: { $points }.
said-line-rule = { $name }: { $points }. { $rule }.
said-total = { $who ->
    [you] Segni { $points }.
   *[them] { $name } segna { $points }.
}
said-nobody = Nessuno segna.
said-match = Ora hai { $you }, { $name } ha { $them }.

## The same deal in every other game

prices-title = Quanto varrebbe con altre regole
prices-waiting = Un momento, si ricontano le carte…
prices-game = Gioco
prices-points = Punti
prices-change = Differenza
prices-scores = { $who ->
    [you] Tu { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] { $points } meglio per te
    [less] { $points } peggio per te
   *[same] uguale
}
prices-played = come giocata
prices-problem-knock_not_allowed = Lì nessuno può bussare.
prices-problem-over_knock_limit = { $limit ->
    [0] Lì l’avrebbe chiusa solo il gin.
   *[other] { $deadwood } è troppo per bussare lì: { $limit } al massimo.
}
prices-problem-no_big_gin = Lì non c’è big gin.
prices-problem-no_upcard = Lì decide la prima carta scoperta, e in questa mano non c’era.
prices-problem-counts_otherwise = Lì le carte si combinano o si contano in altro modo: entrambi avrebbero giocato diversamente.
prices-problem-stock_over = Lì la mano sarebbe stata nulla, con { $left } carte ancora nel mazzo.
prices-problem-turns_over = Lì la mano sarebbe stata nulla dopo { $turns } turni.
