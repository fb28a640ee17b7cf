# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## What rules speak about

rule-topic-settlement = Jogos e bônus

## Knocking

rule-knock_fixed = Você pode bater quando seus pontos soltos, depois do descarte, são { $limit } ou menos.
rule-knock_upcard = A primeira carta aberta fixa o limite: com um 7, bate-se com 7 ou menos; com um dez ou uma figura, com 10 ou menos.
rule-knock_lays_down = Para bater, baixe suas combinações e descarte uma carta.
rule-gin_every_card = Depois de comprar uma carta, todas menos a que você descarta têm de estar em trincas e sequências.

## How a deal ends

rule-end_big_gin = Com as onze cartas em combinações você pode declarar grande gin e não descartar nenhuma.
rule-no_big_gin = Onze cartas em combinações contam como gin: descarte uma delas.

## Score of the deal

rule-knock_no_bonus = Uma batida que ganha não tem bônus.
rule-gin_no_bonus = O gin vale os pontos soltos do adversário, sem bônus.
rule-spade_double = Uma primeira carta aberta de espadas dobra tudo o que a mão dá, incluindo os bônus da mão.

## Layoffs and undercut

rule-tie_drawn = Com pontos soltos iguais a mão não é de ninguém: não há pontos, e quem deu dá de novo.

## End of the stock

rule-reshuffle = Quando o monte acaba, todos os descartes menos o de cima são embaralhados em um novo monte.
rule-last_cards = As últimas { $cards } cartas do monte nunca são compradas.
rule-last_discard = Quando restam { $cards } cartas, o último descarte ainda pode ser pego, mas só para terminar a mão com ele. Senão, a mão é nula: ninguém pontua.
rule-dead_again = Depois de uma mão nula, quem deu dá de novo.

## Other options

rule-oklahoma_instead = Em vez destas, podem ser escolhidas as regras Oklahoma: então a primeira carta aberta fixa o limite.
rule-not_oklahoma = Isto toma o lugar das regras Oklahoma: ambas decidem quando se pode bater, então nunca vão juntas.

## Melds and card values

rule-aces_low = O ás é baixo: A-2-3 é uma sequência, Q-K-A não.
rule-aces_high_or_low = O ás é baixo ou alto: A-2-3 e Q-K-A são sequências, K-A-2 não.
rule-aces_around = As sequências dão a volta: Q-K-A e K-A-2 também são sequências.

## Dealing and turns

rule-deal_upcard = Dez cartas para cada um, e a seguinte é virada ao lado do monte.
rule-upcard_offer = Quem não deu pode pegá-la ou passar, depois quem deu. Se os dois passarem, quem não deu compra do monte.
rule-deal_eleven = Quem não dá recebe onze cartas, quem dá recebe dez, e nenhuma é virada.
rule-first_throw = Quem não deu começa descartando uma carta, sem comprar nem bater.
rule-draw_and_throw = A partir daí, cada um na sua vez, pega-se uma carta e descarta-se outra.
rule-taken_card_stays = Uma carta pega do descarte não pode ser descartada na mesma jogada.

## Games and bonuses

rule-won_by_settlement = O jogo termina na meta, e vence quem tiver mais com todos os bônus.
rule-box_at_once = Cada mão ganha dá na hora mais { $bonus }. Contam para a meta e nunca dobram.
rule-shutout_game_bonus = Se quem perde não ganhou nenhuma mão, o bônus do jogo conta em dobro.
rule-shutout_deals = Se quem perde não ganhou nenhuma mão, os pontos das mãos de quem ganha contam em dobro.
rule-shutout_net = Se quem perde não ganhou nenhuma mão, tudo o que tem quem ganha conta em dobro.
rule-bonuses_not_in_one_deal = Onde se joga uma só mão não há estes bônus.
rule-no_bonuses = Não há bônus por mão nem por jogo ganho.
rule-hollywood = Hollywood: uma mão ganha conta em cada jogo aberto em que você já marcou pontos e no seguinte em que ainda não marcou.

## What can be set

field-gin_bonus = Bônus de gin
field-big_gin_bonus = Bônus de grande gin
field-undercut_bonus = Bônus de undercut
field-tied_undercut-bonus = Undercut e bônus
field-stock_end-reshuffle = Embaralhar os descartes
field-max_turns = Jogadas até a mão nula
field-box_bonus = Bônus por mão ganha
field-box_at_once = Marcar na hora
field-game_bonus = Bônus por jogo ganho
field-shutout-game_bonus = Bônus do jogo em dobro
field-shutout-deals = Mãos em dobro
field-shutout-net = Tudo em dobro
field-game_won_by-settlement = Quem tem mais com bônus

## Why a setting means nothing as things are

idle-box_at_once-box_bonus = Aqui não significa nada: não há bônus por mão ganha.
idle-game_won_by-box_bonus = Aqui não significa nada: sem bônus por mãos, o primeiro na meta tem sempre mais.
idle-game_won_by-box_at_once = Aqui não significa nada: com o bônus marcado na hora, o primeiro na meta tem sempre mais.

## Why two settings do not go together

conflict-start-knock_mode = Se são dadas onze cartas, nenhuma é virada, então nenhuma carta aberta pode fixar o limite.
conflict-stock_end-knock_mode = Os descartes só são embaralhados em um novo monte onde se bate até um limite fixo. Escolha outro fim do monte.

## The editor of own rules

own-rules-title = Suas regras
own-rules-heading = Suas regras
own-rules-lede = Parta de um jogo e mude o que quiser. Você vê na hora no que dá e o que não combina.
own-these = Suas regras
own-save = Salvar
own-drop = Descartar estas regras
own-waits = O jogo está sendo preparado; suas regras são verificadas depois.
own-cannot = Suas regras não podem ser verificadas enquanto o jogo não iniciar.
own-checking = Verificando…
own-wrong = { $count ->
    [one] É preciso acertar uma coisa antes de salvar.
   *[other] É preciso acertar { $count } coisas antes de salvar.
}
own-nameless = Dê primeiro um nome às suas regras.
own-full = Já há { $max } conjuntos de regras seus. Exclua um primeiro.
own-replace-body = Você já tem regras chamadas “{ $name }”.
