# Fair deals.

fair-about = Todas as cartas do seu próximo jogo seguem de um segredo que este dispositivo sorteou. Aqui está a impressão digital dele. Depois do jogo você vê o próprio segredo e pode conferir cada mão.
fair-words = Palavras suas, se quiser
fair-words-note = Elas entram na mistura: enquanto você não as escolher, ninguém pode saber as cartas.
fair-not-here = Este navegador não consegue calculá-la aqui. Você a encontra na folha de pontos do jogo.
fair-later = Todas as cartas deste jogo seguem de um segredo com esta impressão digital. Você vê o segredo quando o jogo terminar.
fair-over = O jogo terminou, e este é o segredo. Qualquer pessoa pode dar as mesmas cartas com ele outra vez.
fair-your-words = Suas palavras
fair-opening = A primeira mão é uma de { $count } aberturas preparadas, para você não ter que esperar. O segredo e as suas palavras a escolheram. Todas as mãos seguintes são embaralhadas a partir deles.
fair-none = Para este jogo nada foi prometido: as cartas vêm de um número que já era conhecido.
fair-check = Conferir estas mãos
fair-waiting = Perguntando ao motor …
fair-failed = O motor não conseguiu responder. Feche isto e abra outra vez.
fair-give-up-asked = O jogo termina aqui: quem sabe o segredo sabe as cartas que virão. Ele não fica guardado entre as suas partidas.
fair-play-on = Continuar jogando
check-go = Conferir
check-file = Abrir um arquivo
check-what = O que se confere
check-engine-coming = O motor está a caminho
check-waits = A conferir
check-untold = Não foi possível conferir
check-running = Conferindo …
check-lost = Não foi possível conferir a prova aqui.
error-match_not_over = Você vê o segredo quando o jogo terminar.
error-proof_newer = Esta prova vem de uma versão mais nova. Recarregue a página e confira outra vez.
error-proof_not_promised = O segredo não é o que foi prometido: a impressão digital é outra.
error-proof_reshuffle = Mão { $deal }, novo monte { $count }, carta { $place }: { $told } na prova, { $dealt } segundo o segredo.
