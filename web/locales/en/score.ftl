# The score sheet of a match.

score-title = Score sheet
score-about = { $game }, against { $opponent }
score-deals = Deals
score-deal = Deal
score-empty = No deal is finished yet.
score-nothing = nothing
score-gain = +{ $points }
score-points = Points
score-target = { $target } to win

## What happened in a deal

row-knock = { $who ->
    [you] You knocked
   *[them] { $name } knocked
}
row-gin = { $who ->
    [you] You went gin
   *[them] { $name } went gin
}
row-undercut = { $who ->
    [you] You undercut
   *[them] { $name } undercut
}
row-dead = Dead deal

## Under the sheet

score-win = { $who ->
    [you] You win by { $points }
   *[them] { $name } wins by { $points }
}
back-to-table = Back to the table
back-to-result = Back to the result
