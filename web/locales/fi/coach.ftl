# The coach: a hint before an act, a deal looked at again, luck and play apart, and another try from a point of it.

## The hint

coach-hint = Vihje
coach-hint-waiting = Hetki …
coach-hint-none = Juuri nyt ei ole vihjettä
# Stands on the card or the pile that the hint speaks of.
coach-mark = Vihje
# Goes on after a card's name: "6 of diamonds, deadwood, the hint".
coach-advised = vihje
settings-hints = Vihjeet
settings-hints-note = Painike, joka kertoo pyydettäessä, mitä valmentaja tekisi
settings-key-hint = Pyydä vihje

## What to do

coach-do-pass = Passaa
coach-do-take_upcard = Ota { $card }
coach-do-take_discard = Ota { $card }
coach-do-draw_stock = Nosta nostopakasta
coach-do-discard = Heitä { $card }
coach-do-knock = Heitä { $card } ja koputa
coach-do-gin = Heitä { $card } ja julista gin
coach-do-big_gin = Julista iso gin
coach-do-lay_off = Lisää { $card }
coach-do-done = Älä lisää enempää

## What was done

coach-did-pass = Passasit
coach-did-take_upcard = Otit: { $card }
coach-did-take_discard = Otit: { $card }
coach-did-draw_stock = Nostit nostopakasta
coach-did-discard = Heitit: { $card }
coach-did-knock = Koputit, heitit: { $card }
coach-did-gin = Julistit ginin, heitit: { $card }
coach-did-big_gin = Julistit ison ginin
coach-did-lay_off = Lisäsit: { $card }
coach-did-done = Et lisännyt enempää

## Why

coach-why-deadwood = Ylimääräiset: { $before } → { $after }
coach-why-outs = { $count ->
    [0] Mikään näkemätön kortti ei paranna kättä
    [one] 1 näkemätön kortti parantaa kättä
   *[other] { $count } näkemätöntä korttia parantaa kättä
}
coach-why-gin_cards = { $count ->
    [0] Mikään näkemätön kortti ei tuo giniä
    [one] 1 näkemätön kortti tuo ginin
   *[other] { $count } näkemätöntä korttia tuo ginin
}
coach-why-wait_gin = { $count ->
    [one] Jatka: 1 näkemätön kortti tuo ginin
   *[other] Jatka: { $count } näkemätöntä korttia tuo ginin
}
coach-why-danger = Vastustajalla on sille käyttöä: { $percent }
coach-why-knock_wins = Koputus voittaa: { $percent }, keskimäärin { $points } pistettä
coach-why-undercut_risk = Alituksen vaara: { $percent }
coach-why-completes = { $card } täydentää: { $meld }
coach-why-stock_left = { $count ->
    [one] Sinulla on 1 nosto jäljellä
   *[other] Sinulla on { $count } nostoa jäljellä
}
coach-why-lays_off = Vähentää ylimääräisiä: { $points }
coach-why-gives_less = Vastustaja saa lisätä vähemmän: { $points }
coach-why-gin = Gin tuo vähintään { $points }
coach-why-last_chance = Muuten jako on mitätön

## A deal looked at again

coach-review = Käy jako läpi
coach-review-title = Jako { $deal } uusin silmin
coach-review-back = Takaisin tulokseen
coach-review-progress = Valintojasi käydään läpi: { $done }/{ $total }
coach-review-waiting = Valmentaja ottaa kortit uudelleen käteen …
coach-review-failed = Valmentaja ei päässyt tässä jaossa eteenpäin.
coach-review-again = Yritä uudelleen
coach-review-count = { $count ->
    [one] Yksi valinta
   *[other] { $count } valintaa
}, { $good ->
    [0] yksikään ei aivan oikea.
    [one] niistä yksi oikea tai lähes.
   *[other] niistä { $good } oikeita tai lähes.
}
coach-review-all-good = { $count ->
    [one] Yksi valinta, ja se oli oikea tai lähes.
   *[other] { $count } valintaa, kaikki oikeita tai lähes.
}
coach-review-cost = { $points ->
    [one] Muut maksoivat yhteensä noin { $points } pisteen.
   *[other] Muut maksoivat yhteensä noin { $points } pistettä.
}
coach-review-none = Sinulla ei ollut tässä jaossa mitään valittavaa.
coach-tabs = Mitä katsotaan
coach-tab-mine = Omat valinnat
coach-tab-theirs = { $name } tiesi
coach-dearest = Mikä maksoi eniten
coach-decisions = Kaikki järjestyksessä

## A verdict

coach-verdict-best = Paras
coach-verdict-fine = Hyvä
coach-verdict-inaccuracy = Melkein
coach-verdict-mistake = Virhe
coach-verdict-blunder = Kallis

## One decision

coach-decision = Valinta { $number }/{ $total }
coach-hand = Korttisi silloin
coach-pile = Päällimmäinen
coach-drew = juuri nostettu
coach-took = juuri otettu
coach-you = Sinä
coach-better = Parempi
coach-right = Sinä, ja valmentaja samoin
coach-average = pistettä keskimäärin
coach-loss = { $points ->
    [one] Se maksoi noin { $points } pisteen, virhevara { $error }.
   *[other] Se maksoi noin { $points } pistettä, virhevara { $error }.
}
coach-loss-unsure = { $points ->
    [one] Se maksoi noin { $points } pisteen, virhevara { $error }: liian tasainen ratkaistavaksi.
   *[other] Se maksoi noin { $points } pistettä, virhevara { $error }: liian tasainen ratkaistavaksi.
}
coach-win-loss = Mahdollisuutesi voittaa ottelu: { $percent } vähemmän.
coach-why = Miksi
coach-options = Vaihtoehdot
coach-option = Vaihtoehto
coach-option-points = Pisteet
coach-option-yours = omasi
coach-previous = Edellinen
coach-next = Seuraava
coach-try = Pelaa tästä

## Luck and play

coach-luck = Onni ja peli
coach-luck-start = Aloituskortit
coach-luck-draws = Nostetut kortit
coach-luck-skill = Kummankin peli
coach-luck-points = Koko jako
coach-luck-note = Pisteinä sinulle, virhevara { $error }.

## What the opponent knew

coach-knew-about = Vaihe vaiheelta: vastustajan kortit ja se, mitä sinun korteistasi saattoi tietää. Vastustajana { $name }.
coach-knew-step = Vaihe { $number }/{ $total }
coach-knew-hand = Vastustajan kortit: { $name }
coach-knew-known = Kädestäsi tiedettiin
coach-knew-nothing = Kädestäsi ei tiedetty mitään
coach-knew-unseen = { $count ->
    [one] 1 kortti oli näkymättömissä
   *[other] { $count } korttia oli näkymättömissä
}
coach-knew-none = Vastustajalla ei ollut mitään valittavaa: { $name }.

## Another try

coach-trial = Kokeilu jaosta { $deal }. Tätä ei lasketa.
# The same where there is little room.
coach-trial-short = Kokeilu, ei lasketa
coach-trial-back = Takaisin otteluun
coach-trial-again = Vielä kerran
coach-trial-over = Tämä oli kokeilu. Ottelusi on ennallaan.
error-trial-lost = Kokeilu ei voinut jatkua. Ottelusi on ennallaan.
