# The full rules of the regular game. $limit is the knock limit, $gin and $undercut the bonuses, $low and $high the targets
# on offer, $turns the longest a deal may last, $points the points of an example.

full-title = Regras do gin rummy
full-describe = Como se joga gin rummy: combinações, cartas soltas, bater, juntar, undercut, gin e os pontos, com exemplos.
full-lede = Dois jogadores, um baralho, dez cartas para cada um. Reúne trincas e sequências, e termina a mão quando pouco te sobrar por combinar.

full-aim-heading = O objetivo
full-aim-1 = Arruma as tuas cartas em combinações e livra-te do que não encaixa. Quando alguém termina a mão, quem tem menos pontos soltos marca a diferença. Os pontos somam-se de mão em mão até alguém chegar à meta.

full-cards-heading = As cartas
full-cards-1 = O gin rummy joga-se com 52 cartas, sem jokers. O ás é baixo: vem antes do dois.
full-cards-2 = Um ás conta { $ace }, as figuras e os dezes contam 10, e as outras contam o seu número.

full-melds-heading = Combinações
full-melds-1 = Há dois tipos de combinações. Uma trinca são três ou quatro cartas do mesmo valor. Uma sequência são três ou mais cartas seguidas do mesmo naipe.
full-melds-2 = Cada carta pertence a uma só combinação. Se puder entrar em duas, escolhes tu.
full-melds-figure-set = Uma trinca: quatro do mesmo valor
full-melds-figure-run = Uma sequência: três ou mais seguidas do mesmo naipe
full-melds-figure-not = Não é sequência: o ás é baixo, por isso não segue o rei

full-deadwood-heading = Cartas soltas
full-deadwood-1 = As cartas que não estão em nenhuma combinação são cartas soltas. A soma dos seus pontos é o que vale a tua mão, e quanto menos, melhor.

full-deal-heading = Dar as cartas
full-deal-1 = Quem dá entrega dez cartas a cada um. A seguinte vira-se ao lado do monte: é a carta aberta, a primeira do descarte.
full-deal-2 = A primeira escolha é de quem não deu: apanhar a carta aberta ou passar. Se passar, pode apanhá-la quem deu. Se ambos passarem, quem não deu tira do monte.
full-deal-3 = Quem dá primeiro é decidido à sorte. Depois, quem ganhou a última mão dá a seguinte.

full-turn-heading = A tua vez
full-turn-1 = Recolhe uma carta: a de cima do monte, que ninguém vê, ou a de cima do descarte, que ambos viram. Depois descarta uma carta virada para cima.
full-turn-2 = Uma carta que apanhaste do descarte não pode ser descartada na mesma jogada.

full-knock-heading = Bater
full-knock-1 = Se os teus pontos soltos, depois do descarte, forem { $limit } ou menos, podes bater em vez de continuar: baixa as tuas combinações, mostra as tuas cartas soltas e descarta uma carta. Nunca é obrigatório.
full-knock-2 = Escolhes como baixar as tuas cartas. Muitas vezes há duas maneiras, e uma delas deixa menos lugar às cartas do adversário.

full-layoff-heading = Juntar cartas
full-layoff-1 = Depois de uma batida, o adversário também baixa as suas combinações e pode então juntar cartas às de quem bateu: a quarta carta a uma trinca, ou a seguinte em qualquer ponta de uma sequência. O que se junta já não conta.
full-layoff-2 = Uma carta pode abrir lugar para a seguinte. Quem bateu nunca junta, e ninguém junta a cartas soltas.
full-layoff-figure = Uma cadeia: primeiro uma carta encaixa na sequência, e depois a seguinte também encaixa

full-count-heading = A contagem
full-count-1 = Agora ambos contam os seus pontos soltos. Se quem bateu tem menos, marca a diferença. Uma batida que ganha não tem bónus.

full-undercut-heading = Undercut
full-undercut-1 = Se os pontos soltos do adversário forem então iguais aos de quem bateu, ou menos, há undercut: o adversário marca a diferença e mais { $undercut } pontos.
full-undercut-figure-knocker = Quem bateu fica com { $deadwood }
full-undercut-figure-other = O adversário fica com { $deadwood } depois de juntar
full-undercut-figure-result = Undercut: { $points } pontos para o adversário

full-gin-heading = Gin
full-gin-1 = Uma mão sem cartas soltas é gin. Vale os pontos soltos do adversário e mais { $gin } pontos. Contra o gin não se junta nada, e o gin ganha mesmo que o adversário também não tenha cartas soltas.

full-stock-heading = Quando o monte acaba
full-stock-1 = Quando um jogador quer tirar e o monte acabou, o descarte é baralhado num novo monte; só fica a sua carta de cima.
full-stock-2 = Uma mão ainda por terminar após { $turns } jogadas é nula: ninguém pontua, e dá outra vez quem deu. Quase nunca se chega a isso.

full-game-heading = Mão, jogo, meta
full-game-1 = Podes jogar uma só mão, ou um jogo até { $low } ou { $high } pontos ou até qualquer outra meta. Quem lá chega primeiro ganha. Um undercut também pode ganhar o jogo.
full-game-2 = Alguns jogos acrescentam um bónus por cada mão ganha e pelo jogo. O jogo normal não tem nenhum deles.

full-hollywood-heading = Hollywood
full-hollywood-1 = Hollywood são três jogos ao mesmo tempo. A tua primeira vitória só conta no jogo 1, a segunda nos jogos 1 e 2, e a partir da terceira os teus pontos contam em todos os jogos ainda abertos.
full-hollywood-2 = Um jogo fecha quando alguém chega nele à meta. Se ficaste de fora de um jogo que fechou, a tua próxima vitória entra no seguinte ainda aberto. Os pontos dos três jogos juntos decidem a partida.
full-hollywood-figure = Como seis vitórias são marcadas nos três jogos
full-hollywood-row = Vitória { $n }: { $points }
full-hollywood-total = Total

full-straight-heading = Sem bater
full-straight-1 = No Straight Gin ninguém bate e só o gin termina uma mão. É o outro jogo no coração do Undercut e tem uma página própria, como todos os outros jogos.
