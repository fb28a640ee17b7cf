# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full-more = Em uma aba própria, com esta partida
embed-again = Jogar de novo
embed-unsaved = Aqui nada é salvo

## Where the page round it lets no tab be opened

embed-address-more = Esta página não deixa o jogo abrir uma aba. Copie o endereço e abra-o você: a partida continua lá.
embed-open = Abrir em outra aba
embed-copy-failed = Aqui não é permitido copiar. O endereço está selecionado: copie-o você.

## A match that came with a link

arrived-heading = Abrir a partida do link?
error-arrived-damaged = A partida deste link está danificada e não foi aberta. Aqui nada mudou.
error-arrived-newer = A partida deste link vem de uma versão mais nova do Undercut. Recarregue a página para ter essa versão e abra o link de novo.
error-arrived-refused = A partida deste link não bate e não foi aberta. Aqui nada mudou.
