# At spille uden net og tage en nyere version.

offline-heading = Du er offline
offline-body = Alt virker: spillet ligger på denne enhed.

update-heading = Ny version klar
update-match-stays = Dit spil fortsætter, hvor du slap.
update-quick = Det tager kun et øjeblik.
update-take = Opdater
update-later = Senere
