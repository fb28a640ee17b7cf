# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Knock
result-gin = Gin
result-undercut = Undercut
result-dead = Dead deal
result-nobody = Nobody scores
result-dead-two_cards_left = Two cards were left in the stock, so the deal ends without a score.
result-dead-turn_limit = After { $turns } turns the deal ends without a score.
result-dead-again = The same player deals again.
result-scores = { $who ->
    [you] You score
   *[them] { $name } scores
}

## Who won the match

match-won = { $who ->
    [you] You win the game
   *[them] { $name } wins the game
}
match-won-one = { $who ->
    [you] You win the deal
   *[them] { $name } wins the deal
}
match-drawn = A draw
match-score = { $high } to { $low }

## Hands

hand-of = { $who ->
    [you] Your hand
   *[them] { $name }’s hand
}
hand-knocked = { $who ->
    [you] You knocked with { $deadwood }
   *[them] { $name } knocked with { $deadwood }
}
hand-gin = { $who ->
    [you] You went gin
   *[them] { $name } went gin
}
hand-player = { $who ->
    [you] You
   *[them] { $name }
}
hand-threw = threw
hand-laid-off = { $count ->
    [one] laid off one card, marked
    [2] laid off two cards, marked
    [3] laid off three cards, marked
   *[other] laid off { $count } cards, marked
}
hand-nothing-laid-off = laid off nothing
hand-no-layoffs = nothing is laid off against gin
hand-deadwood-label = Deadwood { $deadwood }
card-laid-off = { $card }, laid off by { $who ->
    [you] you
   *[them] { $name }
}

## The receipt

receipt-label = Score of the deal
receipt-heading = Deal { $deal }
receipt-heading-one = The score
receipt-caption = { $points ->
    [one] How the one point comes about
   *[other] How the { $points } points come about
}
receipt-deadwood = { $who ->
    [you] Your deadwood
   *[them] { $name }’s deadwood
}
receipt-laid-off = Laid off
receipt-left = { $who ->
    [you] You are left with
   *[them] { $name } is left with
}
receipt-less = −{ $points }
receipt-difference = Difference
receipt-difference-rule = { $high } less { $low }
receipt-undercut = Undercut bonus
receipt-undercut-rule = { $tie ->
    [yes] A tie counts for the player who did not knock
   *[no] Lower than the player who knocked
}
receipt-gin = Gin bonus
receipt-gin-rule = No deadwood left
receipt-standing-target = Game to { $target }

## Buttons

next-deal = Next deal
