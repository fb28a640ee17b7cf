# About the game, and what happens to what you do here.

## About

about-title = Tietoa Undercutista
about-describe = Mikä Undercut on, miten sen vastustajat pelaavat ja mistä sen säännöt ja kortit ovat peräisin.
about-what-heading = Mikä se on
about-what-1 = Undercut on gin rummy yhdelle pelaajalle kerrallaan, vastustajaa vastaan omassa selaimessasi. Ei tiliä, ei mainoksia eikä mitään asennettavaa. Se puhuu niitä kieliä, jotka on lueteltu tämän sivun alareunassa.
about-what-2 = Sen ydin ovat tavallinen peli ja suora gin. Niiden rinnalla on muitakin pelejä, ja voit muuttaa mitä tahansa sääntöä ja pitää sen, mitä olet tehnyt.
about-opponents-heading = Vastustajat
about-opponents-1 = Lempeä, Vakaa, Terävä, Konkari ja Mestari pelaavat samoilla säännöillä kuin sinä ja näkevät vain sen, minkä sinäkin näkisit heidän paikallaan: oman kätensä, poistopakan ja sen, mitä on tehty. He eivät katso kortteihisi eivätkä nostopakkaan.
about-source-heading = Yhdet säännöt
about-source-1 = Ohjelma tuntee säännöt, pelaa jaon ja laskee pisteet. Lukemasi sivut on tehty samoista säännöistä, luku luvulta. Siksi tässä lukee juuri se, mitä pelataan.
about-source-2 = Kaikki on avointa lähdekoodia: pelimoottoria voi käyttää Pythonista, tutkimukseen tai omaan peliin.
about-cards-heading = Kortit
about-cards-1 = Kuvakorttien kuvat on piirtänyt Adrian Kennard, joka antoi ne vapaasti kaikkien käyttöön. Muut kuvapuolet on piirretty Undercutia varten. Kirjaimet ja värit voi valita sellaisiksi, joihin olet tottunut.
about-access-heading = Kaikille
about-access-1 = Kaiken voi tehdä hiirellä, sormella, näppäimistöllä tai ruudunlukijalla, pienessä puhelimessa, suurella tekstillä, ilman liikettä ja ilman värejä. Pöydän saa näkyviin myös pelkkänä tekstinä.

## Privacy

privacy-title = Yksityisyys
privacy-describe = Undercut säilyttää tekemäsi omalla laitteellasi eikä lähetä mitään minnekään.
privacy-lede = Se, mitä täällä teet, pysyy laitteellasi.
privacy-kept-heading = Mitä säilytetään
privacy-kept-1 = Ottelusi, päättyneet ottelusi, asetuksesi ja omat sääntösi ovat selaimesi muistissa, jotta voit jatkaa ensi kerralla. Evästeitä ei ole.
privacy-kept-2 = Myös itse peli säilyy siellä, jotta se avautuu heti ja ilman verkkoa.
privacy-sent-heading = Mitä lähetetään
privacy-sent-1 = Ei mitään. Sivu hakee omat tiedostonsa sieltä, mistä se itse tuli, eikä mistään muualta. Se ei kerro kenellekään, mitä pelaat, miten pelaat tai että pelaat. Palvelimen ylläpitäjä näkee, kuten minkä tahansa sivun kohdalla, että sen tiedostot on haettu.
privacy-embedded-heading = Muiden sivujen sisällä
privacy-embedded-1 = Kun Undercut näytetään toisen sivun sisällä, sama pätee: se sivu ei näe otteluitasi. Sen omat tietosuojakäytännöt ovat sen oma asia.
privacy-delete-heading = Mukaan ottaminen ja poistaminen
privacy-delete-1 = Asetuksissa voit tallentaa kaiken tiedostoon ja tuoda sen takaisin muualla. Kohdassa Ottelut voit poistaa pelattua. Jos tyhjennät tämän sivuston tiedot selaimestasi, kaikki poistuu.
