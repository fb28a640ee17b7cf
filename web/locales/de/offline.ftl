# Spielen ohne Netz und eine neuere Version übernehmen.

offline-heading = Du bist offline
offline-body = Alles geht: Das Spiel ist auf diesem Gerät.

update-heading = Neue Version bereit
update-match-stays = Dein Spiel geht weiter, wo du warst.
update-quick = Es dauert nur einen Moment.
update-take = Aktualisieren
update-later = Später
