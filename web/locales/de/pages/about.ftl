# About the game, and what happens to what you do here.

## About

about-title = Über Undercut
about-describe = Was Undercut ist, wie seine Gegner spielen, und woher seine Regeln und Karten kommen.
about-what-heading = Was es ist
about-what-1 = Undercut ist Gin Rummy für eine Person, gegen einen Gegner in deinem eigenen Browser. Es gibt kein Konto, keine Werbung und nichts zu installieren. Es spricht die Sprachen, die unten auf dieser Seite stehen.
about-what-2 = Das normale Spiel und Straight Gin sind sein Herz. Daneben stehen weitere Spiele, und du kannst jede Regel ändern und behalten, was du daraus gemacht hast.
about-opponents-heading = Die Gegner
about-opponents-1 = Sanft, Solide, Gewieft, Profi und Meister spielen nach denselben Regeln wie du und sehen nur, was du an ihrer Stelle sehen würdest: ihre eigene Hand, den Ablagestapel und was gespielt wurde. Sie schauen weder in deine Karten noch in den Talon.
about-source-heading = Ein einziges Regelwerk
about-source-1 = Ein Programm kennt die Regeln, spielt die Runde und zählt die Punkte. Die Seiten, die du liest, sind aus denselben Regeln gemacht, Zahl für Zahl. Was hier steht, wird also auch gespielt.
about-source-2 = Alles davon ist Open Source: Das Spielprogramm lässt sich aus Python nutzen, zum Forschen oder für ein eigenes Spiel.
about-cards-heading = Die Karten
about-cards-1 = Die Figuren der Bildkarten hat Adrian Kennard gezeichnet und der Allgemeinheit geschenkt. Die übrigen Karten wurden für Undercut gezeichnet. Buchstaben und Farben kannst du so einstellen, wie du sie von früher kennst.
about-access-heading = Für alle
about-access-1 = Alles geht mit Maus, Finger, Tastatur oder Bildschirmleser, auf einem kleinen Telefon, mit großer Schrift, ohne Bewegung und ohne Farben. Der Tisch lässt sich auch als reiner Text zeigen.

## Privacy

privacy-title = Datenschutz
privacy-describe = Undercut behält auf deinem eigenen Gerät, was du tust, und sendet nichts irgendwohin.
privacy-lede = Was du hier tust, bleibt auf deinem Gerät.
privacy-kept-heading = Was gespeichert wird
privacy-kept-1 = Deine Partie, deine beendeten Partien, deine Einstellungen und deine eigenen Regeln liegen im Speicher deines Browsers, damit du beim nächsten Mal weiterspielen kannst. Cookies gibt es nicht.
privacy-kept-2 = Auch das Spiel selbst liegt dort, damit es sofort und ohne Netz aufgeht.
privacy-sent-heading = Was gesendet wird
privacy-sent-1 = Nichts. Die Seite holt ihre eigenen Dateien von dort, wo sie herkommt, und von nirgends sonst. Sie erzählt niemandem, was du spielst, wie du spielst oder dass du spielst. Wer den Server betreibt, kann wie bei jeder Seite sehen, dass ihre Dateien geholt wurden.
privacy-embedded-heading = In anderen Seiten
privacy-embedded-1 = Wird Undercut in einer anderen Seite gezeigt, gilt dasselbe: Diese Seite kann deine Partien nicht sehen. Ihre eigenen Regeln zum Datenschutz sind ihre Sache.
privacy-delete-heading = Mitnehmen und löschen
privacy-delete-1 = In den Einstellungen kannst du alles in eine Datei speichern und anderswo wieder einlesen. Unter Partien kannst du löschen, was gespielt wurde. Löschst du in deinem Browser die Daten dieser Website, ist alles weg.
