# What is done at the table: confirmations, the choice of a spread, laying off, what is remembered of the opponent.

## Questions before something counts

acts-never-again = Nie pytaj więcej
acts-ask-meld = Rozbić układ?
acts-ask-meld-body = Rzut: { $card }. Wolnych punktów przybędzie: było { $before }, będzie { $after }.
acts-ask-meld-no = Zatrzymaj
acts-ask-meld-yes = Rzuć
acts-ask-gin = Zastukać, choć możesz mieć gina?
acts-ask-gin-body = Rzuć: { $card }, a masz gina. Po tym stukaniu zostaje { $deadwood }.
acts-ask-gin-no = Jeszcze nie

## What a knock lays down

acts-lay-down = { $count ->
    [0] Rzuć: { $card }; nie ma układów do wyłożenia, zostaje { $deadwood }
   *[other] { $deadwood ->
        [0] Rzuć: { $card }, wyłóż: { $melds }
       *[other] Rzuć: { $card }, wyłóż: { $melds }; zostaje { $deadwood }
    }
}
# $rank is the letter of the rank and $suit that of the suit, here and wherever a meld is named.
acts-meld-set = { $count ->
    [3] trzy
   *[4] cztery
} { table-ranks }
# $from and $to are ranks as table-rank writes them.
acts-meld-run = od { $from } do { $to } { table-suit }
# The ranks are joined by hyphens.
acts-meld-run-short = { $ranks } { table-suit }
acts-rank-short = { table-rank-letter }

## Ways to lay down one hand

acts-way-best = Najlepszy
acts-way-hard = Najtrudniej dołożyć
acts-way-no-fit = Żadna karta nie pasuje
acts-way-fits = { $count ->
    [one] Można by dołożyć 1 kartę: { $cards }
    [few] Można by dołożyć { $count } karty: { $cards }
    [many] Można by dołożyć { $count } kart: { $cards }
   *[other] Można by dołożyć { $count } karty: { $cards }
}

## Laying off

acts-laying-off = Dokładanie za ciebie
acts-laid-off = Dołożono: { $card }
acts-then-fits = { $count ->
    [one] Potem pasuje { $cards }
    [few] Potem pasują { $cards }
    [many] Potem pasują { $cards }
   *[other] Potem pasują { $cards }
}
acts-lay-off = Dołóż: { $cards }; o { $saved } mniej, { $result ->
    [undercut] podcięcie, wygrywasz { $points }
    [win] wygrywasz { $points }
    [loss] przeciwnik wygrywa { $points }
   *[even] nikt nie punktuje
}
acts-lay-off-none = { $why ->
    [melded] To, co pasuje, jest więcej warte w twoich układach
    [laid] Zostaje ci { $deadwood }
   *[none] Żadna twoja karta nie pasuje do tych układów
}: { $result ->
    [undercut] podcięcie, wygrywasz { $points }
    [win] wygrywasz { $points }
    [loss] przeciwnik wygrywa { $points }
   *[even] nikt nie punktuje
}

## What is remembered of the opponent

acts-holds = Ma:
acts-known = Znane karty przeciwnika

## Menu

acts-menu-lesson-more = Twój mecz poczeka
