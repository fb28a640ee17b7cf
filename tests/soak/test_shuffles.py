"""Decks by the hundred thousand: every card anywhere equally often, after every other one, whatever came before."""

from __future__ import annotations

import os
from hashlib import sha256
from math import sqrt

import pytest

from ginrummy.game.fairness import deal_seed, seed_of
from ginrummy.game.shuffle import shuffled

CARDS = 52
DEALS = 8
"""How many decks of one secret follow each other."""


def excess(counts: list[int], expected: float, freedom: int, scale: float) -> float:
    """Tell by how many standard deviations chi-square is off its mean; ``scale`` makes up for what depends on it."""
    chi_square = scale * sum((count - expected) ** 2 for count in counts) / expected
    return (chi_square - freedom) / sqrt(2 * freedom)


def look(shuffles: int, base: str) -> dict[str, float]:
    """Shuffle and return what is found, each a number of standard deviations.

    A deck puts each of 52 cards in one of 52 places, so the table of places has 51 x 51 degrees of freedom, and its
    chi-square has to be scaled by 51/52.  The table of neighbours has none on its diagonal, and the same freedom.  Two
    decks that know nothing of each other agree in one place on average, with a variance of one.
    """
    places, pairs, agreeing, compared = [0] * CARDS**2, [0] * CARDS**2, 0, 0
    for number in range(shuffles // DEALS):
        seed = seed_of(sha256(f"{base} {number}".encode()).hexdigest())
        before: tuple[int, ...] = ()
        for deal in range(1, DEALS + 1):
            deck = shuffled(range(CARDS), deal_seed(seed, deal), "deck")
            last = CARDS
            for place, card in enumerate(deck):
                places[CARDS * place + card] += 1
                if last < CARDS:
                    pairs[CARDS * last + card] += 1
                last = card
            if before:
                agreeing += sum(map(int.__eq__, before, deck))
                compared += 1
            before = deck
    dealt = shuffles // DEALS * DEALS
    neighbours = [count for at, count in enumerate(pairs) if at % (CARDS + 1)]
    freedom = (CARDS - 1) ** 2
    return {
        "places": excess(places, dealt / CARDS, freedom, (CARDS - 1) / CARDS),
        "neighbours": excess(neighbours, dealt / CARDS, freedom, 1),
        "decks of one secret": (agreeing - compared) / sqrt(compared),
    }


@pytest.mark.slow
def test_decks_are_shuffled_evenly() -> None:
    """The same decks every time, so a number that is far off is a fault and not bad luck."""
    found = look(16_000, "shuffles")
    assert all(abs(off) < 4 for off in found.values()), found


@pytest.mark.soak
def test_a_million_decks_are_shuffled_evenly() -> None:
    """Fresh decks: one time in some ten thousand a number is off by four by chance, five are one in a million."""
    base = os.environ.get("SOAK_SEED") or os.urandom(8).hex()
    print(f"SOAK_SEED={base}")
    found = look(int(os.environ.get("SOAK_SHUFFLES") or 1_000_000), base)
    print(found)
    assert all(abs(off) < 5 for off in found.values()), (base, found)
