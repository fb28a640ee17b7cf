# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-pile = { $card } ligger på kastebunken
access-tell-pile-count = { $count ->
    [one] Det er det eneste kort der
   *[other] { $count } kort ligger der
}
access-tell-pile-empty = Kastebunken er tom
access-tell-last-none = Modstanderen har ikke spillet endnu
access-tell-laid-off = Modstanderen lagde { $cards } på
access-tell-melds = { $count ->
    [0] Du har ingen kombination
    [one] Du har én kombination
   *[other] Du har { $count } kombinationer
}
access-tell-meld = { $kind ->
    [run] Sekvens
   *[set] Sæt
}: { $meld }
access-tell-deadwood = { $count ->
    [0] Ingen dødvægt
   *[other] Dødvægt { $deadwood }: { $cards }
}
access-tell-hand = Du har { $count ->
    [one] 1 kort
   *[other] { $count } kort
} på hånden
access-tell-hand-cards = { $cards }
access-tell-new = Nyt: { $card }
access-tell-stock = { $count ->
    [0] Trækbunken er tom
    [one] 1 kort er tilbage i trækbunken
   *[other] { $count } kort er tilbage i trækbunken
}
access-tell-score = Du har { $you }, modstanderen har { $them }
access-tell-game = Parti { $game }{ $state ->
    [closed] , lukket
   *[open] {""}
}: du { $you }, modstanderen { $them }
access-tell-target = Partiet spilles til { $target }
access-tell-one = Der spilles én runde

## The log: who did what

access-log-deal = { $who ->
    [you] Du gav ti kort til hver
   *[them] Modstanderen gav ti kort til hver
}
access-log-deal-eleven = { $who ->
    [you] Du gav modstanderen elleve kort
   *[them] Modstanderen gav dig elleve kort
}
access-log-began = { $who ->
    [you] Du begyndte og kastede { $threw }
   *[them] Modstanderen begyndte og kastede { $threw }
}
access-log-pass = { $who ->
    [you] Du meldte pas
   *[them] Modstanderen meldte pas
}
access-log-got-only = { $who ->
    [you] Du trak { $card }
   *[them] Modstanderen trak { $card }
}
access-log-got-threw = { $who ->
    [you] Du trak { $card } og kastede { $threw }
   *[them] Modstanderen trak { $card } og kastede { $threw }
}
access-log-got-knock = { $who ->
    [you] Du trak { $card }, kastede { $threw } og bankede
   *[them] Modstanderen trak { $card }, kastede { $threw } og bankede
}
access-log-got-gin = { $who ->
    [you] Du trak { $card }, kastede { $threw } og gik gin
   *[them] Modstanderen trak { $card }, kastede { $threw } og gik gin
}
access-log-got-big_gin = { $who ->
    [you] Du trak { $card } og gik big gin
   *[them] Modstanderen trak { $card } og gik big gin
}
access-log-drew-only = { $who ->
    [you] Du trak et kort
   *[them] Modstanderen trak et kort
}
access-log-drew-threw = { $who ->
    [you] Du trak og kastede { $threw }
   *[them] Modstanderen trak og kastede { $threw }
}
access-log-drew-knock = { $who ->
    [you] Du trak, kastede { $threw } og bankede
   *[them] Modstanderen trak, kastede { $threw } og bankede
}
access-log-drew-gin = { $who ->
    [you] Du trak, kastede { $threw } og gik gin
   *[them] Modstanderen trak, kastede { $threw } og gik gin
}
access-log-drew-big_gin = { $who ->
    [you] Du trak og gik big gin
   *[them] Modstanderen trak og gik big gin
}
access-log-took-only = { $who ->
    [you] Du tog { $card }
   *[them] Modstanderen tog { $card }
}
access-log-took-threw = { $who ->
    [you] Du tog { $card } og kastede { $threw }
   *[them] Modstanderen tog { $card } og kastede { $threw }
}
access-log-took-knock = { $who ->
    [you] Du tog { $card }, kastede { $threw } og bankede
   *[them] Modstanderen tog { $card }, kastede { $threw } og bankede
}
access-log-took-gin = { $who ->
    [you] Du tog { $card }, kastede { $threw } og gik gin
   *[them] Modstanderen tog { $card }, kastede { $threw } og gik gin
}
access-log-took-big_gin = { $who ->
    [you] Du tog { $card } og gik big gin
   *[them] Modstanderen tog { $card } og gik big gin
}
access-log-laid-off = { $who ->
    [you] Du lagde { $card } på
   *[them] Modstanderen lagde { $card } på
}
access-log-bare-began = { $who ->
    [you] Du begyndte og kastede et kort
   *[them] Modstanderen begyndte og kastede et kort
}
access-log-bare-drew = { $who ->
    [you] Du trak fra trækbunken og kastede et kort
   *[them] Modstanderen trak fra trækbunken og kastede et kort
}
access-log-bare-took = { $who ->
    [you] Du tog fra kastebunken og kastede et kort
   *[them] Modstanderen tog fra kastebunken og kastede et kort
}
access-log-more = Nyeste først

## The keys

access-keys-where = De virker, mens bordet har fokus.
access-keys-off = Enkelte bogstaver er slået fra.
access-keys-play = For at spille
access-keys-tell = For at høre, hvordan det står
access-keys-change = Skift tasterne
access-fixed-arrows = ← → Home End
access-fixed-arrows-does = Gå gennem din hånd
access-fixed-move = Alt med ← →
access-fixed-move-does = Flyt kortet
access-fixed-play = Enter, mellemrum
access-fixed-play-does = Løft kortet; en gang til spiller det
access-fixed-escape = Esc
access-fixed-escape-does = Fortryd bankningen, sænk kortet

## The table as text

access-text = Bordet som tekst
access-text-more = Store ord og lister i stedet for kort
access-opponent = Modstander: { $name }
access-hand = Hånd
access-lifted = løftet
