# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-pile = Poistopakassa päällimmäisenä { $card }
access-tell-pile-count = { $count ->
    [one] Se on pakan ainoa kortti
   *[other] Pakassa on { $count } korttia
}
access-tell-pile-empty = Poistopakka on tyhjä
access-tell-last-none = Vastustaja ei ole vielä pelannut
access-tell-laid-off = Vastustaja lisäsi: { $cards }
access-tell-melds = { $count ->
    [0] Sinulla ei ole yhdistelmiä
    [one] Sinulla on yksi yhdistelmä
   *[other] Sinulla on { $count } yhdistelmää
}
access-tell-meld = { $kind ->
    [run] Suora
   *[set] Sarja
}: { $meld }
access-tell-deadwood = { $count ->
    [0] Ei ylimääräisiä
   *[other] Ylimääräiset { $deadwood }: { $cards }
}
access-tell-hand = Kädessäsi on { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
access-tell-hand-cards = { $cards }
access-tell-new = Uusi: { $card }
access-tell-stock = { $count ->
    [0] Nostopakka on tyhjä
    [one] Nostopakassa on jäljellä 1 kortti
   *[other] Nostopakassa on jäljellä { $count } korttia
}
access-tell-score = Sinulla on { $you }, vastustajalla { $them }
access-tell-game = Peli { $game }{ $state ->
    [closed] , suljettu
   *[open] {""}
}: sinä { $you }, vastustaja { $them }
access-tell-target = Pelataan { $target } pisteeseen
access-tell-one = Pelataan yksi jako

## The log: who did what

access-log-deal = { $who ->
    [you] Jaoit kummallekin kymmenen korttia
   *[them] Vastustaja jakoi kummallekin kymmenen korttia
}
access-log-deal-eleven = { $who ->
    [you] Jaoit vastustajalle yksitoista korttia
   *[them] Vastustaja jakoi sinulle yksitoista korttia
}
access-log-began = { $who ->
    [you] Aloitit, heitit: { $threw }
   *[them] Vastustaja aloitti, heitti: { $threw }
}
access-log-pass = { $who ->
    [you] Passasit
   *[them] Vastustaja passasi
}
access-log-got-only = { $who ->
    [you] Nostit: { $card }
   *[them] Vastustaja nosti: { $card }
}
access-log-got-threw = { $who ->
    [you] Nostit: { $card }, heitit: { $threw }
   *[them] Vastustaja nosti: { $card }, heitti: { $threw }
}
access-log-got-knock = { $who ->
    [you] Koputit, nostit: { $card }, heitit: { $threw }
   *[them] Vastustaja koputti, nosti: { $card }, heitti: { $threw }
}
access-log-got-gin = { $who ->
    [you] Julistit ginin, nostit: { $card }, heitit: { $threw }
   *[them] Vastustaja julisti ginin, nosti: { $card }, heitti: { $threw }
}
access-log-got-big_gin = { $who ->
    [you] Julistit ison ginin, nostit: { $card }
   *[them] Vastustaja julisti ison ginin, nosti: { $card }
}
access-log-drew-only = { $who ->
    [you] Nostit kortin
   *[them] Vastustaja nosti kortin
}
access-log-drew-threw = { $who ->
    [you] Nostit, heitit: { $threw }
   *[them] Vastustaja nosti, heitti: { $threw }
}
access-log-drew-knock = { $who ->
    [you] Nostit ja koputit, heitit: { $threw }
   *[them] Vastustaja nosti ja koputti, heitti: { $threw }
}
access-log-drew-gin = { $who ->
    [you] Nostit ja julistit ginin, heitit: { $threw }
   *[them] Vastustaja nosti ja julisti ginin, heitti: { $threw }
}
access-log-drew-big_gin = { $who ->
    [you] Nostit ja julistit ison ginin
   *[them] Vastustaja nosti ja julisti ison ginin
}
access-log-took-only = { $who ->
    [you] Otit: { $card }
   *[them] Vastustaja otti: { $card }
}
access-log-took-threw = { $who ->
    [you] Otit: { $card }, heitit: { $threw }
   *[them] Vastustaja otti: { $card }, heitti: { $threw }
}
access-log-took-knock = { $who ->
    [you] Koputit, otit: { $card }, heitit: { $threw }
   *[them] Vastustaja koputti, otti: { $card }, heitti: { $threw }
}
access-log-took-gin = { $who ->
    [you] Julistit ginin, otit: { $card }, heitit: { $threw }
   *[them] Vastustaja julisti ginin, otti: { $card }, heitti: { $threw }
}
access-log-took-big_gin = { $who ->
    [you] Julistit ison ginin, otit: { $card }
   *[them] Vastustaja julisti ison ginin, otti: { $card }
}
access-log-laid-off = { $who ->
    [you] Lisäsit: { $card }
   *[them] Vastustaja lisäsi: { $card }
}
access-log-bare-began = { $who ->
    [you] Aloitit ja heitit kortin
   *[them] Vastustaja aloitti ja heitti kortin
}
access-log-bare-drew = { $who ->
    [you] Nostit nostopakasta ja heitit kortin
   *[them] Vastustaja nosti nostopakasta ja heitti kortin
}
access-log-bare-took = { $who ->
    [you] Otit poistopakasta ja heitit kortin
   *[them] Vastustaja otti poistopakasta ja heitti kortin
}
access-log-more = Uusin ensin

## The keys

access-keys-where = Ne toimivat, kun kohdistus on pöydässä.
access-keys-off = Yhden kirjaimen näppäimet ovat pois päältä.
access-keys-play = Pelaaminen
access-keys-tell = Tilanteen kuuleminen
access-keys-change = Vaihda näppäimiä
access-fixed-arrows = ← → Home End
access-fixed-arrows-does = Liiku kädessäsi
access-fixed-move = Alt ja ← →
access-fixed-move-does = Siirrä korttia
access-fixed-play = Enter, välilyönti
access-fixed-play-does = Nosta kortti esiin; toisen kerran pelaa sen
access-fixed-escape = Esc
access-fixed-escape-does = Peruuta koputus, laske kortti

## The table as text

access-text = Pöytä tekstinä
access-text-more = Suuria sanoja ja luetteloita korttien sijaan
access-opponent = Vastustaja: { $name }
access-hand = Käsi
access-lifted = esillä
