poster-size = Noin { $mb } Mt, kerran

builder-link = Peli omalle sivullesi
builder-title = Gin rummy omalle sivullesi
builder-describe = Näytä Undercut omalla sivustollasi: valitse peli ja ulkoasu ja kopioi muutama rivi.
builder-lede = Valitse peli ja ulkoasu ja kopioi rivit sivullesi. Lukijasi pelaavat suoraan siinä, ilman tiliä ja ilman mainoksia.

builder-choose = Valintasi
builder-game = Peli
builder-any-language = Kuten sivulla tai selaimessa
builder-usual-target = Tavallinen
builder-colours = Värit
builder-two-colours = Kaksi väriä
builder-way = Miten peli liitetään
builder-way-element = Elementtinä: korkeus seuraa peliä
builder-way-frame = Kehyksenä: ei skriptiä sivullesi
builder-autoload = Aloita heti
builder-autoload-note = Muuten paikalla on kuva, ja peli haetaan vasta, kun joku painaa sitä.
builder-sandbox = Eristetty
builder-sandbox-note = Kehys ei voi tallentaa mitään, joten ottelu ei säily.

builder-copy-heading = Kopioitavaksi
builder-lines = Rivit sivullesi
builder-copy = Kopioi
builder-copied = Kopioitu.
builder-not-copied = Kopioi merkityt rivit itse.
builder-preview = Miltä se näyttää

builder-all = Kaikki, mitä voi säätää
builder-all-lede = Jokainen kirjoitetaan elementin määritteeksi tai kehyksen osoitteeseen. Mitä jätät pois, on kuten tavallisesti.
builder-name = Nimi
builder-meaning = Merkitys
builder-values = Arvot
builder-seed = Luku, jolla kortit sekoitetaan: sama luku, samat kortit

builder-notes = Hyvä tietää
builder-notes-1 = Ottelut ja asetukset pysyvät pelaajan selaimessa, erikseen jokaiselle sivustolle, joka näyttää pelin. Sivusi ei näe niitä, eikä mitään lähetetä minnekään.
builder-notes-2 = Jos sivustollasi on sisällön suojauskäytäntö (CSP), sen on sallittava tämä osoite kohdassa frame-src, ja elementtiä varten myös kohdassa script-src.
builder-notes-3 = WordPressissä ja vastaavissa muokkaimissa liitä rivit omalle HTML:lle tarkoitettuun lohkoon. Pelkästä osoitteesta saattaa tulla eristetty kehys.
builder-notes-4 = Elementti kertoo sivullesi, kun peli on valmis, kun jako päättyy ja kun ottelu päättyy. Se kertoo voittajan ja pisteet, mutta ei koskaan kortteja.
