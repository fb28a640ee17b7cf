# The names of the cards: whole strings, so that every language may build them its own way.

## Spades

card-As = Spader ess
card-2s = Spader 2
card-3s = Spader 3
card-4s = Spader 4
card-5s = Spader 5
card-6s = Spader 6
card-7s = Spader 7
card-8s = Spader 8
card-9s = Spader 9
card-Ts = Spader 10
card-Js = Spader knekt
card-Qs = Spader dam
card-Ks = Spader kung

## Hearts

card-Ah = Hjärter ess
card-2h = Hjärter 2
card-3h = Hjärter 3
card-4h = Hjärter 4
card-5h = Hjärter 5
card-6h = Hjärter 6
card-7h = Hjärter 7
card-8h = Hjärter 8
card-9h = Hjärter 9
card-Th = Hjärter 10
card-Jh = Hjärter knekt
card-Qh = Hjärter dam
card-Kh = Hjärter kung

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
card-Qd = Ruter dam
card-Kd = Ruter kung

## Clubs

card-Ac = Klöver ess
card-2c = Klöver 2
card-3c = Klöver 3
card-4c = Klöver 4
card-5c = Klöver 5
card-6c = Klöver 6
card-7c = Klöver 7
card-8c = Klöver 8
card-9c = Klöver 9
card-Tc = Klöver 10
card-Jc = Klöver knekt
card-Qc = Klöver dam
card-Kc = Klöver kung

## A card that may not be seen

card-hidden = Kort med baksidan upp
