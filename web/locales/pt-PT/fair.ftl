# Fair deals: the promise before the first card, the secret after the last, and the check of a proof.

## On the first page and in a match

fair-title = Cartas honestas
fair-about = Todas as cartas do teu próximo jogo seguem de um segredo que este dispositivo sorteou. Aqui está a sua impressão digital. Depois do jogo vês o próprio segredo e podes verificar cada mão.
fair-commitment = Impressão digital do segredo
fair-words = Palavras tuas, se quiseres
fair-words-note = Entram na mistura: enquanto não as escolheres, ninguém pode saber as cartas.
fair-not-here = Este navegador não a consegue calcular aqui. Encontras a impressão na folha de pontos do jogo.
fair-later = Todas as cartas deste jogo seguem de um segredo com esta impressão digital. Vês o segredo quando o jogo terminar.
fair-over = O jogo terminou, e este é o segredo. Qualquer pessoa pode dar com ele as mesmas cartas outra vez.
fair-secret = Segredo
fair-your-words = As tuas palavras
fair-opening = A primeira mão é uma de { $count } aberturas preparadas, para não teres de esperar. O segredo e as tuas palavras escolheram-na. Todas as mãos seguintes são baralhadas a partir deles.
fair-none = Para este jogo nada foi prometido: as suas cartas vêm de um número que já se conhecia.
fair-check = Verificar estas mãos
fair-waiting = A perguntar ao motor …
fair-failed = O motor não conseguiu responder. Fecha isto e abre outra vez.
fair-give-up = Desistir e ver o segredo
fair-give-up-asked = O jogo acaba aqui: quem sabe o segredo sabe as cartas que aí vêm. Não fica guardado entre as tuas partidas.
fair-play-on = Continuar a jogar
fair-give-up-yes = Desistir

## The page that checks a proof

check-paste = Prova de um jogo
check-go = Verificar
check-file = Abrir um ficheiro
check-found = O que se encontrou
check-what = O que se verifica
check-by-page = Esta página (JavaScript)
check-by-engine = O motor do jogo (Python)
check-engine-coming = O motor vem a caminho
check-promise = A promessa
check-deal = Mão { $deal }
check-holds = Como prometido
check-waits = Por verificar
check-untold = Não foi possível verificar
check-running = A verificar …
check-good = Cada mão é como foi prometida.
check-good-page = Segundo esta página, cada mão é como foi prometida. Não foi possível iniciar o motor.
check-bad = Esta prova não está certa.
check-lost = Não foi possível verificar a prova aqui.

## What may be wrong with a proof; $told and $dealt are cards

error-match_not_over = Vês o segredo quando o jogo terminar.
error-not_promised = { fair-none }
error-proof_unreadable = Isto não é a prova de um jogo, ou está danificada.
error-proof_newer = Esta prova vem de uma versão mais nova. Recarrega a página e verifica outra vez.
error-proof_not_promised = O segredo não é o que foi prometido: a sua impressão digital é outra.
error-proof_dealer = Mão { $deal }: devia ter dado o outro lado.
error-proof_card = Mão { $deal }, carta { $place }: { $told } na prova, { $dealt } segundo o segredo.
error-proof_reshuffle = Mão { $deal }, monte novo { $count }, carta { $place }: { $told } na prova, { $dealt } segundo o segredo.
