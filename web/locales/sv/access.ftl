# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-pile = { $card } ligger på kasthögen
access-tell-pile-count = { $count ->
    [one] Det är det enda kortet där
   *[other] { $count } kort ligger där
}
access-tell-pile-empty = Kasthögen är tom
access-tell-last-none = Motståndaren har inte spelat än
access-tell-laid-off = Motståndaren lade på { $cards }
access-tell-melds = { $count ->
    [0] Du har ingen kombination
    [one] Du har en kombination
   *[other] Du har { $count } kombinationer
}
access-tell-meld = { $kind ->
    [run] Stege
   *[set] Grupp
}: { $meld }
access-tell-deadwood = { $count ->
    [0] Inga döda kort
   *[other] Döda poäng { $deadwood }: { $cards }
}
access-tell-hand = Du har { $count ->
    [one] 1 kort
   *[other] { $count } kort
} på handen
access-tell-hand-cards = { $cards }
access-tell-new = Nytt: { $card }
access-tell-stock = { $count ->
    [0] Talongen är tom
    [one] 1 kort är kvar i talongen
   *[other] { $count } kort är kvar i talongen
}
access-tell-score = Du har { $you }, motståndaren har { $them }
access-tell-game = Parti { $game }{ $state ->
    [closed] , stängt
   *[open] {""}
}: du { $you }, motståndaren { $them }
access-tell-target = Partiet spelas till { $target }
access-tell-one = En omgång spelas

## The log: who did what

access-log-deal = { $who ->
    [you] Du gav tio kort var
   *[them] Motståndaren gav tio kort var
}
access-log-deal-eleven = { $who ->
    [you] Du gav motståndaren elva kort
   *[them] Motståndaren gav dig elva kort
}
access-log-began = { $who ->
    [you] Du började och kastade { $threw }
   *[them] Motståndaren började och kastade { $threw }
}
access-log-pass = { $who ->
    [you] Du passade
   *[them] Motståndaren passade
}
access-log-got-only = { $who ->
    [you] Du drog { $card }
   *[them] Motståndaren drog { $card }
}
access-log-got-threw = { $who ->
    [you] Du drog { $card } och kastade { $threw }
   *[them] Motståndaren drog { $card } och kastade { $threw }
}
access-log-got-knock = { $who ->
    [you] Du drog { $card }, kastade { $threw } och knackade
   *[them] Motståndaren drog { $card }, kastade { $threw } och knackade
}
access-log-got-gin = { $who ->
    [you] Du drog { $card }, kastade { $threw } och gick gin
   *[them] Motståndaren drog { $card }, kastade { $threw } och gick gin
}
access-log-got-big_gin = { $who ->
    [you] Du drog { $card } och gick big gin
   *[them] Motståndaren drog { $card } och gick big gin
}
access-log-drew-only = { $who ->
    [you] Du drog ett kort
   *[them] Motståndaren drog ett kort
}
access-log-drew-threw = { $who ->
    [you] Du drog och kastade { $threw }
   *[them] Motståndaren drog och kastade { $threw }
}
access-log-drew-knock = { $who ->
    [you] Du drog, kastade { $threw } och knackade
   *[them] Motståndaren drog, kastade { $threw } och knackade
}
access-log-drew-gin = { $who ->
    [you] Du drog, kastade { $threw } och gick gin
   *[them] Motståndaren drog, kastade { $threw } och gick gin
}
access-log-drew-big_gin = { $who ->
    [you] Du drog och gick big gin
   *[them] Motståndaren drog och gick big gin
}
access-log-took-only = { $who ->
    [you] Du tog { $card }
   *[them] Motståndaren tog { $card }
}
access-log-took-threw = { $who ->
    [you] Du tog { $card } och kastade { $threw }
   *[them] Motståndaren tog { $card } och kastade { $threw }
}
access-log-took-knock = { $who ->
    [you] Du tog { $card }, kastade { $threw } och knackade
   *[them] Motståndaren tog { $card }, kastade { $threw } och knackade
}
access-log-took-gin = { $who ->
    [you] Du tog { $card }, kastade { $threw } och gick gin
   *[them] Motståndaren tog { $card }, kastade { $threw } och gick gin
}
access-log-took-big_gin = { $who ->
    [you] Du tog { $card } och gick big gin
   *[them] Motståndaren tog { $card } och gick big gin
}
access-log-laid-off = { $who ->
    [you] Du lade på { $card }
   *[them] Motståndaren lade på { $card }
}
access-log-bare-began = { $who ->
    [you] Du började och kastade ett kort
   *[them] Motståndaren började och kastade ett kort
}
access-log-bare-drew = { $who ->
    [you] Du drog från talongen och kastade ett kort
   *[them] Motståndaren drog från talongen och kastade ett kort
}
access-log-bare-took = { $who ->
    [you] Du tog från kasthögen och kastade ett kort
   *[them] Motståndaren tog från kasthögen och kastade ett kort
}
access-log-more = Senaste först

## The keys

access-keys-where = De gäller när fokus är på bordet.
access-keys-off = Enstaka bokstäver är avstängda.
access-keys-play = För att spela
access-keys-tell = För att höra hur det står
access-keys-change = Ändra tangenterna
access-fixed-arrows = ← → Home End
access-fixed-arrows-does = Gå genom din hand
access-fixed-move = Alt med ← →
access-fixed-move-does = Flytta kortet
access-fixed-play = Enter, Mellanslag
access-fixed-play-does = Lyft kortet; en gång till spelar det
access-fixed-escape = Esc
access-fixed-escape-does = Avbryt knackningen, sänk kortet

## The table as text

access-text = Bordet som text
access-text-more = Stora ord och listor i stället för kort
access-opponent = Motståndare: { $name }
access-hand = Hand
access-lifted = lyft
