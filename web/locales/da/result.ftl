# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Bankning
result-gin = Gin
result-big_gin = Big gin
result-undercut = Undercut
result-undercut-over = Undercutten afgør det
result-dead = Død runde
result-drawn = Uafgjort runde
result-nobody = Ingen får point
result-dead-two_cards_left = To kort var tilbage i trækbunken, så runden slutter uden point.
result-dead-turn_limit = Efter { $turns } ture slutter runden uden point.
result-drawn-reason = Begge sidder tilbage med samme dødvægt. Efter disse regler er runden så ingens.
result-dead-again = Samme spiller giver igen.
result-scores = { $who ->
    [you] Du får
   *[them] { $name } får
}

result-closes = { $kind ->
    [undercut] Undercutten lukker
   *[other] Runden lukker
} { $count ->
    [one] parti { $games }
   *[other] parti { $games }
}

## Who won the match

match-won-target = { $who ->
    [you] Du vinder partiet
   *[them] { $name } vinder partiet
}
match-won-one = { $who ->
    [you] Du vinder runden
   *[them] { $name } vinder runden
}
match-won-hollywood = { $who ->
    [you] Du vinder kampen
   *[them] { $name } vinder kampen
}
match-drawn = Uafgjort
match-score = { $games ->
    [yes] { $high } partier mod { $low }
   *[no] { $high } mod { $low }
}

## Hands

hand-of = { $who ->
    [you] Din hånd
   *[them] { $name }: hånden
}
hand-knocked = { $who ->
    [you] Du bankede med { $deadwood }
   *[them] { $name } bankede med { $deadwood }
}
hand-gin = { $who ->
    [you] Du gik gin
   *[them] { $name } gik gin
}
hand-big-gin = { $who ->
    [you] Du gik big gin
   *[them] { $name } gik big gin
}
hand-player = { $who ->
    [you] Du
   *[them] { $name }
}
hand-threw = kastede
hand-threw-none = intet kort kastet
hand-laid-off = { $count ->
    [one] lagde ét kort på, mærket
    [2] lagde to kort på, mærket
    [3] lagde tre kort på, mærket
   *[other] lagde { $count } kort på, mærket
}
hand-nothing-laid-off = lagde intet på
hand-no-layoffs = intet lægges på mod gin
hand-deadwood-label = Dødvægt { $deadwood }
hand-hidden = { $who ->
    [you] Ingen lægger ned efter en død runde, så dine kort forbliver din hemmelighed.
   *[them] Ingen lægger ned efter en død runde, så det, { $name } havde, forbliver en hemmelighed.
}
hand-chain = { $who ->
    [you] Du:
   *[them] { $name }:
}
card-laid-off-order = { $card }, lagt på af { $who ->
    [you] dig
   *[them] { $name }
}, { $place } af { $count }
card-laid-off = { $card }, lagt på af { $who ->
    [you] dig
   *[them] { $name }
}

## The receipt

receipt-label = Point for runden
receipt-heading = Runde { $deal }
receipt-heading-one = Pointene
receipt-caption = { $points ->
    [one] Sådan bliver det ene point til
   *[other] Sådan bliver de { $points } point til
}
receipt-caption-open = Sådan bliver pointene til
receipt-why = Hvad reglerne siger:
receipt-why-counting = Hvad kort tæller
receipt-why-layoffs = Lægge på
receipt-why-knock = Efter en bankning
receipt-why-undercut = Undercut
receipt-why-tie = Lige dødvægt
receipt-why-gin = Gin
receipt-why-big_gin = Big gin
receipt-why-spades = Spar fordobler
receipt-why-box = Streger
receipt-deadwood = { $who ->
    [you] Din dødvægt
   *[them] { $name }: dødvægt
}
receipt-laid-off = Lagt på
receipt-left = { $who ->
    [you] Du har tilbage
   *[them] { $name } har tilbage
}
receipt-less = −{ $points }
receipt-difference = Forskel
receipt-difference-rule = { $high } minus { $low }
receipt-undercut = Undercutbonus
receipt-undercut-rule = { $tie ->
    [yes] Lige stilling tæller for den, der ikke bankede
   *[no] Lavere end den, der bankede
}
receipt-tie_no_bonus = Lige dødvægt
receipt-tie_no_bonus-rule = Ingen bonus efter disse regler, men den, der ikke bankede, vinder runden
receipt-tie_drawn = Lige dødvægt
receipt-tie_drawn-rule = Ingens runde efter disse regler
receipt-gin_bonus = Ginbonus
receipt-gin_bonus-rule = Ingen dødvægt tilbage
receipt-big_gin_bonus = Bonus for big gin
receipt-big_gin_bonus-rule = Alle elleve kort i kombinationer, intet kastet
receipt-spade_double = Opvendt spar fordobler
receipt-spade_double-rule = { $points } en gang til
receipt-box_at_once = Stregen tæller straks
receipt-box_at_once-rule = For at vinde runden
receipt-standing-target = Parti til { $target }
receipt-before = Før
receipt-now = Nu
receipt-boxes = Vundne runder: du { $you }, { $name } { $them }
receipt-entered = +{ $points } fra denne runde

## Buttons

next-deal = Næste runde
result-next = Næste
result-all = Vis alt
result-table = Se på bordet

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] Du lægger { $melds } ned, med { $deadwood } til overs.
   *[them] { $name } lægger { $melds } ned, med { $deadwood } til overs.
}
said-knocker-bare = { $who ->
    [you] Du lægger ingen kombinationer ned, med { $deadwood } til overs.
   *[them] { $name } lægger ingen kombinationer ned, med { $deadwood } til overs.
}
said-defender = { $who ->
    [you] Du har { $melds }, med { $deadwood } til overs.
   *[them] { $name } har { $melds }, med { $deadwood } til overs.
}
said-defender-bare = { $who ->
    [you] Du har ingen kombinationer, med { $deadwood } til overs.
   *[them] { $name } har ingen kombinationer, med { $deadwood } til overs.
}
said-laid-off = { $who ->
    [you] Du lagde { $cards } på.
   *[them] { $name } lagde { $cards } på.
}
said-line = { $name }: { $points }.
said-line-rule = { $name }: { $points }. { $rule }.
said-total = { $who ->
    [you] Du får { $points }.
   *[them] { $name } får { $points }.
}
said-nobody = Ingen får point.
said-match = Du har nu { $you }, { $name } har { $them }.

## The same deal in every other game

prices-title = Værdien efter andre regler
prices-waiting = Et øjeblik, kortene tælles igen …
prices-game = Spil
prices-points = Point
prices-change = Forskel
prices-scores = { $who ->
    [you] Du { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] { $points } bedre for dig
    [less] { $points } værre for dig
   *[same] det samme
}
prices-played = som det blev spillet
prices-problem-knock_not_allowed = Der må ingen banke.
prices-problem-over_knock_limit = { $limit ->
    [0] Der havde kun gin sluttet den.
   *[other] { $deadwood } er for meget at banke med der: højst { $limit }.
}
prices-problem-no_big_gin = Der findes ingen big gin.
prices-problem-no_upcard = Der afgør det første opvendte kort, og denne runde havde intet.
prices-problem-counts_otherwise = Der kombineres eller tælles kort på en anden måde, så begge havde spillet en anden hånd.
prices-problem-stock_over = Der ville runden have været død, med { $left } kort tilbage i trækbunken.
prices-problem-turns_over = Der ville runden have været død efter { $turns } ture.
