# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-title = Allenamento
nav-practice = Allenati
practice-link-note = Decisioni da mani vere, una alla volta

## What to practise

practice-choose = Che cosa allenare
practice-about-new = Decisioni da mani vere, una alla volta, e quanto vale ogni risposta. Rivedi una mano che hai giocato, e anche i tuoi errori arriveranno qui.
practice-about-none = Qui non aspetta nessun tuo errore. C’è altro da trovare nelle mani giocate dal programma.
practice-about = { $count ->
    [one] Qui c’è { $count } tuo errore.
   *[other] Qui ci sono { $count } tuoi errori.
}
practice-goal = Rispondi bene in due giorni diversi, ed è imparato.
practice-learned-count = { $count ->
    [one] Imparati finora: { $count }.
   *[other] Imparati finora: { $count }.
}
practice-mixed = Un po’ di tutto
practice-mixed-note = Quello che è da ripetere, poi un tipo dopo l’altro
practice-knock = Bussare o aspettare
practice-knock-note = Chiudere la mano o continuare
practice-throw = Che cosa scartare
practice-throw-note = Di quale carta puoi fare a meno, e quale serve all’avversario
practice-draw = Prendere o pescare
practice-draw-note = La carta scoperta o il mazzo
practice-layoff = Che cosa attaccare
practice-layoff-note = Quando l’avversario ha bussato
practice-due = { $count ->
    [one] { $count } tuo errore è da ripetere
   *[other] { $count } tuoi errori sono da ripetere
}
practice-yours = Allenati sui tuoi errori
practice-how = Una risposta si giudica da ciò che si vede da quel posto, mai dalle carte nascoste. Quello che sbagli è subito da ripetere; quello che indovini torna un altro giorno.
practice-progress = I tuoi progressi
practice-back = Indietro
practice-seeking = Alla ricerca di una decisione che valga la pena …
practice-loading = Comincia appena il gioco è pronto.
practice-engine-failed = Non è stato possibile caricare il gioco.
practice-not-found = Non si è trovata nessuna decisione così. Riprova, o allena qualcos’altro.

## The question

practice-ask-knock = Bussare o aspettare?
practice-ask-throw = Che cosa scarti?
practice-ask-draw = Prendere o pescare?
practice-ask-layoff = Che cosa attacchi?
practice-own = Dal tuo gioco: { $day }, contro { $opponent }.
practice-dealt = Da una mano giocata dal programma: un errore così non l’hai ancora fatto.
practice-dealt-later = Da una mano giocata dal programma: ora nessuno dei tuoi è da ripetere.
practice-told = { $text }
practice-grading = Si valuta la risposta …
practice-leave = Lascia l’allenamento
practice-next = Avanti

## The answer

practice-right = Giusto
practice-wrong = Non la migliore
practice-right-best = Niente vale di più.
practice-right-near = Buona come la migliore: { $points } punti di differenza.
practice-wrong-loss = Costa in media circa { $points } punti.
practice-again = Torna un altro giorno.
practice-learned = Giusto in due giorni: imparato.
practice-score = { $streak ->
    [0] { $right } su { $answered } giuste
    [1] { $right } su { $answered } giuste
   *[other] { $right } su { $answered } giuste, { $streak } di fila
}

## Progress

progress-title = Punti persi per decisione
progress-empty = Nessuna mano è ancora stata rivista. Rivedine una quando è finita, e questa pagina mostrerà come migliorano le tue decisioni.
progress-kind = Decisioni
progress-all = Tutte
progress-few = { $count ->
    [0] Nessuna mano rivista contiene ancora una decisione così.
    [one] { $count } mano rivista finora: con la seconda ci sarà una curva.
   *[other] { $count } mani riviste finora.
}
progress-curve = Media delle ultime { $count } mani riviste
progress-gist = { $kind }: nelle tue ultime { $deals } mani riviste hai perso { $now } punti per decisione. Nelle { $shown } mani mostrate la media va da { $low } al minimo a { $high } al massimo.
progress-deal = Mano { $deal }
progress-after = Dopo la mano
progress-series = Punti persi
progress-figures = { $decisions ->
    [one] { $decisions } decisione, { $lost } punti persi in tutto
   *[other] { $decisions } decisioni, { $lost } punti persi in tutto
}
progress-practise = Allenati
