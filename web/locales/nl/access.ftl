# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-pile = Op de aflegstapel ligt { $card }
access-tell-pile-count = { $count ->
    [one] Het is de enige kaart daar
   *[other] Er liggen { $count } kaarten
}
access-tell-pile-empty = De aflegstapel is leeg
access-tell-last-none = De tegenstander is nog niet aan de beurt geweest
access-tell-laid-off = De tegenstander legde aan: { $cards }
access-tell-melds = { $count ->
    [0] Je hebt geen combinatie
    [one] Je hebt één combinatie
   *[other] Je hebt { $count } combinaties
}
access-tell-meld = { $kind ->
    [run] Reeks
   *[set] Set
}: { $meld }
access-tell-deadwood = { $count ->
    [0] Geen losse kaarten
   *[other] Losse punten { $deadwood }: { $cards }
}
access-tell-hand = Je hebt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
access-tell-hand-cards = { $cards }
access-tell-new = Nieuw: { $card }
access-tell-stock = { $count ->
    [0] De stapel is leeg
    [one] Er ligt nog 1 kaart op de stapel
   *[other] Er liggen nog { $count } kaarten op de stapel
}
access-tell-score = Jij hebt { $you }, de tegenstander heeft { $them }
access-tell-game = Spel { $game }{ $state ->
    [closed] , gesloten
   *[open] {""}
}: jij { $you }, de tegenstander { $them }
access-tell-target = Er wordt gespeeld tot { $target }
access-tell-one = Er wordt één hand gespeeld

## The log: who did what

access-log-deal = { $who ->
    [you] Je deelde ieder tien kaarten
   *[them] De tegenstander deelde ieder tien kaarten
}
access-log-deal-eleven = { $who ->
    [you] Je deelde de tegenstander elf kaarten
   *[them] De tegenstander deelde jou elf kaarten
}
access-log-began = { $who ->
    [you] Je begon en legde { $threw } af
   *[them] De tegenstander begon en legde { $threw } af
}
access-log-pass = { $who ->
    [you] Je paste
   *[them] De tegenstander paste
}
access-log-got-only = { $who ->
    [you] Je trok { $card }
   *[them] De tegenstander trok { $card }
}
access-log-got-threw = { $who ->
    [you] Je trok { $card } en legde { $threw } af
   *[them] De tegenstander trok { $card } en legde { $threw } af
}
access-log-got-knock = { $who ->
    [you] Je trok { $card }, legde { $threw } af en klopte
   *[them] De tegenstander trok { $card }, legde { $threw } af en klopte
}
access-log-got-gin = { $who ->
    [you] Je trok { $card }, legde { $threw } af en ging gin
   *[them] De tegenstander trok { $card }, legde { $threw } af en ging gin
}
access-log-got-big_gin = { $who ->
    [you] Je trok { $card } en ging big gin
   *[them] De tegenstander trok { $card } en ging big gin
}
access-log-drew-only = { $who ->
    [you] Je trok een kaart
   *[them] De tegenstander trok een kaart
}
access-log-drew-threw = { $who ->
    [you] Je trok en legde { $threw } af
   *[them] De tegenstander trok en legde { $threw } af
}
access-log-drew-knock = { $who ->
    [you] Je trok, legde { $threw } af en klopte
   *[them] De tegenstander trok, legde { $threw } af en klopte
}
access-log-drew-gin = { $who ->
    [you] Je trok, legde { $threw } af en ging gin
   *[them] De tegenstander trok, legde { $threw } af en ging gin
}
access-log-drew-big_gin = { $who ->
    [you] Je trok en ging big gin
   *[them] De tegenstander trok en ging big gin
}
access-log-took-only = { $who ->
    [you] Je pakte { $card }
   *[them] De tegenstander pakte { $card }
}
access-log-took-threw = { $who ->
    [you] Je pakte { $card } en legde { $threw } af
   *[them] De tegenstander pakte { $card } en legde { $threw } af
}
access-log-took-knock = { $who ->
    [you] Je pakte { $card }, legde { $threw } af en klopte
   *[them] De tegenstander pakte { $card }, legde { $threw } af en klopte
}
access-log-took-gin = { $who ->
    [you] Je pakte { $card }, legde { $threw } af en ging gin
   *[them] De tegenstander pakte { $card }, legde { $threw } af en ging gin
}
access-log-took-big_gin = { $who ->
    [you] Je pakte { $card } en ging big gin
   *[them] De tegenstander pakte { $card } en ging big gin
}
access-log-laid-off = { $who ->
    [you] Je legde { $card } aan
   *[them] De tegenstander legde { $card } aan
}
access-log-bare-began = { $who ->
    [you] Je begon en legde een kaart af
   *[them] De tegenstander begon en legde een kaart af
}
access-log-bare-drew = { $who ->
    [you] Je trok van de stapel en legde een kaart af
   *[them] De tegenstander trok van de stapel en legde een kaart af
}
access-log-bare-took = { $who ->
    [you] Je pakte van de aflegstapel en legde een kaart af
   *[them] De tegenstander pakte van de aflegstapel en legde een kaart af
}
access-log-more = Nieuwste bovenaan

## The keys

access-keys-where = Ze werken zolang de tafel de focus heeft.
access-keys-off = Losse letters zijn uitgeschakeld.
access-keys-play = Om te spelen
access-keys-tell = Om te horen hoe het ervoor staat
access-keys-change = Toetsen wijzigen
access-fixed-arrows = ← → Home End
access-fixed-arrows-does = Door je hand lopen
access-fixed-move = Alt met ← →
access-fixed-move-does = De kaart verplaatsen
access-fixed-play = Enter, spatie
access-fixed-play-does = De kaart optillen; nog eens speelt haar
access-fixed-escape = Esc
access-fixed-escape-does = Het kloppen annuleren, de kaart terugleggen

## The table as text

access-text = Tafel als tekst
access-text-more = Grote woorden en lijsten in plaats van kaarten
access-opponent = Tegenstander: { $name }
access-hand = Hand
access-lifted = opgetild
