# The names of the cards: whole strings, so that every language may build them its own way.

## Spades

card-As = Ace of spades
card-2s = 2 of spades
card-3s = 3 of spades
card-4s = 4 of spades
card-5s = 5 of spades
card-6s = 6 of spades
card-7s = 7 of spades
card-8s = 8 of spades
card-9s = 9 of spades
card-Ts = 10 of spades
card-Js = Jack of spades
card-Qs = Queen of spades
card-Ks = King of spades

## Hearts

card-Ah = Ace of hearts
card-2h = 2 of hearts
card-3h = 3 of hearts
card-4h = 4 of hearts
card-5h = 5 of hearts
card-6h = 6 of hearts
card-7h = 7 of hearts
card-8h = 8 of hearts
card-9h = 9 of hearts
card-Th = 10 of hearts
card-Jh = Jack of hearts
card-Qh = Queen of hearts
card-Kh = King of hearts

## Diamonds

card-Ad = Ace of diamonds
card-2d = 2 of diamonds
card-3d = 3 of diamonds
card-4d = 4 of diamonds
card-5d = 5 of diamonds
card-6d = 6 of diamonds
card-7d = 7 of diamonds
card-8d = 8 of diamonds
card-9d = 9 of diamonds
card-Td = 10 of diamonds
card-Jd = Jack of diamonds
card-Qd = Queen of diamonds
card-Kd = King of diamonds

## Clubs

card-Ac = Ace of clubs
card-2c = 2 of clubs
card-3c = 3 of clubs
card-4c = 4 of clubs
card-5c = 5 of clubs
card-6c = 6 of clubs
card-7c = 7 of clubs
card-8c = 8 of clubs
card-9c = 9 of clubs
card-Tc = 10 of clubs
card-Jc = Jack of clubs
card-Qc = Queen of clubs
card-Kc = King of clubs

## A card that may not be seen

card-hidden = Card, face down
