# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-title = Practice
nav-practice = Practice
practice-link-note = Decisions from real deals, one at a time

## What to practise

practice-choose = What to practise
practice-about-new = Decisions from real deals, one at a time, and what each answer is worth. Review a deal after you have played it, and your own mistakes come here too.
practice-about-none = No mistake of your own waits here. There is more to find in deals the engine plays.
practice-about = { $count ->
    [one] { $count } mistake of your own is kept here.
   *[other] { $count } mistakes of your own are kept here.
}
practice-goal = Get one right on two different days and it is learned.
practice-learned-count = { $count ->
    [one] You have learned from { $count } so far.
   *[other] You have learned from { $count } so far.
}
practice-mixed = A bit of everything
practice-mixed-note = What is due, then one kind after the other
practice-knock = Knock or wait
practice-knock-note = End the deal now, or play on
practice-throw = What to throw
practice-throw-note = Which card you can spare, and which one serves the opponent
practice-draw = Take or draw
practice-draw-note = The open card, or the stock
practice-layoff = What to lay off
practice-layoff-note = After the opponent has knocked
practice-due = { $count ->
    [one] { $count } mistake of yours is due
   *[other] { $count } mistakes of yours are due
}
practice-yours = Practise your mistakes
practice-how = An answer is judged by what can be seen from that seat, never by the hidden cards. What you get wrong is due again at once; what you get right comes back on another day.
practice-progress = Your progress
practice-back = Back
practice-seeking = Looking for a decision worth asking …
practice-loading = It begins as soon as the game is ready.
practice-engine-failed = The game could not be loaded.
practice-not-found = No such decision has turned up. Try once more, or practise something else.

## The question

practice-ask-knock = Knock or wait?
practice-ask-throw = What do you throw?
practice-ask-draw = Take or draw?
practice-ask-layoff = What do you lay off?
practice-own = From your own play: { $day }, against { $opponent }.
practice-dealt = From a deal the engine played: there is no such mistake of yours yet.
practice-dealt-later = From a deal the engine played: no mistake of yours is due now.
practice-told = { $text }
practice-grading = Weighing it up …
practice-leave = Leave practice
practice-next = Next

## The answer

practice-right = Right
practice-wrong = Not the best
practice-right-best = Nothing is worth more.
practice-right-near = As good as the best: { $points } points between them.
practice-wrong-loss = That costs about { $points } points on average.
practice-again = It comes back on another day.
practice-learned = Right on two days: learned.
practice-score = { $streak ->
    [0] { $right } of { $answered } right
    [1] { $right } of { $answered } right
   *[other] { $right } of { $answered } right, { $streak } in a row
}

## Progress

progress-title = Points lost a decision
progress-empty = No deal has been reviewed yet. Review a deal when it is over, and this page shows how your decisions get better.
progress-kind = Decisions
progress-all = All of them
progress-few = { $count ->
    [0] No reviewed deal has such a decision yet.
    [one] { $count } reviewed deal so far: with the second one there is a curve.
   *[other] { $count } reviewed deals so far.
}
progress-curve = Mean of the last { $count } reviewed deals
progress-gist = { $kind }: over your last { $deals } reviewed deals you lost { $now } points a decision. Over the { $shown } deals shown, the mean was { $low } at its lowest and { $high } at its highest.
progress-deal = Deal { $deal }
progress-after = After deal
progress-series = Points lost
progress-figures = { $decisions ->
    [one] { $decisions } decision, { $lost } points lost in all
   *[other] { $decisions } decisions, { $lost } points lost in all
}
progress-practise = Practise
