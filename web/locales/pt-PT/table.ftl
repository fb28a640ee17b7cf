# The table: what is asked of the player, what lies where, and the names screen readers give it.

table-heading = Mesa de gin rummy
table-heading-layoff = Juntar às combinações do adversário
table-skip = Saltar para as tuas cartas
table-comma = { ", " }
table-sentence = { $text }.

## Bar and menu

table-menu = Menu
table-menu-resume = Continuar a jogar
table-menu-rules = Regras desta partida
table-menu-home = Sair da mesa
table-menu-home-more = Este jogo fica guardado na página inicial

## The opponent's side

table-opponent-holds = { $count ->
    [one] O adversário tem { $count } carta
   *[other] O adversário tem { $count } cartas
}
table-name-knocked = { $name } bateu com { $deadwood }
table-name-gin = { $name } fez gin
table-name-big-gin = { $name } fez grande gin
table-before-count = Junta o que encaixa antes da contagem

## What somebody did in a turn: on the badge and in the log

table-did-deal = Deu dez cartas a cada um
table-did-deal-eleven = { $to ->
    [you] Deu-te onze cartas
   *[them] Deu onze cartas ao adversário
}
table-holds-eleven = Tem onze cartas e descarta primeiro uma
table-did-began = Começou, descartou { $threw }
table-did-pass = Passou
table-did-drew-only = Tirou uma carta
table-did-drew-threw = Tirou, descartou { $threw }
table-did-drew-knock = Tirou, descartou { $threw } e bateu
table-did-drew-gin = Tirou, descartou { $threw } e fez gin
table-did-drew-big_gin = Tirou e fez grande gin
table-did-took-only = Apanhou { $card }
table-did-took-threw = Apanhou { $card }, descartou { $threw }
table-did-took-knock = Apanhou { $card }, descartou { $threw } e bateu
table-did-took-gin = Apanhou { $card }, descartou { $threw } e fez gin
table-did-took-big_gin = Apanhou { $card } e fez grande gin
table-did-laid-off = Juntou { $card }

## The same about the opponent, as spoken

table-said-pass = O adversário passou
table-said-began = O adversário começou com onze cartas, descartou { $threw }
table-said-drew-only = O adversário tirou uma carta
table-said-drew-threw = O adversário tirou do monte, descartou { $threw }
table-said-drew-knock = O adversário tirou do monte, descartou { $threw } e bateu
table-said-drew-gin = O adversário tirou do monte, descartou { $threw } e fez gin
table-said-drew-big_gin = O adversário tirou do monte e fez grande gin
table-said-took-only = O adversário apanhou { $card }
table-said-took-threw = O adversário apanhou { $card }, descartou { $threw }
table-said-took-knock = O adversário apanhou { $card }, descartou { $threw } e bateu
table-said-took-gin = O adversário apanhou { $card }, descartou { $threw } e fez gin
table-said-took-big_gin = O adversário apanhou { $card } e fez grande gin

## The same about the player, under "Opponent's turn"

table-you-pass = Passaste
table-you-began = Descartaste { $threw }
table-you-drew-only = Tiraste uma carta
table-you-drew-threw = Descartaste { $threw }
table-you-drew-knock = Descartaste { $threw } e bateste
table-you-drew-gin = Descartaste { $threw } e fizeste gin
table-you-drew-big_gin = Fizeste grande gin
table-you-took-only = Apanhaste { $card }
table-you-took-threw = Descartaste { $threw }
table-you-took-knock = Descartaste { $threw } e bateste
table-you-took-gin = Descartaste { $threw } e fizeste gin
table-you-took-big_gin = Fizeste grande gin

## Piles

table-piles = Monte e descarte
table-pile-name = { $pile }, { $what }
table-stock = Monte { $count }
table-stock-cap = Monte
table-stock-dead = Monte { $count }, { $left ->
    [0] nada mais para tirar antes da mão nula
    [one] { $left } carta para tirar antes da mão nula
   *[other] { $left } cartas para tirar antes da mão nula
}
table-draws-left = { $count ->
    [one] { $count } por tirar
   *[other] { $count } por tirar
}
table-draw-top = tirar a carta de cima
table-pile = Descarte
table-pile-just = Descarte novo
table-pile-upcard = Carta aberta
table-pile-top = { $pile }, { $card } em cima, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
table-pile-just-name = Descarte, acabado de fazer
table-pile-upcard-name = Carta aberta
table-pile-empty = Descarte, vazio
table-pile-take = apanhar
table-pile-throw = descartar { $card } aqui

## What it takes to end the deal, beside the piles

table-limit = Bater com { $limit } ou menos
table-limit-gin = Só gin
table-limit-gin-deal = Só gin nesta mão
table-doubled = Espadas: esta mão conta a dobrar
table-turned = Carta virada, { $card }

## The status line

table-your-turn = É a tua vez
table-their-turn = Vez do adversário
table-upcard = Apanhar { $card } ou passar?
table-upcard-first = A primeira escolha é tua
table-upcard-second = O adversário passou
table-draw = Tira do monte, ou apanha { $card }
table-draw-stock-only = Ninguém a quis: tira do monte
table-first = Descarta uma das tuas onze cartas
table-first-more = O primeiro descarte da mão: ainda ninguém tira nem bate
table-wait-first = O adversário tem onze cartas e descarta primeiro uma
table-last-two = Restam duas cartas no monte
table-last-knock = Apanha { $card } só para bater ou fazer gin com ela, ou deixa a mão nula
table-last-gin = Apanha { $card } só para fazer gin com ela, ou deixa a mão nula
table-last-no-knock = Com { $card } não podes bater, por isso deixa-a: a mão é nula
table-last-no-gin = Com { $card } não fazes gin, por isso deixa-a: a mão é nula
table-wait-last = { $card } é o último descarte: só pode ser apanhado para terminar a mão
table-must-end = O último descarte foi apanhado, por isso esta jogada termina a mão
table-reshuffled = Os descartes foram baralhados num novo monte
table-discard = Levanta a carta que queres descartar
table-discard-or-knock = Descarta uma carta, ou bate
table-throw = Descartar { $card }?
table-throw-how = Toca nela outra vez, ou no descarte
table-taken = Acabaste de apanhar { $card }
table-taken-more = Pode ser descartada na próxima jogada, não nesta
table-gin = Gin!
table-big-gin = Grande gin!
table-big-gin-more = As onze cartas combinam: baixa-as sem descartar nenhuma
table-knock-ask = Bater com { $deadwood }?
table-knock-which = Bater: que carta descartas?
table-knock-which-more = Com as cartas marcadas ficam { $limit } ou menos
table-gin-instead = Descartar { $card } seria gin
table-layoff = Junta o que encaixa
table-layoff-ask = Juntar { $card }?
table-layoff-no-fit = { $card } não encaixa
table-layoff-no-more = Não encaixa mais nada
table-layoff-none = Nada encaixa
table-you-knocked = Bateste com { $deadwood }
table-they-lay-off = O adversário junta o que encaixa
table-they-laid-off = O adversário juntou { $card }
table-over = A mão terminou
table-over-knock = Terminou com uma batida
table-over-gin = Terminou com gin
table-over-big_gin = Terminou com grande gin
table-over-undercut = Terminou com um undercut
table-over-dead = Mão nula: ninguém pontua
table-over-drawn = Pontos soltos iguais: a mão não é de ninguém
table-draws-before-dead = { $count ->
    [one] { $count } carta para tirar antes da mão nula
   *[other] { $count } cartas para tirar antes da mão nula
}
table-last-draw-gin = Não há mais cartas para tirar: gin agora, ou a mão é nula
table-last-draw-knock = Não há mais cartas para tirar: bate agora, ou a mão é nula
table-last-draw-offered = Não há mais cartas para tirar: o adversário ainda pode terminar a mão com o teu descarte
table-turns-before-dead = { $count ->
    [one] { $count } jogada até a mão terminar sem pontos
   *[other] { $count } jogadas até a mão terminar sem pontos
}
table-booting = A carregar; já podes escolher
table-queued = A carregar; a tua escolha está guardada
table-boot-failed = Não foi possível carregar o jogo
table-boot-failed-more = O teu jogo fica guardado neste dispositivo
table-frozen = Este jogo está aberto noutro separador
table-frozen-more = Só um separador o pode jogar

## Why something cannot be done now

table-why-upcard = primeiro apanha a carta aberta ou passa
table-why-drawn = já tens a carta desta jogada
table-why-their-turn = vez do adversário
table-why-over = a mão terminou
table-why-last-two = as duas últimas cartas nunca se tiram
table-why-first = descarta primeiro uma das tuas onze cartas
table-why-not-first = não no primeiro descarte
table-why-no-knock-follows = não dá para bater
table-why-no-gin-follows = não dá gin
table-why-must-knock = esta jogada termina a mão: escolhe uma carta marcada e depois Bater
table-why-must-gin = esta jogada termina a mão: carrega em Gin
table-why-closed = ninguém a quis, por isso tira do monte
table-why-lift = levanta primeiro a carta que queres descartar
table-why-lift-first = levanta uma carta
table-why-taken = não a carta apanhada
table-why-armed = carrega em Bater para baixar, ou em Cancelar
table-why-draw-first = primeiro tira uma carta
table-why-on-your-turn = na tua vez
table-why-knock = { $deadwood } por combinar, limite { $limit }
table-why-left-over = { $deadwood } por combinar
table-why-leaves = Ao descartar { $card } ficam { $deadwood }; para bater, { $limit } ou menos
table-why-choose = escolhe uma carta marcada

## Your side

table-your-side = O teu lado
table-hand = As tuas cartas
table-becomes = passa a
table-card-name = { $card }, { $facts }, { $n } de { $total }
table-card-run = numa sequência
table-card-set = numa trinca
table-card-deadwood = solta
table-card-new = nova
table-new-dot = nova
table-card-knocks = bate com { $deadwood }
table-card-gin = faz gin
table-gin-tag = Gin
table-card-too-much = sobra demais para bater
table-card-fits = combina com { $melds }
table-fits-tag = encaixa

## Buttons

table-actions = Ações
table-act-sort = Ordenar
table-act-left = Para a esquerda
table-act-right = Para a direita
table-act-ways = Outras formas
table-act-take = Apanhar { $card }
table-act-pass = Passar
table-act-take-it = Apanhar
table-act-leave = Deixar
table-act-discard = Descartar
table-act-knock = Bater
table-act-knock-with = Bater com { $deadwood }
table-act-gin = Gin
table-act-big-gin = Grande gin
table-act-cancel-name = Cancelar, a batida está preparada
table-act-done = Pronto
table-act-lay-off = Juntar
table-act-lay-off-one = Juntar { $card }
table-act-lay-off-all = { $count ->
    [2] Juntar as duas
   *[other] Juntar as { $count }
}
table-act-undo = Anular
table-act-result = Ver o resultado

## Melds in words

table-rank = { $rank ->
    [A] ás
    [T] 10
    [J] valete
    [Q] dama
    [K] rei
   *[other] { $rank }
}
table-the-rank = { $rank ->
    [Q] a { table-rank }
   *[K] o { table-rank }
}
table-ranks = { $rank ->
    [A] ases
    [2] duques
    [3] ternos
    [4] quatros
    [5] cincos
    [6] seis
    [7] setes
    [8] oitos
    [9] noves
    [T] dezes
    [J] valetes
    [Q] damas
   *[K] reis
}
table-the-ranks = { $rank ->
    [Q] as { table-ranks }
   *[K] os { table-ranks }
}
table-suit = { $suit ->
    [s] espadas
    [h] copas
    [d] ouros
   *[c] paus
}
table-run-name = Sequência, { $from } a { $to } de { table-suit }
table-set-name = Trinca, { $count ->
    [3] três
   *[4] quatro
} { table-ranks }
table-the-run = a sequência de { table-suit }
table-the-set = a trinca de { table-ranks }
table-target = { $kind ->
    [run] Sequência: aqui encaixa { table-the-rank }
   *[set] Trinca: aqui encaixa { table-the-rank }
}
# $cards: the ranks of a run, in a list. $rank, $suit: of the card that fits.
table-target-name = { $place ->
    [set] Trinca: aqui encaixa { table-the-rank }, com { table-the-ranks }
    [before] Sequência: aqui encaixa { table-the-rank }, antes de { $cards } de { table-suit }
   *[after] Sequência: aqui encaixa { table-the-rank }, depois de { $cards } de { table-suit }
}
table-meld-laid = { $kind ->
    [run] Sequência
   *[set] Trinca
}, { $count } juntas
table-their-melds = Combinações do adversário
table-your-melds = As tuas combinações
table-deadwood-name = Pontos soltos { $deadwood }
table-laid-off-by-you = { $card }, junta por ti
table-laid-off-by-them = { $card }, junta pelo adversário

## Ways to lay down

table-ways = Outras formas de baixar
table-ways-more = O que baixas decide o que o adversário pode juntar.
table-ways-use = Usar esta

## Order of the hand

table-sort-melds = Combinações
table-sort-melds-more = Primeiro as combinações, depois as soltas da mais alta para a mais baixa
table-sort-suit = Naipe
table-sort-suit-more = Espadas, copas, ouros, paus, cada naipe a partir do ás
table-sort-rank = Valor
table-sort-rank-more = Do ás ao rei
table-sort-manual = A minha ordem
table-sort-manual-more = Levanta uma carta e move-a para a esquerda ou para a direita

## Score pad and log

table-pad = Pontos e histórico
table-score = Pontos
table-to = Até { $target }
table-cell-dead = Nula
table-cell-drawn = Empate
table-log = Esta mão

## Keys

table-keys = Teclas
