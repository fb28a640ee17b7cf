# Fair deals: the promise before the first card, the secret after the last, and the check of a proof.

## On the first page and in a match

fair-title = Ärlig giv
fair-about = Alla kort i ditt nästa spel följer av en hemlighet som den här enheten har lottat fram. Här är dess fingeravtryck. Efter spelet ser du själva hemligheten och kan kontrollera varje omgång.
fair-commitment = Hemlighetens fingeravtryck
fair-words = Egna ord, om du vill
fair-words-note = De blandas in: så länge du inte har valt dem kan ingen veta korten.
fair-not-here = Den här webbläsaren kan inte räkna ut det här. Du hittar det på spelets protokoll.
fair-later = Alla kort i det här spelet följer av en hemlighet med det här fingeravtrycket. Du ser hemligheten när spelet är slut.
fair-over = Spelet är slut, och här är hemligheten. Vem som helst kan ge samma kort ur den en gång till.
fair-secret = Hemlighet
fair-your-words = Dina ord
fair-opening = Den första omgången är en av { $count } förberedda öppningar, så att du slipper vänta. Hemligheten och dina ord har valt den. Alla senare omgångar blandas ur dem.
fair-none = För det här spelet lovades ingenting: dess kort kommer ur ett tal som var känt i förväg.
fair-check = Kontrollera de här omgångarna
fair-waiting = Frågar spelmotorn …
fair-failed = Spelmotorn kunde inte svara. Stäng det här och öppna det igen.
fair-give-up = Ge upp och se hemligheten
fair-give-up-asked = Spelet slutar här: den som vet hemligheten vet vilka kort som kommer. Det sparas inte bland dina matcher.
fair-play-on = Spela vidare
fair-give-up-yes = Ge upp

## The page that checks a proof

check-paste = Ett spels bevis
check-go = Kontrollera
check-file = Öppna en fil
check-found = Vad som hittades
check-what = Vad som kontrolleras
check-by-page = Den här sidan (JavaScript)
check-by-engine = Spelmotorn (Python)
check-engine-coming = Spelmotorn är på väg
check-promise = Löftet
check-deal = Omgång { $deal }
check-holds = Som utlovat
check-waits = Återstår
check-untold = Kunde inte kontrolleras
check-running = Kontrolleras …
check-good = Varje omgång är som den utlovades.
check-good-page = Enligt den här sidan är varje omgång som den utlovades. Spelmotorn gick inte att starta.
check-bad = Det här beviset håller inte.
check-lost = Beviset kunde inte kontrolleras här.

## What may be wrong with a proof; $told and $dealt are cards

error-match_not_over = Du ser hemligheten när spelet är slut.
error-not_promised = { fair-none }
error-proof_unreadable = Det här är inget bevis för ett spel, eller så är det skadat.
error-proof_newer = Det här beviset kommer från en nyare version. Ladda om sidan och kontrollera igen.
error-proof_not_promised = Hemligheten är inte den utlovade: dess fingeravtryck är ett annat.
error-proof_dealer = Omgång { $deal }: den andra sidan skulle ha gett.
error-proof_card = Omgång { $deal }, kort { $place }: { $told } i beviset, { $dealt } enligt hemligheten.
error-proof_reshuffle = Omgång { $deal }, ny talong { $count }, kort { $place }: { $told } i beviset, { $dealt } enligt hemligheten.
