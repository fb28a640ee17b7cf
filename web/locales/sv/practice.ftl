# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-title = Övning
nav-practice = Öva
practice-link-note = Val ur riktiga omgångar, ett i taget

## What to practise

practice-choose = Vad du vill öva
practice-about-new = Val ur riktiga omgångar, ett i taget, och vad varje svar är värt. Gå igenom en omgång du har spelat, så kommer dina egna misstag hit också.
practice-about-none = Inget misstag av dig väntar här. Det finns mer att hitta i omgångar som programmet spelar.
practice-about = { $count ->
    [one] { $count } misstag av dig ligger här.
   *[other] { $count } misstag av dig ligger här.
}
practice-goal = Rätt på två olika dagar, så är det inlärt.
practice-learned-count = { $count ->
    [one] Inlärt hittills: { $count }.
   *[other] Inlärt hittills: { $count }.
}
practice-mixed = Lite av varje
practice-mixed-note = Det som står på tur, sedan en sort i taget
practice-knock = Knacka eller vänta
practice-knock-note = Avsluta omgången nu, eller spela vidare
practice-throw = Vad du kastar
practice-throw-note = Vilket kort du kan undvara och vilket motståndaren har nytta av
practice-draw = Ta eller dra
practice-draw-note = Det öppna kortet eller talongen
practice-layoff = Vad du lägger på
practice-layoff-note = När motståndaren har knackat
practice-due = { $count ->
    [one] { $count } misstag av dig står på tur
   *[other] { $count } misstag av dig står på tur
}
practice-yours = Öva på dina misstag
practice-how = Ett svar bedöms efter vad man ser från den platsen, aldrig efter de dolda korten. Det som blev fel står genast på tur igen; det som blev rätt kommer tillbaka en annan dag.
practice-progress = Dina framsteg
practice-back = Tillbaka
practice-seeking = Letar efter ett val som är värt att fråga om …
practice-loading = Det börjar så snart spelet är klart.
practice-engine-failed = Spelet kunde inte laddas.
practice-not-found = Något sådant val dök inte upp. Försök igen, eller öva något annat.

## The question

practice-ask-knock = Knacka eller vänta?
practice-ask-throw = Vad kastar du?
practice-ask-draw = Ta eller dra?
practice-ask-layoff = Vad lägger du på?
practice-own = Ur ditt eget spel: { $day }, mot { $opponent }.
practice-dealt = Ur en omgång som programmet spelade: något sådant misstag har du inte gjort än.
practice-dealt-later = Ur en omgång som programmet spelade: inget av dina står på tur nu.
practice-told = { $text }
practice-grading = Väger svaret …
practice-leave = Lämna övningen
practice-next = Nästa

## The answer

practice-right = Rätt
practice-wrong = Inte det bästa
practice-right-best = Inget är värt mer.
practice-right-near = Lika bra som det bästa: { $points } poäng skiljer.
practice-wrong-loss = Det kostar ungefär { $points } poäng i snitt.
practice-again = Det kommer tillbaka en annan dag.
practice-learned = Rätt på två dagar: inlärt.
practice-score = { $streak ->
    [0] { $right } av { $answered } rätt
    [1] { $right } av { $answered } rätt
   *[other] { $right } av { $answered } rätt, { $streak } i rad
}

## Progress

progress-title = Förlorade poäng per val
progress-empty = Ingen omgång har gåtts igenom än. Gå igenom en när den är slut, så visar den här sidan hur dina val blir bättre.
progress-kind = Val
progress-all = Alla
progress-few = { $count ->
    [0] Ingen genomgången omgång har något sådant val än.
    [one] { $count } genomgången omgång hittills: med den andra blir det en kurva.
   *[other] { $count } genomgångna omgångar hittills.
}
progress-curve = Medel av de senaste { $count } genomgångna omgångarna
progress-gist = { $kind }: över dina senaste { $deals } genomgångna omgångar förlorade du { $now } poäng per val. Över de { $shown } visade omgångarna var medlet som lägst { $low } och som högst { $high }.
progress-deal = Omgång { $deal }
progress-after = Efter omgång
progress-series = Förlorade poäng
progress-figures = { $decisions ->
    [one] { $decisions } val, { $lost } poäng förlorade i allt
   *[other] { $decisions } val, { $lost } poäng förlorade i allt
}
progress-practise = Öva
