# Fair deals: the promise before the first card, the secret after the last, and the check of a proof.

## On the first page and in a match

fair-title = Ehrlich gegeben
fair-about = Alle Karten deines nächsten Spiels folgen aus einem Geheimnis, das dieses Gerät ausgelost hat. Hier steht sein Fingerabdruck. Nach dem Spiel siehst du das Geheimnis selbst und kannst jede Runde nachprüfen.
fair-commitment = Fingerabdruck des Geheimnisses
fair-words = Eigene Worte, wenn du magst
fair-words-note = Sie werden mit eingemischt: Solange du sie nicht gewählt hast, kann niemand die Karten kennen.
fair-not-here = Dieser Browser kann ihn hier nicht ausrechnen. Du findest ihn auf dem Punktezettel des Spiels.
fair-later = Alle Karten dieses Spiels folgen aus einem Geheimnis mit diesem Fingerabdruck. Du siehst das Geheimnis, wenn das Spiel vorbei ist.
fair-over = Das Spiel ist vorbei, und das ist das Geheimnis. Jeder kann daraus dieselben Karten noch einmal geben.
fair-secret = Geheimnis
fair-your-words = Deine Worte
fair-opening = Die erste Runde ist eine von { $count } vorbereiteten Eröffnungen, damit du nicht warten musst. Das Geheimnis und deine Worte haben sie ausgesucht. Alle späteren Runden werden aus ihnen gemischt.
fair-none = Für dieses Spiel wurde nichts versprochen: Seine Karten kommen aus einer Zahl, die vorher bekannt war.
fair-check = Diese Runden nachprüfen
fair-waiting = Das Spielprogramm wird gefragt …
fair-failed = Das Spielprogramm konnte es nicht sagen. Klappe dies zu und wieder auf.
fair-give-up = Aufgeben und das Geheimnis sehen
fair-give-up-asked = Das Spiel endet hier: Wer das Geheimnis kennt, kennt die Karten, die noch kommen. Es wird nicht bei deinen Partien aufbewahrt.
fair-play-on = Weiterspielen
fair-give-up-yes = Aufgeben

## The page that checks a proof

check-paste = Beleg eines Spiels
check-go = Nachprüfen
check-file = Eine Datei öffnen
check-found = Was dabei herauskam
check-what = Was geprüft wird
check-by-page = Diese Seite (JavaScript)
check-by-engine = Das Spielprogramm (Python)
check-engine-coming = Das Spielprogramm ist unterwegs
check-promise = Das Versprechen
check-deal = Runde { $deal }
check-holds = Wie versprochen
check-waits = Kommt noch
check-untold = Nicht prüfbar
check-running = Wird geprüft …
check-good = Jede Runde ist so, wie sie versprochen war.
check-good-page = Nach dieser Seite ist jede Runde so, wie sie versprochen war. Das Spielprogramm ließ sich nicht starten.
check-bad = Dieser Beleg stimmt nicht.
check-lost = Der Beleg ließ sich hier nicht prüfen.

## What may be wrong with a proof; $told and $dealt are cards

error-match_not_over = Du siehst das Geheimnis, wenn das Spiel vorbei ist.
error-not_promised = { fair-none }
error-proof_unreadable = Das ist kein Beleg eines Spiels, oder er ist beschädigt.
error-proof_newer = Dieser Beleg kommt von einer neueren Version. Lade die Seite neu und prüfe noch einmal.
error-proof_not_promised = Das Geheimnis ist nicht das versprochene: Sein Fingerabdruck ist ein anderer.
error-proof_dealer = Runde { $deal }: Die andere Seite hätte geben müssen.
error-proof_card = Runde { $deal }, Karte { $place }: { $told } im Beleg, { $dealt } nach dem Geheimnis.
error-proof_reshuffle = Runde { $deal }, neuer Talon { $count }, Karte { $place }: { $told } im Beleg, { $dealt } nach dem Geheimnis.
