# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

settings-part-device = Tällä laitteella
install-label = Undercut sovelluksena
install-note = Omalla kuvakkeella, myös ilman verkkoa
install-button = Asenna
install-offer = Pelaatko Undercutia kuin sovellusta, myös ilman verkkoa?
install-how = Näytä miten
install-done = Undercut on asennettu.

install-steps = Näin Undercut tulee Koti-valikkoon
install-step-share = Napauta selaimessa ”Jaa”
install-step-add = Valitse ”Lisää Koti-valikkoon”
install-step-open = Avaa Undercut tästä lähtien kuvakkeestaan
install-step-data = Sovellus pitää ottelunsa itsellään. Jos haluat omasi mukaan, tallenna ne täällä tiedostoon ja tuo se siellä.

## How long it is kept

lasting-label = Pelaamasi säilyy
lasting-yes = Kyllä, pysyvästi
lasting-browser = Niin kauan kuin selain ei sitä tyhjennä
lasting-no = Ei lainkaan, vain sivun ollessa auki
lasting-room = Se vie tältä laitteelta tilaa { $size }.

## What a newer version left

error-match-back = Uudemman version aloittama ottelu on taas otteluidesi joukossa.
error-rules-newer = Omat sääntösi on tehty Undercutin uudemmalla versiolla. Ne pysyvät ennallaan; lataa sivu uudelleen, niin saat sen version.
