# The score sheet of a match.

score-title = Placar
score-title-hollywood = Placar de Hollywood

## Three games at once

score-all = Os três jogos juntos: você { $you }, { $name } { $them }
score-closed-by = { $who ->
    [you] fechado, seu
   *[them] fechado, de { $name }
}
score-button-games = Você { $you } Adversário { $them }, { $first }, { $second }, { $third }, placar

## What a game comes to with its bonuses

settle-boxes = Bônus por mão
settle-game_bonus = Bônus do jogo
settle-shutout-game_bonus = { $who ->
    [you] Você não ganhou nenhuma mão, então o bônus do jogo conta em dobro
   *[them] { $name } não ganhou nenhuma mão, então o bônus do jogo conta em dobro
}
settle-shutout-deals = { $who ->
    [you] Você não ganhou nenhuma mão, então os pontos contam em dobro
   *[them] { $name } não ganhou nenhuma mão, então os pontos contam em dobro
}
settle-shutout-net = { $who ->
    [you] Você não ganhou nenhuma mão, então tudo conta em dobro
   *[them] { $name } não ganhou nenhuma mão, então tudo conta em dobro
}
settle-game-won = { $who ->
    [you] O jogo { $game } é seu, { $won } a { $lost }
   *[them] O jogo { $game } é de { $name }, { $won } a { $lost }
}
settle-first = { $who ->
    [you] Você chegou primeiro a { $target }, então o jogo é seu.
   *[them] { $name } chegou primeiro a { $target } e ganha o jogo.
} { $bonuses ->
    [counted] Com os bônus conta na partida.
   *[beside] Os bônus são uma conta à parte e não mudam nada nisso.
}
settle-equal = { $who ->
    [you] Os totais são iguais, então o jogo é seu: você chegou primeiro a { $target }.
   *[them] Os totais são iguais, então o jogo é de { $name }, que chegou primeiro a { $target }.
}
settle-match-by = { $by ->
    [games] { $bonuses ->
        [beside] Quem ganha mais jogos ganha a partida. Os bônus são uma conta à parte.
       *[other] Quem ganha mais jogos ganha a partida.
    }
   *[points] { $bonuses ->
        [none] Os pontos dos três jogos juntos decidem a partida.
       *[other] Os totais dos três jogos, incluindo os bônus, decidem a partida.
    }
}

## What happened in a deal

row-knock = { $who ->
    [you] Você bateu
   *[them] { $name } bateu
}
row-gin = { $who ->
    [you] Você fez gin
   *[them] { $name } fez gin
}
row-big_gin = { $who ->
    [you] Você fez grande gin
   *[them] { $name } fez grande gin
}
row-undercut = { $who ->
    [you] Você fez undercut
   *[them] { $name } fez undercut
}

## Under the sheet

score-win = { $who ->
    [you] Você ganha por { $points }
   *[them] { $name } ganha por { $points }
}
score-win-game = { $who ->
    [you] Você ganha o jogo, { $won } a { $lost }
   *[them] { $name } ganha o jogo, { $won } a { $lost }
}
score-win-match = { $who ->
    [you] Você ganha a partida por { $points }
   *[them] { $name } ganha a partida por { $points }
}
score-win-games = { $who ->
    [you] Você ganha a partida, { $won } jogos a { $lost }
   *[them] { $name } ganha a partida, { $won } jogos a { $lost }
}
