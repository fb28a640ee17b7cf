# The game in a frame of another page, and a match that is carried from there to the game's own page.

## In the frame

embed-full = Open full game
embed-full-more = In a tab of its own, with this match
embed-again = Play again
embed-unsaved = Not saved here

## Where the page round it lets no tab be opened

embed-address-more = This page keeps the game from opening a tab. Copy the address and open it yourself: the match goes on from there.
embed-address = Address of the match
embed-open = Open in a new tab
embed-copy = Copy address
embed-copied = Copied
embed-copy-failed = Copying is not allowed here. The address is selected: copy it yourself.

## A match that came with a link

arrived-heading = Open the match from the link?
arrived-open = Open this one
error-arrived-damaged = The match in this link is damaged, so it was not opened. Nothing has changed here.
error-arrived-newer = The match in this link comes from a newer version of Undercut. Reload the page to get that version, then open the link once more.
error-arrived-refused = The match in this link does not add up, so it was not opened. Nothing has changed here.
