# About the game, and what happens to what you do here.

## About

about-title = Sobre o Undercut
about-describe = O que é o Undercut, como jogam os seus adversários e de onde vêm as suas regras e cartas.
about-what-heading = O que é
about-what-1 = O Undercut é gin rummy para uma pessoa, contra um adversário dentro do teu próprio navegador. Sem conta, sem publicidade e sem nada para instalar. Fala os idiomas que estão no fundo desta página.
about-what-2 = O jogo normal e o Straight Gin são o seu coração. Ao lado deles há mais jogos, e podes alterar qualquer regra e ficar com o que criaste.
about-opponents-heading = Os adversários
about-opponents-1 = Gentil, Constante, Sagaz, Experiente e Mestre jogam com as mesmas regras que tu e só veem o que tu verias no lugar deles: as próprias cartas, o descarte e o que já se fez. Não espreitam as tuas cartas nem o monte.
about-source-heading = As mesmas regras em tudo
about-source-1 = Um programa contém as regras, conduz a mão e conta os pontos. As páginas que lês são feitas a partir das mesmas regras, número a número. Por isso, o que aqui está escrito é o que se joga.
about-source-2 = Tudo é de código aberto: o motor pode ser usado a partir de Python, para investigação ou para um jogo teu.
about-cards-heading = As cartas
about-cards-1 = As imagens das figuras foram desenhadas por Adrian Kennard e oferecidas ao público. As outras faces foram desenhadas para o Undercut. As letras e as cores podem ser aquelas com que cresceste.
about-access-heading = Para todos
about-access-1 = Tudo se pode fazer com o rato, com o dedo, com o teclado ou com um leitor de ecrã, num telemóvel pequeno, com letra grande, sem movimento e sem cores. A mesa também pode ser mostrada como simples texto.

## Privacy

privacy-title = Privacidade
privacy-describe = O Undercut guarda o que fazes no teu próprio dispositivo e não envia nada a lado nenhum.
privacy-lede = O que fazes aqui fica no teu dispositivo.
privacy-kept-heading = O que se guarda
privacy-kept-1 = A tua partida, as tuas partidas terminadas, as tuas definições e as tuas regras estão no armazenamento do teu navegador, para que possas continuar da próxima vez. Não há cookies.
privacy-kept-2 = O próprio jogo também fica guardado aí, para abrir logo e sem rede.
privacy-sent-heading = O que se envia
privacy-sent-1 = Nada. A página vai buscar os seus ficheiros ao lugar de onde veio, e a mais nenhum. Não conta a ninguém o que jogas, como jogas nem que jogas. Quem gere o servidor pode ver, como em qualquer página, que os seus ficheiros foram pedidos.
privacy-embedded-heading = Dentro de outras páginas
privacy-embedded-1 = Onde o Undercut é mostrado dentro de outra página vale o mesmo: essa página não pode ver as tuas partidas. As regras de privacidade dela são com ela.
privacy-delete-heading = Levar e eliminar
privacy-delete-1 = Nas definições podes guardar tudo num ficheiro e trazê-lo de novo noutro sítio. Em Partidas podes eliminar o que jogaste. Se limpares os dados deste site no teu navegador, tudo é eliminado.
