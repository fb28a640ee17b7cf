# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-title = Gin rummyn säännöt
full-describe = Miten gin rummy pelataan: yhdistelmät, ylimääräiset, koputus, lisääminen, alitus, gin ja pisteet esimerkein.
full-lede = Kaksi pelaajaa, yksi korttipakka, kymmenen korttia kummallekin. Kerää sarjoja ja suoria ja päätä jako, kun ylimääräisiä on tarpeeksi vähän.

full-aim-heading = Tavoite
full-aim-1 = Järjestä kätesi yhdistelmiksi ja hankkiudu eroon korteista, jotka eivät sovi mihinkään. Se, jolla on vähemmän ylimääräisiä jonkun päättäessä jaon, saa erotuksen. Pisteet karttuvat jaosta toiseen, kunnes joku saavuttaa tavoitteen.

full-cards-heading = Kortit
full-cards-1 = Gin rummy pelataan 52 kortilla ilman jokereita. Ässä on pienin: se tulee ennen kakkosta.
full-cards-2 = Ässän arvo on { $ace }, kuvakorttien ja kymppien 10 ja muiden niiden numero.

full-melds-heading = Yhdistelmät
full-melds-1 = Yhdistelmiä on kahta lajia. Sarja on kolme tai neljä samanarvoista korttia. Suora on vähintään kolme saman maan peräkkäistä korttia.
full-melds-2 = Kortti kuuluu vain yhteen yhdistelmään. Jos se sopisi kahteen, sinä valitset.
full-melds-figure-set = Sarja: neljä samanarvoista
full-melds-figure-run = Suora: vähintään kolme samaa maata peräkkäin
full-melds-figure-not = Ei suora: ässä on pienin, joten se ei jatka kuninkaasta

full-deadwood-heading = Ylimääräiset
full-deadwood-1 = Yhdistelmiin kuulumattomat kortit ovat ylimääräisiä. Niiden yhteenlasketut pisteet ovat kätesi arvo, ja mitä pienempi se on, sitä parempi.

full-deal-heading = Jakaminen
full-deal-1 = Jakaja antaa kummallekin pelaajalle kymmenen korttia. Seuraava käännetään nostopakan viereen: se on avokortti, poistopakan ensimmäinen kortti.
full-deal-2 = Ensin valitsee jakajan vastapelaaja: hän ottaa avokortin tai passaa. Passin jälkeen jakaja saa ottaa sen. Jos kumpikin passaa, vastapelaaja nostaa nostopakasta.
full-deal-3 = Ensimmäisen jakajan ratkaisee sattuma. Sen jälkeen edellisen jaon voittaja jakaa seuraavan.

full-turn-heading = Vuorosi
full-turn-1 = Ota yksi kortti: joko nostopakan päällimmäinen, jota kukaan ei näe, tai poistopakan päällimmäinen, jonka kumpikin on nähnyt. Heitä sitten yksi kortti poistopakkaan kuvapuoli ylöspäin.
full-turn-2 = Poistopakasta ottamaasi korttia et saa heittää samalla vuorolla.

full-knock-heading = Koputus
full-knock-1 = Jos ylimääräistesi summa on heiton jälkeen { $limit } tai alle, voit pelaamisen jatkamisen sijaan koputtaa: laske yhdistelmäsi pöytään, näytä ylimääräisesi ja heitä yksi kortti. Pakko ei ole koskaan.
full-knock-2 = Saat itse valita, miten järjestät kätesi pöytään. Usein sen voi tehdä kahdella tavalla, ja toinen jättää vähemmän tilaa vastustajan korteille.

full-layoff-heading = Lisääminen
full-layoff-1 = Koputuksen jälkeen vastustajakin laskee yhdistelmänsä pöytään ja voi sitten lisätä kortteja koputtajan yhdistelmiin: sarjaan neljännen kortin tai suoraan seuraavan kortin kumpaan päähän tahansa. Lisättyjä kortteja ei enää lasketa.
full-layoff-2 = Yksi kortti voi avata paikan seuraavalle. Koputtaja ei koskaan lisää kortteja, eikä ylimääräisiin lisätä mitään.
full-layoff-figure = Ketju: ensin yksi kortti sopii suoraan, ja sitten sopii seuraavakin

full-count-heading = Laskenta
full-count-1 = Nyt kumpikin laskee ylimääräisensä. Jos koputtajalla on vähemmän, hän saa erotuksen. Voittavasta koputuksesta ei saa bonusta.

full-undercut-heading = Alitus
full-undercut-1 = Jos vastustajan ylimääräiset ovat silloin yhtä suuret kuin koputtajan tai pienemmät, hän alittaa koputuksen: vastustaja saa erotuksen ja { $undercut } pistettä lisää.
full-undercut-figure-knocker = Koputtajalle jää { $deadwood }
full-undercut-figure-other = Vastustajalle jää lisäämisen jälkeen { $deadwood }
full-undercut-figure-result = Alitus: vastustajalle { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}

full-gin-heading = Gin
full-gin-1 = Käsi, jossa ei ole ylimääräisiä, on gin. Se tuo vastustajan ylimääräiset ja { $gin } pistettä lisää. Giniin ei lisätä kortteja, ja gin voittaa, vaikkei vastustajallakaan olisi ylimääräisiä.

full-stock-heading = Kun nostopakka loppuu
full-stock-1 = Kun pelaaja haluaa nostaa ja nostopakka on lopussa, poistopakka sekoitetaan uudeksi nostopakaksi; vain sen päällimmäinen kortti jää paikalleen.
full-stock-2 = Jako, joka on yhä auki { $turns } vuoron jälkeen, on mitätön: kukaan ei saa pisteitä, ja sama pelaaja jakaa uudelleen. Siihen asti päästään tuskin koskaan.

full-game-heading = Jako, peli, tavoite
full-game-1 = Voit pelata yhden jaon tai pelin { $low } tai { $high } pisteeseen tai muuhun tavoitteeseen. Ensimmäisenä tavoitteeseen päässyt voittaa. Myös alitus voi ratkaista pelin.
full-game-2 = Joissakin peleissä saa bonuksen jokaisesta voitetusta jaosta ja koko pelistä. Tavallisessa pelissä niitä ei ole.

full-hollywood-heading = Hollywood
full-hollywood-1 = Hollywood on kolme peliä yhtä aikaa. Ensimmäinen voittosi lasketaan vain peliin 1, toinen peleihin 1 ja 2, ja kolmannesta alkaen pisteesi lasketaan jokaiseen peliin, joka on vielä auki.
full-hollywood-2 = Peli sulkeutuu, kun joku saavuttaa siinä tavoitteen. Jos et ehtinyt mukaan peliin ennen sen sulkeutumista, seuraava voittosi menee seuraavaan avoimeen. Kaikkien kolmen pelin pisteet yhteensä ratkaisevat ottelun.
full-hollywood-figure = Näin kuusi voittoa kirjataan kolmeen peliin
full-hollywood-row = Voitto { $n }: { $points }
full-hollywood-total = Yhteensä

full-straight-heading = Ilman koputusta
full-straight-1 = Suorassa ginissä ei koputeta, ja vain gin päättää jaon. Se on Undercutin toinen ydinpeli, ja sillä on oma sivunsa, kuten kaikilla muillakin peleillä.
