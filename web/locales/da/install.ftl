# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

settings-part-device = På denne enhed
install-label = Undercut som app
install-note = Med sit eget ikon, også uden net
install-button = Installer
install-offer = Spil Undercut som en app, også uden net?
install-how = Vis hvordan
install-done = Undercut er installeret.

install-steps = Sådan kommer Undercut på hjemmeskærmen
install-step-share = Tryk på »Del« i browseren
install-step-add = Vælg »Føj til hjemmeskærm«
install-step-open = Åbn Undercut med ikonet fra nu af
install-step-data = Appen holder sine kampe for sig selv. Vil du have dine med, så gem dem i en fil her, og hent den ind dér.

## How long it is kept

lasting-label = Det, du spiller, gemmes
lasting-yes = Ja, varigt
lasting-browser = Så længe browseren ikke rydder det
lasting-no = Slet ikke, kun mens siden er åben
lasting-room = Det fylder { $size } på denne enhed.

## What a newer version left

error-match-back = En kamp, som en nyere version havde begyndt, er blandt dine kampe igen.
error-rules-newer = Dine egne regler kommer fra en nyere version af Undercut. De bliver, som de er; genindlæs siden for at få den version.
