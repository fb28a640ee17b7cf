# The first page: a game that waits, and the choices for a new one.

home-title = Gin rummy
home-heading = Undercut, gin rummy

## A match that can be gone on with

resume-label = Jogo guardado
resume-heading = { $over ->
    [yes] O teu jogo terminou
   *[no] O teu jogo espera por ti
}
resume-where-target = { $turn ->
    [you] { $game }, mão { $deal }, é a tua vez
    [opponent] { $game }, mão { $deal }, joga { $opponent }
    [over] { $game }, contra { $opponent }
   *[between] { $game }, mão { $deal } terminada
}
resume-where-one = { $turn ->
    [you] { $game }, é a tua vez
    [opponent] { $game }, joga { $opponent }
   *[over] { $game }, contra { $opponent }
}
resume-where-hollywood = { resume-where-target }
resume-button = { $over ->
    [yes] Ver o resultado
   *[no] Continuar
}

## For whoever has never played here

learn-question = Nunca jogaste gin rummy?
learn-start = Aprende em três minutos

## A new game

new-game = Novo jogo
preset-regular-note = Bate com { $limit } ou menos, ou aguenta até ao gin.
preset-straight-note = Não se bate: só ganha quem combina até à última carta. Também chamado Gin Only.
preset-oklahoma-note = A primeira carta aberta fixa com quanto se bate.
preset-classic-note = { $gin } pelo gin, { $box } por cada mão ganha e um bónus pelo jogo.
preset-north_american-note = Grande gin, { $box } por cada mão ganha e capotes que contam a dobrar.
preset-tournament-note = O último descarte ainda pode terminar a mão, e o empate não dá bónus.
preset-eaai-note = As regras com que programas se mediram num desafio de investigação: dá-se à vez.
preset-palace-note = { $box } por cada mão ganha, logo nos pontos.
preset-round_the_corner-note = As sequências continuam depois do rei, e um ás solto conta { $ace }.
quick-spade_double = Uma primeira carta aberta de espadas dobra a mão
more-games = { $count ->
    [one] mais { $count } jogo
   *[other] mais { $count } jogos
}

how-long = Duração
form-choice-one = Uma mão
form-choice-target = Até uma meta
form-choice-hollywood = Hollywood
form-note-one = Uma mão decide.
form-note-target = Mão após mão, até alguém chegar à meta.
form-note-hollywood = Três jogos ao mesmo tempo, cada um até à meta: o que ganhas reparte-se por eles.
target-choice = Meta
target-other = Outra
target-other-label = A tua meta, de { $low } a { $high }
target-wrong = Um número inteiro de { $low } a { $high }, por favor.
opponent-choice = Adversário
chosen-one = { $game }, uma mão, contra { $opponent }
chosen-target = { $game } até { $target }, contra { $opponent }
chosen-hollywood = { $game }, Hollywood até { $target }, contra { $opponent }
chosen-open = { $game }, contra { $opponent }
deal-button = Dar as cartas
deal-waiting = A preparar o jogo. As cartas são dadas assim que estiver pronto.

## Own rules among the games

own-heading = As tuas regras
own-note = { $count ->
    [0] Como { $preset }
    [one] { $preset } com { $count } alteração
   *[other] { $preset } com { $count } alterações
}
own-refused = Não se pode jogar com estas regras tal como estão.
own-make = Criar regras tuas
own-change = Alterar
own-change-named = Alterar: { $name }
own-delete = Eliminar
own-delete-named = Eliminar: { $name }

## Before a match in progress is given up

leave-heading = Deixar a partida em curso?
leave-body-target = { $game } contra { $opponent } está em { $you } a { $them }. Vais encontrá-la em Partidas, para continuares quando quiseres.
leave-body-hollywood = { leave-body-target }
leave-body-one = Vais encontrar a tua mão contra { $opponent } em Partidas, para continuares quando quiseres.
leave-keep = Ficar na partida
leave-confirm = Dar de novo

# The head of every paper page.
nav-label = Mais
nav-lesson = Aprender
nav-matches = Partidas
nav-statistics = Estatísticas
nav-settings = Definições

# The foot of every paper page.
foot-label = Sobre o jogo
foot-rules = Regras de cada jogo
foot-glossary = Palavras do jogo
foot-about = Sobre o Undercut
foot-privacy = Privacidade
foot-language = Idioma
