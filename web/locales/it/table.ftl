# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-heading = Tavolo di gin rummy
table-heading-layoff = Attacca alle combinazioni dell’avversario
table-skip = Vai alle tue carte
table-comma = { ", " }
table-sentence = { $text }.

## Bar and menu

table-menu = Menu
table-menu-resume = Riprendi a giocare
table-menu-rules = Regole di questo match
table-menu-home = Lascia il tavolo
table-menu-home-more = Questa partita resta nella pagina iniziale

## The opponent's side

table-opponent-holds = { $count ->
    [one] L’avversario ha 1 carta in mano
   *[other] L’avversario ha { $count } carte in mano
}
table-name-knocked = { $name } ha bussato con { $deadwood }
table-name-gin = { $name } ha fatto gin
table-name-big-gin = { $name } ha fatto big gin
table-before-count = Attacca quel che puoi prima del conto

## What somebody did in a turn: on the badge and in the log

table-did-deal = Date dieci carte a testa
table-did-deal-eleven = { $to ->
    [you] Date undici carte a te
   *[them] Date undici carte all’avversario
}
table-holds-eleven = Ha undici carte e prima ne scarta una
table-did-began = Inizio, scartato { $threw }
table-did-pass = Passato
table-did-drew-only = Pescata una carta
table-did-drew-threw = Pescato, scartato { $threw }
table-did-drew-knock = Pescato, scartato { $threw }, bussato
table-did-drew-gin = Pescato, scartato { $threw }, gin
table-did-drew-big_gin = Pescato, big gin
table-did-took-only = Preso { $card }
table-did-took-threw = Preso { $card }, scartato { $threw }
table-did-took-knock = Preso { $card }, scartato { $threw }, bussato
table-did-took-gin = Preso { $card }, scartato { $threw }, gin
table-did-took-big_gin = Preso { $card }, big gin
table-did-laid-off = Attaccato { $card }

## The same about the opponent, as spoken

table-said-pass = L’avversario ha passato
table-said-began = L’avversario ha cominciato con undici carte e scartato { $threw }
table-said-drew-only = L’avversario ha pescato una carta
table-said-drew-threw = L’avversario ha pescato e scartato { $threw }
table-said-drew-knock = L’avversario ha pescato, scartato { $threw } e bussato
table-said-drew-gin = L’avversario ha pescato, scartato { $threw } e fatto gin
table-said-drew-big_gin = L’avversario ha pescato e fatto big gin
table-said-took-only = L’avversario ha preso { $card }
table-said-took-threw = L’avversario ha preso { $card } e scartato { $threw }
table-said-took-knock = L’avversario ha preso { $card }, scartato { $threw } e bussato
table-said-took-gin = L’avversario ha preso { $card }, scartato { $threw } e fatto gin
table-said-took-big_gin = L’avversario ha preso { $card } e fatto big gin

## The same about the player, under "Opponent's turn"

table-you-pass = Hai passato
table-you-began = Hai scartato { $threw }
table-you-drew-only = Hai pescato una carta
table-you-drew-threw = Hai scartato { $threw }
table-you-drew-knock = Hai scartato { $threw } e bussato
table-you-drew-gin = Hai scartato { $threw } e fatto gin
table-you-drew-big_gin = Hai fatto big gin
table-you-took-only = Hai preso { $card }
table-you-took-threw = Hai scartato { $threw }
table-you-took-knock = Hai scartato { $threw } e bussato
table-you-took-gin = Hai scartato { $threw } e fatto gin
table-you-took-big_gin = Hai fatto big gin

## Piles

table-piles = Mazzo e pozzo
table-pile-name = { $pile }, { $what }
table-stock = Mazzo { $count }
table-stock-cap = Mazzo
table-stock-dead = Mazzo { $count }, { $left ->
    [0] nessuna pescata prima della mano nulla
    [one] ancora 1 pescata prima della mano nulla
   *[other] ancora { $left } pescate prima della mano nulla
}
table-draws-left = { $count ->
    [one] ancora 1 pescata
   *[other] ancora { $count } pescate
}
table-draw-top = pesca la prima carta
table-pile = Pozzo
table-pile-just = Appena scartata
table-pile-upcard = Scoperta
table-pile-top = { $pile }, in cima { $card }, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
table-pile-just-name = Pozzo, carta appena scartata
table-pile-upcard-name = Carta scoperta
table-pile-empty = Pozzo, vuoto
table-pile-take = prendila
table-pile-throw = scarta qui { $card }

## What it takes to end the deal, beside the piles

table-limit = Bussa con { $limit } o meno
table-limit-gin = Solo gin
table-limit-gin-deal = Solo gin stavolta
table-doubled = Picche: questa mano vale doppio
table-turned = Carta scoperta, { $card }

## The status line

table-your-turn = Tocca a te
table-their-turn = Turno dell’avversario
table-upcard = Prendi { $card } o passi?
table-upcard-first = La prima scelta è tua
table-upcard-second = L’avversario ha passato
table-draw = Pesca, o prendi { $card }
table-draw-stock-only = Passato entrambi: pesca dal mazzo
table-first = Scarta una delle tue undici carte
table-first-more = Il primo scarto della mano: ancora non si pesca e non si bussa
table-wait-first = L’avversario ha undici carte e prima ne scarta una
table-last-two = Nel mazzo restano due carte
table-last-knock = Prendi { $card } solo per bussare o fare gin, o lascia la mano nulla
table-last-gin = Prendi { $card } solo per fare gin, o lascia la mano nulla
table-last-no-knock = { $card } non basta per bussare: lascia la carta, la mano è nulla
table-last-no-gin = { $card } non basta per il gin: lascia la carta, la mano è nulla
table-wait-last = { $card } è l’ultimo scarto: si può prendere solo per chiudere la mano
table-must-end = L’ultimo scarto è preso: questo turno chiude la mano
table-reshuffled = Gli scarti sono stati mescolati in un nuovo mazzo
table-discard = Alza la carta che vuoi scartare
table-discard-or-knock = Scarta una carta, o bussa
table-throw = Scarti { $card }?
table-throw-how = Toccala ancora, o tocca il pozzo
table-taken = Hai appena preso { $card }
table-taken-more = Questa carta si scarta al prossimo turno, non in questo
table-gin = Gin!
table-big-gin = Big gin!
table-big-gin-more = Tutte e undici le carte combinano: calale, senza scartare
table-knock-ask = Bussi con { $deadwood }?
table-knock-which = Bussare: quale carta scarti?
table-knock-which-more = Le carte segnate lasciano { $limit } o meno
table-gin-instead = Scartando { $card } faresti gin
table-layoff = Attacca quel che puoi
table-layoff-ask = Attacchi { $card }?
table-layoff-no-fit = { $card } non si attacca
table-layoff-no-more = Non c’è altro da attaccare
table-layoff-none = Niente da attaccare
table-you-knocked = Hai bussato con { $deadwood }
table-they-lay-off = L’avversario attacca quel che può
table-they-laid-off = L’avversario ha attaccato { $card }
table-over = La mano è finita
table-over-knock = Chiusa con una bussata
table-over-gin = Chiusa con gin
table-over-big_gin = Chiusa con big gin
table-over-undercut = Chiusa con un undercut
table-over-dead = Mano nulla: nessuno segna
table-over-drawn = Spaiate pari: la mano non è di nessuno
table-draws-before-dead = { $count ->
    [one] 1 pescata prima della mano nulla
   *[other] { $count } pescate prima della mano nulla
}
table-last-draw-gin = L’ultima pescata è fatta: gin ora, o la mano è nulla
table-last-draw-knock = L’ultima pescata è fatta: bussa ora, o la mano è nulla
table-last-draw-offered = L’ultima pescata è fatta: l’avversario può ancora chiudere la mano con il tuo scarto
table-turns-before-dead = { $count ->
    [one] 1 turno prima che la mano finisca senza punti
   *[other] { $count } turni prima che la mano finisca senza punti
}
table-booting = Caricamento; puoi già scegliere
table-queued = Caricamento; la tua scelta vale
table-boot-failed = Non è stato possibile caricare il gioco
table-boot-failed-more = La tua partita è conservata su questo dispositivo
table-frozen = Questa partita è aperta in un’altra scheda
table-frozen-more = Solo una scheda può giocarla

## Why something cannot be done now

table-why-upcard = prima prendi la carta scoperta o passa
table-why-drawn = hai già preso una carta
table-why-their-turn = turno dell’avversario
table-why-over = la mano è finita
table-why-last-two = le ultime due carte non si pescano mai
table-why-first = prima scarta una delle tue undici carte
table-why-not-first = non al primo scarto
table-why-no-knock-follows = non basta per bussare
table-why-no-gin-follows = non basta per il gin
table-why-must-knock = questo turno chiude la mano: scegli una carta segnata, poi Bussa
table-why-must-gin = questo turno chiude la mano: premi Gin
table-why-closed = passato entrambi, pesca dal mazzo
table-why-lift = prima alza la carta che vuoi scartare
table-why-lift-first = alza una carta
table-why-taken = non la carta presa
table-why-armed = premi Bussa per calare, o Annulla
table-why-draw-first = prima prendi una carta
table-why-on-your-turn = al tuo turno
table-why-knock = spaiate { $deadwood }, limite { $limit }
table-why-left-over = spaiate { $deadwood }
table-why-leaves = Scartare { $card } lascia { $deadwood }; per bussare servono { $limit } o meno
table-why-choose = scegli una carta segnata

## Your side

table-your-side = Il tuo lato
table-hand = Le tue carte
table-becomes = diventa
table-card-name = { $card }, { $facts }, { $n } di { $total }
table-card-run = in una scala
table-card-set = in un gruppo
table-card-deadwood = spaiata
table-card-new = nuova
table-new-dot = nuova
table-card-knocks = bussa con { $deadwood }
table-card-gin = fa gin
table-gin-tag = Gin
table-card-too-much = lascia troppo per bussare
table-card-fits = si attacca: { $melds }
table-fits-tag = attacca

## Buttons

table-actions = Azioni
table-act-sort = Ordina
table-act-left = A sinistra
table-act-right = A destra
table-act-ways = Altri modi
table-act-take = Prendi { $card }
table-act-pass = Passa
table-act-take-it = Prendi
table-act-leave = Lascia
table-act-discard = Scarta
table-act-knock = Bussa
table-act-knock-with = Bussa con { $deadwood }
table-act-gin = Gin
table-act-big-gin = Big gin
table-act-cancel-name = Annulla, non bussare
table-act-done = Fatto
table-act-lay-off = Attacca
table-act-lay-off-one = Attacca { $card }
table-act-lay-off-all = { $count ->
    [2] Attacca entrambe
   *[other] Attacca tutte e { $count }
}
table-act-undo = Riprendi
table-act-result = Mostra il risultato

## Melds in words

table-rank = { $rank ->
    [A] asso
    [T] 10
    [J] fante
    [Q] regina
    [K] re
   *[other] { $rank }
}
table-ranks = { $rank ->
    [A] assi
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [T] dieci
    [J] fanti
    [Q] regine
   *[K] re
}
# The same after tris and poker, with the elision aces ask for.
table-of-ranks = { $rank ->
    [A] d’assi
    [2] di due
    [3] di tre
    [4] di quattro
    [5] di cinque
    [6] di sei
    [7] di sette
    [8] di otto
    [9] di nove
    [T] di dieci
    [J] di fanti
    [Q] di regine
   *[K] di re
}
table-suit = { $suit ->
    [s] picche
    [h] cuori
    [d] quadri
   *[c] fiori
}
table-run-name = Scala, da { $from } a { $to } di { table-suit }
table-set-name = { $count ->
    [3] Tris
   *[4] Poker
} { table-of-ranks }
table-the-run = la scala di { table-suit }
table-the-set = il gruppo { table-of-ranks }
table-target = { $kind ->
    [run] Scala: { table-rank } va qui
   *[set] Gruppo: { table-rank } va qui
}
# $cards: the ranks of a run, in a list. $rank, $suit: of the card that fits.
table-target-name = { $place ->
    [set] Gruppo { table-of-ranks }: { table-rank } va qui
    [before] Scala: { table-rank } va qui, prima di { $cards } di { table-suit }
   *[after] Scala: { table-rank } va qui, dopo { $cards } di { table-suit }
}
table-meld-laid = { $kind ->
    [run] Scala
   *[set] Gruppo
}, attaccate: { $count }
table-their-melds = Combinazioni avversarie
table-your-melds = Le tue combinazioni
table-deadwood-name = Spaiate { $deadwood }
table-laid-off-by-you = { $card }, carta attaccata da te
table-laid-off-by-them = { $card }, carta attaccata dall’avversario

## Ways to lay down

table-ways = Altri modi di calare
table-ways-more = Quel che cali decide che cosa può attaccare l’avversario.
table-ways-use = Usa questo

## Order of the hand

table-sort-melds = Combinazioni
table-sort-melds-more = Prima le combinazioni, poi le spaiate dalle alte alle basse
table-sort-suit = Seme
table-sort-suit-more = Picche, cuori, quadri, fiori, ciascuno dall’asso in su
table-sort-rank = Valore
table-sort-rank-more = Dall’asso fino al re
table-sort-manual = Il mio ordine
table-sort-manual-more = Alza una carta e spostala a sinistra o a destra

## Score pad and log

table-pad = Punti e cronaca
table-score = Punti
table-to = A { $target }
table-cell-dead = Nulla
table-cell-drawn = Pari
table-log = Questa mano

## Keys

table-keys = Tasti
