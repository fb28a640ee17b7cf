# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-label = Melding
notice-dismiss = Sluiten
notice-fault = Dat lukte niet, en er is niets veranderd. Probeer het nog eens.

## The engine: the request

error-bad_request = { notice-fault }
error-unsupported_version = Deze pagina en haar spelprogramma passen niet bij elkaar. Laad de pagina opnieuw.
error-unknown_command = { notice-fault }
error-unknown_field = { notice-fault }
error-unknown_preset = Dit spel is hier niet bekend. Kies een ander.
error-unknown_form = Deze speelduur is hier niet bekend. Kies een andere.
error-unknown_level = Deze tegenstander is hier niet bekend. Kies een andere.
error-bad_target = Een spel tot zoveel punten is er niet. Kies een ander doel.
error-stale_rev = De tafel was al verder. Kijk nog eens en speel dan.
error-no_match = Er ligt geen spel op tafel. Deel eerst de kaarten.

## The engine: own rules

error-unknown_rule = Een van deze regels is hier niet bekend.
error-unknown_rule_value = { $field }: die keuze is er hier niet.
error-rule_out_of_bounds = { $field }: alleen een heel getal van { $low } tot en met { $high } kan.
error-rules_conflict = Twee van deze regels gaan niet samen.

## The engine: the play

error-not_your_turn = Je bent nog niet aan de beurt.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = Dat kan op dit punt van de hand niet.
error-must_draw_from_stock = Jullie hebben allebei gepast op de open kaart, dus trek van de stapel.
error-card_not_in_hand = Deze kaart heb je niet: { $card }.
error-bad_card = { $text } is geen kaart.
error-taken_card = Deze kaart heb je net gepakt, dus leg een andere af: { $card }.
error-over_knock_limit = { $limit ->
    [0] Dan houd je { $deadwood } losse punten over, en deze hand eindigt alleen met gin.
   *[other] Dan houd je { $deadwood } losse punten over; om te kloppen mogen het er hoogstens { $limit } zijn.
}
error-knock_not_allowed = In dit spel klopt niemand: speel voor gin.
error-bad_spread = Zo kunnen deze kaarten niet worden neergelegd. Kies andere combinaties.
error-does_not_fit = Deze kaart past niet bij die combinatie: { $card }.
error-no_big_gin = Deze elf kaarten zijn hier geen big gin: leg er een af.
error-must_knock = Je pakte de laatste afgelegde kaart om de hand ermee te beëindigen: klop of ga gin.
error-no_knock_follows = { $limit ->
    [0] Deze kaart brengt je geen gin, dus je kunt alleen passen.
   *[other] Deze kaart brengt je niet tot { $limit }, dus je kunt alleen passen.
}
error-first_discard_only = De hand begint met gewoon een kaart afleggen. Vanaf je volgende beurt mag je haar beëindigen.
error-deal_over = Deze hand is afgelopen.
error-deal_not_over = Deze hand is nog bezig.
error-match_over = Dit spel is afgelopen.
error-nothing_to_undo = Er is niets om terug te nemen.
error-unknown_deal = Zo’n hand is er in dit spel niet.
error-unknown_act = Dat punt van de hand is niet te vinden.
error-trial_running = Je probeert nu iets uit. Ga eerst terug naar je spel.
error-no_trial = Er wordt niets uitgeprobeerd: dit is je spel.
error-internal = Er ging iets mis in het spelprogramma. Je spel staat zoals het voor deze zet was.
error-drill_unreadable = Deze beslissing kan niet opnieuw worden opgezet: de tekst is beschadigd of komt van elders. Er is niets veranderd.

## The engine: the deal in another game

error-no_upcard = Daar bepaalt de eerste open kaart met hoeveel je mag kloppen, en die was er in deze hand niet.
error-counts_otherwise = Daar worden deze handen anders gecombineerd of geteld.
error-stock_over = Daar was de hand al eerder dood geweest, met nog { $left } kaarten op de stapel.
error-turns_over = Daar was de hand al eerder dood geweest, na { $turns } beurten.
error-stock_not_over = Daar wordt de stapel opnieuw geschud, dus de hand was doorgegaan.
error-turns_not_over = Daar was de hand doorgegaan, tot hoogstens { $turns } beurten.

## Saved games

error-save_unreadable = Het bewaarde spel kon niet worden gelezen. Het blijft apart bewaard op dit apparaat, en je kunt een nieuw beginnen.
error-save_newer = Het bewaarde spel komt uit een nieuwere versie van Undercut. Het blijft zoals het is; laad de pagina opnieuw om die versie te krijgen.
error-save_inconsistent = Het bewaarde spel klopt niet. Het blijft apart bewaard op dit apparaat, en je kunt een nieuw beginnen.
error-save-set-aside-unreadable = Wat hier bewaard was, kon niet worden gelezen. Het blijft apart bewaard op dit apparaat, en je kunt een nieuw spel beginnen.
error-save-set-aside-torn = Wat het laatst bewaard is, was beschadigd en blijft apart bewaard. Je spel gaat verder vanaf wat daarvoor bewaard is, dus je laatste zet kan ontbreken.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = Deze browser bewaart niets voor deze pagina, dus je spel duurt zolang de pagina open is.

## Own rules on this device

error-rules-saved = Bewaard als “{ $text }”. Kies hoe lang en tegen wie, en deel dan.
error-rules-deleted = Verwijderd: “{ $text }”.
error-rules-not-kept = Deze browser heeft de regels niet bewaard, dus ze gelden zolang de pagina open is.
error-rules-set-aside = Enkele van je eigen regels konden niet worden gelezen. Ze blijven apart bewaard op dit apparaat.
rules-undo = Ongedaan maken

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] De partij is verwijderd.
   *[other] { $count } partijen zijn verwijderd.
}
error-matches-refused = Deze partij kon niet worden hervat. De score blijft in de lijst, en de partij zelf blijft apart bewaard op dit apparaat.
error-matches-no-room = Deze browser heeft geen ruimte meer voor de pagina. Van je oudste partijen blijft de score, maar ze kunnen niet meer worden geopend.

## Two tabs

error-frozen = Dit spel is open in een ander tabblad.
frozen-here = Hier spelen

## Starting

error-language-failed = Die taal kon niet worden geladen. Controleer de verbinding en kies haar nog eens.
error-engine-failed = Het spel kon niet worden gestart. Controleer de verbinding en probeer het opnieuw.
boot-retry = Opnieuw proberen
