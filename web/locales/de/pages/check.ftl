# The page that checks whether the deals of a game were fair.

check-title = Wurde ehrlich gegeben?
check-describe = Prüfe nach, dass die Karten eines Spiels Undercut feststanden, bevor es begann.
check-lede = Nach einem Spiel wird sein Beleg hier geprüft: Jede Runde wird aus dem Geheimnis noch einmal gegeben und Karte für Karte verglichen, auf deinem eigenen Gerät.
check-noscript = Zum Nachprüfen braucht es JavaScript. Wie es geht, steht weiter unten.
check-link = Ehrlich gegeben
check-how = Was geprüft wird
check-how-1 = Vor der ersten Karte zeigt das Spiel den Fingerabdruck eines Geheimnisses (SHA-256). Hier wird er noch einmal gebildet: Das Geheimnis wurde nicht ausgetauscht.
check-how-2 = Aus dem Geheimnis und deinen eigenen Worten folgt jedes Kartendeck, auf einem veröffentlichten Weg. Jedes Deck wird noch einmal gegeben, und jeder neu gemischte Talon auch.
check-how-3 = Das geschieht zweimal: durch ein paar Zeilen in dieser Seite und durch das Spielprogramm, das in einer anderen Sprache geschrieben ist. Nichts, was du hier prüfst, wird irgendwohin gesendet.
check-how-4 = Das zeigt, dass weder das Spielprogramm noch der Gegner Karten aussuchen konnten, nachdem sie deine Worte oder dein Spiel gesehen hatten. Es zeigt nicht, dass das Geheimnis gut ausgelost war: Das tut dein eigenes Gerät.
