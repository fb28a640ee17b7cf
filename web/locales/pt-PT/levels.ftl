# The opponents: their names, what they are like, and the one that is chosen for the player by how she does.

level-gentle = Gentil
level-steady = Constante
level-sharp = Sagaz
level-expert = Experiente
level-master = Mestre

level-gentle-note = Esquece o que descartas e adora bater
level-steady-note = Conta as cartas que ajudam e bate assim que pode
level-sharp-note = Procura o gin e guarda o que te pode servir
level-expert-note = Lê as tuas cartas no que descartas
level-master-note = Pesa cada carta, aprende como jogas e joga conforme o resultado

# What an opponent is like, beside the name.
level-is = { $opponent }: { $note }

level-match = Ao meu nível
level-match-note = Quem te der uma partida equilibrada
match-new = { $opponent } para começar, depois conforme te correr
match-why = Agora { $opponent }: com um rating de { $rating } ganharias cerca de { $chance }

## The rating
# How strong the player is, as a number: see docs/RATING.md. It is no score of the game.

rating-title = O teu rating
rating = Rating
rating-spread = Margem ±
rating-closest = O mais próximo: { $opponent }
rating-note = { $count ->
    [one] margem de ± { $spread }, após { $count } partida
   *[other] margem de ± { $spread }, após { $count } partidas
}
rating-about = Sobe mais ao vencer um adversário forte do que um fraco, e ao perder é ao contrário. Uma partida com uma meta alta diz mais do que uma só mão, que é sobretudo sorte, e por isso conta mais.
rating-gist = O teu rating começou em { $start } e agora é { $now }, após { $count } partidas terminadas. O mais baixo foi { $low } e o mais alto { $high }.
