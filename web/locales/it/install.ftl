# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

settings-part-device = Su questo dispositivo
install-label = Undercut come app
install-note = Con un’icona sua, anche senza rete
install-button = Installa
install-offer = Giocare a Undercut come a un’app, anche senza rete?
install-how = Mostra come
install-done = Undercut è installato.

install-steps = Per mettere Undercut nella schermata Home
install-step-share = Tocca «Condividi» nel browser
install-step-add = Scegli «Aggiungi alla schermata Home»
install-step-open = D’ora in poi apri Undercut dalla sua icona
install-step-data = L’app tiene i suoi match per sé. Per portare con te i tuoi, salvali qui in un file e prendilo di là.

## How long it is kept

lasting-label = Quel che giochi si conserva
lasting-yes = Sì, stabilmente
lasting-browser = Finché il browser non lo cancella
lasting-no = Per niente, solo finché la pagina è aperta
lasting-room = Occupa { $size } su questo dispositivo.

## What a newer version left

error-match-back = Un match cominciato da una versione più recente è di nuovo fra i tuoi match.
error-rules-newer = Le tue regole vengono da una versione più recente di Undercut. Restano come sono; ricarica la pagina per avere quella versione.
