"""Melds, arrangements and deadwood, exact and fast.

The 13 bits of a suit index tables of 8,192 entries that hold what the best runs of the suit leave over.  A
hand without three cards of a rank is then four look-ups; otherwise every way of taking sets out is tried
first.  Exact: sets and runs compete only for the cards of ranks held three or four times.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from ginrummy.game.cards import DECK, Card, CardSet, Rank, Suit, bits_of, card_set, cards_of, points_of
from ginrummy.game.errors import CodedError

SUIT_MASK = 0x1FFF
"""The thirteen bits of one suit."""

MOST_DEADWOOD = 98
"""The most that ten cards can count: K K Q Q J J T T 9 9, two suits apart so that no run joins them."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A set of three or four of a rank, or a run of three or more of a suit.

    >>> Meld.parse("3s4s5s").kind, str(Meld.of(Meld.parse("7c7d7h").mask))
    ('run', '7c7d7h')
    """

    mask: CardSet
    kind: Literal["set", "run"]

    @classmethod
    def of(cls, mask: CardSet) -> Meld:
        """Name the meld made of exactly these cards; raises KeyError where they are none."""
        return MELDS[mask]

    @classmethod
    def parse(cls, text: str) -> Meld:
        """Read a meld written as its cards run together, in any order.

        Raises CodedError ``bad_card`` or, where the cards are no meld, ``bad_spread``.
        """
        cards = [Card.parse(text[i : i + 2]) for i in range(0, len(text), 2)]
        mask = card_set(set(cards))
        if mask not in MELDS or len(cards) != mask.bit_count():
            raise CodedError("bad_spread", text=text[:40])
        return MELDS[mask]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in order: a set by suit, a run from its low end."""
        return cards_of(self.mask)

    def __str__(self) -> str:
        """Write the cards run together."""
        return "".join(str(card) for card in self.cards)


class Arrangement(NamedTuple):
    """One way to lay out a hand: disjoint melds, and what is left over."""

    melds: tuple[Meld, ...]
    left: CardSet
    deadwood: int


def _every_meld() -> dict[CardSet, Meld]:
    melds: dict[CardSet, Meld] = {}
    for rank in Rank:
        four = card_set(Card(suit, rank) for suit in Suit)
        for mask in (four, *(four ^ bit for bit in bits_of(four))):
            melds[mask] = Meld(mask, "set")
    for suit in Suit:
        for low in range(13):
            for high in range(low + 2, 13):
                mask = ((1 << (high + 1)) - (1 << low)) << (16 * suit)
                melds[mask] = Meld(mask, "run")
    return melds


MELDS: dict[CardSet, Meld] = _every_meld()
"""All 329 melds by their cards: 65 sets and 264 runs."""

MELDS_WITH: dict[CardSet, tuple[Meld, ...]] = {
    card.mask: tuple(meld for meld in MELDS.values() if meld.mask & card.mask) for card in DECK
}
"""For each card, the melds it can be part of."""

_FAR = 1 << 20


def _suit_tables() -> tuple[list[int], list[int], list[int]]:
    """Tabulate a suit: least points left, the cards that leaves, the best card to throw.

    The third packs ``64 * change + rank``, so that the least entry is the best throw of its suit.
    """
    size = 1 << 13
    least, left, throw = [0] * size, [0] * size, [_FAR] * size
    for held in range(1, size):
        low = held & -held
        at = low.bit_length() - 1
        best, rest = least[held ^ low] + min(at + 1, 10), left[held ^ low] | low
        # Runs of six and more are runs of three to five end to end.
        for length in (3, 4, 5):
            run = ((1 << length) - 1) << at
            if held & run != run:
                break
            if least[held ^ run] <= best:
                best, rest = least[held ^ run], left[held ^ run]
        least[held], left[held] = best, rest
    for held in range(1, size):
        throw[held] = min(
            64 * (least[held ^ bit] - least[held]) + bit.bit_length() - 1 for bit in bits_of(held)
        )
    return least, left, throw


_LEAST, _LEFT, _THROW_CLUB = _suit_tables()
_THROW_DIAMOND = [entry + 16 for entry in _THROW_CLUB]
_THROW_HEART = [entry + 32 for entry in _THROW_CLUB]
_THROW_SPADE = [entry + 48 for entry in _THROW_CLUB]


Suits = tuple[int, int, int, int]


def _without_sets(c: int, d: int, h: int, s: int, ranks: int) -> list[Suits]:
    """List the four suits after each way of taking sets of these ranks out, none included."""
    ways = [(c, d, h, s)]
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        rest = ~low
        four = c & d & h & s & low
        for w, x, y, z in tuple(ways):
            ways.append((w & rest, x & rest, y & rest, z & rest))
            if four:
                ways.append((w, x & rest, y & rest, z & rest))
                ways.append((w & rest, x, y & rest, z & rest))
                ways.append((w & rest, x & rest, y, z & rest))
                ways.append((w & rest, x & rest, y & rest, z))
    return ways


def deadwood(hand: CardSet) -> int:
    """Return the least deadwood of exactly these cards, in points.

    >>> from ginrummy.game.cards import parse_cards
    >>> deadwood(parse_cards("2c 2d 2h 2s 3d 3s 4d 4s 5d 5s".split()))
    0
    """
    # Written out here and in best_discard: a call more would cost as much as all the look-ups.
    least = _LEAST
    c = hand & 0x1FFF
    d = hand >> 16 & 0x1FFF
    h = hand >> 32 & 0x1FFF
    s = hand >> 48
    ranks = (c & d & (h | s)) | (h & s & (c | d))
    if not ranks:
        return least[c] + least[d] + least[h] + least[s]
    if not (ranks & (ranks - 1) or c & d & h & s & ranks):
        # One rank held three times, the usual case: with the set or without it.
        rest = ~ranks
        apart = least[c] + least[d] + least[h] + least[s]
        laid = least[c & rest] + least[d & rest] + least[h & rest] + least[s & rest]
        return laid if laid < apart else apart
    return min([least[w] + least[x] + least[y] + least[z] for w, x, y, z in _without_sets(c, d, h, s, ranks)])


def best_discard(hand: CardSet) -> tuple[int, CardSet]:
    """Return the least deadwood that one discard can leave, and a card that leaves it.

    >>> from ginrummy.game.cards import parse_cards
    >>> left, card = best_discard(parse_cards("3c 4c 5c 7d 8d 9d Tc Td Th Ks 2h".split()))
    >>> left, [str(card) for card in cards_of(card)]
    (2, ['Ks'])
    """
    least = _LEAST
    c = hand & 0x1FFF
    d = hand >> 16 & 0x1FFF
    h = hand >> 32 & 0x1FFF
    s = hand >> 48
    ranks = (c & d & (h | s)) | (h & s & (c | d))
    if not ranks:
        throw = min(_THROW_CLUB[c], _THROW_DIAMOND[d], _THROW_HEART[h], _THROW_SPADE[s])
        return least[c] + least[d] + least[h] + least[s] + (throw >> 6), 1 << (throw & 63)
    # Packing the sum above the six bits of the card keeps this a plain minimum.
    if not (ranks & (ranks - 1) or c & d & h & s & ranks):
        throw = min(_THROW_CLUB[c], _THROW_DIAMOND[d], _THROW_HEART[h], _THROW_SPADE[s])
        apart = 64 * (least[c] + least[d] + least[h] + least[s]) + throw
        rest = ~ranks
        c, d, h, s = c & rest, d & rest, h & rest, s & rest
        throw = min(_THROW_CLUB[c], _THROW_DIAMOND[d], _THROW_HEART[h], _THROW_SPADE[s])
        laid = 64 * (least[c] + least[d] + least[h] + least[s]) + throw
        packed = laid if laid < apart else apart
        return packed >> 6, 1 << (packed & 63)
    packed = min(
        [
            64 * (least[w] + least[x] + least[y] + least[z])
            + min(_THROW_CLUB[w], _THROW_DIAMOND[x], _THROW_HEART[y], _THROW_SPADE[z])
            for w, x, y, z in _without_sets(c, d, h, s, ranks)
        ]
    )
    return packed >> 6, 1 << (packed & 63)


def best_discards(hand: CardSet, taken: CardSet = 0) -> tuple[int, CardSet]:
    """Return the least deadwood that one discard can leave, and every card that leaves it.

    ``taken`` is the card taken from the discard pile this turn, which may not be thrown.

    >>> from ginrummy.game.cards import parse_cards
    >>> hand = parse_cards("2c 2d 2h 2s 3d 3s 4d 4s 5d 5h 5s".split())
    >>> left, throws = best_discards(hand)
    >>> left, [str(card) for card in cards_of(throws)]
    (0, ['5h'])
    """
    best, throws = MOST_DEADWOOD * 2, 0
    for bit in bits_of(hand & ~taken):
        left = deadwood(hand ^ bit)
        if left < best:
            best, throws = left, bit
        elif left == best:
            throws |= bit
    return best, throws


def best_arrangement(hand: CardSet) -> Arrangement:
    """Return an arrangement with the least deadwood; runs as long as they go.

    >>> from ginrummy.game.cards import parse_cards
    >>> best = best_arrangement(parse_cards("4s 5s 6s 7s Qs Qh Qd 6d 3d 2c".split()))
    >>> best.deadwood, [str(meld) for meld in best.melds]
    (11, ['4s5s6s7s', 'QdQhQs'])
    """
    c, d, h, s = hand & SUIT_MASK, hand >> 16 & SUIT_MASK, hand >> 32 & SUIT_MASK, hand >> 48
    ranks = (c & d & (h | s)) | (h & s & (c | d))
    w, x, y, z = min(
        _without_sets(c, d, h, s, ranks),
        key=lambda suits: sum(_LEAST[held] for held in suits),
    )
    in_suits = w | x << 16 | y << 32 | z << 48
    left = _LEFT[w] | _LEFT[x] << 16 | _LEFT[y] << 32 | _LEFT[z] << 48
    melds = [*_runs_of(in_suits ^ left), *_sets_of(hand ^ in_suits)]
    return Arrangement(tuple(melds), left, points_of(left))


def _runs_of(mask: CardSet) -> Iterator[Meld]:
    while mask:
        low = mask & -mask
        block = mask & ~(mask + low)
        yield MELDS[block]
        mask ^= block


def _sets_of(mask: CardSet) -> Iterator[Meld]:
    for rank in Rank:
        same = mask & (0x1000100010001 << rank)
        if same:
            yield MELDS[same]


def arrangements(hand: CardSet, limit: int = MOST_DEADWOOD * 2) -> Iterator[Arrangement]:
    """Yield every arrangement whose left-over cards count ``limit`` or less, once each.

    Melds are given in the order of their lowest card, so equal arrangements look equal.

    >>> from ginrummy.game.cards import parse_cards
    >>> hand = parse_cards("Ac 2c 3c 4c".split())
    >>> [" ".join(str(meld) for meld in way.melds) for way in arrangements(hand, 4)]
    ['Ac2c3c', 'Ac2c3c4c', '2c3c4c']
    """
    within = [meld for meld in MELDS.values() if meld.mask & hand == meld.mask]
    by_low: dict[CardSet, list[Meld]] = {}
    for meld in within:
        by_low.setdefault(meld.mask & -meld.mask, []).append(meld)

    def lay(rest: CardSet, left: CardSet, points: int, melds: tuple[Meld, ...]) -> Iterator[Arrangement]:
        if points > limit:
            return
        if not rest:
            yield Arrangement(melds, left, points)
            return
        low = rest & -rest
        for meld in by_low.get(low, ()):
            if meld.mask & rest == meld.mask:
                yield from lay(rest ^ meld.mask, left, points, (*melds, meld))
        yield from lay(rest ^ low, left | low, points + points_of(low), melds)

    return lay(hand, 0, 0, ())
