# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-link-note = Decisões de mãos de verdade, uma de cada vez
practice-about-new = Decisões de mãos de verdade, uma de cada vez, e quanto vale cada resposta. Reveja uma mão que você jogou, e os seus próprios erros também virão para cá.
practice-about-none = Não há nenhum erro seu esperando aqui. Há mais para encontrar em mãos que o programa joga.
practice-about = { $count ->
    [one] Há aqui { $count } erro seu.
   *[other] Há aqui { $count } erros seus.
}
practice-goal = Acerte em dois dias diferentes e está aprendido.
practice-knock-note = Terminar a mão ou continuar jogando
practice-throw-note = Que carta você pode dispensar e qual serve ao adversário
practice-draw = Pegar ou comprar
practice-due = { $count ->
    [one] { $count } erro seu para repetir
   *[other] { $count } erros seus para repetir
}
practice-how = Uma resposta é julgada pelo que se vê daquele lugar, nunca pelas cartas escondidas. O que você erra volta logo; o que acerta volta em outro dia.
practice-progress = Seu progresso
practice-seeking = Procurando uma decisão que valha a pena …
practice-not-found = Não apareceu nenhuma decisão assim. Tente de novo ou treine outra coisa.
practice-ask-throw = O que você descarta?
practice-ask-draw = Pegar ou comprar?
practice-ask-layoff = O que você junta?
practice-own = Do seu próprio jogo: { $day }, contra { $opponent }.
practice-dealt = De uma mão que o programa jogou: você ainda não tem nenhum erro assim.
practice-dealt-later = De uma mão que o programa jogou: agora não há nenhum seu para repetir.
practice-grading = Pesando a resposta …
practice-next = Próxima
practice-right-near = Tão bom quanto o melhor: { $points } pontos de diferença.
practice-again = Volta em outro dia.
progress-empty = Nenhuma mão foi revista ainda. Reveja uma quando acabar, e esta página mostra como suas decisões melhoram.
progress-gist = { $kind }: nas suas últimas { $deals } mãos revistas você perdeu { $now } pontos por decisão. Nas { $shown } mãos mostradas, a média foi { $low } no mínimo e { $high } no máximo.
practice-yours = Treinar os seus erros
