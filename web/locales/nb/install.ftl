# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

settings-part-device = På denne enheten
install-label = Undercut som app
install-note = Med eget ikon, også uten nett
install-button = Installer
install-offer = Vil du spille Undercut som en app, også uten nett?
install-how = Vis hvordan
install-done = Undercut er installert.

install-steps = Slik kommer Undercut på Hjem-skjermen
install-step-share = Trykk på «Del» i nettleseren
install-step-add = Velg «Legg til på Hjem-skjerm»
install-step-open = Åpne Undercut med ikonet fra nå av
install-step-data = Appen holder kampene sine for seg selv. Vil du ha med dine, lagrer du dem i en fil her og henter den inn der.

## How long it is kept

lasting-label = Det du spiller, blir lagret
lasting-yes = Ja, varig
lasting-browser = Så lenge nettleseren ikke sletter det
lasting-no = Ikke i det hele tatt, bare mens siden er åpen
lasting-room = Det bruker { $size } på denne enheten.

## What a newer version left

error-match-back = En kamp som en nyere versjon hadde begynt på, er blant kampene dine igjen.
error-rules-newer = Dine egne regler kommer fra en nyere versjon av Undercut. De får være som de er; last siden på nytt for å få den versjonen.
