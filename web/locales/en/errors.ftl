# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-label = Notice
notice-dismiss = Dismiss
notice-fault = That did not work, and nothing has changed. Try once more.

## The engine: the request

error-bad_request = { notice-fault }
error-unsupported_version = This page and its engine do not fit together. Reload the page.
error-unknown_command = { notice-fault }
error-unknown_field = { notice-fault }
error-unknown_preset = This game is not known here. Choose another one.
error-unknown_form = This length of game is not known here. Choose another one.
error-unknown_level = This opponent is not known here. Choose another one.
error-bad_target = A game to that many points is not on offer. Choose another target.
error-stale_rev = The table had moved on. Look again and play.
error-no_match = There is no game on the table. Deal the cards first.

## The engine: own rules

error-unknown_rule = One of these rules is not known here.
error-unknown_rule_value = { $field }: that choice is not on offer here.
error-rule_out_of_bounds = { $field }: only whole numbers from { $low } to { $high } will do.
error-rules_conflict = Two of these rules do not go together.

## The engine: the play

error-not_your_turn = It is not your turn yet.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = That cannot be done at this point of the deal.
error-must_draw_from_stock = Both of you passed the upcard, so draw from the stock.
error-card_not_in_hand = You do not hold that card: { $card }.
error-bad_card = { $text } is not a card.
error-taken_card = You have just taken this card, so throw another one: { $card }.
error-over_knock_limit = { $limit ->
    [0] That leaves { $deadwood } of deadwood, and in this deal only gin ends it.
   *[other] That leaves { $deadwood } of deadwood; to knock it may be { $limit } at most.
}
error-knock_not_allowed = Nobody knocks in this game: go for gin.
error-bad_spread = These cards do not lie down that way. Choose other melds.
error-does_not_fit = This card does not fit that meld: { $card }.
error-no_big_gin = These eleven cards are no big gin here: throw one.
error-must_knock = You took the last discard to end the deal with it: knock or go gin.
error-no_knock_follows = { $limit ->
    [0] This card does not bring you gin, so all you can do is pass.
   *[other] This card does not bring you down to { $limit }, so all you can do is pass.
}
error-first_discard_only = The deal begins with a plain throw. From your next turn on you may end it.
error-deal_over = This deal is over.
error-deal_not_over = This deal is still going on.
error-match_over = This game is over.
error-nothing_to_undo = There is nothing to take back.
error-unknown_deal = This game has no such deal.
error-unknown_act = That point of the deal cannot be found.
error-trial_running = You are trying something out. Go back to your game first.
error-no_trial = Nothing is being tried out: this is your game.
error-internal = Something went wrong in the engine. Your game is as it was before this move.
error-drill_unreadable = This decision cannot be set up again: its text is damaged, or comes from elsewhere. Nothing has changed.

## The engine: the deal in another game

error-no_upcard = There the first upcard says how much to knock with, and this deal had none.
error-counts_otherwise = There these hands meld or count another way.
error-stock_over = There the deal would have been dead before, with { $left } cards left in the stock.
error-turns_over = There the deal would have been dead before, after { $turns } turns.
error-stock_not_over = There the stock is shuffled anew, so the deal would have gone on.
error-turns_not_over = There the deal would have gone on, for up to { $turns } turns.

## Saved games

error-save_unreadable = The saved game could not be read. It is kept aside on this device, and you can start a new one.
error-save_newer = The saved game comes from a newer version of Undercut. It stays as it is; reload the page to get that version.
error-save_inconsistent = The saved game does not add up. It is kept aside on this device, and you can start a new one.
error-save-set-aside-unreadable = What was saved here could not be read. It is kept aside on this device, and you can start a new game.
error-save-set-aside-torn = The last save was damaged and is kept aside. Your game goes on from the save before it, so your last move may be missing.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = This browser keeps nothing for this page, so your game lasts only as long as the page is open.

## Own rules on this device

error-rules-saved = Saved as “{ $text }”. Choose how long and whom to play, then deal.
error-rules-deleted = Deleted: “{ $text }”.
error-rules-not-kept = This browser did not keep the rules, so they last only as long as the page is open.
error-rules-set-aside = Some of your own rules could not be read. They are kept aside on this device.
rules-undo = Undo

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] The match is deleted.
   *[other] { $count } matches are deleted.
}
error-matches-refused = This match could not be taken up again. Its score stays in the list, and its save is kept aside on this device.
error-matches-no-room = This browser has no more room for the page. Your oldest matches keep their scores, but can no longer be opened.

## Two tabs

error-frozen = This game is open in another tab.
frozen-here = Play here instead

## Starting

error-language-failed = That language could not be loaded. Check the connection and choose it once more.
error-engine-failed = The game could not be started. Check the connection and try again.
boot-retry = Try again
