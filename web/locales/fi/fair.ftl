# Fair deals: the promise before the first card, the secret after the last, and the check of a proof.

## On the first page and in a match

fair-title = Reilu jako
fair-about = Seuraavan pelisi kaikki kortit määräytyvät salaisuudesta, jonka tämä laite on arponut. Alla on sen sormenjälki. Pelin jälkeen näet itse salaisuuden ja voit tarkistaa jokaisen jaon.
fair-commitment = Salaisuuden sormenjälki
fair-words = Omia sanojasi, jos haluat
fair-words-note = Ne vaikuttavat sekoitukseen: kukaan ei voi tietää kortteja ennen kuin olet valinnut ne.
fair-not-here = Tämä selain ei osaa laskea sitä tässä. Löydät sen pelin pistetaulukosta.
fair-later = Tämän pelin kaikki kortit määräytyvät salaisuudesta, jolla on tämä sormenjälki. Näet salaisuuden, kun peli on päättynyt.
fair-over = Peli on päättynyt, ja tässä on salaisuus. Kuka tahansa voi jakaa siitä samat kortit uudelleen.
fair-secret = Salaisuus
fair-your-words = Sanasi
fair-opening = Ensimmäinen jako on yksi { $count } valmiista alusta, jottei sinun tarvitse odottaa. Sen valitsivat salaisuus ja sanasi. Kaikki myöhemmät jaot sekoitetaan niistä.
fair-none = Tälle pelille ei luvattu mitään: sen kortit tulevat luvusta, joka oli tiedossa jo ennalta.
fair-check = Tarkista nämä jaot
fair-waiting = Kysytään pelimoottorilta …
fair-failed = Pelimoottori ei osannut vastata. Sulje tämä ja avaa uudelleen.
fair-give-up = Luovuta ja katso salaisuus
fair-give-up-asked = Peli päättyy tähän: joka tuntee salaisuuden, tuntee tulevat kortit. Sitä ei säilytetä otteluissasi.
fair-play-on = Jatka pelaamista
fair-give-up-yes = Luovuta

## The page that checks a proof

check-paste = Pelin todiste
check-go = Tarkista
check-file = Avaa tiedosto
check-found = Mitä löytyi
check-what = Mitä tarkistetaan
check-by-page = Tämä sivu (JavaScript)
check-by-engine = Pelimoottori (Python)
check-engine-coming = Pelimoottori on tulossa
check-promise = Lupaus
check-deal = Jako { $deal }
check-holds = Kuten luvattiin
check-waits = Vielä kesken
check-untold = Ei voitu tarkistaa
check-running = Tarkistetaan …
check-good = Jokainen jako on sellainen kuin luvattiin.
check-good-page = Tämän sivun mukaan jokainen jako on sellainen kuin luvattiin. Pelimoottoria ei saatu käyntiin.
check-bad = Tämä todiste ei pidä.
check-lost = Todistetta ei voitu tarkistaa tässä.

## What may be wrong with a proof; $told and $dealt are cards

error-match_not_over = Näet salaisuuden, kun peli on päättynyt.
error-not_promised = { fair-none }
error-proof_unreadable = Tämä ei ole pelin todiste, tai se on vioittunut.
error-proof_newer = Tämä todiste on uudemmasta versiosta. Lataa sivu uudelleen ja tarkista vielä kerran.
error-proof_not_promised = Salaisuus ei ole se, joka luvattiin: sen sormenjälki on toinen.
error-proof_dealer = Jako { $deal }: toisen puolen olisi pitänyt jakaa.
error-proof_card = Jako { $deal }, kortti { $place }. Todisteessa: { $told }. Salaisuuden mukaan: { $dealt }.
error-proof_reshuffle = Jako { $deal }, uusi nostopakka { $count }, kortti { $place }. Todisteessa: { $told }. Salaisuuden mukaan: { $dealt }.
