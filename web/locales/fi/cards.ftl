# The names of the cards: whole strings, so that every language may build them its own way.

## Spades

card-As = Pataässä
card-2s = Pata 2
card-3s = Pata 3
card-4s = Pata 4
card-5s = Pata 5
card-6s = Pata 6
card-7s = Pata 7
card-8s = Pata 8
card-9s = Pata 9
card-Ts = Pata 10
card-Js = Patajätkä
card-Qs = Patarouva
card-Ks = Patakuningas

## Hearts

card-Ah = Herttaässä
card-2h = Hertta 2
card-3h = Hertta 3
card-4h = Hertta 4
card-5h = Hertta 5
card-6h = Hertta 6
card-7h = Hertta 7
card-8h = Hertta 8
card-9h = Hertta 9
card-Th = Hertta 10
card-Jh = Herttajätkä
card-Qh = Herttarouva
card-Kh = Herttakuningas

## Diamonds

card-Ad = Ruutuässä
card-2d = Ruutu 2
card-3d = Ruutu 3
card-4d = Ruutu 4
card-5d = Ruutu 5
card-6d = Ruutu 6
card-7d = Ruutu 7
card-8d = Ruutu 8
card-9d = Ruutu 9
card-Td = Ruutu 10
card-Jd = Ruutujätkä
card-Qd = Ruuturouva
card-Kd = Ruutukuningas

## Clubs

card-Ac = Ristiässä
card-2c = Risti 2
card-3c = Risti 3
card-4c = Risti 4
card-5c = Risti 5
card-6c = Risti 6
card-7c = Risti 7
card-8c = Risti 8
card-9c = Risti 9
card-Tc = Risti 10
card-Jc = Ristijätkä
card-Qc = Ristirouva
card-Kc = Ristikuningas

## A card that may not be seen

card-hidden = Kortti kuvapuoli alaspäin
