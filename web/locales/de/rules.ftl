# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## The games on offer

preset-oklahoma = Oklahoma
preset-classic = Klassisch
preset-north_american = Nordamerikanisch
preset-tournament = Turnier
preset-eaai = EAAI 2021
preset-palace = Palace
preset-round_the_corner = Ums Eck

## What rules speak about

rule-topic-knocking = Klopfen
rule-topic-ending = Wie eine Runde endet
rule-topic-scoring = Punkte der Runde
rule-topic-layoffs = Anlegen und Undercut
rule-topic-stock = Ende des Talons
rule-topic-options = Weitere Möglichkeiten
rule-topic-aces = Kombinationen und Kartenwerte
rule-topic-dealing = Geben und Züge
rule-topic-settlement = Spiele und Boni

## Knocking

rule-knock_fixed = Klopf, wenn deine Restpunkte nach dem Abwerfen { $limit } oder weniger sind.
rule-knock_upcard = Die erste offene Karte bestimmt das Limit: Bei einer 7 darfst du mit 7 oder weniger klopfen, bei einer Zehn oder Bildkarte mit 10 oder weniger.
rule-upcard_ace_gin_only = Bei einem Ass als offener Karte darf in dieser Runde niemand klopfen: Nur Gin beendet sie.
rule-upcard_ace_one = Bei einem Ass als offener Karte darfst du mit 1 oder nichts klopfen.
rule-knock_lays_down = Zum Klopfen legst du deine Kombinationen aus und wirfst eine Karte ab.
rule-gin_only = Niemand klopft, wie wenige Restpunkte auch bleiben.
rule-gin_every_card = Nach dem Ziehen muss jede Karte außer der, die du abwirfst, in Sätzen und Folgen sein.

## How a deal ends

rule-end_knock_or_gin = Jemand klopft oder macht Gin.
rule-end_gin = Jemand macht Gin, und nichts sonst beendet die Runde mit Punkten.
rule-end_big_gin = Mit allen elf Karten in Kombinationen darfst du Big Gin machen und wirfst nichts ab.
rule-no_big_gin = Elf Karten in Kombinationen zählen als Gin: Wirf eine davon ab.

## Score of the deal

rule-knock_difference = Nach dem Klopfen gewinnt, wer weniger Restpunkte hat, die Differenz.
rule-knock_no_bonus = Für gewonnenes Klopfen gibt es keinen Bonus.
rule-gin = Gin bringt die Restpunkte des Gegners und { $bonus } mehr.
rule-gin_no_bonus = Gin bringt die Restpunkte des Gegners, ohne Bonus.
rule-big_gin = Big Gin bringt die Restpunkte des Gegners und { $bonus } mehr.
rule-only_gin_scores = Anders gibt es keine Punkte.
rule-spade_double = Pik als erste offene Karte verdoppelt alles, was die Runde bringt, auch die Boni der Runde.

## Layoffs and undercut

rule-lay_off = Nach dem Klopfen legt der Gegner an, was an die ausgelegten Kombinationen passt.
rule-layoffs_chain = Eine angelegte Karte kann Platz für die nächste machen.
rule-no_lay_off_on_gin = Bei Gin wird nichts angelegt.
rule-undercut = Undercut: Bleiben dem Gegner weniger Restpunkte als der Seite, die geklopft hat, bekommt er die Differenz und { $bonus } mehr.
rule-undercut_no_bonus = Undercut: Bleiben dem Gegner weniger Restpunkte als der Seite, die geklopft hat, bekommt er die Differenz.
rule-tie_bonus = Auch gleich viele Restpunkte sind ein Undercut: Der Gegner bekommt { $bonus }.
rule-tie_no_bonus = Bei gleich vielen Restpunkten gewinnt der Gegner die Runde, aber keine Punkte.
rule-tie_drawn = Bei gleich vielen Restpunkten gehört die Runde niemandem: keine Punkte, und derselbe Geber gibt noch einmal.
rule-no_layoffs = Es wird nichts angelegt.
rule-no_undercut = Es gibt keinen Undercut.

## End of the stock

rule-reshuffle = Ist der Talon aufgebraucht, wird der Ablagestapel bis auf die oberste Karte zu einem neuen Talon gemischt.
rule-last_cards = Die letzten { $cards } Karten des Talons werden nie gezogen.
rule-dead_at_two = Ein Abwurf, nach dem noch { $cards } Karten im Talon liegen und der die Runde nicht beendet, macht sie tot: Niemand punktet.
rule-last_discard = Sind nur noch { $cards } Karten da, darf die letzte Ablage noch genommen werden, aber nur, um die Runde damit zu beenden. Sonst ist die Runde tot: Niemand punktet.
rule-turn_limit = Eine Runde, die nach { $turns } Zügen noch läuft, ist tot.
rule-dead_again = Nach einer toten Runde gibt derselbe Geber noch einmal.
rule-dead_draw = Wird nur eine Runde gespielt, ist eine tote Runde unentschieden.

## Other options

rule-oklahoma_instead = Statt dieser Regeln kannst du die Oklahoma-Regeln wählen: Dann bestimmt die erste offene Karte das Limit.
rule-oklahoma_on = Dieses Spiel wird nach den Oklahoma-Regeln gespielt.
rule-not_oklahoma = Das ersetzt die Oklahoma-Regeln: Beide entscheiden, wann du klopfen darfst, also gehen sie nie zusammen.
rule-forms = Spielbar als eine Runde, als Spiel bis { $low } oder { $high } Punkte oder ein anderes Ziel, oder als die drei Spiele von Hollywood.

## Melds and card values

rule-melds = Ein Satz sind drei oder vier Karten vom gleichen Wert, eine Folge sind drei oder mehr einer Farbe der Reihe nach. Eine Karte gehört nur zu einer Kombination.
rule-aces_low = Das Ass ist niedrig: A-2-3 ist eine Folge, D-K-A nicht.
rule-aces_high_or_low = Das Ass ist niedrig oder hoch: A-2-3 und D-K-A sind Folgen, K-A-2 nicht.
rule-aces_around = Folgen gehen ums Eck: Auch D-K-A und K-A-2 sind Folgen.
rule-ace_counts = Ein Ass zählt { $points }.
rule-card_values = Bildkarten und Zehnen zählen 10, alle anderen ihre Zahl.

## Dealing and turns

rule-deal_upcard = Je zehn Karten, und die nächste liegt offen neben dem Talon.
rule-upcard_offer = Wer nicht gegeben hat, darf sie nehmen oder passen, danach der Geber. Passen beide, zieht vom Talon, wer nicht gegeben hat.
rule-deal_eleven = Elf Karten bekommt, wer nicht gibt, der Geber zehn, und keine wird aufgedeckt.
rule-first_throw = Wer nicht gegeben hat, beginnt mit einem Abwurf, ohne zu ziehen oder zu klopfen.
rule-draw_and_throw = Danach Zug um Zug: eine Karte ziehen und eine Karte abwerfen.
rule-taken_card_stays = Eine Karte vom Ablagestapel darf nicht im selben Zug wieder abgeworfen werden.
rule-winner_deals = Wer eine Runde gewinnt, gibt die nächste.
rule-loser_deals = Wer eine Runde verliert, gibt die nächste.
rule-dealer_alternates = Gegeben wird abwechselnd.

## Games and bonuses

rule-won_by_target = Wer das Ziel zuerst erreicht, gewinnt das Spiel.
rule-won_by_settlement = Ein Spiel endet am Ziel, und wer mit allen Boni mehr hat, gewinnt es.
rule-box = Jede gewonnene Runde bringt { $bonus } mehr, wenn das Spiel zu Ende ist.
rule-box_at_once = Jede gewonnene Runde bringt sofort { $bonus } mehr. Das zählt für das Ziel und wird nie verdoppelt.
rule-game_bonus = Ein gewonnenes Spiel bringt { $bonus } mehr.
rule-shutout_game_bonus = Wurde das Spiel zu null verloren, ohne eine gewonnene Runde, zählt der Spielbonus doppelt.
rule-shutout_deals = Wurde das Spiel zu null verloren, ohne eine gewonnene Runde, zählen die Punkte aus den gewonnenen Runden doppelt.
rule-shutout_net = Wurde das Spiel zu null verloren, ohne eine gewonnene Runde, zählt alles auf der Siegerseite doppelt.
rule-bonuses_not_in_one_deal = Wird nur eine Runde gespielt, gibt es diese Boni nicht.
rule-no_bonuses = Für eine gewonnene Runde oder ein gewonnenes Spiel gibt es keinen Bonus.
rule-hollywood = Hollywood: Eine gewonnene Runde zählt in jedem offenen Spiel, in dem du schon Punkte hast, und im nächsten, in dem noch nicht.
rule-hollywood_points = Hollywood entscheiden die Punkte aller drei Spiele zusammen.
rule-hollywood_games = Hollywood entscheidet die Zahl der gewonnenen Spiele.

## What can be set

field-knock_mode = Wann du klopfen darfst
field-knock_mode-fixed = Bis zu einem Limit
field-knock_mode-upcard = Bis zur offenen Karte
field-knock_mode-gin_only = Nie, nur Gin
field-knock_limit = Klopflimit
field-upcard_ace = Mit einem Ass als offener Karte
field-upcard_ace-gin_only = Nur Gin
field-upcard_ace-one = Klopfen mit 1
field-spade_double = Pik verdoppelt
field-gin_bonus = Gin-Bonus
field-big_gin_bonus = Big-Gin-Bonus
field-undercut_bonus = Undercut-Bonus
field-tied_undercut = Bei gleich vielen Restpunkten
field-tied_undercut-bonus = Undercut und Bonus
field-tied_undercut-no_bonus = Undercut, keine Punkte
field-tied_undercut-drawn = Gehört niemandem
field-stock_end = Wenn der Talon zu Ende geht
field-stock_end-reshuffle = Ablage neu mischen
field-stock_end-dead_at_two = Tot bei zwei Karten
field-stock_end-knock_only = Letzte Ablage, dann tot
field-max_turns = Züge, bis eine Runde tot ist
field-aces = Asse in Folgen
field-aces-low = Niedrig
field-aces-high_or_low = Niedrig oder hoch
field-aces-around = Ums Eck
field-ace_deadwood = Ein Ass zählt
field-ace_deadwood-1 = 1
field-ace_deadwood-15 = 15
field-start = Erster Zug
field-start-upcard = Offene Karte zur Wahl
field-start-eleven_cards = Elf Karten
field-next_dealer = Nächster Geber
field-next_dealer-winner = Wer gewinnt
field-next_dealer-loser = Wer verliert
field-next_dealer-alternate = Abwechselnd
field-box_bonus = Bonus für eine gewonnene Runde
field-box_at_once = Sofort gutschreiben
field-game_bonus = Bonus für ein gewonnenes Spiel
field-shutout = Zu null verloren
field-shutout-none = Ohne Folgen
field-shutout-game_bonus = Spielbonus doppelt
field-shutout-deals = Runden doppelt
field-shutout-net = Alles doppelt
field-game_won_by = Ein Spiel gewinnt
field-game_won_by-first_to_target = Wer zuerst am Ziel ist
field-game_won_by-settlement = Wer mit Boni mehr hat
field-hollywood_won_by = Hollywood entscheiden
field-hollywood_won_by-points = Punkte
field-hollywood_won_by-games = Spiele

## Why a setting means nothing as things are

idle-knock_limit-knock_mode = Hier ohne Bedeutung: Es gehört zu „{ field-knock_mode-fixed }“.
idle-upcard_ace-knock_mode = Hier ohne Bedeutung: Es gehört zu „{ field-knock_mode-upcard }“.
idle-spade_double-knock_mode = Hier ohne Bedeutung: Es gehört zu „{ field-knock_mode-upcard }“.
idle-undercut_bonus-knock_mode = Hier ohne Bedeutung: Ohne Klopfen gibt es keinen Undercut.
idle-tied_undercut-knock_mode = Hier ohne Bedeutung: Ohne Klopfen gibt es nichts zu vergleichen.
idle-undercut_bonus-knock_limit = Hier ohne Bedeutung: Mit einem Limit von 0 kann es keinen Undercut geben.
idle-tied_undercut-knock_limit = Hier ohne Bedeutung: Mit einem Limit von 0 gibt es nichts zu vergleichen.
idle-ace_deadwood-aces = Hier ohne Bedeutung: Ein niedriges Ass zählt immer 1.
idle-box_at_once-box_bonus = Hier ohne Bedeutung: Es gibt keinen Bonus für eine gewonnene Runde.
idle-game_won_by-box_bonus = Hier ohne Bedeutung: Ohne Bonus für Runden hat immer mehr, wer zuerst am Ziel ist.
idle-game_won_by-box_at_once = Hier ohne Bedeutung: Wird der Bonus sofort gutgeschrieben, hat immer mehr, wer zuerst am Ziel ist.

## Why two settings do not go together

conflict-upcard_ace-knock_mode = „{ field-upcard_ace-one }“ bei einem Ass geht nur, wenn die offene Karte das Limit bestimmt.
conflict-spade_double-knock_mode = Pik verdoppelt nur, wenn die offene Karte das Limit bestimmt.
conflict-start-knock_mode = Bei elf gegebenen Karten wird keine aufgedeckt, also kann keine offene Karte das Limit bestimmen.
conflict-stock_end-knock_mode = Der Ablagestapel wird nur dort zu einem neuen Talon gemischt, wo bis zu einem festen Limit geklopft wird. Wähle ein anderes Ende des Talons.
conflict-ace_deadwood-aces = Ein Ass zählt nur dort 15, wo es hoch sein darf.

## The table of differences

rules-differ = Was { $game } vom normalen Spiel unterscheidet
rules-topic = Regel
rules-regular = Normales Spiel
rules-nothing = Keine solche Regel.
rules-no-difference = Das sind die Regeln des normalen Spiels.
rules-differ-here = Was hier anders ist als im normalen Spiel
rules-all = Alle Regeln

## The rules of the match that is on

match-rules-title = Regeln
match-rules-heading = Regeln dieser Partie
match-rules-waiting = Die Regeln stehen hier, sobald das Spiel bereit ist.
match-rules-back = Zurück zum Tisch

## The editor of own rules

own-rules-title = Deine eigenen Regeln
own-rules-heading = Deine eigenen Regeln
own-rules-changing = „{ $name }“ ändern
own-rules-lede = Geh von einem Spiel aus und ändere, was du willst. Du siehst sofort, was dabei herauskommt und was nicht zusammenpasst.
own-start = Ausgehen von
own-start-about = Ein anderes Spiel setzt alle Regeln unten neu.
own-bounds = { $low } bis { $high }
own-proposed = { $field }: { $value }
own-problems = { $count ->
    [one] Eine Sache passt nicht
   *[other] { $count } Dinge passen nicht
}
own-differ = Gegenüber dem normalen Spiel
own-these = Deine Regeln
own-differ-none = Was sich ändert, steht hier, sobald die Regeln zusammenpassen.
own-differ-later = Was sich ändert, steht hier, sobald das Spiel bereit ist.
own-name = Name
own-save = Speichern
own-drop = Diese Regeln verwerfen
own-waits = Das Spiel wird vorbereitet; deine Regeln werden dann geprüft.
own-cannot = Deine Regeln lassen sich nicht prüfen, solange das Spiel nicht startet.
own-checking = Wird geprüft…
own-wrong = { $count ->
    [one] Eine Sache ist noch zu berichtigen, bevor du speichern kannst.
   *[other] { $count } Dinge sind noch zu berichtigen, bevor du speichern kannst.
}
own-fits = { $count ->
    [0] Bisher ist nichts geändert.
    [one] Eine Regel geändert, und alles passt zusammen.
   *[other] { $count } Regeln geändert, und alles passt zusammen.
}
own-nameless = Gib deinen Regeln zuerst einen Namen.
own-full = Es gibt schon { $max } eigene Regelwerke. Lösche zuerst eines.
own-replace-heading = Die Regeln mit diesem Namen ersetzen?
own-replace-body = Du hast schon Regeln mit dem Namen „{ $name }“.
own-replace-keep = Behalten
own-replace-confirm = Ersetzen
