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
resume-where-hollywood = { resume-where-target }
resume-button = { $over ->
    [yes] See the result
   *[no] Resume
}

## For whoever has never played here

learn-question = New to gin rummy?
learn-start = Learn in three minutes

## A new game

new-game = New game
preset-regular-note = Knock with { $limit } or less, or hold out for gin.
preset-straight-note = No knocking: only a hand that melds to the last card wins. Also called Gin Only.
preset-oklahoma-note = The first upcard sets how little you need to knock.
preset-classic-note = { $gin } for gin, { $box } for every deal won, and a bonus for the game.
preset-north_american-note = Big gin, { $box } for every deal won, and shutouts that count twice.
preset-tournament-note = The last discard may still end the deal, and a tie has no bonus.
preset-eaai-note = The rules by which programs met in a research challenge: you deal in turn.
preset-palace-note = { $box } for every deal won, on the score at once.
preset-round_the_corner-note = Runs go on past the king, and an ace left over counts { $ace }.
quick-spade_double = A spade as first upcard doubles the deal
more-games = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}

how-long = How long
form-choice-one = One deal
form-choice-target = To a target
form-choice-hollywood = Hollywood
form-note-one = One deal decides.
form-note-target = Deal after deal, until one of you has the target.
form-note-hollywood = Three games at once, each to the target: your wins spread over them.
target-choice = Target
target-other = Other
target-other-label = Your target, from { $low } to { $high }
target-wrong = A whole number from { $low } to { $high }, please.
opponent-choice = Opponent
chosen-one = { $game }, one deal, against { $opponent }
chosen-target = { $game } to { $target }, against { $opponent }
chosen-hollywood = { $game }, Hollywood to { $target }, against { $opponent }
chosen-open = { $game }, against { $opponent }
deal-button = Deal the cards
deal-waiting = Getting the game ready. The cards are dealt as soon as it is.

## Own rules among the games

own-heading = Your own rules
own-note = { $count ->
    [0] As { $preset }
    [one] { $preset } with { $count } change
   *[other] { $preset } with { $count } changes
}
own-refused = These rules cannot be played as they are.
own-make = Make your own rules
own-change = Change
own-change-named = Change: { $name }
own-delete = Delete
own-delete-named = Delete: { $name }

## Before a match in progress is given up

leave-heading = Leave the match in progress?
leave-body-target = { $game } against { $opponent } stands at { $you } to { $them }. You will find it under Matches, to go on with whenever you like.
leave-body-hollywood = { leave-body-target }
leave-body-one = You will find your deal against { $opponent } under Matches, to go on with whenever you like.
leave-keep = Keep my match
leave-confirm = Deal new cards

# The head of every paper page.
nav-label = More
nav-lesson = Learn to play
nav-matches = Matches
nav-statistics = Statistics
nav-settings = Settings

# The foot of every paper page.
foot-label = About the game
foot-rules = Rules of every game
foot-glossary = Words of the game
foot-about = About Undercut
foot-privacy = Privacy
foot-language = Language
