# The score sheet of a match.

score-title = Score sheet
score-title-hollywood = Hollywood score sheet
score-about = { $game }, against { $opponent }
score-deals = Deals
score-deal = Deal
score-empty = No deal is finished yet.
score-nothing = nothing
score-gain = +{ $points }
score-points = Points
score-target = { $target } to win
score-boxes-later = Deals won so far, { $each } each when the game closes

## Three games at once

game-hollywood = { $preset }, three games to { $target }
game-changed = { $preset } (changed)
score-game = Game { $game }
score-games = Games
score-tabs = Game
score-sum = All three games
score-all = All three games together: you { $you }, { $name } { $them }
score-side-by-side = Three games side by side
score-closed = closed
score-closed-by = { $who ->
    [you] closed, yours
   *[them] closed, { $name }’s
}
score-not-entered = Nobody has entered this game yet.
score-game-short = { $you }–{ $them }
score-game-said = { $state ->
    [closed] game { $game } { $you } to { $them } and closed
   *[open] game { $game } { $you } to { $them }
}
score-button-games = You { $you } Opponent { $them }, { $first }, { $second }, { $third }, score sheet

## What a game comes to with its bonuses

settle-heading = The game
settle-label = Settlement: { $heading }
settle-caption = Settlement
settle-line = What is counted
settle-games-caption = What the three games come to
settle-deals = Points
settle-boxes = Boxes
settle-boxes-rule = { $each } for each deal won: { $you } and { $them }
settle-game_bonus = Game bonus
settle-game_bonus-rule = First to { $target }
settle-shutout = Shutout
settle-shutout-game_bonus = { $who ->
    [you] You won no deal, so the game bonus counts twice
   *[them] { $name } won no deal, so the game bonus counts twice
}
settle-shutout-deals = { $who ->
    [you] You won no deal, so the points count twice
   *[them] { $name } won no deal, so the points count twice
}
settle-shutout-net = { $who ->
    [you] You won no deal, so everything counts twice
   *[them] { $name } won no deal, so everything counts twice
}
settle-sum = Total
settle-all-games = All games
settle-game-won = { $who ->
    [you] Game { $game } is yours, { $won } to { $lost }
   *[them] Game { $game } is { $name }’s, { $won } to { $lost }
}
settle-first = { $who ->
    [you] You reached { $target } first, so the game is yours.
   *[them] { $name } reached { $target } first and wins the game.
} { $bonuses ->
    [counted] With the bonuses it counts in the match.
   *[beside] The bonuses are an extra tally and change nothing about that.
}
settle-total = The higher total wins the game.
settle-equal = { $who ->
    [you] The totals are equal, so the game is yours: you reached { $target } first.
   *[them] The totals are equal, so the game is { $name }’s, who reached { $target } first.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Whoever wins more games wins the match. The bonuses are an extra tally.
       *[other] Whoever wins more games wins the match.
    }
   *[points] { $bonuses ->
        [none] The points of all three games together decide the match.
       *[other] The totals of all three games, bonuses included, decide the match.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] You knocked
   *[them] { $name } knocked
}
row-gin = { $who ->
    [you] You went gin
   *[them] { $name } went gin
}
row-big_gin = { $who ->
    [you] You went big gin
   *[them] { $name } went big gin
}
row-undercut = { $who ->
    [you] You undercut
   *[them] { $name } undercut
}
row-dead = Dead deal
row-drawn = Drawn deal

## Under the sheet

score-win = { $who ->
    [you] You win by { $points }
   *[them] { $name } wins by { $points }
}
score-win-game = { $who ->
    [you] You win the game, { $won } to { $lost }
   *[them] { $name } wins the game, { $won } to { $lost }
}
score-win-match = { $who ->
    [you] You win the match by { $points }
   *[them] { $name } wins the match by { $points }
}
score-win-games = { $who ->
    [you] You win the match, { $won } games to { $lost }
   *[them] { $name } wins the match, { $won } games to { $lost }
}
back-to-table = Back to the table
back-to-result = Back to the result
