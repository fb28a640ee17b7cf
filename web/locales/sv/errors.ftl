# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-label = Meddelande
notice-dismiss = Stäng meddelandet
notice-fault = Det gick inte, och inget har ändrats. Försök en gång till.

## The engine: the request

error-bad_request = { notice-fault }
error-unsupported_version = Sidan och dess spelmotor passar inte ihop. Ladda om sidan.
error-unknown_command = { notice-fault }
error-unknown_field = { notice-fault }
error-unknown_preset = Det här spelet är inte känt här. Välj ett annat.
error-unknown_form = Den här spellängden är inte känd här. Välj en annan.
error-unknown_level = Den här motståndaren är inte känd här. Välj en annan.
error-bad_target = Ett parti till så många poäng går inte att välja. Välj ett annat mål.
error-stale_rev = Spelet hade redan gått vidare. Titta igen och spela.
error-no_match = Det finns inget spel på bordet. Ge korten först.

## The engine: own rules

error-unknown_rule = En av de här reglerna är inte känd här.
error-unknown_rule_value = { $field }: det valet finns inte här.
error-rule_out_of_bounds = { $field }: bara hela tal från { $low } till { $high } duger.
error-rules_conflict = Två av de här reglerna går inte ihop.

## The engine: the play

error-not_your_turn = Det är inte din tur än.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = Det går inte att göra i det här läget av omgången.
error-must_draw_from_stock = Ni passade båda på det uppvända kortet, så dra från talongen.
error-card_not_in_hand = Det kortet har du inte på handen: { $card }.
error-bad_card = { $text } är inget kort.
error-taken_card = Du har just tagit det här kortet, så kasta ett annat: { $card }.
error-over_knock_limit = { $limit ->
    [0] Det lämnar { $deadwood } döda poäng, och i den här omgången avslutar bara gin.
   *[other] Det lämnar { $deadwood } döda poäng; för att knacka får det vara högst { $limit }.
}
error-knock_not_allowed = Ingen knackar i det här spelet: sikta på gin.
error-bad_spread = De här korten går inte att lägga ut så. Välj andra kombinationer.
error-does_not_fit = Det här kortet passar inte i den kombinationen: { $card }.
error-no_big_gin = De här elva korten är ingen big gin här: kasta ett.
error-must_knock = Du tog det sista kastade kortet för att avsluta omgången med det: knacka eller gå gin.
error-no_knock_follows = { $limit ->
    [0] Det här kortet ger dig inte gin, så du kan bara passa.
   *[other] Det här kortet får dig inte ner till { $limit }, så du kan bara passa.
}
error-first_discard_only = Omgången börjar med ett vanligt kast. Från din nästa tur får du avsluta den.
error-deal_over = Den här omgången är slut.
error-deal_not_over = Den här omgången pågår fortfarande.
error-match_over = Det här spelet är slut.
error-nothing_to_undo = Det finns inget att ta tillbaka.
error-unknown_deal = Det finns ingen sådan omgång i det här spelet.
error-unknown_act = Det läget i omgången går inte att hitta.
error-trial_running = Du prövar något just nu. Gå först tillbaka till ditt spel.
error-no_trial = Inget prövas just nu: det här är ditt spel.
error-internal = Något gick fel i spelmotorn. Ditt spel är som det var före det här draget.
error-drill_unreadable = Det här valet kan inte ställas upp igen: texten är skadad eller kommer någon annanstans ifrån. Inget har ändrats.

## The engine: the deal in another game

error-no_upcard = Där avgör det första uppvända kortet hur mycket man får knacka med, och den här omgången hade inget.
error-counts_otherwise = Där bildar eller räknas de här korten på annat sätt.
error-stock_over = Där hade omgången varit död tidigare, med { $left } kort kvar i talongen.
error-turns_over = Där hade omgången varit död tidigare, efter { $turns } turer.
error-stock_not_over = Där blandas talongen om, så omgången hade fortsatt.
error-turns_not_over = Där hade omgången fortsatt, i upp till { $turns } turer.

## Saved games

error-save_unreadable = Det sparade spelet gick inte att läsa. Det ligger undanlagt på den här enheten, och du kan börja ett nytt.
error-save_newer = Det sparade spelet kommer från en nyare version av Undercut. Det får vara som det är; ladda om sidan för att få den versionen.
error-save_inconsistent = Det sparade spelet går inte ihop. Det ligger undanlagt på den här enheten, och du kan börja ett nytt.
error-save-set-aside-unreadable = Det som var sparat här gick inte att läsa. Det ligger undanlagt på den här enheten, och du kan börja ett nytt spel.
error-save-set-aside-torn = Det senast sparade var skadat och ligger undanlagt. Spelet fortsätter från det som sparades dessförinnan, så ditt senaste drag kan saknas.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = Webbläsaren sparar inget för den här sidan, så spelet finns bara så länge sidan är öppen.

## Own rules on this device

error-rules-saved = Sparat som ”{ $text }”. Välj hur långt spelet ska vara och mot vem, och ge sedan.
error-rules-deleted = Borttaget: ”{ $text }”.
error-rules-not-kept = Webbläsaren sparade inte reglerna, så de finns bara så länge sidan är öppen.
error-rules-set-aside = Några av dina egna regler gick inte att läsa. De ligger undanlagda på den här enheten.
rules-undo = Ångra

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] Matchen är borttagen.
   *[other] { $count } matcher är borttagna.
}
error-matches-refused = Den här matchen gick inte att ta upp igen. Ställningen står kvar i listan, och det sparade ligger undanlagt på den här enheten.
error-matches-no-room = Webbläsaren har inte mer plats för sidan. Dina äldsta matcher behåller sina poäng men går inte längre att öppna.

## Two tabs

error-frozen = Det här spelet är öppet i en annan flik.
frozen-here = Spela här i stället

## Starting

error-language-failed = Språket gick inte att ladda. Kontrollera anslutningen och välj det en gång till.
error-engine-failed = Spelet kunde inte startas. Kontrollera anslutningen och försök igen.
boot-retry = Försök igen
