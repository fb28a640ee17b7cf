# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-label = Ilmoitus
notice-dismiss = Sulje ilmoitus
notice-fault = Se ei onnistunut, eikä mikään muuttunut. Yritä vielä kerran.

## The engine: the request

error-bad_request = { notice-fault }
error-unsupported_version = Tämä sivu ja sen pelimoottori eivät sovi yhteen. Lataa sivu uudelleen.
error-unknown_command = { notice-fault }
error-unknown_field = { notice-fault }
error-unknown_preset = Tätä peliä ei tunneta täällä. Valitse toinen.
error-unknown_form = Tätä pelin pituutta ei tunneta täällä. Valitse toinen.
error-unknown_level = Tätä vastustajaa ei tunneta täällä. Valitse toinen.
error-bad_target = Näin moneen pisteeseen ei voi pelata. Valitse toinen tavoite.
error-stale_rev = Pöytä ehti muuttua. Katso uudelleen ja pelaa.
error-no_match = Pöydällä ei ole peliä. Jaa ensin kortit.

## The engine: own rules

error-unknown_rule = Yhtä näistä säännöistä ei tunneta täällä.
error-unknown_rule_value = { $field }: tätä vaihtoehtoa ei ole tarjolla.
error-rule_out_of_bounds = { $field }: vain kokonaisluku väliltä { $low }–{ $high } käy.
error-rules_conflict = Kaksi näistä säännöistä ei sovi yhteen.

## The engine: the play

error-not_your_turn = Ei ole vielä sinun vuorosi.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = Sitä ei voi tehdä tässä jaon vaiheessa.
error-must_draw_from_stock = Kumpikin passasi avokortin, joten nosta nostopakasta.
error-card_not_in_hand = Tätä korttia ei ole kädessäsi: { $card }.
error-bad_card = { $text } ei ole kortti.
error-taken_card = Otit tämän kortin juuri, joten heitä jokin toinen: { $card }.
error-over_knock_limit = { $limit ->
    [0] Ylimääräisiä jäisi { $deadwood }, ja tämän jaon päättää vain gin.
   *[other] Ylimääräisiä jäisi { $deadwood }; koputukseen niitä saa olla enintään { $limit }.
}
error-knock_not_allowed = Tässä pelissä ei koputeta: tavoittele giniä.
error-bad_spread = Näitä kortteja ei voi laskea pöytään näin. Valitse toiset yhdistelmät.
error-does_not_fit = Tämä kortti ei sovi siihen yhdistelmään: { $card }.
error-no_big_gin = Nämä yksitoista korttia eivät ole tässä iso gin: heitä yksi.
error-must_knock = Otit viimeisen heitetyn kortin päättääksesi jaon sillä: koputa tai julista gin.
error-no_knock_follows = { $limit ->
    [0] Tämä kortti ei tuo sinulle giniä, joten voit vain passata.
   *[other] Tällä kortilla et pääse rajaan { $limit }, joten voit vain passata.
}
error-first_discard_only = Jako alkaa pelkällä heitolla. Seuraavasta vuorostasi alkaen voit päättää sen.
error-deal_over = Tämä jako on päättynyt.
error-deal_not_over = Tämä jako on vielä kesken.
error-match_over = Tämä peli on päättynyt.
error-nothing_to_undo = Takaisin otettavaa ei ole.
error-unknown_deal = Tässä pelissä ei ole sellaista jakoa.
error-unknown_act = Sitä kohtaa jaosta ei löydy.
error-trial_running = Kokeilu on kesken. Palaa ensin peliisi.
error-no_trial = Kokeilua ei ole kesken: tämä on oma pelisi.
error-internal = Pelimoottorissa meni jokin vikaan. Pelisi on niin kuin ennen tätä siirtoa.
error-drill_unreadable = Tätä ratkaisua ei voi asettaa uudelleen: sen teksti on vioittunut tai muualta. Mikään ei ole muuttunut.

## The engine: the deal in another game

error-no_upcard = Siellä koputusrajan määrää ensimmäinen avokortti, eikä tässä jaossa ollut sellaista.
error-counts_otherwise = Siellä näiden käsien yhdistelmät tai arvot lasketaan toisin.
error-stock_over = Siellä jako olisi ollut mitätön jo ennen, kun nostopakan kortteja oli jäljellä { $left }.
error-turns_over = Siellä jako olisi ollut mitätön jo ennen, { $turns } vuoron jälkeen.
error-stock_not_over = Siellä nostopakka sekoitetaan uudelleen, joten jako olisi jatkunut.
error-turns_not_over = Siellä jako olisi jatkunut: vuoroja saa olla enintään { $turns }.

## Saved games

error-save_unreadable = Tallennettua peliä ei voitu lukea. Se on pantu talteen tälle laitteelle, ja voit aloittaa uuden.
error-save_newer = Tallennettu peli on Undercutin uudemmasta versiosta. Se pysyy ennallaan; lataa sivu uudelleen, niin saat sen version.
error-save_inconsistent = Tallennettu peli ei täsmää. Se on pantu talteen tälle laitteelle, ja voit aloittaa uuden.
error-save-set-aside-unreadable = Tänne tallennettua ei voitu lukea. Se on pantu talteen tälle laitteelle, ja voit aloittaa uuden pelin.
error-save-set-aside-torn = Viimeisin tallennus oli vioittunut ja on pantu talteen. Peli jatkuu sitä edeltävästä, joten viimeinen siirtosi voi puuttua.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = Tämä selain ei säilytä mitään tältä sivulta, joten pelisi kestää vain niin kauan kuin sivu on auki.

## Own rules on this device

error-rules-saved = Tallennettu nimellä ”{ $text }”. Valitse pituus ja vastustaja ja jaa sitten kortit.
error-rules-deleted = Poistettu: ”{ $text }”.
error-rules-not-kept = Tämä selain ei säilyttänyt sääntöjä, joten ne ovat käytössä vain niin kauan kuin sivu on auki.
error-rules-set-aside = Osaa omista säännöistäsi ei voitu lukea. Ne on pantu talteen tälle laitteelle.
rules-undo = Kumoa

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] Ottelu on poistettu.
   *[other] { $count } ottelua on poistettu.
}
error-matches-refused = Tätä ottelua ei voitu jatkaa. Sen pisteet pysyvät luettelossa, ja tallennus on pantu talteen tälle laitteelle.
error-matches-no-room = Selaimessa ei ole enää tilaa tälle sivulle. Vanhimpien otteluiden pisteet säilyvät, mutta niitä ei voi enää avata.

## Two tabs

error-frozen = Tämä peli on auki toisessa välilehdessä.
frozen-here = Pelaa täällä

## Starting

error-language-failed = Kieltä ei voitu ladata. Tarkista yhteys ja valitse se uudelleen.
error-engine-failed = Peliä ei voitu käynnistää. Tarkista yhteys ja yritä uudelleen.
boot-retry = Yritä uudelleen
