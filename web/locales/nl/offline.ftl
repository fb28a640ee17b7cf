# Spelen zonder netwerk, en een nieuwere versie nemen.

offline-heading = Je bent offline
offline-body = Alles werkt: het spel staat op dit apparaat.

update-heading = Nieuwe versie klaar
update-match-stays = Je spel gaat verder waar je was.
update-quick = Het duurt maar even.
update-take = Bijwerken
update-later = Later
