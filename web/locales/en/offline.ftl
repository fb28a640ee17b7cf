# Playing without a network, and taking a newer version.

offline-heading = You are offline
offline-body = Everything works: the game is on this device.

update-heading = New version ready
update-match-stays = Your game goes on where you left it.
update-quick = It takes only a moment.
update-take = Update
update-later = Later
