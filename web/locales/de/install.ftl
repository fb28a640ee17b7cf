# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

settings-part-device = Auf diesem Gerät
install-label = Undercut als App
install-note = Mit eigenem Symbol, auch ohne Netz
install-button = Installieren
install-offer = Undercut wie eine App spielen, auch ohne Netz?
install-how = Zeigen, wie
install-done = Undercut ist installiert.

install-steps = So kommt Undercut auf den Home-Bildschirm
install-step-share = Tippe im Browser auf „Teilen“
install-step-add = Wähle „Zum Home-Bildschirm“
install-step-open = Öffne Undercut von nun an über das Symbol
install-step-data = Die App behält ihre Partien für sich. Um deine mitzunehmen, speichere sie hier in eine Datei und lies diese dort ein.

## How long it is kept

lasting-label = Was du spielst, bleibt
lasting-yes = Ja, dauerhaft
lasting-browser = Solange der Browser es nicht löscht
lasting-no = Gar nicht, nur solange die Seite offen ist
lasting-room = Es belegt { $size } auf diesem Gerät.

## What a newer version left

error-match-back = Eine Partie, die eine neuere Version begonnen hatte, ist wieder unter deinen Partien.
error-rules-newer = Deine eigenen Regeln stammen aus einer neueren Version von Undercut. Sie bleiben, wie sie sind; lade die Seite neu, um diese Version zu bekommen.
