# The opponents: their names, what they are like, and the one that is chosen for the player by how she does.

level-gentle = Mild
level-steady = Degelijk
level-sharp = Scherp
level-expert = Kenner
level-master = Meester

level-gentle-note = Vergeet wat jij aflegde en klopt graag
level-steady-note = Telt de kaarten die helpen en klopt zodra het mag
level-sharp-note = Gaat voor gin en houdt vast wat jij kunt gebruiken
level-expert-note = Leidt je kaarten af uit wat je aflegt
level-master-note = Weegt elke kaart, leert hoe je speelt en speelt naar de stand

# What an opponent is like, beside the name.
level-is = { $opponent }: { $note }

level-match = Past bij mij
level-match-note = Wie het meest aan jou gewaagd is
match-new = Begint met { $opponent } en volgt hoe het je vergaat
match-why = Nu { $opponent }: met een rating van { $rating } win je zo’n { $chance }

## The rating
# How strong the player is, as a number: see docs/RATING.md. It is no score of the game.

rating-title = Je rating
rating = Rating
rating-spread = Marge ±
rating-closest = Het dichtst bij { $opponent }
rating-note = { $count ->
    [one] marge ± { $spread }, na { $count } partij
   *[other] marge ± { $spread }, na { $count } partijen
}
rating-about = Winnen van een sterke tegenstander telt zwaarder dan van een zwakke, en bij verliezen is het andersom. Een spel tot een hoog doel zegt meer dan één hand, die vooral geluk is, en telt dus meer.
rating-gist = Je rating begon op { $start } en is nu { $now }, na { $count } afgelopen partijen. De laagste was { $low }, de hoogste { $high }.
