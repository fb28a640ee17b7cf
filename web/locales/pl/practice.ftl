# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-title = Ćwiczenia
nav-practice = Ćwicz
practice-link-note = Decyzje z prawdziwych rozdań, jedna po drugiej

## What to practise

practice-choose = Co ćwiczyć
practice-about-new = Decyzje z prawdziwych rozdań, jedna po drugiej, i ile warta jest każda odpowiedź. Omów rozdanie po grze, a trafią tu też twoje własne błędy.
practice-about-none = Nie czeka tu żaden twój błąd. Więcej można znaleźć w rozdaniach, które gra program.
practice-about = { $count ->
    [one] Jest tu { $count } twój błąd.
    [few] Są tu { $count } twoje błędy.
    [many] Jest tu { $count } twoich błędów.
   *[other] Jest tu { $count } twojego błędu.
}
practice-goal = Dobra odpowiedź w dwa różne dni i jest opanowany.
practice-learned-count = { $count ->
    [one] Opanowane do tej pory: { $count }.
    [few] Opanowane do tej pory: { $count }.
    [many] Opanowane do tej pory: { $count }.
   *[other] Opanowane do tej pory: { $count }.
}
practice-mixed = Po trochu wszystkiego
practice-mixed-note = To, co czeka na powtórkę, potem po kolei
practice-knock = Stukać czy czekać
practice-knock-note = Zakończyć rozdanie czy grać dalej
practice-throw = Co rzucić
practice-throw-note = Bez której karty się obejdziesz, a która przyda się przeciwnikowi
practice-draw = Brać czy dobierać
practice-draw-note = Odkryta karta czy talon
practice-layoff = Co dołożyć
practice-layoff-note = Gdy przeciwnik zastukał
practice-due = { $count ->
    [one] { $count } twój błąd do powtórki
    [few] { $count } twoje błędy do powtórki
    [many] { $count } twoich błędów do powtórki
   *[other] { $count } twojego błędu do powtórki
}
practice-yours = Poćwicz swoje błędy
practice-how = Odpowiedź ocenia się po tym, co widać z tego miejsca, nigdy po zakrytych kartach. Zła odpowiedź od razu wraca do powtórki, dobra wraca innego dnia.
practice-progress = Twoje postępy
practice-back = Wstecz
practice-seeking = Szukam decyzji, o którą warto zapytać …
practice-loading = Zacznie się, gdy tylko gra będzie gotowa.
practice-engine-failed = Nie udało się wczytać gry.
practice-not-found = Taka decyzja się nie trafiła. Spróbuj jeszcze raz albo poćwicz coś innego.

## The question

practice-ask-knock = Stukać czy czekać?
practice-ask-throw = Co rzucasz?
practice-ask-draw = Brać czy dobierać?
practice-ask-layoff = Co dokładasz?
practice-own = Z twojej gry: { $day }, przeciwnik: { $opponent }.
practice-dealt = Z rozdania, które grał program: takiego błędu jeszcze u ciebie nie było.
practice-dealt-later = Z rozdania, które grał program: żaden twój błąd nie czeka teraz na powtórkę.
practice-told = { $text }
practice-grading = Ważę odpowiedź …
practice-leave = Zakończ ćwiczenia
practice-next = Dalej

## The answer

practice-right = Dobrze
practice-wrong = Nie najlepiej
practice-right-best = Nic nie jest warte więcej.
practice-right-near = Równie dobre jak najlepsze: różnica { $points } pkt.
practice-wrong-loss = To kosztuje średnio około { $points } pkt.
practice-again = To wróci innego dnia.
practice-learned = Dobrze w dwa dni: opanowane.
practice-score = { $streak ->
    [0] Dobrze: { $right } z { $answered }
    [1] Dobrze: { $right } z { $answered }
   *[other] Dobrze: { $right } z { $answered }, z rzędu: { $streak }
}

## Progress

progress-title = Punkty stracone na decyzję
progress-empty = Żadne rozdanie nie zostało jeszcze omówione. Omów je, gdy się skończy, a ta strona pokaże, jak poprawiają się twoje decyzje.
progress-kind = Decyzje
progress-all = Wszystkie
progress-few = { $count ->
    [0] W omówionych rozdaniach nie było jeszcze takiej decyzji.
    [one] Omówione rozdania do tej pory: { $count }. Od drugiego będzie krzywa.
    [few] Omówione rozdania do tej pory: { $count }.
    [many] Omówione rozdania do tej pory: { $count }.
   *[other] Omówione rozdania do tej pory: { $count }.
}
progress-curve = Średnia z ostatnich omówionych rozdań: { $count }
progress-gist = { $kind }: w ostatnich omówionych rozdaniach ({ $deals }) strata na decyzję to { $now } pkt. W pokazanych rozdaniach ({ $shown }) średnia wynosiła od { $low } do { $high }.
progress-deal = Rozdanie { $deal }
progress-after = Po rozdaniu
progress-series = Stracone punkty
progress-figures = { $decisions ->
    [one] { $decisions } decyzja, stracone punkty: { $lost }
    [few] { $decisions } decyzje, stracone punkty: { $lost }
    [many] { $decisions } decyzji, stracone punkty: { $lost }
   *[other] { $decisions } decyzji, stracone punkty: { $lost }
}
progress-practise = Ćwicz
