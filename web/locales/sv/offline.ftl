# Att spela utan nät och ta en nyare version.

offline-heading = Du är offline
offline-body = Allt fungerar: spelet finns på den här enheten.

update-heading = Ny version klar
update-match-stays = Ditt spel fortsätter där du var.
update-quick = Det tar bara ett ögonblick.
update-take = Uppdatera
update-later = Senare
