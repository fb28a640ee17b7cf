# The lesson: one prepared deal on the real table, with a guide beside it.

lesson-title = Impara a giocare

## Before the cards are there

lesson-about = Una mano di gin rummy contro l’avversario Gentile, con una guida accanto. Dura circa tre minuti, e puoi uscire quando vuoi.
lesson-own-waits = Il tuo match ti aspetta così com’è.
lesson-loading = Le carte arrivano appena il gioco è pronto.
lesson-failed = Non è stato possibile caricare il gioco.

## The guide

lesson-region = Lezione
lesson-step = { $part } di { $of }
lesson-step-name = Passo { $part } di { $of }
lesson-continue = Continua
lesson-leave = Lascia la lezione
lesson-from-start = Ricomincia la lezione

lesson-melds-heading = Combinazioni
lesson-deadwood-heading = Carte spaiate
lesson-first-heading = Prendi una carta
lesson-throw-heading = Scarta una carta
lesson-turns-heading = Turno per turno
lesson-knock-heading = È ora di bussare
lesson-gin-heading = Gin
lesson-layoff-heading = Attaccare
lesson-wait-heading = Turno dell’avversario
lesson-end-heading = Come si è contato

## What melds are

lesson-melds-none = Le carte che stanno insieme formano combinazioni: tre o quattro dello stesso valore, un gruppo, oppure tre o più dello stesso seme in fila, una scala.
lesson-run = { $cards } sono una scala, una combinazione: tre o più carte dello stesso seme in fila.
lesson-set = { $cards } sono un gruppo, una combinazione: tre o quattro carte dello stesso valore.
lesson-set-too = L’altro tipo è il gruppo: tre o quattro carte dello stesso valore.
lesson-run-too = L’altro tipo è la scala: tre o più carte dello stesso seme in fila.
lesson-near-set = A { $cards } manca solo una carta per un gruppo.
lesson-near-run = A { $cards } manca solo una carta per una scala.

## Deadwood

lesson-deadwood = Le carte fuori dalle combinazioni sono spaiate. Le figure contano 10, un asso 1, le altre il loro numero.
lesson-aim = Hai { $deadwood } punti spaiati. Scendi a { $limit } o meno e puoi bussare, cioè chiudere la mano.

## The upcard, and drawing

lesson-upcard-first = La carta scoperta è in vista, e la prima scelta è tua: prendila o passa.
lesson-upcard-second = L’avversario non ha voluto la carta scoperta. Puoi averla tu.
lesson-pass-first = { $card } non ti aiuterebbe molto: passa. Allora può prendere la carta l’avversario.
lesson-pass-second = { $card } non ti aiuterebbe molto: passa. Allora l’avversario pesca dal mazzo.
lesson-take = { $card } entra in una combinazione: prendi questa carta.
lesson-take-knock = Prendi { $card }: così puoi scendere a { $deadwood }.
lesson-draw-first = Ogni turno comincia con una carta: quella in cima al pozzo, che vedi, o quella in cima al mazzo, che nessuno vede.
lesson-draw-closed = Avete passato entrambi: stavolta la carta viene dal mazzo.
lesson-draw-stock = { $card } non ti aiuterebbe molto: pesca dal mazzo.
lesson-draw-ready = Sei a quota { $deadwood }: pesca dal mazzo, e potrai bussare.
lesson-tip-seen = L’avversario vede quel che prendi dal pozzo, ma non quel che peschi.
lesson-tip-low = Se l’avversario bussa per primo, le tue carte spaiate contano: è più sicuro tenere quelle basse.
lesson-known = L’avversario ha preso { $cards }: si capisce che cosa raccoglie.

## Throwing

lesson-got = { $card } ti dà { $melds }.
lesson-throw-why = Ogni turno finisce con uno scarto, e le carte alte spaiate costano di più.
lesson-throw-best = Scarta { $card }: ti restano { $deadwood }, e nessuno scarto lascia meno.
lesson-throw-now = { $card } ti lascia { $deadwood }, e nulla lascia meno. Tocca ancora la carta, o premi { table-act-discard }.
lesson-throw-worse = { $lifted } ti lascerebbe { $now }. Meglio scartare { $card }, che lascia { $deadwood }.
lesson-throw-taken = Hai appena preso { $card }: per questo turno la carta deve restare.

## Ending the deal

lesson-knock = Scarta { $card } e restano solo { $deadwood }: puoi bussare, cioè calare le combinazioni e chiudere la mano.
lesson-knock-or = Oppure continua fino al gin, senza carte spaiate: { $bonus } punti in più.
lesson-armed = Il numero su ogni carta segnata dice i punti spaiati che ti restano se la scarti.
lesson-confirm = Scartando { $card } bussi con { $deadwood }.
lesson-gin = Scarta { $card }, e ogni carta che tieni è in una combinazione.
lesson-gin-bonus = È gin: { $bonus } punti in più, e non si attacca nulla.
lesson-layoff = L’avversario ha bussato con { $deadwood }. Le tue carte che si attaccano a quelle combinazioni possono andare lì: allora non contano.
lesson-layoff-best = Attacca { $cards }: ti restano { $deadwood }.
lesson-layoff-none = Attaccare non alleggerirebbe le tue carte: si può contare.
lesson-layoff-undercut = Non più di quanto ha tenuto l’avversario è un undercut: vinci tu.
lesson-watch = Hai bussato con { $deadwood }. Ora l’avversario può attaccare carte alle tue combinazioni: allora non contano.
lesson-wait = L’avversario prende una carta e ne scarta una, come te. Guarda che cosa prende.
lesson-wait-upcard = Ora l’avversario può prendere la carta scoperta, o passare.
lesson-play-on = La scelta è tua.

## How it ended

lesson-end-laid = { $who ->
    [you] L’avversario ha attaccato { $cards } alle tue combinazioni: quel che si attacca non conta.
   *[them] Hai attaccato { $cards } alle combinazioni dell’avversario: quel che si attacca non conta.
}
lesson-end-knock = { $who ->
    [you] Hai bussato con { $knocker }, all’avversario restavano { $other }: la differenza, { points }, è tua.
   *[them] L’avversario ha bussato con { $knocker }, a te restavano { $other }: la differenza, { points }, va all’avversario.
}
lesson-end-undercut-what = { $who ->
    [you] Con { $deadwood } o meno, l’avversario avrebbe fatto undercut e vinto.
   *[them] Con { $deadwood } o meno, avresti fatto undercut e vinto.
}
lesson-end-undercut = { $who ->
    [you] Hai bussato con { $knocker }, ma l’avversario aveva solo { $other }: undercut. Vince la differenza e { $bonus } in più.
   *[them] L’avversario ha bussato con { $knocker }, ma tu avevi solo { $other }: undercut. Vinci la differenza e { $bonus } in più.
}
lesson-end-gin = { $who ->
    [you] Hai fatto gin: i { $other } punti rimasti all’avversario e { $bonus } in più sono tuoi.
   *[them] L’avversario ha fatto gin e segna i { $other } punti rimasti a te e { $bonus } in più.
}
lesson-end-other = La mano vale { points }.
lesson-end-dead = Nessuno ha chiuso la mano in tempo: non ha punteggio. Succede di rado.
lesson-end-next = Una partita intera è fatta di molte mani così, finché uno dei due arriva al traguardo.

## After it

lesson-whole = Gioca una partita intera
lesson-back = Torna al mio match
lesson-again = Ancora una volta
lesson-leave-short = Esci
