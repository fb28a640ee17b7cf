# Pelaaminen ilman verkkoa ja uuden version ottaminen käyttöön.

offline-heading = Olet offline-tilassa
offline-body = Kaikki toimii: peli on tällä laitteella.

update-heading = Uusi versio on valmis
update-match-stays = Pelisi jatkuu siitä, mihin se jäi.
update-quick = Siihen menee vain hetki.
update-take = Päivitä
update-later = Myöhemmin
