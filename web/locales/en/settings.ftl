# The settings: a sheet that opens over any page.

settings-title = Settings

settings-part-cards = Cards
settings-part-play = Play
settings-part-motion = Sound and motion
settings-part-reading = Keys and reading

## Cards

settings-deck = Four colours
settings-deck-note = Diamonds blue, clubs green
# The sets of letters for ace, jack, queen and king. $letters is the set itself, such as "A J Q K".
settings-index = Letters
settings-index-language = As in this language: { $letters }
settings-index-intl = { $letters }, English
settings-index-nl = { $letters }, Dutch
settings-index-de = { $letters }, German
settings-index-fr = { $letters }, French and Portuguese
settings-index-sv = { $letters }, Swedish
settings-index-pl = { $letters }, Polish
settings-faces = Faces
settings-faces-note = By size: a large letter on small cards, pips and pictures on wide ones
settings-faces-auto = By size
settings-faces-large = Large letter
settings-faces-full = Full
settings-size = Size
settings-size-note = Never larger than the table has room for
settings-size-small = Small
settings-size-normal = Normal
settings-size-large = Large
settings-back = Back
settings-back-blue = Blue
settings-back-red = Red
settings-back-green = Green
settings-paper = Dark cards
settings-paper-note = Gentler on the eye in the evening
settings-theme = Light or dark
settings-theme-auto = Like my device
settings-theme-light = Light
settings-theme-dark = Dark

## Play

settings-hand = Left-handed
settings-hand-note = The buttons change sides
settings-order = Sort my hand
settings-order-melds = By melds
settings-order-suit = By suit
settings-order-rank = By rank
settings-oneTap = Throw with one tap
settings-oneTap-note = Otherwise the first tap lifts a card and the second throws it
settings-takeBack = Take back
settings-takeBack-note = A button that undoes your move until the opponent has answered
settings-memory = Cards they took
settings-memory-note = From the discard pile, where you could see them
settings-memory-last = Show the last
settings-memory-all = Show all
settings-memory-off = Hide
settings-layoffs = Lay off for me
settings-layoffs-note = When the opponent knocks, cards that fit are laid off at once
settings-steps = Result step by step
settings-steps-note = First the cards, then the points, line by line
# Above three switches that end the sentence.
settings-asks = Ask me before
settings-confirmGin = I knock where I could have gin
settings-confirmMeld = I throw a card out of a meld
settings-confirmLeave = I leave a match for a new one

## Sound and motion

settings-sound = Sound
settings-sound-note = Short and quiet: cards, a knock, the end of a deal
settings-vibration = Vibration
settings-vibration-note = On devices that can
settings-motion = Movement
settings-motion-auto = Like my device
settings-motion-full = Always
settings-motion-none = Never
settings-speed = Speed
settings-speed-note = Of the cards and of the opponent
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast

## Keys and reading

settings-language = Language
settings-keys = Single-letter keys
settings-keys-note = They work while the table has the focus
settings-letters = Choose the letters
settings-key-stock = Draw from the stock
settings-key-pile = Take from the discard pile
settings-key-knock = Knock
settings-key-pass = Pass
settings-key-undo = Take back
settings-key-tell-pile = Read the top discard
settings-key-tell-last = Read the last turn
settings-key-tell-melds = Read my melds
settings-key-tell-hand = Read my hand
settings-key-tell-stock = Read the cards left in the stock
settings-key-tell-score = Read the score
settings-key-help = Show all keys
settings-key-empty = Type one letter or sign. Until then { $letter } stays.
# $does is what the wanted letter does already, named as in the list above.
settings-key-taken = { $wanted } is taken by “{ $does }”. Until then { $letter } stays.
settings-usual-keys = Usual keys
settings-textTable = Table as text
settings-textTable-note = Headings and lists in place of the pictures
settings-contrast = Contrast
settings-contrast-auto = Like my device
settings-contrast-normal = Normal
settings-contrast-more = High

## All of them

settings-reset = Everything as usual
settings-reset-done = Everything is as usual.
settings-reset-undo = Bring my settings back
