# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-title = Treino
nav-practice = Treinar
practice-link-note = Decisões de mãos a sério, uma de cada vez

## What to practise

practice-choose = O que treinar
practice-about-new = Decisões de mãos a sério, uma de cada vez, e o que vale cada resposta. Revê uma mão que jogaste, e os teus próprios erros também vêm para aqui.
practice-about-none = Não há aqui nenhum erro teu à espera. Há mais para encontrar em mãos que o programa joga.
practice-about = { $count ->
    [one] Há aqui { $count } erro teu.
   *[other] Há aqui { $count } erros teus.
}
practice-goal = Acerta em dois dias diferentes e fica aprendido.
practice-learned-count = { $count ->
    [one] Aprendidos até agora: { $count }.
   *[other] Aprendidos até agora: { $count }.
}
practice-mixed = Um pouco de tudo
practice-mixed-note = O que estiver na vez, depois um tipo de cada vez
practice-knock = Bater ou esperar
practice-knock-note = Terminar a mão ou continuar a jogar
practice-throw = O que descartar
practice-throw-note = Que carta podes dispensar e qual serve ao adversário
practice-draw = Apanhar ou tirar
practice-draw-note = A carta à vista ou o monte
practice-layoff = O que juntar
practice-layoff-note = Depois de o adversário bater
practice-due = { $count ->
    [one] { $count } erro teu para repetir
   *[other] { $count } erros teus para repetir
}
practice-yours = Treinar os teus erros
practice-how = Uma resposta é julgada pelo que se vê desse lugar, nunca pelas cartas escondidas. O que erras volta logo; o que acertas volta noutro dia.
practice-progress = O teu progresso
practice-back = Voltar
practice-seeking = À procura de uma decisão que valha a pena …
practice-loading = Começa assim que o jogo estiver pronto.
practice-engine-failed = Não foi possível carregar o jogo.
practice-not-found = Não apareceu nenhuma decisão assim. Tenta outra vez ou treina outra coisa.

## The question

practice-ask-knock = Bater ou esperar?
practice-ask-throw = O que descartas?
practice-ask-draw = Apanhar ou tirar?
practice-ask-layoff = O que juntas?
practice-own = Do teu próprio jogo: { $day }, contra { $opponent }.
practice-dealt = De uma mão que o programa jogou: ainda não tens nenhum erro assim.
practice-dealt-later = De uma mão que o programa jogou: agora não há nenhum teu para repetir.
practice-told = { $text }
practice-grading = A pesar a resposta …
practice-leave = Sair do treino
practice-next = Seguinte

## The answer

practice-right = Certo
practice-wrong = Não é o melhor
practice-right-best = Nada vale mais.
practice-right-near = Tão bom como o melhor: { $points } pontos de diferença.
practice-wrong-loss = Isso custa em média cerca de { $points } pontos.
practice-again = Volta noutro dia.
practice-learned = Certo em dois dias: aprendido.
practice-score = { $streak ->
    [0] { $right } de { $answered } certas
    [1] { $right } de { $answered } certas
   *[other] { $right } de { $answered } certas, { $streak } seguidas
}

## Progress

progress-title = Pontos perdidos por decisão
progress-empty = Ainda não foi revista nenhuma mão. Revê uma quando acabar, e esta página mostra como as tuas decisões melhoram.
progress-kind = Decisões
progress-all = Todas
progress-few = { $count ->
    [0] Nenhuma mão revista tem ainda uma decisão assim.
    [one] { $count } mão revista até agora: com a segunda há uma curva.
   *[other] { $count } mãos revistas até agora.
}
progress-curve = Média das últimas { $count } mãos revistas
progress-gist = { $kind }: nas tuas últimas { $deals } mãos revistas perdeste { $now } pontos por decisão. Nas { $shown } mãos mostradas, a média foi { $low } no mínimo e { $high } no máximo.
progress-deal = Mão { $deal }
progress-after = Após a mão
progress-series = Pontos perdidos
progress-figures = { $decisions ->
    [one] { $decisions } decisão, { $lost } pontos perdidos ao todo
   *[other] { $decisions } decisões, { $lost } pontos perdidos ao todo
}
progress-practise = Treinar
