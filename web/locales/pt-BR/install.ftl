# The game as an app on the device, and how long the browser keeps what is played.

## The game as an app

install-label = Undercut como aplicativo
install-offer = Jogar Undercut como um aplicativo, também sem rede?
install-steps = Para pôr o Undercut na Tela de Início
install-step-share = Toque em “Compartilhar” no navegador
install-step-add = Escolha “Adicionar à Tela de Início”
install-step-open = A partir de agora, abra o Undercut pelo ícone
install-step-data = O aplicativo guarda as partidas dele à parte. Para levar as suas, salve-as aqui em um arquivo e traga o arquivo para lá.

## How long it is kept

lasting-label = O que você joga fica salvo
lasting-browser = Enquanto o navegador não apagar

## What a newer version left

error-match-back = Uma partida que uma versão mais nova tinha começado está de novo entre as suas partidas.
error-rules-newer = Suas regras vêm de uma versão mais nova do Undercut. Ficam como estão; recarregue a página para ter essa versão.
