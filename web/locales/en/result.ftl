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
hand-hidden = { $who ->
    [you] Nobody lays down after a dead deal, so your cards stay your secret.
   *[them] Nobody lays down after a dead deal, so what { $name } held stays a secret.
}
hand-chain = { $who ->
    [you] You:
   *[them] { $name }:
}
card-laid-off-order = { $card }, laid off by { $who ->
    [you] you
   *[them] { $name }
}, { $place } of { $count }
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
receipt-caption-open = How the points come about
receipt-why = What the rules say:
receipt-why-counting = What cards count
receipt-why-layoffs = Laying off
receipt-why-knock = After a knock
receipt-why-undercut = Undercut
receipt-why-tie = Equal deadwood
receipt-why-gin = Gin
receipt-why-big_gin = Big gin
receipt-why-spades = Spades double
receipt-why-box = Boxes
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
receipt-before = Before
receipt-now = Now
receipt-boxes = Deals won: you { $you }, { $name } { $them }
receipt-entered = +{ $points } from this deal

## Buttons

next-deal = Next deal
result-next = Next
result-all = Show all
result-table = Look at the table

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] You lay down { $melds }, with { $deadwood } left over.
   *[them] { $name } lays down { $melds }, with { $deadwood } left over.
}
said-knocker-bare = { $who ->
    [you] You lay down no melds, with { $deadwood } left over.
   *[them] { $name } lays down no melds, with { $deadwood } left over.
}
said-defender = { $who ->
    [you] You hold { $melds }, with { $deadwood } left over.
   *[them] { $name } holds { $melds }, with { $deadwood } left over.
}
said-defender-bare = { $who ->
    [you] You hold no melds, with { $deadwood } left over.
   *[them] { $name } holds no melds, with { $deadwood } left over.
}
said-laid-off = { $who ->
    [you] You laid off { $cards }.
   *[them] { $name } laid off { $cards }.
}
said-line = { $name }: { $points }.
said-line-rule = { $name }: { $points }. { $rule }.
said-total = { $who ->
    [you] You score { $points }.
   *[them] { $name } scores { $points }.
}
said-nobody = Nobody scores.
said-match = You now have { $you }, { $name } has { $them }.

## The same deal in every other game

prices-title = Priced under other rules
prices-waiting = One moment, the cards are being counted again …
prices-game = Game
prices-points = Points
prices-change = Difference
prices-scores = { $who ->
    [you] You { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] { $points } better for you
    [less] { $points } worse for you
   *[same] the same
}
prices-played = as played
prices-problem-knock_not_allowed = Nobody may knock there.
prices-problem-over_knock_limit = { $limit ->
    [0] Only gin would have ended it there.
   *[other] { $deadwood } is too much to knock with there: { $limit } at most.
}
prices-problem-no_big_gin = There is no big gin there.
prices-problem-no_upcard = The first upcard decides there, and this deal had none.
prices-problem-counts_otherwise = Cards meld or count another way there, so both would have played another hand.
prices-problem-stock_over = The deal would have been dead there, with { $left } cards left in the stock.
prices-problem-turns_over = The deal would have been dead there after { $turns } turns.
