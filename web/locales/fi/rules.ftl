# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## The games on offer

preset-oklahoma = Oklahoma
preset-classic = Klassinen
preset-north_american = Pohjoisamerikkalainen
preset-tournament = Turnaus
preset-eaai = EAAI 2021
preset-palace = Palace
preset-round_the_corner = Kulman ympäri

## What rules speak about

rule-topic-knocking = Koputus
rule-topic-ending = Miten jako päättyy
rule-topic-scoring = Jaon pisteet
rule-topic-layoffs = Lisääminen ja alitus
rule-topic-stock = Nostopakan loppu
rule-topic-options = Muut asetukset
rule-topic-aces = Yhdistelmät ja korttien arvot
rule-topic-dealing = Jakaminen ja vuorot
rule-topic-settlement = Pelit ja bonukset

## Knocking

rule-knock_fixed = Voit koputtaa, kun ylimääräistesi summa heiton jälkeen on { $limit } tai alle.
rule-knock_upcard = Ensimmäinen avokortti määrää rajan: jos se on 7, saat koputtaa, kun summa on 7 tai alle, ja kymppi tai kuvakortti antaa rajaksi 10.
rule-upcard_ace_gin_only = Jos avokortti on ässä, siinä jaossa ei saa koputtaa: vain gin päättää jaon.
rule-upcard_ace_one = Jos avokortti on ässä, saat koputtaa, kun ylimääräisten summa on 1 tai niitä ei ole.
rule-knock_lays_down = Koputtaessasi lasket yhdistelmäsi pöytään ja heität yhden kortin.
rule-gin_only = Koputtaa ei saa, jäi ylimääräisiä miten vähän tahansa.
rule-gin_every_card = Noston jälkeen jokaisen kortin heittämääsi lukuun ottamatta on oltava sarjoissa ja suorissa.

## How a deal ends

rule-end_knock_or_gin = Pelaaja koputtaa tai julistaa ginin.
rule-end_gin = Pelaaja julistaa ginin, eikä mikään muu päätä jakoa pisteisiin.
rule-end_big_gin = Kun kaikki yksitoista korttia ovat yhdistelmissä, voit julistaa ison ginin heittämättä korttia.
rule-no_big_gin = Yksitoista korttia yhdistelmissä on gin: heitä yksi niistä.

## Score of the deal

rule-knock_difference = Koputuksen jälkeen pienemmät ylimääräiset voittavat erotuksen.
rule-knock_no_bonus = Voittavasta koputuksesta ei saa bonusta.
rule-gin = Gin tuo vastustajan ylimääräiset ja { $bonus } lisää.
rule-gin_no_bonus = Gin tuo vastustajan ylimääräiset ilman bonusta.
rule-big_gin = Iso gin tuo vastustajan ylimääräiset ja { $bonus } lisää.
rule-only_gin_scores = Muulla tavoin pisteitä ei saa.
rule-spade_double = Jos ensimmäinen avokortti on pata, kaikki jaon tuotto tuplataan, jaon bonukset mukaan lukien.

## Layoffs and undercut

rule-lay_off = Koputuksen jälkeen vastustaja lisää koputtajan yhdistelmiin niihin sopivat korttinsa.
rule-layoffs_chain = Lisätty kortti voi avata paikan seuraavalle.
rule-no_lay_off_on_gin = Gin-käteen ei lisätä kortteja.
rule-undercut = Alitus: jos vastustajalle jää vähemmän ylimääräisiä kuin koputtajalle, hän saa erotuksen ja { $bonus } lisää.
rule-undercut_no_bonus = Alitus: jos vastustajalle jää vähemmän ylimääräisiä kuin koputtajalle, hän saa erotuksen.
rule-tie_bonus = Myös tasatilanne on alitus: vastustaja saa { $bonus }.
rule-tie_no_bonus = Jos ylimääräiset ovat tasan, vastustaja saa jaon muttei pisteitä.
rule-tie_drawn = Jos ylimääräiset ovat tasan, jako ei ole kummankaan: ei pisteitä, ja sama pelaaja jakaa uudelleen.
rule-no_layoffs = Kortteja ei lisätä.
rule-no_undercut = Alitusta ei ole.

## End of the stock

rule-reshuffle = Kun nostopakka loppuu, poistopakka päällimmäistä korttia lukuun ottamatta sekoitetaan uudeksi nostopakaksi.
rule-last_cards = Nostopakan { $cards } viimeistä korttia ei koskaan nosteta.
rule-dead_at_two = Heitto, jonka jälkeen nostopakassa on { $cards } korttia jäljellä ja joka ei päätä jakoa, tekee jaosta mitättömän: kukaan ei saa pisteitä.
rule-last_discard = Kun jäljellä on { $cards } korttia, viimeksi heitetyn kortin saa vielä ottaa, mutta vain päättääkseen jaon sillä. Muuten jako on mitätön: kukaan ei saa pisteitä.
rule-turn_limit = Jako, joka on yhä auki { $turns } vuoron jälkeen, on mitätön.
rule-dead_again = Mitättömän jaon jälkeen sama pelaaja jakaa uudelleen.
rule-dead_draw = Yhden jaon pelissä mitätön jako on tasapeli.

## Other options

rule-oklahoma_instead = Näiden tilalle voi valita Oklahoma-säännöt: silloin ensimmäinen avokortti määrää rajan.
rule-oklahoma_on = Tätä peliä pelataan Oklahoma-säännöillä.
rule-not_oklahoma = Tämä korvaa Oklahoma-säännöt: molemmat ratkaisevat, milloin saa koputtaa, joten ne eivät käy yhdessä.
rule-forms = Voit pelata yhden jaon, pelin { $low } tai { $high } pisteeseen tai muuhun tavoitteeseen tai Hollywoodin kolme peliä.

## Melds and card values

rule-melds = Sarja on kolme tai neljä samanarvoista korttia, suora vähintään kolme saman maan peräkkäistä korttia. Kortti kuuluu vain yhteen yhdistelmään.
rule-aces_low = Ässä on pienin: A-2-3 on suora, Q-K-A ei.
rule-aces_high_or_low = Ässä on pienin tai suurin: A-2-3 ja Q-K-A ovat suoria, K-A-2 ei.
rule-aces_around = Suora jatkuu kulman ympäri: myös Q-K-A ja K-A-2 ovat suoria.
rule-ace_counts = Ässän arvo on { $points }.
rule-card_values = Kuvakorttien ja kymppien arvo on 10, muiden niiden numero.

## Dealing and turns

rule-deal_upcard = Kummallekin jaetaan kymmenen korttia, ja seuraava käännetään avokortiksi nostopakan viereen.
rule-upcard_offer = Jakajan vastapelaaja saa ottaa avokortin tai passata, sitten jakaja. Jos kumpikin passaa, vastapelaaja nostaa nostopakasta.
rule-deal_eleven = Jakajan vastapelaaja saa yksitoista korttia ja jakaja kymmenen, eikä avokorttia käännetä.
rule-first_throw = Jakajan vastapelaaja aloittaa heittämällä kortin nostamatta ja koputtamatta.
rule-draw_and_throw = Siitä eteenpäin kukin vuorollaan nostaa kortin ja heittää kortin.
rule-taken_card_stays = Poistopakasta otettua korttia ei saa heittää samalla vuorolla.
rule-winner_deals = Jaon voittaja jakaa seuraavan.
rule-loser_deals = Jaon häviäjä jakaa seuraavan.
rule-dealer_alternates = Jaetaan vuorotellen.

## Games and bonuses

rule-won_by_target = Pelin voittaa se, joka saavuttaa tavoitteen ensin.
rule-won_by_settlement = Peli päättyy tavoitteeseen, ja sen voittaa se, jolla on kaikkine bonuksineen enemmän.
rule-box = Jokaisesta voitetusta jaosta saa { $bonus } lisää, kun peli päättyy.
rule-box_at_once = Jokaisesta voitetusta jaosta saa heti { $bonus } lisää. Ne vievät kohti tavoitetta, eikä niitä koskaan tuplata.
rule-game_bonus = Pelin voitosta saa { $bonus } lisää.
rule-shutout_game_bonus = Jos häviäjä ei ole voittanut yhtään jakoa, pelibonus tuplataan.
rule-shutout_deals = Jos häviäjä ei ole voittanut yhtään jakoa, voittajan jakojen pisteet tuplataan.
rule-shutout_net = Jos häviäjä ei ole voittanut yhtään jakoa, voittajan koko tulos tuplataan.
rule-bonuses_not_in_one_deal = Yhden jaon pelissä tällaisia bonuksia ei ole.
rule-no_bonuses = Jaon tai pelin voitosta ei saa bonusta.
rule-hollywood = Hollywood: voitettu jako lasketaan jokaiseen avoimeen peliin, jossa sinulla on jo pisteitä, ja seuraavaan, jossa ei vielä ole.
rule-hollywood_points = Hollywoodin ratkaisevat kaikkien kolmen pelin pisteet yhteensä.
rule-hollywood_games = Hollywoodin ratkaisee voitettujen pelien määrä.

## What can be set

field-knock_mode = Milloin saa koputtaa
field-knock_mode-fixed = Rajaan asti
field-knock_mode-upcard = Avokorttiin asti
field-knock_mode-gin_only = Ei koskaan, vain gin
field-knock_limit = Koputusraja
field-upcard_ace = Kun avokortti on ässä
field-upcard_ace-gin_only = Vain gin
field-upcard_ace-one = Koputus, kun 1
field-spade_double = Pata tuplaa
field-gin_bonus = Gin-bonus
field-big_gin_bonus = Ison ginin bonus
field-undercut_bonus = Alitusbonus
field-tied_undercut = Ylimääräiset tasan
field-tied_undercut-bonus = Alitus ja bonus
field-tied_undercut-no_bonus = Alitus, ei pisteitä
field-tied_undercut-drawn = Ei kummankaan jako
field-stock_end = Kun nostopakka loppuu
field-stock_end-reshuffle = Poistopakka sekoitetaan
field-stock_end-dead_at_two = Mitätön, kun 2 jäljellä
field-stock_end-knock_only = Viimeinen heitto, sitten mitätön
field-max_turns = Vuoroja ennen mitätöntä jakoa
field-aces = Ässät suorissa
field-aces-low = Pienin
field-aces-high_or_low = Pienin tai suurin
field-aces-around = Kulman ympäri
field-ace_deadwood = Ässän arvo
field-ace_deadwood-1 = 1
field-ace_deadwood-15 = 15
field-start = Ensimmäinen vuoro
field-start-upcard = Avokorttia tarjotaan
field-start-eleven_cards = Yksitoista korttia
field-next_dealer = Seuraava jakaja
field-next_dealer-winner = Voittaja
field-next_dealer-loser = Häviäjä
field-next_dealer-alternate = Vuorotellen
field-box_bonus = Bonus voitetusta jaosta
field-box_at_once = Hyvitetään heti
field-game_bonus = Bonus voitetusta pelistä
field-shutout = Häviäjä ilman jakoja
field-shutout-none = Ei vaikuta
field-shutout-game_bonus = Pelibonus tuplana
field-shutout-deals = Jaot tuplana
field-shutout-net = Kaikki tuplana
field-game_won_by = Pelin voittaa
field-game_won_by-first_to_target = Ensimmäinen tavoitteessa
field-game_won_by-settlement = Enemmän bonuksineen
field-hollywood_won_by = Hollywoodin ratkaisevat
field-hollywood_won_by-points = Pisteet
field-hollywood_won_by-games = Pelit

## Why a setting means nothing as things are

idle-knock_limit-knock_mode = Ei vaikuta tässä: kuuluu valintaan ”{ field-knock_mode-fixed }”.
idle-upcard_ace-knock_mode = Ei vaikuta tässä: kuuluu valintaan ”{ field-knock_mode-upcard }”.
idle-spade_double-knock_mode = Ei vaikuta tässä: kuuluu valintaan ”{ field-knock_mode-upcard }”.
idle-undercut_bonus-knock_mode = Ei vaikuta tässä: ilman koputusta ei ole alitusta.
idle-tied_undercut-knock_mode = Ei vaikuta tässä: ilman koputusta ei ole mitä verrata.
idle-undercut_bonus-knock_limit = Ei vaikuta tässä: kun raja on 0, ketään ei voi alittaa.
idle-tied_undercut-knock_limit = Ei vaikuta tässä: kun raja on 0, ei ole mitä verrata.
idle-ace_deadwood-aces = Ei vaikuta tässä: pienimmän ässän arvo on aina 1.
idle-box_at_once-box_bonus = Ei vaikuta tässä: voitetusta jaosta ei saa bonusta.
idle-game_won_by-box_bonus = Ei vaikuta tässä: ilman jakobonuksia ensimmäisenä tavoitteessa olevalla on aina enemmän.
idle-game_won_by-box_at_once = Ei vaikuta tässä: kun bonus hyvitetään heti, ensimmäisenä tavoitteessa olevalla on aina enemmän.

## Why two settings do not go together

conflict-upcard_ace-knock_mode = ”{ field-upcard_ace-one }” ässällä käy vain, kun avokortti määrää rajan.
conflict-spade_double-knock_mode = Pata tuplaa vain, kun avokortti määrää rajan.
conflict-start-knock_mode = Kun jaetaan yksitoista korttia, avokorttia ei käännetä, joten se ei voi määrätä rajaa.
conflict-stock_end-knock_mode = Poistopakka sekoitetaan uudeksi nostopakaksi vain, kun koputusraja on kiinteä. Valitse toinen nostopakan loppu.
conflict-ace_deadwood-aces = Ässän arvo on 15 vain, kun se voi olla suurin.

## The table of differences

rules-differ = { $game }: erot tavalliseen peliin
rules-topic = Sääntö
rules-regular = Tavallinen peli
rules-nothing = Ei tällaista sääntöä.
rules-no-difference = Nämä ovat tavallisen pelin säännöt.
rules-differ-here = Miten tämä eroaa tavallisesta pelistä
rules-all = Kaikki säännöt

## The rules of the match that is on

match-rules-title = Säännöt
match-rules-heading = Tämän ottelun säännöt
match-rules-waiting = Säännöt tulevat näkyviin heti, kun peli on valmis.
match-rules-back = Takaisin pöytään

## The editor of own rules

own-rules-title = Omat sääntösi
own-rules-heading = Omat sääntösi
own-rules-changing = Muuta: ”{ $name }”
own-rules-lede = Aloita jostakin pelistä ja muuta mitä haluat. Näet heti, mitä siitä tulee ja mikä ei sovi yhteen.
own-start = Pohjana
own-start-about = Toinen peli asettaa kaikki alla olevat säännöt uudelleen.
own-bounds = { $low }–{ $high }
own-proposed = { $field }: { $value }
own-problems = { $count ->
    [one] Yksi asia ei sovi
   *[other] { $count } asiaa ei sovi
}
own-differ = Verrattuna tavalliseen peliin
own-these = Sinun sääntösi
own-differ-none = Muutokset näkyvät tässä, kun säännöt sopivat yhteen.
own-differ-later = Muutokset näkyvät tässä heti, kun peli on valmis.
own-name = Nimi
own-save = Tallenna
own-drop = Hylkää säännöt
own-waits = Peliä valmistellaan; sääntösi tarkistetaan sitten.
own-cannot = Sääntöjäsi ei voi tarkistaa, kun peli ei käynnisty.
own-checking = Tarkistetaan…
own-wrong = { $count ->
    [one] Yksi asia on korjattava ennen tallentamista.
   *[other] { $count } asiaa on korjattava ennen tallentamista.
}
own-fits = { $count ->
    [0] Mitään ei ole vielä muutettu.
    [one] Yksi sääntö muutettu, ja kaikki sopii yhteen.
   *[other] { $count } sääntöä muutettu, ja kaikki sopii yhteen.
}
own-nameless = Anna säännöillesi ensin nimi.
own-full = Omia säännöstöjä on jo { $max }. Poista ensin jokin niistä.
own-replace-heading = Korvataanko samannimiset säännöt?
own-replace-body = Sinulla on jo säännöt nimeltä ”{ $name }”.
own-replace-keep = Pidä ne
own-replace-confirm = Korvaa
