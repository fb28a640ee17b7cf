# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

variant-title = What is { $game }?
variant-changes-heading = Rule changes
variant-changes-caption = { $game } beside the regular game
variant-history-heading = History
variant-sources-heading = Sources
variant-all-heading = All the rules of { $game }
variant-others-heading = Other games

## Straight Gin

describe-straight = Gin rummy without knocking: only a hand that melds to the last card ends the deal.
what-straight-1 = In the regular game you may knock as soon as your deadwood is low enough: you lay your melds down, the opponent adds what fits, and the lower count wins the difference.
what-straight-2 = In { $game } nobody knocks. The only way to end a deal is gin: after your draw, every card but the one you throw has to be in sets and runs. You score the deadwood the opponent is left with and { $gin } points more. As nobody knocks, nothing is laid off and nobody is undercut.
what-straight-3 = Deals last longer, and the stock may run low. Its last { $cards } cards are never drawn: if a throw without gin leaves only those, the deal is dead and nobody scores. Where one deal is played that is a draw; in a longer game the same player deals again.
history-straight-1 = Playing on until somebody has gin is an old and well-known way to play. It is also called Gin Only, and is then usually played to { $target } points.
history-straight-2 = The rule for the end of the stock is a published one too: with two cards left and no gin, the deal is void and dealt again by the same player. Some rule books add that those two may not be drawn. Without knocking many more deals get that far, so the rule matters most here.

## Oklahoma

describe-oklahoma = The first upcard sets how little deadwood you need to knock.
what-oklahoma-1 = In { $game } the limit for knocking changes from deal to deal. The first upcard sets it: with a 7 turned up you may knock with 7 or less, with a ten or a court card with 10 or less.
what-oklahoma-2 = An ace is the hardest upcard: nobody may knock in that deal, and only gin ends it. Everything else is played as in the regular game, but the last { $cards } cards of the stock are never drawn.
what-oklahoma-3 = Many players let a spade as upcard double all that the deal brings. You can choose that before the cards are dealt. A game usually goes to { $target } points.
history-oklahoma-1 = Oklahoma has long been a favourite among gin rummy players, and rule books list it beside the regular game. It has nothing to do with the rummy game of the same name.
history-oklahoma-2 = Books differ on the ace: in some it lets you knock with one, in others it asks for gin. Here gin is usual, and the other can be set.

## Classic

describe-classic = The older count: smaller bonuses, a box for every deal won, and a bonus for the game.
what-classic-1 = { $game } counts the way many older books do: gin brings { $gin } points beside the opponent’s deadwood, an undercut { $undercut }.
what-classic-2 = Each deal won is also noted as a box. When the game is over, every box brings { $box } points more and the winner { $game_bonus } for the game. If the loser has won no deal at all, that is a shutout, and the game bonus counts twice.
what-classic-3 = These bonuses are an extra tally. Whoever reaches the target first has won the game all the same.
history-classic-1 = Gin rummy spread through the United States in the 1930s and 1940s, and with it these points: twenty for gin, ten for an undercut, a hundred for the game. Later players raised them, but many books still print the old ones.

## North American

describe-north_american = Bigger bonuses, big gin, and shutouts that count the deals twice.
what-north_american-1 = { $game } is the generous count: { $gin } points for gin, { $undercut } for an undercut and { $big_gin } for big gin, which is all eleven cards in melds after a draw. With big gin nothing is thrown.
what-north_american-2 = When the game is over, every deal won brings { $box } points more and the game itself { $game_bonus }. If the loser has won no deal, the points of the winner’s deals count twice. You deal in turn.
history-north_american-1 = Players in clubs and at home kept raising the bonuses, as a bigger bonus makes it worth waiting for gin. Big gin came along as a reward for the rare hand in which even the eleventh card fits.

## Tournament

describe-tournament = The last discard may still end the deal, and equal deadwood brings no bonus.
what-tournament-1 = { $game } settles two things that make for arguments. When only the last { $cards } cards of the stock are left, the opponent is still offered the last discard, but may take it only to end the deal with it.
what-tournament-2 = And an undercut needs less deadwood than the knocker to bring its bonus. With equal deadwood the one who did not knock wins the deal, but no points.
history-tournament-1 = Tournaments have printed rules of their own, and these differ from place to place. What they share is the wish to leave nothing to talk about: who may still act when the stock runs out, and what a tie is worth.

## EAAI 2021

describe-eaai = The rules by which programs met in a research challenge.
what-eaai-1 = { $game } is the game of a research challenge: { $gin } for gin, { $undercut } for an undercut, equal deadwood included, games to { $target }. You deal in turn, and the last { $cards } cards of the stock are never drawn.
what-eaai-2 = It is a plain, quick game without boxes or game bonuses, and the one to choose if you want to compare yourself or your own program with published results.
history-eaai-1 = For the 2021 symposium on educational advances in artificial intelligence (EAAI), Todd Neller and colleagues set students and their teachers a task: write a program that plays gin rummy well. The teams’ papers on drawing, throwing and guessing at the other hand are among the few studies of the game.

## Palace

describe-palace = A small bonus for every deal won, on the score at once.
what-palace-1 = In { $game } every deal you win brings { $box } points more, on the score at once and not only at the end of the game. They count towards the target and are never doubled.
what-palace-2 = Gin brings { $gin } points, an undercut { $undercut }. There is no bonus for the game, and the last { $cards } cards of the stock are never drawn.
history-palace-1 = This way of counting comes from the online card room Gin Rummy Palace. Crediting the box at once keeps the sum on the table simple: what you see is what counts.

## Round the corner

describe-round_the_corner = Runs go on past the king, and an ace left over is dear.
what-round_the_corner-1 = In { $game } the ace joins both ends of a suit: A-2-3 is a run, Q-K-A is one too, and so is K-A-2.
what-round_the_corner-2 = That gives many more runs, and it has its price: an ace left over counts { $ace } points of deadwood instead of one. Keeping aces because they are cheap, a habit of the regular game, costs you here.
history-round_the_corner-1 = Runs that turn the corner are known from many games of the rummy family. For gin rummy, books list them as a variation, with a dear ace to balance the easier runs.
