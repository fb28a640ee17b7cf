# The names of the cards: whole strings, so that every language may build them its own way.

## Spades

card-As = Ás de espadas
card-2s = 2 de espadas
card-3s = 3 de espadas
card-4s = 4 de espadas
card-5s = 5 de espadas
card-6s = 6 de espadas
card-7s = 7 de espadas
card-8s = 8 de espadas
card-9s = 9 de espadas
card-Ts = 10 de espadas
card-Js = Valete de espadas
card-Qs = Dama de espadas
card-Ks = Rei de espadas

## Hearts

card-Ah = Ás de copas
card-2h = 2 de copas
card-3h = 3 de copas
card-4h = 4 de copas
card-5h = 5 de copas
card-6h = 6 de copas
card-7h = 7 de copas
card-8h = 8 de copas
card-9h = 9 de copas
card-Th = 10 de copas
card-Jh = Valete de copas
card-Qh = Dama de copas
card-Kh = Rei de copas

## Diamonds

card-Ad = Ás de ouros
card-2d = 2 de ouros
card-3d = 3 de ouros
card-4d = 4 de ouros
card-5d = 5 de ouros
card-6d = 6 de ouros
card-7d = 7 de ouros
card-8d = 8 de ouros
card-9d = 9 de ouros
card-Td = 10 de ouros
card-Jd = Valete de ouros
card-Qd = Dama de ouros
card-Kd = Rei de ouros

## Clubs

card-Ac = Ás de paus
card-2c = 2 de paus
card-3c = 3 de paus
card-4c = 4 de paus
card-5c = 5 de paus
card-6c = 6 de paus
card-7c = 7 de paus
card-8c = 8 de paus
card-9c = 9 de paus
card-Tc = 10 de paus
card-Jc = Valete de paus
card-Qc = Dama de paus
card-Kc = Rei de paus

## A card that may not be seen

card-hidden = Carta virada para baixo
