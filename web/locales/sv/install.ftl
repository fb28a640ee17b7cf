# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

settings-part-device = På den här enheten
install-label = Undercut som app
install-note = Med egen ikon, också utan nät
install-button = Installera
install-offer = Spela Undercut som en app, också utan nät?
install-how = Visa hur
install-done = Undercut är installerat.

install-steps = Så hamnar Undercut på hemskärmen
install-step-share = Tryck på ”Dela” i webbläsaren
install-step-add = Välj ”Lägg till på hemskärmen”
install-step-open = Öppna Undercut med ikonen från och med nu
install-step-data = Appen har sina matcher för sig själv. Vill du ta med dina, spara dem i en fil här och hämta in den där.

## How long it is kept

lasting-label = Det du spelar sparas
lasting-yes = Ja, varaktigt
lasting-browser = Så länge webbläsaren inte rensar det
lasting-no = Inte alls, bara medan sidan är öppen
lasting-room = Det tar { $size } på den här enheten.

## What a newer version left

error-match-back = En match som en nyare version hade börjat finns bland dina matcher igen.
error-rules-newer = Dina egna regler kommer från en nyare version av Undercut. De får vara som de är; ladda om sidan för att få den versionen.
