# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## The games on offer

preset-oklahoma = Oklahoma
preset-classic = Classic
preset-north_american = North American
preset-tournament = Tournament
preset-eaai = EAAI 2021
preset-palace = Palace
preset-round_the_corner = Round the corner

## What rules speak about

rule-topic-knocking = Knocking
rule-topic-ending = How a deal ends
rule-topic-scoring = Score of the deal
rule-topic-layoffs = Layoffs and undercut
rule-topic-stock = End of the stock
rule-topic-options = Other options
rule-topic-aces = Melds and card values
rule-topic-dealing = Dealing and turns
rule-topic-settlement = Games and bonuses

## Knocking

rule-knock_fixed = Knock when your deadwood after the throw is { $limit } or less.
rule-knock_upcard = The first upcard sets the limit: a 7 lets you knock with 7 or less, a ten or a court card with 10 or less.
rule-upcard_ace_gin_only = An ace as upcard lets nobody knock in that deal: only gin ends it.
rule-upcard_ace_one = An ace as upcard lets you knock with 1 or none.
rule-knock_lays_down = To knock, lay your melds down and throw one card.
rule-gin_only = Nobody knocks, however little deadwood is left.
rule-gin_every_card = After your draw, every card but the one you throw has to be in sets and runs.

## How a deal ends

rule-end_knock_or_gin = Somebody knocks or goes gin.
rule-end_gin = Somebody goes gin, and nothing else ends it with a score.
rule-end_big_gin = With all eleven cards in melds you may declare big gin and throw nothing.
rule-no_big_gin = Eleven cards in melds count as gin: throw one of them.

## Score of the deal

rule-knock_difference = After a knock the lower deadwood wins the difference.
rule-knock_no_bonus = A knock that wins has no bonus.
rule-gin = Gin scores the opponent’s deadwood and { $bonus } more.
rule-gin_no_bonus = Gin scores the opponent’s deadwood, with no bonus.
rule-big_gin = Big gin scores the opponent’s deadwood and { $bonus } more.
rule-only_gin_scores = There is no other way to score.
rule-spade_double = A spade as first upcard doubles all that the deal brings, bonuses of the deal included.

## Layoffs and undercut

rule-lay_off = After a knock the opponent lays off what fits the knocker’s melds.
rule-layoffs_chain = A card laid off may make room for the next one.
rule-no_lay_off_on_gin = Nothing is laid off against gin.
rule-undercut = Undercut: an opponent left with less deadwood than the knocker scores the difference and { $bonus } more.
rule-undercut_no_bonus = Undercut: an opponent left with less deadwood than the knocker scores the difference.
rule-tie_bonus = Equal deadwood is an undercut as well: the opponent scores { $bonus }.
rule-tie_no_bonus = Equal deadwood gives the opponent the deal, but no points.
rule-tie_drawn = Equal deadwood is nobody’s deal: no points, and the same player deals again.
rule-no_layoffs = Nothing is laid off.
rule-no_undercut = There is no undercut.

## End of the stock

rule-reshuffle = When the stock is used up, all discards but the top one are shuffled into a new stock.
rule-last_cards = The last { $cards } cards of the stock are never drawn.
rule-dead_at_two = A throw that leaves { $cards } cards in the stock and does not end the deal makes it dead: nobody scores.
rule-last_discard = Once { $cards } cards are left, the last discard may still be taken, but only to end the deal with it. Otherwise the deal is dead: nobody scores.
rule-turn_limit = A deal still open after { $turns } turns is dead.
rule-dead_again = After a dead deal the same player deals again.
rule-dead_draw = Where only one deal is played, a dead deal is a draw.

## Other options

rule-oklahoma_instead = Oklahoma rules may be chosen in place of these: the first upcard then sets the limit.
rule-oklahoma_on = Oklahoma rules are what this game is played by.
rule-not_oklahoma = This takes the place of the Oklahoma rules: both decide when you may knock, so they never go together.
rule-forms = It can be played as one deal, as a game to { $low } or { $high } points or any other target, or as Hollywood’s three games.

## Melds and card values

rule-melds = A set is three or four cards of a rank, a run is three or more of a suit in order. A card belongs to one meld only.
rule-aces_low = The ace is low: A-2-3 is a run, Q-K-A is not.
rule-aces_high_or_low = The ace is low or high: A-2-3 and Q-K-A are runs, K-A-2 is not.
rule-aces_around = Runs go around the corner: Q-K-A and K-A-2 are runs too.
rule-ace_counts = An ace counts { $points }.
rule-card_values = Court cards and tens count 10, all others their number.

## Dealing and turns

rule-deal_upcard = Ten cards each, and the next one is turned up beside the stock.
rule-upcard_offer = The non-dealer may take it or pass, then the dealer may. If both pass, the non-dealer draws from the stock.
rule-deal_eleven = The non-dealer gets eleven cards, the dealer ten, and none is turned up.
rule-first_throw = The non-dealer begins by throwing a card, without a draw or a knock.
rule-draw_and_throw = From then on, draw a card and throw a card, turn by turn.
rule-taken_card_stays = A card taken from the discards may not be thrown in the same turn.
rule-winner_deals = Whoever wins a deal deals the next one.
rule-loser_deals = Whoever loses a deal deals the next one.
rule-dealer_alternates = You deal in turn.

## Games and bonuses

rule-won_by_target = Whoever reaches the target first wins the game.
rule-won_by_settlement = A game ends at the target, and whoever has more with all bonuses wins it.
rule-box = Each deal won brings { $bonus } more when the game is over.
rule-box_at_once = Each deal won brings { $bonus } more at once. They count towards the target and are never doubled.
rule-game_bonus = A game won brings { $bonus } more.
rule-shutout_game_bonus = If the loser has won no deal, the game bonus counts twice.
rule-shutout_deals = If the loser has won no deal, the points of the winner’s deals count twice.
rule-shutout_net = If the loser has won no deal, all the winner has counts twice.
rule-bonuses_not_in_one_deal = Where only one deal is played there are no such bonuses.
rule-no_bonuses = There is no bonus for a deal or a game won.
rule-hollywood = Hollywood: a deal won counts in every open game you have scored in, and in the next one you have not.
rule-hollywood_points = Hollywood is won by the points of all three games together.
rule-hollywood_games = Hollywood is won by the number of games won.

## What can be set

field-knock_mode = When you may knock
field-knock_mode-fixed = Up to a limit
field-knock_mode-upcard = Up to the upcard
field-knock_mode-gin_only = Never, gin only
field-knock_limit = Knock limit
field-upcard_ace = With an ace as upcard
field-upcard_ace-gin_only = Gin only
field-upcard_ace-one = Knock with 1
field-spade_double = Spades double
field-gin_bonus = Gin bonus
field-big_gin_bonus = Big gin bonus
field-undercut_bonus = Undercut bonus
field-tied_undercut = On equal deadwood
field-tied_undercut-bonus = Undercut and bonus
field-tied_undercut-no_bonus = Undercut, no points
field-tied_undercut-drawn = Nobody’s deal
field-stock_end = When the stock runs out
field-stock_end-reshuffle = Shuffle the discards
field-stock_end-dead_at_two = Dead at two cards
field-stock_end-knock_only = Last discard, then dead
field-max_turns = Turns before a deal is dead
field-aces = Aces in runs
field-aces-low = Low
field-aces-high_or_low = Low or high
field-aces-around = Around the corner
field-ace_deadwood = An ace counts
field-ace_deadwood-1 = 1
field-ace_deadwood-15 = 15
field-start = First turn
field-start-upcard = Upcard is offered
field-start-eleven_cards = Eleven cards
field-next_dealer = Next dealer
field-next_dealer-winner = Winner
field-next_dealer-loser = Loser
field-next_dealer-alternate = In turn
field-box_bonus = Bonus for a deal won
field-box_at_once = Credit it at once
field-game_bonus = Bonus for a game won
field-shutout = Loser without a deal
field-shutout-none = No matter
field-shutout-game_bonus = Game bonus twice
field-shutout-deals = Deals twice
field-shutout-net = All twice
field-game_won_by = A game is won by
field-game_won_by-first_to_target = First at the target
field-game_won_by-settlement = More with bonuses
field-hollywood_won_by = Hollywood is won by
field-hollywood_won_by-points = Points
field-hollywood_won_by-games = Games

## Why a setting means nothing as things are

idle-knock_limit-knock_mode = Means nothing here: it goes with “{ field-knock_mode-fixed }”.
idle-upcard_ace-knock_mode = Means nothing here: it goes with “{ field-knock_mode-upcard }”.
idle-spade_double-knock_mode = Means nothing here: it goes with “{ field-knock_mode-upcard }”.
idle-undercut_bonus-knock_mode = Means nothing here: without a knock there is no undercut.
idle-tied_undercut-knock_mode = Means nothing here: without a knock there is nothing to compare.
idle-undercut_bonus-knock_limit = Means nothing here: with a limit of 0 nobody can be undercut.
idle-tied_undercut-knock_limit = Means nothing here: with a limit of 0 there is nothing to compare.
idle-ace_deadwood-aces = Means nothing here: a low ace always counts 1.
idle-box_at_once-box_bonus = Means nothing here: there is no bonus for a deal won.
idle-game_won_by-box_bonus = Means nothing here: without a bonus for deals, the first at the target always has more.
idle-game_won_by-box_at_once = Means nothing here: with the bonus credited at once, the first at the target always has more.

## Why two settings do not go together

conflict-upcard_ace-knock_mode = “{ field-upcard_ace-one }” on an ace goes only with the limit set by the upcard.
conflict-spade_double-knock_mode = Spades double only with the limit set by the upcard.
conflict-start-knock_mode = With eleven cards dealt no card is turned up, so no upcard can set the limit.
conflict-stock_end-knock_mode = The discards are shuffled into a new stock only where you knock up to a fixed limit. Choose another end of the stock.
conflict-ace_deadwood-aces = An ace counts 15 only where it may be high.

## The table of differences

rules-differ = How { $game } differs from the regular game
rules-topic = Rule
rules-regular = Regular game
rules-nothing = No such rule.
rules-no-difference = These are the rules of the regular game.
rules-differ-here = How this differs from the regular game
rules-all = All the rules

## The rules of the match that is on

match-rules-title = Rules
match-rules-heading = Rules of this match
match-rules-waiting = The rules are written out as soon as the game is ready.
match-rules-back = Back to the table

## The editor of own rules

own-rules-title = Your own rules
own-rules-heading = Your own rules
own-rules-changing = Change “{ $name }”
own-rules-lede = Start from a game and change what you like. You see at once what it comes to, and what does not go together.
own-start = Start from
own-start-about = Another game sets all the rules below anew.
own-bounds = { $low } to { $high }
own-proposed = { $field }: { $value }
own-problems = { $count ->
    [one] One thing does not fit
   *[other] { $count } things do not fit
}
own-differ = Against the regular game
own-these = Your rules
own-differ-none = What changes shows here once the rules fit together.
own-differ-later = What changes shows here as soon as the game is ready.
own-name = Name
own-save = Save
own-drop = Drop these rules
own-waits = The game is getting ready; your rules are checked then.
own-cannot = Your rules cannot be checked while the game does not start.
own-checking = Checking…
own-wrong = { $count ->
    [one] One thing is to be put right before you can save.
   *[other] { $count } things are to be put right before you can save.
}
own-fits = { $count ->
    [0] Nothing is changed so far.
    [one] One rule changed, and all fits together.
   *[other] { $count } rules changed, and all fits together.
}
own-nameless = Give your rules a name first.
own-full = There are { $max } rules of your own already. Delete one first.
own-replace-heading = Replace the rules of that name?
own-replace-body = You have rules called “{ $name }” already.
own-replace-keep = Keep them
own-replace-confirm = Replace
