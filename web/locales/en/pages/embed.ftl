# The game inside other pages.

## The picture that stands for the game in another page until somebody plays

poster-size = About { $mb } MB, once

## The page from which others take the game to their own

builder-link = Put it on your page
builder-title = Gin rummy on your own page
builder-describe = Show Undercut on your own site: choose the game and its look, and copy a few lines.
builder-lede = Choose the game and its look, and copy the lines into your page. Your readers play right there, with no account and no advertising.

## What can be chosen

builder-choose = Your choice
builder-game = Game
builder-any-language = As the page or the browser has it
builder-usual-target = The usual one
builder-colours = Colours
builder-two-colours = Two colours
builder-way = How it is put in
builder-way-element = As an element: the height follows the game
builder-way-frame = As a frame: no script on your page
builder-autoload = Begin at once
builder-autoload-note = Otherwise a picture stands there, and the game is fetched only when somebody presses it.
builder-sandbox = Shut off
builder-sandbox-note = The frame cannot store anything, so no match is kept.

## The lines to copy

builder-copy-heading = To copy
builder-lines = Lines for your page
builder-copy = Copy
builder-copied = Copied.
builder-not-copied = Please copy the marked lines yourself.
builder-preview = How it looks

## The table of all that can be set

builder-all = All that can be set
builder-all-lede = Each stands as an attribute on the element or in the address of the frame. What you leave out is as usual.
builder-name = Name
builder-meaning = Meaning
builder-values = Values
builder-seed = The number the cards are shuffled by: the same number, the same cards

## What to know besides

builder-notes = Good to know
builder-notes-1 = Matches and settings stay in the browser of whoever plays, kept apart for each site that shows the game. Your page cannot see them, and nothing is sent anywhere.
builder-notes-2 = If your site has a content security policy, it has to allow this address in frame-src, and for the element in script-src too.
builder-notes-3 = In WordPress and similar editors, paste the lines into a block for your own HTML. A bare address may become a frame that is shut off.
builder-notes-4 = The element tells your page when the game is ready, when a deal is over and when a match is. It tells who won and the score, but never a card.
