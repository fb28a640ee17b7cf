# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

variant-title = { $game }: che cos’è?
variant-changes-heading = Che cosa cambia
variant-changes-caption = { $game } accanto al gioco normale
variant-history-heading = Storia
variant-sources-heading = Fonti
variant-all-heading = { $game }: tutte le regole
variant-others-heading = Altri giochi

## Straight Gin

describe-straight = Gin rummy senza bussare: chiude la mano solo chi combina fino all’ultima carta.
what-straight-1 = Nel gioco normale puoi bussare appena i tuoi punti spaiati sono abbastanza pochi: cali le tue combinazioni, l’avversario attacca quel che può, e chi ha meno punti spaiati vince la differenza.
what-straight-2 = In { $game } nessuno bussa. L’unico modo di chiudere una mano è il gin: dopo la pesca, tutte le carte tranne quella che scarti devono stare in gruppi e scale. Segni i punti spaiati che restano all’avversario e { $gin } punti in più. Poiché nessuno bussa, non si attacca nulla e non c’è undercut.
what-straight-3 = Le mani durano di più, e il mazzo può esaurirsi. Le sue ultime { $cards } carte non si pescano mai: se uno scarto senza gin lascia solo quelle, la mano è nulla e nessuno segna. Quando si gioca una mano sola è una parità; in una partita più lunga dà le carte lo stesso mazziere.
history-straight-1 = Continuare finché qualcuno ha gin è un modo di giocare antico e ben noto. Si chiama anche Gin Only, e allora di solito si gioca a { $target } punti.
history-straight-2 = Anche la regola per la fine del mazzo è pubblicata: con due carte rimaste e nessun gin, la mano è nulla e dà di nuovo le carte lo stesso mazziere. Alcuni libri aggiungono che quelle due non si pescano. Senza bussare molte più mani arrivano fin lì, quindi è qui che la regola conta di più.

## Oklahoma

describe-oklahoma = La prima carta scoperta fissa con quanti punti spaiati puoi bussare.
what-oklahoma-1 = In { $game } il limite per bussare cambia di mano in mano. Lo fissa la prima carta scoperta: con un 7 puoi bussare con 7 o meno, con un dieci o una figura con 10 o meno.
what-oklahoma-2 = L’asso è la carta scoperta più dura: in quella mano nessuno può bussare, e solo il gin la chiude. Tutto il resto si gioca come nel gioco normale, ma le ultime { $cards } carte del mazzo non si pescano mai.
what-oklahoma-3 = Molti giocatori fanno sì che picche come carta scoperta raddoppi tutto quel che porta la mano. Puoi sceglierlo prima di dare le carte. Una partita di solito è a { $target } punti.
history-oklahoma-1 = Oklahoma è da tempo uno dei modi preferiti dai giocatori di gin rummy, e i libri di regole lo elencano accanto al gioco normale. Non ha niente a che fare con il ramino dallo stesso nome.
history-oklahoma-2 = Sull’asso i libri non concordano: per alcuni permette di bussare con uno, per altri chiede il gin. Qui di solito vale il gin, e l’altra regola si può impostare.

## Classic

describe-classic = Il conto più antico: bonus più piccoli, un bonus per ogni mano vinta e uno per la partita.
what-classic-1 = { $game } conta come fanno molti libri più vecchi: il gin porta { $gin } punti oltre ai punti spaiati dell’avversario, un undercut { $undercut }.
what-classic-2 = Ogni mano vinta si annota anche a parte. Quando la partita è finita, ognuna porta { $box } punti in più, e chi vince ne prende { $game_bonus } per la partita. Se chi perde non ha vinto nessuna mano, è cappotto, e il bonus partita vale doppio.
what-classic-3 = Questi bonus sono un conto a parte. Chi arriva per primo al traguardo ha comunque vinto la partita.
history-classic-1 = Il gin rummy si è diffuso negli Stati Uniti negli anni trenta e quaranta del Novecento, e con esso questi punti: venti per il gin, dieci per un undercut, cento per la partita. Più tardi i giocatori li hanno alzati, ma molti libri stampano ancora i vecchi.

## North American

describe-north_american = Bonus più grandi, big gin e un cappotto che raddoppia le mani.
what-north_american-1 = { $game } è il conto generoso: { $gin } punti per il gin, { $undercut } per un undercut e { $big_gin } per il big gin, cioè tutte e undici le carte in combinazioni dopo la pesca. Con il big gin non si scarta nulla.
what-north_american-2 = Quando la partita è finita, ogni mano vinta porta { $box } punti in più e la partita stessa { $game_bonus }. Se chi perde non ha vinto nessuna mano, i punti delle mani di chi vince valgono doppio. Si danno le carte a turno.
history-north_american-1 = Nei circoli e in casa i giocatori hanno continuato ad alzare i bonus, perché con un bonus più grande vale la pena di aspettare il gin. Il big gin è arrivato come premio per la rara mano in cui si combina anche l’undicesima carta.

## Tournament

describe-tournament = L’ultimo scarto può ancora chiudere la mano, e a spaiate pari non c’è bonus.
what-tournament-1 = { $game } risolve due cose che fanno discutere. Quando restano solo le ultime { $cards } carte del mazzo, all’avversario si offre ancora l’ultimo scarto, ma può prenderlo solo per chiudere la mano.
what-tournament-2 = E per il suo bonus un undercut chiede meno punti spaiati di chi ha bussato. A spaiate pari chi non ha bussato vince la mano, ma nessun punto.
history-tournament-1 = I tornei hanno regole stampate proprie, diverse da un posto all’altro. In comune hanno il desiderio di non lasciare niente da discutere: chi può ancora agire quando il mazzo finisce, e quanto vale una parità.

## EAAI 2021

describe-eaai = Le regole con cui si sono incontrati dei programmi in una sfida di ricerca.
what-eaai-1 = { $game } è il gioco di una sfida di ricerca: { $gin } per il gin, { $undercut } per un undercut, anche a spaiate pari, partite a { $target }. Si danno le carte a turno, e le ultime { $cards } carte del mazzo non si pescano mai.
what-eaai-2 = È un gioco semplice e rapido, senza bonus mano né bonus partita, ed è quello da scegliere se vuoi confrontarti, da te o con un tuo programma, con risultati pubblicati.
history-eaai-1 = Per il simposio del 2021 sui progressi didattici nell’intelligenza artificiale (EAAI), Todd Neller e colleghi hanno dato un compito a studenti e docenti: scrivere un programma che giochi bene a gin rummy. Gli articoli delle squadre su come pescare, scartare e indovinare le carte dell’altro sono fra i pochi studi sul gioco.

## Palace

describe-palace = Un piccolo bonus per ogni mano vinta, segnato subito.
what-palace-1 = In { $game } ogni mano che vinci porta { $box } punti in più, segnati subito e non solo alla fine della partita. Contano per il traguardo e non si raddoppiano mai.
what-palace-2 = Il gin porta { $gin } punti, un undercut { $undercut }. Non c’è bonus per la partita, e le ultime { $cards } carte del mazzo non si pescano mai.
history-palace-1 = Questo modo di contare viene dalla sala da gioco in rete Gin Rummy Palace. Segnare subito il bonus mano tiene semplice la somma sul tavolo: quel che vedi è quel che conta.

## Round the corner

describe-round_the_corner = Le scale continuano dopo il re, e un asso spaiato costa caro.
what-round_the_corner-1 = In { $game } l’asso unisce i due capi di un seme: A-2-3 è una scala, anche Q-K-A lo è, e così K-A-2.
what-round_the_corner-2 = Così ci sono molte più scale, e c’è un prezzo: un asso spaiato conta { $ace } punti invece di uno. Tenere gli assi perché costano poco, un’abitudine del gioco normale, qui si paga.
history-round_the_corner-1 = Le scale che girano intorno all’asso sono note in molti giochi della famiglia del ramino. Per il gin rummy i libri le elencano come variante, con un asso caro per bilanciare le scale più facili.
