# The names of the cards: whole strings, so that every language may build them its own way.

## Spades

card-As = As pik
card-2s = 2 pik
card-3s = 3 pik
card-4s = 4 pik
card-5s = 5 pik
card-6s = 6 pik
card-7s = 7 pik
card-8s = 8 pik
card-9s = 9 pik
card-Ts = 10 pik
card-Js = Walet pik
card-Qs = Dama pik
card-Ks = Król pik

## Hearts

card-Ah = As kier
card-2h = 2 kier
card-3h = 3 kier
card-4h = 4 kier
card-5h = 5 kier
card-6h = 6 kier
card-7h = 7 kier
card-8h = 8 kier
card-9h = 9 kier
card-Th = 10 kier
card-Jh = Walet kier
card-Qh = Dama kier
card-Kh = Król kier

## Diamonds

card-Ad = As karo
card-2d = 2 karo
card-3d = 3 karo
card-4d = 4 karo
card-5d = 5 karo
card-6d = 6 karo
card-7d = 7 karo
card-8d = 8 karo
card-9d = 9 karo
card-Td = 10 karo
card-Jd = Walet karo
card-Qd = Dama karo
card-Kd = Król karo

## Clubs

card-Ac = As trefl
card-2c = 2 trefl
card-3c = 3 trefl
card-4c = 4 trefl
card-5c = 5 trefl
card-6c = 6 trefl
card-7c = 7 trefl
card-8c = 8 trefl
card-9c = 9 trefl
card-Tc = 10 trefl
card-Jc = Walet trefl
card-Qc = Dama trefl
card-Kc = Król trefl

## A card that may not be seen

card-hidden = Zakryta karta
