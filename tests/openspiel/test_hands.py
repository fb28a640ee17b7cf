"""Melds, deadwood and best discards beside OpenSpiel's, hand by hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from openspiel.chance import deck_by_chance
from openspiel.oracle import MELD, UTILS, numbers
from support.deals import mask

from ginrummy.game.cards import CardSet, bits_of, card_set
from ginrummy.game.melds import MELDS, best_discard, best_discards, deadwood


def hands(count: int, size: int) -> Iterator[CardSet]:
    """Deal hands, half of them full of cards that meld."""
    rng = Random(f"hands of {size}")
    return (card_set(deck_by_chance(rng)[:size]) for _ in range(count))


def compare_ten(count: int) -> None:
    for hand in hands(count, 10):
        assert deadwood(hand) == UTILS.min_deadwood(numbers(hand)), numbers(hand)


def compare_eleven(count: int) -> int:
    """Compare best discards with OpenSpiel's exact count of ten; return how often its count of eleven is higher."""
    higher = 0
    for hand in hands(count, 11):
        after = {bit: UTILS.min_deadwood(numbers(hand ^ bit)) for bit in bits_of(hand)}
        least = min(after.values())
        throws = sum(bit for bit, left in after.items() if left == least)
        assert best_discards(hand) == (least, throws), numbers(hand)
        left, thrown = best_discard(hand)
        assert left == least, numbers(hand)
        assert thrown & throws, numbers(hand)
        counted = UTILS.min_deadwood(numbers(hand))
        assert counted >= least, numbers(hand)
        higher += counted > least
    return higher


def test_the_same_melds() -> None:
    short = {meld for meld in MELDS.values() if len(meld.cards) <= 5}
    assert set(MELD.values()) == short
    assert (len(MELDS), len(MELD)) == (329, 185)
    # What OpenSpiel has no number for, it lays in pieces.
    assert {meld.kind for meld in set(MELDS.values()) - short} == {"run"}


def test_a_hand_that_openspiel_counts_two_ways() -> None:
    hand = mask("4s5s6s 3c4c5c6c 2d5d 2h6h")
    assert UTILS.min_deadwood(numbers(hand)) == 11
    assert min(UTILS.min_deadwood(numbers(hand ^ bit)) for bit in bits_of(hand)) == 9
    assert best_discard(hand)[0] == 9


def test_some_hands() -> None:
    compare_ten(500)
    compare_eleven(100)


@pytest.mark.slow
def test_many_hands() -> None:
    compare_ten(10_000)
    # Each is a hand like the one above: the exact value was compared as well.
    assert compare_eleven(10_000) == 6
