builder-link = Na sua página
builder-title = Gin rummy na sua página
builder-describe = Mostre o Undercut no seu próprio site: escolha o jogo e o visual e copie algumas linhas.
builder-lede = Escolha o jogo e o visual e copie as linhas para a sua página. Seus leitores jogam ali mesmo, sem conta e sem publicidade.

builder-choose = Sua escolha
builder-way-element = Como elemento: a altura acompanha o jogo
builder-way-frame = Como quadro: sem código na sua página
builder-autoload = Começar na hora
builder-autoload-note = Senão fica uma imagem no lugar, e o jogo só é baixado quando alguém toca nela.
builder-sandbox-note = O quadro não pode salvar nada, por isso nenhuma partida é guardada.

builder-lines = Linhas para a sua página
builder-not-copied = Copie você mesmo as linhas marcadas.

builder-all = Tudo o que pode ser ajustado
builder-all-lede = Cada um vai como atributo do elemento ou no endereço do quadro. O que você deixar de fora fica como de costume.
builder-seed = O número com que as cartas são embaralhadas: o mesmo número, as mesmas cartas

builder-notes-1 = As partidas e as configurações ficam no navegador de quem joga, à parte em cada site que mostra o jogo. A sua página não pode vê-las, e nada é enviado a lugar nenhum.
builder-notes-2 = Se o seu site tem uma política de segurança de conteúdo (CSP), ela precisa permitir este endereço em frame-src e, para o elemento, também em script-src.
builder-notes-3 = No WordPress e em editores parecidos, cole as linhas em um bloco de HTML personalizado. Um endereço sozinho pode virar um quadro isolado.
builder-notes-4 = O elemento avisa a sua página quando o jogo está pronto, quando uma mão termina e quando uma partida termina. Ele diz quem ganhou e o placar, mas nunca uma carta.
