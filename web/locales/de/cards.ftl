# The names of the cards: whole strings, so that every language may build them its own way.

## Spades

card-As = Pik-Ass
card-2s = Pik 2
card-3s = Pik 3
card-4s = Pik 4
card-5s = Pik 5
card-6s = Pik 6
card-7s = Pik 7
card-8s = Pik 8
card-9s = Pik 9
card-Ts = Pik 10
card-Js = Pik-Bube
card-Qs = Pik-Dame
card-Ks = Pik-König

## Hearts

card-Ah = Herz-Ass
card-2h = Herz 2
card-3h = Herz 3
card-4h = Herz 4
card-5h = Herz 5
card-6h = Herz 6
card-7h = Herz 7
card-8h = Herz 8
card-9h = Herz 9
card-Th = Herz 10
card-Jh = Herz-Bube
card-Qh = Herz-Dame
card-Kh = Herz-König

## Diamonds

card-Ad = Karo-Ass
card-2d = Karo 2
card-3d = Karo 3
card-4d = Karo 4
card-5d = Karo 5
card-6d = Karo 6
card-7d = Karo 7
card-8d = Karo 8
card-9d = Karo 9
card-Td = Karo 10
card-Jd = Karo-Bube
card-Qd = Karo-Dame
card-Kd = Karo-König

## Clubs

card-Ac = Kreuz-Ass
card-2c = Kreuz 2
card-3c = Kreuz 3
card-4c = Kreuz 4
card-5c = Kreuz 5
card-6c = Kreuz 6
card-7c = Kreuz 7
card-8c = Kreuz 8
card-9c = Kreuz 9
card-Tc = Kreuz 10
card-Jc = Kreuz-Bube
card-Qc = Kreuz-Dame
card-Kc = Kreuz-König

## A card that may not be seen

card-hidden = Karte, verdeckt
