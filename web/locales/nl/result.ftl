# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Klop
result-gin = Gin
result-big_gin = Big gin
result-undercut = Undercut
result-undercut-over = De undercut beslist
result-dead = Dode hand
result-drawn = Onbesliste hand
result-nobody = Niemand scoort
result-dead-two_cards_left = Er lagen nog twee kaarten op de stapel, dus de hand eindigt zonder score.
result-dead-turn_limit = Na { $turns } beurten eindigt de hand zonder score.
result-drawn-reason = Allebei evenveel losse punten over. Volgens deze regels is de hand dan van niemand.
result-dead-again = Dezelfde gever deelt opnieuw.
result-scores = { $who ->
    [you] Jij scoort
   *[them] { $name } scoort
}

result-closes = { $kind ->
    [undercut] De undercut sluit
   *[other] De hand sluit
} { $count ->
    [one] spel { $games }
   *[other] spel { $games }
}

## Who won the match

match-won-target = { $who ->
    [you] Jij wint het spel
   *[them] { $name } wint het spel
}
match-won-one = { $who ->
    [you] Jij wint de hand
   *[them] { $name } wint de hand
}
match-won-hollywood = { $who ->
    [you] Jij wint de partij
   *[them] { $name } wint de partij
}
match-drawn = Gelijkspel
match-score = { $games ->
    [yes] { $high } spellen tegen { $low }
   *[no] { $high } tegen { $low }
}

## Hands

hand-of = { $who ->
    [you] Jouw hand
   *[them] Hand van { $name }
}
hand-knocked = { $who ->
    [you] Jij klopte met { $deadwood }
   *[them] { $name } klopte met { $deadwood }
}
hand-gin = { $who ->
    [you] Jij ging gin
   *[them] { $name } ging gin
}
hand-big-gin = { $who ->
    [you] Jij ging big gin
   *[them] { $name } ging big gin
}
hand-player = { $who ->
    [you] Jij
   *[them] { $name }
}
hand-threw = afgelegd
hand-threw-none = geen kaart afgelegd
hand-laid-off = { $count ->
    [one] één kaart aangelegd, gemarkeerd
    [2] twee kaarten aangelegd, gemarkeerd
    [3] drie kaarten aangelegd, gemarkeerd
   *[other] { $count } kaarten aangelegd, gemarkeerd
}
hand-nothing-laid-off = niets aangelegd
hand-no-layoffs = bij gin wordt niets aangelegd
hand-deadwood-label = Losse punten { $deadwood }
hand-hidden = { $who ->
    [you] Na een dode hand legt niemand zijn kaarten neer, dus de jouwe blijven geheim.
   *[them] Na een dode hand legt niemand zijn kaarten neer, dus wat { $name } had blijft geheim.
}
hand-chain = { $who ->
    [you] Jij:
   *[them] { $name }:
}
card-laid-off-order = { $card }, aangelegd door { $who ->
    [you] jou
   *[them] { $name }
}, { $place } van { $count }
card-laid-off = { $card }, aangelegd door { $who ->
    [you] jou
   *[them] { $name }
}

## The receipt

receipt-label = Score van de hand
receipt-heading = Hand { $deal }
receipt-heading-one = De score
receipt-caption = { $points ->
    [one] Waar dat ene punt vandaan komt
   *[other] Waar de { $points } punten vandaan komen
}
receipt-caption-open = Waar de punten vandaan komen
receipt-why = Wat de regels zeggen:
receipt-why-counting = Wat kaarten tellen
receipt-why-layoffs = Aanleggen
receipt-why-knock = Na een klop
receipt-why-undercut = Undercut
receipt-why-tie = Evenveel losse punten
receipt-why-gin = Gin
receipt-why-big_gin = Big gin
receipt-why-spades = Schoppen verdubbelt
receipt-why-box = Handbonussen
receipt-deadwood = { $who ->
    [you] Jouw losse punten
   *[them] Losse punten van { $name }
}
receipt-laid-off = Aangelegd
receipt-left = { $who ->
    [you] Jij houdt over
   *[them] { $name } houdt over
}
receipt-less = −{ $points }
receipt-difference = Verschil
receipt-difference-rule = { $high } min { $low }
receipt-undercut = Undercutbonus
receipt-undercut-rule = { $tie ->
    [yes] Gelijk telt voor wie niet klopte
   *[no] Lager dan de klopper
}
receipt-tie_no_bonus = Evenveel losse punten
receipt-tie_no_bonus-rule = Geen bonus volgens deze regels, maar wie niet klopte wint de hand
receipt-tie_drawn = Evenveel losse punten
receipt-tie_drawn-rule = Volgens deze regels van niemand
receipt-gin_bonus = Ginbonus
receipt-gin_bonus-rule = Geen losse kaarten over
receipt-big_gin_bonus = Big-ginbonus
receipt-big_gin_bonus-rule = Alle elf kaarten in combinaties, geen afgelegd
receipt-spade_double = Open schoppenkaart verdubbelt
receipt-spade_double-rule = Nog eens { $points }
receipt-box_at_once = Handbonus, meteen bijgeteld
receipt-box_at_once-rule = Voor het winnen van de hand
receipt-standing-target = Spel tot { $target }
receipt-before = Eerst
receipt-now = Nu
receipt-boxes = Gewonnen handen: jij { $you }, { $name } { $them }
receipt-entered = +{ $points } uit deze hand

## Buttons

next-deal = Volgende hand
result-next = Verder
result-all = Alles tonen
result-table = De tafel bekijken

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] Je legt neer: { $melds }, en houdt { $deadwood } over.
   *[them] { $name } legt neer: { $melds }, en houdt { $deadwood } over.
}
said-knocker-bare = { $who ->
    [you] Je legt geen combinaties neer en houdt { $deadwood } over.
   *[them] { $name } legt geen combinaties neer en houdt { $deadwood } over.
}
said-defender = { $who ->
    [you] Je hebt { $melds }, en houdt { $deadwood } over.
   *[them] { $name } heeft { $melds }, en houdt { $deadwood } over.
}
said-defender-bare = { $who ->
    [you] Je hebt geen combinaties en houdt { $deadwood } over.
   *[them] { $name } heeft geen combinaties en houdt { $deadwood } over.
}
said-laid-off = { $who ->
    [you] Je legde { $cards } aan.
   *[them] { $name } legde { $cards } aan.
}
said-line = { $name }: { $points }.
said-line-rule = { $name }: { $points }. { $rule }.
said-total = { $who ->
    [you] Jij scoort { $points }.
   *[them] { $name } scoort { $points }.
}
said-nobody = Niemand scoort.
said-match = Jij hebt nu { $you }, { $name } heeft { $them }.

## The same deal in every other game

prices-title = Geteld volgens andere regels
prices-waiting = Een moment, de kaarten worden opnieuw geteld …
prices-game = Spel
prices-points = Punten
prices-change = Verschil
prices-scores = { $who ->
    [you] Jij { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] { $points } beter voor jou
    [less] { $points } slechter voor jou
   *[same] hetzelfde
}
prices-played = zoals gespeeld
prices-problem-knock_not_allowed = Daar mag niemand kloppen.
prices-problem-over_knock_limit = { $limit ->
    [0] Daar had alleen gin de hand beëindigd.
   *[other] { $deadwood } is daar te veel om te kloppen: hoogstens { $limit }.
}
prices-problem-no_big_gin = Daar bestaat big gin niet.
prices-problem-no_upcard = Daar beslist de eerste open kaart, en die was er in deze hand niet.
prices-problem-counts_otherwise = Daar worden kaarten anders gecombineerd of geteld, dus jullie hadden allebei anders gespeeld.
prices-problem-stock_over = Daar was de hand dood geweest, met nog { $left } kaarten op de stapel.
prices-problem-turns_over = Daar was de hand dood geweest na { $turns } beurten.
