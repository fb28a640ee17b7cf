# Jogar sem rede e passar para uma versão mais nova.

offline-heading = Você está offline
offline-body = Tudo funciona: o jogo está neste aparelho.

update-match-stays = Seu jogo continua de onde parou.
update-quick = Leva só um instante.
