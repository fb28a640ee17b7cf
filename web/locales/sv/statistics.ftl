# Statistics, the list of matches, taking everything along as a file.
statistics-title = Statistik
matches-title = Matcher

## What is counted

stats-period = Period
stats-period-all = All tid
stats-period-month = Den här månaden
stats-rules = Regler
stats-all-rules = Alla regler
stats-all-levels = Alla motståndare
stats-empty = Inget att räkna än.
stats-empty-more = Spela en omgång till slut, så berättar den här sidan hur det går: vunna matcher, poäng per omgång, gin och undercut.
stats-none = Ingen match passar det valet.
stats-show-all = Visa alla matcher

## The figures

stats-won = Vunna matcher
stats-won-of = { $count ->
    [0] ingen avslutad än
   *[other] av { $count }
}
stats-points = Poäng per omgång
stats-points-note = { $count ->
    [one] netto, { $count } omgång
   *[other] netto, { $count } omgångar
}
stats-streak = Vinster i rad
stats-streak-now = { $count ->
    [0] längsta raden
   *[other] längsta raden, { $count } nu
}
stats-gin = Gin
stats-undercuts = Undercut
stats-gin-note = dina, { $count } mot dig
stats-caught = Kvar på handen
stats-caught-note = { $count ->
    [0] döda poäng, när motståndaren avslutar en omgång
    [one] döda poäng, när motståndaren avslutade en omgång
   *[other] döda poäng, snitt för { $count } omgångar som motståndaren avslutade
}
stats-by-rules = Efter regler
stats-by-level = Efter motståndare
stats-matches = Matcher
stats-matches-won = Vunna
stats-share = Vunna

## Curves

chart-as-list = Som lista
chart-list-label = Kurvan som lista
chart-score = Ställningen i en match
chart-choose = Match
chart-match = { $day }: { $game }, { $opponent }
chart-start = Start
chart-deal = Omgång { $deal }
chart-after-deal = Efter omgång
# The curve in a sentence, for those who do not see it.
chart-score-gist = { $ended ->
    [won] { $game } mot { $opponent }: du vann, och ställningen är { $you } för dig och { $them } för motståndaren efter { $deals ->
        [one] { $deals } omgång
       *[other] { $deals } omgångar
    }.
    [lost] { $game } mot { $opponent }: du förlorade, och ställningen är { $you } för dig och { $them } för motståndaren efter { $deals ->
        [one] { $deals } omgång
       *[other] { $deals } omgångar
    }.
   *[other] { $game } mot { $opponent }: ställningen är { $you } för dig och { $them } för motståndaren efter { $deals ->
        [one] { $deals } omgång
       *[other] { $deals } omgångar
    }.
}
chart-rate = Andel vinster, de { $count } senaste matcherna varje gång
chart-match-number = Match { $match }
chart-after-match = Efter match
chart-rate-gist = Av dina senaste { $matches } matcher vann du { $now }. Över de { $shown } visade matcherna var andelen som lägst { $low } och som högst { $high }.

## The list of matches

matches-count = { $count ->
    [one] { $count } match
   *[other] { $count } matcher
}
matches-about = Mot { $opponent }, { $day }
matches-score = { $by ->
    [games] Vunna partier: du { $you }, { $opponent } { $them }
   *[points] Ställning: du { $you }, { $opponent } { $them }
}
matches-end-on = På bordet
matches-end-open = Inte klar
matches-end-won = Vunnen
matches-end-lost = Förlorad
matches-end-drawn = Oavgjord
matches-go = Fortsätt
matches-go-named = Fortsätt: { $game } mot { $opponent }, { $day }
matches-see = Se resultatet
matches-see-named = Se resultatet: { $game } mot { $opponent }, { $day }
matches-old = Kan inte längre öppnas
matches-delete = Ta bort
matches-delete-named = Ta bort: { $game } mot { $opponent }, { $day }
matches-delete-heading = Ta bort den här matchen?
matches-delete-body = { $game } mot { $opponent }, { $day }. Den räknas då inte heller längre i din statistik.
matches-delete-all = Ta bort alla
matches-delete-all-heading = Ta bort alla matcher?
matches-delete-all-body = { $count ->
    [one] Matchen i listan tas bort, och din statistik börjar om. Matchen på bordet blir kvar.
   *[other] Alla { $count } matcher tas bort, och din statistik börjar om. En match på bordet blir kvar.
}
matches-keep = Behåll
matches-more = Visa { $count } till
matches-waiting = Spelet görs klart. Matchen öppnas så fort det är färdigt.
matches-empty = Inga matcher än.
matches-empty-more = Varje match du spelar sparas här: fortsätt en du lämnade, eller titta på ställningen igen.

## Everything as a file

data-title = Dina data
settings-part-data = { data-title }
data-where = Matcher, inställningar och dina egna regler finns bara i den här webbläsaren. En fil håller dem säkra, eller tar dem till en annan enhet.
data-nowhere = Webbläsaren sparar inget för den här sidan. En fil sparar det du har spelat sedan du öppnade den.
data-export = Spara i en fil
data-exported = Sparad som { $name }, bland dina nedladdningar.
data-import = Hämta in en fil
data-question = Vad filen innehåller
data-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matcher
}
data-rules = { $count ->
    [one] { $count } uppsättning egna regler
   *[other] { $count } uppsättningar egna regler
}
data-settings = inställningar
data-holds = Filen från { $day } innehåller { $parts }. Det du har här blir kvar.
data-holds-nothing = Det finns inget i den här filen att hämta in.
data-settings-too = Använd filens inställningar i stället för mina
data-not-now = Inte nu
data-take = Hämta in
data-done-matches = { $count ->
    [one] { $count } match lades till.
   *[other] { $count } matcher lades till.
}
data-done-none = Ingen match lades till.
data-done-known = { $count ->
    [one] { $count } match fanns redan här.
   *[other] { $count } matcher fanns redan här.
}
data-done-running = Matchen som pågick väntar på dig under Matcher.
data-done-rules = { $count ->
    [one] { $count } uppsättning regler lades till.
   *[other] { $count } uppsättningar regler lades till.
}
data-done-left = { $count ->
    [one] Det fanns inte plats för { $count } uppsättning regler.
   *[other] Det fanns inte plats för { $count } uppsättningar regler.
}
data-done-settings = Inställningarna är filens.
data-undo = Ångra
data-undone = Allt är som det var förut.
data-bad-large = Den här filen är för stor för att vara från Undercut. Inget har ändrats.
data-bad-foreign = Det här är ingen fil som Undercut har sparat. Inget har ändrats.
data-bad-newer = Den här filen kommer från en nyare version av Undercut. Ladda om sidan för att få den versionen och försök igen.
data-bad-damaged = Den här filen är skadad, så inget hämtades från den. Försök med en annan kopia.
data-bad-wrong = Något i den här filen hör inte dit, så inget hämtades från den.
data-bad-full = Webbläsaren har inte plats för allt det. Inget har ändrats.
