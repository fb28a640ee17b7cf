# The names of the cards: whole strings, so that every language may build them its own way.

## Spades

card-As = Spar es
card-2s = Spar 2
card-3s = Spar 3
card-4s = Spar 4
card-5s = Spar 5
card-6s = Spar 6
card-7s = Spar 7
card-8s = Spar 8
card-9s = Spar 9
card-Ts = Spar 10
card-Js = Spar knægt
card-Qs = Spar dame
card-Ks = Spar konge

## Hearts

card-Ah = Hjerter es
card-2h = Hjerter 2
card-3h = Hjerter 3
card-4h = Hjerter 4
card-5h = Hjerter 5
card-6h = Hjerter 6
card-7h = Hjerter 7
card-8h = Hjerter 8
card-9h = Hjerter 9
card-Th = Hjerter 10
card-Jh = Hjerter knægt
card-Qh = Hjerter dame
card-Kh = Hjerter konge

## Diamonds

card-Ad = Ruder es
card-2d = Ruder 2
card-3d = Ruder 3
card-4d = Ruder 4
card-5d = Ruder 5
card-6d = Ruder 6
card-7d = Ruder 7
card-8d = Ruder 8
card-9d = Ruder 9
card-Td = Ruder 10
card-Jd = Ruder knægt
card-Qd = Ruder dame
card-Kd = Ruder konge

## Clubs

card-Ac = Klør es
card-2c = Klør 2
card-3c = Klør 3
card-4c = Klør 4
card-5c = Klør 5
card-6c = Klør 6
card-7c = Klør 7
card-8c = Klør 8
card-9c = Klør 9
card-Tc = Klør 10
card-Jc = Klør knægt
card-Qc = Klør dame
card-Kc = Klør konge

## A card that may not be seen

card-hidden = Kort med bagsiden op
