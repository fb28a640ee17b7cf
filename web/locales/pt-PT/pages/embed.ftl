poster-size = Cerca de { $mb } MB, uma só vez

builder-link = Na tua página
builder-title = Gin rummy na tua página
builder-describe = Mostra o Undercut no teu próprio sítio: escolhe o jogo e o aspeto e copia umas linhas.
builder-lede = Escolhe o jogo e o aspeto e copia as linhas para a tua página. Os teus leitores jogam ali mesmo, sem conta e sem publicidade.

builder-choose = A tua escolha
builder-game = Jogo
builder-any-language = Como a página ou o navegador
builder-usual-target = A habitual
builder-colours = Cores
builder-two-colours = Duas cores
builder-way = Como se insere
builder-way-element = Como elemento: a altura segue o jogo
builder-way-frame = Como moldura: sem código na tua página
builder-autoload = Começar logo
builder-autoload-note = Senão fica uma imagem no lugar, e o jogo só é descarregado quando alguém a toca.
builder-sandbox = Isolado
builder-sandbox-note = A moldura não pode guardar nada, por isso nenhuma partida se conserva.

builder-copy-heading = Para copiar
builder-lines = Linhas para a tua página
builder-copy = Copiar
builder-copied = Copiado.
builder-not-copied = Copia tu as linhas marcadas.
builder-preview = Como fica

builder-all = Tudo o que se pode definir
builder-all-lede = Cada um escreve-se como atributo do elemento ou no endereço da moldura. O que deixares de fora fica como de costume.
builder-name = Nome
builder-meaning = Significado
builder-values = Valores
builder-seed = O número com que se baralham as cartas: o mesmo número, as mesmas cartas

builder-notes = Bom saber
builder-notes-1 = As partidas e as definições ficam no navegador de quem joga, à parte em cada sítio que mostra o jogo. A tua página não as pode ver, e nada é enviado para lado nenhum.
builder-notes-2 = Se o teu sítio tem uma política de segurança de conteúdo (CSP), ela tem de permitir este endereço em frame-src e, para o elemento, também em script-src.
builder-notes-3 = No WordPress e em editores parecidos, cola as linhas num bloco para HTML próprio. Um endereço sozinho pode tornar-se uma moldura isolada.
builder-notes-4 = O elemento avisa a tua página quando o jogo está pronto, quando uma mão acaba e quando uma partida acaba. Diz quem ganhou e o resultado, mas nunca uma carta.
