# Statistics, the list of matches, taking everything along as a file.
statistics-title = Statistiche
matches-title = Match

## What is counted

stats-period = Periodo
stats-period-all = Da sempre
stats-period-month = Questo mese
stats-rules = Regole
stats-all-rules = Tutte le regole
stats-all-levels = Tutti gli avversari
stats-empty = Ancora niente da contare.
stats-empty-more = Gioca una mano fino in fondo, e questa pagina dirà come te la cavi: match vinti, punti per mano, gin e undercut.
stats-none = Nessun match risponde a questa scelta.
stats-show-all = Mostra tutti i match

## The figures

stats-won = Match vinti
stats-won-of = { $count ->
    [0] nessuno ancora finito
   *[other] su { $count }
}
stats-points = Punti per mano
stats-points-note = { $count ->
    [one] netti, { $count } mano
   *[other] netti, { $count } mani
}
stats-streak = Vittorie di fila
stats-streak-now = { $count ->
    [0] serie più lunga
   *[other] serie più lunga, { $count } in corso
}
stats-gin = Gin
stats-undercuts = Undercut
stats-gin-note = tuoi, { $count } contro di te
stats-caught = Ti restano
stats-caught-note = { $count ->
    [0] punti spaiati, quando chiude l’avversario
    [one] punti spaiati, quando ha chiuso l’avversario
   *[other] punti spaiati, media di { $count } mani chiuse dall’avversario
}
stats-by-rules = Per regole
stats-by-level = Per avversario
stats-matches = Match
stats-matches-won = Vinti
stats-share = Vinti

## Curves

chart-as-list = Come elenco
chart-list-label = La curva come elenco
chart-score = Punteggio di un match
chart-choose = Match
chart-match = { $day }: { $game }, { $opponent }
chart-start = Inizio
chart-deal = Mano { $deal }
chart-after-deal = Dopo la mano
# The curve in a sentence, for those who do not see it.
chart-score-gist = { $ended ->
    [won] { $game } contro { $opponent }: hai vinto, e il punteggio è { $you } per te e { $them } per l’avversario dopo { $deals ->
        [one] { $deals } mano
       *[other] { $deals } mani
    }.
    [lost] { $game } contro { $opponent }: hai perso, e il punteggio è { $you } per te e { $them } per l’avversario dopo { $deals ->
        [one] { $deals } mano
       *[other] { $deals } mani
    }.
   *[other] { $game } contro { $opponent }: il punteggio è { $you } per te e { $them } per l’avversario dopo { $deals ->
        [one] { $deals } mano
       *[other] { $deals } mani
    }.
}
chart-rate = Quota di vittorie, ogni volta sugli ultimi { $count } match
chart-match-number = Match { $match }
chart-after-match = Dopo il match
chart-rate-gist = Dei tuoi ultimi { $matches } match ne hai vinti { $now }. Nei { $shown } match mostrati questa quota va da { $low } al minimo a { $high } al massimo.

## The list of matches

matches-count = { $count ->
    [one] { $count } match
   *[other] { $count } match
}
matches-about = Contro { $opponent }, { $day }
matches-score = { $by ->
    [games] Partite vinte: tu { $you }, { $opponent } { $them }
   *[points] Punteggio: tu { $you }, { $opponent } { $them }
}
matches-end-on = Sul tavolo
matches-end-open = In sospeso
matches-end-won = Vinto
matches-end-lost = Perso
matches-end-drawn = Parità
matches-go = Continua
matches-go-named = Continua: { $game } contro { $opponent }, { $day }
matches-see = Vedi il risultato
matches-see-named = Vedi il risultato: { $game } contro { $opponent }, { $day }
matches-old = Non si può più aprire
matches-delete = Elimina
matches-delete-named = Elimina: { $game } contro { $opponent }, { $day }
matches-delete-heading = Eliminare questo match?
matches-delete-body = { $game } contro { $opponent }, { $day }. Non conterà più nemmeno nelle tue statistiche.
matches-delete-all = Elimina tutto
matches-delete-all-heading = Eliminare tutti i match?
matches-delete-all-body = { $count ->
    [one] Il match dell’elenco viene eliminato, e le tue statistiche ricominciano. Il match sul tavolo resta.
   *[other] Tutti i { $count } match vengono eliminati, e le tue statistiche ricominciano. Un match sul tavolo resta.
}
matches-keep = Tieni
matches-more = Mostrane altri { $count }
matches-waiting = Preparo il gioco. Il match si apre appena è pronto.
matches-empty = Ancora nessun match.
matches-empty-more = Ogni match che giochi si conserva qui: continuane uno lasciato a metà, o rivedi il suo punteggio.

## Everything as a file

data-title = I tuoi dati
settings-part-data = { data-title }
data-where = Match, impostazioni e regole tue si conservano solo in questo browser. Un file li mette al sicuro, o li porta su un altro dispositivo.
data-nowhere = Questo browser non conserva nulla per questa pagina. Un file conserva quel che hai giocato da quando l’hai aperta.
data-export = Salva in un file
data-exported = Salvato come { $name }, fra i tuoi download.
data-import = Prendi da un file
data-question = Che cosa contiene il file
data-matches = { $count ->
    [one] { $count } match
   *[other] { $count } match
}
data-rules = { $count ->
    [one] { $count } regolamento tuo
   *[other] { $count } regolamenti tuoi
}
data-settings = impostazioni
data-holds = Contenuto del file ({ $day }): { $parts }. Quel che hai qui resta.
data-holds-nothing = In questo file non c’è niente da prendere.
data-settings-too = Usa le sue impostazioni al posto delle mie
data-not-now = Non ora
data-take = Prendi
data-done-matches = { $count ->
    [one] { $count } match aggiunto.
   *[other] { $count } match aggiunti.
}
data-done-none = Nessun match aggiunto.
data-done-known = { $count ->
    [one] { $count } match c’era già.
   *[other] { $count } match c’erano già.
}
data-done-running = Il match che era in corso ti aspetta sotto Match.
data-done-rules = { $count ->
    [one] { $count } regolamento aggiunto.
   *[other] { $count } regolamenti aggiunti.
}
data-done-left = { $count ->
    [one] Non c’era posto per { $count } regolamento.
   *[other] Non c’era posto per { $count } regolamenti.
}
data-done-settings = Le impostazioni sono quelle del file.
data-undo = Annulla
data-undone = Tutto è come prima.
data-bad-large = Questo file è troppo grande per essere di Undercut. Nulla è cambiato.
data-bad-foreign = Questo file non è stato salvato da Undercut. Nulla è cambiato.
data-bad-newer = Questo file viene da una versione più recente di Undercut. Ricarica la pagina per avere quella versione, poi riprova.
data-bad-damaged = Questo file è danneggiato: non ne è stato preso nulla. Prova un’altra copia.
data-bad-wrong = Qualcosa in questo file non è al suo posto: non ne è stato preso nulla.
data-bad-full = Questo browser non ha spazio per tutto questo. Nulla è cambiato.
