# Statistics, the list of matches, taking everything along as a file.
statistics-title = Statistikk
matches-title = Kamper

## What is counted

stats-period = Periode
stats-period-all = All tid
stats-period-month = Denne måneden
stats-rules = Regler
stats-all-rules = Alle regler
stats-all-levels = Alle motstandere
stats-empty = Ingenting å telle ennå.
stats-empty-more = Spill en runde til ende, så forteller denne siden hvordan det går: vunne kamper, poeng per runde, gin og undercut.
stats-none = Ingen kamp passer til dette valget.
stats-show-all = Vis alle kamper

## The figures

stats-won = Vunne kamper
stats-won-of = { $count ->
    [0] ingen ferdig ennå
   *[other] av { $count }
}
stats-points = Poeng per runde
stats-points-note = { $count ->
    [one] netto, { $count } runde
   *[other] netto, { $count } runder
}
stats-streak = Seire på rad
stats-streak-now = { $count ->
    [0] lengste rekke
   *[other] lengste rekke, { $count } nå
}
stats-gin = Gin
stats-undercuts = Undercut
stats-gin-note = dine, { $count } mot deg
stats-caught = Igjen på hånden
stats-caught-note = { $count ->
    [0] dødvekt, når motstanderen avslutter en runde
    [one] dødvekt, da motstanderen avsluttet en runde
   *[other] dødvekt, snitt av { $count } runder motstanderen avsluttet
}
stats-by-rules = Etter regler
stats-by-level = Etter motstander
stats-matches = Kamper
stats-matches-won = Vunnet
stats-share = Vunnet

## Curves

chart-as-list = Som liste
chart-list-label = Kurven som liste
chart-score = Stillingen i en kamp
chart-choose = Kamp
chart-match = { $day }: { $game }, { $opponent }
chart-start = Start
chart-deal = Runde { $deal }
chart-after-deal = Etter runde
# The curve in a sentence, for those who do not see it.
chart-score-gist = { $ended ->
    [won] { $game } mot { $opponent }: du vant, og stillingen er { $you } til deg og { $them } til motstanderen etter { $deals ->
        [one] { $deals } runde
       *[other] { $deals } runder
    }.
    [lost] { $game } mot { $opponent }: du tapte, og stillingen er { $you } til deg og { $them } til motstanderen etter { $deals ->
        [one] { $deals } runde
       *[other] { $deals } runder
    }.
   *[other] { $game } mot { $opponent }: stillingen er { $you } til deg og { $them } til motstanderen etter { $deals ->
        [one] { $deals } runde
       *[other] { $deals } runder
    }.
}
chart-rate = Andel seire, de { $count } siste kampene hver gang
chart-match-number = Kamp { $match }
chart-after-match = Etter kamp
chart-rate-gist = Av de siste { $matches } kampene dine vant du { $now }. I de { $shown } viste kampene var andelen { $low } på det laveste og { $high } på det høyeste.

## The list of matches

matches-count = { $count ->
    [one] { $count } kamp
   *[other] { $count } kamper
}
matches-about = Mot { $opponent }, { $day }
matches-score = { $by ->
    [games] Vunne partier: du { $you }, { $opponent } { $them }
   *[points] Stilling: du { $you }, { $opponent } { $them }
}
matches-end-on = På bordet
matches-end-open = Ikke ferdig
matches-end-won = Vunnet
matches-end-lost = Tapt
matches-end-drawn = Uavgjort
matches-go = Fortsett
matches-go-named = Fortsett: { $game } mot { $opponent }, { $day }
matches-see = Se resultatet
matches-see-named = Se resultatet: { $game } mot { $opponent }, { $day }
matches-old = Kan ikke lenger åpnes
matches-delete = Slett
matches-delete-named = Slett: { $game } mot { $opponent }, { $day }
matches-delete-heading = Slette denne kampen?
matches-delete-body = { $game } mot { $opponent }, { $day }. Den teller da heller ikke lenger i statistikken din.
matches-delete-all = Slett alle
matches-delete-all-heading = Slette alle kamper?
matches-delete-all-body = { $count ->
    [one] Kampen i listen slettes, og statistikken din begynner på nytt. Kampen på bordet blir.
   *[other] Alle { $count } kamper slettes, og statistikken din begynner på nytt. En kamp på bordet blir.
}
matches-keep = Behold
matches-more = Vis { $count } til
matches-waiting = Spillet gjøres klart. Kampen åpnes så snart det er ferdig.
matches-empty = Ingen kamper ennå.
matches-empty-more = Hver kamp du spiller, lagres her: fortsett en du forlot, eller se på stillingen igjen.

## Everything as a file

data-title = Dine data
settings-part-data = { data-title }
data-where = Kamper, innstillinger og dine egne regler finnes bare i denne nettleseren. En fil holder dem trygge, eller tar dem med til en annen enhet.
data-nowhere = Nettleseren lagrer ingenting for denne siden. En fil tar vare på det du har spilt siden du åpnet den.
data-export = Lagre i en fil
data-exported = Lagret som { $name }, blant nedlastingene dine.
data-import = Hent inn en fil
data-question = Hva filen inneholder
data-matches = { $count ->
    [one] { $count } kamp
   *[other] { $count } kamper
}
data-rules = { $count ->
    [one] { $count } eget regelsett
   *[other] { $count } egne regelsett
}
data-settings = innstillinger
data-holds = Filen fra { $day } inneholder { $parts }. Det du har her, blir.
data-holds-nothing = Det er ingenting å hente inn i denne filen.
data-settings-too = Bruk filens innstillinger i stedet for mine
data-not-now = Ikke nå
data-take = Hent inn
data-done-matches = { $count ->
    [one] { $count } kamp ble lagt til.
   *[other] { $count } kamper ble lagt til.
}
data-done-none = Ingen kamp ble lagt til.
data-done-known = { $count ->
    [one] { $count } kamp var her fra før.
   *[other] { $count } kamper var her fra før.
}
data-done-running = Kampen som pågikk, venter på deg under Kamper.
data-done-rules = { $count ->
    [one] { $count } regelsett ble lagt til.
   *[other] { $count } regelsett ble lagt til.
}
data-done-left = { $count ->
    [one] Det var ikke plass til { $count } regelsett.
   *[other] Det var ikke plass til { $count } regelsett.
}
data-done-settings = Innstillingene er filens.
data-undo = Angre
data-undone = Alt er som det var før.
data-bad-large = Denne filen er for stor til å være fra Undercut. Ingenting er endret.
data-bad-foreign = Dette er ikke en fil lagret av Undercut. Ingenting er endret.
data-bad-newer = Denne filen kommer fra en nyere versjon av Undercut. Last siden på nytt for å få den versjonen, og prøv igjen.
data-bad-damaged = Denne filen er skadet, så ingenting ble hentet fra den. Prøv en annen kopi av den.
data-bad-wrong = Noe i denne filen hører ikke hjemme der, så ingenting ble hentet fra den.
data-bad-full = Nettleseren har ikke plass til alt det. Ingenting er endret.
