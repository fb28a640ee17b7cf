level-gentle-note = Esquece o que você descarta e adora bater
level-sharp-note = Busca o gin e segura o que pode servir para você
level-expert-note = Lê as suas cartas no que você descarta
level-master-note = Pesa cada carta, aprende como você joga e joga conforme o placar

level-match-note = Quem der a você uma partida equilibrada
match-new = { $opponent } para começar, depois conforme você for
match-why = Agora { $opponent }: com um rating de { $rating } você ganharia cerca de { $chance }

rating-title = Seu rating
rating-gist = Seu rating começou em { $start } e agora é { $now }, após { $count } partidas terminadas. O mais baixo foi { $low } e o mais alto { $high }.
