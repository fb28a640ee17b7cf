# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

## The hint

coach-hint = Podpowiedź
coach-hint-waiting = Chwileczkę …
coach-hint-none = Teraz nie ma podpowiedzi
# Stands on the card or the pile that the hint speaks of.
coach-mark = Rada
# Goes on after a card's name: "6 of diamonds, deadwood, the hint".
coach-advised = podpowiedź
settings-hints = Podpowiedzi
settings-hints-note = Przycisk, który na życzenie mówi, co zrobiłby trener
settings-key-hint = Poproś o podpowiedź

## What to do

coach-do-pass = Spasuj
coach-do-take_upcard = Weź: { $card }
coach-do-take_discard = Weź: { $card }
coach-do-draw_stock = Dobierz z talonu
coach-do-discard = Rzuć: { $card }
coach-do-knock = Rzuć: { $card } i zastukaj
coach-do-gin = Rzuć: { $card } i miej gina
coach-do-big_gin = Miej dużego gina
coach-do-lay_off = Dołóż: { $card }
coach-do-done = Nie dokładaj więcej

## What was done

coach-did-pass = Pas
coach-did-take_upcard = Wzięto: { $card }
coach-did-take_discard = Wzięto: { $card }
coach-did-draw_stock = Dobrano z talonu
coach-did-discard = Rzucono: { $card }
coach-did-knock = Rzucono: { $card }, zastukano
coach-did-gin = Rzucono: { $card }, gin
coach-did-big_gin = Duży gin
coach-did-lay_off = Dołożono: { $card }
coach-did-done = Nie dołożono więcej

## Why

coach-why-deadwood = Wolne punkty: z { $before } na { $after }
coach-why-outs = { $count ->
    [0] Żadna niewidziana karta nie poprawia ręki
    [one] { $count } niewidziana karta poprawia rękę
    [few] { $count } niewidziane karty poprawiają rękę
   *[many] { $count } niewidzianych kart poprawia rękę
}
coach-why-gin_cards = { $count ->
    [0] Żadna niewidziana karta nie daje gina
    [one] { $count } niewidziana karta daje gina
    [few] { $count } niewidziane karty dają gina
   *[many] { $count } niewidzianych kart daje gina
}
coach-why-wait_gin = { $count ->
    [one] Graj dalej: { $count } niewidziana karta daje gina
    [few] Graj dalej: { $count } niewidziane karty dają gina
   *[many] Graj dalej: { $count } niewidzianych kart daje gina
}
coach-why-danger = Przyda się przeciwnikowi: { $percent }
coach-why-knock_wins = Stukanie wygrywa: { $percent }, średnio punktów: { $points }
coach-why-undercut_risk = Ryzyko podcięcia: { $percent }
coach-why-completes = { $card } daje układ: { $meld }
coach-why-stock_left = { $count ->
    [one] Możesz dobrać jeszcze { $count } raz
    [few] Możesz dobrać jeszcze { $count } razy
   *[many] Możesz dobrać jeszcze { $count } razy
}
coach-why-lays_off = Ubywa wolnych punktów: { $points }
coach-why-gives_less = Przeciwnik dołoży mniej o { $points }
coach-why-gin = Gin daje co najmniej { $points }
coach-why-last_chance = Inaczej rozdanie jest nieważne

## A deal looked at again

coach-review = Omów rozdanie
coach-review-title = Rozdanie { $deal }, jeszcze raz
coach-review-back = Wróć do wyniku
coach-review-progress = Przeglądam twoje decyzje: { $done } z { $total }
coach-review-waiting = Trener znów bierze karty do ręki …
coach-review-failed = Trener nie mógł pójść dalej z tym rozdaniem.
coach-review-again = Spróbuj jeszcze raz
coach-review-count = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}, dobre lub prawie: { $good }.
coach-review-all-good = { $count ->
    [one] { $count } decyzja, dobra lub prawie.
    [few] { $count } decyzje, wszystkie dobre lub prawie.
   *[many] { $count } decyzji, wszystkie dobre lub prawie.
}
coach-review-cost = { $points ->
    [one] Reszta kosztowała razem około { $points } punkt.
    [few] Reszta kosztowała razem około { $points } punkty.
    [many] Reszta kosztowała razem około { $points } punktów.
   *[other] Reszta kosztowała razem około { $points } punktu.
}
coach-review-none = W tym rozdaniu nie było nic do wyboru.
coach-tabs = Co obejrzeć
coach-tab-mine = Twoje decyzje
coach-tab-theirs = Co wiedział { $name }
coach-dearest = Co kosztowało najwięcej
coach-decisions = Wszystkie po kolei

## A verdict

coach-verdict-best = Najlepsza
coach-verdict-fine = Dobra
coach-verdict-inaccuracy = Prawie
coach-verdict-mistake = Błąd
coach-verdict-blunder = Droga

## One decision

coach-decision = Decyzja { $number } z { $total }
coach-hand = Twoje karty wtedy
coach-pile = Wierzch stosu
coach-drew = właśnie dobrana
coach-took = właśnie wzięta
coach-you = Ty
coach-better = Lepiej
coach-right = Ty, i trener też
coach-average = punktów średnio
coach-loss = { $points ->
    [one] Kosztowało to około { $points } punkt, z dokładnością do { $error }.
    [few] Kosztowało to około { $points } punkty, z dokładnością do { $error }.
    [many] Kosztowało to około { $points } punktów, z dokładnością do { $error }.
   *[other] Kosztowało to około { $points } punktu, z dokładnością do { $error }.
}
coach-loss-unsure = { $points ->
    [one] Kosztowało to około { $points } punkt, z dokładnością do { $error }: za blisko, by rozstrzygać.
    [few] Kosztowało to około { $points } punkty, z dokładnością do { $error }: za blisko, by rozstrzygać.
    [many] Kosztowało to około { $points } punktów, z dokładnością do { $error }: za blisko, by rozstrzygać.
   *[other] Kosztowało to około { $points } punktu, z dokładnością do { $error }: za blisko, by rozstrzygać.
}
coach-win-loss = Twoja szansa na wygranie meczu: mniej o { $percent }.
coach-why = Dlaczego
coach-options = Możliwości
coach-option = Możliwość
coach-option-points = Punkty
coach-option-yours = twoja
coach-previous = Poprzednia
coach-next = Następna
coach-try = Graj stąd

## Luck and play

coach-luck = Szczęście i gra
coach-luck-start = Karty na początku
coach-luck-draws = Dobrane karty
coach-luck-skill = Gra obu stron
coach-luck-points = Rozdanie
coach-luck-note = W punktach dla ciebie, z dokładnością do { $error }.

## What the opponent knew

coach-knew-about = Krok po kroku: karty przeciwnika ({ $name }) i to, co można było wiedzieć o twoich.
coach-knew-step = Krok { $number } z { $total }
coach-knew-hand = Karty przeciwnika: { $name }
coach-knew-known = Znane z twoich kart
coach-knew-nothing = Z twoich kart nic nie było znane
coach-knew-unseen = { $count ->
    [one] { $count } karty nie było widać
    [few] { $count } kart nie było widać
   *[many] { $count } kart nie było widać
}
coach-knew-none = Nie było nic do wyboru: { $name }.

## Another try

coach-trial = Próba od rozdania { $deal }. To się nie liczy.
# The same where there is little room.
coach-trial-short = Próba, nie liczy się
coach-trial-back = Wróć do meczu
coach-trial-again = Jeszcze raz
coach-trial-over = To była próba. Twój mecz jest taki, jaki był.
error-trial-lost = Próby nie dało się dokończyć. Twój mecz jest taki, jaki był.
