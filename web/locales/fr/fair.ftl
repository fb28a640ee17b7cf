# Fair deals: the promise before the first card, the secret after the last, and the check of a proof.

## On the first page and in a match

fair-title = Donne honnête
fair-about = Toutes les cartes de votre prochaine partie découlent d’un secret que cet appareil a tiré. Voici son empreinte. Après la partie, vous verrez le secret lui-même et pourrez vérifier chaque donne.
fair-commitment = Empreinte du secret
fair-words = Des mots à vous, si vous voulez
fair-words-note = Ils entrent dans le mélange : tant que vous ne les avez pas choisis, personne ne peut connaître les cartes.
fair-not-here = Ce navigateur ne peut pas la calculer ici. Vous la trouverez sur la feuille de score de la partie.
fair-later = Toutes les cartes de cette partie découlent d’un secret qui a cette empreinte. Vous verrez le secret à la fin de la partie.
fair-over = La partie est finie, et voici le secret. N’importe qui peut en redistribuer les mêmes cartes.
fair-secret = Secret
fair-your-words = Vos mots
fair-opening = La première donne est l’une de { $count } ouvertures préparées, pour vous éviter d’attendre. Le secret et vos mots l’ont choisie. Toutes les donnes suivantes sont mélangées à partir d’eux.
fair-none = Rien n’a été promis pour cette partie : ses cartes viennent d’un nombre connu d’avance.
fair-check = Vérifier ces donnes
fair-waiting = On interroge le moteur…
fair-failed = Le moteur n’a pas pu répondre. Refermez ceci et rouvrez-le.
fair-give-up = Abandonner et voir le secret
fair-give-up-asked = La partie s’arrête ici : qui connaît le secret connaît les cartes à venir. Elle n’est pas conservée parmi vos matchs.
fair-play-on = Continuer à jouer
fair-give-up-yes = Abandonner

## The page that checks a proof

check-paste = Preuve d’une partie
check-go = Vérifier
check-file = Ouvrir un fichier
check-found = Résultat
check-what = Ce qui est vérifié
check-by-page = Cette page (JavaScript)
check-by-engine = Le moteur du jeu (Python)
check-engine-coming = Le moteur arrive
check-promise = La promesse
check-deal = Donne { $deal }
check-holds = Comme promis
check-waits = À venir
check-untold = Non vérifié
check-running = Vérification en cours…
check-good = Chaque donne est telle qu’elle a été promise.
check-good-page = D’après cette page, chaque donne est telle qu’elle a été promise. Le moteur n’a pas pu démarrer.
check-bad = Cette preuve ne tient pas.
check-lost = La preuve n’a pas pu être vérifiée ici.

## What may be wrong with a proof; $told and $dealt are cards

error-match_not_over = Vous verrez le secret à la fin de la partie.
error-not_promised = { fair-none }
error-proof_unreadable = Ceci n’est pas la preuve d’une partie, ou elle est abîmée.
error-proof_newer = Cette preuve vient d’une version plus récente. Rechargez la page et vérifiez à nouveau.
error-proof_not_promised = Le secret n’est pas celui qui a été promis : son empreinte est différente.
error-proof_dealer = Donne { $deal } : c’était à l’autre côté de donner.
error-proof_card = Donne { $deal }, carte { $place } : { $told } dans la preuve, { $dealt } d’après le secret.
error-proof_reshuffle = Donne { $deal }, nouvelle pioche { $count }, carte { $place } : { $told } dans la preuve, { $dealt } d’après le secret.
