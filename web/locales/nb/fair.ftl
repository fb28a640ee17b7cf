# Fair deals: the promise before the first card, the secret after the last, and the check of a proof.

## On the first page and in a match

fair-title = Ærlig kortgivning
fair-about = Alle kort i ditt neste spill følger av en hemmelighet som denne enheten har trukket. Her er fingeravtrykket. Etter spillet ser du selve hemmeligheten og kan kontrollere hver runde.
fair-commitment = Hemmelighetens fingeravtrykk
fair-words = Egne ord, om du vil
fair-words-note = De blandes inn: så lenge du ikke har valgt dem, kan ingen vite kortene.
fair-not-here = Denne nettleseren kan ikke regne det ut her. Du finner det på poengarket for spillet.
fair-later = Alle kort i dette spillet følger av en hemmelighet med dette fingeravtrykket. Du ser hemmeligheten når spillet er over.
fair-over = Spillet er over, og her er hemmeligheten. Hvem som helst kan dele ut de samme kortene fra den igjen.
fair-secret = Hemmelighet
fair-your-words = Dine ord
fair-opening = Den første runden er en av { $count } forberedte åpninger, så du slipper å vente. Hemmeligheten og ordene dine har valgt den. Alle senere runder blandes ut fra dem.
fair-none = For dette spillet ble ingenting lovet: kortene kommer fra et tall som var kjent på forhånd.
fair-check = Kontroller disse rundene
fair-waiting = Spør spillmotoren …
fair-failed = Spillmotoren kunne ikke svare. Lukk dette og åpne det igjen.
fair-give-up = Gi opp og se hemmeligheten
fair-give-up-asked = Spillet slutter her: den som kjenner hemmeligheten, kjenner kortene som kommer. Det lagres ikke blant kampene dine.
fair-play-on = Spill videre
fair-give-up-yes = Gi opp

## The page that checks a proof

check-paste = Bevis for et spill
check-go = Kontroller
check-file = Åpne en fil
check-found = Hva som ble funnet
check-what = Hva som kontrolleres
check-by-page = Denne siden (JavaScript)
check-by-engine = Spillmotoren (Python)
check-engine-coming = Spillmotoren er på vei
check-promise = Løftet
check-deal = Runde { $deal }
check-holds = Som lovet
check-waits = Gjenstår
check-untold = Kunne ikke kontrolleres
check-running = Kontrolleres …
check-good = Hver runde er slik den ble lovet.
check-good-page = Etter denne siden er hver runde slik den ble lovet. Spillmotoren kunne ikke startes.
check-bad = Dette beviset holder ikke.
check-lost = Beviset kunne ikke kontrolleres her.

## What may be wrong with a proof; $told and $dealt are cards

error-match_not_over = Du ser hemmeligheten når spillet er over.
error-not_promised = { fair-none }
error-proof_unreadable = Dette er ikke et bevis for et spill, eller det er skadet.
error-proof_newer = Dette beviset er fra en nyere versjon. Last siden på nytt og kontroller igjen.
error-proof_not_promised = Hemmeligheten er ikke den som ble lovet: fingeravtrykket er et annet.
error-proof_dealer = Runde { $deal }: den andre siden skulle ha delt ut.
error-proof_card = Runde { $deal }, kort { $place }: { $told } i beviset, { $dealt } etter hemmeligheten.
error-proof_reshuffle = Runde { $deal }, ny trekkbunke { $count }, kort { $place }: { $told } i beviset, { $dealt } etter hemmeligheten.
