# The opponents: their names, what they are like, and the one that is chosen for the player by how she does.

level-gentle = Gentile
level-steady = Costante
level-sharp = Abile
level-expert = Esperto
level-master = Maestro

level-gentle-note = Dimentica i tuoi scarti e ama bussare
level-steady-note = Conta le carte utili e bussa appena può
level-sharp-note = Punta al gin e si tiene ciò che può servirti
level-expert-note = Legge le tue carte nei tuoi scarti
level-master-note = Soppesa ogni carta, impara come giochi e guarda il punteggio

# What an opponent is like, beside the name.
level-is = { $opponent }: { $note }

level-match = Al mio livello
level-match-note = Chi ti darà una partita alla pari
match-new = { $opponent } per cominciare, poi secondo come va
match-why = Ora { $opponent }: con un rating di { $rating } vinceresti circa il { $chance }

## The rating
# How strong the player is, as a number: see docs/RATING.md. It is no score of the game.

rating-title = Il tuo rating
rating = Rating
rating-spread = Margine ±
rating-closest = Il più vicino: { $opponent }
rating-note = { $count ->
    [one] margine di ± { $spread }, dopo { $count } match
   *[other] margine di ± { $spread }, dopo { $count } match
}
rating-about = Sale di più battendo un avversario forte che uno debole, e perdendo accade il contrario. Una partita con un traguardo alto dice più di una sola mano, che è soprattutto fortuna, e quindi conta di più.
rating-gist = Il tuo rating è partito da { $start } e ora è { $now }, dopo { $count } match finiti. Il più basso è stato { $low }, il più alto { $high }.
