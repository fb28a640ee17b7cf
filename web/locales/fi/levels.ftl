# The opponents: their names, what they are like, and the one that is chosen for the player by how she does.

level-gentle = Lempeä
level-steady = Vakaa
level-sharp = Terävä
level-expert = Konkari
level-master = Mestari

level-gentle-note = Unohtaa heittosi ja koputtaa mielellään
level-steady-note = Laskee hyödylliset kortit ja koputtaa heti kun voi
level-sharp-note = Tähtää giniin eikä heitä, mitä voisit tarvita
level-expert-note = Lukee kätesi siitä, mitä heität
level-master-note = Punnitsee joka kortin, oppii pelitapasi ja pelaa tilanteen mukaan

# What an opponent is like, beside the name.
level-is = { $opponent }: { $note }

level-match = Sopiva minulle
level-match-note = Se, jonka kanssa pelistä tulee tasainen
match-new = Aluksi { $opponent }, sitten sen mukaan, miten sinulla menee
match-why = Nyt { $opponent }: vahvuusluvullasi { $rating } voittaisit noin { $chance }

## The rating
# How strong the player is, as a number: see docs/RATING.md. It is no score of the game.

rating-title = Vahvuuslukusi
rating = Vahvuusluku
rating-spread = Tarkkuus ±
rating-closest = Lähinnä vastustajaa { $opponent }
rating-note = { $count ->
    [one] tarkkuus ± { $spread }, { $count } ottelun jälkeen
   *[other] tarkkuus ± { $spread }, { $count } ottelun jälkeen
}
rating-about = Se nousee enemmän, kun voitat vahvan vastustajan kuin heikon, ja laskee päinvastoin. Peli suureen tavoitteeseen kertoo enemmän kuin yksi jako, joka on enimmäkseen tuuria, ja painaa siksi enemmän.
rating-gist = Vahvuuslukusi alkoi luvusta { $start } ja on nyt { $now }, pelattuja otteluita { $count }. Alimmillaan se oli { $low } ja ylimmillään { $high }.
