# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-label = Hinweis
notice-dismiss = Schließen
notice-fault = Das hat nicht geklappt, und nichts hat sich geändert. Versuch es noch einmal.

## The engine: the request

error-bad_request = { notice-fault }
error-unsupported_version = Diese Seite und ihr Spielprogramm passen nicht zusammen. Lade die Seite neu.
error-unknown_command = { notice-fault }
error-unknown_field = { notice-fault }
error-unknown_preset = Dieses Spiel ist hier nicht bekannt. Wähle ein anderes.
error-unknown_form = Diese Spieldauer ist hier nicht bekannt. Wähle eine andere.
error-unknown_level = Dieser Gegner ist hier nicht bekannt. Wähle einen anderen.
error-bad_target = Ein Spiel bis zu so vielen Punkten gibt es nicht. Wähle ein anderes Ziel.
error-stale_rev = Der Tisch war schon weiter. Schau noch einmal hin und spiel dann.
error-no_match = Auf dem Tisch liegt kein Spiel. Gib zuerst die Karten.

## The engine: own rules

error-unknown_rule = Eine dieser Regeln ist hier nicht bekannt.
error-unknown_rule_value = { $field }: Diese Wahl gibt es hier nicht.
error-rule_out_of_bounds = { $field }: Nur ganze Zahlen von { $low } bis { $high } gehen.
error-rules_conflict = Zwei dieser Regeln passen nicht zusammen.

## The engine: the play

error-not_your_turn = Du bist noch nicht am Zug.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = Das geht an dieser Stelle der Runde nicht.
error-must_draw_from_stock = Ihr habt beide bei der offenen Karte gepasst, also zieh vom Talon.
error-card_not_in_hand = Diese Karte hast du nicht: { $card }.
error-bad_card = { $text } ist keine Karte.
error-taken_card = Diese Karte hast du gerade genommen, also wirf eine andere ab: { $card }.
error-over_knock_limit = { $limit ->
    [0] Damit hast du { $deadwood } Restpunkte, und diese Runde endet nur mit Gin.
   *[other] Damit hast du { $deadwood } Restpunkte; zum Klopfen dürfen es höchstens { $limit } sein.
}
error-knock_not_allowed = In diesem Spiel klopft niemand: Spiel auf Gin.
error-bad_spread = So lassen sich diese Karten nicht auslegen. Wähle andere Kombinationen.
error-does_not_fit = Diese Karte passt nicht an die Kombination: { $card }.
error-no_big_gin = Diese elf Karten sind hier kein Big Gin: Wirf eine ab.
error-must_knock = Du hast die letzte Ablage genommen, um die Runde damit zu beenden: Klopf oder mach Gin.
error-no_knock_follows = { $limit ->
    [0] Diese Karte bringt dir kein Gin, also kannst du nur passen.
   *[other] Diese Karte bringt dich nicht auf { $limit } herunter, also kannst du nur passen.
}
error-first_discard_only = Die Runde beginnt mit einfachem Abwerfen. Ab deinem nächsten Zug darfst du sie beenden.
error-deal_over = Diese Runde ist vorbei.
error-deal_not_over = Diese Runde läuft noch.
error-match_over = Dieses Spiel ist vorbei.
error-nothing_to_undo = Es gibt nichts zurückzunehmen.
error-unknown_deal = Eine solche Runde gibt es in diesem Spiel nicht.
error-unknown_act = Diese Stelle der Runde ist nicht zu finden.
error-trial_running = Du probierst gerade etwas aus. Kehre zuerst zu deinem Spiel zurück.
error-no_trial = Es wird nichts ausprobiert: Das ist dein Spiel.
error-internal = Im Spielprogramm ging etwas schief. Dein Spiel steht wie vor diesem Zug.
error-drill_unreadable = Diese Entscheidung lässt sich nicht wieder aufstellen: Ihr Text ist beschädigt oder kommt von anderswo. Nichts hat sich geändert.

## The engine: the deal in another game

error-no_upcard = Dort sagt die erste offene Karte, womit geklopft werden darf, und diese Runde hatte keine.
error-counts_otherwise = Dort werden diese Hände anders kombiniert oder gezählt.
error-stock_over = Dort wäre die Runde schon vorher tot gewesen, mit noch { $left } Karten im Talon.
error-turns_over = Dort wäre die Runde schon vorher tot gewesen, nach { $turns } Zügen.
error-stock_not_over = Dort wird der Talon neu gemischt, die Runde wäre also weitergegangen.
error-turns_not_over = Dort wäre die Runde weitergegangen, bis zu { $turns } Zügen.

## Saved games

error-save_unreadable = Das gespeicherte Spiel konnte nicht gelesen werden. Es bleibt auf diesem Gerät beiseitegelegt, und du kannst ein neues beginnen.
error-save_newer = Das gespeicherte Spiel stammt aus einer neueren Version von Undercut. Es bleibt, wie es ist; lade die Seite neu, um diese Version zu bekommen.
error-save_inconsistent = Das gespeicherte Spiel ist nicht stimmig. Es bleibt auf diesem Gerät beiseitegelegt, und du kannst ein neues beginnen.
error-save-set-aside-unreadable = Was hier gespeichert war, konnte nicht gelesen werden. Es bleibt auf diesem Gerät beiseitegelegt, und du kannst ein neues Spiel beginnen.
error-save-set-aside-torn = Der letzte Stand war beschädigt und ist beiseitegelegt. Dein Spiel geht vom Stand davor weiter, dein letzter Zug kann also fehlen.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = Dieser Browser speichert nichts für diese Seite, dein Spiel bleibt also nur, solange die Seite offen ist.

## Own rules on this device

error-rules-saved = Gespeichert als „{ $text }“. Wähle, wie lange und gegen wen, und gib dann.
error-rules-deleted = Gelöscht: „{ $text }“.
error-rules-not-kept = Dieser Browser hat die Regeln nicht gespeichert, sie bleiben also nur, solange die Seite offen ist.
error-rules-set-aside = Einige deiner Regeln konnten nicht gelesen werden. Sie bleiben auf diesem Gerät beiseitegelegt.
rules-undo = Rückgängig

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] Die Partie ist gelöscht.
   *[other] { $count } Partien sind gelöscht.
}
error-matches-refused = Diese Partie ließ sich nicht fortsetzen. Ihr Punktestand bleibt in der Liste, und ihr Spielstand bleibt auf diesem Gerät beiseitegelegt.
error-matches-no-room = Dieser Browser hat keinen Platz mehr für die Seite. Deine ältesten Partien behalten ihren Punktestand, lassen sich aber nicht mehr öffnen.

## Two tabs

error-frozen = Dieses Spiel ist in einem anderen Tab offen.
frozen-here = Hier spielen

## Starting

error-language-failed = Diese Sprache konnte nicht geladen werden. Prüfe die Verbindung und wähle sie noch einmal.
error-engine-failed = Das Spiel konnte nicht gestartet werden. Prüfe die Verbindung und versuch es noch einmal.
boot-retry = Noch einmal versuchen
