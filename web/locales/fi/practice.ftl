# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-title = Harjoittelu
nav-practice = Harjoittele
practice-link-note = Ratkaisuja oikeista jaoista, yksi kerrallaan

## What to practise

practice-choose = Mitä harjoittelet
practice-about-new = Ratkaisuja oikeista jaoista, yksi kerrallaan, ja minkä arvoinen kukin vastaus on. Käy pelaamasi jako läpi, niin omat virheesikin tulevat tänne.
practice-about-none = Täällä ei odota yhtään omaa virhettäsi. Ohjelman pelaamista jaoista löytyy lisää.
practice-about = { $count ->
    [one] Täällä on { $count } oma virheesi.
   *[other] Täällä on { $count } omaa virhettäsi.
}
practice-goal = Vastaa oikein kahtena eri päivänä, niin asia on opittu.
practice-learned-count = { $count ->
    [one] Tähän mennessä opittu: { $count }.
   *[other] Tähän mennessä opittu: { $count }.
}
practice-mixed = Vähän kaikkea
practice-mixed-note = Mitä on vuorossa, sitten lajit vuorotellen
practice-knock = Koputa tai odota
practice-knock-note = Jako loppuun nyt, tai peli jatkuu
practice-throw = Mitä heittää
practice-throw-note = Mistä kortista voit luopua ja mikä auttaa vastustajaa
practice-draw = Ota tai nosta
practice-draw-note = Avoin kortti tai nostopakka
practice-layoff = Mitä lisätä
practice-layoff-note = Kun vastustaja on koputtanut
practice-due = { $count ->
    [one] { $count } virheesi on vuorossa
   *[other] { $count } virhettäsi on vuorossa
}
practice-yours = Harjoittele virheitäsi
practice-how = Vastaus arvioidaan sen mukaan, mitä siltä paikalta näkee, ei koskaan piilossa olevien korttien mukaan. Mikä meni väärin, on heti taas vuorossa; mikä meni oikein, palaa toisena päivänä.
practice-progress = Edistymisesi
practice-back = Takaisin
practice-seeking = Etsitään ratkaisua, jota kannattaa kysyä …
practice-loading = Alkaa heti, kun peli on valmis.
practice-engine-failed = Peliä ei voitu ladata.
practice-not-found = Tällaista ratkaisua ei löytynyt. Yritä uudelleen tai harjoittele jotain muuta.

## The question

practice-ask-knock = Koputatko vai odotatko?
practice-ask-throw = Mitä heität?
practice-ask-draw = Otatko vai nostatko?
practice-ask-layoff = Mitä lisäät?
practice-own = Omasta pelistäsi: { $day }, vastustaja: { $opponent }.
practice-dealt = Ohjelman pelaamasta jaosta: omaa tällaista virhettä sinulla ei vielä ole.
practice-dealt-later = Ohjelman pelaamasta jaosta: omia ei ole nyt vuorossa.
practice-told = { $text }
practice-grading = Punnitaan …
practice-leave = Lopeta harjoittelu
practice-next = Seuraava

## The answer

practice-right = Oikein
practice-wrong = Ei paras
practice-right-best = Mikään ei ole parempi.
practice-right-near = Parhaan veroinen: eroa { $points } pistettä.
practice-wrong-loss = Se maksaa keskimäärin noin { $points } pistettä.
practice-again = Tämä palaa toisena päivänä.
practice-learned = Oikein kahtena päivänä: opittu.
practice-score = { $streak ->
    [0] Oikein { $right }/{ $answered }
    [1] Oikein { $right }/{ $answered }
   *[other] Oikein { $right }/{ $answered }, { $streak } peräkkäin
}

## Progress

progress-title = Menetetyt pisteet ratkaisua kohti
progress-empty = Yhtään jakoa ei ole vielä käyty läpi. Käy jako läpi, kun se on ohi, niin tämä sivu näyttää, miten ratkaisusi paranevat.
progress-kind = Ratkaisut
progress-all = Kaikki
progress-few = { $count ->
    [0] Läpikäydyissä jaoissa ei ole vielä tällaista ratkaisua.
    [one] { $count } läpikäyty jako tähän asti: toisen jälkeen saat käyrän.
   *[other] { $count } läpikäytyä jakoa tähän asti.
}
progress-curve = Viimeisten läpikäytyjen jakojen keskiarvo, jakoja { $count }
progress-gist = { $kind }: viimeisissä läpikäydyissä jaoissasi ({ $deals }) menetit ratkaisua kohti { $now } pistettä. Näytetyissä jaoissa ({ $shown }) keskiarvo oli alimmillaan { $low } ja ylimmillään { $high }.
progress-deal = Jako { $deal }
progress-after = Jaon jälkeen
progress-series = Menetetyt pisteet
progress-figures = { $decisions ->
    [one] { $decisions } ratkaisu, menetetty yhteensä { $lost } pistettä
   *[other] { $decisions } ratkaisua, menetetty yhteensä { $lost } pistettä
}
progress-practise = Harjoittele
