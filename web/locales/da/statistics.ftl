# Statistics, the list of matches, taking everything along as a file.
statistics-title = Statistik
matches-title = Kampe

## What is counted

stats-period = Periode
stats-period-all = Al tid
stats-period-month = Denne måned
stats-rules = Regler
stats-all-rules = Alle regler
stats-all-levels = Alle modstandere
stats-empty = Intet at tælle endnu.
stats-empty-more = Spil en runde til ende, så fortæller denne side, hvordan det går: vundne kampe, point pr. runde, gin og undercut.
stats-none = Ingen kamp passer til dette valg.
stats-show-all = Vis alle kampe

## The figures

stats-won = Vundne kampe
stats-won-of = { $count ->
    [0] ingen færdig endnu
   *[other] af { $count }
}
stats-points = Point pr. runde
stats-points-note = { $count ->
    [one] netto, { $count } runde
   *[other] netto, { $count } runder
}
stats-streak = Sejre i træk
stats-streak-now = { $count ->
    [0] længste stribe
   *[other] længste stribe, { $count } nu
}
stats-gin = Gin
stats-undercuts = Undercut
stats-gin-note = dine, { $count } mod dig
stats-caught = Tilbage på hånden
stats-caught-note = { $count ->
    [0] dødvægt, når modstanderen slutter en runde
    [one] dødvægt, da modstanderen sluttede en runde
   *[other] dødvægt, gennemsnit af { $count } runder, modstanderen sluttede
}
stats-by-rules = Efter regler
stats-by-level = Efter modstander
stats-matches = Kampe
stats-matches-won = Vundet
stats-share = Vundet

## Curves

chart-as-list = Som liste
chart-list-label = Kurven som liste
chart-score = Stillingen i en kamp
chart-choose = Kamp
chart-match = { $day }: { $game }, { $opponent }
chart-start = Start
chart-deal = Runde { $deal }
chart-after-deal = Efter runde
# The curve in a sentence, for those who do not see it.
chart-score-gist = { $ended ->
    [won] { $game } mod { $opponent }: du vandt, og stillingen er { $you } til dig og { $them } til modstanderen efter { $deals ->
        [one] { $deals } runde
       *[other] { $deals } runder
    }.
    [lost] { $game } mod { $opponent }: du tabte, og stillingen er { $you } til dig og { $them } til modstanderen efter { $deals ->
        [one] { $deals } runde
       *[other] { $deals } runder
    }.
   *[other] { $game } mod { $opponent }: stillingen er { $you } til dig og { $them } til modstanderen efter { $deals ->
        [one] { $deals } runde
       *[other] { $deals } runder
    }.
}
chart-rate = Andel sejre, de sidste { $count } kampe hver gang
chart-match-number = Kamp { $match }
chart-after-match = Efter kamp
chart-rate-gist = Af dine sidste { $matches } kampe vandt du { $now }. I de { $shown } viste kampe var andelen { $low } på sit laveste og { $high } på sit højeste.

## The list of matches

matches-count = { $count ->
    [one] { $count } kamp
   *[other] { $count } kampe
}
matches-about = Mod { $opponent }, { $day }
matches-score = { $by ->
    [games] Vundne partier: du { $you }, { $opponent } { $them }
   *[points] Stilling: du { $you }, { $opponent } { $them }
}
matches-end-on = På bordet
matches-end-open = Ikke færdig
matches-end-won = Vundet
matches-end-lost = Tabt
matches-end-drawn = Uafgjort
matches-go = Fortsæt
matches-go-named = Fortsæt: { $game } mod { $opponent }, { $day }
matches-see = Se resultatet
matches-see-named = Se resultatet: { $game } mod { $opponent }, { $day }
matches-old = Kan ikke længere åbnes
matches-delete = Slet
matches-delete-named = Slet: { $game } mod { $opponent }, { $day }
matches-delete-heading = Slette denne kamp?
matches-delete-body = { $game } mod { $opponent }, { $day }. Den tæller så heller ikke længere i din statistik.
matches-delete-all = Slet alle
matches-delete-all-heading = Slette alle kampe?
matches-delete-all-body = { $count ->
    [one] Kampen på listen slettes, og din statistik begynder forfra. Kampen på bordet bliver.
   *[other] Alle { $count } kampe slettes, og din statistik begynder forfra. En kamp på bordet bliver.
}
matches-keep = Behold
matches-more = Vis { $count } mere
matches-waiting = Spillet gøres klar. Kampen åbnes, så snart det er færdigt.
matches-empty = Ingen kampe endnu.
matches-empty-more = Hver kamp, du spiller, gemmes her: fortsæt en, du forlod, eller se stillingen igen.

## Everything as a file

data-title = Dine data
settings-part-data = { data-title }
data-where = Kampe, indstillinger og dine egne regler findes kun i denne browser. En fil holder dem sikre eller tager dem med til en anden enhed.
data-nowhere = Browseren gemmer intet for denne side. En fil gemmer det, du har spillet, siden du åbnede den.
data-export = Gem i en fil
data-exported = Gemt som { $name } blandt dine downloads.
data-import = Hent en fil ind
data-question = Hvad filen indeholder
data-matches = { $count ->
    [one] { $count } kamp
   *[other] { $count } kampe
}
data-rules = { $count ->
    [one] { $count } eget regelsæt
   *[other] { $count } egne regelsæt
}
data-settings = indstillinger
data-holds = Filen fra { $day } indeholder { $parts }. Det, du har her, bliver.
data-holds-nothing = Der er intet at hente ind i denne fil.
data-settings-too = Brug filens indstillinger i stedet for mine
data-not-now = Ikke nu
data-take = Hent ind
data-done-matches = { $count ->
    [one] { $count } kamp blev tilføjet.
   *[other] { $count } kampe blev tilføjet.
}
data-done-none = Ingen kamp blev tilføjet.
data-done-known = { $count ->
    [one] { $count } kamp var her allerede.
   *[other] { $count } kampe var her allerede.
}
data-done-running = Kampen, der var i gang, venter på dig under Kampe.
data-done-rules = { $count ->
    [one] { $count } regelsæt blev tilføjet.
   *[other] { $count } regelsæt blev tilføjet.
}
data-done-left = { $count ->
    [one] Der var ikke plads til { $count } regelsæt.
   *[other] Der var ikke plads til { $count } regelsæt.
}
data-done-settings = Indstillingerne er filens.
data-undo = Fortryd
data-undone = Alt er, som det var før.
data-bad-large = Denne fil er for stor til at være fra Undercut. Intet er ændret.
data-bad-foreign = Dette er ikke en fil gemt af Undercut. Intet er ændret.
data-bad-newer = Denne fil kommer fra en nyere version af Undercut. Genindlæs siden for at få den version, og prøv igen.
data-bad-damaged = Denne fil er beskadiget, så intet blev hentet fra den. Prøv en anden kopi af den.
data-bad-wrong = Noget i denne fil hører ikke til der, så intet blev hentet fra den.
data-bad-full = Browseren har ikke plads til alt det. Intet er ændret.
