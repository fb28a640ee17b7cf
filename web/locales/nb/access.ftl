# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-pile = { $card } ligger på kastebunken
access-tell-pile-count = { $count ->
    [one] Det er det eneste kortet der
   *[other] { $count } kort ligger der
}
access-tell-pile-empty = Kastebunken er tom
access-tell-last-none = Motstanderen har ikke spilt ennå
access-tell-laid-off = Motstanderen la på { $cards }
access-tell-melds = { $count ->
    [0] Du har ingen kombinasjon
    [one] Du har én kombinasjon
   *[other] Du har { $count } kombinasjoner
}
access-tell-meld = { $kind ->
    [run] Sekvens
   *[set] Sett
}: { $meld }
access-tell-deadwood = { $count ->
    [0] Ingen dødvekt
   *[other] Dødvekt { $deadwood }: { $cards }
}
access-tell-hand = Du har { $count ->
    [one] 1 kort
   *[other] { $count } kort
} på hånden
access-tell-hand-cards = { $cards }
access-tell-new = Nytt: { $card }
access-tell-stock = { $count ->
    [0] Trekkbunken er tom
    [one] 1 kort er igjen i trekkbunken
   *[other] { $count } kort er igjen i trekkbunken
}
access-tell-score = Du har { $you }, motstanderen har { $them }
access-tell-game = Parti { $game }{ $state ->
    [closed] , lukket
   *[open] {""}
}: du { $you }, motstanderen { $them }
access-tell-target = Partiet spilles til { $target }
access-tell-one = Det spilles én runde

## The log: who did what

access-log-deal = { $who ->
    [you] Du delte ut ti kort til hver
   *[them] Motstanderen delte ut ti kort til hver
}
access-log-deal-eleven = { $who ->
    [you] Du delte ut elleve kort til motstanderen
   *[them] Motstanderen delte ut elleve kort til deg
}
access-log-began = { $who ->
    [you] Du begynte og kastet { $threw }
   *[them] Motstanderen begynte og kastet { $threw }
}
access-log-pass = { $who ->
    [you] Du passet
   *[them] Motstanderen passet
}
access-log-got-only = { $who ->
    [you] Du trakk { $card }
   *[them] Motstanderen trakk { $card }
}
access-log-got-threw = { $who ->
    [you] Du trakk { $card } og kastet { $threw }
   *[them] Motstanderen trakk { $card } og kastet { $threw }
}
access-log-got-knock = { $who ->
    [you] Du trakk { $card }, kastet { $threw } og banket
   *[them] Motstanderen trakk { $card }, kastet { $threw } og banket
}
access-log-got-gin = { $who ->
    [you] Du trakk { $card }, kastet { $threw } og gikk gin
   *[them] Motstanderen trakk { $card }, kastet { $threw } og gikk gin
}
access-log-got-big_gin = { $who ->
    [you] Du trakk { $card } og gikk big gin
   *[them] Motstanderen trakk { $card } og gikk big gin
}
access-log-drew-only = { $who ->
    [you] Du trakk et kort
   *[them] Motstanderen trakk et kort
}
access-log-drew-threw = { $who ->
    [you] Du trakk og kastet { $threw }
   *[them] Motstanderen trakk og kastet { $threw }
}
access-log-drew-knock = { $who ->
    [you] Du trakk, kastet { $threw } og banket
   *[them] Motstanderen trakk, kastet { $threw } og banket
}
access-log-drew-gin = { $who ->
    [you] Du trakk, kastet { $threw } og gikk gin
   *[them] Motstanderen trakk, kastet { $threw } og gikk gin
}
access-log-drew-big_gin = { $who ->
    [you] Du trakk og gikk big gin
   *[them] Motstanderen trakk og gikk big gin
}
access-log-took-only = { $who ->
    [you] Du tok { $card }
   *[them] Motstanderen tok { $card }
}
access-log-took-threw = { $who ->
    [you] Du tok { $card } og kastet { $threw }
   *[them] Motstanderen tok { $card } og kastet { $threw }
}
access-log-took-knock = { $who ->
    [you] Du tok { $card }, kastet { $threw } og banket
   *[them] Motstanderen tok { $card }, kastet { $threw } og banket
}
access-log-took-gin = { $who ->
    [you] Du tok { $card }, kastet { $threw } og gikk gin
   *[them] Motstanderen tok { $card }, kastet { $threw } og gikk gin
}
access-log-took-big_gin = { $who ->
    [you] Du tok { $card } og gikk big gin
   *[them] Motstanderen tok { $card } og gikk big gin
}
access-log-laid-off = { $who ->
    [you] Du la på { $card }
   *[them] Motstanderen la på { $card }
}
access-log-bare-began = { $who ->
    [you] Du begynte og kastet et kort
   *[them] Motstanderen begynte og kastet et kort
}
access-log-bare-drew = { $who ->
    [you] Du trakk fra trekkbunken og kastet et kort
   *[them] Motstanderen trakk fra trekkbunken og kastet et kort
}
access-log-bare-took = { $who ->
    [you] Du tok fra kastebunken og kastet et kort
   *[them] Motstanderen tok fra kastebunken og kastet et kort
}
access-log-more = Nyeste først

## The keys

access-keys-where = De virker mens bordet har fokus.
access-keys-off = Enkeltbokstaver er slått av.
access-keys-play = For å spille
access-keys-tell = For å høre hvordan det står
access-keys-change = Endre tastene
access-fixed-arrows = ← → Home End
access-fixed-arrows-does = Gå gjennom hånden din
access-fixed-move = Alt med ← →
access-fixed-move-does = Flytt kortet
access-fixed-play = Enter, mellomrom
access-fixed-play-does = Løft kortet; én gang til spiller det
access-fixed-escape = Esc
access-fixed-escape-does = Avbryt bankingen, senk kortet

## The table as text

access-text = Bordet som tekst
access-text-more = Store ord og lister i stedet for kort
access-opponent = Motstander: { $name }
access-hand = Hånd
access-lifted = løftet
