# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

settings-part-device = Sur cet appareil
install-label = Undercut comme application
install-note = Avec sa propre icône, même sans réseau
install-button = Installer
install-offer = Jouer à Undercut comme à une application, même sans réseau ?
install-how = Montrer comment
install-done = Undercut est installé.

install-steps = Pour mettre Undercut sur l’écran d’accueil
install-step-share = Touchez « Partager » dans le navigateur
install-step-add = Choisissez « Sur l’écran d’accueil »
install-step-open = Ouvrez désormais Undercut par son icône
install-step-data = L’application garde ses matchs pour elle. Pour emporter les vôtres, enregistrez-les ici dans un fichier et ajoutez-le là-bas.

## How long it is kept

lasting-label = Ce que vous jouez est gardé
lasting-yes = Oui, durablement
lasting-browser = Tant que le navigateur ne l’efface pas
lasting-no = Pas du tout, seulement tant que la page est ouverte
lasting-room = Cela occupe { $size } sur cet appareil.

## What a newer version left

error-match-back = Un match qu’une version plus récente avait commencé est de nouveau parmi vos matchs.
error-rules-newer = Vos règles viennent d’une version plus récente d’Undercut. Elles restent telles quelles ; rechargez la page pour avoir cette version.
