# The page that checks whether the deals of a game were fair.

check-title = Olivatko jaot reiluja?
check-describe = Tarkista, että Undercut-pelin kortit olivat määrätyt jo ennen pelin alkua.
check-lede = Pelin jälkeen sen todiste tarkistetaan täällä: jokainen jako jaetaan salaisuudesta uudelleen ja sitä verrataan kortti kortilta, omalla laitteellasi.
check-noscript = Tarkistamiseen tarvitaan JavaScript. Alla kerrotaan, miten se tapahtuu.
check-link = Reilut jaot
check-how = Mitä tarkistetaan
check-how-1 = Ennen ensimmäistä korttia peli näyttää salaisuuden sormenjäljen (SHA-256). Tarkistus laskee sormenjäljen uudelleen: salaisuutta ei ole vaihdettu.
check-how-2 = Salaisuudesta ja omista sanoistasi seuraa jokainen pakka julkaistulla menetelmällä. Tarkistus jakaa jokaisen pakan uudelleen, samoin jokaisen uudelleen sekoitetun nostopakan.
check-how-3 = Se tehdään kahdesti: muutamalla rivillä tällä sivulla ja pelimoottorilla, joka on kirjoitettu toisella kielellä. Mitään, mitä täällä tarkistat, ei lähetetä minnekään.
check-how-4 = Näin nähdään, ettei pelimoottori eikä vastustaja ole voinut valita kortteja nähtyään sanasi tai pelisi. Sitä ei nähdä, onko salaisuus arvottu hyvin: sen tekee oma laitteesi.
