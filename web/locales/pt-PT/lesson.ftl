# The lesson: one prepared deal on the real table, with a guide beside it.

lesson-title = Aprender a jogar

## Before the cards are there

lesson-about = Uma mão de gin rummy contra um adversário Gentil, com um guia ao teu lado. Demora uns três minutos, e podes sair quando quiseres.
lesson-own-waits = A tua partida espera por ti tal como está.
lesson-loading = As cartas são dadas assim que o jogo estiver pronto.
lesson-failed = Não foi possível carregar o jogo.

## The guide

lesson-region = Lição
lesson-step = { $part } de { $of }
lesson-step-name = Passo { $part } de { $of }
lesson-continue = Continuar
lesson-leave = Sair da lição
lesson-from-start = Recomeçar a lição

lesson-melds-heading = Combinações
lesson-deadwood-heading = Cartas soltas
lesson-first-heading = Apanha uma carta
lesson-throw-heading = Descarta uma carta
lesson-turns-heading = Jogada a jogada
lesson-knock-heading = Hora de bater
lesson-gin-heading = Gin
lesson-layoff-heading = Juntar cartas
lesson-wait-heading = Vez do adversário
lesson-end-heading = Como se contou

## What melds are

lesson-melds-none = As cartas que vão juntas são combinações: três ou quatro do mesmo valor, uma trinca, ou três ou mais seguidas do mesmo naipe, uma sequência.
lesson-run = { $cards } são uma sequência, uma combinação: três ou mais cartas seguidas do mesmo naipe.
lesson-set = { $cards } são uma trinca, uma combinação: três ou quatro cartas do mesmo valor.
lesson-set-too = O outro tipo é a trinca: três ou quatro cartas do mesmo valor.
lesson-run-too = O outro tipo é a sequência: três ou mais cartas seguidas do mesmo naipe.
lesson-near-set = Às tuas { $cards } só falta uma para serem uma trinca.
lesson-near-run = Às tuas { $cards } só falta uma para serem uma sequência.

## Deadwood

lesson-deadwood = As cartas que não estão em nenhuma combinação são cartas soltas. As figuras contam 10, o ás 1, as outras o seu número.
lesson-aim = Tens { $deadwood } pontos em cartas soltas. Desce até { $limit } ou menos e podes bater, o que termina a mão.

## The upcard, and drawing

lesson-upcard-first = A carta aberta está à vista, e a primeira escolha é tua: apanha-a ou passa.
lesson-upcard-second = O adversário não quis a carta aberta. Podes ficar com ela.
lesson-pass-first = { $card } não te ajudaria muito, por isso passa. O adversário pode então apanhá-la.
lesson-pass-second = { $card } não te ajudaria muito, por isso passa. O adversário tira então do monte.
lesson-take = { $card } entra numa combinação: apanha-a.
lesson-take-knock = Apanha { $card }: com ela podes descer até { $deadwood }.
lesson-draw-first = Cada jogada começa com uma carta: a de cima do descarte, que vês, ou a de cima do monte, que ninguém vê.
lesson-draw-closed = Ninguém quis a carta aberta, por isso desta vez vem do monte.
lesson-draw-stock = { $card } não te ajudaria muito: tira do monte.
lesson-draw-ready = Já só tens { $deadwood }: tira do monte e podes bater.
lesson-tip-seen = O adversário vê o que apanhas do descarte, mas não o que tiras do monte.
lesson-tip-low = Se o adversário bater primeiro, as tuas cartas soltas contam: é mais seguro ficar com as baixas.
lesson-known = O adversário apanhou { $cards }, o que mostra o que anda a juntar.

## Throwing

lesson-got = { $card } dá-te { $melds }.
lesson-throw-why = Cada jogada termina com um descarte, e as cartas altas soltas são as que mais custam.
lesson-throw-best = Descarta { $card }: ficas com { $deadwood }, e com nenhuma outra ficas com menos.
lesson-throw-now = Com { $card } ficas com { $deadwood }, e com nenhuma outra ficas com menos. Toca nela outra vez ou carrega em { table-act-discard }.
lesson-throw-worse = Com { $lifted } ficarias com { $now }. É melhor descartar { $card }, que te deixa { $deadwood }.
lesson-throw-taken = Acabaste de apanhar { $card }, por isso não sai nesta jogada.

## Ending the deal

lesson-knock = Descarta { $card } e só ficas com { $deadwood }, por isso podes bater: baixa as tuas combinações e termina a mão.
lesson-knock-or = Ou continua até ao gin, sem nenhuma carta solta: mais { $bonus } pontos.
lesson-armed = O número em cada carta marcada são os pontos soltos com que ficas se a descartares.
lesson-confirm = Ao descartar { $card }, bates com { $deadwood }.
lesson-gin = Descarta { $card }, e todas as cartas com que ficas estão em combinações.
lesson-gin-bonus = Isso é gin: mais { $bonus } pontos, e não se pode juntar nada.
lesson-layoff = O adversário bateu com { $deadwood }. As tuas cartas que encaixem nas combinações dele podem ir para lá: assim não contam.
lesson-layoff-best = Junta { $cards }: assim ficas com { $deadwood }.
lesson-layoff-none = Nada do que poderias juntar te aliviaria as cartas, por isso já se pode contar.
lesson-layoff-undercut = Se não ficares com mais do que o adversário, é um undercut: ganhas tu.
lesson-watch = Bateste com { $deadwood }. Agora o adversário pode juntar cartas às tuas combinações: assim não contam.
lesson-wait = O adversário apanha uma carta e descarta outra, tal como tu. Repara no que ele apanha.
lesson-wait-upcard = Agora o adversário pode apanhar a carta aberta, ou passar também.
lesson-play-on = A escolha é tua.

## How it ended

lesson-end-laid = { $who ->
    [you] O adversário juntou { $cards } às tuas combinações: o que se junta não conta.
   *[them] Juntaste { $cards } às combinações do adversário: o que se junta não conta.
}
lesson-end-knock = { $who ->
    [you] Bateste com { $knocker } e o adversário ficou com { $other }: a diferença, { points }, é tua.
   *[them] O adversário bateu com { $knocker } e tu ficaste com { $other }: a diferença, { points }, é do adversário.
}
lesson-end-undercut-what = { $who ->
    [you] Com { $deadwood } ou menos, o adversário ter-te-ia feito undercut e ganho.
   *[them] Com { $deadwood } ou menos, terias feito undercut ao adversário e ganho.
}
lesson-end-undercut = { $who ->
    [you] Bateste com { $knocker }, mas o adversário só tinha { $other }: um undercut. Ganha a diferença e mais { $bonus }.
   *[them] O adversário bateu com { $knocker }, mas tu só tinhas { $other }: um undercut. Ganhas a diferença e mais { $bonus }.
}
lesson-end-gin = { $who ->
    [you] Fizeste gin: os { $other } com que o adversário ficou e mais { $bonus } são teus.
   *[them] O adversário fez gin e marca os { $other } com que ficaste e mais { $bonus }.
}
lesson-end-other = A mão vale { points }.
lesson-end-dead = Ninguém terminou a mão a tempo, por isso não dá pontos. Acontece poucas vezes.
lesson-end-next = Um jogo inteiro são muitas mãos assim, até alguém chegar à meta.

## After it

lesson-whole = Jogar um jogo inteiro
lesson-back = Voltar à minha partida
lesson-again = Outra vez
lesson-leave-short = Sair
