# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-heading = Gin rummy -pöytä
table-heading-layoff = Lisää vastustajan yhdistelmiin
table-skip = Siirry käteesi
table-comma = { ", " }
table-sentence = { $text }.

## Bar and menu

table-menu = Valikko
table-menu-resume = Jatka peliä
table-menu-rules = Tämän ottelun säännöt
table-menu-home = Poistu pöydästä
table-menu-home-more = Peli säilyy etusivulla

## The opponent's side

table-opponent-holds = { $count ->
    [one] Vastustajalla on 1 kortti
   *[other] Vastustajalla on { $count } korttia
}
table-name-knocked = { $name } koputti { $deadwood } pisteellä
table-name-gin = { $name } julisti ginin
table-name-big-gin = { $name } julisti ison ginin
table-before-count = Lisää sopivat kortit ennen laskentaa

## What somebody did in a turn: on the badge and in the log

table-did-deal = Jakoi kummallekin kymmenen
table-did-deal-eleven = { $to ->
    [you] Jakoi sinulle yksitoista korttia
   *[them] Jakoi vastustajalle yksitoista korttia
}
table-holds-eleven = Kädessä yksitoista korttia, heittää ensin
table-did-began = Aloitti, heitti: { $threw }
table-did-pass = Passasi
table-did-drew-only = Nosti kortin
table-did-drew-threw = Nosti, heitti: { $threw }
table-did-drew-knock = Nosti ja koputti, heitti: { $threw }
table-did-drew-gin = Nosti ja julisti ginin, heitti: { $threw }
table-did-drew-big_gin = Nosti ja julisti ison ginin
table-did-took-only = Otti: { $card }
table-did-took-threw = Otti: { $card }, heitti: { $threw }
table-did-took-knock = Koputti, otti: { $card }, heitti: { $threw }
table-did-took-gin = Julisti ginin, otti: { $card }, heitti: { $threw }
table-did-took-big_gin = Julisti ison ginin, otti: { $card }
table-did-laid-off = Lisäsi: { $card }

## The same about the opponent, as spoken

table-said-pass = Vastustaja passasi
table-said-began = Vastustaja aloitti yhdellätoista kortilla, heitti: { $threw }
table-said-drew-only = Vastustaja nosti kortin
table-said-drew-threw = Vastustaja nosti, heitti: { $threw }
table-said-drew-knock = Vastustaja nosti ja koputti, heitti: { $threw }
table-said-drew-gin = Vastustaja nosti ja julisti ginin, heitti: { $threw }
table-said-drew-big_gin = Vastustaja nosti ja julisti ison ginin
table-said-took-only = Vastustaja otti: { $card }
table-said-took-threw = Vastustaja otti: { $card }, heitti: { $threw }
table-said-took-knock = Vastustaja koputti, otti: { $card }, heitti: { $threw }
table-said-took-gin = Vastustaja julisti ginin, otti: { $card }, heitti: { $threw }
table-said-took-big_gin = Vastustaja julisti ison ginin, otti: { $card }

## The same about the player, under "Opponent's turn"

table-you-pass = Passasit
table-you-began = Heitit: { $threw }
table-you-drew-only = Nostit kortin
table-you-drew-threw = Heitit: { $threw }
table-you-drew-knock = Koputit, heitit: { $threw }
table-you-drew-gin = Julistit ginin, heitit: { $threw }
table-you-drew-big_gin = Julistit ison ginin
table-you-took-only = Otit: { $card }
table-you-took-threw = Heitit: { $threw }
table-you-took-knock = Koputit, heitit: { $threw }
table-you-took-gin = Julistit ginin, heitit: { $threw }
table-you-took-big_gin = Julistit ison ginin

## Piles

table-piles = Pakat
table-pile-name = { $pile }, { $what }
table-stock = Nostopakka { $count }
table-stock-cap = Nostopakka
table-stock-dead = Nostopakka { $count }, { $left ->
    [0] ei nostoja ennen mitätöntä jakoa
    [one] 1 nosto ennen mitätöntä jakoa
   *[other] { $left } nostoa ennen mitätöntä jakoa
}
table-draws-left = { $count ->
    [one] 1 nosto jäljellä
   *[other] { $count } nostoa jäljellä
}
table-draw-top = nosta päällimmäinen
table-pile = Poistopakka
table-pile-just = Juuri heitetty
table-pile-upcard = Avokortti
table-pile-top = { $pile }, päällimmäisenä { $card }, { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
table-pile-just-name = Poistopakka, juuri heitetty
table-pile-upcard-name = Avokortti
table-pile-empty = Poistopakka, tyhjä
table-pile-take = ota se
table-pile-throw = heitä { $card } tähän

## What it takes to end the deal, beside the piles

table-limit = Koputa: { $limit } tai alle
table-limit-gin = Vain gin
table-limit-gin-deal = Tässä jaossa vain gin
table-doubled = Pata: jako tuplana
table-turned = Käännetty kortti, { $card }

## The status line

table-your-turn = Sinun vuorosi
table-their-turn = Vastustajan vuoro
table-upcard = Kelpaako { $card } vai passaatko?
table-upcard-first = Saat valita ensin
table-upcard-second = Vastustaja passasi
table-draw = Nosta, tai ota { $card }
table-draw-stock-only = Kumpikin passasi: nosta nostopakasta
table-first = Heitä yksi yhdestätoista kortistasi
table-first-more = Jaon ensimmäinen heitto: vielä ei nosteta eikä koputeta
table-wait-first = Vastustajalla on yksitoista korttia, ja hän heittää ensin
table-last-two = Nostopakassa on kaksi korttia jäljellä
table-last-knock = Ota { $card } vain, jos koputat tai julistat sillä ginin; muuten jako jää mitättömäksi
table-last-gin = Ota { $card } vain, jos julistat sillä ginin; muuten jako jää mitättömäksi
table-last-no-knock = { $card } ei vie koputukseen, joten jätä se: jako on mitätön
table-last-no-gin = { $card } ei vie giniin, joten jätä se: jako on mitätön
table-wait-last = { $card } on viimeinen heitetty kortti: sen saa ottaa vain päättääkseen jaon
table-must-end = Viimeinen heitetty kortti otettiin, joten tämä vuoro päättää jaon
table-reshuffled = Poistopakka sekoitettiin uudeksi nostopakaksi
table-discard = Nosta esiin kortti, jonka haluat heittää
table-discard-or-knock = Heitä kortti tai koputa
table-throw = Heitetäänkö { $card }?
table-throw-how = Napauta sitä uudestaan tai poistopakkaa
table-taken = { $card } otettiin juuri
table-taken-more = Sen voi heittää ensi vuorolla, ei vielä nyt
table-gin = Gin!
table-big-gin = Iso gin!
table-big-gin-more = Kaikki yksitoista ovat yhdistelmissä: laske ne pöytään, älä heitä
table-knock-ask = Koputatko { $deadwood } pisteellä?
table-knock-which = Koputus: minkä kortin heität?
table-knock-which-more = Merkityn kortin heitto jättää { $limit } tai alle
table-gin-instead = Heitä { $card }, niin se on gin
table-layoff = Lisää sopivat kortit
table-layoff-ask = Lisätäänkö { $card }?
table-layoff-no-fit = { $card } ei sovi mihinkään
table-layoff-no-more = Enempää ei sovi
table-layoff-none = Mikään ei sovi
table-you-knocked = Koputit { $deadwood } pisteellä
table-they-lay-off = Vastustaja lisää sopivat kortit
table-they-laid-off = Vastustaja lisäsi: { $card }
table-over = Jako on päättynyt
table-over-knock = Sen päätti koputus
table-over-gin = Sen päätti gin
table-over-big_gin = Sen päätti iso gin
table-over-undercut = Sen päätti alitus
table-over-dead = Mitätön jako: kukaan ei saa pisteitä
table-over-drawn = Ylimääräiset tasan: jako ei ole kummankaan
table-draws-before-dead = { $count ->
    [one] 1 nosto ennen mitätöntä jakoa
   *[other] { $count } nostoa ennen mitätöntä jakoa
}
table-last-draw-gin = Viimeinen nosto on mennyt: gin nyt, tai jako on mitätön
table-last-draw-knock = Viimeinen nosto on mennyt: koputa nyt, tai jako on mitätön
table-last-draw-offered = Viimeinen nosto on mennyt: vastustaja voi vielä päättää jaon heittämälläsi kortilla
table-turns-before-dead = { $count ->
    [one] 1 vuoro ennen kuin jako päättyy ilman pisteitä
   *[other] { $count } vuoroa ennen kuin jako päättyy ilman pisteitä
}
table-booting = Ladataan; voit jo valita
table-queued = Ladataan; valintasi on tallessa
table-boot-failed = Peliä ei voitu ladata
table-boot-failed-more = Pelisi on tallessa tällä laitteella
table-frozen = Tämä peli on auki toisessa välilehdessä
table-frozen-more = Sitä voi pelata vain yhdessä

## Why something cannot be done now

table-why-upcard = ota ensin avokortti tai passaa
table-why-drawn = olet jo nostanut
table-why-their-turn = vastustajan vuoro
table-why-over = jako on päättynyt
table-why-last-two = kahta viimeistä ei nosteta
table-why-first = heitä ensin yksi yhdestätoista
table-why-not-first = ei ensimmäisellä heitolla
table-why-no-knock-follows = koputusta ei synny
table-why-no-gin-follows = giniä ei synny
table-why-must-knock = tämä vuoro päättää jaon: valitse merkitty kortti ja paina Koputa
table-why-must-gin = tämä vuoro päättää jaon: paina Gin
table-why-closed = kumpikin passasi, nosta nostopakasta
table-why-lift = nosta ensin esiin heitettävä kortti
table-why-lift-first = nosta kortti esiin
table-why-taken = ei juuri otettua
table-why-armed = laske pöytään: Koputa, tai Peruuta
table-why-draw-first = nosta ensin kortti
table-why-on-your-turn = omalla vuorollasi
table-why-knock = jää { $deadwood }, raja { $limit }
table-why-left-over = jää { $deadwood }
table-why-leaves = Jos { $card } heitetään, jää { $deadwood }; koputukseen enintään { $limit }
table-why-choose = valitse merkitty kortti

## Your side

table-your-side = Sinun puolesi
table-hand = Kätesi
table-becomes = muuttuu luvuksi
table-card-name = { $card }, { $facts }, { $n } / { $total }
table-card-run = suorassa
table-card-set = sarjassa
table-card-deadwood = ylimääräinen
table-card-new = uusi
table-new-dot = uusi
table-card-knocks = koputus { $deadwood } pisteellä
table-card-gin = tuo ginin
table-gin-tag = Gin
table-card-too-much = liikaa jäljellä koputukseen
table-card-fits = sopii: { $melds }
table-fits-tag = sopii

## Buttons

table-actions = Toiminnot
table-act-sort = Järjestä
table-act-left = Vasemmalle
table-act-right = Oikealle
table-act-ways = Muut tavat
table-act-take = Ota { $card }
table-act-pass = Passaa
table-act-take-it = Ota se
table-act-leave = Jätä se
table-act-discard = Heitä
table-act-knock = Koputa
table-act-knock-with = Koputa ({ $deadwood })
table-act-gin = Gin
table-act-big-gin = Iso gin
table-act-cancel-name = Peruuta, koputus valmiina
table-act-done = Valmis
table-act-lay-off = Lisää
table-act-lay-off-one = Lisää { $card }
table-act-lay-off-all = { $count ->
    [2] Lisää molemmat
   *[other] Lisää kaikki { $count }
}
table-act-undo = Ota takaisin
table-act-result = Näytä tulos

## Melds in words

table-rank = { $rank ->
    [A] ässä
    [T] 10
    [J] jätkä
    [Q] rouva
    [K] kuningas
   *[other] { $rank }
}
table-ranks = { $rank ->
    [A] ässät
    [2] kakkoset
    [3] kolmoset
    [4] neloset
    [5] viitoset
    [6] kuutoset
    [7] seiskat
    [8] kasit
    [9] ysit
    [T] kympit
    [J] jätkät
    [Q] rouvat
   *[K] kuninkaat
}
table-ranks-partitive = { $rank ->
    [A] ässää
    [2] kakkosta
    [3] kolmosta
    [4] nelosta
    [5] viitosta
    [6] kuutosta
    [7] seiskaa
    [8] kasia
    [9] ysiä
    [T] kymppiä
    [J] jätkää
    [Q] rouvaa
   *[K] kuningasta
}
table-ranks-genitive = { $rank ->
    [A] ässien
    [2] kakkosten
    [3] kolmosten
    [4] nelosten
    [5] viitosten
    [6] kuutosten
    [7] seiskojen
    [8] kasien
    [9] ysien
    [T] kymppien
    [J] jätkien
    [Q] rouvien
   *[K] kuninkaiden
}
table-suit = { $suit ->
    [s] pata
    [h] hertta
    [d] ruutu
   *[c] risti
}
table-run-name = Suora, { table-suit } { $from }–{ $to }
table-set-name = Sarja, { $count ->
    [3] kolme
   *[4] neljä
} { table-ranks-partitive }
table-the-run = { table-suit }suora
table-the-set = { table-ranks-genitive } sarja
table-target = { $kind ->
    [run] Suora: { table-rank } sopii tähän
   *[set] Sarja: { table-rank } sopii tähän
}
# $cards: the ranks of a run, in a list. $rank, $suit: of the card that fits.
table-target-name = { $place ->
    [set] Sarja: { table-rank } sopii tähän, { table-ranks-genitive } joukkoon
    [before] Suora: { table-rank } sopii tähän, ennen kortteja { $cards } ({ table-suit })
   *[after] Suora: { table-rank } sopii tähän, korttien { $cards } jälkeen ({ table-suit })
}
table-meld-laid = { $kind ->
    [run] Suora
   *[set] Sarja
}, { $count } lisätty
table-their-melds = Vastustajan yhdistelmät
table-your-melds = Yhdistelmäsi
table-deadwood-name = Ylimääräiset { $deadwood }
table-laid-off-by-you = { $card }, sinun lisäämäsi
table-laid-off-by-them = { $card }, vastustajan lisäämä

## Ways to lay down

table-ways = Muut tavat laskea pöytään
table-ways-more = Se, mitä lasket pöytään, ratkaisee, mitä vastustaja voi lisätä.
table-ways-use = Valitse tämä

## Order of the hand

table-sort-melds = Yhdistelmät
table-sort-melds-more = Ensin yhdistelmät, sitten ylimääräiset suurimmasta pienimpään
table-sort-suit = Maa
table-sort-suit-more = Pata, hertta, ruutu, risti, kukin ässästä ylöspäin
table-sort-rank = Arvo
table-sort-rank-more = Ässästä kuninkaaseen
table-sort-manual = Oma järjestys
table-sort-manual-more = Nosta kortti esiin ja siirrä sitä vasemmalle tai oikealle

## Score pad and log

table-pad = Pisteet ja tapahtumat
table-score = Pisteet
table-to = Tavoite { $target }
table-cell-dead = Mitätön
table-cell-drawn = Tasan
table-log = Tämä jako

## Keys

table-keys = Näppäimet
