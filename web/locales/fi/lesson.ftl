# The lesson: one prepared deal on the real table, with a guide beside it.

lesson-title = Opi pelaamaan

## Before the cards are there

lesson-about = Yksi gin rummyn jako lempeää vastustajaa vastaan, opas vierelläsi. Se vie noin kolme minuuttia, ja voit lopettaa milloin tahansa.
lesson-own-waits = Oma ottelusi odottaa sinua sellaisenaan.
lesson-loading = Kortit jaetaan heti, kun peli on valmis.
lesson-failed = Peliä ei voitu ladata.

## The guide

lesson-region = Opastus
lesson-step = { $part } / { $of }
lesson-step-name = Vaihe { $part } / { $of }
lesson-continue = Jatka
lesson-leave = Poistu opastuksesta
lesson-from-start = Aloita opastus alusta

lesson-melds-heading = Yhdistelmät
lesson-deadwood-heading = Ylimääräiset
lesson-first-heading = Ota kortti
lesson-throw-heading = Heitä kortti
lesson-turns-heading = Vuoro vuorolta
lesson-knock-heading = Aika koputtaa
lesson-gin-heading = Gin
lesson-layoff-heading = Lisääminen
lesson-wait-heading = Vastustajan vuoro
lesson-end-heading = Näin se laskettiin

## What melds are

lesson-melds-none = Yhteen kuuluvat kortit ovat yhdistelmiä: kolme tai neljä samanarvoista on sarja, vähintään kolme samaa maata peräkkäin on suora.
lesson-run = { $cards } muodostavat suoran, yhdistelmän: vähintään kolme samaa maata peräkkäin.
lesson-set = { $cards } muodostavat sarjan, yhdistelmän: kolme tai neljä samanarvoista.
lesson-set-too = Toinen laji on sarja: kolme tai neljä samanarvoista.
lesson-run-too = Toinen laji on suora: vähintään kolme samaa maata peräkkäin.
lesson-near-set = { $cards }: enää yksi kortti puuttuu sarjasta.
lesson-near-run = { $cards }: enää yksi kortti puuttuu suorasta.

## Deadwood

lesson-deadwood = Yhdistelmiin kuulumattomat kortit ovat ylimääräisiä. Kuvakortit ovat 10, ässä 1 ja muut numeronsa arvoisia.
lesson-aim = Sinulla on { $deadwood }. Pudota summa lukuun { $limit } tai alle, niin saat koputtaa, ja se päättää jaon.

## The upcard, and drawing

lesson-upcard-first = Avokortti on näkyvissä, ja saat valita ensin: ota se tai passaa.
lesson-upcard-second = Avokortti ei kelvannut vastustajalle. Saat ottaa sen.
lesson-pass-first = { $card } ei juuri auttaisi, joten passaa. Sen jälkeen vastustaja saa ottaa sen.
lesson-pass-second = { $card } ei juuri auttaisi, joten passaa. Sitten vastustaja nostaa nostopakasta.
lesson-take = { $card } sopii yhdistelmään: ota se.
lesson-take-knock = Ota { $card }: sen avulla ylimääräisiä voi jäädä enää { $deadwood }.
lesson-draw-first = Joka vuoro alkaa kortilla: otat poistopakan päällimmäisen, jonka näet, tai nostat nostopakasta, jota kukaan ei näe.
lesson-draw-closed = Kumpikin passasi, joten tällä kertaa kortti tulee nostopakasta.
lesson-draw-stock = { $card } ei juuri auttaisi: nosta nostopakasta.
lesson-draw-ready = Sinulla on enää { $deadwood }: nosta nostopakasta, niin voit koputtaa.
lesson-tip-seen = Vastustaja näkee, mitä otat poistopakasta, mutta ei sitä, mitä nostat.
lesson-tip-low = Jos vastustaja koputtaa ensin, ylimääräisesi lasketaan: pieniä kortteja on turvallisempi pitää.
lesson-known = Vastustaja on ottanut: { $cards }. Siitä näkee, mitä hän kerää.

## Throwing

lesson-got = { $card } antaa sinulle: { $melds }.
lesson-throw-why = Joka vuoro päättyy heittoon, ja irralliset suuret kortit maksavat eniten.
lesson-throw-best = Heitä { $card }: silloin jää { $deadwood }, eikä mikään heitto jätä vähempää.
lesson-throw-now = Kun { $card } lähtee, jää { $deadwood }, eikä mikään jätä vähempää. Napauta sitä uudestaan tai paina { table-act-discard }.
lesson-throw-worse = Jos { $lifted } lähtee, jää { $now }. Parempi heitto on { $card }: silloin jää { $deadwood }.
lesson-throw-taken = { $card } otettiin juuri, joten se jää käteen tämän vuoron ajaksi.

## Ending the deal

lesson-knock = Heitä { $card }, niin jää vain { $deadwood } ja saat koputtaa: laske yhdistelmäsi pöytään ja päätä jako.
lesson-knock-or = Tai pelaa giniin asti, kun ylimääräisiä ei ole lainkaan: siitä saa { $bonus } pistettä lisää.
lesson-armed = Merkityn kortin luku kertoo, paljonko ylimääräisiä jää, jos heität sen.
lesson-confirm = Kun { $card } heitetään, koputat { $deadwood } pisteellä.
lesson-gin = Heitä { $card }, niin jokainen käteen jäävä kortti on yhdistelmässä.
lesson-gin-bonus = Se on gin: { $bonus } pistettä lisää, eikä kortteja voi lisätä.
lesson-layoff = Vastustaja koputti { $deadwood } pisteellä. Voit lisätä hänen yhdistelmiinsä niihin sopivat korttisi: silloin niitä ei lasketa.
lesson-layoff-best = Lisää { $cards }: silloin sinulle jää { $deadwood }.
lesson-layoff-none = Mikään lisäys ei keventäisi kättäsi, joten laskenta voi alkaa.
lesson-layoff-undercut = Jos sinulle jää enintään yhtä paljon kuin vastustajalle, se on alitus: voitat.
lesson-watch = Koputit { $deadwood } pisteellä. Nyt vastustaja voi lisätä kortteja yhdistelmiisi: silloin niitä ei lasketa.
lesson-wait = Vastustaja ottaa kortin ja heittää yhden, niin kuin sinäkin. Katso, mitä hän ottaa.
lesson-wait-upcard = Vastustaja voi nyt ottaa avokortin tai passata hänkin.
lesson-play-on = Valinta on sinun.

## How it ended

lesson-end-laid = { $who ->
    [you] Vastustaja lisäsi yhdistelmiisi: { $cards }. Lisättyjä kortteja ei lasketa.
   *[them] Lisäsit vastustajan yhdistelmiin: { $cards }. Lisättyjä kortteja ei lasketa.
}
lesson-end-knock = { $who ->
    [you] Koputit { $knocker } pisteellä, vastustajalle jäi { $other }: erotus, { points }, on sinun.
   *[them] Vastustaja koputti { $knocker } pisteellä, sinulle jäi { $other }: erotus, { points }, menee vastustajalle.
}
lesson-end-undercut-what = { $who ->
    [you] Jos vastustajalle olisi jäänyt { $deadwood } tai alle, hän olisi alittanut koputuksesi ja voittanut.
   *[them] Jos sinulle olisi jäänyt { $deadwood } tai alle, olisit alittanut koputuksen ja voittanut.
}
lesson-end-undercut = { $who ->
    [you] Koputit { $knocker } pisteellä, mutta vastustajalla oli vain { $other }: alitus. Se tuo hänelle erotuksen ja { $bonus } lisää.
   *[them] Vastustaja koputti { $knocker } pisteellä, mutta sinulla oli vain { $other }: alitus. Se tuo sinulle erotuksen ja { $bonus } lisää.
}
lesson-end-gin = { $who ->
    [you] Julistit ginin: saat vastustajalle jääneet { $other } ja { $bonus } lisää.
   *[them] Vastustaja julisti ginin ja saa sinulle jääneet { $other } ja { $bonus } lisää.
}
lesson-end-other = Jaon arvo: { points }.
lesson-end-dead = Kumpikaan ei päättänyt jakoa ajoissa, joten siitä ei tule pisteitä. Niin käy harvoin.
lesson-end-next = Koko peli on monta tällaista jakoa, kunnes jompikumpi saavuttaa tavoitteen.

## After it

lesson-whole = Pelaa koko peli
lesson-back = Takaisin otteluun
lesson-again = Vielä kerran
lesson-leave-short = Poistu
