# About the game, and what happens to what you do here.

## About

about-title = Om Undercut
about-describe = Vad Undercut är, hur motståndarna spelar och varifrån regler och kort kommer.
about-what-heading = Vad det är
about-what-1 = Undercut är gin rummy för en person i taget, mot en motståndare i din egen webbläsare. Det finns inget konto, ingen reklam och inget att installera. Spelet talar de språk som står längst ner på sidan.
about-what-2 = Det vanliga spelet och Straight Gin är kärnan. Bredvid dem finns fler spel, och du kan ändra vilken regel du vill och behålla det du har gjort.
about-opponents-heading = Motståndarna
about-opponents-1 = Mild, Stadig, Skarp, Expert och Mästare spelar med samma regler som du och ser bara det du hade sett i deras ställe: sin egen hand, kasthögen och vad som har gjorts. De tittar inte på dina kort och inte i talongen.
about-source-heading = En enda uppsättning regler
about-source-1 = Ett program håller reglerna, spelar omgången och räknar poängen. Sidorna du läser görs av samma regler, siffra för siffra. Det som står här är alltså det som spelas.
about-source-2 = Allt är öppen källkod: spelmotorn kan användas från Python, för forskning eller för ett eget spel.
about-cards-heading = Korten
about-cards-1 = Bilderna på de klädda korten är tecknade av Adrian Kennard och skänkta till allmänheten. De andra framsidorna är tecknade för Undercut. Bokstäver och färger kan ställas in till dem du växte upp med.
about-access-heading = För alla
about-access-1 = Allt går att göra med mus, finger, tangentbord eller skärmläsare, på en liten telefon, med stor text, utan rörelse och utan färger. Bordet kan också visas som ren text.

## Privacy

privacy-title = Integritet
privacy-describe = Undercut behåller det du gör på din egen enhet och skickar ingenting någonstans.
privacy-lede = Det du gör här stannar på din enhet.
privacy-kept-heading = Vad som sparas
privacy-kept-1 = Din match, dina avslutade matcher, dina inställningar och dina egna regler ligger i webbläsarens lagring, så att du kan fortsätta nästa gång. Det finns inga kakor.
privacy-kept-2 = Själva spelet ligger också där, så att det öppnas genast och utan nät.
privacy-sent-heading = Vad som skickas
privacy-sent-1 = Ingenting. Sidan hämtar sina egna filer därifrån den kom, och ingen annanstans ifrån. Den berättar inte för någon vad du spelar, hur du spelar eller att du spelar. Den som driver servern kan, som för alla sidor, se att filerna har hämtats.
privacy-embedded-heading = Inne i andra sidor
privacy-embedded-1 = Där Undercut visas inne i en annan sida gäller detsamma: den sidan kan inte se dina matcher. Dess egna regler om integritet är dess egen sak.
privacy-delete-heading = Ta med och ta bort
privacy-delete-1 = I inställningarna kan du spara allt i en fil och hämta in det igen någon annanstans. Under Matcher kan du ta bort det som har spelats. Rensar du den här webbplatsens data i webbläsaren tas allt bort.
