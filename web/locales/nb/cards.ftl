# The names of the cards: whole strings, so that every language may build them its own way.

## Spades

card-As = Spar ess
card-2s = Spar 2
card-3s = Spar 3
card-4s = Spar 4
card-5s = Spar 5
card-6s = Spar 6
card-7s = Spar 7
card-8s = Spar 8
card-9s = Spar 9
card-Ts = Spar 10
card-Js = Spar knekt
card-Qs = Spar dame
card-Ks = Spar konge

## Hearts

card-Ah = Hjerter ess
card-2h = Hjerter 2
card-3h = Hjerter 3
card-4h = Hjerter 4
card-5h = Hjerter 5
card-6h = Hjerter 6
card-7h = Hjerter 7
card-8h = Hjerter 8
card-9h = Hjerter 9
card-Th = Hjerter 10
card-Jh = Hjerter knekt
card-Qh = Hjerter dame
card-Kh = Hjerter konge

## Diamonds

card-Ad = Ruter ess
card-2d = Ruter 2
card-3d = Ruter 3
card-4d = Ruter 4
card-5d = Ruter 5
card-6d = Ruter 6
card-7d = Ruter 7
card-8d = Ruter 8
card-9d = Ruter 9
card-Td = Ruter 10
card-Jd = Ruter knekt
card-Qd = Ruter dame
card-Kd = Ruter konge

## Clubs

card-Ac = Kløver ess
card-2c = Kløver 2
card-3c = Kløver 3
card-4c = Kløver 4
card-5c = Kløver 5
card-6c = Kløver 6
card-7c = Kløver 7
card-8c = Kløver 8
card-9c = Kløver 9
card-Tc = Kløver 10
card-Jc = Kløver knekt
card-Qc = Kløver dame
card-Kc = Kløver konge

## A card that may not be seen

card-hidden = Kort med baksiden opp
