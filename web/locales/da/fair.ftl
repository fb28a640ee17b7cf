# Fair deals: the promise before the first card, the secret after the last, and the check of a proof.

## On the first page and in a match

fair-title = Ærlig kortgivning
fair-about = Alle kort i dit næste spil følger af en hemmelighed, som denne enhed har trukket. Her er dens fingeraftryk. Efter spillet ser du selve hemmeligheden og kan kontrollere hver runde.
fair-commitment = Hemmelighedens fingeraftryk
fair-words = Dine egne ord, hvis du vil
fair-words-note = De blandes med ind: så længe du ikke har valgt dem, kan ingen kende kortene.
fair-not-here = Denne browser kan ikke regne det ud her. Du finder det på spillets pointark.
fair-later = Alle kort i dette spil følger af en hemmelighed med dette fingeraftryk. Du ser hemmeligheden, når spillet er slut.
fair-over = Spillet er slut, og her er hemmeligheden. Enhver kan give de samme kort ud fra den igen.
fair-secret = Hemmelighed
fair-your-words = Dine ord
fair-opening = Den første runde er en af { $count } forberedte åbninger, så du slipper for at vente. Hemmeligheden og dine ord har valgt den. Alle senere runder blandes ud fra dem.
fair-none = Til dette spil blev der ikke lovet noget: kortene kommer fra et tal, der var kendt i forvejen.
fair-check = Kontrollér disse runder
fair-waiting = Spørger spilmotoren …
fair-failed = Spilmotoren kunne ikke svare. Luk dette og åbn det igen.
fair-give-up = Giv op og se hemmeligheden
fair-give-up-asked = Spillet slutter her: den, der kender hemmeligheden, kender de kort, der kommer. Det gemmes ikke blandt dine kampe.
fair-play-on = Spil videre
fair-give-up-yes = Giv op

## The page that checks a proof

check-paste = Bevis for et spil
check-go = Kontrollér
check-file = Åbn en fil
check-found = Hvad der blev fundet
check-what = Hvad der kontrolleres
check-by-page = Denne side (JavaScript)
check-by-engine = Spilmotoren (Python)
check-engine-coming = Spilmotoren er på vej
check-promise = Løftet
check-deal = Runde { $deal }
check-holds = Som lovet
check-waits = Mangler endnu
check-untold = Kunne ikke kontrolleres
check-running = Kontrolleres …
check-good = Hver runde er, som den blev lovet.
check-good-page = Efter denne side er hver runde, som den blev lovet. Spilmotoren kunne ikke startes.
check-bad = Dette bevis holder ikke.
check-lost = Beviset kunne ikke kontrolleres her.

## What may be wrong with a proof; $told and $dealt are cards

error-match_not_over = Du ser hemmeligheden, når spillet er slut.
error-not_promised = { fair-none }
error-proof_unreadable = Dette er ikke et bevis for et spil, eller også er det beskadiget.
error-proof_newer = Dette bevis er fra en nyere version. Genindlæs siden og kontrollér igen.
error-proof_not_promised = Hemmeligheden er ikke den, der blev lovet: dens fingeraftryk er et andet.
error-proof_dealer = Runde { $deal }: den anden side skulle have givet.
error-proof_card = Runde { $deal }, kort { $place }: { $told } i beviset, { $dealt } efter hemmeligheden.
error-proof_reshuffle = Runde { $deal }, ny trækbunke { $count }, kort { $place }: { $told } i beviset, { $dealt } efter hemmeligheden.
