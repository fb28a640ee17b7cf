# One page for every game beside the regular one. $game is the name of the game, $regular that of the regular game; all
# numbers come from the rules themselves: $gin and $undercut are the bonuses, $box the bonus for a deal won, $game_bonus the one
# for a game won, $big_gin the one for big gin, $cards the cards at the end of the stock that are never drawn, $ace what an
# ace counts, $target the usual target.

variant-title = O que é { $game }?
variant-changes-heading = O que muda nas regras
variant-changes-caption = { $game } ao lado do jogo normal
variant-history-heading = História
variant-sources-heading = Fontes
variant-all-heading = Todas as regras de { $game }
variant-others-heading = Outros jogos

## Straight Gin

describe-straight = Gin rummy sem bater: só termina a mão quem combina até à última carta.
what-straight-1 = No jogo normal podes bater assim que tens poucos pontos soltos: baixas as tuas combinações, o adversário junta o que encaixa, e quem tem menos ganha a diferença.
what-straight-2 = Em { $game } ninguém bate. A única forma de terminar uma mão é o gin: depois de tirares uma carta, todas menos a que descartas têm de estar em trincas e sequências. Marcas os pontos soltos com que o adversário fica e mais { $gin } pontos. Como ninguém bate, não se junta nada e não há undercut.
what-straight-3 = As mãos duram mais, e o monte pode chegar ao fim. As suas últimas { $cards } cartas nunca se tiram: se um descarte sem gin só deixa essas, a mão é nula e ninguém pontua. Onde se joga uma só mão, isso é um empate; num jogo mais longo dá outra vez quem deu.
history-straight-1 = Jogar até alguém ter gin é uma forma antiga e bem conhecida de jogar. Também se chama Gin Only, e então joga-se habitualmente até { $target } pontos.
history-straight-2 = A regra para o fim do monte também está publicada: com duas cartas restantes e sem gin, a mão é anulada e dada de novo pelo mesmo jogador. Alguns livros de regras acrescentam que essas duas não se podem tirar. Sem bater, muitas mais mãos chegam aí, por isso é aqui que a regra mais pesa.

## Oklahoma

describe-oklahoma = A primeira carta aberta fixa com quantos pontos soltos se bate.
what-oklahoma-1 = Em { $game } o limite para bater muda de mão para mão. Fixa-o a primeira carta aberta: com um 7 podes bater com 7 ou menos, com um dez ou uma figura, com 10 ou menos.
what-oklahoma-2 = O ás é a carta aberta mais dura: ninguém pode bater nessa mão, e só o gin a termina. Tudo o resto se joga como no jogo normal, mas as últimas { $cards } cartas do monte nunca se tiram.
what-oklahoma-3 = Muitos jogadores deixam que uma carta aberta de espadas dobre tudo o que a mão dá. Podes escolher isso antes de as cartas serem dadas. Um jogo vai habitualmente até { $target } pontos.
history-oklahoma-1 = Oklahoma é há muito uma das preferidas dos jogadores de gin rummy, e os livros de regras põem-na ao lado do jogo normal. Não tem nada a ver com o jogo de rummy do mesmo nome.
history-oklahoma-2 = Os livros divergem quanto ao ás: nuns permite bater com um, noutros exige gin. Aqui o habitual é o gin, e pode escolher-se o outro.

## Classic

describe-classic = A contagem antiga: bónus mais pequenos, uma anotação por cada mão ganha e um bónus pelo jogo.
what-classic-1 = { $game } conta como muitos livros antigos: o gin dá { $gin } pontos além dos pontos soltos do adversário; um undercut, { $undercut }.
what-classic-2 = Cada mão ganha também é anotada à parte. No fim do jogo, cada anotação dá mais { $box } pontos e quem ganha recebe { $game_bonus } pelo jogo. Se quem perde não ganhou nenhuma mão, é um capote, e o bónus do jogo conta a dobrar.
what-classic-3 = Estes bónus são uma conta à parte. Quem chega primeiro à meta ganhou o jogo na mesma.
history-classic-1 = O gin rummy espalhou-se pelos Estados Unidos nos anos 30 e 40, e com ele estes pontos: vinte pelo gin, dez por um undercut, cem pelo jogo. Mais tarde os jogadores subiram-nos, mas muitos livros ainda trazem os antigos.

## North American

describe-north_american = Bónus maiores, grande gin e capotes que fazem as mãos contar a dobrar.
what-north_american-1 = { $game } é a contagem generosa: { $gin } pontos pelo gin, { $undercut } por um undercut e { $big_gin } pelo grande gin, que são as onze cartas em combinações depois de tirar. Com o grande gin não se descarta nenhuma.
what-north_american-2 = No fim do jogo, cada mão ganha dá mais { $box } pontos e o próprio jogo { $game_bonus }. Se quem perde não ganhou nenhuma mão, os pontos das mãos de quem ganha contam a dobrar. Dá-se à vez.
history-north_american-1 = Nos clubes e em casa os jogadores foram subindo os bónus, pois com um bónus maior vale a pena esperar pelo gin. O grande gin veio como prémio para a mão rara em que até a décima primeira carta encaixa.

## Tournament

describe-tournament = O último descarte ainda pode terminar a mão, e pontos soltos iguais não dão bónus.
what-tournament-1 = { $game } resolve duas coisas que dão discussão. Quando só restam as últimas { $cards } cartas do monte, o último descarte ainda é oferecido ao adversário, mas só pode ser apanhado para terminar a mão com ele.
what-tournament-2 = E um undercut precisa de menos pontos soltos do que quem bateu para dar o seu bónus. Com pontos soltos iguais, quem não bateu ganha a mão, mas sem pontos.
history-tournament-1 = Os torneios têm regras impressas próprias, e estas mudam de lugar para lugar. O que têm em comum é a vontade de não deixar nada em aberto: quem ainda pode agir quando o monte acaba, e quanto vale um empate.

## EAAI 2021

describe-eaai = As regras com que programas se mediram num desafio de investigação.
what-eaai-1 = { $game } é o jogo de um desafio de investigação: { $gin } pelo gin, { $undercut } por um undercut, também com pontos soltos iguais, jogos até { $target }. Dá-se à vez, e as últimas { $cards } cartas do monte nunca se tiram.
what-eaai-2 = É um jogo simples e rápido, sem bónus por mão nem por jogo, e o que convém escolher se queres comparar-te, ou comparar um programa teu, com resultados publicados.
history-eaai-1 = Para o simpósio de 2021 sobre avanços educativos em inteligência artificial (EAAI), Todd Neller e colegas deram uma tarefa a estudantes e professores: escrever um programa que jogue bem gin rummy. Os artigos das equipas sobre tirar, descartar e adivinhar as cartas do outro estão entre os poucos estudos do jogo.

## Palace

describe-palace = Um pequeno bónus por cada mão ganha, logo nos pontos.
what-palace-1 = Em { $game } cada mão que ganhas dá mais { $box } pontos, logo nos pontos e não só no fim do jogo. Contam para a meta e nunca se dobram.
what-palace-2 = O gin dá { $gin } pontos; um undercut, { $undercut }. Não há bónus pelo jogo, e as últimas { $cards } cartas do monte nunca se tiram.
history-palace-1 = Esta forma de contar vem da sala de jogo online Gin Rummy Palace. Marcar logo o bónus mantém simples a soma na mesa: o que vês é o que conta.

## Round the corner

describe-round_the_corner = As sequências continuam depois do rei, e um ás solto sai caro.
what-round_the_corner-1 = Em { $game } o ás une as duas pontas de um naipe: A-2-3 é uma sequência, D-R-A também, e R-A-2 também.
what-round_the_corner-2 = Isso dá muitas mais sequências, e tem o seu preço: um ás solto conta { $ace } pontos em vez de um. Guardar ases por serem baratos, um hábito do jogo normal, aqui sai-te caro.
history-round_the_corner-1 = As sequências que dão a volta são conhecidas de muitos jogos da família do rummy. Para o gin rummy, os livros apresentam-nas como variante, com um ás caro para compensar as sequências mais fáceis.
