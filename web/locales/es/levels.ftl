# The opponents: their names, what they are like, and the one that is chosen for the player by how she does.

level-gentle = Amable
level-steady = Constante
level-sharp = Sagaz
level-expert = Experto
level-master = Maestro

level-gentle-note = Olvida lo que tiras y le encanta tocar
level-steady-note = Cuenta las cartas que ayudan y toca en cuanto puede
level-sharp-note = Busca el gin y se guarda lo que te puede servir
level-expert-note = Lee tus cartas en lo que tiras
level-master-note = Sopesa cada carta, aprende tu juego y mira el marcador

# What an opponent is like, beside the name.
level-is = { $opponent }: { $note }

level-match = A mi nivel
level-match-note = Quien te dé una partida igualada
match-new = { $opponent } para empezar, y luego según te vaya
match-why = Ahora { $opponent }: con una valoración de { $rating } ganarías cerca del { $chance }

## The rating
# How strong the player is, as a number: see docs/RATING.md. It is no score of the game.

rating-title = Tu valoración
rating = Valoración
rating-spread = Margen ±
rating-closest = Lo más cercano: { $opponent }
rating-note = { $count ->
    [one] margen de ± { $spread }, tras { $count } partida
   *[other] margen de ± { $spread }, tras { $count } partidas
}
rating-about = Sube más al ganar a un rival fuerte que a uno débil, y al perder es al revés. Una partida a una meta alta dice más que una sola mano, que es sobre todo suerte, y por eso cuenta más.
rating-gist = Tu valoración empezó en { $start } y ahora es de { $now }, tras { $count } partidas terminadas. La más baja fue { $low } y la más alta { $high }.
