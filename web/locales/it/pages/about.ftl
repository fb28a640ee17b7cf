# About the game, and what happens to what you do here.

## About

about-title = Su Undercut
about-describe = Che cos’è Undercut, come giocano i suoi avversari e da dove vengono le regole e le carte.
about-what-heading = Che cos’è
about-what-1 = Undercut è gin rummy per una persona alla volta, contro un avversario che sta nel tuo browser. Niente account, niente pubblicità e niente da installare. Parla le lingue elencate in fondo a questa pagina.
about-what-2 = Il gioco normale e Straight Gin ne sono il cuore. Accanto ci sono altri giochi, e puoi cambiare ogni regola e conservare quel che hai creato.
about-opponents-heading = Gli avversari
about-opponents-1 = Gentile, Costante, Abile, Esperto e Maestro giocano con le tue stesse regole e vedono solo quel che vedresti tu al loro posto: le proprie carte, il pozzo e quel che è stato fatto. Non guardano le tue carte né dentro il mazzo.
about-source-heading = Regole da una sola fonte
about-source-1 = Un programma conosce le regole, gioca la mano e conta i punti. Le pagine che leggi sono fatte con le stesse regole, numero per numero. Quindi quel che è scritto qui è quel che si gioca.
about-source-2 = Tutto è open source: il motore si può usare da Python, per la ricerca o per un gioco tuo.
about-cards-heading = Le carte
about-cards-1 = Le figure sono state disegnate da Adrian Kennard e donate al pubblico. Le altre carte sono state disegnate per Undercut. Lettere e colori possono essere quelli con cui hai imparato a giocare.
about-access-heading = Per chiunque
about-access-1 = Si può fare tutto con il mouse, con un dito, con la tastiera o con un lettore di schermo, su un telefono piccolo, con testo grande, senza movimento e senza colori. Il tavolo si può mostrare anche come semplice testo.

## Privacy

privacy-title = Privacy
privacy-describe = Undercut conserva quel che fai sul tuo dispositivo e non manda niente da nessuna parte.
privacy-lede = Quel che fai qui resta sul tuo dispositivo.
privacy-kept-heading = Che cosa si conserva
privacy-kept-1 = Il tuo match, i match finiti, le impostazioni e le tue regole stanno nella memoria del tuo browser, così la prossima volta puoi continuare. Non ci sono cookie.
privacy-kept-2 = Anche il gioco stesso resta lì, così si apre subito e senza rete.
privacy-sent-heading = Che cosa si manda
privacy-sent-1 = Niente. La pagina prende i propri file da dove è venuta, e da nessun’altra parte. Non dice a nessuno che cosa giochi, come giochi o che giochi. Chi gestisce il server può vedere, come per qualunque pagina, che i suoi file sono stati richiesti.
privacy-embedded-heading = Dentro altre pagine
privacy-embedded-1 = Dove Undercut si mostra dentro un’altra pagina vale lo stesso: quella pagina non può vedere i tuoi match. Le sue regole sulla privacy sono affar suo.
privacy-delete-heading = Portare via ed eliminare
privacy-delete-1 = Nelle impostazioni puoi salvare tutto in un file e riprenderlo altrove. Sotto Match puoi eliminare quel che hai giocato. Cancellare i dati di questo sito nel browser elimina tutto.
