# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-label = Aviso
notice-dismiss = Fechar aviso
notice-fault = Isso não funcionou e nada mudou. Tenta outra vez.

## The engine: the request

error-bad_request = { notice-fault }
error-unsupported_version = Esta página e o seu motor não combinam. Recarrega a página.
error-unknown_command = { notice-fault }
error-unknown_field = { notice-fault }
error-unknown_preset = Esse jogo não é conhecido aqui. Escolhe outro.
error-unknown_form = Essa duração não é conhecida aqui. Escolhe outra.
error-unknown_level = Esse adversário não é conhecido aqui. Escolhe outro.
error-bad_target = Não há jogo até tantos pontos. Escolhe outra meta.
error-stale_rev = A mesa já tinha avançado. Vê de novo e joga.
error-no_match = Não há nenhum jogo na mesa. Dá primeiro as cartas.

## The engine: own rules

error-unknown_rule = Uma destas regras não é conhecida aqui.
error-unknown_rule_value = { $field }: essa opção não existe aqui.
error-rule_out_of_bounds = { $field }: só servem números inteiros de { $low } a { $high }.
error-rules_conflict = Duas destas regras não combinam.

## The engine: the play

error-not_your_turn = Ainda não é a tua vez.
error-opponent_turn_only = { notice-fault }
error-wrong_phase = Isso não se pode fazer neste momento da mão.
error-must_draw_from_stock = Ninguém quis a carta aberta, por isso tira do monte.
error-card_not_in_hand = Não tens essa carta: { $card }.
error-bad_card = { $text } não é uma carta.
error-taken_card = Acabaste de apanhar essa carta, por isso descarta outra: { $card }.
error-over_knock_limit = { $limit ->
    [0] Assim ficam { $deadwood } por combinar, e nesta mão só o gin a termina.
   *[other] Assim ficam { $deadwood } por combinar; para bater, { $limit } no máximo.
}
error-knock_not_allowed = Neste jogo ninguém bate: procura o gin.
error-bad_spread = Estas cartas não se baixam assim. Escolhe outras combinações.
error-does_not_fit = Esta carta não encaixa nessa combinação: { $card }.
error-no_big_gin = Aqui estas onze cartas não são grande gin: descarta uma.
error-must_knock = Apanhaste o último descarte para terminar a mão com ele: bate ou faz gin.
error-no_knock_follows = { $limit ->
    [0] Com esta carta não fazes gin, por isso só podes passar.
   *[other] Com esta carta não desces até { $limit }, por isso só podes passar.
}
error-first_discard_only = A mão começa com um simples descarte. A partir da tua próxima vez já a podes terminar.
error-deal_over = Esta mão terminou.
error-deal_not_over = Esta mão ainda está em jogo.
error-match_over = Este jogo terminou.
error-nothing_to_undo = Não há nada para anular.
error-unknown_deal = Este jogo não tem essa mão.
error-unknown_act = Não se encontra esse momento da mão.
error-trial_running = Estás a experimentar uma jogada. Volta primeiro ao teu jogo.
error-no_trial = Não há nenhuma experiência em curso: este é o teu jogo.
error-internal = Algo falhou no motor. O teu jogo está como antes desta jogada.
error-drill_unreadable = Esta decisão não pode ser reposta: o seu texto está danificado ou vem de outro lado. Nada mudou.

## The engine: the deal in another game

error-no_upcard = Aí a primeira carta aberta diz com quanto se bate, e nesta mão não houve nenhuma.
error-counts_otherwise = Aí estas cartas combinam-se ou contam de outro modo.
error-stock_over = Aí a mão teria sido nula antes, com { $left } cartas no monte.
error-turns_over = Aí a mão teria sido nula antes, após { $turns } jogadas.
error-stock_not_over = Aí o monte volta a ser baralhado, por isso a mão teria continuado.
error-turns_not_over = Aí a mão teria continuado, até { $turns } jogadas.

## Saved games

error-save_unreadable = Não foi possível ler o jogo guardado. Fica à parte neste dispositivo, e podes começar outro.
error-save_newer = O jogo guardado vem de uma versão mais nova do Undercut. Fica como está; recarrega a página para teres essa versão.
error-save_inconsistent = O jogo guardado não bate certo. Fica à parte neste dispositivo, e podes começar outro.
error-save-set-aside-unreadable = Não foi possível ler o que estava guardado aqui. Fica à parte neste dispositivo, e podes começar um novo jogo.
error-save-set-aside-torn = O último registo estava danificado e fica à parte. O teu jogo continua do registo anterior, por isso pode faltar a tua última jogada.
error-save-set-aside-newer = { error-save_newer }
error-save-set-aside-inconsistent = { error-save_inconsistent }
error-memory-only = Este navegador não guarda nada para esta página, por isso o teu jogo só dura enquanto a página estiver aberta.

## Own rules on this device

error-rules-saved = Guardadas como “{ $text }”. Escolhe a duração e o adversário, e dá as cartas.
error-rules-deleted = Eliminadas: “{ $text }”.
error-rules-not-kept = Este navegador não guardou as regras, por isso só duram enquanto a página estiver aberta.
error-rules-set-aside = Algumas das tuas regras não puderam ser lidas. Ficam à parte neste dispositivo.
rules-undo = Anular

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] A partida foi eliminada.
   *[other] { $count } partidas foram eliminadas.
}
error-matches-refused = Não foi possível retomar esta partida. Os pontos continuam na lista, e o que estava guardado fica à parte neste dispositivo.
error-matches-no-room = Este navegador não tem mais espaço para a página. As tuas partidas mais antigas mantêm os pontos, mas já não podem ser abertas.

## Two tabs

error-frozen = Este jogo está aberto noutro separador.
frozen-here = Jogar aqui

## Starting

error-language-failed = Não foi possível carregar esse idioma. Verifica a ligação e escolhe-o outra vez.
error-engine-failed = Não foi possível iniciar o jogo. Verifica a ligação e tenta outra vez.
boot-retry = Tentar de novo
