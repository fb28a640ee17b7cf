# The page that checks whether the deals of a game were fair.

check-title = Were the deals fair?
check-describe = Check that the cards of a game of Undercut were fixed before it began.
check-lede = After a game, its proof is checked here: every deal is dealt once more from the secret and compared card by card, on your own device.
check-noscript = Checking needs JavaScript. How it goes is told below.
check-link = Fair deals
check-how = What is checked
check-how-1 = Before the first card, the game shows the fingerprint of a secret (SHA-256). The check makes the fingerprint again: the secret has not been exchanged.
check-how-2 = From the secret and your own words, every deck follows by a published method. The check deals each deck again, and every stock that was made anew.
check-how-3 = It is done twice: by a few lines in this page, and by the game’s engine, written in another language. Nothing you check here is sent anywhere.
check-how-4 = This shows that neither the engine nor the opponent could choose cards after they saw your words or your play. It does not show that the secret was drawn well: your own device does that.
