# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-title = Øvelse
nav-practice = Øv dig
practice-link-note = Valg fra rigtige runder, ét ad gangen

## What to practise

practice-choose = Hvad du vil øve
practice-about-new = Valg fra rigtige runder, ét ad gangen, og hvad hvert svar er værd. Gennemgå en runde, du har spillet, så kommer dine egne fejl også her.
practice-about-none = Ingen af dine fejl venter her. Der er mere at finde i runder, som programmet spiller.
practice-about = { $count ->
    [one] { $count } af dine fejl ligger her.
   *[other] { $count } af dine fejl ligger her.
}
practice-goal = Rigtigt på to forskellige dage, så er den lært.
practice-learned-count = { $count ->
    [one] Lært indtil nu: { $count }.
   *[other] Lært indtil nu: { $count }.
}
practice-mixed = Lidt af det hele
practice-mixed-note = Det, der står for tur, så én slags ad gangen
practice-knock = Bank eller vent
practice-knock-note = Slut runden nu, eller spil videre
practice-throw = Hvad du kaster
practice-throw-note = Hvilket kort du kan undvære, og hvilket modstanderen kan bruge
practice-draw = Tag eller træk
practice-draw-note = Det åbne kort eller trækbunken
practice-layoff = Hvad du lægger på
practice-layoff-note = Når modstanderen har banket
practice-due = { $count ->
    [one] { $count } af dine fejl står for tur
   *[other] { $count } af dine fejl står for tur
}
practice-yours = Øv dine fejl
practice-how = Et svar bedømmes efter, hvad man kan se fra den plads, aldrig efter de skjulte kort. Det, der var forkert, står straks for tur igen; det, der var rigtigt, kommer igen en anden dag.
practice-progress = Din fremgang
practice-back = Tilbage
practice-seeking = Leder efter et valg, der er værd at spørge om …
practice-loading = Det begynder, så snart spillet er klar.
practice-engine-failed = Spillet kunne ikke hentes.
practice-not-found = Sådan et valg dukkede ikke op. Prøv igen, eller øv noget andet.

## The question

practice-ask-knock = Bank eller vent?
practice-ask-throw = Hvad kaster du?
practice-ask-draw = Tag eller træk?
practice-ask-layoff = Hvad lægger du på?
practice-own = Fra dit eget spil: { $day }, mod { $opponent }.
practice-dealt = Fra en runde, programmet spillede: sådan en fejl har du ikke lavet endnu.
practice-dealt-later = Fra en runde, programmet spillede: ingen af dine står for tur nu.
practice-told = { $text }
practice-grading = Vejer svaret …
practice-leave = Forlad øvelsen
practice-next = Næste

## The answer

practice-right = Rigtigt
practice-wrong = Ikke det bedste
practice-right-best = Intet er mere værd.
practice-right-near = Lige så godt som det bedste: { $points } point imellem.
practice-wrong-loss = Det koster i snit omkring { $points } point.
practice-again = Den kommer igen en anden dag.
practice-learned = Rigtigt på to dage: lært.
practice-score = { $streak ->
    [0] { $right } af { $answered } rigtige
    [1] { $right } af { $answered } rigtige
   *[other] { $right } af { $answered } rigtige, { $streak } i træk
}

## Progress

progress-title = Tabte point pr. valg
progress-empty = Ingen runde er gennemgået endnu. Gennemgå en, når den er slut, så viser denne side, hvordan dine valg bliver bedre.
progress-kind = Valg
progress-all = Alle
progress-few = { $count ->
    [0] Ingen gennemgået runde har sådan et valg endnu.
    [one] { $count } gennemgået runde indtil nu: med den anden kommer der en kurve.
   *[other] { $count } gennemgåede runder indtil nu.
}
progress-curve = Gennemsnit af de sidste { $count } gennemgåede runder
progress-gist = { $kind }: i dine sidste { $deals } gennemgåede runder tabte du { $now } point pr. valg. I de { $shown } viste runder var gennemsnittet { $low } på sit laveste og { $high } på sit højeste.
progress-deal = Runde { $deal }
progress-after = Efter runde
progress-series = Tabte point
progress-figures = { $decisions ->
    [one] { $decisions } valg, { $lost } point tabt i alt
   *[other] { $decisions } valg, { $lost } point tabt i alt
}
progress-practise = Øv dig
