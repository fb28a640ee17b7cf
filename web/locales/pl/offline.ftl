# Gra bez sieci i przejście na nowszą wersję.

offline-heading = Jesteś offline
offline-body = Wszystko działa: gra jest na tym urządzeniu.

update-heading = Nowa wersja gotowa
update-match-stays = Twoja gra potoczy się dalej od tego miejsca.
update-quick = To potrwa tylko chwilę.
update-take = Zaktualizuj
update-later = Później
