# The opponents: their names, what they are like, and the one that is chosen for the player by how she does.

level-gentle = Sanft
level-steady = Solide
level-sharp = Gewieft
level-expert = Profi
level-master = Meister

level-gentle-note = Vergisst deine Abwürfe und klopft gern
level-steady-note = Zählt, was hilft, und klopft, sobald es geht
level-sharp-note = Will Gin und behält, was du brauchen könntest
level-expert-note = Liest deine Hand aus deinen Abwürfen
level-master-note = Wägt jede Karte ab, lernt, wie du spielst, und spielt nach Stand

# What an opponent is like, beside the name.
level-is = { $opponent }: { $note }

level-match = Passend zu mir
level-match-note = Wer dir gerade gewachsen ist
match-new = Erst { $opponent }, dann je nachdem, wie es läuft
match-why = Jetzt { $opponent }: Mit einer Wertung von { $rating } gewinnst du etwa { $chance }

## The rating
# How strong the player is, as a number: see docs/RATING.md. It is no score of the game.

rating-title = Deine Wertung
rating = Wertung
rating-spread = Genau auf ±
rating-closest = Am nächsten bei { $opponent }
rating-note = { $count ->
    [one] genau auf ± { $spread }, nach { $count } Partie
   *[other] genau auf ± { $spread }, nach { $count } Partien
}
rating-about = Sie steigt mehr, wenn du starke Gegner schlägst, als bei schwachen, und fällt umgekehrt. Ein Spiel bis zu einem hohen Ziel sagt mehr als eine einzelne Runde, die vor allem Glück ist, und zählt darum mehr.
rating-gist = Deine Wertung begann bei { $start } und steht nach { $count } beendeten Partien bei { $now }. Am niedrigsten war sie { $low }, am höchsten { $high }.
