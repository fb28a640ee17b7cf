# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-heading = Gin rummy table
table-heading-layoff = Lay off on the opponent’s melds
table-skip = Skip to your hand
table-comma = { ", " }
table-sentence = { $text }.

## Bar and menu

table-menu = Menu
table-menu-resume = Resume play
table-menu-rules = Rules of this match
table-menu-home = Leave the table
table-menu-home-more = This game is kept on the start page

## The opponent's side

table-opponent-holds = { $count ->
    [one] Opponent holds 1 card
   *[other] Opponent holds { $count } cards
}
table-name-knocked = { $name } knocked with { $deadwood }
table-name-gin = { $name } went gin
table-name-big-gin = { $name } went big gin
table-before-count = Lay off what fits before the count

## What somebody did in a turn: on the badge and in the log

table-did-deal = Dealt ten cards each
table-did-deal-eleven = { $to ->
    [you] Dealt you eleven cards
   *[them] Dealt the opponent eleven cards
}
table-holds-eleven = Holds eleven cards and throws one first
table-did-began = Began, threw { $threw }
table-did-pass = Passed
table-did-drew-only = Drew a card
table-did-drew-threw = Drew, threw { $threw }
table-did-drew-knock = Drew, threw { $threw } and knocked
table-did-drew-gin = Drew, threw { $threw } and went gin
table-did-drew-big_gin = Drew and went big gin
table-did-took-only = Took { $card }
table-did-took-threw = Took { $card }, threw { $threw }
table-did-took-knock = Took { $card }, threw { $threw } and knocked
table-did-took-gin = Took { $card }, threw { $threw } and went gin
table-did-took-big_gin = Took { $card } and went big gin
table-did-laid-off = Laid off { $card }

## The same about the opponent, as spoken

table-said-pass = Opponent passed
table-said-began = Opponent began with eleven cards, threw { $threw }
table-said-drew-only = Opponent drew a card
table-said-drew-threw = Opponent drew, threw { $threw }
table-said-drew-knock = Opponent drew, threw { $threw } and knocked
table-said-drew-gin = Opponent drew, threw { $threw } and went gin
table-said-drew-big_gin = Opponent drew and went big gin
table-said-took-only = Opponent took { $card }
table-said-took-threw = Opponent took { $card }, threw { $threw }
table-said-took-knock = Opponent took { $card }, threw { $threw } and knocked
table-said-took-gin = Opponent took { $card }, threw { $threw } and went gin
table-said-took-big_gin = Opponent took { $card } and went big gin

## The same about the player, under "Opponent's turn"

table-you-pass = You passed
table-you-began = You threw { $threw }
table-you-drew-only = You drew a card
table-you-drew-threw = You threw { $threw }
table-you-drew-knock = You threw { $threw } and knocked
table-you-drew-gin = You threw { $threw } and went gin
table-you-drew-big_gin = You went big gin
table-you-took-only = You took { $card }
table-you-took-threw = You threw { $threw }
table-you-took-knock = You threw { $threw } and knocked
table-you-took-gin = You threw { $threw } and went gin
table-you-took-big_gin = You went big gin

## Piles

table-piles = Piles
table-pile-name = { $pile }, { $what }
table-stock = Stock { $count }
table-stock-cap = Stock
table-stock-dead = Stock { $count }, { $left ->
    [0] no draws left before a dead deal
    [one] 1 draw left before a dead deal
   *[other] { $left } draws left before a dead deal
}
table-draws-left = { $count ->
    [one] 1 draw left
   *[other] { $count } draws left
}
table-draw-top = draw the top card
table-pile = Discard pile
table-pile-just = Just thrown
table-pile-upcard = Upcard
table-pile-top = { $pile }, { $card } on top, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-pile-just-name = Discard pile, just thrown
table-pile-upcard-name = Upcard
table-pile-empty = Discard pile, empty
table-pile-take = take it
table-pile-throw = throw { $card } here

## What it takes to end the deal, beside the piles

table-limit = Knock with { $limit } or less
table-limit-gin = Gin only
table-limit-gin-deal = Gin only this deal
table-doubled = Spade: this deal counts double
table-turned = Turned card, { $card }

## The status line

table-your-turn = Your turn
table-their-turn = Opponent’s turn
table-upcard = Take { $card } or pass?
table-upcard-first = The first choice is yours
table-upcard-second = The opponent passed
table-draw = Draw, or take { $card }
table-draw-stock-only = Both passed: draw from the stock
table-first = Throw one of your eleven cards
table-first-more = The first throw of the deal: nobody draws or knocks yet
table-wait-first = The opponent holds eleven cards and throws one first
table-last-two = Two cards are left in the stock
table-last-knock = Take { $card } only to knock or go gin with it, or leave the deal dead
table-last-gin = Take { $card } only to go gin with it, or leave the deal dead
table-last-no-knock = No knock follows from { $card }, so leave it: the deal is dead
table-last-no-gin = No gin follows from { $card }, so leave it: the deal is dead
table-wait-last = { $card } is the last discard: it may be taken only to end the deal
table-must-end = The last discard was taken, so this turn ends the deal
table-reshuffled = The discards were shuffled into a new stock
table-discard = Lift the card you want to throw
table-discard-or-knock = Throw a card, or knock
table-throw = Throw { $card }?
table-throw-how = Tap it again, or the discard pile
table-taken = { $card } was just taken
table-taken-more = It may be thrown next turn, not in this one
table-gin = Gin!
table-big-gin = Big gin!
table-big-gin-more = All eleven cards meld: lay them down, throw none
table-knock-ask = Knock with { $deadwood }?
table-knock-which = Knock: which card do you throw?
table-knock-which-more = The marked cards leave { $limit } or less
table-gin-instead = Throwing { $card } would be gin
table-layoff = Lay off what fits
table-layoff-ask = Lay off { $card }?
table-layoff-no-fit = { $card } fits nowhere
table-layoff-no-more = Nothing more fits
table-layoff-none = Nothing fits
table-you-knocked = You knocked with { $deadwood }
table-they-lay-off = The opponent lays off what fits
table-they-laid-off = The opponent laid off { $card }
table-over = The deal is over
table-over-knock = It ended with a knock
table-over-gin = It ended with gin
table-over-big_gin = It ended with big gin
table-over-undercut = It ended with an undercut
table-over-dead = A dead deal: nobody scores
table-over-drawn = Equal deadwood: the deal is nobody’s
table-draws-before-dead = { $count ->
    [one] 1 draw before a dead deal
   *[other] { $count } draws before a dead deal
}
table-last-draw-gin = The last draw is gone: gin now, or the deal is dead
table-last-draw-knock = The last draw is gone: knock now, or the deal is dead
table-last-draw-offered = The last draw is gone: the opponent may still end the deal with your throw
table-turns-before-dead = { $count ->
    [one] 1 turn before the deal ends without a score
   *[other] { $count } turns before the deal ends without a score
}
table-booting = Loading; you may choose now
table-queued = Loading; your choice is kept
table-boot-failed = The game could not be loaded
table-boot-failed-more = Your game is kept on this device
table-frozen = This game is open in another tab
table-frozen-more = Only one tab can play it

## Why something cannot be done now

table-why-upcard = take the upcard or pass first
table-why-drawn = you have drawn this turn
table-why-their-turn = opponent’s turn
table-why-over = the deal is over
table-why-last-two = the last two cards are never drawn
table-why-first = throw one of your eleven cards first
table-why-not-first = not on the first throw
table-why-no-knock-follows = no knock follows
table-why-no-gin-follows = no gin follows
table-why-must-knock = this turn ends the deal: choose a marked card, then Knock
table-why-must-gin = this turn ends the deal: press Gin
table-why-closed = both passed, so draw from the stock
table-why-lift = lift the card you want to throw first
table-why-lift-first = lift a card
table-why-taken = not the taken card
table-why-armed = press Knock to lay down, or Cancel
table-why-draw-first = draw a card first
table-why-on-your-turn = on your turn
table-why-knock = { $deadwood } left over, limit { $limit }
table-why-left-over = { $deadwood } left over
table-why-leaves = Throwing { $card } leaves { $deadwood }; a knock needs { $limit } or less
table-why-choose = choose a marked card

## Your side

table-your-side = Your side
table-hand = Your hand
table-becomes = becomes
table-card-name = { $card }, { $facts }, { $n } of { $total }
table-card-run = in a run
table-card-set = in a set
table-card-deadwood = deadwood
table-card-new = new
table-new-dot = new
table-card-knocks = knocks with { $deadwood }
table-card-gin = goes gin
table-gin-tag = Gin
table-card-too-much = too much left to knock
table-card-fits = fits { $melds }
table-fits-tag = fits

## Buttons

table-actions = Actions
table-act-sort = Sort hand
table-act-left = Move left
table-act-right = Move right
table-act-ways = Other ways
table-act-take = Take { $card }
table-act-pass = Pass
table-act-take-it = Take it
table-act-leave = Leave it
table-act-discard = Discard
table-act-knock = Knock
table-act-knock-with = Knock with { $deadwood }
table-act-gin = Gin
table-act-big-gin = Big gin
table-act-cancel-name = Cancel, knock is armed
table-act-done = Done
table-act-lay-off = Lay off
table-act-lay-off-one = Lay off { $card }
table-act-lay-off-all = { $count ->
    [2] Lay off both
   *[other] Lay off all { $count }
}
table-act-undo = Take back
table-act-result = Show the result

## Melds in words

table-rank = { $rank ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
}
table-ranks = { $rank ->
    [A] aces
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [T] tens
    [J] jacks
    [Q] queens
   *[K] kings
}
table-suit = { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
}
table-run-name = Run, { $from } to { $to } of { table-suit }
table-set-name = Set, { $count ->
    [3] three
   *[4] four
} { table-ranks }
table-the-run = the run of { table-suit }
table-the-set = the set of { table-ranks }
table-target = { $kind ->
    [run] Run: { table-rank } fits here
   *[set] Set: { table-rank } fits here
}
# $cards: the ranks of a run, in a list. $rank, $suit: of the card that fits.
table-target-name = { $place ->
    [set] Set: { table-rank } fits here, with the { table-ranks }
    [before] Run: { table-rank } fits here, before the { $cards } of { table-suit }
   *[after] Run: { table-rank } fits here, after the { $cards } of { table-suit }
}
table-meld-laid = { $kind ->
    [run] Run
   *[set] Set
}, { $count } laid off
table-their-melds = Opponent’s melds
table-your-melds = Your melds
table-deadwood-name = Deadwood { $deadwood }
table-laid-off-by-you = { $card }, laid off by you
table-laid-off-by-them = { $card }, laid off by the opponent

## Ways to lay down

table-ways = Other ways to lay down
table-ways-more = What you lay down decides what the opponent can lay off.
table-ways-use = Use this

## Order of the hand

table-sort-melds = Melds
table-sort-melds-more = Melds first, then deadwood from high to low
table-sort-suit = Suit
table-sort-suit-more = Spades, hearts, diamonds, clubs, each from the ace up
table-sort-rank = Rank
table-sort-rank-more = From the ace up to the king
table-sort-manual = My own order
table-sort-manual-more = Lift a card and move it left or right

## Score pad and log

table-pad = Score and log
table-score = Score
table-to = To { $target }
table-cell-dead = Dead
table-cell-drawn = Drawn
table-log = This deal

## Keys

table-keys = Keys
