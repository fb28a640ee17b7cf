# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## The games on offer

preset-oklahoma = Oklahoma
preset-classic = Clássico
preset-north_american = Norte-americano
preset-tournament = Torneio
preset-eaai = EAAI 2021
preset-palace = Palace
preset-round_the_corner = Com volta

## What rules speak about

rule-topic-knocking = Bater
rule-topic-ending = Como termina uma mão
rule-topic-scoring = Pontos da mão
rule-topic-layoffs = Juntar e undercut
rule-topic-stock = Fim do monte
rule-topic-options = Outras opções
rule-topic-aces = Combinações e valores
rule-topic-dealing = Dar e jogar
rule-topic-settlement = Jogos e bónus

## Knocking

rule-knock_fixed = Podes bater quando os teus pontos soltos, depois do descarte, são { $limit } ou menos.
rule-knock_upcard = A primeira carta aberta fixa o limite: com um 7 bate-se com 7 ou menos, com um dez ou uma figura, com 10 ou menos.
rule-upcard_ace_gin_only = Se a carta aberta for um ás, ninguém pode bater nessa mão: só o gin a termina.
rule-upcard_ace_one = Se a carta aberta for um ás, bate-se com 1 ou com nada.
rule-knock_lays_down = Para bater, baixa as tuas combinações e descarta uma carta.
rule-gin_only = Ninguém bate, por poucos pontos soltos que restem.
rule-gin_every_card = Depois de tirares uma carta, todas menos a que descartas têm de estar em trincas e sequências.

## How a deal ends

rule-end_knock_or_gin = Alguém bate ou faz gin.
rule-end_gin = Alguém faz gin, e nada mais a termina com pontos.
rule-end_big_gin = Com as onze cartas em combinações podes declarar grande gin e não descartar nenhuma.
rule-no_big_gin = Onze cartas em combinações contam como gin: descarta uma delas.

## Score of the deal

rule-knock_difference = Depois de uma batida, quem tem menos pontos soltos ganha a diferença.
rule-knock_no_bonus = Uma batida que ganha não tem bónus.
rule-gin = O gin vale os pontos soltos do adversário e mais { $bonus }.
rule-gin_no_bonus = O gin vale os pontos soltos do adversário, sem bónus.
rule-big_gin = O grande gin vale os pontos soltos do adversário e mais { $bonus }.
rule-only_gin_scores = Não há outra forma de pontuar.
rule-spade_double = Uma primeira carta aberta de espadas dobra tudo o que a mão dá, incluindo os bónus da mão.

## Layoffs and undercut

rule-lay_off = Depois de uma batida, o adversário junta o que encaixa nas combinações de quem bateu.
rule-layoffs_chain = Uma carta junta pode abrir lugar para a seguinte.
rule-no_lay_off_on_gin = Contra o gin não se junta nada.
rule-undercut = Undercut: um adversário que fique com menos pontos soltos do que quem bateu marca a diferença e mais { $bonus }.
rule-undercut_no_bonus = Undercut: um adversário que fique com menos pontos soltos do que quem bateu marca a diferença.
rule-tie_bonus = Com pontos soltos iguais também há undercut: o adversário marca { $bonus }.
rule-tie_no_bonus = Com pontos soltos iguais a mão é do adversário, mas sem pontos.
rule-tie_drawn = Com pontos soltos iguais a mão não é de ninguém: não há pontos, e dá outra vez quem deu.
rule-no_layoffs = Não se junta nada.
rule-no_undercut = Não há undercut.

## End of the stock

rule-reshuffle = Quando o monte acaba, todos os descartes menos o de cima são baralhados num novo monte.
rule-last_cards = As últimas { $cards } cartas do monte nunca se tiram.
rule-dead_at_two = Um descarte que deixa { $cards } cartas no monte e não termina a mão torna-a nula: ninguém pontua.
rule-last_discard = Quando restam { $cards } cartas, o último descarte ainda pode ser apanhado, mas só para terminar a mão com ele. Senão, a mão é nula: ninguém pontua.
rule-turn_limit = Uma mão ainda por terminar após { $turns } jogadas é nula.
rule-dead_again = Depois de uma mão nula dá outra vez quem deu.
rule-dead_draw = Onde se joga uma só mão, uma mão nula é um empate.

## Other options

rule-oklahoma_instead = Em vez destas podem escolher-se as regras Oklahoma: então a primeira carta aberta fixa o limite.
rule-oklahoma_on = Este jogo joga-se com as regras Oklahoma.
rule-not_oklahoma = Isto toma o lugar das regras Oklahoma: ambas decidem quando se pode bater, por isso nunca vão juntas.
rule-forms = Pode jogar-se numa só mão, como jogo até { $low } ou { $high } pontos ou até qualquer outra meta, ou como os três jogos de Hollywood.

## Melds and card values

rule-melds = Uma trinca são três ou quatro cartas do mesmo valor; uma sequência, três ou mais seguidas do mesmo naipe. Cada carta pertence a uma só combinação.
rule-aces_low = O ás é baixo: A-2-3 é uma sequência, D-R-A não.
rule-aces_high_or_low = O ás é baixo ou alto: A-2-3 e D-R-A são sequências, R-A-2 não.
rule-aces_around = As sequências dão a volta: D-R-A e R-A-2 também são sequências.
rule-ace_counts = Um ás conta { $points }.
rule-card_values = As figuras e os dezes contam 10, as outras o seu número.

## Dealing and turns

rule-deal_upcard = Dez cartas a cada um, e a seguinte vira-se ao lado do monte.
rule-upcard_offer = Quem não deu pode apanhá-la ou passar, depois quem deu. Se ambos passarem, quem não deu tira do monte.
rule-deal_eleven = Quem não dá recebe onze cartas, quem dá dez, e nenhuma se vira.
rule-first_throw = Quem não deu começa por descartar uma carta, sem tirar nem bater.
rule-draw_and_throw = A partir daí, à vez, recolhe-se uma carta e descarta-se outra.
rule-taken_card_stays = Uma carta apanhada do descarte não pode ser descartada na mesma jogada.
rule-winner_deals = Quem ganha uma mão dá a seguinte.
rule-loser_deals = Quem perde uma mão dá a seguinte.
rule-dealer_alternates = Dá-se à vez.

## Games and bonuses

rule-won_by_target = Quem chega primeiro à meta ganha o jogo.
rule-won_by_settlement = O jogo termina na meta, e ganha-o quem tiver mais com todos os bónus.
rule-box = Cada mão ganha dá mais { $bonus } no fim do jogo.
rule-box_at_once = Cada mão ganha dá logo mais { $bonus }. Contam para a meta e nunca se dobram.
rule-game_bonus = Um jogo ganho dá mais { $bonus }.
rule-shutout_game_bonus = Se quem perde não ganhou nenhuma mão, o bónus do jogo conta a dobrar.
rule-shutout_deals = Se quem perde não ganhou nenhuma mão, os pontos das mãos de quem ganha contam a dobrar.
rule-shutout_net = Se quem perde não ganhou nenhuma mão, tudo o que tem quem ganha conta a dobrar.
rule-bonuses_not_in_one_deal = Onde se joga uma só mão não há estes bónus.
rule-no_bonuses = Não há bónus por mão nem por jogo ganho.
rule-hollywood = Hollywood: uma mão ganha conta em cada jogo aberto em que já marcaste pontos e no seguinte em que ainda não marcaste.
rule-hollywood_points = Hollywood ganha-se pelos pontos dos três jogos juntos.
rule-hollywood_games = Hollywood ganha-se pelo número de jogos ganhos.

## What can be set

field-knock_mode = Quando se pode bater
field-knock_mode-fixed = Até um limite
field-knock_mode-upcard = Pela carta aberta
field-knock_mode-gin_only = Nunca, só gin
field-knock_limit = Limite para bater
field-upcard_ace = Com um ás aberto
field-upcard_ace-gin_only = Só gin
field-upcard_ace-one = Bater com 1
field-spade_double = Espadas dobram
field-gin_bonus = Bónus de gin
field-big_gin_bonus = Bónus de grande gin
field-undercut_bonus = Bónus de undercut
field-tied_undercut = Com pontos soltos iguais
field-tied_undercut-bonus = Undercut e bónus
field-tied_undercut-no_bonus = Undercut, sem pontos
field-tied_undercut-drawn = Mão de ninguém
field-stock_end = Quando o monte acaba
field-stock_end-reshuffle = Baralhar os descartes
field-stock_end-dead_at_two = Nula com duas cartas
field-stock_end-knock_only = Último descarte, depois nula
field-max_turns = Jogadas até à mão nula
field-aces = Ases em sequências
field-aces-low = Baixos
field-aces-high_or_low = Baixos ou altos
field-aces-around = Dão a volta
field-ace_deadwood = Um ás conta
field-ace_deadwood-1 = 1
field-ace_deadwood-15 = 15
field-start = Primeira jogada
field-start-upcard = Oferece-se a carta aberta
field-start-eleven_cards = Onze cartas
field-next_dealer = Quem dá a seguir
field-next_dealer-winner = Quem ganha
field-next_dealer-loser = Quem perde
field-next_dealer-alternate = À vez
field-box_bonus = Bónus por mão ganha
field-box_at_once = Marcá-lo logo
field-game_bonus = Bónus por jogo ganho
field-shutout = Quem perde sem mãos
field-shutout-none = Não importa
field-shutout-game_bonus = Bónus do jogo a dobrar
field-shutout-deals = Mãos a dobrar
field-shutout-net = Tudo a dobrar
field-game_won_by = Um jogo ganha-o
field-game_won_by-first_to_target = O primeiro na meta
field-game_won_by-settlement = Quem tem mais com bónus
field-hollywood_won_by = Hollywood ganha-se por
field-hollywood_won_by-points = Pontos
field-hollywood_won_by-games = Jogos

## Why a setting means nothing as things are

idle-knock_limit-knock_mode = Aqui não significa nada: vai com “{ field-knock_mode-fixed }”.
idle-upcard_ace-knock_mode = Aqui não significa nada: vai com “{ field-knock_mode-upcard }”.
idle-spade_double-knock_mode = Aqui não significa nada: vai com “{ field-knock_mode-upcard }”.
idle-undercut_bonus-knock_mode = Aqui não significa nada: sem batida não há undercut.
idle-tied_undercut-knock_mode = Aqui não significa nada: sem batida não há nada para comparar.
idle-undercut_bonus-knock_limit = Aqui não significa nada: com um limite de 0 não pode haver undercut.
idle-tied_undercut-knock_limit = Aqui não significa nada: com um limite de 0 não há nada para comparar.
idle-ace_deadwood-aces = Aqui não significa nada: um ás baixo conta sempre 1.
idle-box_at_once-box_bonus = Aqui não significa nada: não há bónus por mão ganha.
idle-game_won_by-box_bonus = Aqui não significa nada: sem bónus por mãos, o primeiro na meta tem sempre mais.
idle-game_won_by-box_at_once = Aqui não significa nada: com o bónus marcado logo, o primeiro na meta tem sempre mais.

## Why two settings do not go together

conflict-upcard_ace-knock_mode = “{ field-upcard_ace-one }” com um ás só vai com o limite pela carta aberta.
conflict-spade_double-knock_mode = As espadas só dobram com o limite pela carta aberta.
conflict-start-knock_mode = Se se dão onze cartas, nenhuma se vira, por isso nenhuma carta aberta pode fixar o limite.
conflict-stock_end-knock_mode = Os descartes só são baralhados num novo monte onde se bate até um limite fixo. Escolhe outro fim do monte.
conflict-ace_deadwood-aces = Um ás só conta 15 onde pode ser alto.

## The table of differences

rules-differ = Em que { $game } difere do jogo normal
rules-topic = Regra
rules-regular = Jogo normal
rules-nothing = Não existe essa regra.
rules-no-difference = Estas são as regras do jogo normal.
rules-differ-here = Em que difere do jogo normal
rules-all = Todas as regras

## The rules of the match that is on

match-rules-title = Regras
match-rules-heading = Regras desta partida
match-rules-waiting = As regras são escritas assim que o jogo estiver pronto.
match-rules-back = Voltar à mesa

## The editor of own rules

own-rules-title = As tuas regras
own-rules-heading = As tuas regras
own-rules-changing = Alterar “{ $name }”
own-rules-lede = Parte de um jogo e altera o que quiseres. Vês logo no que dá e o que não combina.
own-start = Partir de
own-start-about = Outro jogo repõe todas as regras abaixo.
own-bounds = De { $low } a { $high }
own-proposed = { $field }: { $value }
own-problems = { $count ->
    [one] Há { $count } coisa que não encaixa
   *[other] Há { $count } coisas que não encaixam
}
own-differ = Em relação ao jogo normal
own-these = As tuas regras
own-differ-none = O que muda aparece aqui quando as regras combinarem.
own-differ-later = O que muda aparece aqui assim que o jogo estiver pronto.
own-name = Nome
own-save = Guardar
own-drop = Deitar fora estas regras
own-waits = O jogo está a preparar-se; as tuas regras são verificadas depois.
own-cannot = As tuas regras não podem ser verificadas enquanto o jogo não arrancar.
own-checking = A verificar…
own-wrong = { $count ->
    [one] É preciso acertar uma coisa antes de guardar.
   *[other] É preciso acertar { $count } coisas antes de guardar.
}
own-fits = { $count ->
    [0] Ainda nada foi alterado.
    [one] Uma regra alterada, e tudo combina.
   *[other] { $count } regras alteradas, e tudo combina.
}
own-nameless = Dá primeiro um nome às tuas regras.
own-full = Já há { $max } conjuntos de regras teus. Elimina um primeiro.
own-replace-heading = Substituir as regras com esse nome?
own-replace-body = Já tens regras chamadas “{ $name }”.
own-replace-keep = Manter
own-replace-confirm = Substituir
