# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-title = Regole di gin rummy
full-describe = Come si gioca a gin rummy: combinazioni, carte spaiate, bussare, attaccare, undercut, gin e punteggio, con esempi.
full-lede = Due giocatori, un mazzo, dieci carte a testa. Raccogli gruppi e scale, e chiudi la mano quando resta abbastanza poco.

full-aim-heading = Lo scopo
full-aim-1 = Disponi le tue carte in combinazioni e liberati di quelle che non vanno da nessuna parte. Quando qualcuno chiude la mano, chi ha meno punti spaiati segna la differenza. I punti si sommano di mano in mano finché qualcuno arriva al traguardo.

full-cards-heading = Le carte
full-cards-1 = A gin rummy si gioca con 52 carte, senza jolly. L’asso è basso: viene prima del due.
full-cards-2 = Un asso conta { $ace }, figure e dieci contano 10, tutte le altre carte il loro numero.

full-melds-heading = Combinazioni
full-melds-1 = Ci sono due tipi di combinazioni. Un gruppo è di tre o quattro carte dello stesso valore: un tris o un poker. Una scala è di tre o più carte dello stesso seme in ordine.
full-melds-2 = Una carta appartiene a una sola combinazione. Se può andare in due, scegli tu.
full-melds-figure-set = Un gruppo: quattro carte dello stesso valore
full-melds-figure-run = Una scala: tre o più carte dello stesso seme in ordine
full-melds-figure-not = Non è una scala: l’asso è basso, quindi non segue il re

full-deadwood-heading = Carte spaiate
full-deadwood-1 = Le carte fuori dalle combinazioni sono spaiate. I loro punti, sommati, dicono quanto valgono le tue carte: meno sono, meglio è.

full-deal-heading = La distribuzione
full-deal-1 = Il mazziere dà dieci carte a testa. La successiva si scopre accanto al mazzo: è la carta scoperta, la prima del pozzo.
full-deal-2 = La prima scelta tocca a chi non ha dato le carte: prende la carta scoperta o passa. Se passa, può prenderla il mazziere. Se passano entrambi, chi non ha dato le carte pesca dal mazzo.
full-deal-3 = Chi dà le carte per primo lo decide il caso. Poi dà le carte chi ha vinto l’ultima mano.

full-turn-heading = Il tuo turno
full-turn-1 = Prendi una carta: quella in cima al mazzo, che nessuno vede, o quella in cima al pozzo, che entrambi hanno visto. Poi scarta una carta scoperta sul pozzo.
full-turn-2 = Una carta presa dal pozzo non si può scartare nello stesso turno.

full-knock-heading = Bussare
full-knock-1 = Se dopo lo scarto i tuoi punti spaiati sono { $limit } o meno, puoi bussare invece di continuare: cala le tue combinazioni, mostra le carte spaiate e scarta una carta. Non è mai obbligatorio.
full-knock-2 = Scegli tu come calare le tue carte. Spesso si può fare in due modi, e uno lascia meno spazio alle carte dell’avversario.

full-layoff-heading = Attaccare
full-layoff-1 = Dopo una bussata anche l’avversario cala le sue combinazioni, e poi può attaccare carte a quelle di chi ha bussato: la quarta carta a un gruppo, o la carta successiva a un capo di una scala. Quel che si attacca non conta più.
full-layoff-2 = Una carta può fare posto alla successiva. Chi ha bussato non attacca mai, e nessuno attacca alle carte spaiate.
full-layoff-figure = A catena: prima una carta si attacca alla scala, poi si attacca anche la successiva

full-count-heading = Il conto
full-count-1 = Ora entrambi contano i punti spaiati. Se chi ha bussato ne ha meno, segna la differenza. Una bussata vincente non ha bonus.

full-undercut-heading = Undercut
full-undercut-1 = Se i punti spaiati dell’avversario sono pari a quelli di chi ha bussato o meno, è undercut: l’avversario segna la differenza e { $undercut } punti in più.
full-undercut-figure-knocker = Chi ha bussato tiene { $deadwood }
full-undercut-figure-other = L’avversario tiene { $deadwood } dopo aver attaccato
full-undercut-figure-result = Undercut: { $points } punti all’avversario

full-gin-heading = Gin
full-gin-1 = Senza carte spaiate si ha gin. Vale i punti spaiati dell’avversario e { $gin } punti in più. Contro il gin non si attacca nulla, e il gin vince anche se l’avversario non ha carte spaiate.

full-stock-heading = Quando il mazzo finisce
full-stock-1 = Quando qualcuno vuole pescare e il mazzo è finito, il pozzo si mescola in un nuovo mazzo; resta solo la carta in cima.
full-stock-2 = Una mano ancora aperta dopo { $turns } turni è nulla: nessuno segna, e dà le carte lo stesso mazziere. Non ci si arriva quasi mai.

full-game-heading = Mano, partita, traguardo
full-game-1 = Puoi giocare una mano sola, o una partita a { $low } o { $high } punti o a qualunque altro traguardo. Chi ci arriva per primo vince. Anche un undercut può vincere la partita.
full-game-2 = Alcuni giochi aggiungono un bonus per ogni mano vinta e per la partita. Il gioco normale non ne ha.

full-hollywood-heading = Hollywood
full-hollywood-1 = Hollywood sono tre partite insieme. La tua prima vittoria conta solo nella partita 1, la seconda nelle partite 1 e 2, e dalla terza in poi i tuoi punti contano in ogni partita ancora aperta.
full-hollywood-2 = Una partita si chiude quando qualcuno vi arriva al traguardo. Se una partita si è chiusa prima che tu ci entrassi, la tua prossima vittoria entra nella prossima aperta. Il match lo decidono i punti delle tre partite insieme.
full-hollywood-figure = Come sei vittorie entrano nelle tre partite
full-hollywood-row = Vittoria { $n }: { $points }
full-hollywood-total = Totale

full-straight-heading = Senza bussare
full-straight-1 = In Straight Gin nessuno bussa e solo il gin chiude la mano. È l’altro gioco al cuore di Undercut e ha una pagina sua, come ogni altro gioco.
