# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

## The hint

coach-hint = Hint
coach-hint-waiting = One moment …
coach-hint-none = There is no hint just now
# Stands on the card or the pile that the hint speaks of.
coach-mark = Hint
# Goes on after a card's name: "6 of diamonds, deadwood, the hint".
coach-advised = the hint
settings-hints = Hints
settings-hints-note = A button that says what the coach would do, when you ask it
settings-key-hint = Ask for a hint

## What to do

coach-do-pass = Pass
coach-do-take_upcard = Take { $card }
coach-do-take_discard = Take { $card }
coach-do-draw_stock = Draw from the stock
coach-do-discard = Throw { $card }
coach-do-knock = Throw { $card } and knock
coach-do-gin = Throw { $card } and go gin
coach-do-big_gin = Go big gin
coach-do-lay_off = Lay off { $card }
coach-do-done = Lay off no more

## What was done

coach-did-pass = Passed
coach-did-take_upcard = Took { $card }
coach-did-take_discard = Took { $card }
coach-did-draw_stock = Drew from the stock
coach-did-discard = Threw { $card }
coach-did-knock = Threw { $card } and knocked
coach-did-gin = Threw { $card } and went gin
coach-did-big_gin = Went big gin
coach-did-lay_off = Laid off { $card }
coach-did-done = Laid off no more

## Why

coach-why-deadwood = Deadwood goes from { $before } to { $after }
coach-why-outs = { $count ->
    [0] No unseen card improves the hand
    [one] 1 unseen card improves the hand
   *[other] { $count } unseen cards improve the hand
}
coach-why-gin_cards = { $count ->
    [0] No unseen card gives gin
    [one] 1 unseen card gives gin
   *[other] { $count } unseen cards give gin
}
coach-why-wait_gin = { $count ->
    [one] Play on: 1 unseen card gives gin
   *[other] Play on: { $count } unseen cards give gin
}
coach-why-danger = The opponent can use it { $percent } of the time
coach-why-knock_wins = The knock wins { $percent } of the time, { $points } points on average
coach-why-undercut_risk = Risk of an undercut: { $percent }
coach-why-completes = { $card } makes { $meld }
coach-why-stock_left = { $count ->
    [one] You have 1 draw left
   *[other] You have { $count } draws left
}
coach-why-lays_off = Takes { $points } points off your deadwood
coach-why-gives_less = Gives the opponent { $points } points less to lay off
coach-why-gin = Gin scores at least { $points }
coach-why-last_chance = Left alone, the deal is dead

## A deal looked at again

coach-review = Review this deal
coach-review-title = Deal { $deal }, looked at again
coach-review-back = Back to the result
coach-review-progress = Going through your decisions: { $done } of { $total }
coach-review-waiting = The coach takes the cards up again …
coach-review-failed = The coach could not go on with this deal.
coach-review-again = Try again
coach-review-count = { $count ->
    [one] One decision
   *[other] { $count } decisions
}, { $good ->
    [0] none of them quite right.
    [one] one of them right or nearly so.
   *[other] { $good } of them right or nearly so.
}
coach-review-all-good = { $count ->
    [one] One decision, and it was right or nearly so.
   *[other] { $count } decisions, all of them right or nearly so.
}
coach-review-cost = Together the rest cost you about { $points } points.
coach-review-none = You had nothing to decide in this deal.
coach-tabs = What to look at
coach-tab-mine = Your decisions
coach-tab-theirs = What { $name } knew
coach-dearest = What cost most
coach-decisions = All in order

## A verdict

coach-verdict-best = Best
coach-verdict-fine = Good
coach-verdict-inaccuracy = Not quite
coach-verdict-mistake = Mistake
coach-verdict-blunder = Costly

## One decision

coach-decision = Decision { $number } of { $total }
coach-hand = Your cards then
coach-pile = Top discard
coach-drew = Just drawn
coach-took = Just taken
coach-you = You
coach-better = Better
coach-right = You, and the coach too
coach-average = points on average
coach-loss = It cost about { $points } points, give or take { $error }.
coach-loss-unsure = It cost about { $points } points, give or take { $error }: too close to call.
coach-win-loss = Your chance of winning the match: { $percent } less.
coach-why = Why
coach-options = The choices
coach-option = Choice
coach-option-points = Points
coach-option-yours = yours
coach-previous = Previous
coach-next = Next
coach-try = Play from here

## Luck and play

coach-luck = Luck and play
coach-luck-start = The cards you both began with
coach-luck-draws = The cards drawn
coach-luck-skill = The play on both sides
coach-luck-points = The deal
coach-luck-note = In points for you, give or take { $error }.

## What the opponent knew

coach-knew-about = Step by step: the cards { $name } held, and what could be known of yours.
coach-knew-step = Step { $number } of { $total }
coach-knew-hand = What { $name } held
coach-knew-known = Known of your hand
coach-knew-nothing = Nothing was known of your hand
coach-knew-unseen = { $count ->
    [one] 1 card was out of sight
   *[other] { $count } cards were out of sight
}
coach-knew-none = { $name } had nothing to decide.

## Another try

coach-trial = Trying again from deal { $deal }. This does not count.
# The same where there is little room.
coach-trial-short = A try, not counted
coach-trial-back = Back to the match
coach-trial-again = Once more
coach-trial-over = This was a try. Your match stands as it was.
error-trial-lost = The try could not go on. Your match is as it was.
