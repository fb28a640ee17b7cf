# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-title = Øving
nav-practice = Øv
practice-link-note = Valg fra ekte runder, ett om gangen

## What to practise

practice-choose = Hva du vil øve på
practice-about-new = Valg fra ekte runder, ett om gangen, og hva hvert svar er verdt. Gå gjennom en runde du har spilt, så kommer dine egne feil hit også.
practice-about-none = Ingen av feilene dine venter her. Det er mer å finne i runder som programmet spiller.
practice-about = { $count ->
    [one] { $count } av feilene dine ligger her.
   *[other] { $count } av feilene dine ligger her.
}
practice-goal = Riktig på to ulike dager, så er den lært.
practice-learned-count = { $count ->
    [one] Lært så langt: { $count }.
   *[other] Lært så langt: { $count }.
}
practice-mixed = Litt av hvert
practice-mixed-note = Det som står for tur, så ett slag om gangen
practice-knock = Bank eller vent
practice-knock-note = Avslutt runden nå, eller spill videre
practice-throw = Hva du kaster
practice-throw-note = Hvilket kort du kan unnvære, og hvilket motstanderen kan bruke
practice-draw = Ta eller trekk
practice-draw-note = Det åpne kortet eller trekkbunken
practice-layoff = Hva du legger på
practice-layoff-note = Når motstanderen har banket
practice-due = { $count ->
    [one] { $count } av feilene dine står for tur
   *[other] { $count } av feilene dine står for tur
}
practice-yours = Øv på feilene dine
practice-how = Et svar bedømmes etter det man ser fra den plassen, aldri etter de skjulte kortene. Det som ble feil, står straks for tur igjen; det som ble riktig, kommer tilbake en annen dag.
practice-progress = Framgangen din
practice-back = Tilbake
practice-seeking = Leter etter et valg som er verdt å spørre om …
practice-loading = Det begynner så snart spillet er klart.
practice-engine-failed = Spillet kunne ikke lastes.
practice-not-found = Et slikt valg dukket ikke opp. Prøv igjen, eller øv på noe annet.

## The question

practice-ask-knock = Bank eller vent?
practice-ask-throw = Hva kaster du?
practice-ask-draw = Ta eller trekk?
practice-ask-layoff = Hva legger du på?
practice-own = Fra ditt eget spill: { $day }, mot { $opponent }.
practice-dealt = Fra en runde programmet spilte: en slik feil har du ikke gjort ennå.
practice-dealt-later = Fra en runde programmet spilte: ingen av dine står for tur nå.
practice-told = { $text }
practice-grading = Veier svaret …
practice-leave = Forlat øvingen
practice-next = Neste

## The answer

practice-right = Riktig
practice-wrong = Ikke det beste
practice-right-best = Ingenting er verdt mer.
practice-right-near = Like godt som det beste: { $points } poeng skiller.
practice-wrong-loss = Det koster omtrent { $points } poeng i snitt.
practice-again = Den kommer tilbake en annen dag.
practice-learned = Riktig på to dager: lært.
practice-score = { $streak ->
    [0] { $right } av { $answered } riktige
    [1] { $right } av { $answered } riktige
   *[other] { $right } av { $answered } riktige, { $streak } på rad
}

## Progress

progress-title = Tapte poeng per valg
progress-empty = Ingen runde er gjennomgått ennå. Gå gjennom en når den er slutt, så viser denne siden hvordan valgene dine blir bedre.
progress-kind = Valg
progress-all = Alle
progress-few = { $count ->
    [0] Ingen gjennomgått runde har et slikt valg ennå.
    [one] { $count } gjennomgått runde så langt: med den andre blir det en kurve.
   *[other] { $count } gjennomgåtte runder så langt.
}
progress-curve = Snitt av de siste { $count } gjennomgåtte rundene
progress-gist = { $kind }: i de siste { $deals } gjennomgåtte rundene dine tapte du { $now } poeng per valg. I de { $shown } viste rundene var snittet { $low } på det laveste og { $high } på det høyeste.
progress-deal = Runde { $deal }
progress-after = Etter runde
progress-series = Tapte poeng
progress-figures = { $decisions ->
    [one] { $decisions } valg, { $lost } poeng tapt i alt
   *[other] { $decisions } valg, { $lost } poeng tapt i alt
}
progress-practise = Øv
