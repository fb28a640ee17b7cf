# Jogar sem rede e passar para uma versão mais nova.

offline-heading = Estás offline
offline-body = Tudo funciona: o jogo está neste dispositivo.

update-heading = Nova versão pronta
update-match-stays = O teu jogo continua onde o deixaste.
update-quick = Demora só um momento.
update-take = Atualizar
update-later = Mais tarde
