# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-title = Rules of gin rummy
full-describe = How to play gin rummy: melds, deadwood, knocking, laying off, undercut, gin and the score, with examples.
full-lede = Two players, one pack of cards, ten cards each. Collect sets and runs, and end the deal when little enough is left over.

full-aim-heading = The aim
full-aim-1 = Sort your hand into melds and get rid of what fits nowhere. Whoever has less left over when somebody ends the deal scores the difference. Points add up from deal to deal until somebody reaches the target.

full-cards-heading = The cards
full-cards-1 = Gin rummy is played with 52 cards and no jokers. The ace is low: it comes before the two.
full-cards-2 = An ace counts { $ace }, court cards and tens count 10, and all others count their number.

full-melds-heading = Melds
full-melds-1 = There are two kinds of melds. A set is three or four cards of the same rank. A run is three or more cards of the same suit in order.
full-melds-2 = A card belongs to one meld only. Where it could go into two, you choose.
full-melds-figure-set = A set: four of one rank
full-melds-figure-run = A run: three or more of one suit in order
full-melds-figure-not = No run: the ace is low, so it does not follow the king

full-deadwood-heading = Deadwood
full-deadwood-1 = Cards in no meld are deadwood. Their points together are what your hand is worth, and the lower the better.

full-deal-heading = Dealing
full-deal-1 = The dealer gives ten cards to each player. The next one is turned up beside the stock: the upcard, the first card of the discard pile.
full-deal-2 = The first choice is the non-dealer’s: take the upcard or pass. After a pass the dealer may take it. If both pass, the non-dealer draws from the stock.
full-deal-3 = Who deals first is left to chance. Later on, whoever won the last deal deals the next one.

full-turn-heading = Your turn
full-turn-1 = Take one card: either the top of the stock, which nobody sees, or the top of the discard pile, which both have seen. Then throw one card face up on the discard pile.
full-turn-2 = A card you took from the discard pile may not be thrown in the same turn.

full-knock-heading = Knocking
full-knock-1 = If your deadwood after the throw is { $limit } or less, you may knock instead of playing on: lay down your melds, show your deadwood and throw one card. You never have to.
full-knock-2 = You choose how to lay your hand out. Often it can be done in two ways, and one of them leaves less room for the opponent’s cards.

full-layoff-heading = Laying off
full-layoff-1 = After a knock the opponent lays down melds too, and may then add cards to the knocker’s melds: the fourth card to a set, or the next card at either end of a run. What is laid off no longer counts.
full-layoff-2 = One card may make room for the next. The knocker never lays off, and nobody lays off on deadwood.
full-layoff-figure = A chain: first the one card fits the run, and then the next one fits too

full-count-heading = The count
full-count-1 = Now both count their deadwood. If the knocker has less, the knocker scores the difference. A knock that wins has no bonus.

full-undercut-heading = Undercut
full-undercut-1 = If the opponent’s deadwood is then the same as the knocker’s or less, the knock is undercut: the opponent scores the difference and { $undercut } points more.
full-undercut-figure-knocker = The knocker keeps { $deadwood }
full-undercut-figure-other = The opponent keeps { $deadwood } after laying off
full-undercut-figure-result = Undercut: { $points } points for the opponent

full-gin-heading = Gin
full-gin-1 = A hand without deadwood is gin. It scores the opponent’s deadwood and { $gin } points more. Nothing is laid off against gin, and gin wins even if the opponent has no deadwood either.

full-stock-heading = When the stock runs out
full-stock-1 = When a player wants to draw and the stock is used up, the discard pile is shuffled into a new stock; only its top card stays.
full-stock-2 = A deal that is still open after { $turns } turns is dead: nobody scores, and the same player deals again. It hardly ever comes to that.

full-game-heading = Deal, game, target
full-game-1 = You can play a single deal, or a game to { $low } or { $high } points or to any other target. Whoever reaches it first wins. An undercut may win the game as well.
full-game-2 = Some games add a bonus for each deal won and for the game. The regular game has none of them.

full-hollywood-heading = Hollywood
full-hollywood-1 = Hollywood is three games at once. Your first win counts in game 1 only, your second in games 1 and 2, and from the third on your points count in every game that is still open.
full-hollywood-2 = A game closes when somebody reaches the target in it. If you were kept out of a game that closed, your next win enters the next open one. The points of all three games together decide the match.
full-hollywood-figure = How six wins are entered in the three games
full-hollywood-row = Win { $n }: { $points }
full-hollywood-total = Total

full-straight-heading = Without knocking
full-straight-1 = In Straight Gin nobody knocks and only gin ends a deal. It is the other game at the heart of Undercut and has a page of its own, as has every other game.
