# Statistics, the list of matches, taking everything along as a file.
statistics-title = Estatísticas
matches-title = Partidas

## What is counted

stats-period = Período
stats-period-all = Sempre
stats-period-month = Este mês
stats-rules = Regras
stats-all-rules = Todas as regras
stats-all-levels = Todos os adversários
stats-empty = Ainda não há nada para contar.
stats-empty-more = Joga uma mão até ao fim e esta página dirá como te sais: partidas ganhas, pontos por mão, gins e undercuts.
stats-none = Nenhuma partida corresponde a esta escolha.
stats-show-all = Mostrar todas as partidas

## The figures

stats-won = Partidas ganhas
stats-won-of = { $count ->
    [0] ainda nenhuma terminada
   *[other] de { $count }
}
stats-points = Pontos por mão
stats-points-note = { $count ->
    [one] líquidos, { $count } mão
   *[other] líquidos, { $count } mãos
}
stats-streak = Vitórias seguidas
stats-streak-now = { $count ->
    [0] melhor série
   *[other] melhor série, { $count } agora
}
stats-gin = Gin
stats-undercuts = Undercuts
stats-gin-note = teus, { $count } contra ti
stats-caught = Ficas com
stats-caught-note = { $count ->
    [0] pontos soltos, quando o adversário termina
    [one] pontos soltos, quando o adversário terminou
   *[other] pontos soltos, média de { $count } mãos que o adversário terminou
}
stats-by-rules = Por regras
stats-by-level = Por adversário
stats-matches = Partidas
stats-matches-won = Ganhas
stats-share = Ganhas

## Curves

chart-as-list = Em lista
chart-list-label = A curva em lista
chart-score = Pontos de uma partida
chart-choose = Partida
chart-match = { $day }: { $game }, { $opponent }
chart-start = Início
chart-deal = Mão { $deal }
chart-after-deal = Após a mão
# The curve in a sentence, for those who do not see it.
chart-score-gist = { $ended ->
    [won] { $game } contra { $opponent }: ganhaste, e os pontos são { $you } para ti e { $them } para o adversário após { $deals ->
        [one] { $deals } mão
       *[other] { $deals } mãos
    }.
    [lost] { $game } contra { $opponent }: perdeste, e os pontos são { $you } para ti e { $them } para o adversário após { $deals ->
        [one] { $deals } mão
       *[other] { $deals } mãos
    }.
   *[other] { $game } contra { $opponent }: os pontos são { $you } para ti e { $them } para o adversário após { $deals ->
        [one] { $deals } mão
       *[other] { $deals } mãos
    }.
}
chart-rate = Parte de vitórias, sempre nas últimas { $count } partidas
chart-match-number = Partida { $match }
chart-after-match = Após a partida
chart-rate-gist = Das tuas últimas { $matches } partidas ganhaste { $now }. Nas { $shown } partidas mostradas, essa parte foi { $low } no mínimo e { $high } no máximo.

## The list of matches

matches-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
matches-about = Contra { $opponent }, { $day }
matches-score = { $by ->
    [games] Jogos ganhos: tu { $you }, { $opponent } { $them }
   *[points] Pontos: tu { $you }, { $opponent } { $them }
}
matches-end-on = Na mesa
matches-end-open = Por terminar
matches-end-won = Ganha
matches-end-lost = Perdida
matches-end-drawn = Empatada
matches-go = Continuar
matches-go-named = Continuar: { $game } contra { $opponent }, { $day }
matches-see = Ver o resultado
matches-see-named = Ver o resultado: { $game } contra { $opponent }, { $day }
matches-old = Já não pode ser aberta
matches-delete = Eliminar
matches-delete-named = Eliminar: { $game } contra { $opponent }, { $day }
matches-delete-heading = Eliminar esta partida?
matches-delete-body = { $game } contra { $opponent }, { $day }. Também deixa de contar nas tuas estatísticas.
matches-delete-all = Eliminar todas
matches-delete-all-heading = Eliminar todas as partidas?
matches-delete-all-body = { $count ->
    [one] A partida da lista é eliminada e as tuas estatísticas recomeçam. A partida na mesa fica.
   *[other] As { $count } partidas são eliminadas e as tuas estatísticas recomeçam. Uma partida na mesa fica.
}
matches-keep = Manter
matches-more = Mostrar mais { $count }
matches-waiting = A preparar o jogo. A partida abre assim que estiver pronto.
matches-empty = Ainda não há partidas.
matches-empty-more = Todas as partidas que jogas ficam aqui: continua uma que deixaste ou vê outra vez os seus pontos.

## Everything as a file

data-title = Os teus dados
settings-part-data = { data-title }
data-where = As partidas, as definições e as tuas regras só ficam neste navegador. Um ficheiro põe-nas a salvo ou leva-as para outro dispositivo.
data-nowhere = Este navegador não guarda nada para esta página. Um ficheiro guarda o que jogaste desde que a abriste.
data-export = Guardar num ficheiro
data-exported = Guardado como { $name }, nas tuas transferências.
data-import = Trazer um ficheiro
data-question = O que o ficheiro contém
data-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
data-rules = { $count ->
    [one] { $count } conjunto de regras teu
   *[other] { $count } conjuntos de regras teus
}
data-settings = definições
data-holds = O ficheiro de { $day } contém { $parts }. O que tens aqui fica.
data-holds-nothing = Neste ficheiro não há nada para trazer.
data-settings-too = Usar as definições dele em vez das minhas
data-not-now = Agora não
data-take = Trazer
data-done-matches = { $count ->
    [one] { $count } partida foi acrescentada.
   *[other] { $count } partidas foram acrescentadas.
}
data-done-none = Nenhuma partida foi acrescentada.
data-done-known = { $count ->
    [one] { $count } partida já cá estava.
   *[other] { $count } partidas já cá estavam.
}
data-done-running = A partida que estava em curso espera por ti em Partidas.
data-done-rules = { $count ->
    [one] { $count } conjunto de regras foi acrescentado.
   *[other] { $count } conjuntos de regras foram acrescentados.
}
data-done-left = { $count ->
    [one] Não houve espaço para { $count } conjunto de regras.
   *[other] Não houve espaço para { $count } conjuntos de regras.
}
data-done-settings = As definições são as do ficheiro.
data-undo = Anular
data-undone = Está tudo como antes.
data-bad-large = Este ficheiro é demasiado grande para ser do Undercut. Nada mudou.
data-bad-foreign = Este ficheiro não foi guardado pelo Undercut. Nada mudou.
data-bad-newer = Este ficheiro vem de uma versão mais nova do Undercut. Recarrega a página para teres essa versão e tenta outra vez.
data-bad-damaged = Este ficheiro está danificado, por isso não se tirou nada dele. Tenta outra cópia.
data-bad-wrong = Há algo neste ficheiro que não devia lá estar, por isso não se tirou nada dele.
data-bad-full = Este navegador não tem espaço para tudo isso. Nada mudou.
