# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

variant-title = Was ist { $game }?
variant-changes-heading = Regeländerungen
variant-changes-caption = { $game } neben dem normalen Spiel
variant-history-heading = Geschichte
variant-sources-heading = Quellen
variant-all-heading = Alle Regeln von { $game }
variant-others-heading = Andere Spiele

## Straight Gin

describe-straight = Gin Rummy ohne Klopfen: Nur eine Hand, die bis zur letzten Karte aufgeht, beendet die Runde.
what-straight-1 = Im normalen Spiel darfst du klopfen, sobald deine Restpunkte niedrig genug sind: Du legst deine Kombinationen aus, der Gegner legt an, was passt, und wer weniger Restpunkte hat, gewinnt die Differenz.
what-straight-2 = In { $game } klopft niemand. Die Runde endet nur mit Gin: Nach dem Ziehen muss jede Karte außer der, die du abwirfst, in Sätzen und Folgen sein. Du bekommst die Restpunkte, die dem Gegner bleiben, und { $gin } Punkte mehr. Da niemand klopft, wird nichts angelegt, und es gibt keinen Undercut.
what-straight-3 = Die Runden dauern länger, und der Talon kann knapp werden. Seine letzten { $cards } Karten werden nie gezogen: Bleiben nach einem Abwurf ohne Gin nur diese, ist die Runde tot und niemand punktet. Wird nur eine Runde gespielt, ist das unentschieden; in einem längeren Spiel gibt derselbe Geber noch einmal.
history-straight-1 = Weiterzuspielen, bis jemand Gin hat, ist eine alte und bekannte Spielweise. Sie heißt auch Gin Only und wird dann meist bis { $target } Punkte gespielt.
history-straight-2 = Auch die Regel für das Ende des Talons ist eine veröffentlichte: Sind noch zwei Karten da und kein Gin, ist die Runde ungültig und wird vom selben Geber noch einmal gegeben. Manche Regelbücher fügen hinzu, dass diese zwei nicht gezogen werden dürfen. Ohne Klopfen kommen viel mehr Runden so weit, darum zählt die Regel hier am meisten.

## Oklahoma

describe-oklahoma = Die erste offene Karte bestimmt, mit wie wenigen Restpunkten du klopfen darfst.
what-oklahoma-1 = In { $game } wechselt das Klopflimit von Runde zu Runde. Die erste offene Karte bestimmt es: Liegt eine 7 offen, darfst du mit 7 oder weniger klopfen, bei einer Zehn oder Bildkarte mit 10 oder weniger.
what-oklahoma-2 = Ein Ass ist die schwerste offene Karte: In dieser Runde darf niemand klopfen, und nur Gin beendet sie. Alles andere wird wie im normalen Spiel gespielt, aber die letzten { $cards } Karten des Talons werden nie gezogen.
what-oklahoma-3 = Viele lassen Pik als offene Karte alles verdoppeln, was die Runde bringt. Das kannst du vor dem Geben wählen. Ein Spiel geht meist bis { $target } Punkte.
history-oklahoma-1 = Oklahoma ist bei Gin-Rummy-Spielern seit Langem beliebt, und Regelbücher führen es neben dem normalen Spiel auf. Mit dem Rommé-Spiel gleichen Namens hat es nichts zu tun.
history-oklahoma-2 = Beim Ass gehen die Bücher auseinander: In manchen darfst du dann mit eins klopfen, in anderen braucht es Gin. Hier ist Gin üblich, und das andere lässt sich einstellen.

## Classic

describe-classic = Die ältere Zählung: kleinere Boni, ein Rundenbonus für jede gewonnene Runde und ein Bonus für das Spiel.
what-classic-1 = { $game } zählt so wie viele ältere Bücher: Gin bringt neben den Restpunkten des Gegners { $gin } Punkte, ein Undercut { $undercut }.
what-classic-2 = Jede gewonnene Runde wird außerdem vermerkt. Ist das Spiel zu Ende, bringt jede gewonnene Runde { $box } Punkte mehr, und für das gewonnene Spiel gibt es { $game_bonus }. Hat die Verliererseite keine einzige Runde gewonnen, ist das ein Sieg zu null, und der Spielbonus zählt doppelt.
what-classic-3 = Diese Boni sind eine Zusatzrechnung. Wer das Ziel zuerst erreicht, hat das Spiel trotzdem gewonnen.
history-classic-1 = Gin Rummy verbreitete sich in den 1930er- und 1940er-Jahren in den Vereinigten Staaten und mit ihm diese Punkte: zwanzig für Gin, zehn für einen Undercut, hundert für das Spiel. Später wurden sie erhöht, aber viele Bücher drucken noch die alten.

## North American

describe-north_american = Größere Boni, Big Gin, und ein Sieg zu null zählt die Runden doppelt.
what-north_american-1 = { $game } ist die großzügige Zählung: { $gin } Punkte für Gin, { $undercut } für einen Undercut und { $big_gin } für Big Gin, also alle elf Karten in Kombinationen nach dem Ziehen. Bei Big Gin wird nichts abgeworfen.
what-north_american-2 = Ist das Spiel zu Ende, bringt jede gewonnene Runde { $box } Punkte mehr und das Spiel selbst { $game_bonus }. Hat die Verliererseite keine Runde gewonnen, zählen die Punkte aus den gewonnenen Runden doppelt. Gegeben wird abwechselnd.
history-north_american-1 = In Klubs und zu Hause wurden die Boni immer weiter erhöht, denn ein größerer Bonus macht das Warten auf Gin lohnend. Big Gin kam als Belohnung für die seltene Hand dazu, in der auch die elfte Karte passt.

## Tournament

describe-tournament = Die letzte Ablage darf die Runde noch beenden, und gleich viele Restpunkte bringen keinen Bonus.
what-tournament-1 = { $game } regelt zwei Dinge, über die gestritten wird. Sind nur noch die letzten { $cards } Karten des Talons da, wird dem Gegner die letzte Ablage noch angeboten, aber nehmen darf er sie nur, um die Runde damit zu beenden.
what-tournament-2 = Und ein Undercut bringt seinen Bonus nur mit weniger Restpunkten als auf der Seite, die geklopft hat. Bei gleich vielen gewinnt, wer nicht geklopft hat, die Runde, aber keine Punkte.
history-tournament-1 = Turniere haben ihre eigenen gedruckten Regeln, und diese sind von Ort zu Ort verschieden. Gemeinsam ist ihnen der Wunsch, nichts offen zu lassen: wer noch handeln darf, wenn der Talon zu Ende geht, und was ein Gleichstand wert ist.

## EAAI 2021

describe-eaai = Die Regeln, nach denen Programme in einem Forschungswettbewerb antraten.
what-eaai-1 = { $game } ist das Spiel eines Forschungswettbewerbs: { $gin } für Gin, { $undercut } für einen Undercut, auch bei gleich vielen Restpunkten, Spiele bis { $target }. Gegeben wird abwechselnd, und die letzten { $cards } Karten des Talons werden nie gezogen.
what-eaai-2 = Es ist ein schlichtes, schnelles Spiel ohne Rundenbonus und Spielbonus und das richtige, wenn du dich oder dein eigenes Programm mit veröffentlichten Ergebnissen vergleichen willst.
history-eaai-1 = Für das Symposium 2021 über Fortschritte der Lehre in künstlicher Intelligenz (EAAI) stellten Todd Neller und andere Studierenden und ihren Lehrenden eine Aufgabe: ein Programm zu schreiben, das gut Gin Rummy spielt. Was die Teams über Ziehen, Abwerfen und das Erraten der anderen Hand schrieben, gehört zu den wenigen Untersuchungen des Spiels.

## Palace

describe-palace = Ein kleiner Bonus für jede gewonnene Runde, sofort gutgeschrieben.
what-palace-1 = In { $game } bringt jede gewonnene Runde { $box } Punkte mehr, sofort gutgeschrieben und nicht erst am Ende des Spiels. Sie zählen für das Ziel und werden nie verdoppelt.
what-palace-2 = Gin bringt { $gin } Punkte, ein Undercut { $undercut }. Für das Spiel gibt es keinen Bonus, und die letzten { $cards } Karten des Talons werden nie gezogen.
history-palace-1 = Diese Zählweise stammt aus dem Online-Kartenraum Gin Rummy Palace. Den Bonus sofort gutzuschreiben hält die Summe auf dem Tisch einfach: Was du siehst, das zählt.

## Round the corner

describe-round_the_corner = Folgen gehen über den König hinaus, und ein übriges Ass ist teuer.
what-round_the_corner-1 = In { $game } schließt das Ass an beide Enden einer Farbe an: A-2-3 ist eine Folge, D-K-A ist auch eine, und K-A-2 ebenso.
what-round_the_corner-2 = Das ergibt viel mehr Folgen, und es hat seinen Preis: Ein übriges Ass zählt { $ace } Restpunkte statt einem. Asse zu behalten, weil sie billig sind, eine Gewohnheit aus dem normalen Spiel, kostet hier Punkte.
history-round_the_corner-1 = Folgen, die ums Eck gehen, kennt man aus vielen Spielen der Rommé-Familie. Für Gin Rummy führen Bücher sie als Variante auf, mit einem teuren Ass als Ausgleich für die leichteren Folgen.
