# Giocare senza rete e passare a una versione più recente.

offline-heading = Sei offline
offline-body = Funziona tutto: il gioco è su questo dispositivo.

update-heading = Nuova versione pronta
update-match-stays = La tua partita riprende da dov’era.
update-quick = Ci vuole solo un momento.
update-take = Aggiorna
update-later = Più tardi
