# The names of the cards: whole strings, so that every language may build them its own way.

## Spades

card-As = Asso di picche
card-2s = 2 di picche
card-3s = 3 di picche
card-4s = 4 di picche
card-5s = 5 di picche
card-6s = 6 di picche
card-7s = 7 di picche
card-8s = 8 di picche
card-9s = 9 di picche
card-Ts = 10 di picche
card-Js = Fante di picche
card-Qs = Regina di picche
card-Ks = Re di picche

## Hearts

card-Ah = Asso di cuori
card-2h = 2 di cuori
card-3h = 3 di cuori
card-4h = 4 di cuori
card-5h = 5 di cuori
card-6h = 6 di cuori
card-7h = 7 di cuori
card-8h = 8 di cuori
card-9h = 9 di cuori
card-Th = 10 di cuori
card-Jh = Fante di cuori
card-Qh = Regina di cuori
card-Kh = Re di cuori

## Diamonds

card-Ad = Asso di quadri
card-2d = 2 di quadri
card-3d = 3 di quadri
card-4d = 4 di quadri
card-5d = 5 di quadri
card-6d = 6 di quadri
card-7d = 7 di quadri
card-8d = 8 di quadri
card-9d = 9 di quadri
card-Td = 10 di quadri
card-Jd = Fante di quadri
card-Qd = Regina di quadri
card-Kd = Re di quadri

## Clubs

card-Ac = Asso di fiori
card-2c = 2 di fiori
card-3c = 3 di fiori
card-4c = 4 di fiori
card-5c = 5 di fiori
card-6c = 6 di fiori
card-7c = 7 di fiori
card-8c = 8 di fiori
card-9c = 9 di fiori
card-Tc = 10 di fiori
card-Jc = Fante di fiori
card-Qc = Regina di fiori
card-Kc = Re di fiori

## A card that may not be seen

card-hidden = Carta coperta
