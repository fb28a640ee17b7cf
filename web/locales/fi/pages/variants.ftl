# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

variant-title = Mikä on { $game }?
variant-changes-heading = Sääntömuutokset
variant-changes-caption = { $game } ja tavallinen peli rinnakkain
variant-history-heading = Historia
variant-sources-heading = Lähteet
variant-all-heading = { $game }: kaikki säännöt
variant-others-heading = Muut pelit

## Straight Gin

describe-straight = Gin rummy ilman koputusta: jaon päättää vain käsi, jossa joka kortti on yhdistelmässä.
what-straight-1 = Tavallisessa pelissä voit koputtaa heti, kun ylimääräistesi summa on tarpeeksi pieni: lasket yhdistelmäsi pöytään, vastustaja lisää niihin sopivat kortit, ja pienempi summa voittaa erotuksen.
what-straight-2 = { $game } on peli, jossa ei koputeta. Jaon voi päättää vain julistamalla ginin: noston jälkeen jokaisen kortin heittämääsi lukuun ottamatta on oltava sarjoissa ja suorissa. Saat vastustajalle jääneet ylimääräiset ja { $gin } pistettä lisää. Koska kukaan ei koputa, kortteja ei lisätä eikä koputusta voi alittaa.
what-straight-3 = Jaot kestävät pidempään, ja nostopakka voi huveta. Sen { $cards } viimeistä korttia ei koskaan nosteta: jos heitto ilman giniä jättää jäljelle vain ne, jako on mitätön eikä kukaan saa pisteitä. Yhden jaon pelissä se on tasapeli; pidemmässä pelissä sama pelaaja jakaa uudelleen.
history-straight-1 = Pelaaminen siihen asti, että joku saa ginin, on vanha ja tunnettu tapa pelata. Sitä kutsutaan myös nimellä Gin Only, ja silloin pelataan yleensä { $target } pisteeseen.
history-straight-2 = Myös nostopakan loppua koskeva sääntö on julkaistu: kun kortteja on jäljellä kaksi eikä giniä ole, jako mitätöidään ja sama pelaaja jakaa uudelleen. Jotkin sääntökirjat lisäävät, ettei niitä kahta saa nostaa. Ilman koputusta paljon useampi jako etenee sinne asti, joten sääntö on tärkein juuri tässä.

## Oklahoma

describe-oklahoma = Ensimmäinen avokortti määrää, kuinka pienellä summalla saat koputtaa.
what-oklahoma-1 = { $game } on peli, jossa koputusraja vaihtuu jaosta toiseen. Sen määrää ensimmäinen avokortti: jos käännetään 7, saat koputtaa, kun summa on 7 tai alle, ja kympillä tai kuvakortilla, kun se on 10 tai alle.
what-oklahoma-2 = Ässä on avokorteista ankarin: siinä jaossa kukaan ei saa koputtaa, ja vain gin päättää sen. Kaikki muu pelataan kuten tavallisessa pelissä, mutta nostopakan { $cards } viimeistä korttia ei koskaan nosteta.
what-oklahoma-3 = Monet pelaavat niin, että pata avokorttina tuplaa kaiken, mitä jako tuottaa. Voit valita sen ennen korttien jakamista. Peli pelataan yleensä { $target } pisteeseen.
history-oklahoma-1 = Oklahoma on pitkään ollut gin rummyn pelaajien suosikki, ja sääntökirjat mainitsevat sen tavallisen pelin rinnalla. Samannimisen rommipelin kanssa sillä ei ole mitään tekemistä.
history-oklahoma-2 = Ässästä kirjat ovat eri mieltä: joissakin sillä saa koputtaa, kun summa on yksi, toisissa se vaatii ginin. Täällä tavallinen on gin, ja toisenkin voi valita.

## Classic

describe-classic = Vanhempi laskutapa: pienemmät bonukset, jakobonus jokaisesta voitetusta jaosta ja bonus pelistä.
what-classic-1 = { $game } laskee pisteet niin kuin monet vanhemmat kirjat: gin tuo { $gin } pistettä vastustajan ylimääräisten lisäksi, alitus { $undercut }.
what-classic-2 = Jokainen voitettu jako myös merkitään muistiin. Kun peli on päättynyt, jokainen merkintä tuo { $box } pistettä jakobonusta ja voittaja saa pelistä { $game_bonus }. Jos häviäjä ei ole voittanut yhtään jakoa, se on nollapeli, ja pelibonus tuplataan.
what-classic-3 = Nämä bonukset lasketaan erikseen. Pelin on silti voittanut se, joka saavutti tavoitteen ensin.
history-classic-1 = Gin rummy levisi Yhdysvalloissa 1930- ja 1940-luvulla, ja sen mukana nämä pisteet: kaksikymmentä ginistä, kymmenen alituksesta, sata pelistä. Myöhemmin pelaajat ovat korottaneet niitä, mutta monessa kirjassa ovat yhä vanhat.

## North American

describe-north_american = Suuremmat bonukset, iso gin ja nollapeli, joka tuplaa jaot.
what-north_american-1 = { $game } on antelias laskutapa: { $gin } pistettä ginistä, { $undercut } alituksesta ja { $big_gin } isosta ginistä, jossa kaikki yksitoista korttia ovat noston jälkeen yhdistelmissä. Isossa ginissä ei heitetä korttia.
what-north_american-2 = Kun peli on päättynyt, jokainen voitettu jako tuo { $box } pistettä lisää ja itse peli { $game_bonus }. Jos häviäjä ei ole voittanut yhtään jakoa, voittajan jakojen pisteet tuplataan. Jaetaan vuorotellen.
history-north_american-1 = Pelaajat kerhoissa ja kotona korottivat bonuksia kerta toisensa jälkeen, sillä suuremman bonuksen takia giniä kannattaa odottaa. Iso gin tuli palkinnoksi harvinaisesta kädestä, jossa yhdestoistakin kortti sopii.

## Tournament

describe-tournament = Viimeinen heitetty kortti voi vielä päättää jaon, eikä tasatilanne tuo bonusta.
what-tournament-1 = { $game } ratkaisee kaksi asiaa, joista syntyy kinaa. Kun nostopakassa on jäljellä enää { $cards } viimeistä korttia, vastustajalle tarjotaan vielä viimeksi heitetty kortti, mutta sen saa ottaa vain päättääkseen jaon sillä.
what-tournament-2 = Ja alitus tuo bonuksensa vain, kun ylimääräisiä on vähemmän kuin koputtajalla. Jos ne ovat tasan, se, joka ei koputtanut, voittaa jaon muttei pisteitä.
history-tournament-1 = Turnauksilla on omat painetut sääntönsä, ja ne vaihtelevat paikasta toiseen. Yhteistä niille on halu olla jättämättä mitään kiistanalaiseksi: kuka saa vielä toimia, kun nostopakka loppuu, ja mikä on tasatilanteen arvo.

## EAAI 2021

describe-eaai = Säännöt, joilla ohjelmat kohtasivat tutkimuskilpailussa.
what-eaai-1 = { $game } on tutkimuskilpailun peli: { $gin } ginistä, { $undercut } alituksesta, myös tasatilanteessa, ja peli { $target } pisteeseen. Jaetaan vuorotellen, eikä nostopakan { $cards } viimeistä korttia koskaan nosteta.
what-eaai-2 = Se on pelkistetty, nopea peli ilman jako- ja pelibonuksia, ja se kannattaa valita, jos haluat verrata itseäsi tai omaa ohjelmaasi julkaistuihin tuloksiin.
history-eaai-1 = Vuoden 2021 symposiumiin, jonka aihe oli tekoälyn opetuksen kehitys (EAAI), Todd Neller kollegoineen antoi opiskelijoille ja heidän opettajilleen tehtävän: kirjoittakaa ohjelma, joka hallitsee gin rummyn hyvin. Ryhmien kirjoitukset nostamisesta, heittämisestä ja toisen käden arvaamisesta kuuluvat pelin harvoihin tutkimuksiin.

## Palace

describe-palace = Pieni bonus jokaisesta voitetusta jaosta, heti pisteisiin.
what-palace-1 = { $game } antaa jokaisesta voittamastasi jaosta { $box } pistettä lisää, heti pisteisiin eikä vasta pelin lopussa. Ne vievät kohti tavoitetta, eikä niitä koskaan tuplata.
what-palace-2 = Gin tuo { $gin } pistettä, alitus { $undercut }. Pelistä ei saa bonusta, eikä nostopakan { $cards } viimeistä korttia koskaan nosteta.
history-palace-1 = Tämä laskutapa tulee verkon pelisalista Gin Rummy Palace. Kun jakobonus hyvitetään heti, pöydän summa pysyy yksinkertaisena: se, mitä näet, on se, mikä lasketaan.

## Round the corner

describe-round_the_corner = Suora jatkuu kuninkaan yli, ja ylimääräinen ässä on kallis.
what-round_the_corner-1 = { $game } tarkoittaa, että ässä liittyy maan kumpaankin päähän: A-2-3 on suora, Q-K-A on myös, ja niin on K-A-2.
what-round_the_corner-2 = Niin syntyy paljon enemmän suoria, ja sillä on hintansa: ylimääräinen ässä on yhden pisteen sijaan { $ace } pistettä. Tavallisen pelin tapa pitää ässiä, koska ne ovat halpoja, käy täällä kalliiksi.
history-round_the_corner-1 = Kulman ympäri kiertävät suorat tunnetaan monista rommiperheen peleistä. Gin rummyn sääntökirjoissa ne mainitaan muunnelmana, jossa kallis ässä tasapainottaa helpompia suoria.
