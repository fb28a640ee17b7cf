# The names of the cards: whole strings, so that every language may build them its own way.

## Spades

card-As = As de pique
card-2s = 2 de pique
card-3s = 3 de pique
card-4s = 4 de pique
card-5s = 5 de pique
card-6s = 6 de pique
card-7s = 7 de pique
card-8s = 8 de pique
card-9s = 9 de pique
card-Ts = 10 de pique
card-Js = Valet de pique
card-Qs = Dame de pique
card-Ks = Roi de pique

## Hearts

card-Ah = As de cœur
card-2h = 2 de cœur
card-3h = 3 de cœur
card-4h = 4 de cœur
card-5h = 5 de cœur
card-6h = 6 de cœur
card-7h = 7 de cœur
card-8h = 8 de cœur
card-9h = 9 de cœur
card-Th = 10 de cœur
card-Jh = Valet de cœur
card-Qh = Dame de cœur
card-Kh = Roi de cœur

## Diamonds

card-Ad = As de carreau
card-2d = 2 de carreau
card-3d = 3 de carreau
card-4d = 4 de carreau
card-5d = 5 de carreau
card-6d = 6 de carreau
card-7d = 7 de carreau
card-8d = 8 de carreau
card-9d = 9 de carreau
card-Td = 10 de carreau
card-Jd = Valet de carreau
card-Qd = Dame de carreau
card-Kd = Roi de carreau

## Clubs

card-Ac = As de trèfle
card-2c = 2 de trèfle
card-3c = 3 de trèfle
card-4c = 4 de trèfle
card-5c = 5 de trèfle
card-6c = 6 de trèfle
card-7c = 7 de trèfle
card-8c = 8 de trèfle
card-9c = 9 de trèfle
card-Tc = 10 de trèfle
card-Jc = Valet de trèfle
card-Qc = Dame de trèfle
card-Kc = Roi de trèfle

## A card that may not be seen

card-hidden = Carte, face cachée
