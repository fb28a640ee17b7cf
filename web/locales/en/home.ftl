# The first page: a game that waits, and the choices for a new one.

home-title = Gin rummy
home-heading = Undercut, gin rummy

## A match that can be gone on with

resume-label = Saved game
resume-heading = { $over ->
    [yes] Your game is finished
   *[no] Your game is waiting
}
resume-where-target = { $turn ->
    [you] { $game }, deal { $deal }, your turn
    [opponent] { $game }, deal { $deal }, { $opponent } to play
    [over] { $game }, against { $opponent }
   *[between] { $game }, deal { $deal } is over
}
resume-where-one = { $turn ->
    [you] { $game }, your turn
    [opponent] { $game }, { $opponent } to play
   *[over] { $game }, against { $opponent }
}
resume-button = { $over ->
    [yes] See the result
   *[no] Resume
}

## A new game

new-game = New game
preset-regular-note = Knock with { $limit } or less, or hold out for gin.
preset-straight-note = No knocking: only a hand that melds to the last card wins.
how-long = How long
form-choice-one = One deal
form-choice-target = To { $target }
opponent-choice = Opponent
level-gentle-note = Melds what comes
level-steady-note = Counts deadwood
level-sharp-note = Watches your throws
deal-button = Deal the cards
deal-waiting = Getting the game ready. The cards are dealt as soon as it is.

## Before a match in progress is given up

leave-heading = Leave the match in progress?
leave-body-target = { $game } against { $opponent } stands at { $you } to { $them }. It is gone once new cards are dealt.
leave-body-one = Your deal against { $opponent } is gone once new cards are dealt.
leave-keep = Keep my match
leave-confirm = Deal new cards
