# About the game, and what happens to what you do here.

## About

about-what-1 = O Undercut é gin rummy para uma pessoa, contra um adversário dentro do seu próprio navegador. Sem conta, sem publicidade e sem nada para instalar. Ele fala os idiomas que estão no pé desta página.
about-what-2 = O jogo normal e o Straight Gin são o seu coração. Ao lado deles há mais jogos, e você pode alterar qualquer regra e guardar o que criou.
about-opponents-1 = Gentil, Constante, Sagaz, Experiente e Mestre jogam com as mesmas regras que você e só veem o que você veria no lugar deles: as próprias cartas, o descarte e o que já foi feito. Não espiam as suas cartas nem o monte.
about-source-1 = Um programa contém as regras, conduz a mão e conta os pontos. As páginas que você lê são feitas a partir das mesmas regras, número por número. Por isso, o que está escrito aqui é o que se joga.
about-source-2 = Tudo é de código aberto: o motor pode ser usado em Python, para pesquisa ou para um jogo seu.
about-cards-1 = As imagens das figuras foram desenhadas por Adrian Kennard e doadas ao público. As outras faces foram desenhadas para o Undercut. As letras e as cores podem ser aquelas com que você cresceu.
about-access-1 = Tudo pode ser feito com o mouse, com o dedo, com o teclado ou com um leitor de tela, em um celular pequeno, com letra grande, sem movimento e sem cores. A mesa também pode ser mostrada como simples texto.

## Privacy

privacy-describe = O Undercut guarda o que você faz no seu próprio dispositivo e não envia nada a lugar nenhum.
privacy-lede = O que você faz aqui fica no seu dispositivo.
privacy-kept-1 = Sua partida, suas partidas terminadas, suas configurações e suas regras ficam no armazenamento do seu navegador, para que você possa continuar da próxima vez. Não há cookies.
privacy-kept-2 = O próprio jogo também fica salvo ali, para abrir na hora e sem rede.
privacy-sent-1 = Nada. A página busca seus arquivos no lugar de onde veio, e em nenhum outro. Não conta a ninguém o que você joga, como joga nem que joga. Quem mantém o servidor pode ver, como em qualquer página, que os arquivos foram pedidos.
privacy-embedded-1 = Onde o Undercut é mostrado dentro de outra página vale o mesmo: essa página não pode ver as suas partidas. As regras de privacidade dela são com ela.
privacy-delete-heading = Levar e excluir
privacy-delete-1 = Nas configurações você pode salvar tudo em um arquivo e trazê-lo de novo em outro lugar. Em Partidas você pode excluir o que jogou. Se você limpar os dados deste site no seu navegador, tudo é excluído.
