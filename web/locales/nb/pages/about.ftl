# About the game, and what happens to what you do here.

## About

about-title = Om Undercut
about-describe = Hva Undercut er, hvordan motstanderne spiller, og hvor regler og kort kommer fra.
about-what-heading = Hva det er
about-what-1 = Undercut er gin rummy for én person om gangen, mot en motstander i din egen nettleser. Det er ingen konto, ingen reklame og ingenting å installere. Spillet snakker språkene som står nederst på denne siden.
about-what-2 = Det vanlige spillet og Straight Gin er kjernen. Ved siden av dem står flere spill, og du kan endre hvilken regel du vil og beholde det du har laget.
about-opponents-heading = Motstanderne
about-opponents-1 = Mild, Stødig, Skarp, Ekspert og Mester spiller etter de samme reglene som du og ser bare det du ville sett på deres plass: sin egen hånd, kastebunken og det som er gjort. De ser ikke på kortene dine og ikke i trekkbunken.
about-source-heading = Ett sett regler
about-source-1 = Et program har reglene, spiller runden og teller poengene. Sidene du leser, er laget av de samme reglene, tall for tall. Det som står her, er altså det som spilles.
about-source-2 = Alt er åpen kildekode: spillmotoren kan brukes fra Python, til forskning eller til et eget spill.
about-cards-heading = Kortene
about-cards-1 = Bildene på billedkortene er tegnet av Adrian Kennard og gitt til allmennheten. De andre forsidene er tegnet for Undercut. Bokstaver og farger kan stilles inn til dem du vokste opp med.
about-access-heading = For alle
about-access-1 = Alt kan gjøres med mus, finger, tastatur eller skjermleser, på en liten telefon, med stor tekst, uten bevegelse og uten farger. Bordet kan også vises som ren tekst.

## Privacy

privacy-title = Personvern
privacy-describe = Undercut beholder det du gjør på din egen enhet og sender ingenting noe sted.
privacy-lede = Det du gjør her, blir på enheten din.
privacy-kept-heading = Hva som lagres
privacy-kept-1 = Kampen din, de ferdige kampene, innstillingene og dine egne regler ligger i nettleserens lager, så du kan fortsette neste gang. Det er ingen informasjonskapsler.
privacy-kept-2 = Selve spillet ligger der også, så det åpner med en gang og uten nett.
privacy-sent-heading = Hva som sendes
privacy-sent-1 = Ingenting. Siden henter sine egne filer fra stedet den kom fra, og ikke fra noe annet sted. Den forteller ingen hva du spiller, hvordan du spiller eller at du spiller. Den som driver serveren, kan som for enhver side se at filene er hentet.
privacy-embedded-heading = Inne i andre sider
privacy-embedded-1 = Der Undercut vises inne i en annen side, gjelder det samme: den siden kan ikke se kampene dine. Dens egne regler om personvern er dens egen sak.
privacy-delete-heading = Ta med og slette
privacy-delete-1 = I innstillingene kan du lagre alt i en fil og hente det inn igjen et annet sted. Under Kamper kan du slette det som er spilt. Tømmer du dataene for dette nettstedet i nettleseren, slettes alt.
