# The lesson: one prepared deal on the real table, with a guide beside it.

lesson-title = Learn to play

## Before the cards are there

lesson-about = One deal of gin rummy against a Gentle opponent, with a guide at your side. It takes about three minutes, and you may leave at any time.
lesson-own-waits = Your own match waits for you just as it is.
lesson-loading = The cards are dealt as soon as the game is ready.
lesson-failed = The game could not be loaded.

## The guide

lesson-region = Lesson
lesson-step = { $part } of { $of }
lesson-step-name = Step { $part } of { $of }
lesson-continue = Continue
lesson-leave = Leave the lesson
lesson-from-start = Start the lesson again

lesson-melds-heading = Melds
lesson-deadwood-heading = Deadwood
lesson-first-heading = Take a card
lesson-throw-heading = Throw a card
lesson-turns-heading = Turn by turn
lesson-knock-heading = Time to knock
lesson-gin-heading = Gin
lesson-layoff-heading = Laying off
lesson-wait-heading = Opponent’s turn
lesson-end-heading = How it was counted

## What melds are

lesson-melds-none = Cards that belong together are melds: three or four of one rank, a set, or three or more of one suit in a row, a run.
lesson-run = { $cards } are a run, a meld: three or more of one suit in a row.
lesson-set = { $cards } are a set, a meld: three or four of one rank.
lesson-set-too = The other kind is a set: three or four of one rank.
lesson-run-too = The other kind is a run: three or more of one suit in a row.
lesson-near-set = Your { $cards } want just one more for a set.
lesson-near-run = Your { $cards } want just one more for a run.

## Deadwood

lesson-deadwood = Cards in no meld are deadwood. Court cards count 10, an ace 1, the others their number.
lesson-aim = You hold { $deadwood }. Get it down to { $limit } or less and you may knock, which ends the deal.

## The upcard, and drawing

lesson-upcard-first = The upcard lies open, and the first choice is yours: take it or pass.
lesson-upcard-second = The opponent did not want the upcard. You may have it.
lesson-pass-first = { $card } would not help you much, so pass. The opponent may take it then.
lesson-pass-second = { $card } would not help you much, so pass. The opponent then draws from the stock.
lesson-take = { $card } goes into a meld: take it.
lesson-take-knock = Take { $card }: with it you can get down to { $deadwood }.
lesson-draw-first = Every turn begins with a card: the top discard, which you see, or the top of the stock, which nobody sees.
lesson-draw-closed = Both of you passed, so this time it comes from the stock.
lesson-draw-stock = { $card } would not help you much: draw from the stock.
lesson-draw-ready = You are down to { $deadwood }: draw from the stock, and you can knock.
lesson-tip-seen = The opponent sees what you take from the discards, but not what you draw.
lesson-tip-low = If the opponent knocks first, your deadwood counts: low cards are the safer ones to keep.
lesson-known = The opponent has taken { $cards }, which shows what is being collected over there.

## Throwing

lesson-got = { $card } gives you { $melds }.
lesson-throw-why = Every turn ends with a throw, and loose high cards cost most.
lesson-throw-best = Throw { $card }: that leaves { $deadwood }, and no throw leaves less.
lesson-throw-now = { $card } leaves you { $deadwood }, and nothing leaves less. Tap it again, or press { table-act-discard }.
lesson-throw-worse = { $lifted } would leave you { $now }. Better throw { $card }, which leaves { $deadwood }.
lesson-throw-taken = { $card } was just taken, so it has to stay for this turn.

## Ending the deal

lesson-knock = Throw { $card } and only { $deadwood } is left, so you may knock: lay down your melds and end the deal.
lesson-knock-or = Or play on for gin, no deadwood at all: { $bonus } points more.
lesson-armed = The number on each marked card is the deadwood you keep if you throw it.
lesson-confirm = With { $card } thrown you knock with { $deadwood }.
lesson-gin = Throw { $card }, and every card you keep is in a meld.
lesson-gin-bonus = That is gin: { $bonus } points more, and nothing can be laid off.
lesson-layoff = The opponent knocked with { $deadwood }. Cards of yours that fit those melds may go there: then they do not count.
lesson-layoff-best = Lay off { $cards }: that leaves you { $deadwood }.
lesson-layoff-none = Nothing you could lay off would make your hand lighter, so the count can begin.
lesson-layoff-undercut = No more than the opponent kept is an undercut: you win.
lesson-watch = You knocked with { $deadwood }. Now the opponent may add cards to your melds: then they do not count.
lesson-wait = The opponent takes a card and throws one, just as you do. Watch what is taken.
lesson-wait-upcard = The opponent may take the upcard now, or pass as well.
lesson-play-on = The choice is yours.

## How it ended

lesson-end-laid = { $who ->
    [you] The opponent laid off { $cards } on your melds: what is laid off does not count.
   *[them] You laid off { $cards } on the opponent’s melds: what is laid off does not count.
}
lesson-end-knock = { $who ->
    [you] You knocked with { $knocker }, the opponent was left with { $other }: the difference, { points }, is yours.
   *[them] The opponent knocked with { $knocker }, you were left with { $other }: the difference, { points }, goes to the opponent.
}
lesson-end-undercut-what = { $who ->
    [you] With { $deadwood } or less, the opponent would have undercut you and won.
   *[them] With { $deadwood } or less, you would have undercut the opponent and won.
}
lesson-end-undercut = { $who ->
    [you] You knocked with { $knocker }, but the opponent had only { $other }: an undercut. It wins the difference and { $bonus } more.
   *[them] The opponent knocked with { $knocker }, but you had only { $other }: an undercut. It wins you the difference and { $bonus } more.
}
lesson-end-gin = { $who ->
    [you] You went gin: the { $other } the opponent was left with and { $bonus } more are yours.
   *[them] The opponent went gin and scores the { $other } you were left with and { $bonus } more.
}
lesson-end-other = The deal is worth { points }.
lesson-end-dead = Nobody ended the deal in time, so it has no score. That happens seldom.
lesson-end-next = A whole game is many such deals, until one of you reaches the target.

## After it

lesson-whole = Play a whole game
lesson-back = Back to my match
lesson-again = Once more
lesson-leave-short = Leave
