# Practice: decisions asked again, the player’s own mistakes first; and how the points lost a decision go down.
practice-title = Üben
nav-practice = Üben
practice-link-note = Entscheidungen aus echten Runden, eine nach der anderen

## What to practise

practice-choose = Was du üben willst
practice-about-new = Entscheidungen aus echten Runden, eine nach der anderen, und was jede Antwort wert ist. Besprich eine Runde nach, die du gespielt hast, dann kommen auch deine eigenen Fehler hierher.
practice-about-none = Hier wartet kein eigener Fehler. In Runden, die das Programm spielt, findet sich mehr.
practice-about = { $count ->
    [one] { $count } eigener Fehler liegt hier.
   *[other] { $count } eigene Fehler liegen hier.
}
practice-goal = An zwei verschiedenen Tagen richtig, und er ist gelernt.
practice-learned-count = { $count ->
    [one] Bisher gelernt: { $count }.
   *[other] Bisher gelernt: { $count }.
}
practice-mixed = Von allem etwas
practice-mixed-note = Was fällig ist, dann eine Art nach der anderen
practice-knock = Klopfen oder warten
practice-knock-note = Die Runde beenden oder weiterspielen
practice-throw = Was abwerfen
practice-throw-note = Welche Karte du entbehren kannst und welche dem Gegner nützt
practice-draw = Nehmen oder ziehen
practice-draw-note = Die offene Karte oder der Talon
practice-layoff = Was anlegen
practice-layoff-note = Nachdem der Gegner geklopft hat
practice-due = { $count ->
    [one] { $count } Fehler von dir ist fällig
   *[other] { $count } Fehler von dir sind fällig
}
practice-yours = Eigene Fehler üben
practice-how = Beurteilt wird eine Antwort nach dem, was man an diesem Platz sieht, nie nach den verdeckten Karten. Was falsch war, ist gleich wieder fällig; was richtig war, kommt an einem anderen Tag wieder.
practice-progress = Dein Fortschritt
practice-back = Zurück
practice-seeking = Eine Entscheidung wird gesucht, die sich lohnt …
practice-loading = Es beginnt, sobald das Spiel bereit ist.
practice-engine-failed = Das Spiel konnte nicht geladen werden.
practice-not-found = Eine solche Entscheidung hat sich nicht gefunden. Versuch es noch einmal oder übe etwas anderes.

## The question

practice-ask-knock = Klopfen oder warten?
practice-ask-throw = Was wirfst du ab?
practice-ask-draw = Nehmen oder ziehen?
practice-ask-layoff = Was legst du an?
practice-own = Aus deinem Spiel: { $day }, gegen { $opponent }.
practice-dealt = Aus einer Runde des Programms: Von dir gibt es noch keinen solchen Fehler.
practice-dealt-later = Aus einer Runde des Programms: Von dir ist gerade keiner fällig.
practice-told = { $text }
practice-grading = Wird abgewogen …
practice-leave = Üben beenden
practice-next = Weiter

## The answer

practice-right = Richtig
practice-wrong = Nicht das Beste
practice-right-best = Nichts ist mehr wert.
practice-right-near = So gut wie das Beste: { $points } Punkte dazwischen.
practice-wrong-loss = Das kostet im Mittel etwa { $points } Punkte.
practice-again = Das kommt an einem anderen Tag wieder.
practice-learned = An zwei Tagen richtig: gelernt.
practice-score = { $streak ->
    [0] { $right } von { $answered } richtig
    [1] { $right } von { $answered } richtig
   *[other] { $right } von { $answered } richtig, { $streak } in Folge
}

## Progress

progress-title = Verlorene Punkte je Entscheidung
progress-empty = Noch ist keine Runde nachbesprochen. Tu das, wenn eine Runde vorbei ist, dann zeigt diese Seite, wie deine Entscheidungen besser werden.
progress-kind = Entscheidungen
progress-all = Alle
progress-few = { $count ->
    [0] In keiner nachbesprochenen Runde kommt so eine Entscheidung vor.
    [one] { $count } nachbesprochene Runde bisher: Mit der zweiten gibt es eine Kurve.
   *[other] { $count } nachbesprochene Runden bisher.
}
progress-curve = Mittel der letzten { $count } nachbesprochenen Runden
progress-gist = { $kind }: In deinen letzten { $deals } nachbesprochenen Runden hast du { $now } Punkte je Entscheidung verloren. Über die { $shown } gezeigten Runden lag das Mittel am tiefsten bei { $low } und am höchsten bei { $high }.
progress-deal = Runde { $deal }
progress-after = Nach Runde
progress-series = Verlorene Punkte
progress-figures = { $decisions ->
    [one] { $decisions } Entscheidung, insgesamt { $lost } Punkte verloren
   *[other] { $decisions } Entscheidungen, insgesamt { $lost } Punkte verloren
}
progress-practise = Üben
