"""Gin rummy by plain search, sharing no code with the engine: the judge of its fast tables.

A card is its text in the engine's spelling (``"As"``), a hand is a frozenset of them.  ``aces`` says which runs
an ace joins (``low``, ``high_or_low``, ``around``), ``ace`` what one counts as deadwood.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations

RANKS = "A23456789TJQK"
SUITS = "cdhs"
DECK = [rank + suit for suit in SUITS for rank in RANKS]

# How far a run may reach when the ranks are written on and on from the low ace: K, the high ace, all round.
LAST = {"low": 12, "high_or_low": 13, "around": 24}

Hand = frozenset[str]
Melds = frozenset[Hand]


def points(cards: Iterable[str], ace: int = 1) -> int:
    return sum(ace if card[0] == "A" else min(RANKS.index(card[0]) + 1, 10) for card in cards)


def arcs(length: int, aces: str = "low") -> list[str]:
    """List the ranks of every run of a length, from its low end."""
    on_and_on = RANKS + RANKS
    return [on_and_on[low : low + length] for low in range(13) if low + length - 1 <= LAST[aces]]


def is_meld(cards: Iterable[str], aces: str = "low") -> bool:
    held = list(cards)
    ranks = {card[0] for card in held}
    suits = {card[1] for card in held}
    if len(held) < 3 or len(set(held)) != len(held):
        return False
    if len(ranks) == 1:
        return True
    return len(suits) == 1 and any(ranks == set(arc) for arc in arcs(len(held), aces))


@cache
def all_melds(aces: str = "low") -> list[Hand]:
    found: dict[Hand, None] = {}
    for rank in RANKS:
        four = [rank + suit for suit in SUITS]
        for three in combinations(four, 3):
            found[frozenset(three)] = None
        found[frozenset(four)] = None
    for suit in SUITS:
        for length in range(3, 14):
            for arc in arcs(length, aces):
                found[frozenset(rank + suit for rank in arc)] = None
    return list(found)


ALL_MELDS = all_melds()


def arrangements(hand: Hand, aces: str = "low") -> Iterator[Melds]:
    """Yield every choice of disjoint melds of a hand, the empty one included, each once."""
    within = [meld for meld in all_melds(aces) if meld <= hand]

    def choose(start: int, free: Hand, chosen: tuple[Hand, ...]) -> Iterator[Melds]:
        yield frozenset(chosen)
        for index in range(start, len(within)):
            if within[index] <= free:
                yield from choose(index + 1, free - within[index], (*chosen, within[index]))

    return choose(0, hand, ())


def left_over(hand: Hand, melds: Melds, ace: int = 1) -> int:
    return points(hand.difference(*melds), ace)


@lru_cache(maxsize=20_000)
def deadwood(hand: Hand, aces: str = "low", ace: int = 1) -> int:
    return min(left_over(hand, melds, ace) for melds in arrangements(hand, aces))


def best_discards(
    hand: Hand, taken: str | None = None, aces: str = "low", ace: int = 1
) -> tuple[int, set[str]]:
    after = {card: deadwood(hand - {card}, aces, ace) for card in hand if card != taken}
    least = min(after.values())
    return least, {card for card, left in after.items() if left == least}


def best_after_layoffs(hand: Hand, spread: tuple[Hand, ...], aces: str = "low", ace: int = 1) -> int:
    """Return the defender's least deadwood over every sequence of single layoffs and every arrangement."""
    return least_and_fewest(hand, spread, aces, ace)[0]


def least_and_fewest(
    hand: Hand, spread: tuple[Hand, ...], aces: str = "low", ace: int = 1
) -> tuple[int, int]:
    """Return the defender's least deadwood and the fewest layoffs that lead to it."""
    seen: set[tuple[Hand, tuple[Hand, ...]]] = set()

    def search(rest: Hand, table: tuple[Hand, ...]) -> tuple[int, int]:
        seen.add((rest, table))
        best = deadwood(rest, aces, ace), len(hand) - len(rest)
        for card in rest:
            for index, meld in enumerate(table):
                if is_meld(meld | {card}, aces):
                    after = rest - {card}, (*table[:index], meld | {card}, *table[index + 1 :])
                    if after not in seen:
                        best = min(best, search(*after))
        return best

    return search(hand, spread)
