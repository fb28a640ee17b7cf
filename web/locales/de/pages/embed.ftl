poster-size = Etwa { $mb } MB, einmalig

builder-link = Auf die eigene Seite
builder-title = Gin Rummy auf deiner Seite
builder-describe = Zeige Undercut auf deiner eigenen Website: Spiel und Aussehen wählen und ein paar Zeilen kopieren.
builder-lede = Wähle das Spiel und sein Aussehen und kopiere die Zeilen in deine Seite. Wer sie liest, spielt gleich dort, ohne Konto und ohne Werbung.

builder-choose = Deine Wahl
builder-game = Spiel
builder-any-language = Wie die Seite oder der Browser
builder-usual-target = Das übliche Ziel
builder-colours = Farben
builder-two-colours = Zwei Farben
builder-way = Wie es eingebaut wird
builder-way-element = Als Element: Die Höhe folgt dem Spiel
builder-way-frame = Als Rahmen: kein Skript auf deiner Seite
builder-autoload = Sofort beginnen
builder-autoload-note = Sonst steht dort ein Bild, und das Spiel wird erst geladen, wenn jemand darauf drückt.
builder-sandbox = Abgeschottet
builder-sandbox-note = Der Rahmen kann nichts speichern, deshalb bleibt keine Partie erhalten.

builder-copy-heading = Zum Kopieren
builder-lines = Zeilen für deine Seite
builder-copy = Kopieren
builder-copied = Kopiert.
builder-not-copied = Bitte kopiere die markierten Zeilen selbst.
builder-preview = So sieht es aus

builder-all = Alles, was sich einstellen lässt
builder-all-lede = Jedes steht als Attribut am Element oder in der Adresse des Rahmens. Was du weglässt, ist wie gewohnt.
builder-name = Name
builder-meaning = Bedeutung
builder-values = Werte
builder-seed = Die Zahl, mit der gemischt wird: gleiche Zahl, gleiche Karten

builder-notes = Gut zu wissen
builder-notes-1 = Partien und Einstellungen bleiben im Browser der Spielenden, getrennt für jede Website, die das Spiel zeigt. Deine Seite kann sie nicht sehen, und es wird nichts verschickt.
builder-notes-2 = Hat deine Website eine Content Security Policy, muss sie diese Adresse in frame-src erlauben, für das Element auch in script-src.
builder-notes-3 = In WordPress und ähnlichen Editoren gehören die Zeilen in einen Block für eigenes HTML. Aus einer bloßen Adresse wird womöglich ein abgeschotteter Rahmen.
builder-notes-4 = Das Element meldet deiner Seite, wenn das Spiel bereit ist, wenn eine Runde vorbei ist und wenn eine Partie vorbei ist. Es meldet, wer gewonnen hat und wie es steht, aber nie eine Karte.
