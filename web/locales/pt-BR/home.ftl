# The first page: a game that waits, and the choices for a new one.

## A match that can be gone on with

resume-label = Jogo salvo
resume-heading = { $over ->
    [yes] Seu jogo terminou
   *[no] Seu jogo espera por você
}
resume-where-target = { $turn ->
    [you] { $game }, mão { $deal }, é a sua vez
    [opponent] { $game }, mão { $deal }, joga { $opponent }
    [over] { $game }, contra { $opponent }
   *[between] { $game }, mão { $deal } terminada
}
resume-where-one = { $turn ->
    [you] { $game }, é a sua vez
    [opponent] { $game }, joga { $opponent }
   *[over] { $game }, contra { $opponent }
}

## For whoever has never played here

learn-question = Nunca jogou gin rummy?
learn-start = Aprenda em três minutos

## A new game

preset-regular-note = Bata com { $limit } ou menos, ou espere pelo gin.
preset-straight-note = Não se bate: só ganha quem combina até a última carta. Também chamado Gin Only.
preset-classic-note = { $gin } pelo gin, { $box } por cada mão ganha e um bônus pelo jogo.
preset-north_american-note = Grande gin, { $box } por cada mão ganha e capotes que contam em dobro.
preset-tournament-note = O último descarte ainda pode terminar a mão, e o empate não dá bônus.
preset-eaai-note = As regras com que programas se mediram em um desafio de pesquisa: dá-se à vez.
preset-palace-note = { $box } por cada mão ganha, na hora nos pontos.
form-note-hollywood = Três jogos ao mesmo tempo, cada um até a meta: o que você ganha se divide entre eles.
target-other-label = Sua meta, de { $low } a { $high }
deal-waiting = Preparando o jogo. As cartas são dadas assim que estiver pronto.

## Own rules among the games

own-heading = Suas regras
own-make = Criar regras suas
own-delete = Excluir
own-delete-named = Excluir: { $name }

## Before a match in progress is given up

leave-body-target = { $game } contra { $opponent } está em { $you } a { $them }. Você vai encontrá-la em Partidas, para continuar quando quiser.
leave-body-one = Você vai encontrar sua mão contra { $opponent } em Partidas, para continuar quando quiser.
nav-settings = Configurações
