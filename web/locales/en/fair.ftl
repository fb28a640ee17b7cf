# Fair deals: the promise before the first card, the secret after the last, and the check of a proof.

## On the first page and in a match

fair-title = Fair deal
fair-about = All cards of your next game follow from a secret that this device has drawn. Below is its fingerprint. After the game you see the secret itself, and can check every deal.
fair-commitment = Fingerprint of the secret
fair-words = Words of your own, if you like
fair-words-note = They are mixed into the shuffle: until you have chosen them, nobody can know the cards.
fair-not-here = This browser cannot work it out here. You find it on the score sheet of the game.
fair-later = All cards of this game follow from a secret with this fingerprint. You see the secret when the game is over.
fair-over = The game is over, and here is the secret. Anyone can deal the same cards from it again.
fair-secret = Secret
fair-your-words = Your words
fair-opening = The first deal is one of { $count } prepared openings, so that you need not wait. The secret and your words have picked it. All later deals are shuffled from them.
fair-none = Nothing was promised for this game: its cards come from a number that was known before.
fair-check = Check these deals
fair-waiting = Asking the engine …
fair-failed = The engine could not tell. Close this and open it again.
fair-give-up = Give up and see the secret
fair-give-up-asked = The game ends here: whoever knows the secret knows the cards to come. It is not kept among your matches.
fair-play-on = Play on
fair-give-up-yes = Give up

## The page that checks a proof

check-paste = Proof of a game
check-go = Check
check-file = Open a file
check-found = What was found
check-what = What is checked
check-by-page = This page (JavaScript)
check-by-engine = The game’s engine (Python)
check-engine-coming = The engine is on its way
check-promise = The promise
check-deal = Deal { $deal }
check-holds = As promised
check-waits = Still to come
check-untold = Could not be checked
check-running = Being checked …
check-good = Every deal is as it was promised.
check-good-page = By this page, every deal is as it was promised. The engine could not be started.
check-bad = This proof does not hold.
check-lost = The proof could not be checked here.

## What may be wrong with a proof; $told and $dealt are cards

error-match_not_over = You see the secret when the game is over.
error-not_promised = { fair-none }
error-proof_unreadable = This is no proof of a game, or it is damaged.
error-proof_newer = This proof comes from a newer version. Reload the page and check again.
error-proof_not_promised = The secret is not the one that was promised: its fingerprint is another one.
error-proof_dealer = Deal { $deal }: the other side should have dealt.
error-proof_card = Deal { $deal }, card { $place }: { $told } in the proof, { $dealt } by the secret.
error-proof_reshuffle = Deal { $deal }, new stock { $count }, card { $place }: { $told } in the proof, { $dealt } by the secret.
