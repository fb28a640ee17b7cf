# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

settings-part-device = Neste dispositivo
install-label = Undercut como aplicação
install-note = Com ícone próprio, também sem rede
install-button = Instalar
install-offer = Jogar Undercut como uma aplicação, também sem rede?
install-how = Mostrar como
install-done = O Undercut está instalado.

install-steps = Para pôr o Undercut no ecrã principal
install-step-share = Toca em «Partilhar» no navegador
install-step-add = Escolhe «Adicionar ao ecrã principal»
install-step-open = A partir de agora, abre o Undercut pelo ícone
install-step-data = A aplicação guarda as suas partidas à parte. Para levares as tuas, guarda-as aqui num ficheiro e traz o ficheiro para lá.

## How long it is kept

lasting-label = O que jogas fica guardado
lasting-yes = Sim, de forma duradoura
lasting-browser = Enquanto o navegador não o apagar
lasting-no = Não, só enquanto a página estiver aberta
lasting-room = Ocupa { $size } neste dispositivo.

## What a newer version left

error-match-back = Uma partida que uma versão mais nova tinha começado está de novo entre as tuas partidas.
error-rules-newer = As tuas regras vêm de uma versão mais nova do Undercut. Ficam como estão; recarrega a página para teres essa versão.
