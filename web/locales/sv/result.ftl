# The end of a deal: what happened, both hands, and how the points come about.

## What happened

result-knock = Knackning
result-gin = Gin
result-big_gin = Big gin
result-undercut = Undercut
result-undercut-over = Undercuten avgör
result-dead = Död omgång
result-drawn = Oavgjord omgång
result-nobody = Ingen får poäng
result-dead-two_cards_left = Två kort var kvar i talongen, så omgången slutar utan poäng.
result-dead-turn_limit = Efter { $turns } turer slutar omgången utan poäng.
result-drawn-reason = Båda har lika många döda poäng kvar. Med de här reglerna är omgången då ingens.
result-dead-again = Samma spelare ger igen.
result-scores = { $who ->
    [you] Du får
   *[them] { $name } får
}

result-closes = { $kind ->
    [undercut] Undercuten stänger
   *[other] Omgången stänger
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
    [you] Du vinner omgången
   *[them] { $name } vinner omgången
}
match-won-hollywood = { $who ->
    [you] Du vinner matchen
   *[them] { $name } vinner matchen
}
match-drawn = Oavgjort
match-score = { $games ->
    [yes] { $high } partier mot { $low }
   *[no] { $high } mot { $low }
}

## Hands

hand-of = { $who ->
    [you] Din hand
   *[them] { $name }: handen
}
hand-knocked = { $who ->
    [you] Du knackade med { $deadwood }
   *[them] { $name } knackade med { $deadwood }
}
hand-gin = { $who ->
    [you] Du gick gin
   *[them] { $name } gick gin
}
hand-big-gin = { $who ->
    [you] Du gick big gin
   *[them] { $name } gick big gin
}
hand-player = { $who ->
    [you] Du
   *[them] { $name }
}
hand-threw = kastade
hand-threw-none = inget kort kastat
hand-laid-off = { $count ->
    [one] lade på ett kort, markerat
    [2] lade på två kort, markerade
    [3] lade på tre kort, markerade
   *[other] lade på { $count } kort, markerade
}
hand-nothing-laid-off = lade inte på något
hand-no-layoffs = inget läggs på mot gin
hand-deadwood-label = Döda poäng { $deadwood }
hand-hidden = { $who ->
    [you] Ingen lägger ut efter en död omgång, så dina kort förblir din hemlighet.
   *[them] Ingen lägger ut efter en död omgång, så det { $name } hade förblir en hemlighet.
}
hand-chain = { $who ->
    [you] Du:
   *[them] { $name }:
}
card-laid-off-order = { $card }, pålagt av { $who ->
    [you] dig
   *[them] { $name }
}, { $place } av { $count }
card-laid-off = { $card }, pålagt av { $who ->
    [you] dig
   *[them] { $name }
}

## The receipt

receipt-label = Omgångens poäng
receipt-heading = Omgång { $deal }
receipt-heading-one = Poängen
receipt-caption = { $points ->
    [one] Så kommer den enda poängen till
   *[other] Så kommer de { $points } poängen till
}
receipt-caption-open = Så kommer poängen till
receipt-why = Vad reglerna säger:
receipt-why-counting = Vad korten räknas som
receipt-why-layoffs = Lägga på
receipt-why-knock = Efter en knackning
receipt-why-undercut = Undercut
receipt-why-tie = Lika döda poäng
receipt-why-gin = Gin
receipt-why-big_gin = Big gin
receipt-why-spades = Spader dubblar
receipt-why-box = Streck
receipt-deadwood = { $who ->
    [you] Dina döda poäng
   *[them] { $name }: döda poäng
}
receipt-laid-off = Pålagt
receipt-left = { $who ->
    [you] Du har kvar
   *[them] { $name } har kvar
}
receipt-less = −{ $points }
receipt-difference = Skillnad
receipt-difference-rule = { $high } minus { $low }
receipt-undercut = Undercutbonus
receipt-undercut-rule = { $tie ->
    [yes] Lika läge räknas till den som inte knackade
   *[no] Lägre än den som knackade
}
receipt-tie_no_bonus = Lika döda poäng
receipt-tie_no_bonus-rule = Ingen bonus med de här reglerna, men den som inte knackade vinner omgången
receipt-tie_drawn = Lika döda poäng
receipt-tie_drawn-rule = Ingens omgång med de här reglerna
receipt-gin_bonus = Ginbonus
receipt-gin_bonus-rule = Inga döda kort kvar
receipt-big_gin_bonus = Bonus för big gin
receipt-big_gin_bonus-rule = Alla elva korten i kombinationer, inget kastat
receipt-spade_double = Uppvänd spader dubblar
receipt-spade_double-rule = { $points } en gång till
receipt-box_at_once = Strecket räknas genast
receipt-box_at_once-rule = För att omgången är vunnen
receipt-standing-target = Parti till { $target }
receipt-before = Före
receipt-now = Nu
receipt-boxes = Vunna omgångar: du { $you }, { $name } { $them }
receipt-entered = +{ $points } från den här omgången

## Buttons

next-deal = Nästa omgång
result-next = Nästa
result-all = Visa allt
result-table = Titta på bordet

## What is said of each step to those who listen

said-knocker = { $who ->
    [you] Du lägger ut { $melds }, med { $deadwood } döda poäng över.
   *[them] { $name } lägger ut { $melds }, med { $deadwood } döda poäng över.
}
said-knocker-bare = { $who ->
    [you] Du lägger inte ut några kombinationer, med { $deadwood } döda poäng över.
   *[them] { $name } lägger inte ut några kombinationer, med { $deadwood } döda poäng över.
}
said-defender = { $who ->
    [you] Du har { $melds }, med { $deadwood } döda poäng över.
   *[them] { $name } har { $melds }, med { $deadwood } döda poäng över.
}
said-defender-bare = { $who ->
    [you] Du har inga kombinationer, med { $deadwood } döda poäng över.
   *[them] { $name } har inga kombinationer, med { $deadwood } döda poäng över.
}
said-laid-off = { $who ->
    [you] Du lade på { $cards }.
   *[them] { $name } lade på { $cards }.
}
said-line = { $name }: { $points }.
said-line-rule = { $name }: { $points }. { $rule }.
said-total = { $who ->
    [you] Du får { $points }.
   *[them] { $name } får { $points }.
}
said-nobody = Ingen får poäng.
said-match = Du har nu { $you }, { $name } har { $them }.

## The same deal in every other game

prices-title = Värdet med andra regler
prices-waiting = Ett ögonblick, korten räknas om …
prices-game = Spel
prices-points = Poäng
prices-change = Skillnad
prices-scores = { $who ->
    [you] Du { $points }
   *[them] { $name } { $points }
}
prices-difference = { $change ->
    [more] { $points } bättre för dig
    [less] { $points } sämre för dig
   *[same] samma
}
prices-played = så spelades det
prices-problem-knock_not_allowed = Där får ingen knacka.
prices-problem-over_knock_limit = { $limit ->
    [0] Där hade bara gin avslutat den.
   *[other] { $deadwood } är för mycket för att knacka där: högst { $limit }.
}
prices-problem-no_big_gin = Där finns ingen big gin.
prices-problem-no_upcard = Där avgör det första uppvända kortet, och den här omgången hade inget.
prices-problem-counts_otherwise = Där bildar eller räknas korten på annat sätt, så båda hade spelat en annan hand.
prices-problem-stock_over = Där hade omgången varit död, med { $left } kort kvar i talongen.
prices-problem-turns_over = Där hade omgången varit död efter { $turns } turer.
