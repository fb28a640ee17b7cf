# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full = Abrir o jogo completo
embed-full-more = Num separador próprio, com esta partida
embed-again = Jogar outra vez
embed-unsaved = Aqui não se guarda

## Where the page round it lets no tab be opened

embed-address-more = Esta página não deixa o jogo abrir um separador. Copia o endereço e abre-o tu: a partida continua lá.
embed-address = Endereço da partida
embed-open = Abrir noutro separador
embed-copy = Copiar o endereço
embed-copied = Copiado
embed-copy-failed = Aqui não é permitido copiar. O endereço está selecionado: copia-o tu.

## A match that came with a link

arrived-heading = Abrir a partida da ligação?
arrived-open = Abrir esta
error-arrived-damaged = A partida desta ligação está danificada e não foi aberta. Aqui nada mudou.
error-arrived-newer = A partida desta ligação vem de uma versão mais nova do Undercut. Recarrega a página para teres essa versão e abre a ligação outra vez.
error-arrived-refused = A partida desta ligação não bate certo e não foi aberta. Aqui nada mudou.
