# About the game, and what happens to what you do here.

## About

about-title = Om Undercut
about-describe = Hvad Undercut er, hvordan modstanderne spiller, og hvor regler og kort kommer fra.
about-what-heading = Hvad det er
about-what-1 = Undercut er gin rummy for én person ad gangen, mod en modstander i din egen browser. Der er ingen konto, ingen reklamer og intet at installere. Spillet taler de sprog, der står nederst på denne side.
about-what-2 = Det almindelige spil og Straight Gin er kernen. Ved siden af dem er der flere spil, og du kan ændre enhver regel og beholde det, du har lavet.
about-opponents-heading = Modstanderne
about-opponents-1 = Mild, Stabil, Skarp, Ekspert og Mester spiller efter de samme regler som du og ser kun, hvad du ville se i deres sted: deres egen hånd, kastebunken og det, der er gjort. De ser ikke på dine kort og ikke i trækbunken.
about-source-heading = Ét sæt regler
about-source-1 = Et program har reglerne, spiller runden og tæller pointene. Siderne, du læser, er lavet af de samme regler, tal for tal. Det, der står her, er altså det, der spilles.
about-source-2 = Alt er åben kildekode: spilmotoren kan bruges fra Python, til forskning eller til et spil, du selv laver.
about-cards-heading = Kortene
about-cards-1 = Billederne på billedkortene er tegnet af Adrian Kennard og givet til offentligheden. De andre forsider er tegnet til Undercut. Bogstaver og farver kan indstilles til dem, du voksede op med.
about-access-heading = For alle
about-access-1 = Alt kan gøres med mus, finger, tastatur eller skærmlæser, på en lille telefon, med stor tekst, uden bevægelse og uden farver. Bordet kan også vises som ren tekst.

## Privacy

privacy-title = Privatliv
privacy-describe = Undercut beholder det, du gør, på din egen enhed og sender intet nogen steder hen.
privacy-lede = Det, du gør her, bliver på din enhed.
privacy-kept-heading = Hvad der gemmes
privacy-kept-1 = Din kamp, dine færdige kampe, dine indstillinger og dine egne regler ligger i browserens lager, så du kan fortsætte næste gang. Der er ingen cookies.
privacy-kept-2 = Selve spillet ligger der også, så det åbner med det samme og uden net.
privacy-sent-heading = Hvad der sendes
privacy-sent-1 = Intet. Siden henter sine egne filer fra det sted, den kom fra, og ingen andre steder fra. Den fortæller ingen, hvad du spiller, hvordan du spiller, eller at du spiller. Den, der driver serveren, kan som ved enhver side se, at filerne blev hentet.
privacy-embedded-heading = Inde i andre sider
privacy-embedded-1 = Hvor Undercut vises inde i en anden side, gælder det samme: den side kan ikke se dine kampe. Dens egne regler om privatliv er dens egen sag.
privacy-delete-heading = Tage med og slette
privacy-delete-1 = I indstillingerne kan du gemme alt i en fil og hente det ind igen et andet sted. Under Kampe kan du slette det, der er spillet. Rydder du dette websteds data i browseren, slettes det hele.
