# The names of the cards: whole strings, so that every language may build them its own way.

## Spades

card-As = As de picas
card-2s = 2 de picas
card-3s = 3 de picas
card-4s = 4 de picas
card-5s = 5 de picas
card-6s = 6 de picas
card-7s = 7 de picas
card-8s = 8 de picas
card-9s = 9 de picas
card-Ts = 10 de picas
card-Js = Jota de picas
card-Qs = Reina de picas
card-Ks = Rey de picas

## Hearts

card-Ah = As de corazones
card-2h = 2 de corazones
card-3h = 3 de corazones
card-4h = 4 de corazones
card-5h = 5 de corazones
card-6h = 6 de corazones
card-7h = 7 de corazones
card-8h = 8 de corazones
card-9h = 9 de corazones
card-Th = 10 de corazones
card-Jh = Jota de corazones
card-Qh = Reina de corazones
card-Kh = Rey de corazones

## Diamonds

card-Ad = As de diamantes
card-2d = 2 de diamantes
card-3d = 3 de diamantes
card-4d = 4 de diamantes
card-5d = 5 de diamantes
card-6d = 6 de diamantes
card-7d = 7 de diamantes
card-8d = 8 de diamantes
card-9d = 9 de diamantes
card-Td = 10 de diamantes
card-Jd = Jota de diamantes
card-Qd = Reina de diamantes
card-Kd = Rey de diamantes

## Clubs

card-Ac = As de tréboles
card-2c = 2 de tréboles
card-3c = 3 de tréboles
card-4c = 4 de tréboles
card-5c = 5 de tréboles
card-6c = 6 de tréboles
card-7c = 7 de tréboles
card-8c = 8 de tréboles
card-9c = 9 de tréboles
card-Tc = 10 de tréboles
card-Jc = Jota de tréboles
card-Qc = Reina de tréboles
card-Kc = Rey de tréboles

## A card that may not be seen

card-hidden = Carta boca abajo
