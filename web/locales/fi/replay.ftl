# A finished deal looked at again, step by step, passed on, and its cards played once more.

replay-title = Uusinta
replay-open = Uusinta
# A button in the list of matches.
replay-open-named = Uusinta: { $game }, vastassa { $opponent }, { $day }
replay-opening = Kortit otetaan taas esiin …
replay-loading = Peliä ladataan vielä, sitten uusinta aukeaa.
replay-damaged = Linkki on vioittunut tai kesken, joten uusintaa ei ole. Mikään muu ei muuttunut.
replay-file = Tiedostossa ei ole linkkiä uusintaan, joten sitä ei voi avata täällä. Mikään muu ei muuttunut.
replay-newer = Uusinta on Undercutin uudemmasta versiosta. Lataa sivu uudelleen, niin saat sen version.
replay-lost = Peli ei pystynyt vastaamaan. Yritä vielä kerran.
replay-failed = Tätä jakoa ei voi näyttää uudelleen. Mikään muu ei muuttunut.
replay-leave = Poistu uusinnasta
replay-deal = Jako { $deal }/{ $count }

## Steps

replay-controls = Jaon vaiheet
replay-slider = Vaihe
replay-step = Vaihe { $at }/{ $of }
replay-told = { $text }
replay-first = Alkuun
replay-back = Askel taakse
replay-play = Toista
replay-pause = Tauko
replay-forward = Askel eteen
replay-last = Loppuun
replay-both = Molemmat kädet
replay-looking = vain katsottavana
replay-other-hand = { $name }, kädessä: { $cards }. { table-deadwood-name }

## What was done

replay-did-discard = { $who ->
    [you] Heitit: { $card }
   *[them] Vastustaja heitti: { $card }
}
replay-did-knock = { $who ->
    [you] Koputit, heitit: { $card }
   *[them] Vastustaja koputti, heitti: { $card }
}
replay-did-gin = { $who ->
    [you] Julistit ginin, heitit: { $card }
   *[them] Vastustaja julisti ginin, heitti: { $card }
}
replay-did-big_gin = { $who ->
    [you] Julistit ison ginin
   *[them] Vastustaja julisti ison ginin
}
replay-did-done = { $who ->
    [you] Et lisännyt enempää
   *[them] Vastustaja ei lisännyt enempää
}
replay-upcard = Avokortti: { $card }

## The coach

# The verdict is one of the coach's: "Mistake".
replay-remark = { $verdict }
replay-remark-better = { $verdict }. Parempi: { $act }

## Passing it on

replay-more = Jaa ja muuta
replay-which = Jako
# One deal in a list: "3: Knock. You score 24".
replay-deal-line = { $deal }: { $end }. { $won }
replay-share = Lähetä tämä jako
replay-link = Linkki
replay-copy-link = Kopioi linkki
replay-copy-match = Kopioi koko ottelun linkki
replay-copy-text = Kopioi tekstinä
replay-save = Tallenna tiedostoon
replay-save-match = Tallenna koko ottelu
replay-copied-link = Linkki on kopioitu.
replay-copied-text = Teksti on kopioitu.
replay-not-copied = Selain ei antanut kopioida.
replay-saved = Tiedosto on tallennettu.
replay-not-saved = Tiedostoa ei voitu kirjoittaa.

## Playing the cards

replay-again = Pelaa se itse
replay-again-more = Samat kortit tietokonetta vastaan. Tätä ei lasketa, ja ottelusi odottaa.
replay-play-cards = Pelaa nämä kortit
replay-rules = Peli
replay-play-other = Sama jako, tämä peli
replay-again-back = Takaisin uusintaan
error-no_replay = Uusinta ei ole enää auki. Avaa se uudelleen.
