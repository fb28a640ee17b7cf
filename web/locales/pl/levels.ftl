# The opponents: their names, what they are like, and the one that is chosen for the player by how she does.

level-gentle = Łagodny
level-steady = Rozważny
level-sharp = Bystry
level-expert = Ekspert
level-master = Mistrz

level-gentle-note = Zapomina, co rzucasz, i lubi stukać
level-steady-note = Liczy przydatne karty i stuka, gdy tylko może
level-sharp-note = Celuje w gina i trzyma to, czego możesz szukać
level-expert-note = Czyta twoje karty z tego, co rzucasz
level-master-note = Waży każdą kartę, poznaje twoją grę i patrzy na wynik

# What an opponent is like, beside the name.
level-is = { $opponent }: { $note }

level-match = Na moją miarę
level-match-note = Ktoś, z kim gra będzie wyrównana
match-new = Na początek { $opponent }, potem zależnie od wyników
match-why = Teraz { $opponent }: z rankingiem { $rating } wygrywasz około { $chance }

## The rating
# How strong the player is, as a number: see docs/RATING.md. It is no score of the game.

rating-title = Twój ranking
rating = Ranking
rating-spread = Dokładność ±
rating-closest = Najbliżej: { $opponent }
rating-note = { $count ->
    [one] dokładność ± { $spread }, po { $count } meczu
    [few] dokładność ± { $spread }, po { $count } meczach
    [many] dokładność ± { $spread }, po { $count } meczach
   *[other] dokładność ± { $spread }, po { $count } meczu
}
rating-about = Rośnie bardziej za wygraną z silnym przeciwnikiem niż ze słabym, a spada na odwrót. Gra do wysokiego celu mówi więcej niż jedno rozdanie, które jest głównie szczęściem, i dlatego liczy się bardziej.
rating-gist = Twój ranking zaczął się od { $start }, a teraz wynosi { $now }, liczba skończonych meczów: { $count }. Najniższy był { $low }, najwyższy { $high }.
