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

## The engine: the play

error-not_your_turn = It is not your turn yet.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = That cannot be done at this point of the deal.
error-must_draw_from_stock = Both of you passed the upcard, so draw from the stock.
error-card_not_in_hand = You do not hold that card: { $card }.
error-bad_card = { $text } is not a card.
error-taken_card = You have just taken this card, so throw another one: { $card }.
error-over_knock_limit = That leaves { $deadwood } of deadwood; to knock it may be { $limit } at most.
error-knock_not_allowed = Nobody knocks in this game: go for gin.
error-bad_spread = These cards do not lie down that way. Choose other melds.
error-does_not_fit = This card does not fit that meld: { $card }.
error-deal_over = This deal is over.
error-deal_not_over = This deal is still going on.
error-match_over = This game is over.
error-nothing_to_undo = There is nothing to take back.
error-internal = Something went wrong in the engine. Your game is as it was before this move.

## Saved games

error-save_unreadable = The saved game could not be read. It is kept aside on this device, and you can start a new one.
error-save_newer = The saved game comes from a newer version of Undercut. It is kept aside; reload the page to get that version.
error-save_inconsistent = The saved game does not add up. It is kept aside on this device, and you can start a new one.
error-save-set-aside-unreadable = What was saved here could not be read. It is kept aside on this device, and you can start a new game.
error-save-set-aside-torn = The last save was damaged and is kept aside. Your game goes on from the save before it, so your last move may be missing.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = This browser keeps nothing for this page, so your game lasts only as long as the page is open.

## Two tabs

error-frozen = This game is open in another tab.
frozen-here = Play here instead

## Starting

error-engine-failed = The game could not be started. Check the connection and try again.
boot-retry = Try again
unsupported-title = This browser is too old for the game
unsupported-body = Undercut runs its rules inside the page, and for that it needs a browser of 2023 or later. Update this one, or open the page in another.
