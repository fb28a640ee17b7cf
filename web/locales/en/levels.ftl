# The opponents: their names, what they are like, and the one that is chosen for the player by how she does.

level-gentle = Gentle
level-steady = Steady
level-sharp = Sharp
level-expert = Expert
level-master = Master

level-gentle-note = Forgets what you threw and loves to knock
level-steady-note = Counts the cards that help and knocks as soon as it may
level-sharp-note = Aims at gin and holds back what you may need
level-expert-note = Reads your hand from your discards
level-master-note = Weighs every card, learns how you play, plays the score

# What an opponent is like, beside the name.
level-is = { $opponent }: { $note }

level-match = Match me
level-match-note = Whoever gives you an even game
match-new = Begins with { $opponent } and follows how you do
match-why = Now { $opponent }: with a rating of { $rating } you would win about { $chance }

## The rating
# How strong the player is, as a number: see docs/RATING.md. It is no score of the game.

rating-title = Your rating
rating = Rating
rating-spread = Give or take
rating-closest = Closest to { $opponent }
rating-note = { $count ->
    [one] give or take { $spread }, after { $count } match
   *[other] give or take { $spread }, after { $count } matches
}
rating-about = It rises more for beating a strong opponent than a weak one, and falls the other way round. A game to a high target tells more than a single deal, which is mostly luck, and so counts more.
rating-gist = Your rating began at { $start } and is { $now } now, after { $count } finished matches. It was { $low } at its lowest and { $high } at its highest.
