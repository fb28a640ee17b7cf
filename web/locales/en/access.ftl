# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-pile = { $card } lies on the discard pile
access-tell-pile-count = { $count ->
    [one] It is the only card there
   *[other] { $count } cards lie there
}
access-tell-pile-empty = The discard pile is empty
access-tell-last-none = The opponent has not played yet
access-tell-laid-off = The opponent laid off { $cards }
access-tell-melds = { $count ->
    [0] You have no meld
    [one] You have one meld
   *[other] You have { $count } melds
}
access-tell-meld = { $kind ->
    [run] Run
   *[set] Set
}: { $meld }
access-tell-deadwood = { $count ->
    [0] No deadwood
   *[other] Deadwood { $deadwood }: { $cards }
}
access-tell-hand = You hold { $count ->
    [one] 1 card
   *[other] { $count } cards
}
access-tell-hand-cards = { $cards }
access-tell-new = New: { $card }
access-tell-stock = { $count ->
    [0] The stock is empty
    [one] 1 card is left in the stock
   *[other] { $count } cards are left in the stock
}
access-tell-score = You have { $you }, the opponent has { $them }
access-tell-game = Game { $game }{ $state ->
    [closed] , closed
   *[open] {""}
}: you { $you }, the opponent { $them }
access-tell-target = The game is played to { $target }
access-tell-one = One deal is played

## The log: who did what

access-log-deal = { $who ->
    [you] You dealt ten cards each
   *[them] The opponent dealt ten cards each
}
access-log-deal-eleven = { $who ->
    [you] You dealt the opponent eleven cards
   *[them] The opponent dealt you eleven cards
}
access-log-began = { $who ->
    [you] You began and threw { $threw }
   *[them] The opponent began and threw { $threw }
}
access-log-pass = { $who ->
    [you] You passed
   *[them] The opponent passed
}
access-log-got-only = { $who ->
    [you] You drew { $card }
   *[them] The opponent drew { $card }
}
access-log-got-threw = { $who ->
    [you] You drew { $card } and threw { $threw }
   *[them] The opponent drew { $card } and threw { $threw }
}
access-log-got-knock = { $who ->
    [you] You drew { $card }, threw { $threw } and knocked
   *[them] The opponent drew { $card }, threw { $threw } and knocked
}
access-log-got-gin = { $who ->
    [you] You drew { $card }, threw { $threw } and went gin
   *[them] The opponent drew { $card }, threw { $threw } and went gin
}
access-log-got-big_gin = { $who ->
    [you] You drew { $card } and went big gin
   *[them] The opponent drew { $card } and went big gin
}
access-log-drew-only = { $who ->
    [you] You drew a card
   *[them] The opponent drew a card
}
access-log-drew-threw = { $who ->
    [you] You drew and threw { $threw }
   *[them] The opponent drew and threw { $threw }
}
access-log-drew-knock = { $who ->
    [you] You drew, threw { $threw } and knocked
   *[them] The opponent drew, threw { $threw } and knocked
}
access-log-drew-gin = { $who ->
    [you] You drew, threw { $threw } and went gin
   *[them] The opponent drew, threw { $threw } and went gin
}
access-log-drew-big_gin = { $who ->
    [you] You drew and went big gin
   *[them] The opponent drew and went big gin
}
access-log-took-only = { $who ->
    [you] You took { $card }
   *[them] The opponent took { $card }
}
access-log-took-threw = { $who ->
    [you] You took { $card } and threw { $threw }
   *[them] The opponent took { $card } and threw { $threw }
}
access-log-took-knock = { $who ->
    [you] You took { $card }, threw { $threw } and knocked
   *[them] The opponent took { $card }, threw { $threw } and knocked
}
access-log-took-gin = { $who ->
    [you] You took { $card }, threw { $threw } and went gin
   *[them] The opponent took { $card }, threw { $threw } and went gin
}
access-log-took-big_gin = { $who ->
    [you] You took { $card } and went big gin
   *[them] The opponent took { $card } and went big gin
}
access-log-laid-off = { $who ->
    [you] You laid off { $card }
   *[them] The opponent laid off { $card }
}
access-log-bare-began = { $who ->
    [you] You began and threw a card
   *[them] The opponent began and threw a card
}
access-log-bare-drew = { $who ->
    [you] You drew from the stock and threw a card
   *[them] The opponent drew from the stock and threw a card
}
access-log-bare-took = { $who ->
    [you] You took from the pile and threw a card
   *[them] The opponent took from the pile and threw a card
}
access-log-more = Newest first

## The keys

access-keys-where = They act while the focus is on the table.
access-keys-off = Single letters are switched off.
access-keys-play = To play
access-keys-tell = To hear how things stand
access-keys-change = Change the keys
access-fixed-arrows = ← → Home End
access-fixed-arrows-does = Walk through your hand
access-fixed-move = Alt with ← →
access-fixed-move-does = Move the card
access-fixed-play = Enter, Space
access-fixed-play-does = Lift the card; once more plays it
access-fixed-escape = Esc
access-fixed-escape-does = Cancel the knock, lower the card

## The table as text

access-text = Table as text
access-text-more = Large words and lists instead of cards
access-opponent = Opponent: { $name }
access-hand = Hand
access-lifted = lifted
