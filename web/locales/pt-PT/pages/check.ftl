# The page that checks whether the deals of a game were fair.

check-title = As cartas foram honestas?
check-describe = Verifica que as cartas de um jogo de Undercut estavam fixadas antes de ele começar.
check-lede = Depois de um jogo, a sua prova é verificada aqui: cada mão é dada outra vez a partir do segredo e comparada carta a carta, no teu próprio dispositivo.
check-noscript = Para verificar é preciso JavaScript. Mais abaixo explica-se como se faz.
check-link = Cartas honestas
check-how = O que se verifica
check-how-1 = Antes da primeira carta, o jogo mostra a impressão digital de um segredo (SHA-256). Aqui ela é calculada outra vez: o segredo não foi trocado.
check-how-2 = Do segredo e das tuas palavras segue cada baralho, por um método publicado. Cada baralho é dado outra vez, e também cada monte baralhado de novo.
check-how-3 = Faz-se duas vezes: com poucas linhas desta página e com o motor do jogo, escrito noutra linguagem. Nada do que verificas aqui é enviado para lado nenhum.
check-how-4 = Isto mostra que nem o motor nem o adversário puderam escolher cartas depois de verem as tuas palavras ou o teu jogo. Não mostra que o segredo foi bem sorteado: isso faz o teu próprio dispositivo.
