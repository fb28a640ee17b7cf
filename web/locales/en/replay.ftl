# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-title = Replay
replay-open = Replay
# A button in the list of matches.
replay-open-named = Replay of { $game }, { $opponent }, { $day }
replay-opening = Taking the cards out again …
replay-loading = The game is still loading; then the replay opens.
replay-damaged = This link is damaged or incomplete, so there is nothing to replay. Nothing else has changed.
replay-file = This file does not say where its replay is, so it cannot be opened here. Nothing else has changed.
replay-newer = This replay comes from a newer version of Undercut. Reload the page to get that version.
replay-lost = The game could not answer. Try once more.
replay-failed = This deal cannot be replayed. Nothing else has changed.
replay-leave = Leave the replay
replay-deal = Deal { $deal } of { $count }

## Steps

replay-controls = Steps of the deal
replay-slider = Step
replay-step = Step { $at } of { $of }
replay-told = { $text }
replay-first = To the start
replay-back = One step back
replay-play = Play on
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-both = Both hands
replay-looking = only to look at
replay-other-hand = { $name } holds { $cards }. { table-deadwood-name }

## What was done

replay-did-discard = { $who ->
    [you] You threw { $card }
   *[them] The opponent threw { $card }
}
replay-did-knock = { $who ->
    [you] You threw { $card } and knocked
   *[them] The opponent threw { $card } and knocked
}
replay-did-gin = { $who ->
    [you] You threw { $card } and went gin
   *[them] The opponent threw { $card } and went gin
}
replay-did-big_gin = { $who ->
    [you] You went big gin
   *[them] The opponent went big gin
}
replay-did-done = { $who ->
    [you] You laid off no more
   *[them] The opponent laid off no more
}
replay-upcard = Upcard: { $card }

## The coach

# The verdict is one of the coach's: "Mistake".
replay-remark = { $verdict }
replay-remark-better = { $verdict }. Better: { $act }

## Passing it on

replay-more = Share and more
replay-which = Deal
# One deal in a list: "3: Knock. You score 24".
replay-deal-line = { $deal }: { $end }. { $won }
replay-share = Share this deal
replay-link = Link
replay-copy-link = Copy link
replay-copy-match = Copy link to the whole match
replay-copy-text = Copy as text
replay-save = Save as file
replay-save-match = Save the whole match
replay-copied-link = The link is copied.
replay-copied-text = The text is copied.
replay-not-copied = The browser did not let it be copied.
replay-saved = The file is saved.
replay-not-saved = The file could not be written.

## Playing the cards

replay-again = Play it yourself
replay-again-more = The same cards, against the computer. It does not count, and your match waits.
replay-play-cards = Play these cards
replay-rules = Game
replay-play-other = Same deal, this game
replay-again-back = Back to the replay
error-no_replay = There is no replay open any more. Open it again.
