# Statistics, the list of matches, taking everything along as a file.
statistics-title = Tilastot
matches-title = Ottelut

## What is counted

stats-period = Jakso
stats-period-all = Koko aika
stats-period-month = Tämä kuukausi
stats-rules = Säännöt
stats-all-rules = Kaikki säännöt
stats-all-levels = Kaikki vastustajat
stats-empty = Ei vielä laskettavaa.
stats-empty-more = Pelaa jako loppuun, niin tämä sivu kertoo, miten sinulla menee: voitetut ottelut, pisteet per jako, ginit ja alitukset.
stats-none = Valintaan ei sovi yksikään ottelu.
stats-show-all = Näytä kaikki ottelut

## The figures

stats-won = Voitetut ottelut
stats-won-of = { $count ->
    [0] ei vielä päättyneitä
   *[other] { $count } ottelusta
}
stats-points = Pisteitä per jako
stats-points-note = { $count ->
    [one] netto, { $count } jako
   *[other] netto, { $count } jakoa
}
stats-streak = Voittoja peräkkäin
stats-streak-now = { $count ->
    [0] pisin putki
   *[other] pisin putki, nyt { $count }
}
stats-gin = Gin
stats-undercuts = Alitukset
stats-gin-note = sinun, { $count } sinua vastaan
stats-caught = Jäit kiinni
stats-caught-note = { $count ->
    [0] ylimääräisiä, kun vastustaja päättää jaon
    [one] ylimääräisiä, kun vastustaja päätti jaon
   *[other] ylimääräisiä, keskiarvo { $count } vastustajan päättämästä jaosta
}
stats-by-rules = Sääntöjen mukaan
stats-by-level = Vastustajan mukaan
stats-matches = Ottelut
stats-matches-won = Voitot
stats-share = Voitto-%

## Curves

chart-as-list = Luettelona
chart-list-label = Käyrä luettelona
chart-score = Ottelun pisteet
chart-choose = Ottelu
chart-match = { $day }: { $game }, { $opponent }
chart-start = Alku
chart-deal = Jako { $deal }
chart-after-deal = Jaon jälkeen
# The curve in a sentence, for those who do not see it.
chart-score-gist = { $ended ->
    [won] { $game }, vastassa { $opponent }: voitit, ja pisteet { $deals } jaon jälkeen ovat sinulla { $you } ja vastustajalla { $them }.
    [lost] { $game }, vastassa { $opponent }: hävisit, ja pisteet { $deals } jaon jälkeen ovat sinulla { $you } ja vastustajalla { $them }.
   *[other] { $game }, vastassa { $opponent }: pisteet { $deals } jaon jälkeen ovat sinulla { $you } ja vastustajalla { $them }.
}
chart-rate = Voittojen osuus, aina { $count } viime ottelua
chart-match-number = Ottelu { $match }
chart-after-match = Ottelun jälkeen
chart-rate-gist = { $matches } viime ottelusta voitit { $now }. Näytetyissä otteluissa ({ $shown }) osuus oli alimmillaan { $low } ja ylimmillään { $high }.

## The list of matches

matches-count = { $count ->
    [one] { $count } ottelu
   *[other] { $count } ottelua
}
matches-about = Vastassa { $opponent }, { $day }
matches-score = { $by ->
    [games] Voitetut pelit: sinä { $you }, { $opponent } { $them }
   *[points] Pisteet: sinä { $you }, { $opponent } { $them }
}
matches-end-on = Pöydällä
matches-end-open = Kesken
matches-end-won = Voitto
matches-end-lost = Tappio
matches-end-drawn = Tasapeli
matches-go = Jatka
matches-go-named = Jatka: { $game }, vastassa { $opponent }, { $day }
matches-see = Katso tulos
matches-see-named = Katso tulos: { $game }, vastassa { $opponent }, { $day }
matches-old = Ei voi enää avata
matches-delete = Poista
matches-delete-named = Poista: { $game }, vastassa { $opponent }, { $day }
matches-delete-heading = Poistetaanko tämä ottelu?
matches-delete-body = { $game }, vastassa { $opponent }, { $day }. Sitä ei sen jälkeen lasketa tilastoihisikaan.
matches-delete-all = Poista kaikki
matches-delete-all-heading = Poistetaanko kaikki ottelut?
matches-delete-all-body = { $count ->
    [one] Luettelon ottelu poistetaan, ja tilastosi alkavat alusta. Pöydällä oleva ottelu säilyy.
   *[other] Kaikki { $count } ottelua poistetaan, ja tilastosi alkavat alusta. Pöydällä oleva ottelu säilyy.
}
matches-keep = Pidä
matches-more = Näytä vielä { $count }
matches-waiting = Peliä valmistellaan. Ottelu avautuu heti, kun se on valmis.
matches-empty = Ei vielä otteluita.
matches-empty-more = Jokainen pelaamasi ottelu säilyy täällä: jatka kesken jäänyttä tai katso pisteet uudelleen.

## Everything as a file

data-title = Tietosi
settings-part-data = { data-title }
data-where = Ottelut, asetukset ja omat sääntösi ovat vain tässä selaimessa. Tiedostossa ne pysyvät tallessa tai siirtyvät toiselle laitteelle.
data-nowhere = Tämä selain ei säilytä mitään tältä sivulta. Tiedostossa säilyy se, mitä olet pelannut sivun avaamisen jälkeen.
data-export = Tallenna tiedostoon
data-exported = Tallennettu latauksiin nimellä { $name }.
data-import = Tuo tiedosto
data-question = Mitä tiedostossa on
data-matches = { $count ->
    [one] { $count } ottelu
   *[other] { $count } ottelua
}
data-rules = { $count ->
    [one] { $count } oma säännöstö
   *[other] { $count } omaa säännöstöä
}
data-settings = asetukset
data-holds = Tiedostossa ({ $day }) on { $parts }. Täällä oleva säilyy.
data-holds-nothing = Tiedostossa ei ole mitään tuotavaa.
data-settings-too = Käytä sen asetuksia omieni sijaan
data-not-now = Ei nyt
data-take = Tuo
data-done-matches = { $count ->
    [one] { $count } ottelu lisättiin.
   *[other] { $count } ottelua lisättiin.
}
data-done-none = Yhtään ottelua ei lisätty.
data-done-known = { $count ->
    [one] { $count } ottelu oli täällä jo.
   *[other] { $count } ottelua oli täällä jo.
}
data-done-running = Kesken ollut ottelu odottaa sinua kohdassa Ottelut.
data-done-rules = { $count ->
    [one] { $count } säännöstö lisättiin.
   *[other] { $count } säännöstöä lisättiin.
}
data-done-left = { $count ->
    [one] { $count } säännöstö ei mahtunut.
   *[other] { $count } säännöstöä ei mahtunut.
}
data-done-settings = Asetukset ovat nyt tiedoston mukaiset.
data-undo = Kumoa
data-undone = Kaikki on kuten ennen.
data-bad-large = Tiedosto on liian suuri ollakseen Undercutin. Mikään ei muuttunut.
data-bad-foreign = Tämä ei ole Undercutin tallentama tiedosto. Mikään ei muuttunut.
data-bad-newer = Tiedosto on Undercutin uudemmasta versiosta. Lataa sivu uudelleen, niin saat sen version, ja yritä sitten uudelleen.
data-bad-damaged = Tiedosto on vioittunut, joten siitä ei otettu mitään. Kokeile toista kopiota.
data-bad-wrong = Tiedostossa on jotain sinne kuulumatonta, joten siitä ei otettu mitään.
data-bad-full = Selaimessa ei ole tilaa kaikelle tälle. Mikään ei muuttunut.
