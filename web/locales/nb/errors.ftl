# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-label = Melding
notice-dismiss = Lukk meldingen
notice-fault = Det gikk ikke, og ingenting er endret. Prøv en gang til.

## The engine: the request

error-bad_request = { notice-fault }
error-unsupported_version = Siden og spillmotoren passer ikke sammen. Last siden på nytt.
error-unknown_command = { notice-fault }
error-unknown_field = { notice-fault }
error-unknown_preset = Dette spillet er ikke kjent her. Velg et annet.
error-unknown_form = Denne spillengden er ikke kjent her. Velg en annen.
error-unknown_level = Denne motstanderen er ikke kjent her. Velg en annen.
error-bad_target = Et parti til så mange poeng kan ikke velges. Velg et annet mål.
error-stale_rev = Spillet hadde gått videre. Se en gang til og spill.
error-no_match = Det er ikke noe spill på bordet. Del ut kortene først.

## The engine: own rules

error-unknown_rule = En av disse reglene er ikke kjent her.
error-unknown_rule_value = { $field }: det valget finnes ikke her.
error-rule_out_of_bounds = { $field }: bare hele tall fra { $low } til { $high } duger.
error-rules_conflict = To av disse reglene går ikke sammen.

## The engine: the play

error-not_your_turn = Det er ikke din tur ennå.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = Det kan ikke gjøres på dette punktet i runden.
error-must_draw_from_stock = Dere passet begge på det snudde kortet, så trekk fra trekkbunken.
error-card_not_in_hand = Du har ikke det kortet: { $card }.
error-bad_card = { $text } er ikke et kort.
error-taken_card = Du har nettopp tatt dette kortet, så kast et annet: { $card }.
error-over_knock_limit = { $limit ->
    [0] Det etterlater { $deadwood } i dødvekt, og i denne runden er det bare gin som avslutter.
   *[other] Det etterlater { $deadwood } i dødvekt; for å banke må det være høyst { $limit }.
}
error-knock_not_allowed = Ingen banker i dette spillet: gå for gin.
error-bad_spread = Disse kortene kan ikke legges ned slik. Velg andre kombinasjoner.
error-does_not_fit = Dette kortet passer ikke i den kombinasjonen: { $card }.
error-no_big_gin = Disse elleve kortene er ikke big gin her: kast ett.
error-must_knock = Du tok det siste kastede kortet for å avslutte runden med det: bank eller gå gin.
error-no_knock_follows = { $limit ->
    [0] Dette kortet gir deg ikke gin, så du kan bare passe.
   *[other] Dette kortet får deg ikke ned til { $limit }, så du kan bare passe.
}
error-first_discard_only = Runden begynner med et vanlig kast. Fra neste tur kan du avslutte den.
error-deal_over = Denne runden er over.
error-deal_not_over = Denne runden er fortsatt i gang.
error-match_over = Dette spillet er over.
error-nothing_to_undo = Det er ingenting å ta tilbake.
error-unknown_deal = Det finnes ingen slik runde i dette spillet.
error-unknown_act = Det stedet i runden finnes ikke.
error-trial_running = Du holder på å prøve noe. Gå først tilbake til spillet ditt.
error-no_trial = Ingenting prøves nå: dette er spillet ditt.
error-internal = Noe gikk galt i spillmotoren. Spillet ditt er som det var før dette trekket.
error-drill_unreadable = Dette valget kan ikke stilles opp igjen: teksten er skadet eller kommer fra et annet sted. Ingenting er endret.

## The engine: the deal in another game

error-no_upcard = Der avgjør det første snudde kortet hva man kan banke med, og denne runden hadde ikke noe.
error-counts_otherwise = Der kombineres eller telles disse kortene på en annen måte.
error-stock_over = Der ville runden ha vært død tidligere, med { $left } kort igjen i trekkbunken.
error-turns_over = Der ville runden ha vært død tidligere, etter { $turns } turer.
error-stock_not_over = Der stokkes trekkbunken på nytt, så runden ville ha fortsatt.
error-turns_not_over = Der ville runden ha fortsatt, i opptil { $turns } turer.

## Saved games

error-save_unreadable = Det lagrede spillet kunne ikke leses. Det er lagt til side på denne enheten, og du kan begynne på et nytt.
error-save_newer = Det lagrede spillet kommer fra en nyere versjon av Undercut. Det får være som det er; last siden på nytt for å få den versjonen.
error-save_inconsistent = Det lagrede spillet går ikke opp. Det er lagt til side på denne enheten, og du kan begynne på et nytt.
error-save-set-aside-unreadable = Det som var lagret her, kunne ikke leses. Det er lagt til side på denne enheten, og du kan begynne på et nytt spill.
error-save-set-aside-torn = Det sist lagrede var skadet og er lagt til side. Spillet fortsetter fra det som ble lagret før det, så det siste trekket ditt kan mangle.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = Nettleseren lagrer ingenting for denne siden, så spillet varer bare så lenge siden er åpen.

## Own rules on this device

error-rules-saved = Lagret som «{ $text }». Velg hvor lenge og mot hvem, og del så ut.
error-rules-deleted = Slettet: «{ $text }».
error-rules-not-kept = Nettleseren lagret ikke reglene, så de varer bare så lenge siden er åpen.
error-rules-set-aside = Noen av dine egne regler kunne ikke leses. De er lagt til side på denne enheten.
rules-undo = Angre

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] Kampen er slettet.
   *[other] { $count } kamper er slettet.
}
error-matches-refused = Denne kampen kunne ikke tas opp igjen. Stillingen blir stående i listen, og det lagrede er lagt til side på denne enheten.
error-matches-no-room = Nettleseren har ikke mer plass til siden. De eldste kampene dine beholder poengene, men kan ikke lenger åpnes.

## Two tabs

error-frozen = Dette spillet er åpent i en annen fane.
frozen-here = Spill her i stedet

## Starting

error-language-failed = Det språket kunne ikke lastes. Sjekk forbindelsen og velg det en gang til.
error-engine-failed = Spillet kunne ikke startes. Sjekk forbindelsen og prøv igjen.
boot-retry = Prøv igjen
