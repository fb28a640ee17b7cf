# About the game, and what happens to what you do here.

## About

about-title = Over Undercut
about-describe = Wat Undercut is, hoe de tegenstanders spelen, en waar de regels en kaarten vandaan komen.
about-what-heading = Wat het is
about-what-1 = Undercut is gin rummy voor één persoon tegelijk, tegen een tegenstander in je eigen browser. Er is geen account, geen reclame en niets te installeren. Het spreekt de talen die onder aan deze pagina staan.
about-what-2 = Het gewone spel en Straight Gin zijn het hart. Ernaast staan nog meer spellen, en je kunt elke regel veranderen en bewaren wat je hebt gemaakt.
about-opponents-heading = De tegenstanders
about-opponents-1 = Mild, Degelijk, Scherp, Kenner en Meester spelen volgens dezelfde regels als jij en zien alleen wat jij op hun plaats zou zien: hun eigen hand, de aflegstapel en wat er is gedaan. Ze kijken niet in jouw kaarten en niet in de stapel.
about-source-heading = Eén stel regels
about-source-1 = Eén programma kent de regels, speelt de hand en telt de punten. De pagina’s die je leest zijn van dezelfde regels gemaakt, getal voor getal. Dus wat hier staat, is wat er gespeeld wordt.
about-source-2 = Het is allemaal open source: het spelprogramma is te gebruiken vanuit Python, voor onderzoek of voor een eigen spel.
about-cards-heading = De kaarten
about-cards-1 = De tekeningen van de plaatjes zijn van Adrian Kennard, die ze vrij heeft gegeven. De andere kaarten zijn voor Undercut getekend. Letters en kleuren kun je instellen zoals je ze van huis uit kent.
about-access-heading = Voor iedereen
about-access-1 = Alles kan met een muis, een vinger, het toetsenbord of een schermlezer, op een kleine telefoon, met grote tekst, zonder beweging en zonder kleuren. De tafel kan ook als gewone tekst worden getoond.

## Privacy

privacy-title = Privacy
privacy-describe = Undercut bewaart wat je doet op je eigen apparaat en stuurt nergens iets heen.
privacy-lede = Wat je hier doet, blijft op je apparaat.
privacy-kept-heading = Wat er wordt bewaard
privacy-kept-1 = Je partij, je afgelopen partijen, je instellingen en je eigen regels liggen in de opslag van je browser, zodat je de volgende keer verder kunt. Er zijn geen cookies.
privacy-kept-2 = Ook het spel zelf wordt daar bewaard, zodat het meteen en zonder netwerk opengaat.
privacy-sent-heading = Wat er wordt verstuurd
privacy-sent-1 = Niets. De pagina haalt haar eigen bestanden op van de plek waar ze vandaan komt, en nergens anders. Ze vertelt niemand wat je speelt, hoe je speelt of dat je speelt. Wie de server beheert, kan zoals bij elke pagina zien dat haar bestanden zijn opgehaald.
privacy-embedded-heading = Binnen andere pagina’s
privacy-embedded-1 = Waar Undercut binnen een andere pagina wordt getoond, geldt hetzelfde: die pagina kan je partijen niet zien. Haar eigen privacyregels zijn haar eigen zaak.
privacy-delete-heading = Meenemen en verwijderen
privacy-delete-1 = Bij de instellingen kun je alles in een bestand bewaren en ergens anders weer inlezen. Bij Partijen kun je verwijderen wat je hebt gespeeld. Wis je in je browser de gegevens van deze site, dan is alles weg.
