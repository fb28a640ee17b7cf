"""Gin rummy by plain search, sharing no code with the engine: the judge of its fast tables.

A card is its text in the engine's spelling (``"As"``), a hand is a frozenset of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

RANKS = "A23456789TJQK"
SUITS = "cdhs"
DECK = [rank + suit for suit in SUITS for rank in RANKS]

Hand = frozenset[str]
Melds = frozenset[Hand]


def points(cards: Iterable[str]) -> int:
    return sum(min(RANKS.index(card[0]) + 1, 10) for card in cards)


def is_meld(cards: Iterable[str]) -> bool:
    held = sorted(cards, key=lambda card: RANKS.index(card[0]))
    ranks = [RANKS.index(card[0]) for card in held]
    suits = {card[1] for card in held}
    if len(held) < 3 or len(set(held)) != len(held):
        return False
    if len(set(ranks)) == 1:
        return True
    return len(suits) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def _all_melds() -> list[Hand]:
    found = []
    for rank in RANKS:
        four = [rank + suit for suit in SUITS]
        found += [frozenset(three) for three in combinations(four, 3)]
        found.append(frozenset(four))
    for suit in SUITS:
        for length in range(3, 14):
            for low in range(14 - length):
                found.append(frozenset(rank + suit for rank in RANKS[low : low + length]))
    return found


ALL_MELDS = _all_melds()


def arrangements(hand: Hand) -> Iterator[Melds]:
    """Yield every choice of disjoint melds of a hand, the empty one included, each once."""
    within = [meld for meld in ALL_MELDS if meld <= hand]

    def choose(start: int, free: Hand, chosen: tuple[Hand, ...]) -> Iterator[Melds]:
        yield frozenset(chosen)
        for index in range(start, len(within)):
            if within[index] <= free:
                yield from choose(index + 1, free - within[index], (*chosen, within[index]))

    return choose(0, hand, ())


def left_over(hand: Hand, melds: Melds) -> int:
    return points(hand.difference(*melds))


@lru_cache(maxsize=20_000)
def deadwood(hand: Hand) -> int:
    return min(left_over(hand, melds) for melds in arrangements(hand))


def best_discards(hand: Hand, taken: str | None = None) -> tuple[int, set[str]]:
    after = {card: deadwood(hand - {card}) for card in hand if card != taken}
    least = min(after.values())
    return least, {card for card, left in after.items() if left == least}


def best_after_layoffs(hand: Hand, spread: tuple[Hand, ...]) -> int:
    """Return the defender's least deadwood over every sequence of single layoffs and every arrangement."""
    return least_and_fewest(hand, spread)[0]


def least_and_fewest(hand: Hand, spread: tuple[Hand, ...]) -> tuple[int, int]:
    """Return the defender's least deadwood and the fewest layoffs that lead to it."""
    seen: set[tuple[Hand, tuple[Hand, ...]]] = set()

    def search(rest: Hand, table: tuple[Hand, ...]) -> tuple[int, int]:
        seen.add((rest, table))
        best = deadwood(rest), len(hand) - len(rest)
        for card in rest:
            for index, meld in enumerate(table):
                if is_meld(meld | {card}):
                    after = rest - {card}, (*table[:index], meld | {card}, *table[index + 1 :])
                    if after not in seen:
                        best = min(best, search(*after))
        return best

    return search(hand, spread)
