# The opponents: their names, what they are like, and the one that is chosen for the player by how she does.

level-gentle = Mild
level-steady = Stadig
level-sharp = Skarp
level-expert = Expert
level-master = Mästare

level-gentle-note = Glömmer vad du kastat och knackar gärna
level-steady-note = Räknar korten som hjälper och knackar så fort det går
level-sharp-note = Siktar på gin och behåller det du kan behöva
level-expert-note = Läser din hand i det du kastar
level-master-note = Väger varje kort, lär sig hur du spelar och följer ställningen

# What an opponent is like, beside the name.
level-is = { $opponent }: { $note }

level-match = Lagom för mig
level-match-note = Den som ger dig jämnt spel
match-new = Börjar med { $opponent } och följer hur det går
match-why = Just nu { $opponent }: med ratingen { $rating } vinner du ungefär { $chance }

## The rating
# How strong the player is, as a number: see docs/RATING.md. It is no score of the game.

rating-title = Din rating
rating = Rating
rating-spread = Osäkerhet ±
rating-closest = Närmast { $opponent }
rating-note = { $count ->
    [one] osäkerhet ± { $spread }, efter { $count } match
   *[other] osäkerhet ± { $spread }, efter { $count } matcher
}
rating-about = Den stiger mer när du slår en stark motståndare än en svag, och faller tvärtom. Ett parti till ett högt mål säger mer än en enda omgång, som mest är tur, och räknas därför mer.
rating-gist = Din rating började på { $start } och är nu { $now }, efter { $count } avslutade matcher. Den lägsta var { $low } och den högsta { $high }.
