# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-skip = Pular para suas cartas

## Bar and menu

table-menu-resume = Continuar jogando
table-menu-home-more = Este jogo fica salvo na página inicial

## The opponent's side

table-before-count = Junte o que encaixa antes da contagem

## What somebody did in a turn: on the badge and in the log

table-did-deal-eleven = { $to ->
    [you] Deu onze cartas a você
   *[them] Deu onze cartas ao adversário
}
table-did-drew-only = Comprou uma carta
table-did-drew-threw = Comprou, descartou { $threw }
table-did-drew-knock = Comprou, descartou { $threw } e bateu
table-did-drew-gin = Comprou, descartou { $threw } e fez gin
table-did-drew-big_gin = Comprou e fez grande gin
table-did-took-only = Pegou { $card }
table-did-took-threw = Pegou { $card }, descartou { $threw }
table-did-took-knock = Pegou { $card }, descartou { $threw } e bateu
table-did-took-gin = Pegou { $card }, descartou { $threw } e fez gin
table-did-took-big_gin = Pegou { $card } e fez grande gin

## The same about the opponent, as spoken

table-said-drew-only = O adversário comprou uma carta
table-said-drew-threw = O adversário comprou do monte, descartou { $threw }
table-said-drew-knock = O adversário comprou do monte, descartou { $threw } e bateu
table-said-drew-gin = O adversário comprou do monte, descartou { $threw } e fez gin
table-said-drew-big_gin = O adversário comprou do monte e fez grande gin
table-said-took-only = O adversário pegou { $card }
table-said-took-threw = O adversário pegou { $card }, descartou { $threw }
table-said-took-knock = O adversário pegou { $card }, descartou { $threw } e bateu
table-said-took-gin = O adversário pegou { $card }, descartou { $threw } e fez gin
table-said-took-big_gin = O adversário pegou { $card } e fez grande gin

## The same about the player, under "Opponent's turn"

table-you-pass = Você passou
table-you-began = Você descartou { $threw }
table-you-drew-only = Você comprou uma carta
table-you-drew-threw = Você descartou { $threw }
table-you-drew-knock = Você descartou { $threw } e bateu
table-you-drew-gin = Você descartou { $threw } e fez gin
table-you-drew-big_gin = Você fez grande gin
table-you-took-only = Você pegou { $card }
table-you-took-threw = Você descartou { $threw }
table-you-took-knock = Você descartou { $threw } e bateu
table-you-took-gin = Você descartou { $threw } e fez gin
table-you-took-big_gin = Você fez grande gin

## Piles

table-stock-dead = Monte { $count }, { $left ->
    [0] nada mais para comprar antes da mão nula
    [one] { $left } carta para comprar antes da mão nula
   *[other] { $left } cartas para comprar antes da mão nula
}
table-draws-left = { $count ->
    [one] { $count } por comprar
   *[other] { $count } por comprar
}
table-draw-top = comprar a carta de cima
table-pile-just-name = Descarte, recém-feito
table-pile-take = pegar

## What it takes to end the deal, beside the piles

table-doubled = Espadas: esta mão conta em dobro

## The status line

table-your-turn = É a sua vez
table-upcard = Pegar { $card } ou passar?
table-upcard-first = A primeira escolha é sua
table-draw = Compre do monte, ou pegue { $card }
table-draw-stock-only = Ninguém a quis: compre do monte
table-first = Descarte uma das suas onze cartas
table-first-more = O primeiro descarte da mão: ainda ninguém compra nem bate
table-last-knock = Pegue { $card } só para bater ou fazer gin com ela, ou deixe a mão nula
table-last-gin = Pegue { $card } só para fazer gin com ela, ou deixe a mão nula
table-last-no-knock = Com { $card } você não pode bater, então deixe-a: a mão é nula
table-last-no-gin = Com { $card } você não faz gin, então deixe-a: a mão é nula
table-wait-last = { $card } é o último descarte: só pode ser pego para terminar a mão
table-must-end = O último descarte foi pego, então esta jogada termina a mão
table-reshuffled = Os descartes foram embaralhados em um novo monte
table-discard = Levante a carta que quer descartar
table-discard-or-knock = Descarte uma carta, ou bata
table-throw-how = Toque nela de novo, ou no descarte
table-taken = Você acabou de pegar { $card }
table-big-gin-more = As onze cartas combinam: baixe-as sem descartar nenhuma
table-knock-which = Bater: que carta você descarta?
table-layoff = Junte o que encaixa
table-you-knocked = Você bateu com { $deadwood }
table-draws-before-dead = { $count ->
    [one] { $count } carta para comprar antes da mão nula
   *[other] { $count } cartas para comprar antes da mão nula
}
table-last-draw-gin = Não há mais cartas para comprar: gin agora, ou a mão é nula
table-last-draw-knock = Não há mais cartas para comprar: bata agora, ou a mão é nula
table-last-draw-offered = Não há mais cartas para comprar: o adversário ainda pode terminar a mão com o seu descarte
table-booting = Carregando; você já pode escolher
table-queued = Carregando; sua escolha está salva
table-boot-failed-more = Seu jogo fica salvo neste dispositivo
table-frozen = Este jogo está aberto em outra aba
table-frozen-more = Só uma aba pode jogá-lo

## Why something cannot be done now

table-why-upcard = primeiro pegue a carta aberta ou passe
table-why-drawn = você já tem a carta desta jogada
table-why-last-two = as duas últimas cartas nunca são compradas
table-why-first = descarte primeiro uma das suas onze cartas
table-why-must-knock = esta jogada termina a mão: escolha uma carta marcada e depois Bater
table-why-must-gin = esta jogada termina a mão: pressione Gin
table-why-closed = ninguém a quis, então compre do monte
table-why-lift = levante primeiro a carta que quer descartar
table-why-lift-first = levante uma carta
table-why-taken = não a carta que você pegou
table-why-armed = pressione Bater para baixar, ou Cancelar
table-why-draw-first = primeiro compre uma carta
table-why-on-your-turn = na sua vez
table-why-knock = { $deadwood } sem combinar, limite { $limit }
table-why-left-over = { $deadwood } sem combinar
table-why-choose = escolha uma carta marcada

## Your side

table-your-side = Seu lado
table-hand = Suas cartas

## Buttons

table-act-take = Pegar { $card }
table-act-take-it = Pegar
table-act-undo = Desfazer

## Melds in words

table-meld-laid = { $kind ->
    [run] Sequência
   *[set] Trinca
}, { $count } juntadas
table-your-melds = Suas combinações
table-laid-off-by-you = { $card }, juntada por você

## Ways to lay down

table-ways-more = O que você baixa decide o que o adversário pode juntar.

## Order of the hand

table-sort-manual = Minha ordem
table-sort-manual-more = Levante uma carta e mova-a para a esquerda ou para a direita
