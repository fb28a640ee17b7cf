# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-title = Reprise
replay-open = Reprise
# A button in the list of matches.
replay-open-named = Reprise av { $game } mot { $opponent }, { $day }
replay-opening = Kortene tas fram igjen …
replay-loading = Spillet lastes fortsatt, så åpnes reprisen.
replay-damaged = Lenken er skadet eller ufullstendig, så det er ingenting å vise. Ingenting annet er endret.
replay-file = Filen sier ikke hvor reprisen er, så den kan ikke åpnes her. Ingenting annet er endret.
replay-newer = Reprisen kommer fra en nyere versjon av Undercut. Last siden på nytt for å få den versjonen.
replay-lost = Spillet kunne ikke svare. Prøv en gang til.
replay-failed = Denne runden kan ikke vises igjen. Ingenting annet er endret.
replay-leave = Forlat reprisen
replay-deal = Runde { $deal } av { $count }

## Steps

replay-controls = Trinnene i runden
replay-slider = Trinn
replay-step = Trinn { $at } av { $of }
replay-told = { $text }
replay-first = Til begynnelsen
replay-back = Ett trinn tilbake
replay-play = Spill av
replay-pause = Pause
replay-forward = Ett trinn fram
replay-last = Til slutten
replay-both = Begge hendene
replay-looking = bare til å se på
replay-other-hand = { $name } har { $cards }. { table-deadwood-name }

## What was done

replay-did-discard = { $who ->
    [you] Du kastet { $card }
   *[them] Motstanderen kastet { $card }
}
replay-did-knock = { $who ->
    [you] Du kastet { $card } og banket
   *[them] Motstanderen kastet { $card } og banket
}
replay-did-gin = { $who ->
    [you] Du kastet { $card } og gikk gin
   *[them] Motstanderen kastet { $card } og gikk gin
}
replay-did-big_gin = { $who ->
    [you] Du gikk big gin
   *[them] Motstanderen gikk big gin
}
replay-did-done = { $who ->
    [you] Du la ikke på mer
   *[them] Motstanderen la ikke på mer
}
replay-upcard = Snudd kort: { $card }

## The coach

# The verdict is one of the coach's: "Mistake".
replay-remark = { $verdict }
replay-remark-better = { $verdict }. Bedre: { $act }

## Passing it on

replay-more = Del og mer
replay-which = Runde
# One deal in a list: "3: Knock. You score 24".
replay-deal-line = { $deal }: { $end }. { $won }
replay-share = Del runden
replay-link = Lenke
replay-copy-link = Kopier lenken
replay-copy-match = Kopier lenke til hele kampen
replay-copy-text = Kopier som tekst
replay-save = Lagre i en fil
replay-save-match = Lagre hele kampen
replay-copied-link = Lenken er kopiert.
replay-copied-text = Teksten er kopiert.
replay-not-copied = Nettleseren lot den ikke kopieres.
replay-saved = Filen er lagret.
replay-not-saved = Filen kunne ikke skrives.

## Playing the cards

replay-again = Spill den selv
replay-again-more = De samme kortene, mot datamaskinen. Det teller ikke, og kampen din venter.
replay-play-cards = Spill kortene
replay-rules = Spill
replay-play-other = Samme runde, dette spillet
replay-again-back = Tilbake til reprisen
error-no_replay = Ingen reprise er åpen lenger. Åpne den igjen.
