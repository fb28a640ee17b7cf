# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-label = Avviso
notice-dismiss = Chiudi
notice-fault = Non ha funzionato, e nulla è cambiato. Prova ancora una volta.

## The engine: the request

error-bad_request = { notice-fault }
error-unsupported_version = Questa pagina e il suo motore non vanno d’accordo. Ricarica la pagina.
error-unknown_command = { notice-fault }
error-unknown_field = { notice-fault }
error-unknown_preset = Qui questo gioco non è conosciuto. Scegline un altro.
error-unknown_form = Qui questa durata non è conosciuta. Scegline un’altra.
error-unknown_level = Qui questo avversario non è conosciuto. Scegline un altro.
error-bad_target = Una partita a così tanti punti non è prevista. Scegli un altro traguardo.
error-stale_rev = Il tavolo era già andato avanti. Guarda di nuovo e gioca.
error-no_match = Sul tavolo non c’è nessuna partita. Prima dai le carte.

## The engine: own rules

error-unknown_rule = Una di queste regole qui non è conosciuta.
error-unknown_rule_value = { $field }: questa scelta qui non è prevista.
error-rule_out_of_bounds = { $field }: va bene solo un numero intero da { $low } a { $high }.
error-rules_conflict = Due di queste regole non vanno insieme.

## The engine: the play

error-not_your_turn = Non è ancora il tuo turno.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = A questo punto della mano non si può fare.
error-must_draw_from_stock = Avete passato entrambi sulla carta scoperta: pesca dal mazzo.
error-card_not_in_hand = Non hai questa carta: { $card }.
error-bad_card = { $text } non è una carta.
error-taken_card = Hai appena preso questa carta, scartane un’altra: { $card }.
error-over_knock_limit = { $limit ->
    [0] Ti restano { $deadwood } punti spaiati, e in questa mano si chiude solo con gin.
   *[other] Ti restano { $deadwood } punti spaiati; per bussare il massimo è { $limit }.
}
error-knock_not_allowed = In questo gioco nessuno bussa: punta al gin.
error-bad_spread = Queste carte non si calano così. Scegli altre combinazioni.
error-does_not_fit = Questa carta non si attacca a quella combinazione: { $card }.
error-no_big_gin = Qui queste undici carte non sono big gin: scartane una.
error-must_knock = Hai preso l’ultimo scarto per chiudere la mano: bussa o fai gin.
error-no_knock_follows = { $limit ->
    [0] Questa carta non ti dà gin: puoi solo passare.
   *[other] Questa carta non ti fa scendere a { $limit }: puoi solo passare.
}
error-first_discard_only = La mano comincia con un semplice scarto. Dal tuo prossimo turno puoi chiuderla.
error-deal_over = Questa mano è finita.
error-deal_not_over = Questa mano è ancora in corso.
error-match_over = Questa partita è finita.
error-nothing_to_undo = Non c’è niente da riprendere.
error-unknown_deal = Questa partita non ha una mano così.
error-unknown_act = Quel momento della mano non si trova.
error-trial_running = Stai facendo una prova. Prima torna alla tua partita.
error-no_trial = Non c’è nessuna prova in corso: questa è la tua partita.
error-internal = Qualcosa è andato storto nel motore. La tua partita è com’era prima di questa mossa.
error-drill_unreadable = Questa decisione non si può riproporre: il suo testo è danneggiato o viene da altrove. Non è cambiato nulla.

## The engine: the deal in another game

error-no_upcard = Lì la prima carta scoperta dice con quanto bussare, e in questa mano non c’era.
error-counts_otherwise = Lì queste carte si combinano o si contano in altro modo.
error-stock_over = Lì la mano sarebbe stata nulla prima, con { $left } carte ancora nel mazzo.
error-turns_over = Lì la mano sarebbe stata nulla prima, dopo { $turns } turni.
error-stock_not_over = Lì si rimescola un nuovo mazzo, quindi la mano sarebbe andata avanti.
error-turns_not_over = Lì la mano sarebbe andata avanti, fino a { $turns } turni.

## Saved games

error-save_unreadable = La partita salvata non si legge. Resta da parte su questo dispositivo, e puoi cominciarne una nuova.
error-save_newer = La partita salvata viene da una versione più recente di Undercut. Resta com’è; ricarica la pagina per avere quella versione.
error-save_inconsistent = La partita salvata non quadra. Resta da parte su questo dispositivo, e puoi cominciarne una nuova.
error-save-set-aside-unreadable = Quel che era salvato qui non si legge. Resta da parte su questo dispositivo, e puoi cominciare una nuova partita.
error-save-set-aside-torn = L’ultimo salvataggio era danneggiato e resta da parte. La tua partita continua da quello precedente: può mancare l’ultima mossa.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = Questo browser non conserva nulla per questa pagina: la tua partita dura solo finché la pagina è aperta.

## Own rules on this device

error-rules-saved = Salvate come «{ $text }». Scegli la durata e l’avversario, poi dai le carte.
error-rules-deleted = Eliminate: «{ $text }».
error-rules-not-kept = Questo browser non ha conservato le regole: durano solo finché la pagina è aperta.
error-rules-set-aside = Alcune delle tue regole non si leggono. Restano da parte su questo dispositivo.
rules-undo = Ripristina

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] Il match è eliminato.
   *[other] { $count } match sono eliminati.
}
error-matches-refused = Non è stato possibile riprendere questo match. Il punteggio resta nell’elenco, e il salvataggio resta da parte su questo dispositivo.
error-matches-no-room = Questo browser non ha più spazio per la pagina. I tuoi match più vecchi conservano il punteggio, ma non si possono più aprire.

## Two tabs

error-frozen = Questa partita è aperta in un’altra scheda.
frozen-here = Gioca qui

## Starting

error-language-failed = Non è stato possibile caricare quella lingua. Controlla la connessione e sceglila di nuovo.
error-engine-failed = Non è stato possibile avviare il gioco. Controlla la connessione e riprova.
boot-retry = Riprova
