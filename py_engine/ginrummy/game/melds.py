"""Melds, arrangements and deadwood, exact and fast.

The 13 bits of a suit index tables of 8,192 entries that hold what the best runs of the suit leave over.  A
hand without three cards of a rank is then four look-ups; otherwise every way of taking sets out is tried
first.  Exact: sets and runs compete only for the cards of ranks held three or four times.  What an ace may do is
in the tables alone: see :class:`Melding`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Literal, NamedTuple

from ginrummy.game.cards import BY_INDEX, DECK, Card, CardSet, Rank, Suit, bits_of, card_set, cards_of
from ginrummy.game.errors import CodedError

SUIT_MASK = 0x1FFF
"""The thirteen bits of one suit."""

MOST_DEADWOOD = 98
"""The most that ten cards can count: K K Q Q J J T T 9 9, two suits apart so that no run joins them."""

_NO_LIMIT = 1 << 20


class Aces(StrEnum):
    """Which runs an ace may be part of."""

    LOW = "low"
    """A-2-3, not Q-K-A."""
    HIGH_OR_LOW = "high_or_low"
    """A-2-3 and Q-K-A, not K-A-2."""
    AROUND = "around"
    """Around the corner: any arc of a suit, K-A-2 too."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A set of three or four of a rank, or a run of three or more of a suit.

    Which runs an ace may be part of is for the rules: see :attr:`Melding.melds`.

    >>> Meld.parse("3s4s5s").kind, str(Meld.of(Meld.parse("7c7d7h").mask)), str(Meld.parse("2dAdKd"))
    ('run', '7c7d7h', 'KdAd2d')
    """

    mask: CardSet
    kind: Literal["set", "run"]

    @classmethod
    def of(cls, mask: CardSet) -> Meld:
        """Name the meld made of exactly these cards; raises KeyError where they are none under any rules."""
        return _EVERY_MELD[mask]

    @classmethod
    def parse(cls, text: str) -> Meld:
        """Read a meld written as its cards run together, in any order.

        Raises CodedError ``bad_card`` or, where the cards are no meld under any rules, ``bad_spread``.
        """
        cards = [Card.parse(text[i : i + 2]) for i in range(0, len(text), 2)]
        mask = card_set(set(cards))
        if mask not in _EVERY_MELD or len(cards) != mask.bit_count():
            raise CodedError("bad_spread", text=text[:40])
        return _EVERY_MELD[mask]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in order: a set by suit, a run from its low end, around the corner if it goes there."""
        cards = cards_of(self.mask)
        if self.kind == "set" or len(cards) == len(Rank):
            return cards
        # Only a run that goes on from the king has a gap before its low end.
        for at in range(1, len(cards)):
            if cards[at].rank != cards[at - 1].rank + 1:
                return cards[at:] + cards[:at]
        return cards

    def __str__(self) -> str:
        """Write the cards run together."""
        return "".join(str(card) for card in self.cards)


class Arrangement(NamedTuple):
    """One way to lay out a hand: disjoint melds, and what is left over."""

    melds: tuple[Meld, ...]
    left: CardSet
    deadwood: int


def _arcs(aces: Aces, lengths: range) -> list[int]:
    """List the runs of these lengths in one suit, as sets of its thirteen bits."""
    # Thirteen stands for the ace above the king; an arc may start at the king and go on for twelve more.
    last = {Aces.LOW: 12, Aces.HIGH_OR_LOW: 13, Aces.AROUND: 24}[aces]
    return list(
        dict.fromkeys(
            sum(1 << (low + step) % 13 for step in range(length))
            for low in range(13)
            for length in lengths
            if low + length - 1 <= last
        )
    )


def _sets() -> list[CardSet]:
    fours = [0x1000100010001 << rank for rank in range(13)]
    return [mask for four in fours for mask in (four, *(four ^ bit for bit in bits_of(four)))]


def _runs(aces: Aces) -> list[CardSet]:
    arcs = _arcs(aces, range(3, 14))
    return [bits << at for at in (0, 16, 32, 48) for bits in arcs]


_EVERY_MELD: dict[CardSet, Meld] = {mask: Meld(mask, "set") for mask in _sets()}
_EVERY_MELD |= {mask: Meld(mask, "run") for mask in _runs(Aces.AROUND)}

_FAR = 1 << 20


def _suit_tables(aces: Aces, ace: int) -> tuple[list[int], list[int], list[int]]:
    """Tabulate a suit: least points left, the cards that leaves, the best card to throw.

    The third packs ``64 * change + rank``, so that the least entry is the best throw of its suit.
    """
    # The points stand above the thirteen bits of the cards that they are for.  Whole slices at a time: the page waits
    # for these tables when it starts.
    table = [0] * (SUIT_MASK + 1)
    for low in reversed(range(13)):
        # The sets of cards whose lowest is this one, in order; those before it in a run of three or more lie apart.
        alone = ((min(low + 1, 10) if low else ace) << 13) + (1 << low)
        best = [rest + alone for rest in table[:: 2 << low]]
        # Runs of six and more are runs of three to five end to end.
        for length in range(3, min(5, 13 - low) + 1):
            all_but_one = 1 << (length - 1)
            within = slice(all_but_one - 1, None, all_but_one)
            best[within] = [
                rest if rest <= other | SUIT_MASK else other
                for other, rest in zip(best[within], table[:: 1 << (low + length)], strict=True)
            ]
        table[1 << low :: 2 << low] = best
    # Those that turn the corner are found from their ace, the lowest bit.
    for run in _arcs(aces, range(3, 6)):
        if run & 1 and run & run + 1:
            for held in range(1, SUIT_MASK + 1, 2):
                if held & run == run and table[held ^ run] <= table[held] | SUIT_MASK:
                    table[held] = table[held ^ run]
    least = [entry >> 13 for entry in table]
    return least, [entry & SUIT_MASK for entry in table], _throws(least)


def _throws(least: list[int]) -> list[int]:
    """Tabulate the best card to throw, packed as in ``_suit_tables``."""
    packed = [64 * points for points in least]
    throw = [_FAR] * len(least)
    for rank in range(13):
        bit = 1 << rank
        # With the card and without it: in few long slices, whether they are strides or blocks.
        pairs = (
            [(slice(bit + at, None, 2 * bit), slice(at, None, 2 * bit)) for at in range(bit)]
            if bit <= 64
            else [(slice(at, at + bit), slice(at - bit, at)) for at in range(bit, len(least), 2 * bit)]
        )
        for held, rest in pairs:
            throw[held] = [
                before if before <= left + rank else left + rank
                for before, left in zip(throw[held], packed[rest], strict=True)
            ]
    return [_FAR, *(entry - points for entry, points in zip(throw[1:], packed[1:], strict=True))]


@dataclass(frozen=True, slots=True, eq=False)
class Melding:
    """What melds and what is left over, as the rules have it: runs with aces, and the points of an ace.

    ``least`` and ``left`` say for the cards of one suit how few points its runs can leave and which cards those
    are; ``throw_*`` which card of the suit is best thrown.

    >>> from ginrummy.game.cards import parse_cards
    >>> len(LOW.melds), len(melding(Aces.HIGH_OR_LOW, 1).melds), len(melding(Aces.AROUND, 1).melds)
    (329, 369, 589)
    >>> deadwood(parse_cards(["Kc", "Ac", "2c"]), melding(Aces.AROUND, 15))
    0
    """

    aces: Aces
    ace_deadwood: int
    melds: dict[CardSet, Meld]
    melds_with: dict[CardSet, tuple[Meld, ...]]
    least: list[int]
    left: list[int]
    throw_club: list[int]
    throw_diamond: list[int]
    throw_heart: list[int]
    throw_spade: list[int]

    def points(self, card: Card) -> int:
        """Return what a card counts as deadwood.

        >>> melding(Aces.AROUND, 15).points(Card.parse("As"))
        15
        """
        return card.points if card.rank else self.ace_deadwood

    def points_of(self, mask: CardSet) -> int:
        """Add up what the cards of a set count as deadwood."""
        return sum(self.points(BY_INDEX[bit.bit_length() - 1]) for bit in bits_of(mask))


@cache
def melding(aces: Aces, ace_deadwood: int) -> Melding:
    """Return the tables for these aces; they are made once, when first asked for."""
    melds = {mask: _EVERY_MELD[mask] for mask in (*_sets(), *_runs(aces))}
    melds_with: dict[CardSet, list[Meld]] = {card.mask: [] for card in DECK}
    for meld in melds.values():
        for bit in bits_of(meld.mask):
            melds_with[bit].append(meld)
    least, left, throw = _suit_tables(aces, ace_deadwood)
    return Melding(
        aces=aces,
        ace_deadwood=ace_deadwood,
        melds=melds,
        melds_with={mask: tuple(found) for mask, found in melds_with.items()},
        least=least,
        left=left,
        throw_club=throw,
        throw_diamond=[entry + 16 for entry in throw],
        throw_heart=[entry + 32 for entry in throw],
        throw_spade=[entry + 48 for entry in throw],
    )


LOW: Melding = melding(Aces.LOW, 1)
"""The usual cards: aces low and worth one point."""

MELDS: dict[CardSet, Meld] = LOW.melds
"""All 329 melds with low aces by their cards: 65 sets and 264 runs."""


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


def deadwood(hand: CardSet, melding: Melding = LOW) -> int:
    """Return the least deadwood of exactly these cards, in points.

    >>> from ginrummy.game.cards import parse_cards
    >>> deadwood(parse_cards("2c 2d 2h 2s 3d 3s 4d 4s 5d 5s".split()))
    0
    """
    # Written out here and in best_discard: a call more would cost as much as all the look-ups.
    least = melding.least
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


def best_discard(hand: CardSet, melding: Melding = LOW) -> tuple[int, CardSet]:
    """Return the least deadwood that one discard can leave, and a card that leaves it.

    >>> from ginrummy.game.cards import parse_cards
    >>> left, card = best_discard(parse_cards("3c 4c 5c 7d 8d 9d Tc Td Th Ks 2h".split()))
    >>> left, [str(card) for card in cards_of(card)]
    (2, ['Ks'])
    """
    least = melding.least
    clubs, diamonds = melding.throw_club, melding.throw_diamond
    hearts, spades = melding.throw_heart, melding.throw_spade
    c = hand & 0x1FFF
    d = hand >> 16 & 0x1FFF
    h = hand >> 32 & 0x1FFF
    s = hand >> 48
    ranks = (c & d & (h | s)) | (h & s & (c | d))
    if not ranks:
        throw = min(clubs[c], diamonds[d], hearts[h], spades[s])
        return least[c] + least[d] + least[h] + least[s] + (throw >> 6), 1 << (throw & 63)
    # Packing the sum above the six bits of the card keeps this a plain minimum.
    if not (ranks & (ranks - 1) or c & d & h & s & ranks):
        throw = min(clubs[c], diamonds[d], hearts[h], spades[s])
        apart = 64 * (least[c] + least[d] + least[h] + least[s]) + throw
        rest = ~ranks
        c, d, h, s = c & rest, d & rest, h & rest, s & rest
        throw = min(clubs[c], diamonds[d], hearts[h], spades[s])
        laid = 64 * (least[c] + least[d] + least[h] + least[s]) + throw
        packed = laid if laid < apart else apart
        return packed >> 6, 1 << (packed & 63)
    packed = min(
        [
            64 * (least[w] + least[x] + least[y] + least[z])
            + min(clubs[w], diamonds[x], hearts[y], spades[z])
            for w, x, y, z in _without_sets(c, d, h, s, ranks)
        ]
    )
    return packed >> 6, 1 << (packed & 63)


def best_discards(hand: CardSet, taken: CardSet = 0, melding: Melding = LOW) -> tuple[int, CardSet]:
    """Return the least deadwood that one discard can leave, and every card that leaves it.

    ``taken`` is the card taken from the discard pile this turn, which may not be thrown.

    >>> from ginrummy.game.cards import parse_cards
    >>> hand = parse_cards("2c 2d 2h 2s 3d 3s 4d 4s 5d 5h 5s".split())
    >>> left, throws = best_discards(hand)
    >>> left, [str(card) for card in cards_of(throws)]
    (0, ['5h'])
    """
    best, throws = _NO_LIMIT, 0
    for bit in bits_of(hand & ~taken):
        left = deadwood(hand ^ bit, melding)
        if left < best:
            best, throws = left, bit
        elif left == best:
            throws |= bit
    return best, throws


def best_arrangement(hand: CardSet, melding: Melding = LOW) -> Arrangement:
    """Return an arrangement with the least deadwood; runs as long as they go.

    >>> from ginrummy.game.cards import parse_cards
    >>> best = best_arrangement(parse_cards("4s 5s 6s 7s Qs Qh Qd 6d 3d 2c".split()))
    >>> best.deadwood, [str(meld) for meld in best.melds]
    (11, ['4s5s6s7s', 'QdQhQs'])
    """
    c, d, h, s = hand & SUIT_MASK, hand >> 16 & SUIT_MASK, hand >> 32 & SUIT_MASK, hand >> 48
    ranks = (c & d & (h | s)) | (h & s & (c | d))
    least, kept = melding.least, melding.left
    w, x, y, z = min(
        _without_sets(c, d, h, s, ranks),
        key=lambda suits: sum(least[held] for held in suits),
    )
    in_suits = w | x << 16 | y << 32 | z << 48
    left = kept[w] | kept[x] << 16 | kept[y] << 32 | kept[z] << 48
    melds = [*_runs_of(in_suits ^ left, melding), *_sets_of(hand ^ in_suits)]
    return Arrangement(tuple(melds), left, melding.points_of(left))


def _runs_of(mask: CardSet, melding: Melding) -> Iterator[Meld]:
    """Split cards that all lie in runs into as few runs as they make, suit by suit."""
    for suit in Suit:
        held = mask >> (16 * suit) & SUIT_MASK
        for run in _fewest_runs(held, melding.aces):
            yield melding.melds[run << (16 * suit)]


@cache
def _fewest_runs(held: int, aces: Aces) -> tuple[int, ...]:
    if not held:
        return ()
    low = held & -held
    ways = [
        (run, *_fewest_runs(held ^ run, aces))
        for run in _runs_by_low(aces)[low]
        if run & held == run and _splits(held ^ run, aces)
    ]
    return min(ways, key=len)


@cache
def _splits(held: int, aces: Aces) -> bool:
    """Whether cards of one suit can all lie in runs at once."""
    low = held & -held
    return not held or any(run & held == run and _splits(held ^ run, aces) for run in _runs_by_low(aces)[low])


@cache
def _runs_by_low(aces: Aces) -> dict[int, tuple[int, ...]]:
    runs = _arcs(aces, range(3, 14))
    return {1 << at: tuple(bits for bits in runs if bits & -bits == 1 << at) for at in range(13)}


def _sets_of(mask: CardSet) -> Iterator[Meld]:
    for rank in Rank:
        same = mask & (0x1000100010001 << rank)
        if same:
            yield MELDS[same]


def arrangements(hand: CardSet, limit: int = _NO_LIMIT, melding: Melding = LOW) -> Iterator[Arrangement]:
    """Yield every arrangement whose left-over cards count ``limit`` or less, once each.

    Melds are given in the order of their lowest card, so equal arrangements look equal.

    >>> from ginrummy.game.cards import parse_cards
    >>> hand = parse_cards("Ac 2c 3c 4c".split())
    >>> [" ".join(str(meld) for meld in way.melds) for way in arrangements(hand, 4)]
    ['Ac2c3c', 'Ac2c3c4c', '2c3c4c']
    """
    within = [meld for meld in melding.melds.values() if meld.mask & hand == meld.mask]
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
        yield from lay(rest ^ low, left | low, points + melding.points_of(low), melds)

    return lay(hand, 0, 0, ())
