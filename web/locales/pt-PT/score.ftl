# The score sheet of a match.

score-title = Folha de pontos
score-title-hollywood = Folha de pontos de Hollywood
score-about = { $game }, contra { $opponent }
score-deals = Mãos
score-deal = Mão
score-empty = Ainda não terminou nenhuma mão.
score-nothing = nada
score-gain = +{ $points }
score-points = Pontos
score-target = { $target } para ganhar
score-boxes-later = Mãos ganhas até agora, { $each } cada uma quando o jogo fechar

## Three games at once

game-hollywood = { $preset }, três jogos até { $target }
game-changed = { $preset } (alterado)
score-game = Jogo { $game }
score-games = Jogos
score-tabs = Jogo
score-sum = Os três jogos
score-all = Os três jogos juntos: tu { $you }, { $name } { $them }
score-side-by-side = Três jogos lado a lado
score-closed = fechado
score-closed-by = { $who ->
    [you] fechado, teu
   *[them] fechado, de { $name }
}
score-not-entered = Ainda ninguém entrou neste jogo.
score-game-short = { $you }–{ $them }
score-game-said = { $state ->
    [closed] jogo { $game } { $you } a { $them } e fechado
   *[open] jogo { $game } { $you } a { $them }
}
score-button-games = Tu { $you } Adversário { $them }, { $first }, { $second }, { $third }, folha de pontos

## What a game comes to with its bonuses

settle-heading = O jogo
settle-label = Contas finais: { $heading }
settle-caption = Contas finais
settle-line = O que se conta
settle-games-caption = No que dão os três jogos
settle-deals = Pontos
settle-boxes = Bónus por mão
settle-boxes-rule = { $each } por cada mão ganha: { $you } e { $them }
settle-game_bonus = Bónus do jogo
settle-game_bonus-rule = Primeiro em { $target }
settle-shutout = Capote
settle-shutout-game_bonus = { $who ->
    [you] Não ganhaste nenhuma mão, por isso o bónus do jogo conta a dobrar
   *[them] { $name } não ganhou nenhuma mão, por isso o bónus do jogo conta a dobrar
}
settle-shutout-deals = { $who ->
    [you] Não ganhaste nenhuma mão, por isso os pontos contam a dobrar
   *[them] { $name } não ganhou nenhuma mão, por isso os pontos contam a dobrar
}
settle-shutout-net = { $who ->
    [you] Não ganhaste nenhuma mão, por isso tudo conta a dobrar
   *[them] { $name } não ganhou nenhuma mão, por isso tudo conta a dobrar
}
settle-sum = Total
settle-all-games = Todos os jogos
settle-game-won = { $who ->
    [you] O jogo { $game } é teu, { $won } a { $lost }
   *[them] O jogo { $game } é de { $name }, { $won } a { $lost }
}
settle-first = { $who ->
    [you] Chegaste primeiro a { $target }, por isso o jogo é teu.
   *[them] { $name } chegou primeiro a { $target } e ganha o jogo.
} { $bonuses ->
    [counted] Com os bónus conta na partida.
   *[beside] Os bónus são uma conta à parte e não mudam nada nisso.
}
settle-total = O total mais alto ganha o jogo.
settle-equal = { $who ->
    [you] Os totais são iguais, por isso o jogo é teu: chegaste primeiro a { $target }.
   *[them] Os totais são iguais, por isso o jogo é de { $name }, que chegou primeiro a { $target }.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Quem ganha mais jogos ganha a partida. Os bónus são uma conta à parte.
       *[other] Quem ganha mais jogos ganha a partida.
    }
   *[points] { $bonuses ->
        [none] Os pontos dos três jogos juntos decidem a partida.
       *[other] Os totais dos três jogos, incluindo os bónus, decidem a partida.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] Bateste
   *[them] { $name } bateu
}
row-gin = { $who ->
    [you] Fizeste gin
   *[them] { $name } fez gin
}
row-big_gin = { $who ->
    [you] Fizeste grande gin
   *[them] { $name } fez grande gin
}
row-undercut = { $who ->
    [you] Fizeste undercut
   *[them] { $name } fez undercut
}
row-dead = Mão nula
row-drawn = Mão empatada

## Under the sheet

score-win = { $who ->
    [you] Ganhas por { $points }
   *[them] { $name } ganha por { $points }
}
score-win-game = { $who ->
    [you] Ganhas o jogo, { $won } a { $lost }
   *[them] { $name } ganha o jogo, { $won } a { $lost }
}
score-win-match = { $who ->
    [you] Ganhas a partida por { $points }
   *[them] { $name } ganha a partida por { $points }
}
score-win-games = { $who ->
    [you] Ganhas a partida, { $won } jogos a { $lost }
   *[them] { $name } ganha a partida, { $won } jogos a { $lost }
}
back-to-table = Voltar à mesa
back-to-result = Voltar ao resultado
