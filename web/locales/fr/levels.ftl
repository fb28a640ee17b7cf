# The opponents: their names, what they are like, and the one that is chosen for the player by how she does.

level-gentle = Paisible
level-steady = Solide
level-sharp = Lucide
level-expert = Chevronné
level-master = Maître

level-gentle-note = Oublie vos défausses et adore frapper
level-steady-note = Compte les cartes utiles et frappe dès que possible
level-sharp-note = Vise le gin et garde ce qui pourrait vous servir
level-expert-note = Lit votre main dans vos défausses
level-master-note = Pèse chaque carte, apprend votre jeu et joue selon le score

# What an opponent is like, beside the name.
level-is = { $opponent } : { $note }

level-match = À mon niveau
level-match-note = Qui fera jeu égal avec vous
match-new = { $opponent } pour commencer, puis selon vos résultats
match-why = { $opponent } pour l’instant : avec une cote de { $rating }, environ { $chance } de victoires

## The rating
# How strong the player is, as a number: see docs/RATING.md. It is no score of the game.

rating-title = Votre cote
rating = Cote
rating-spread = Marge ±
rating-closest = Au plus près de { $opponent }
rating-note = { $count ->
    [one] marge de ± { $spread }, après { $count } match
   *[other] marge de ± { $spread }, après { $count } matchs
}
rating-about = Battre un adversaire fort la fait monter plus qu’un faible, et perdre la fait baisser à l’inverse. Une partie vers un objectif élevé en dit plus qu’une seule donne, surtout affaire de chance, et compte donc davantage.
rating-gist = Votre cote est partie de { $start } et vaut { $now } maintenant, après { $count } matchs terminés. Elle a varié entre { $low } et { $high }.
