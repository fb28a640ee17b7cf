# The opponents: their names, what they are like, and the one that is chosen for the player by how she does.

level-gentle = Mild
level-steady = Stabil
level-sharp = Skarp
level-expert = Ekspert
level-master = Mester

level-gentle-note = Glemmer, hvad du har kastet, og banker gerne
level-steady-note = Tæller de kort, der hjælper, og banker, så snart det går
level-sharp-note = Går efter gin og beholder det, du kan få brug for
level-expert-note = Læser din hånd i det, du kaster
level-master-note = Vejer hvert kort, lærer, hvordan du spiller, og følger stillingen

# What an opponent is like, beside the name.
level-is = { $opponent }: { $note }

level-match = Passer til mig
level-match-note = Den, der giver dig lige kamp
match-new = Begynder med { $opponent } og følger, hvordan det går
match-why = Lige nu { $opponent }: med en rating på { $rating } vinder du cirka { $chance }

## The rating
# How strong the player is, as a number: see docs/RATING.md. It is no score of the game.

rating-title = Din rating
rating = Rating
rating-spread = Usikkerhed ±
rating-closest = Tættest på { $opponent }
rating-note = { $count ->
    [one] usikkerhed ± { $spread }, efter { $count } kamp
   *[other] usikkerhed ± { $spread }, efter { $count } kampe
}
rating-about = Den stiger mere, når du slår en stærk modstander end en svag, og falder omvendt. Et spil til et højt mål siger mere end en enkelt runde, som mest er held, og tæller derfor mere.
rating-gist = Din rating begyndte på { $start } og er nu { $now }, efter { $count } afsluttede kampe. Den laveste var { $low }, den højeste { $high }.
