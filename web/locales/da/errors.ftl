# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-label = Besked
notice-dismiss = Luk beskeden
notice-fault = Det gik ikke, og intet er ændret. Prøv en gang til.

## The engine: the request

error-bad_request = { notice-fault }
error-unsupported_version = Siden og dens spilmotor passer ikke sammen. Genindlæs siden.
error-unknown_command = { notice-fault }
error-unknown_field = { notice-fault }
error-unknown_preset = Det spil kendes ikke her. Vælg et andet.
error-unknown_form = Den spillelængde kendes ikke her. Vælg en anden.
error-unknown_level = Den modstander kendes ikke her. Vælg en anden.
error-bad_target = Et parti til så mange point kan ikke vælges. Vælg et andet mål.
error-stale_rev = Spillet var gået videre. Kig igen, og spil.
error-no_match = Der er intet spil på bordet. Giv kort først.

## The engine: own rules

error-unknown_rule = En af disse regler kendes ikke her.
error-unknown_rule_value = { $field }: det valg findes ikke her.
error-rule_out_of_bounds = { $field }: kun hele tal fra { $low } til { $high } dur.
error-rules_conflict = To af disse regler går ikke sammen.

## The engine: the play

error-not_your_turn = Det er ikke din tur endnu.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = Det kan ikke gøres på dette sted i runden.
error-must_draw_from_stock = I meldte begge pas til det opvendte kort, så træk fra trækbunken.
error-card_not_in_hand = Du har ikke det kort: { $card }.
error-bad_card = { $text } er ikke et kort.
error-taken_card = Du har lige taget dette kort, så kast et andet: { $card }.
error-over_knock_limit = { $limit ->
    [0] Det efterlader { $deadwood } i dødvægt, og i denne runde er det kun gin, der slutter den.
   *[other] Det efterlader { $deadwood } i dødvægt; for at banke må det højst være { $limit }.
}
error-knock_not_allowed = Ingen banker i dette spil: gå efter gin.
error-bad_spread = Disse kort kan ikke lægges ned på den måde. Vælg andre kombinationer.
error-does_not_fit = Dette kort passer ikke til den kombination: { $card }.
error-no_big_gin = Disse elleve kort er ikke big gin her: kast et.
error-must_knock = Du tog det sidste kastede kort for at slutte runden med det: bank eller gå gin.
error-no_knock_follows = { $limit ->
    [0] Dette kort giver dig ikke gin, så du kan kun melde pas.
   *[other] Dette kort får dig ikke ned på { $limit }, så du kan kun melde pas.
}
error-first_discard_only = Runden begynder med et almindeligt kast. Fra din næste tur kan du slutte den.
error-deal_over = Denne runde er slut.
error-deal_not_over = Denne runde er stadig i gang.
error-match_over = Dette spil er slut.
error-nothing_to_undo = Der er intet at tage tilbage.
error-unknown_deal = Der er ingen sådan runde i dette spil.
error-unknown_act = Det sted i runden kan ikke findes.
error-trial_running = Du er ved at prøve noget. Gå først tilbage til dit spil.
error-no_trial = Der prøves ikke noget: dette er dit spil.
error-internal = Noget gik galt i spilmotoren. Dit spil er, som det var før dette træk.
error-drill_unreadable = Dette valg kan ikke stilles op igen: teksten er beskadiget eller kommer et andet sted fra. Intet er ændret.

## The engine: the deal in another game

error-no_upcard = Der afgør det første opvendte kort, hvad man kan banke med, og denne runde havde intet.
error-counts_otherwise = Der kombineres eller tælles disse kort på en anden måde.
error-stock_over = Der ville runden have været død før, med { $left } kort tilbage i trækbunken.
error-turns_over = Der ville runden have været død før, efter { $turns } ture.
error-stock_not_over = Der blandes trækbunken på ny, så runden var fortsat.
error-turns_not_over = Der var runden fortsat, i op til { $turns } ture.

## Saved games

error-save_unreadable = Det gemte spil kunne ikke læses. Det er lagt til side på denne enhed, og du kan begynde et nyt.
error-save_newer = Det gemte spil kommer fra en nyere version af Undercut. Det bliver, som det er; genindlæs siden for at få den version.
error-save_inconsistent = Det gemte spil går ikke op. Det er lagt til side på denne enhed, og du kan begynde et nyt.
error-save-set-aside-unreadable = Det, der var gemt her, kunne ikke læses. Det er lagt til side på denne enhed, og du kan begynde et nyt spil.
error-save-set-aside-torn = Det sidst gemte var beskadiget og er lagt til side. Dit spil fortsætter fra det, der blev gemt før, så dit seneste træk kan mangle.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = Browseren gemmer intet for denne side, så dit spil varer kun, så længe siden er åben.

## Own rules on this device

error-rules-saved = Gemt som ”{ $text }”. Vælg hvor længe og mod hvem, og giv så kort.
error-rules-deleted = Slettet: ”{ $text }”.
error-rules-not-kept = Browseren gemte ikke reglerne, så de varer kun, så længe siden er åben.
error-rules-set-aside = Nogle af dine egne regler kunne ikke læses. De er lagt til side på denne enhed.
rules-undo = Fortryd

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] Kampen er slettet.
   *[other] { $count } kampe er slettet.
}
error-matches-refused = Denne kamp kunne ikke tages op igen. Stillingen bliver på listen, og det gemte er lagt til side på denne enhed.
error-matches-no-room = Browseren har ikke mere plads til siden. Dine ældste kampe beholder deres point, men kan ikke længere åbnes.

## Two tabs

error-frozen = Dette spil er åbent i en anden fane.
frozen-here = Spil her i stedet

## Starting

error-language-failed = Det sprog kunne ikke indlæses. Tjek forbindelsen, og vælg det en gang til.
error-engine-failed = Spillet kunne ikke startes. Tjek forbindelsen, og prøv igen.
boot-retry = Prøv igen
