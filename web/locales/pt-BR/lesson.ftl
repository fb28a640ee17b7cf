# The lesson: one prepared deal on the real table, with a guide beside it.

## Before the cards are there

lesson-about = Uma mão de gin rummy contra um adversário Gentil, com um guia ao seu lado. Leva uns três minutos, e você pode sair quando quiser.
lesson-own-waits = Sua partida espera por você tal como está.

## The guide

lesson-first-heading = Pegue uma carta
lesson-throw-heading = Descarte uma carta

## What melds are

lesson-near-set = Falta só uma para { $cards } serem uma trinca.
lesson-near-run = Falta só uma para { $cards } serem uma sequência.

## Deadwood

lesson-aim = Você tem { $deadwood } pontos em cartas soltas. Desça até { $limit } ou menos e poderá bater, o que termina a mão.

## The upcard, and drawing

lesson-upcard-first = A carta aberta está à vista, e a primeira escolha é sua: pegue-a ou passe.
lesson-upcard-second = O adversário não quis a carta aberta. Você pode ficar com ela.
lesson-pass-first = { $card } não ajudaria muito você, então passe. O adversário pode pegá-la em seguida.
lesson-pass-second = { $card } não ajudaria muito você, então passe. O adversário então compra do monte.
lesson-take = { $card } entra em uma combinação: pegue-a.
lesson-take-knock = Pegue { $card }: com ela você pode descer até { $deadwood }.
lesson-draw-first = Cada jogada começa com uma carta: a de cima do descarte, que você vê, ou a de cima do monte, que ninguém vê.
lesson-draw-closed = Ninguém quis a carta aberta, então desta vez ela vem do monte.
lesson-draw-stock = { $card } não ajudaria muito você: compre do monte.
lesson-draw-ready = Você já só tem { $deadwood }: compre do monte e poderá bater.
lesson-tip-seen = O adversário vê o que você pega do descarte, mas não o que compra do monte.
lesson-tip-low = Se o adversário bater primeiro, as suas cartas soltas contam: é mais seguro ficar com as baixas.
lesson-known = O adversário pegou { $cards }, o que mostra o que está juntando.

## Throwing

lesson-got = { $card } dá a você { $melds }.
lesson-throw-best = Descarte { $card }: você fica com { $deadwood }, e com nenhuma outra fica com menos.
lesson-throw-now = Com { $card } você fica com { $deadwood }, e com nenhuma outra fica com menos. Toque nela de novo ou pressione { table-act-discard }.
lesson-throw-worse = Com { $lifted } você ficaria com { $now }. É melhor descartar { $card }, que deixa { $deadwood }.
lesson-throw-taken = Você acabou de pegar { $card }, então ela não sai nesta jogada.

## Ending the deal

lesson-knock = Descarte { $card } e você só fica com { $deadwood }, então pode bater: baixe suas combinações e termine a mão.
lesson-knock-or = Ou continue até o gin, sem nenhuma carta solta: mais { $bonus } pontos.
lesson-armed = O número em cada carta marcada são os pontos soltos com que você fica se a descartar.
lesson-confirm = Ao descartar { $card }, você bate com { $deadwood }.
lesson-gin = Descarte { $card }, e todas as cartas com que você fica estão em combinações.
lesson-layoff = O adversário bateu com { $deadwood }. As suas cartas que encaixarem nas combinações dele podem ir para lá: assim não contam.
lesson-layoff-best = Junte { $cards }: assim você fica com { $deadwood }.
lesson-layoff-none = Nada do que você poderia juntar aliviaria suas cartas, então já se pode contar.
lesson-layoff-undercut = Se você não ficar com mais do que o adversário, é um undercut: a vitória é sua.
lesson-watch = Você bateu com { $deadwood }. Agora o adversário pode juntar cartas às suas combinações: assim não contam.
lesson-wait = O adversário pega uma carta e descarta outra, assim como você. Repare no que ele pega.
lesson-wait-upcard = Agora o adversário pode pegar a carta aberta, ou passar também.
lesson-play-on = A escolha é sua.

## How it ended

lesson-end-laid = { $who ->
    [you] O adversário juntou { $cards } às suas combinações: o que se junta não conta.
   *[them] Você juntou { $cards } às combinações do adversário: o que se junta não conta.
}
lesson-end-knock = { $who ->
    [you] Você bateu com { $knocker } e o adversário ficou com { $other }: a diferença, { points }, é sua.
   *[them] O adversário bateu com { $knocker } e você ficou com { $other }: a diferença, { points }, é do adversário.
}
lesson-end-undercut-what = { $who ->
    [you] Com { $deadwood } ou menos, o adversário teria feito undercut e vencido.
   *[them] Com { $deadwood } ou menos, você teria feito undercut e vencido.
}
lesson-end-undercut = { $who ->
    [you] Você bateu com { $knocker }, mas o adversário só tinha { $other }: um undercut. Ele ganha a diferença e mais { $bonus }.
   *[them] O adversário bateu com { $knocker }, mas você só tinha { $other }: um undercut. Você ganha a diferença e mais { $bonus }.
}
lesson-end-gin = { $who ->
    [you] Você fez gin: os { $other } com que o adversário ficou e mais { $bonus } são seus.
   *[them] O adversário fez gin e marca os { $other } com que você ficou e mais { $bonus }.
}
lesson-end-dead = Ninguém terminou a mão a tempo, então ela não dá pontos. Isso é raro.

## After it

lesson-again = De novo
