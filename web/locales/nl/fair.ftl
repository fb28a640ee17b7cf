# Fair deals: the promise before the first card, the secret after the last, and the check of a proof.

## On the first page and in a match

fair-title = Eerlijk gedeeld
fair-about = Alle kaarten van je volgende spel volgen uit een geheim dat dit apparaat heeft getrokken. Hieronder staat de vingerafdruk ervan. Na het spel zie je het geheim zelf en kun je elke hand nagaan.
fair-commitment = Vingerafdruk van het geheim
fair-words = Woorden van jezelf, als je wilt
fair-words-note = Ze worden mee geschud: zolang je ze niet hebt gekozen, kan niemand de kaarten weten.
fair-not-here = Deze browser kan het hier niet uitrekenen. Je vindt het op het scoreblad van het spel.
fair-later = Alle kaarten van dit spel volgen uit een geheim met deze vingerafdruk. Je ziet het geheim als het spel is afgelopen.
fair-over = Het spel is afgelopen, en dit is het geheim. Iedereen kan er dezelfde kaarten opnieuw mee delen.
fair-secret = Geheim
fair-your-words = Jouw woorden
fair-opening = De eerste hand is een van { $count } voorbereide openingen, zodat je niet hoeft te wachten. Het geheim en jouw woorden hebben hem gekozen. Alle latere handen worden daaruit geschud.
fair-none = Voor dit spel is niets beloofd: de kaarten komen uit een getal dat vooraf bekend was.
fair-check = Ga deze handen na
fair-waiting = Het spelprogramma wordt gevraagd …
fair-failed = Het spelprogramma kon het niet zeggen. Sluit dit en open het opnieuw.
fair-give-up = Opgeven en het geheim zien
fair-give-up-asked = Het spel eindigt hier: wie het geheim kent, kent de kaarten die nog komen. Het blijft niet bij je partijen bewaard.
fair-play-on = Doorspelen
fair-give-up-yes = Opgeven

## The page that checks a proof

check-paste = Bewijs van een spel
check-go = Nagaan
check-file = Een bestand openen
check-found = Wat er gevonden is
check-what = Wat wordt nagegaan
check-by-page = Deze pagina (JavaScript)
check-by-engine = Het spelprogramma (Python)
check-engine-coming = Het spelprogramma is onderweg
check-promise = De belofte
check-deal = Hand { $deal }
check-holds = Zoals beloofd
check-waits = Komt nog
check-untold = Kon niet worden nagegaan
check-running = Wordt nagegaan …
check-good = Elke hand is zoals beloofd.
check-good-page = Volgens deze pagina is elke hand zoals beloofd. Het spelprogramma kon niet worden gestart.
check-bad = Dit bewijs klopt niet.
check-lost = Het bewijs kon hier niet worden nagegaan.

## What may be wrong with a proof; $told and $dealt are cards

error-match_not_over = Je ziet het geheim als het spel is afgelopen.
error-not_promised = { fair-none }
error-proof_unreadable = Dit is geen bewijs van een spel, of het is beschadigd.
error-proof_newer = Dit bewijs komt van een nieuwere versie. Laad de pagina opnieuw en ga het nog eens na.
error-proof_not_promised = Het geheim is niet het beloofde: de vingerafdruk is een andere.
error-proof_dealer = Hand { $deal }: de andere kant had moeten delen.
error-proof_card = Hand { $deal }, kaart { $place }: { $told } in het bewijs, { $dealt } volgens het geheim.
error-proof_reshuffle = Hand { $deal }, nieuwe stapel { $count }, kaart { $place }: { $told } in het bewijs, { $dealt } volgens het geheim.
