# The names of the cards: whole strings, so that every language may build them its own way.

## Spades

card-As = Schoppenaas
card-2s = Schoppen 2
card-3s = Schoppen 3
card-4s = Schoppen 4
card-5s = Schoppen 5
card-6s = Schoppen 6
card-7s = Schoppen 7
card-8s = Schoppen 8
card-9s = Schoppen 9
card-Ts = Schoppen 10
card-Js = Schoppenboer
card-Qs = Schoppenvrouw
card-Ks = Schoppenheer

## Hearts

card-Ah = Hartenaas
card-2h = Harten 2
card-3h = Harten 3
card-4h = Harten 4
card-5h = Harten 5
card-6h = Harten 6
card-7h = Harten 7
card-8h = Harten 8
card-9h = Harten 9
card-Th = Harten 10
card-Jh = Hartenboer
card-Qh = Hartenvrouw
card-Kh = Hartenheer

## Diamonds

card-Ad = Ruitenaas
card-2d = Ruiten 2
card-3d = Ruiten 3
card-4d = Ruiten 4
card-5d = Ruiten 5
card-6d = Ruiten 6
card-7d = Ruiten 7
card-8d = Ruiten 8
card-9d = Ruiten 9
card-Td = Ruiten 10
card-Jd = Ruitenboer
card-Qd = Ruitenvrouw
card-Kd = Ruitenheer

## Clubs

card-Ac = Klaveraas
card-2c = Klaver 2
card-3c = Klaver 3
card-4c = Klaver 4
card-5c = Klaver 5
card-6c = Klaver 6
card-7c = Klaver 7
card-8c = Klaver 8
card-9c = Klaver 9
card-Tc = Klaver 10
card-Jc = Klaverboer
card-Qc = Klavervrouw
card-Kc = Klaverheer

## A card that may not be seen

card-hidden = Kaart, dicht
