# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-title = Regeln von Gin Rummy
full-describe = So spielt man Gin Rummy: Kombinationen, Restkarten, Klopfen, Anlegen, Undercut, Gin und die Punkte, mit Beispielen.
full-lede = Zwei Spieler, ein Kartenspiel, je zehn Karten. Sammle Sätze und Folgen, und beende die Runde, wenn wenig genug übrig bleibt.

full-aim-heading = Das Ziel des Spiels
full-aim-1 = Ordne deine Hand zu Kombinationen und werde los, was nirgends passt. Wer weniger übrig hat, wenn jemand die Runde beendet, bekommt die Differenz. Die Punkte sammeln sich von Runde zu Runde, bis jemand das Ziel erreicht.

full-cards-heading = Die Karten
full-cards-1 = Gin Rummy spielt man mit 52 Karten und ohne Joker. Das Ass ist niedrig: Es steht vor der Zwei.
full-cards-2 = Ein Ass zählt { $ace }, Bildkarten und Zehnen zählen 10, und alle anderen zählen ihre Zahl.

full-melds-heading = Kombinationen
full-melds-1 = Es gibt zwei Arten von Kombinationen. Ein Satz sind drei oder vier Karten vom gleichen Wert. Eine Folge sind drei oder mehr Karten derselben Farbe der Reihe nach.
full-melds-2 = Eine Karte gehört nur zu einer Kombination. Wo sie in zwei passen würde, wählst du.
full-melds-figure-set = Ein Satz: vier vom gleichen Wert
full-melds-figure-run = Eine Folge: drei oder mehr einer Farbe der Reihe nach
full-melds-figure-not = Keine Folge: Das Ass ist niedrig, also kommt es nicht nach dem König

full-deadwood-heading = Restkarten
full-deadwood-1 = Karten in keiner Kombination sind Restkarten. Ihre Punkte zusammen, deine Restpunkte, sind der Wert deiner Hand, und je weniger, desto besser.

full-deal-heading = Geben
full-deal-1 = Der Geber gibt beiden je zehn Karten. Die nächste wird neben dem Talon aufgedeckt: die offene Karte, die erste des Ablagestapels.
full-deal-2 = Die erste Wahl hat, wer nicht gegeben hat: die offene Karte nehmen oder passen. Nach dem Passen darf der Geber sie nehmen. Passen beide, zieht vom Talon, wer nicht gegeben hat.
full-deal-3 = Wer zuerst gibt, entscheidet der Zufall. Danach gibt immer, wer die letzte Runde gewonnen hat.

full-turn-heading = Dein Zug
full-turn-1 = Nimm eine Karte: entweder die oberste vom Talon, die niemand sieht, oder die oberste vom Ablagestapel, die beide gesehen haben. Wirf dann eine Karte offen auf den Ablagestapel ab.
full-turn-2 = Eine Karte, die du vom Ablagestapel genommen hast, darfst du nicht im selben Zug abwerfen.

full-knock-heading = Klopfen
full-knock-1 = Sind deine Restpunkte nach dem Abwerfen { $limit } oder weniger, darfst du klopfen, statt weiterzuspielen: Leg deine Kombinationen aus, zeig deine Restkarten und wirf eine Karte ab. Du musst es nie.
full-knock-2 = Du wählst, wie du deine Hand auslegst. Oft geht es auf zwei Arten, und eine davon lässt den Karten des Gegners weniger Platz.

full-layoff-heading = Anlegen
full-layoff-1 = Nach dem Klopfen legt auch der Gegner Kombinationen aus und darf dann Karten an die Kombinationen der Seite anlegen, die geklopft hat: die vierte Karte an einen Satz oder die nächste Karte an eines der beiden Enden einer Folge. Was angelegt ist, zählt nicht mehr.
full-layoff-2 = Eine Karte kann Platz für die nächste machen. Wer geklopft hat, legt nie an, und an Restkarten legt niemand an.
full-layoff-figure = Eine Kette: Erst passt die eine Karte an die Folge, und dann passt auch die nächste

full-count-heading = Das Zählen
full-count-1 = Nun zählen beide ihre Restpunkte. Hat die Seite, die geklopft hat, weniger, bekommt sie die Differenz. Für gewonnenes Klopfen gibt es keinen Bonus.

full-undercut-heading = Undercut
full-undercut-1 = Hat der Gegner dann gleich viele Restpunkte wie die Seite, die geklopft hat, oder weniger, ist es ein Undercut: Der Gegner bekommt die Differenz und { $undercut } Punkte mehr.
full-undercut-figure-knocker = Wer geklopft hat, behält { $deadwood }
full-undercut-figure-other = Der Gegner behält nach dem Anlegen { $deadwood }
full-undercut-figure-result = Undercut: { $points } Punkte für den Gegner

full-gin-heading = Gin
full-gin-1 = Eine Hand ohne Restkarten ist Gin. Sie bringt die Restpunkte des Gegners und { $gin } Punkte mehr. Bei Gin wird nichts angelegt, und Gin gewinnt auch, wenn der Gegner ebenfalls keine Restkarten hat.

full-stock-heading = Wenn der Talon zu Ende geht
full-stock-1 = Will jemand ziehen und der Talon ist aufgebraucht, wird der Ablagestapel zu einem neuen Talon gemischt; nur seine oberste Karte bleibt liegen.
full-stock-2 = Eine Runde, die nach { $turns } Zügen noch läuft, ist tot: Niemand punktet, und derselbe Geber gibt noch einmal. So weit kommt es fast nie.

full-game-heading = Runde, Spiel, Ziel
full-game-1 = Du kannst eine einzelne Runde spielen oder ein Spiel bis { $low } oder { $high } Punkte oder bis zu einem anderen Ziel. Wer es zuerst erreicht, gewinnt. Auch ein Undercut kann das Spiel gewinnen.
full-game-2 = Manche Spiele geben einen Bonus für jede gewonnene Runde und für das Spiel. Das normale Spiel hat keinen davon.

full-hollywood-heading = Hollywood
full-hollywood-1 = Hollywood sind drei Spiele zugleich. Dein erster Sieg zählt nur in Spiel 1, dein zweiter in Spiel 1 und 2, und ab dem dritten zählen deine Punkte in jedem Spiel, das noch offen ist.
full-hollywood-2 = Ein Spiel schließt, wenn jemand darin das Ziel erreicht. Warst du aus einem Spiel, das schloss, noch ausgesperrt, zählt dein nächster Sieg im nächsten offenen. Die Punkte aller drei Spiele zusammen entscheiden die Partie.
full-hollywood-figure = Wie sechs Siege in die drei Spiele eingetragen werden
full-hollywood-row = Sieg { $n }: { $points }
full-hollywood-total = Summe

full-straight-heading = Ohne Klopfen
full-straight-1 = In Straight Gin klopft niemand, und nur Gin beendet eine Runde. Es ist das andere Spiel im Herzen von Undercut und hat eine eigene Seite, wie jedes andere Spiel auch.
