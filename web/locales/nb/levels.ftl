# The opponents: their names, what they are like, and the one that is chosen for the player by how she does.

level-gentle = Mild
level-steady = Stødig
level-sharp = Skarp
level-expert = Ekspert
level-master = Mester

level-gentle-note = Glemmer hva du kastet, og banker gjerne
level-steady-note = Teller kortene som hjelper, og banker så snart det går
level-sharp-note = Går for gin og beholder det du kan trenge
level-expert-note = Leser hånden din i det du kaster
level-master-note = Veier hvert kort, lærer hvordan du spiller, og følger stillingen

# What an opponent is like, beside the name.
level-is = { $opponent }: { $note }

level-match = Passer meg
level-match-note = Den som gir deg jevn kamp
match-new = Begynner med { $opponent } og følger hvordan det går
match-why = Akkurat nå { $opponent }: med en rating på { $rating } vinner du omtrent { $chance }

## The rating
# How strong the player is, as a number: see docs/RATING.md. It is no score of the game.

rating-title = Ratingen din
rating = Rating
rating-spread = Usikkerhet ±
rating-closest = Nærmest { $opponent }
rating-note = { $count ->
    [one] usikkerhet ± { $spread }, etter { $count } kamp
   *[other] usikkerhet ± { $spread }, etter { $count } kamper
}
rating-about = Den stiger mer når du slår en sterk motstander enn en svak, og faller omvendt. Et spill til et høyt mål sier mer enn én runde, som mest er flaks, og teller derfor mer.
rating-gist = Ratingen din begynte på { $start } og er nå { $now }, etter { $count } avsluttede kamper. Den laveste var { $low }, den høyeste { $high }.
