# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

settings-part-device = Op dit apparaat
install-label = Undercut als app
install-note = Met een eigen pictogram, ook zonder netwerk
install-button = Installeren
install-offer = Undercut als app spelen, ook zonder netwerk?
install-how = Laat zien hoe
install-done = Undercut is geïnstalleerd.

install-steps = Zo komt Undercut op het beginscherm
install-step-share = Tik in de browser op ‘Deel’
install-step-add = Kies ‘Zet op beginscherm’
install-step-open = Open Undercut voortaan met het pictogram
install-step-data = De app houdt haar partijen voor zichzelf. Wil je de jouwe meenemen, bewaar ze dan hier in een bestand en lees dat daar in.

## How long it is kept

lasting-label = Wat je speelt, blijft bewaard
lasting-yes = Ja, blijvend
lasting-browser = Zolang de browser het niet wist
lasting-no = Helemaal niet, alleen zolang de pagina open is
lasting-room = Het neemt { $size } in op dit apparaat.

## What a newer version left

error-match-back = Een partij die een nieuwere versie was begonnen, staat weer bij je partijen.
error-rules-newer = Je eigen regels zijn met een nieuwere versie van Undercut gemaakt. Ze blijven zoals ze zijn; laad de pagina opnieuw om die versie te krijgen.
