# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-title = Terugkijken
replay-open = Terugkijken
# A button in the list of matches.
replay-open-named = Terugkijken: { $game } tegen { $opponent }, { $day }
replay-opening = De kaarten komen weer op tafel …
replay-loading = Het spel wordt nog geladen, daarna kun je terugkijken.
replay-damaged = Deze link is beschadigd of onvolledig, dus er valt niets terug te kijken. Verder is er niets veranderd.
replay-file = In dit bestand staat geen link om terug te kijken, dus het kan hier niet open. Verder is er niets veranderd.
replay-newer = Dit komt uit een nieuwere versie van Undercut. Laad de pagina opnieuw om die versie te krijgen.
replay-lost = Het spel kon niet antwoorden. Probeer het nog een keer.
replay-failed = Deze hand is niet terug te kijken. Verder is er niets veranderd.
replay-leave = Stoppen met terugkijken
replay-deal = Hand { $deal } van { $count }

## Steps

replay-controls = Stappen van de hand
replay-slider = Stap
replay-step = Stap { $at } van { $of }
replay-told = { $text }
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Een stap verder
replay-last = Naar het einde
replay-both = Beide handen
replay-looking = alleen om te bekijken
replay-other-hand = { $name } heeft { $cards }. { table-deadwood-name }

## What was done

replay-did-discard = { $who ->
    [you] Je legde { $card } af
   *[them] De tegenstander legde { $card } af
}
replay-did-knock = { $who ->
    [you] Je legde { $card } af en klopte
   *[them] De tegenstander legde { $card } af en klopte
}
replay-did-gin = { $who ->
    [you] Je legde { $card } af en ging gin
   *[them] De tegenstander legde { $card } af en ging gin
}
replay-did-big_gin = { $who ->
    [you] Je ging big gin
   *[them] De tegenstander ging big gin
}
replay-did-done = { $who ->
    [you] Je legde niets meer aan
   *[them] De tegenstander legde niets meer aan
}
replay-upcard = Open kaart: { $card }

## The coach

# The verdict is one of the coach's: "Mistake".
replay-remark = { $verdict }
replay-remark-better = { $verdict }. Beter: { $act }

## Passing it on

replay-more = Delen en meer
replay-which = Hand
# One deal in a list: "3: Knock. You score 24".
replay-deal-line = { $deal }: { $end }. { $won }
replay-share = Deze hand delen
replay-link = Link
replay-copy-link = Link kopiëren
replay-copy-match = Link naar de hele partij kopiëren
replay-copy-text = Als tekst kopiëren
replay-save = In een bestand bewaren
replay-save-match = De hele partij bewaren
replay-copied-link = De link is gekopieerd.
replay-copied-text = De tekst is gekopieerd.
replay-not-copied = De browser liet het kopiëren niet toe.
replay-saved = Het bestand is bewaard.
replay-not-saved = Het bestand kon niet worden gemaakt.

## Playing the cards

replay-again = Zelf spelen
replay-again-more = Dezelfde kaarten, tegen de computer. Het telt niet mee en je partij wacht.
replay-play-cards = Deze kaarten spelen
replay-rules = Spel
replay-play-other = Zelfde hand, dit spel
replay-again-back = Terug naar het terugkijken
error-no_replay = Er staat niets meer open om terug te kijken. Open het opnieuw.
