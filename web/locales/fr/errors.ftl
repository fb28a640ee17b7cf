# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-label = Message
notice-dismiss = Fermer
notice-fault = Cela n’a pas marché, et rien n’a changé. Essayez encore une fois.

## The engine: the request

error-bad_request = { notice-fault }
error-unsupported_version = Cette page et son moteur ne vont pas ensemble. Rechargez la page.
error-unknown_command = { notice-fault }
error-unknown_field = { notice-fault }
error-unknown_preset = Ce jeu n’est pas connu ici. Choisissez-en un autre.
error-unknown_form = Cette durée de partie n’est pas connue ici. Choisissez-en une autre.
error-unknown_level = Cet adversaire n’est pas connu ici. Choisissez-en un autre.
error-bad_target = Aucune partie ne se joue en autant de points. Choisissez un autre objectif.
error-stale_rev = La table avait déjà avancé. Regardez à nouveau et jouez.
error-no_match = Il n’y a pas de partie sur la table. Distribuez d’abord les cartes.

## The engine: own rules

error-unknown_rule = L’une de ces règles n’est pas connue ici.
error-unknown_rule_value = { $field } : ce choix n’est pas proposé ici.
error-rule_out_of_bounds = { $field } : seulement un nombre entier de { $low } à { $high }.
error-rules_conflict = Deux de ces règles ne vont pas ensemble.

## The engine: the play

error-not_your_turn = Ce n’est pas encore votre tour.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = Cela ne se fait pas à ce moment de la donne.
error-must_draw_from_stock = Vous avez tous deux refusé la retourne : tirez de la pioche.
error-card_not_in_hand = Vous n’avez pas cette carte : { $card }.
error-bad_card = { $text } n’est pas une carte.
error-taken_card = Vous venez de prendre cette carte, jetez-en une autre : { $card }.
error-over_knock_limit = { $limit ->
    [0] Il vous resterait { $deadwood }, et dans cette donne seul le gin met fin au jeu.
   *[other] Il vous resterait { $deadwood } ; pour frapper, { $limit } au plus.
}
error-knock_not_allowed = Personne ne frappe dans ce jeu : visez le gin.
error-bad_spread = Ces cartes ne s’étalent pas ainsi. Choisissez d’autres combinaisons.
error-does_not_fit = Cette carte ne va pas sur cette combinaison : { $card }.
error-no_big_gin = Ces onze cartes ne font pas grand gin ici : jetez-en une.
error-must_knock = Vous avez pris la dernière défausse pour finir la donne : frappez ou faites gin.
error-no_knock_follows = { $limit ->
    [0] Cette carte ne vous donne pas gin : vous ne pouvez que passer.
   *[other] Cette carte ne vous fait pas descendre à { $limit } : vous ne pouvez que passer.
}
error-first_discard_only = La donne commence en jetant simplement une carte. À partir de votre prochain tour, vous pourrez y mettre fin.
error-deal_over = Cette donne est finie.
error-deal_not_over = Cette donne n’est pas encore finie.
error-match_over = Cette partie est finie.
error-nothing_to_undo = Il n’y a rien à reprendre.
error-unknown_deal = Cette partie n’a pas de donne de ce numéro.
error-unknown_act = Ce moment de la donne est introuvable.
error-trial_running = Vous êtes en train d’essayer un coup. Revenez d’abord à votre partie.
error-no_trial = Aucun essai n’est en cours : c’est votre partie.
error-internal = Le moteur a rencontré un problème. Votre partie est telle qu’avant ce coup.
error-drill_unreadable = Cette décision ne peut pas être remise en place : son texte est abîmé ou vient d’ailleurs. Rien n’a changé.

## The engine: the deal in another game

error-no_upcard = Là, c’est la première retourne qui dit avec combien frapper, et cette donne n’en avait pas.
error-counts_otherwise = Là, ces mains se combinent ou se comptent autrement.
error-stock_over = Là, la donne aurait été nulle plus tôt, avec { $left } cartes dans la pioche.
error-turns_over = Là, la donne aurait été nulle plus tôt, au bout de { $turns } tours.
error-stock_not_over = Là, on mélange une nouvelle pioche : la donne aurait continué.
error-turns_not_over = Là, la donne aurait continué, jusqu’à { $turns } tours.

## Saved games

error-save_unreadable = La partie enregistrée est illisible. Elle est mise de côté sur cet appareil, et vous pouvez en commencer une nouvelle.
error-save_newer = La partie enregistrée vient d’une version plus récente d’Undercut. Elle reste telle quelle ; rechargez la page pour avoir cette version.
error-save_inconsistent = La partie enregistrée n’est pas cohérente. Elle est mise de côté sur cet appareil, et vous pouvez en commencer une nouvelle.
error-save-set-aside-unreadable = Ce qui était enregistré ici est illisible. C’est mis de côté sur cet appareil, et vous pouvez commencer une nouvelle partie.
error-save-set-aside-torn = Le dernier enregistrement était abîmé, il est mis de côté. Votre partie continue à partir du précédent : votre dernier coup manque peut-être.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = Ce navigateur ne garde rien pour cette page : votre partie ne dure que tant que la page est ouverte.

## Own rules on this device

error-rules-saved = Enregistré sous « { $text } ». Choisissez la durée et l’adversaire, puis distribuez.
error-rules-deleted = Supprimé : « { $text } ».
error-rules-not-kept = Ce navigateur n’a pas gardé les règles : elles ne durent que tant que la page est ouverte.
error-rules-set-aside = Certaines de vos règles sont illisibles. Elles sont mises de côté sur cet appareil.
rules-undo = Rétablir

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] Le match est supprimé.
   *[other] { $count } matchs sont supprimés.
}
error-matches-refused = Ce match n’a pas pu être repris. Son score reste dans la liste, et son enregistrement est mis de côté sur cet appareil.
error-matches-no-room = Ce navigateur n’a plus de place pour la page. Vos plus anciens matchs gardent leur score, mais ne peuvent plus être ouverts.

## Two tabs

error-frozen = Cette partie est ouverte dans un autre onglet.
frozen-here = Jouer plutôt ici

## Starting

error-language-failed = Cette langue n’a pas pu être chargée. Vérifiez la connexion et choisissez-la à nouveau.
error-engine-failed = Le jeu n’a pas pu démarrer. Vérifiez la connexion et réessayez.
boot-retry = Réessayer
