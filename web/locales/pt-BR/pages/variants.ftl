# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

## Straight Gin

describe-straight = Gin rummy sem bater: só termina a mão quem combina até a última carta.
what-straight-1 = No jogo normal você pode bater assim que tem poucos pontos soltos: baixa suas combinações, o adversário junta o que encaixa, e quem tem menos ganha a diferença.
what-straight-2 = Em { $game } ninguém bate. A única forma de terminar uma mão é o gin: depois de comprar uma carta, todas menos a que você descarta têm de estar em trincas e sequências. Você marca os pontos soltos com que o adversário fica e mais { $gin } pontos. Como ninguém bate, não se junta nada e não há undercut.
what-straight-3 = As mãos duram mais, e o monte pode chegar ao fim. Suas últimas { $cards } cartas nunca são compradas: se um descarte sem gin só deixa essas, a mão é nula e ninguém pontua. Onde se joga uma só mão, isso é um empate; em um jogo mais longo, quem deu dá de novo.
history-straight-1 = Jogar até alguém ter gin é uma forma antiga e bem conhecida de jogar. Também se chama Gin Only, e então costuma ser jogada até { $target } pontos.
history-straight-2 = A regra para o fim do monte também está publicada: com duas cartas restantes e sem gin, a mão é anulada e dada de novo pelo mesmo jogador. Alguns livros de regras acrescentam que essas duas não podem ser compradas. Sem bater, muito mais mãos chegam aí, então é aqui que a regra mais pesa.

## Oklahoma

what-oklahoma-1 = Em { $game } o limite para bater muda de mão para mão. Quem o fixa é a primeira carta aberta: com um 7, você pode bater com 7 ou menos; com um dez ou uma figura, com 10 ou menos.
what-oklahoma-2 = O ás é a carta aberta mais dura: ninguém pode bater nessa mão, e só o gin a termina. Todo o resto é como no jogo normal, mas as últimas { $cards } cartas do monte nunca são compradas.
what-oklahoma-3 = Muitos jogadores deixam que uma carta aberta de espadas dobre tudo o que a mão dá. Você pode escolher isso antes de as cartas serem dadas. Um jogo costuma ir até { $target } pontos.
history-oklahoma-1 = Oklahoma é há muito tempo uma das preferidas dos jogadores de gin rummy, e os livros de regras a põem ao lado do jogo normal. Não tem nada a ver com o jogo de rummy de mesmo nome.
history-oklahoma-2 = Os livros divergem quanto ao ás: em uns permite bater com um, em outros exige gin. Aqui o normal é o gin, e o outro pode ser escolhido.

## Classic

describe-classic = A contagem antiga: bônus menores, uma anotação por cada mão ganha e um bônus pelo jogo.
what-classic-2 = Cada mão ganha também é anotada à parte. No fim do jogo, cada anotação dá mais { $box } pontos e quem ganha recebe { $game_bonus } pelo jogo. Se quem perde não ganhou nenhuma mão, é um capote, e o bônus do jogo conta em dobro.
what-classic-3 = Estes bônus são uma conta à parte. Quem chega primeiro à meta ganhou o jogo do mesmo jeito.
history-classic-1 = O gin rummy se espalhou pelos Estados Unidos nos anos 30 e 40, e com ele estes pontos: vinte pelo gin, dez por um undercut, cem pelo jogo. Mais tarde os jogadores os aumentaram, mas muitos livros ainda trazem os antigos.

## North American

describe-north_american = Bônus maiores, grande gin e capotes que fazem as mãos contar em dobro.
what-north_american-1 = { $game } é a contagem generosa: { $gin } pontos pelo gin, { $undercut } por um undercut e { $big_gin } pelo grande gin, que são as onze cartas em combinações depois de comprar. Com o grande gin não se descarta nenhuma.
what-north_american-2 = No fim do jogo, cada mão ganha dá mais { $box } pontos e o próprio jogo { $game_bonus }. Se quem perde não ganhou nenhuma mão, os pontos das mãos de quem ganha contam em dobro. Dá-se à vez.
history-north_american-1 = Nos clubes e em casa os jogadores foram aumentando os bônus, pois com um bônus maior vale a pena esperar pelo gin. O grande gin veio como prêmio para a mão rara em que até a décima primeira carta encaixa.

## Tournament

describe-tournament = O último descarte ainda pode terminar a mão, e pontos soltos iguais não dão bônus.
what-tournament-1 = { $game } resolve duas coisas que dão discussão. Quando só restam as últimas { $cards } cartas do monte, o último descarte ainda é oferecido ao adversário, mas só pode ser pego para terminar a mão com ele.
what-tournament-2 = E um undercut precisa de menos pontos soltos do que quem bateu para dar o seu bônus. Com pontos soltos iguais, quem não bateu ganha a mão, mas sem pontos.

## EAAI 2021

describe-eaai = As regras com que programas se mediram em um desafio de pesquisa.
what-eaai-1 = { $game } é o jogo de um desafio de pesquisa: { $gin } pelo gin, { $undercut } por um undercut, também com pontos soltos iguais, jogos até { $target }. Dá-se à vez, e as últimas { $cards } cartas do monte nunca são compradas.
what-eaai-2 = É um jogo simples e rápido, sem bônus por mão nem por jogo, e o indicado se você quer se comparar, ou comparar um programa seu, com resultados publicados.
history-eaai-1 = Para o simpósio de 2021 sobre avanços educacionais em inteligência artificial (EAAI), Todd Neller e colegas deram uma tarefa a estudantes e professores: escrever um programa que jogue bem gin rummy. Os artigos das equipes sobre comprar, descartar e adivinhar as cartas do outro estão entre os poucos estudos do jogo.

## Palace

describe-palace = Um pequeno bônus por cada mão ganha, na hora nos pontos.
what-palace-1 = Em { $game } cada mão que você ganha dá mais { $box } pontos, na hora e não só no fim do jogo. Contam para a meta e nunca dobram.
what-palace-2 = O gin dá { $gin } pontos; um undercut, { $undercut }. Não há bônus pelo jogo, e as últimas { $cards } cartas do monte nunca são compradas.
history-palace-1 = Esta forma de contar vem da sala de jogos online Gin Rummy Palace. Marcar o bônus na hora mantém simples a soma na mesa: o que você vê é o que conta.

## Round the corner

what-round_the_corner-1 = Em { $game } o ás une as duas pontas de um naipe: A-2-3 é uma sequência, Q-K-A também, e K-A-2 também.
what-round_the_corner-2 = Isso dá muito mais sequências, e tem seu preço: um ás solto conta { $ace } pontos em vez de um. Guardar ases por serem baratos, um hábito do jogo normal, aqui sai caro para você.
