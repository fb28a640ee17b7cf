# The lesson: one prepared deal on the real table, with a guide beside it.

lesson-title = Spielen lernen

## Before the cards are there

lesson-about = Eine Runde Gin Rummy gegen { level-gentle }, mit Begleitung an deiner Seite. Sie dauert etwa drei Minuten, und du kannst jederzeit gehen.
lesson-own-waits = Deine eigene Partie wartet genau so auf dich, wie sie ist.
lesson-loading = Die Karten werden gegeben, sobald das Spiel bereit ist.
lesson-failed = Das Spiel konnte nicht geladen werden.

## The guide

lesson-region = Lektion
lesson-step = { $part } von { $of }
lesson-step-name = Schritt { $part } von { $of }
lesson-continue = Weiter
lesson-leave = Lektion verlassen
lesson-from-start = Lektion neu beginnen

lesson-melds-heading = Kombinationen
lesson-deadwood-heading = Restkarten
lesson-first-heading = Nimm eine Karte
lesson-throw-heading = Wirf eine Karte ab
lesson-turns-heading = Zug um Zug
lesson-knock-heading = Zeit zum Klopfen
lesson-gin-heading = Gin
lesson-layoff-heading = Anlegen
lesson-wait-heading = Gegner am Zug
lesson-end-heading = Wie gezählt wurde

## What melds are

lesson-melds-none = Karten, die zusammengehören, sind Kombinationen: drei oder vier vom gleichen Wert, ein Satz, oder drei oder mehr einer Farbe der Reihe nach, eine Folge.
lesson-run = { $cards }: Das ist eine Folge, eine Kombination aus drei oder mehr Karten einer Farbe der Reihe nach.
lesson-set = { $cards }: Das ist ein Satz, eine Kombination aus drei oder vier Karten vom gleichen Wert.
lesson-set-too = Die andere Art ist ein Satz: drei oder vier vom gleichen Wert.
lesson-run-too = Die andere Art ist eine Folge: drei oder mehr einer Farbe der Reihe nach.
lesson-near-set = { $cards }: Nur noch eine Karte fehlt zum Satz.
lesson-near-run = { $cards }: Nur noch eine Karte fehlt zur Folge.

## Deadwood

lesson-deadwood = Karten in keiner Kombination sind Restkarten. Bildkarten zählen 10, ein Ass 1, die anderen ihre Zahl: Das sind deine Restpunkte.
lesson-aim = Du hast { $deadwood }. Bring sie auf { $limit } oder weniger, dann darfst du klopfen, und das beendet die Runde.

## The upcard, and drawing

lesson-upcard-first = Die offene Karte liegt da, und du wählst zuerst: nehmen oder passen.
lesson-upcard-second = Der Gegner wollte die offene Karte nicht. Du darfst sie haben.
lesson-pass-first = { $card } würde dir wenig helfen, also passe. Der Gegner darf sie dann nehmen.
lesson-pass-second = { $card } würde dir wenig helfen, also passe. Der Gegner zieht dann vom Talon.
lesson-take = { $card } passt in eine Kombination: Nimm sie.
lesson-take-knock = Nimm { $card }: Damit kommst du auf { $deadwood } herunter.
lesson-draw-first = Jeder Zug beginnt mit einer Karte: der obersten vom Ablagestapel, die du siehst, oder der obersten vom Talon, die niemand sieht.
lesson-draw-closed = Ihr habt beide gepasst, also kommt sie diesmal vom Talon.
lesson-draw-stock = { $card } würde dir wenig helfen: Zieh vom Talon.
lesson-draw-ready = Du bist auf { $deadwood } herunter: Zieh vom Talon, dann kannst du klopfen.
lesson-tip-seen = Der Gegner sieht, was du vom Ablagestapel nimmst, aber nicht, was du ziehst.
lesson-tip-low = Klopft der Gegner zuerst, zählen deine Restpunkte: Niedrige Karten behältst du sicherer.
lesson-known = Der Gegner hat { $cards } genommen: So zeigt sich, was drüben gesammelt wird.

## Throwing

lesson-got = { $card } gibt dir { $melds }.
lesson-throw-why = Jeder Zug endet mit einem Abwurf, und hohe Restkarten kosten am meisten.
lesson-throw-best = Wirf { $card } ab: Dann bleibt ein Rest von { $deadwood }, und weniger geht nicht.
lesson-throw-now = Mit { $card } bleibt dir ein Rest von { $deadwood }, und weniger geht nicht. Tippe noch einmal auf die Karte oder drücke { table-act-discard }.
lesson-throw-worse = Mit { $lifted } bliebe dir ein Rest von { $now }. Wirf lieber { $card } ab, dann sind es { $deadwood }.
lesson-throw-taken = { $card } wurde gerade genommen und muss in diesem Zug bleiben.

## Ending the deal

lesson-knock = Wirf { $card } ab, dann bleibt nur ein Rest von { $deadwood }, und du darfst klopfen: Leg deine Kombinationen aus und beende die Runde.
lesson-knock-or = Oder spiel weiter auf Gin, ganz ohne Restkarten: { $bonus } Punkte mehr.
lesson-armed = Die Zahl auf jeder markierten Karte sagt, wie viel dir bleibt, wenn du sie abwirfst.
lesson-confirm = Mit { $card } als Abwurf klopfst du mit { $deadwood }.
lesson-gin = Wirf { $card } ab, und jede Karte, die du behältst, ist in einer Kombination.
lesson-gin-bonus = Das ist Gin: { $bonus } Punkte mehr, und nichts kann angelegt werden.
lesson-layoff = Der Gegner hat mit { $deadwood } geklopft. Karten von dir, die an diese Kombinationen passen, darfst du dort anlegen: Dann zählen sie nicht.
lesson-layoff-best = Leg { $cards } an: Dann bleibt dir ein Rest von { $deadwood }.
lesson-layoff-none = Nichts, was du anlegen könntest, macht deine Hand leichter, also kann das Zählen beginnen.
lesson-layoff-undercut = Nicht mehr, als der Gegner behalten hat, ist ein Undercut: Du gewinnst.
lesson-watch = Du hast mit { $deadwood } geklopft. Jetzt darf der Gegner Karten an deine Kombinationen anlegen: Dann zählen sie nicht.
lesson-wait = Der Gegner nimmt eine Karte und wirft eine ab, genau wie du. Achte darauf, was genommen wird.
lesson-wait-upcard = Der Gegner darf jetzt die offene Karte nehmen oder auch passen.
lesson-play-on = Du hast die Wahl.

## How it ended

lesson-end-laid = { $who ->
    [you] Der Gegner hat an deine Kombinationen angelegt: { $cards }. Was angelegt ist, zählt nicht.
   *[them] Du hast an die Kombinationen des Gegners angelegt: { $cards }. Was angelegt ist, zählt nicht.
}
lesson-end-knock = { $who ->
    [you] Du hast mit { $knocker } geklopft, dem Gegner blieb ein Rest von { $other }: Die Differenz, { points }, gehört dir.
   *[them] Der Gegner hat mit { $knocker } geklopft, dir blieb ein Rest von { $other }: Die Differenz, { points }, geht an den Gegner.
}
lesson-end-undercut-what = { $who ->
    [you] Mit { $deadwood } oder weniger hätte der Gegner einen Undercut gehabt und gewonnen.
   *[them] Mit { $deadwood } oder weniger hättest du einen Undercut gehabt und gewonnen.
}
lesson-end-undercut = { $who ->
    [you] Du hast mit { $knocker } geklopft, aber der Gegner hatte nur { $other }: ein Undercut. Er bringt die Differenz und { $bonus } mehr.
   *[them] Der Gegner hat mit { $knocker } geklopft, aber du hattest nur { $other }: ein Undercut. Er bringt dir die Differenz und { $bonus } mehr.
}
lesson-end-gin = { $who ->
    [you] Du hast Gin gemacht: Der Rest des Gegners, { $other }, und { $bonus } mehr gehören dir.
   *[them] Der Gegner hat Gin gemacht und bekommt deinen Rest, { $other }, und { $bonus } mehr.
}
lesson-end-other = Wert der Runde: { points }.
lesson-end-dead = Niemand hat die Runde rechtzeitig beendet, also gibt es keine Punkte. Das kommt selten vor.
lesson-end-next = Ein ganzes Spiel besteht aus vielen solchen Runden, bis jemand das Ziel erreicht.

## After it

lesson-whole = Ein ganzes Spiel spielen
lesson-back = Zurück zu meiner Partie
lesson-again = Noch einmal
lesson-leave-short = Verlassen
