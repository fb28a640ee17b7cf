# A sentence for every code the engine, the storage or the page may report. Those a player can cause by a slip tell what
# to do; those only a fault of the program can cause share a calm one.

notice-fault = Isso não funcionou e nada mudou. Tente de novo.

## The engine: the request

error-unsupported_version = Esta página e seu motor não combinam. Recarregue a página.
error-unknown_preset = Esse jogo não é conhecido aqui. Escolha outro.
error-unknown_form = Essa duração não é conhecida aqui. Escolha outra.
error-unknown_level = Esse adversário não é conhecido aqui. Escolha outro.
error-bad_target = Não há jogo até tantos pontos. Escolha outra meta.
error-stale_rev = A mesa já tinha avançado. Olhe de novo e jogue.
error-no_match = Não há nenhum jogo na mesa. Dê as cartas primeiro.

## The engine: the play

error-not_your_turn = Ainda não é a sua vez.
error-must_draw_from_stock = Ninguém quis a carta aberta, então compre do monte.
error-card_not_in_hand = Você não tem essa carta: { $card }.
error-taken_card = Você acabou de pegar essa carta, então descarte outra: { $card }.
error-over_knock_limit = { $limit ->
    [0] Assim ficam { $deadwood } sem combinar, e nesta mão só o gin a termina.
   *[other] Assim ficam { $deadwood } sem combinar; para bater, { $limit } no máximo.
}
error-knock_not_allowed = Neste jogo ninguém bate: busque o gin.
error-bad_spread = Estas cartas não se baixam assim. Escolha outras combinações.
error-no_big_gin = Aqui estas onze cartas não são grande gin: descarte uma.
error-must_knock = Você pegou o último descarte para terminar a mão com ele: bata ou faça gin.
error-no_knock_follows = { $limit ->
    [0] Com esta carta você não faz gin, então só pode passar.
   *[other] Com esta carta você não desce até { $limit }, então só pode passar.
}
error-first_discard_only = A mão começa com um simples descarte. A partir da sua próxima vez você já pode terminá-la.
error-nothing_to_undo = Não há nada para desfazer.
error-trial_running = Você está testando uma jogada. Volte primeiro ao seu jogo.
error-no_trial = Não há nenhum teste em andamento: este é o seu jogo.
error-internal = Algo falhou no motor. Seu jogo está como antes desta jogada.
error-drill_unreadable = Esta decisão não pode ser remontada: o texto está danificado ou vem de outro lugar. Nada mudou.

## The engine: the deal in another game

error-stock_not_over = Aí o monte volta a ser embaralhado, então a mão teria continuado.

## Saved games

error-save_unreadable = Não foi possível ler o jogo salvo. Ele fica à parte neste dispositivo, e você pode começar outro.
error-save_newer = O jogo salvo vem de uma versão mais nova do Undercut. Ele fica como está; recarregue a página para ter essa versão.
error-save_inconsistent = O jogo salvo não fecha. Ele fica à parte neste dispositivo, e você pode começar outro.
error-save-set-aside-unreadable = Não foi possível ler o que estava salvo aqui. Fica à parte neste dispositivo, e você pode começar um novo jogo.
error-save-set-aside-torn = O último salvamento estava danificado e fica à parte. Seu jogo continua do anterior, então pode faltar sua última jogada.
error-memory-only = Este navegador não salva nada para esta página, então seu jogo só dura enquanto a página estiver aberta.

## Own rules on this device

error-rules-saved = Salvas como “{ $text }”. Escolha a duração e o adversário, e dê as cartas.
error-rules-deleted = Excluídas: “{ $text }”.
error-rules-not-kept = Este navegador não salvou as regras, então elas só duram enquanto a página estiver aberta.
error-rules-set-aside = Algumas das suas regras não puderam ser lidas. Ficam à parte neste dispositivo.
rules-undo = Desfazer

## Matches kept on this device

error-matches-deleted = { $count ->
    [one] A partida foi excluída.
   *[other] { $count } partidas foram excluídas.
}
error-matches-refused = Não foi possível retomar esta partida. Os pontos continuam na lista, e o que estava salvo fica à parte neste dispositivo.
error-matches-no-room = Este navegador não tem mais espaço para a página. Suas partidas mais antigas mantêm os pontos, mas não podem mais ser abertas.

## Two tabs

error-frozen = Este jogo está aberto em outra aba.

## Starting

error-language-failed = Não foi possível carregar esse idioma. Verifique a conexão e escolha-o de novo.
error-engine-failed = Não foi possível iniciar o jogo. Verifique a conexão e tente de novo.
