# Statistics, the list of matches, taking everything along as a file.

## What is counted

stats-empty-more = Jogue uma mão até o fim e esta página dirá como você está indo: partidas ganhas, pontos por mão, gins e undercuts.

## The figures

stats-gin-note = seus, { $count } contra você
stats-caught = Você fica com

## Curves

chart-score-gist = { $ended ->
    [won] { $game } contra { $opponent }: você ganhou, e os pontos são { $you } para você e { $them } para o adversário após { $deals ->
        [one] { $deals } mão
       *[other] { $deals } mãos
    }.
    [lost] { $game } contra { $opponent }: você perdeu, e os pontos são { $you } para você e { $them } para o adversário após { $deals ->
        [one] { $deals } mão
       *[other] { $deals } mãos
    }.
   *[other] { $game } contra { $opponent }: os pontos são { $you } para você e { $them } para o adversário após { $deals ->
        [one] { $deals } mão
       *[other] { $deals } mãos
    }.
}
chart-rate-gist = Das suas últimas { $matches } partidas você ganhou { $now }. Nas { $shown } partidas mostradas, essa parte foi { $low } no mínimo e { $high } no máximo.

## The list of matches

matches-score = { $by ->
    [games] Jogos ganhos: você { $you }, { $opponent } { $them }
   *[points] Pontos: você { $you }, { $opponent } { $them }
}
matches-end-open = Sem terminar
matches-delete = Excluir
matches-delete-named = Excluir: { $game } contra { $opponent }, { $day }
matches-delete-heading = Excluir esta partida?
matches-delete-body = { $game } contra { $opponent }, { $day }. Também deixa de contar nas suas estatísticas.
matches-delete-all = Excluir todas
matches-delete-all-heading = Excluir todas as partidas?
matches-delete-all-body = { $count ->
    [one] A partida da lista é excluída e as suas estatísticas recomeçam. A partida na mesa fica.
   *[other] As { $count } partidas são excluídas e as suas estatísticas recomeçam. Uma partida na mesa fica.
}
matches-waiting = Preparando o jogo. A partida abre assim que estiver pronto.
matches-empty-more = Todas as partidas que você joga ficam aqui: continue uma que deixou ou veja de novo seus pontos.

## Everything as a file

data-title = Seus dados
data-where = As partidas, as configurações e suas regras só ficam neste navegador. Um arquivo as deixa a salvo ou as leva para outro dispositivo.
data-nowhere = Este navegador não salva nada para esta página. Um arquivo guarda o que você jogou desde que a abriu.
data-export = Salvar em um arquivo
data-exported = Salvo como { $name }, nos seus downloads.
data-import = Trazer um arquivo
data-question = O que o arquivo contém
data-rules = { $count ->
    [one] { $count } conjunto de regras seu
   *[other] { $count } conjuntos de regras seus
}
data-settings = configurações
data-holds = O arquivo de { $day } contém { $parts }. O que você tem aqui fica.
data-holds-nothing = Neste arquivo não há nada para trazer.
data-settings-too = Usar as configurações dele em vez das minhas
data-done-known = { $count ->
    [one] { $count } partida já estava aqui.
   *[other] { $count } partidas já estavam aqui.
}
data-done-running = A partida que estava em curso espera por você em Partidas.
data-done-settings = As configurações são as do arquivo.
data-undo = Desfazer
data-undone = Tudo está como antes.
data-bad-large = Este arquivo é grande demais para ser do Undercut. Nada mudou.
data-bad-foreign = Este arquivo não foi salvo pelo Undercut. Nada mudou.
data-bad-newer = Este arquivo vem de uma versão mais nova do Undercut. Recarregue a página para ter essa versão e tente de novo.
data-bad-damaged = Este arquivo está danificado, então nada foi tirado dele. Tente outra cópia.
data-bad-wrong = Há algo neste arquivo que não deveria estar lá, então nada foi tirado dele.
