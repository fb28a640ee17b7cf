# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-title = Repris
replay-open = Repris
# A button in the list of matches.
replay-open-named = Repris av { $game } mot { $opponent }, { $day }
replay-opening = Korten tas fram igen …
replay-loading = Spelet laddas fortfarande, sedan öppnas reprisen.
replay-damaged = Länken är skadad eller ofullständig, så det finns inget att spela upp. Inget annat har ändrats.
replay-file = Filen säger inte var reprisen finns, så den kan inte öppnas här. Inget annat har ändrats.
replay-newer = Reprisen kommer från en nyare version av Undercut. Ladda om sidan så får du den versionen.
replay-lost = Spelet kunde inte svara. Försök en gång till.
replay-failed = Den här omgången går inte att spela upp. Inget annat har ändrats.
replay-leave = Lämna reprisen
replay-deal = Omgång { $deal } av { $count }

## Steps

replay-controls = Omgångens steg
replay-slider = Steg
replay-step = Steg { $at } av { $of }
replay-told = { $text }
replay-first = Till början
replay-back = Ett steg bakåt
replay-play = Spela upp
replay-pause = Paus
replay-forward = Ett steg framåt
replay-last = Till slutet
replay-both = Båda händerna
replay-looking = bara att titta på
replay-other-hand = { $name } har { $cards }. { table-deadwood-name }

## What was done

replay-did-discard = { $who ->
    [you] Du kastade { $card }
   *[them] Motståndaren kastade { $card }
}
replay-did-knock = { $who ->
    [you] Du kastade { $card } och knackade
   *[them] Motståndaren kastade { $card } och knackade
}
replay-did-gin = { $who ->
    [you] Du kastade { $card } och gick gin
   *[them] Motståndaren kastade { $card } och gick gin
}
replay-did-big_gin = { $who ->
    [you] Du gick big gin
   *[them] Motståndaren gick big gin
}
replay-did-done = { $who ->
    [you] Du lade inte på mer
   *[them] Motståndaren lade inte på mer
}
replay-upcard = Uppvänt kort: { $card }

## The coach

# The verdict is one of the coach's: "Mistake".
replay-remark = { $verdict }
replay-remark-better = { $verdict }. Bättre: { $act }

## Passing it on

replay-more = Dela och mer
replay-which = Omgång
# One deal in a list: "3: Knock. You score 24".
replay-deal-line = { $deal }: { $end }. { $won }
replay-share = Dela omgången
replay-link = Länk
replay-copy-link = Kopiera länken
replay-copy-match = Kopiera länk till hela matchen
replay-copy-text = Kopiera som text
replay-save = Spara i en fil
replay-save-match = Spara hela matchen
replay-copied-link = Länken är kopierad.
replay-copied-text = Texten är kopierad.
replay-not-copied = Webbläsaren lät den inte kopieras.
replay-saved = Filen är sparad.
replay-not-saved = Filen kunde inte skrivas.

## Playing the cards

replay-again = Spela den själv
replay-again-more = Samma kort, mot datorn. Det räknas inte, och din match väntar.
replay-play-cards = Spela korten
replay-rules = Spel
replay-play-other = Samma omgång, det här spelet
replay-again-back = Tillbaka till reprisen
error-no_replay = Ingen repris är öppen längre. Öppna den igen.
