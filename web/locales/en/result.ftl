# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Knock
result-gin = Gin
result-big_gin = Big gin
result-undercut = Undercut
result-undercut-over = The undercut ends it
result-dead = Dead deal
result-drawn = Drawn deal
result-nobody = Nobody scores
result-dead-two_cards_left = Two cards were left in the stock, so the deal ends without a score.
result-dead-turn_limit = After { $turns } turns the deal ends without a score.
result-drawn-reason = Both are left with the same deadwood. Under these rules the deal is then nobody’s.
result-dead-again = The same player deals again.
result-scores = { $who ->
    [you] You score
   *[them] { $name } scores
}

result-closes = { $kind ->
    [undercut] The undercut closes
   *[other] The deal closes
} { $count ->
    [one] game { $games }
   *[other] games { $games }
}

## Who won the match

match-won-target = { $who ->
    [you] You win the game
   *[them] { $name } wins the game
}
match-won-one = { $who ->
    [you] You win the deal
   *[them] { $name } wins the deal
}
match-won-hollywood = { $who ->
    [you] You win the match
   *[them] { $name } wins the match
}
match-drawn = A draw
match-score = { $games ->
    [yes] { $high } games to { $low }
   *[no] { $high } to { $low }
}

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
hand-big-gin = { $who ->
    [you] You went big gin
   *[them] { $name } went big gin
}
hand-player = { $who ->
    [you] You
   *[them] { $name }
}
hand-threw = threw
hand-threw-none = no card thrown
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
receipt-tie_no_bonus = Equal deadwood
receipt-tie_no_bonus-rule = No bonus under these rules, but the player who did not knock wins the deal
receipt-tie_drawn = Equal deadwood
receipt-tie_drawn-rule = Nobody’s deal under these rules
receipt-gin_bonus = Gin bonus
receipt-gin_bonus-rule = No deadwood left
receipt-big_gin_bonus = Big gin bonus
receipt-big_gin_bonus-rule = All eleven cards melded, none thrown
receipt-spade_double = Spade upcard doubles it
receipt-spade_double-rule = { $points } once more
receipt-box_at_once = Box credited at once
receipt-box_at_once-rule = For winning the deal
receipt-standing-target = Game to { $target }
receipt-entered = +{ $points } from this deal

## Buttons

next-deal = Next deal
