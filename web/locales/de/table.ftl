# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-heading = Gin-Rummy-Tisch
table-heading-layoff = An die Kombinationen des Gegners anlegen
table-skip = Zu deiner Hand
table-comma = { ", " }
table-sentence = { $text }.

## Bar and menu

table-menu = Menü
table-menu-resume = Weiterspielen
table-menu-rules = Regeln dieser Partie
table-menu-home = Tisch verlassen
table-menu-home-more = Dieses Spiel bleibt auf der Startseite erhalten

## The opponent's side

table-opponent-holds = { $count ->
    [one] Gegner hat 1 Karte
   *[other] Gegner hat { $count } Karten
}
table-name-knocked = { $name } hat mit { $deadwood } geklopft
table-name-gin = { $name } hat Gin gemacht
table-name-big-gin = { $name } hat Big Gin gemacht
table-before-count = Leg vor dem Zählen an, was passt

## What somebody did in a turn: on the badge and in the log

table-did-deal = Je zehn Karten gegeben
table-did-deal-eleven = { $to ->
    [you] Dir elf Karten gegeben
   *[them] Dem Gegner elf Karten gegeben
}
table-holds-eleven = Hat elf Karten und wirft zuerst eine ab
table-did-began = Begonnen, { $threw } abgeworfen
table-did-pass = Gepasst
table-did-drew-only = Eine Karte gezogen
table-did-drew-threw = Gezogen, { $threw } abgeworfen
table-did-drew-knock = Gezogen, { $threw } abgeworfen und geklopft
table-did-drew-gin = Gezogen, { $threw } abgeworfen und Gin gemacht
table-did-drew-big_gin = Gezogen und Big Gin gemacht
table-did-took-only = { $card } genommen
table-did-took-threw = { $card } genommen, { $threw } abgeworfen
table-did-took-knock = { $card } genommen, { $threw } abgeworfen und geklopft
table-did-took-gin = { $card } genommen, { $threw } abgeworfen und Gin gemacht
table-did-took-big_gin = { $card } genommen und Big Gin gemacht
table-did-laid-off = { $card } angelegt

## The same about the opponent, as spoken

table-said-pass = Gegner hat gepasst
table-said-began = Gegner hat mit elf Karten begonnen, { $threw } abgeworfen
table-said-drew-only = Gegner hat eine Karte gezogen
table-said-drew-threw = Gegner hat gezogen, { $threw } abgeworfen
table-said-drew-knock = Gegner hat gezogen, { $threw } abgeworfen und geklopft
table-said-drew-gin = Gegner hat gezogen, { $threw } abgeworfen und Gin gemacht
table-said-drew-big_gin = Gegner hat gezogen und Big Gin gemacht
table-said-took-only = Gegner hat { $card } genommen
table-said-took-threw = Gegner hat { $card } genommen, { $threw } abgeworfen
table-said-took-knock = Gegner hat { $card } genommen, { $threw } abgeworfen und geklopft
table-said-took-gin = Gegner hat { $card } genommen, { $threw } abgeworfen und Gin gemacht
table-said-took-big_gin = Gegner hat { $card } genommen und Big Gin gemacht

## The same about the player, under "Opponent's turn"

table-you-pass = Du hast gepasst
table-you-began = Du hast { $threw } abgeworfen
table-you-drew-only = Du hast eine Karte gezogen
table-you-drew-threw = Du hast { $threw } abgeworfen
table-you-drew-knock = Du hast { $threw } abgeworfen und geklopft
table-you-drew-gin = Du hast { $threw } abgeworfen und Gin gemacht
table-you-drew-big_gin = Du hast Big Gin gemacht
table-you-took-only = Du hast { $card } genommen
table-you-took-threw = Du hast { $threw } abgeworfen
table-you-took-knock = Du hast { $threw } abgeworfen und geklopft
table-you-took-gin = Du hast { $threw } abgeworfen und Gin gemacht
table-you-took-big_gin = Du hast Big Gin gemacht

## Piles

table-piles = Stapel
table-pile-name = { $pile }, { $what }
table-stock = Talon { $count }
table-stock-cap = Talon
table-stock-dead = Talon { $count }, { $left ->
    [0] kein Ziehen mehr bis zur toten Runde
    [one] noch 1-mal ziehen bis zur toten Runde
   *[other] noch { $left }-mal ziehen bis zur toten Runde
}
table-draws-left = { $count ->
    [one] noch 1× ziehen
   *[other] noch { $count }× ziehen
}
table-draw-top = oberste Karte ziehen
table-pile = Ablagestapel
table-pile-just = Neuer Abwurf
table-pile-upcard = Offene Karte
table-pile-top = { $pile }, oben { $card }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-pile-just-name = Ablagestapel, neuer Abwurf
table-pile-upcard-name = Offene Karte
table-pile-empty = Ablagestapel, leer
table-pile-take = nehmen
table-pile-throw = { $card } hier abwerfen

## What it takes to end the deal, beside the piles

table-limit = Klopf mit { $limit } oder weniger
table-limit-gin = Nur Gin
table-limit-gin-deal = Nur Gin in dieser Runde
table-doubled = Pik: Diese Runde zählt doppelt
table-turned = Aufgedeckte Karte, { $card }

## The status line

table-your-turn = Du bist am Zug
table-their-turn = Gegner am Zug
table-upcard = { $card } nehmen oder passen?
table-upcard-first = Du hast die erste Wahl
table-upcard-second = Der Gegner hat gepasst
table-draw = Zieh, oder nimm { $card }
table-draw-stock-only = Beide haben gepasst: Zieh vom Talon
table-first = Wirf eine deiner elf Karten ab
table-first-more = Der erste Abwurf der Runde: Noch wird nicht gezogen oder geklopft
table-wait-first = Der Gegner hat elf Karten und wirft zuerst eine ab
table-last-two = Im Talon liegen noch zwei Karten
table-last-knock = Nimm { $card } nur, um damit zu klopfen oder Gin zu machen, sonst ist die Runde tot
table-last-gin = Nimm { $card } nur, um damit Gin zu machen, sonst ist die Runde tot
table-last-no-knock = Mit { $card } kannst du nicht klopfen, also lass sie liegen: Die Runde ist tot
table-last-no-gin = Mit { $card } gibt es kein Gin, also lass sie liegen: Die Runde ist tot
table-wait-last = { $card } ist die letzte Ablage: Sie darf nur genommen werden, um die Runde zu beenden
table-must-end = Die letzte Ablage ist genommen, also beendet dieser Zug die Runde
table-reshuffled = Der Ablagestapel wurde zu einem neuen Talon gemischt
table-discard = Heb die Karte an, die du abwerfen willst
table-discard-or-knock = Wirf eine Karte ab, oder klopf
table-throw = { $card } abwerfen?
table-throw-how = Tippe noch einmal darauf, oder auf den Ablagestapel
table-taken = { $card } wurde gerade genommen
table-taken-more = Abwerfen geht im nächsten Zug, nicht in diesem
table-gin = Gin!
table-big-gin = Big Gin!
table-big-gin-more = Alle elf Karten gehen auf: Leg sie aus, wirf keine ab
table-knock-ask = Klopfen mit { $deadwood }?
table-knock-which = Klopfen: Welche Karte wirfst du ab?
table-knock-which-more = Mit den markierten Karten bleiben { $limit } oder weniger
table-gin-instead = { $card } abwerfen wäre Gin
table-layoff = Leg an, was passt
table-layoff-ask = { $card } anlegen?
table-layoff-no-fit = { $card } passt nirgends
table-layoff-no-more = Mehr passt nicht
table-layoff-none = Nichts passt
table-you-knocked = Du hast mit { $deadwood } geklopft
table-they-lay-off = Der Gegner legt an, was passt
table-they-laid-off = Der Gegner hat { $card } angelegt
table-over = Die Runde ist vorbei
table-over-knock = Sie endete mit Klopfen
table-over-gin = Sie endete mit Gin
table-over-big_gin = Sie endete mit Big Gin
table-over-undercut = Sie endete mit einem Undercut
table-over-dead = Eine tote Runde: Niemand punktet
table-over-drawn = Gleich viele Restpunkte: Die Runde gehört niemandem
table-draws-before-dead = { $count ->
    [one] Noch 1-mal ziehen bis zur toten Runde
   *[other] Noch { $count }-mal ziehen bis zur toten Runde
}
table-last-draw-gin = Die letzte Karte ist gezogen: Jetzt Gin, oder die Runde ist tot
table-last-draw-knock = Die letzte Karte ist gezogen: Klopf jetzt, oder die Runde ist tot
table-last-draw-offered = Die letzte Karte ist gezogen: Der Gegner kann die Runde noch mit deinem Abwurf beenden
table-turns-before-dead = { $count ->
    [one] Noch 1 Zug, bevor die Runde ohne Punkte endet
   *[other] Noch { $count } Züge, bevor die Runde ohne Punkte endet
}
table-booting = Wird geladen; du kannst schon wählen
table-queued = Wird geladen; deine Wahl ist gemerkt
table-boot-failed = Das Spiel konnte nicht geladen werden
table-boot-failed-more = Dein Spiel bleibt auf diesem Gerät erhalten
table-frozen = Dieses Spiel ist in einem anderen Tab offen
table-frozen-more = Spielen geht nur in einem Tab

## Why something cannot be done now

table-why-upcard = erst die offene Karte nehmen oder passen
table-why-drawn = du hast in diesem Zug schon eine Karte
table-why-their-turn = Gegner am Zug
table-why-over = die Runde ist vorbei
table-why-last-two = die letzten zwei Karten werden nie gezogen
table-why-first = erst eine deiner elf Karten abwerfen
table-why-not-first = nicht beim ersten Abwurf
table-why-no-knock-follows = Klopfen geht damit nicht
table-why-no-gin-follows = Gin geht damit nicht
table-why-must-knock = dieser Zug beendet die Runde: erst eine markierte Karte, dann Klopfen
table-why-must-gin = dieser Zug beendet die Runde: drücke Gin
table-why-closed = beide haben gepasst, also zieh vom Talon
table-why-lift = erst die Karte anheben, die du abwerfen willst
table-why-lift-first = heb eine Karte an
table-why-taken = nicht die genommene Karte
table-why-armed = drücke Klopfen zum Auslegen, oder Abbrechen
table-why-draw-first = erst eine Karte ziehen
table-why-on-your-turn = in deinem Zug
table-why-knock = Rest { $deadwood }, Limit { $limit }
table-why-left-over = Rest { $deadwood }
table-why-leaves = Ohne { $card } ist der Rest { $deadwood }; zum Klopfen braucht es { $limit } oder weniger
table-why-choose = wähle eine markierte Karte

## Your side

table-your-side = Deine Seite
table-hand = Deine Hand
table-becomes = wird
table-card-name = { $card }, { $facts }, { $n } von { $total }
table-card-run = in einer Folge
table-card-set = in einem Satz
table-card-deadwood = Restkarte
table-card-new = neu
table-new-dot = neu
table-card-knocks = klopft mit { $deadwood }
table-card-gin = macht Gin
table-gin-tag = Gin
table-card-too-much = zu viel Rest zum Klopfen
table-card-fits = passt zu: { $melds }
table-fits-tag = passt

## Buttons

table-actions = Aktionen
table-act-sort = Hand ordnen
table-act-left = Nach links
table-act-right = Nach rechts
table-act-ways = Anders legen
table-act-take = { $card } nehmen
table-act-pass = Passen
table-act-take-it = Nehmen
table-act-leave = Liegen lassen
table-act-discard = Abwerfen
table-act-knock = Klopfen
table-act-knock-with = Klopfen mit { $deadwood }
table-act-gin = Gin
table-act-big-gin = Big Gin
table-act-cancel-name = Abbrechen, Klopfen ist vorbereitet
table-act-done = Fertig
table-act-lay-off = Anlegen
table-act-lay-off-one = { $card } anlegen
table-act-lay-off-all = { $count ->
    [2] Beide anlegen
   *[other] Alle { $count } anlegen
}
table-act-undo = Zurücknehmen
table-act-result = Ergebnis zeigen

## Melds in words

table-rank = { $rank ->
    [A] Ass
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
table-ranks = { $rank ->
    [A] Asse
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [8] Achten
    [9] Neunen
    [T] Zehnen
    [J] Buben
    [Q] Damen
   *[K] Könige
}
table-suit = { $suit ->
    [s] Pik
    [h] Herz
    [d] Karo
   *[c] Kreuz
}
table-run-name = Folge, { table-suit } { $from } bis { $to }
table-set-name = Satz, { $count ->
    [3] drei
   *[4] vier
} { table-ranks }
table-the-run = Folge in { table-suit }
table-the-set = Satz { table-ranks }
table-target = { $kind ->
    [run] Folge: { table-rank } passt hier
   *[set] Satz: { table-rank } passt hier
}
# $cards: the ranks of a run, in a list. $rank, $suit: of the card that fits.
table-target-name = { $place ->
    [set] Satz { table-ranks }: { table-rank } passt hier
    [before] Folge: { table-rank } passt hier, vor { table-suit } { $cards }
   *[after] Folge: { table-rank } passt hier, nach { table-suit } { $cards }
}
table-meld-laid = { $kind ->
    [run] Folge
   *[set] Satz
}, { $count } angelegt
table-their-melds = Kombinationen des Gegners
table-your-melds = Deine Kombinationen
table-deadwood-name = Restpunkte { $deadwood }
table-laid-off-by-you = { $card }, angelegt von dir
table-laid-off-by-them = { $card }, angelegt vom Gegner

## Ways to lay down

table-ways = Andere Arten auszulegen
table-ways-more = Was du auslegst, entscheidet, was der Gegner anlegen kann.
table-ways-use = So auslegen

## Order of the hand

table-sort-melds = Kombinationen
table-sort-melds-more = Erst Kombinationen, dann Restkarten von hoch nach niedrig
table-sort-suit = Farbe
table-sort-suit-more = Pik, Herz, Karo, Kreuz, jeweils vom Ass aufwärts
table-sort-rank = Wert
table-sort-rank-more = Vom Ass aufwärts bis zum König
table-sort-manual = Meine Ordnung
table-sort-manual-more = Heb eine Karte an und schieb sie nach links oder rechts

## Score pad and log

table-pad = Punkte und Verlauf
table-score = Punkte
table-to = Bis { $target }
table-cell-dead = Tot
table-cell-drawn = Remis
table-log = Diese Runde

## Keys

table-keys = Tasten
