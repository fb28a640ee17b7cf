# Fair deals: the promise before the first card, the secret after the last, and the check of a proof.

## On the first page and in a match

fair-title = Carte oneste
fair-about = Tutte le carte della tua prossima partita discendono da un segreto che questo dispositivo ha estratto. Ecco la sua impronta. Dopo la partita vedi il segreto stesso e puoi verificare ogni mano.
fair-commitment = Impronta del segreto
fair-words = Parole tue, se vuoi
fair-words-note = Entrano nel mescolare: finché non le hai scelte, nessuno può conoscere le carte.
fair-not-here = Questo browser non può calcolarla qui. La trovi sul segnapunti della partita.
fair-later = Tutte le carte di questa partita discendono da un segreto con questa impronta. Vedrai il segreto quando la partita sarà finita.
fair-over = La partita è finita, ed ecco il segreto. Chiunque può ridare le stesse carte da questo.
fair-secret = Segreto
fair-your-words = Le tue parole
fair-opening = La prima mano è una di { $count } aperture preparate, così non devi aspettare. L’hanno scelta il segreto e le tue parole. Tutte le mani seguenti sono mescolate a partire da questi.
fair-none = Per questa partita non è stato promesso nulla: le sue carte vengono da un numero già noto.
fair-check = Verifica queste mani
fair-waiting = Si chiede al motore…
fair-failed = Il motore non ha saputo rispondere. Chiudi qui e riapri.
fair-give-up = Abbandona e vedi il segreto
fair-give-up-asked = La partita finisce qui: chi conosce il segreto conosce le carte che verranno. Non resta tra i tuoi match.
fair-play-on = Continua a giocare
fair-give-up-yes = Abbandona

## The page that checks a proof

check-paste = Prova di una partita
check-go = Verifica
check-file = Apri un file
check-found = Che cosa risulta
check-what = Che cosa si verifica
check-by-page = Questa pagina (JavaScript)
check-by-engine = Il motore del gioco (Python)
check-engine-coming = Il motore è in arrivo
check-promise = La promessa
check-deal = Mano { $deal }
check-holds = Come promesso
check-waits = Ancora da fare
check-untold = Non verificabile
check-running = Verifica in corso…
check-good = Ogni mano è come era stata promessa.
check-good-page = Secondo questa pagina ogni mano è come era stata promessa. Il motore non è partito.
check-bad = Questa prova non regge.
check-lost = La prova non si è potuta verificare qui.

## What may be wrong with a proof; $told and $dealt are cards

error-match_not_over = Vedrai il segreto quando la partita sarà finita.
error-not_promised = { fair-none }
error-proof_unreadable = Questa non è la prova di una partita, oppure è rovinata.
error-proof_newer = Questa prova viene da una versione più nuova. Ricarica la pagina e verifica di nuovo.
error-proof_not_promised = Il segreto non è quello promesso: la sua impronta è un’altra.
error-proof_dealer = Mano { $deal }: doveva dare le carte l’altra parte.
error-proof_card = Mano { $deal }, carta { $place }: { $told } nella prova, { $dealt } secondo il segreto.
error-proof_reshuffle = Mano { $deal }, nuovo mazzo { $count }, carta { $place }: { $told } nella prova, { $dealt } secondo il segreto.
