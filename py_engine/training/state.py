"""A deal as one array of integers, moved on by compiled code: the rules of play, without a word of strategy.

The tests play the same decks through the engine and compare hands, piles and results move by move.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from training.bits import ALL, CARDS, POINTS, count, lowest

HAND = 0
"""The two hands; then, by seat, what each holds openly, has thrown, has left lying, how often it threw and took."""
KNOWN = 2
THROWN = 4
REFUSED = 6
TURNS = 8
TAKES = 10
PILE = 12
TOP = 13
AT = 14
"""How many cards of the deck are dealt."""
END = 15
"""Where the stock ends in the deck."""
SEAT = 16
PASSES = 17
"""Passes of the upcard: two close the pile for one draw; -1 once the pile is open."""
LIMIT = 18
UNDRAWN = 19
"""Cards of the stock that are never drawn; 0: it is reshuffled."""
OFFERS = 20
TAKEN = 21
"""The card taken from the pile in this turn, or 0."""
LAST = 22
"""By seat, the points of its last two discards, the later one in the low byte."""
SIZE = 24

MAX_TURNS = 200


@njit(cache=True)
def next_random(rng):
    """Return the next number of a 64-bit xorshift generator, from 0 to 2**63 - 1."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return np.int64(x >> np.uint64(1))


@njit(cache=True)
def below(rng, n):
    """Return a number from 0 to n - 1."""
    return next_random(rng) % n


@njit(cache=True)
def uniform(rng):
    """Return a number from 0 to 1."""
    return next_random(rng) / 9.223372036854775807e18


@njit(cache=True)
def seeded(rng, a, b):
    """Start the generator from two numbers."""
    z = (
        np.uint64(a) * np.uint64(0x9E3779B97F4A7C15)
        + np.uint64(b) * np.uint64(0xBF58476D1CE4E5B9)
        + np.uint64(1)
    )
    for _ in range(3):
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z ^= z >> np.uint64(31)
    rng[0] = z | np.uint64(1)


@njit(cache=True)
def shuffle(deck, start, end, rng):
    for at in range(end - 1, start, -1):
        other = start + below(rng, at - start + 1)
        deck[at], deck[other] = deck[other], deck[at]


@njit(cache=True)
def fresh_deck(deck, rng):
    """Fill a deck, which has room for 52 card indexes, in random order."""
    for at in range(52):
        deck[at] = CARDS[at]
    shuffle(deck, 0, 52, rng)


@njit(cache=True)
def start(st, deck, first, limit, undrawn):
    """Deal: ten cards to the seat that plays first, ten to the other, the upcard, the rest is the stock."""
    st[:] = 0
    for at in range(10):
        st[HAND + first] |= np.int64(1) << deck[at]
        st[HAND + 1 - first] |= np.int64(1) << deck[10 + at]
    st[TOP] = np.int64(1) << deck[20]
    st[PILE] = st[TOP]
    st[AT] = 21
    st[END] = 52
    st[SEAT] = first
    st[LIMIT] = limit
    st[UNDRAWN] = undrawn


@njit(cache=True)
def stock_size(st):
    return st[END] - st[AT]


@njit(cache=True)
def refuse(st):
    """Leave the top card: what a pass and a draw from the stock have in common."""
    if st[PASSES] != 2:
        st[REFUSED + st[SEAT]] |= st[TOP]


@njit(cache=True)
def pass_on(st):
    """Pass the upcard."""
    refuse(st)
    st[PASSES] += 1
    st[OFFERS] += 1
    st[SEAT] = 1 - st[SEAT]


@njit(cache=True)
def take(st):
    """Take the top card of the pile."""
    seat = st[SEAT]
    card = st[TOP]
    st[HAND + seat] |= card
    st[KNOWN + seat] |= card
    st[PILE] ^= card
    st[TOP] = 0
    st[TAKEN] = card
    st[TAKES + seat] += 1
    st[PASSES] = -1


@njit(cache=True)
def draw(st, deck, rng):
    """Draw from the stock; an empty one is made anew of every discard but the top one."""
    seat = st[SEAT]
    refuse(st)
    if st[AT] == st[END]:
        # Whoever has kept track of every card knows the other hand by now.
        for other in range(2):
            st[KNOWN + other] = st[HAND + other]
        rest = st[PILE] ^ st[TOP]
        n = 0
        while rest:
            deck[n] = lowest(rest)
            rest &= rest - 1
            n += 1
        shuffle(deck, 0, n, rng)
        st[AT] = 0
        st[END] = n
        st[PILE] = st[TOP]
    st[HAND + seat] |= np.int64(1) << deck[st[AT]]
    st[AT] += 1
    st[TAKEN] = 0
    st[PASSES] = -1


@njit(cache=True)
def throw(st, card):
    """Throw a card, given by its bit; the turn goes on to a knock or to :func:`next_seat`."""
    seat = st[SEAT]
    st[HAND + seat] ^= card
    st[KNOWN + seat] &= ~card
    st[PILE] |= card
    st[TOP] = card
    st[THROWN + seat] |= card
    st[TURNS + seat] += 1
    st[TAKEN] = 0
    st[LAST + seat] = (st[LAST + seat] & 255) << 8 | POINTS[lowest(card)]


@njit(cache=True)
def next_seat(st):
    """Hand the turn over; return whether the deal is dead."""
    st[SEAT] = 1 - st[SEAT]
    if st[UNDRAWN] and stock_size(st) <= st[UNDRAWN]:
        return True
    return st[TURNS] + st[TURNS + 1] >= MAX_TURNS


@njit(cache=True)
def unseen(st, seat):
    """The cards this seat has not seen and does not know to be in the other hand."""
    return ALL & ~(st[HAND + seat] | st[PILE] | st[KNOWN + 1 - seat])


@njit(cache=True)
def hidden_size(st, seat):
    """How many cards of the other hand this seat does not know."""
    return 10 - count(st[KNOWN + 1 - seat])
