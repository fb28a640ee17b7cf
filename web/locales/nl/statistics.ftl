# Statistics, the list of matches, taking everything along as a file.
statistics-title = Statistieken
matches-title = Partijen

## What is counted

stats-period = Periode
stats-period-all = Altijd
stats-period-month = Deze maand
stats-rules = Regels
stats-all-rules = Alle regels
stats-all-levels = Alle tegenstanders
stats-empty = Nog niets te tellen.
stats-empty-more = Speel een hand uit, en deze pagina vertelt hoe je het doet: gewonnen partijen, punten per hand, gins en undercuts.
stats-none = Geen partij past bij deze keuze.
stats-show-all = Alle partijen tonen

## The figures

stats-won = Gewonnen partijen
stats-won-of = { $count ->
    [0] nog geen uitgespeeld
   *[other] van { $count }
}
stats-points = Punten per hand
stats-points-note = { $count ->
    [one] netto, { $count } hand
   *[other] netto, { $count } handen
}
stats-streak = Winst op rij
stats-streak-now = { $count ->
    [0] langste serie
   *[other] langste serie, { $count } nu
}
stats-gin = Gin
stats-undercuts = Undercuts
stats-gin-note = van jou, { $count } tegen je
stats-caught = Betrapt met
stats-caught-note = { $count ->
    [0] losse punten, als de ander een hand beëindigt
    [one] losse punten, toen de ander een hand beëindigde
   *[other] losse punten, gemiddeld over { $count } handen die de ander beëindigde
}
stats-by-rules = Per regels
stats-by-level = Per tegenstander
stats-matches = Partijen
stats-matches-won = Gewonnen
stats-share = Gewonnen

## Curves

chart-as-list = Als lijst
chart-list-label = De grafiek als lijst
chart-score = Score van een partij
chart-choose = Partij
chart-match = { $day }: { $game }, { $opponent }
chart-start = Begin
chart-deal = Hand { $deal }
chart-after-deal = Na hand
# The curve in a sentence, for those who do not see it.
chart-score-gist = { $ended ->
    [won] { $game } tegen { $opponent }: jij won, en de stand is { $you } voor jou en { $them } voor de tegenstander na { $deals ->
        [one] { $deals } hand
       *[other] { $deals } handen
    }.
    [lost] { $game } tegen { $opponent }: jij verloor, en de stand is { $you } voor jou en { $them } voor de tegenstander na { $deals ->
        [one] { $deals } hand
       *[other] { $deals } handen
    }.
   *[other] { $game } tegen { $opponent }: de stand is { $you } voor jou en { $them } voor de tegenstander na { $deals ->
        [one] { $deals } hand
       *[other] { $deals } handen
    }.
}
chart-rate = Deel gewonnen, steeds over de laatste { $count } partijen
chart-match-number = Partij { $match }
chart-after-match = Na partij
chart-rate-gist = Van je laatste { $matches } partijen won je { $now }. Over de { $shown } getoonde partijen was dat op zijn laagst { $low } en op zijn hoogst { $high }.

## The list of matches

matches-count = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
matches-about = Tegen { $opponent }, { $day }
matches-score = { $by ->
    [games] Gewonnen spellen: jij { $you }, { $opponent } { $them }
   *[points] Score: jij { $you }, { $opponent } { $them }
}
matches-end-on = Op tafel
matches-end-open = Niet af
matches-end-won = Gewonnen
matches-end-lost = Verloren
matches-end-drawn = Gelijkspel
matches-go = Verder spelen
matches-go-named = Verder spelen: { $game } tegen { $opponent }, { $day }
matches-see = Uitslag bekijken
matches-see-named = Uitslag bekijken: { $game } tegen { $opponent }, { $day }
matches-old = Kan niet meer worden geopend
matches-delete = Verwijderen
matches-delete-named = Verwijderen: { $game } tegen { $opponent }, { $day }
matches-delete-heading = Deze partij verwijderen?
matches-delete-body = { $game } tegen { $opponent }, { $day }. Ze telt dan ook niet meer mee in je statistieken.
matches-delete-all = Alles verwijderen
matches-delete-all-heading = Alle partijen verwijderen?
matches-delete-all-body = { $count ->
    [one] De partij in de lijst wordt verwijderd, en je statistieken beginnen opnieuw. De partij op tafel blijft.
   *[other] Alle { $count } partijen worden verwijderd, en je statistieken beginnen opnieuw. Een partij op tafel blijft.
}
matches-keep = Houden
matches-more = Nog { $count } tonen
matches-waiting = Het spel wordt klaargezet. Zodra het klaar is, gaat de partij open.
matches-empty = Nog geen partijen.
matches-empty-more = Elke partij die je speelt, blijft hier bewaard: speel er een verder die nog niet af is, of bekijk de score nog eens.

## Everything as a file

data-title = Je gegevens
settings-part-data = { data-title }
data-where = Partijen, instellingen en je eigen regels staan alleen in deze browser. Een bestand bewaart ze, of brengt ze naar een ander apparaat.
data-nowhere = Deze browser bewaart niets voor deze pagina. Een bestand bewaart wat je hebt gespeeld sinds je haar opende.
data-export = In een bestand bewaren
data-exported = Bewaard als { $name }, bij je downloads.
data-import = Een bestand inlezen
data-question = Wat er in het bestand zit
data-matches = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
data-rules = { $count ->
    [one] { $count } eigen regelset
   *[other] { $count } eigen regelsets
}
data-settings = instellingen
data-holds = In het bestand van { $day } zitten { $parts }. Wat je hier hebt, blijft.
data-holds-nothing = In dit bestand zit niets om in te lezen.
data-settings-too = De instellingen eruit gebruiken in plaats van de mijne
data-not-now = Nu niet
data-take = Inlezen
data-done-matches = { $count ->
    [one] { $count } partij is toegevoegd.
   *[other] { $count } partijen zijn toegevoegd.
}
data-done-none = Er is geen partij toegevoegd.
data-done-known = { $count ->
    [one] { $count } partij was hier al.
   *[other] { $count } partijen waren hier al.
}
data-done-running = De partij die bezig was, wacht op je bij Partijen.
data-done-rules = { $count ->
    [one] { $count } regelset is toegevoegd.
   *[other] { $count } regelsets zijn toegevoegd.
}
data-done-left = { $count ->
    [one] Voor { $count } regelset was geen plaats.
   *[other] Voor { $count } regelsets was geen plaats.
}
data-done-settings = De instellingen zijn die uit het bestand.
data-undo = Ongedaan maken
data-undone = Alles is zoals het daarvoor was.
data-bad-large = Dit bestand is te groot om er een van Undercut te zijn. Er is niets veranderd.
data-bad-foreign = Dit is geen bestand dat Undercut heeft bewaard. Er is niets veranderd.
data-bad-newer = Dit bestand komt uit een nieuwere versie van Undercut. Laad de pagina opnieuw om die versie te krijgen, en probeer het dan nog eens.
data-bad-damaged = Dit bestand is beschadigd, dus er is niets uit overgenomen. Probeer een andere kopie.
data-bad-wrong = Er zit iets in dit bestand dat er niet hoort, dus er is niets uit overgenomen.
data-bad-full = Deze browser heeft geen ruimte voor dat alles. Er is niets veranderd.
