# Statistics, the list of matches, taking everything along as a file.
statistics-title = Statistics
matches-title = Matches

## What is counted

stats-period = Period
stats-period-all = All time
stats-period-month = This month
stats-rules = Rules
stats-all-rules = All rules
stats-all-levels = All opponents
stats-empty = Nothing to count yet.
stats-empty-more = Play a deal to its end, and this page tells how you do: matches won, points a deal, gins and undercuts.
stats-none = No match fits this choice.
stats-show-all = Show all matches

## The figures

stats-won = Matches won
stats-won-of = { $count ->
    [0] none finished yet
   *[other] of { $count }
}
stats-points = Points a deal
stats-points-note = { $count ->
    [one] net, { $count } deal
   *[other] net, { $count } deals
}
stats-streak = Wins in a row
stats-streak-now = { $count ->
    [0] longest run
   *[other] longest run, { $count } now
}
stats-gin = Gin
stats-undercuts = Undercuts
stats-gin-note = yours, { $count } against you
stats-caught = Caught with
stats-caught-note = { $count ->
    [0] deadwood, when they end a deal
    [one] deadwood, when they ended a deal
   *[other] deadwood, mean of { $count } deals they ended
}
stats-by-rules = By rules
stats-by-level = By opponent
stats-matches = Matches
stats-matches-won = Won
stats-share = Won

## Curves

chart-as-list = As a list
chart-list-label = The curve as a list
chart-score = Score of a match
chart-choose = Match
chart-match = { $day }: { $game }, { $opponent }
chart-start = Start
chart-deal = Deal { $deal }
chart-after-deal = After deal
# The curve in a sentence, for those who do not see it.
chart-score-gist = { $ended ->
    [won] { $game } against { $opponent }: you won, and the scores are { $you } for you and { $them } for the opponent after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }.
    [lost] { $game } against { $opponent }: you lost, and the scores are { $you } for you and { $them } for the opponent after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }.
   *[other] { $game } against { $opponent }: the scores are { $you } for you and { $them } for the opponent after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }.
}
chart-rate = Share of wins, last { $count } matches each time
chart-match-number = Match { $match }
chart-after-match = After match
chart-rate-gist = Of your last { $matches } matches you won { $now }. Over the { $shown } matches shown, that share was { $low } at its lowest and { $high } at its highest.

## The list of matches

matches-count = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
matches-about = Against { $opponent }, { $day }
matches-score = { $by ->
    [games] Games won: you { $you }, { $opponent } { $them }
   *[points] Score: you { $you }, { $opponent } { $them }
}
matches-end-on = On the table
matches-end-open = Left open
matches-end-won = Won
matches-end-lost = Lost
matches-end-drawn = Drawn
matches-go = Go on
matches-go-named = Go on: { $game } against { $opponent }, { $day }
matches-see = See the result
matches-see-named = See the result: { $game } against { $opponent }, { $day }
matches-old = Can no longer be opened
matches-delete = Delete
matches-delete-named = Delete: { $game } against { $opponent }, { $day }
matches-delete-heading = Delete this match?
matches-delete-body = { $game } against { $opponent }, { $day }. It no longer counts in your statistics either.
matches-delete-all = Delete all
matches-delete-all-heading = Delete all matches?
matches-delete-all-body = { $count ->
    [one] The match in the list is deleted, and your statistics start anew. The match on the table stays.
   *[other] All { $count } matches are deleted, and your statistics start anew. A match on the table stays.
}
matches-keep = Keep
matches-more = Show { $count } more
matches-waiting = Getting the game ready. The match opens as soon as it is.
matches-empty = No matches yet.
matches-empty-more = Every match you play is kept here: go on with one you left, or look at its score again.

## Everything as a file

data-title = Your data
settings-part-data = { data-title }
data-where = Matches, settings and your own rules are kept in this browser only. A file keeps them safe, or takes them to another device.
data-nowhere = This browser keeps nothing for this page. A file keeps what you have played since you opened it.
data-export = Save to a file
data-exported = Saved as { $name }, among your downloads.
data-import = Bring in a file
data-question = What the file holds
data-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
data-rules = { $count ->
    [one] { $count } set of your own rules
   *[other] { $count } sets of your own rules
}
data-settings = settings
data-holds = The file of { $day } holds { $parts }. What you have here stays.
data-holds-nothing = There is nothing in this file to bring in.
data-settings-too = Use its settings in place of mine
data-not-now = Not now
data-take = Bring in
data-done-matches = { $count ->
    [one] { $count } match was added.
   *[other] { $count } matches were added.
}
data-done-none = No match was added.
data-done-known = { $count ->
    [one] { $count } match was here already.
   *[other] { $count } matches were here already.
}
data-done-running = The match that was on waits for you under Matches.
data-done-rules = { $count ->
    [one] { $count } set of rules was added.
   *[other] { $count } sets of rules were added.
}
data-done-left = { $count ->
    [one] There was no room for { $count } set of rules.
   *[other] There was no room for { $count } sets of rules.
}
data-done-settings = The settings are those of the file.
data-undo = Undo
data-undone = All is as it was before.
data-bad-large = This file is too large to be one of Undercut’s. Nothing has changed.
data-bad-foreign = This is not a file saved by Undercut. Nothing has changed.
data-bad-newer = This file comes from a newer version of Undercut. Reload the page to get that version, then try again.
data-bad-damaged = This file is damaged, so nothing was taken from it. Try another copy of it.
data-bad-wrong = Something in this file does not belong there, so nothing was taken from it.
data-bad-full = This browser has no room for all of that. Nothing has changed.
