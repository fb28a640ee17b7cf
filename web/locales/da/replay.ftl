# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-title = Genspil
replay-open = Genspil
# A button in the list of matches.
replay-open-named = Genspil af { $game } mod { $opponent }, { $day }
replay-opening = Kortene tages frem igen …
replay-loading = Spillet indlæses stadig, og så åbner genspillet.
replay-damaged = Linket er beskadiget eller ufuldstændigt, så der er intet at genspille. Intet andet er ændret.
replay-file = Filen siger ikke, hvor genspillet er, så den kan ikke åbnes her. Intet andet er ændret.
replay-newer = Genspillet kommer fra en nyere version af Undercut. Genindlæs siden for at få den version.
replay-lost = Spillet kunne ikke svare. Prøv en gang til.
replay-failed = Runden kan ikke genspilles. Intet andet er ændret.
replay-leave = Forlad genspillet
replay-deal = Runde { $deal } af { $count }

## Steps

replay-controls = Rundens trin
replay-slider = Trin
replay-step = Trin { $at } af { $of }
replay-told = { $text }
replay-first = Til begyndelsen
replay-back = Et trin tilbage
replay-play = Afspil
replay-pause = Pause
replay-forward = Et trin frem
replay-last = Til slutningen
replay-both = Begge hænder
replay-looking = kun til at se på
replay-other-hand = { $name } har { $cards }. { table-deadwood-name }

## What was done

replay-did-discard = { $who ->
    [you] Du kastede { $card }
   *[them] Modstanderen kastede { $card }
}
replay-did-knock = { $who ->
    [you] Du kastede { $card } og bankede
   *[them] Modstanderen kastede { $card } og bankede
}
replay-did-gin = { $who ->
    [you] Du kastede { $card } og gik gin
   *[them] Modstanderen kastede { $card } og gik gin
}
replay-did-big_gin = { $who ->
    [you] Du gik big gin
   *[them] Modstanderen gik big gin
}
replay-did-done = { $who ->
    [you] Du lagde ikke mere på
   *[them] Modstanderen lagde ikke mere på
}
replay-upcard = Opvendt kort: { $card }

## The coach

# The verdict is one of the coach's: "Mistake".
replay-remark = { $verdict }
replay-remark-better = { $verdict }. Bedre: { $act }

## Passing it on

replay-more = Del og mere
replay-which = Runde
# One deal in a list: "3: Knock. You score 24".
replay-deal-line = { $deal }: { $end }. { $won }
replay-share = Del runden
replay-link = Link
replay-copy-link = Kopiér linket
replay-copy-match = Kopiér link til hele kampen
replay-copy-text = Kopiér som tekst
replay-save = Gem i en fil
replay-save-match = Gem hele kampen
replay-copied-link = Linket er kopieret.
replay-copied-text = Teksten er kopieret.
replay-not-copied = Browseren lod det ikke kopiere.
replay-saved = Filen er gemt.
replay-not-saved = Filen kunne ikke skrives.

## Playing the cards

replay-again = Spil den selv
replay-again-more = De samme kort, mod computeren. Det tæller ikke, og din kamp venter.
replay-play-cards = Spil kortene
replay-rules = Spil
replay-play-other = Samme runde, dette spil
replay-again-back = Tilbage til genspillet
error-no_replay = Der er ikke længere et genspil åbent. Åbn det igen.
