# The page that checks whether the deals of a game were fair.

check-describe = Confira que as cartas de um jogo de Undercut estavam fixadas antes de ele começar.
check-lede = Depois de um jogo, a prova dele é conferida aqui: cada mão é dada outra vez a partir do segredo e comparada carta por carta, no seu próprio dispositivo.
check-noscript = Para conferir é preciso JavaScript. Mais abaixo se explica como é feito.
check-how = O que se confere
check-how-2 = Do segredo e das suas palavras segue cada baralho, por um método publicado. Cada baralho é dado outra vez, e também cada monte embaralhado de novo.
check-how-3 = Isso é feito duas vezes: com poucas linhas desta página e com o motor do jogo, escrito em outra linguagem. Nada do que você confere aqui é enviado para lugar nenhum.
check-how-4 = Isso mostra que nem o motor nem o adversário puderam escolher cartas depois de ver as suas palavras ou o seu jogo. Não mostra que o segredo foi bem sorteado: isso o seu próprio dispositivo faz.
