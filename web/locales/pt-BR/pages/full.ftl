# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-lede = Dois jogadores, um baralho, dez cartas para cada um. Reúna trincas e sequências, e termine a mão quando pouco sobrar sem combinar.
full-aim-1 = Arrume suas cartas em combinações e livre-se do que não encaixa. Quando alguém termina a mão, quem tem menos pontos soltos marca a diferença. Os pontos se somam de mão em mão até alguém chegar à meta.
full-cards-1 = O gin rummy é jogado com 52 cartas, sem curingas. O ás é baixo: vem antes do dois.
full-melds-2 = Cada carta pertence a uma só combinação. Se puder entrar em duas, você escolhe.
full-melds-figure-not = Não é sequência: o ás é baixo, então não segue o rei
full-deadwood-1 = As cartas que não estão em nenhuma combinação são cartas soltas. A soma dos seus pontos é o que vale a sua mão, e quanto menos, melhor.
full-deal-1 = Quem dá entrega dez cartas a cada um. A seguinte é virada ao lado do monte: é a carta aberta, a primeira do descarte.
full-deal-2 = A primeira escolha é de quem não deu: pegar a carta aberta ou passar. Se passar, quem deu pode pegá-la. Se os dois passarem, quem não deu compra do monte.
full-deal-3 = Quem dá primeiro é decidido no sorteio. Depois, quem ganhou a última mão dá a seguinte.
full-turn-heading = Sua vez
full-turn-1 = Pegue uma carta: a de cima do monte, que ninguém vê, ou a de cima do descarte, que os dois viram. Depois descarte uma carta virada para cima.
full-turn-2 = Uma carta que você pegou do descarte não pode ser descartada na mesma jogada.
full-knock-1 = Se seus pontos soltos, depois do descarte, forem { $limit } ou menos, você pode bater em vez de continuar: baixe suas combinações, mostre suas cartas soltas e descarte uma carta. Nunca é obrigatório.
full-knock-2 = Você escolhe como baixar suas cartas. Muitas vezes há duas maneiras, e uma delas deixa menos lugar para as cartas do adversário.
full-layoff-1 = Depois de uma batida, o adversário também baixa suas combinações e pode então juntar cartas às de quem bateu: a quarta carta a uma trinca, ou a seguinte em qualquer ponta de uma sequência. O que se junta não conta mais.
full-count-1 = Agora ambos contam os seus pontos soltos. Se quem bateu tem menos, marca a diferença. Uma batida que ganha não tem bônus.
full-stock-1 = Quando um jogador quer comprar e o monte acabou, o descarte é embaralhado em um novo monte; só fica a carta de cima.
full-stock-2 = Uma mão ainda sem terminar após { $turns } jogadas é nula: ninguém pontua, e quem deu dá de novo. Quase nunca se chega a isso.
full-game-1 = Você pode jogar uma só mão, ou um jogo até { $low } ou { $high } pontos ou até qualquer outra meta. Quem chega lá primeiro ganha. Um undercut também pode ganhar o jogo.
full-game-2 = Alguns jogos acrescentam um bônus por cada mão ganha e pelo jogo. O jogo normal não tem nenhum deles.
full-hollywood-1 = Hollywood são três jogos ao mesmo tempo. Sua primeira vitória só conta no jogo 1, a segunda nos jogos 1 e 2, e a partir da terceira os seus pontos contam em todos os jogos ainda abertos.
full-hollywood-2 = Um jogo fecha quando alguém chega nele à meta. Se você ficou de fora de um jogo que fechou, sua próxima vitória entra no seguinte ainda aberto. Os pontos dos três jogos juntos decidem a partida.
