# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-title = Oefenen
nav-practice = Oefenen
practice-link-note = Beslissingen uit echte handen, één voor één

## What to practise

practice-choose = Wat je wilt oefenen
practice-about-new = Beslissingen uit echte handen, één voor één, en wat elk antwoord waard is. Bespreek een hand na die je hebt gespeeld, dan komen ook je eigen fouten hier.
practice-about-none = Er wacht hier geen fout van jou. In handen die het programma speelt is meer te vinden.
practice-about = { $count ->
    [one] Er ligt hier { $count } fout van jou.
   *[other] Er liggen hier { $count } fouten van jou.
}
practice-goal = Op twee verschillende dagen goed, en je hebt hem geleerd.
practice-learned-count = { $count ->
    [one] Tot nu toe geleerd: { $count }.
   *[other] Tot nu toe geleerd: { $count }.
}
practice-mixed = Van alles wat
practice-mixed-note = Wat aan de beurt is, dan de ene soort na de andere
practice-knock = Kloppen of wachten
practice-knock-note = De hand beëindigen of doorspelen
practice-throw = Wat afleggen
practice-throw-note = Welke kaart je kunt missen, en welke de tegenstander helpt
practice-draw = Pakken of trekken
practice-draw-note = De open kaart of de stapel
practice-layoff = Wat aanleggen
practice-layoff-note = Nadat de tegenstander heeft geklopt
practice-due = { $count ->
    [one] { $count } fout van jou is aan de beurt
   *[other] { $count } fouten van jou zijn aan de beurt
}
practice-yours = Je fouten oefenen
practice-how = Een antwoord wordt beoordeeld naar wat je op die plaats kunt zien, nooit naar de verborgen kaarten. Wat fout was, komt meteen weer aan de beurt; wat goed was, komt op een andere dag terug.
practice-progress = Je vooruitgang
practice-back = Terug
practice-seeking = Op zoek naar een beslissing die de moeite waard is …
practice-loading = Het begint zodra het spel klaar is.
practice-engine-failed = Het spel kon niet worden geladen.
practice-not-found = Zo’n beslissing kwam niet voor. Probeer het nog eens, of oefen iets anders.

## The question

practice-ask-knock = Kloppen of wachten?
practice-ask-throw = Wat leg je af?
practice-ask-draw = Pakken of trekken?
practice-ask-layoff = Wat leg je aan?
practice-own = Uit je eigen spel: { $day }, tegen { $opponent }.
practice-dealt = Uit een hand van het programma: van jou is er nog geen zo’n fout.
practice-dealt-later = Uit een hand van het programma: van jou is er nu geen aan de beurt.
practice-told = { $text }
practice-grading = Even afwegen …
practice-leave = Oefenen verlaten
practice-next = Verder

## The answer

practice-right = Goed
practice-wrong = Niet het beste
practice-right-best = Niets is meer waard.
practice-right-near = Zo goed als het beste: { $points } punten verschil.
practice-wrong-loss = Dat kost gemiddeld ongeveer { $points } punten.
practice-again = Het komt op een andere dag terug.
practice-learned = Op twee dagen goed: geleerd.
practice-score = { $streak ->
    [0] { $right } van { $answered } goed
    [1] { $right } van { $answered } goed
   *[other] { $right } van { $answered } goed, { $streak } op rij
}

## Progress

progress-title = Verloren punten per beslissing
progress-empty = Er is nog geen hand nabesproken. Doe dat als een hand voorbij is, en deze pagina laat zien hoe je beslissingen beter worden.
progress-kind = Beslissingen
progress-all = Alle
progress-few = { $count ->
    [0] In geen nabesproken hand komt zo’n beslissing voor.
    [one] { $count } nabesproken hand tot nu toe: met de tweede komt er een lijn.
   *[other] { $count } nabesproken handen tot nu toe.
}
progress-curve = Gemiddelde van de laatste { $count } nabesproken handen
progress-gist = { $kind }: in je laatste { $deals } nabesproken handen verloor je { $now } punten per beslissing. Over de { $shown } getoonde handen was dat op zijn laagst { $low } en op zijn hoogst { $high }.
progress-deal = Hand { $deal }
progress-after = Na hand
progress-series = Verloren punten
progress-figures = { $decisions ->
    [one] { $decisions } beslissing, in totaal { $lost } punten verloren
   *[other] { $decisions } beslissingen, in totaal { $lost } punten verloren
}
progress-practise = Oefenen
