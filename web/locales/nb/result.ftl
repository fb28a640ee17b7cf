# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Banking
result-gin = Gin
result-big_gin = Big gin
result-undercut = Undercut
result-undercut-over = Undercuten avgjør
result-dead = Død runde
result-drawn = Uavgjort runde
result-nobody = Ingen får poeng
result-dead-two_cards_left = To kort var igjen i trekkbunken, så runden slutter uten poeng.
result-dead-turn_limit = Etter { $turns } turer slutter runden uten poeng.
result-drawn-reason = Begge sitter igjen med samme dødvekt. Etter disse reglene er runden da ingens.
result-dead-again = Samme spiller deler ut igjen.
result-scores = { $who ->
    [you] Du får
   *[them] { $name } får
}

result-closes = { $kind ->
    [undercut] Undercuten lukker
   *[other] Runden lukker
} { $count ->
    [one] parti { $games }
   *[other] parti { $games }
}

## Who won the match

match-won-target = { $who ->
    [you] Du vinner partiet
   *[them] { $name } vinner partiet
}
match-won-one = { $who ->
    [you] Du vinner runden
   *[them] { $name } vinner runden
}
match-won-hollywood = { $who ->
    [you] Du vinner kampen
   *[them] { $name } vinner kampen
}
match-drawn = Uavgjort
match-score = { $games ->
    [yes] { $high } partier mot { $low }
   *[no] { $high } mot { $low }
}

## Hands

hand-of = { $who ->
    [you] Din hånd
   *[them] { $name }: hånden
}
hand-knocked = { $who ->
    [you] Du banket med { $deadwood }
   *[them] { $name } banket med { $deadwood }
}
hand-gin = { $who ->
    [you] Du gikk gin
   *[them] { $name } gikk gin
}
hand-big-gin = { $who ->
    [you] Du gikk big gin
   *[them] { $name } gikk big gin
}
hand-player = { $who ->
    [you] Du
   *[them] { $name }
}
hand-threw = kastet
hand-threw-none = ingen kort kastet
hand-laid-off = { $count ->
    [one] la på ett kort, merket
    [2] la på to kort, merket
    [3] la på tre kort, merket
   *[other] la på { $count } kort, merket
}
hand-nothing-laid-off = la ikke på noe
hand-no-layoffs = ingenting legges på mot gin
hand-deadwood-label = Dødvekt { $deadwood }
hand-hidden = { $who ->
    [you] Ingen legger ned etter en død runde, så kortene dine forblir din hemmelighet.
   *[them] Ingen legger ned etter en død runde, så det { $name } hadde, forblir en hemmelighet.
}
hand-chain = { $who ->
    [you] Du:
   *[them] { $name }:
}
card-laid-off-order = { $card }, lagt på av { $who ->
    [you] deg
   *[them] { $name }
}, { $place } av { $count }
card-laid-off = { $card }, lagt på av { $who ->
    [you] deg
   *[them] { $name }
}

## The receipt

receipt-label = Poeng for runden
receipt-heading = Runde { $deal }
receipt-heading-one = Poengene
receipt-caption = { $points ->
    [one] Slik blir det ene poenget til
   *[other] Slik blir de { $points } poengene til
}
receipt-caption-open = Slik blir poengene til
receipt-why = Hva reglene sier:
receipt-why-counting = Hva kortene teller
receipt-why-layoffs = Legge på
receipt-why-knock = Etter en banking
receipt-why-undercut = Undercut
receipt-why-tie = Lik dødvekt
receipt-why-gin = Gin
receipt-why-big_gin = Big gin
receipt-why-spades = Spar dobler
receipt-why-box = Streker
receipt-deadwood = { $who ->
    [you] Din dødvekt
   *[them] { $name }: dødvekt
}
receipt-laid-off = Lagt på
receipt-left = { $who ->
    [you] Du har igjen
   *[them] { $name } har igjen
}
receipt-less = −{ $points }
receipt-difference = Differanse
receipt-difference-rule = { $high } minus { $low }
receipt-undercut = Undercutbonus
receipt-undercut-rule = { $tie ->
    [yes] Likt teller for den som ikke banket
   *[no] Lavere enn den som banket
}
receipt-tie_no_bonus = Lik dødvekt
receipt-tie_no_bonus-rule = Ingen bonus etter disse reglene, men den som ikke banket, vinner runden
receipt-tie_drawn = Lik dødvekt
receipt-tie_drawn-rule = Ingens runde etter disse reglene
receipt-gin_bonus = Ginbonus
receipt-gin_bonus-rule = Ingen dødvekt igjen
receipt-big_gin_bonus = Bonus for big gin
receipt-big_gin_bonus-rule = Alle elleve kort i kombinasjoner, ingen kastet
receipt-spade_double = Snudd spar dobler
receipt-spade_double-rule = { $points } en gang til
receipt-box_at_once = Streken teller med en gang
receipt-box_at_once-rule = For å ha vunnet runden
receipt-standing-target = Parti til { $target }
receipt-before = Før
receipt-now = Nå
receipt-boxes = Vunne runder: du { $you }, { $name } { $them }
receipt-entered = +{ $points } fra denne runden

## Buttons

next-deal = Neste runde
result-next = Neste
result-all = Vis alt
result-table = Se på bordet

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] Du legger ned { $melds }, med { $deadwood } til overs.
   *[them] { $name } legger ned { $melds }, med { $deadwood } til overs.
}
said-knocker-bare = { $who ->
    [you] Du legger ikke ned noen kombinasjoner, med { $deadwood } til overs.
   *[them] { $name } legger ikke ned noen kombinasjoner, med { $deadwood } til overs.
}
said-defender = { $who ->
    [you] Du har { $melds }, med { $deadwood } til overs.
   *[them] { $name } har { $melds }, med { $deadwood } til overs.
}
said-defender-bare = { $who ->
    [you] Du har ingen kombinasjoner, med { $deadwood } til overs.
   *[them] { $name } har ingen kombinasjoner, med { $deadwood } til overs.
}
said-laid-off = { $who ->
    [you] Du la på { $cards }.
   *[them] { $name } la på { $cards }.
}
said-line = { $name }: { $points }.
said-line-rule = { $name }: { $points }. { $rule }.
said-total = { $who ->
    [you] Du får { $points }.
   *[them] { $name } får { $points }.
}
said-nobody = Ingen får poeng.
said-match = Du har nå { $you }, { $name } har { $them }.

## The same deal in every other game

prices-title = Verdien etter andre regler
prices-waiting = Et øyeblikk, kortene telles på nytt …
prices-game = Spill
prices-points = Poeng
prices-change = Differanse
prices-scores = { $who ->
    [you] Du { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] { $points } bedre for deg
    [less] { $points } verre for deg
   *[same] det samme
}
prices-played = slik det ble spilt
prices-problem-knock_not_allowed = Der kan ingen banke.
prices-problem-over_knock_limit = { $limit ->
    [0] Der hadde bare gin avsluttet den.
   *[other] { $deadwood } er for mye til å banke med der: høyst { $limit }.
}
prices-problem-no_big_gin = Der finnes ikke big gin.
prices-problem-no_upcard = Der avgjør det første snudde kortet, og denne runden hadde ikke noe.
prices-problem-counts_otherwise = Der kombineres eller telles kortene på en annen måte, så begge ville ha spilt en annen hånd.
prices-problem-stock_over = Der ville runden ha vært død, med { $left } kort igjen i trekkbunken.
prices-problem-turns_over = Der ville runden ha vært død etter { $turns } turer.
