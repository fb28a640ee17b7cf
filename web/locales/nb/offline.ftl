# Å spille uten nett og ta en nyere versjon.

offline-heading = Du er frakoblet
offline-body = Alt virker: spillet ligger på denne enheten.

update-heading = Ny versjon er klar
update-match-stays = Spillet ditt fortsetter der du slapp.
update-quick = Det tar bare et øyeblikk.
update-take = Oppdater
update-later = Senere
