"""Layoffs: what fits on a spread, and the defender's best melds and layoffs chosen together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from ginrummy.game.cards import Card, CardSet, bits_of, cards_of, points_of
from ginrummy.game.melds import MELDS, Arrangement, Meld, arrangements, best_arrangement, deadwood

Spread = tuple[Meld, ...]
"""The melds the knocker laid down, grown by what was laid off on them."""


class BestLayoffs(NamedTuple):
    """The defender's best joint choice: layoffs in a legal order, and his own arrangement after them."""

    layoffs: tuple[tuple[Card, int], ...]
    own: Arrangement

    @property
    def deadwood(self) -> int:
        """What the defender is left with, in points."""
        return self.own.deadwood


def fitting(meld: Meld) -> CardSet:
    """Return the cards that may be laid off on a meld as it lies now.

    >>> [str(card) for card in cards_of(fitting(Meld.parse("5c6c7c")))]
    ['4c', '8c']
    >>> [str(card) for card in cards_of(fitting(Meld.parse("9c9d9h")))]
    ['9s']
    """
    if meld.kind == "set":
        low = (meld.mask & -meld.mask).bit_length() - 1
        return (0x1000100010001 << low % 16) & ~meld.mask
    return (_card_below(meld.mask) | _card_above(meld.mask)) & ~meld.mask


def laid_on(meld: Meld, card: Card) -> Meld | None:
    """Return the meld grown by the card, or None where the card does not fit.

    >>> str(laid_on(Meld.parse("5c6c7c"), Card.parse("8c")))
    '5c6c7c8c'
    >>> laid_on(Meld.parse("5c6c7c"), Card.parse("9c")) is None
    True
    """
    return MELDS[meld.mask | card.mask] if fitting(meld) & card.mask else None


def best_layoffs(hand: CardSet, spread: Sequence[Meld]) -> BestLayoffs:
    """Choose the defender's melds and layoffs together so that the least deadwood is left.

    He may break a meld of his own to lay off more; layoffs chain on both ends of a run.  Among equal choices
    the one with the fewest layoffs is taken.

    >>> from ginrummy.game.cards import parse_cards
    >>> spread = [Meld.parse("7d8d9d"), Meld.parse("TcTdThTs")]
    >>> best = best_layoffs(parse_cards("6h 6s 9c 8c Js 5d 3s 7h 6c 6d".split()), spread)
    >>> best.deadwood, [(str(card), meld) for card, meld in best.layoffs]
    (37, [('6d', 0), ('5d', 0)])
    """
    choices = [list(_layable(hand, meld)) for meld in spread]
    best: tuple[int, int] | None = None
    chosen: tuple[tuple[Card, ...], ...] = ()
    rest = hand
    for combination in product(*choices):
        laid = 0
        for cards in combination:
            mask = sum(card.mask for card in cards)
            if laid & mask:
                break
            laid |= mask
        else:
            rank = (deadwood(hand ^ laid), laid.bit_count())
            if best is None or rank < best:
                best, chosen, rest = rank, combination, hand ^ laid
    order = tuple((card, index) for index, cards in enumerate(chosen) for card in cards)
    return BestLayoffs(order, best_arrangement(rest))


def _layable(hand: CardSet, meld: Meld) -> Iterator[tuple[Card, ...]]:
    """Yield every group of cards the hand can lay off on one meld, in an order that is legal."""
    if meld.kind == "set":
        yield ()
        for bit in bits_of(fitting(meld) & hand):
            yield cards_of(bit)
        return
    lower: list[Card] = []
    upper: list[Card] = []
    mask = meld.mask
    while step := _card_below(mask) & hand:
        lower.append(*cards_of(step))
        mask |= step
    mask = meld.mask
    while step := _card_above(mask) & hand:
        upper.append(*cards_of(step))
        mask |= step
    for below in range(len(lower) + 1):
        for above in range(len(upper) + 1):
            yield (*lower[:below], *upper[:above])


def _card_below(run: CardSet) -> CardSet:
    """The card under a run's low end, as a set; none under an ace."""
    low = run & -run
    return low >> 1 if (low.bit_length() - 1) % 16 else 0


def _card_above(run: CardSet) -> CardSet:
    """The card over a run's high end, as a set; none over a king."""
    top = run.bit_length() - 1
    return 1 << (top + 1) if top % 16 < 12 else 0


def layoff_points(spread: Sequence[Meld], unseen: CardSet) -> int:
    """Count the points that cards of ``unseen`` could lay off on a spread, chains included.

    The measure of what a spread gives away: the lower the better for the knocker.

    >>> from ginrummy.game.cards import parse_cards
    >>> layoff_points([Meld.parse("5c6c7c")], parse_cards(["8c", "9c", "Jc", "3c"]))
    17
    """
    open_cards = 0
    for meld in spread:
        grown = meld.mask
        while fits := fitting(Meld(grown, meld.kind)) & unseen & ~grown:
            grown |= fits
        open_cards |= grown ^ meld.mask
    return points_of(open_cards)


def hardest_spread(hand: CardSet, limit: int, unseen: CardSet) -> Arrangement | None:
    """Propose the spread of a hand: the least deadwood, then the fewest points that could be laid off on it.

    ``limit`` is the most deadwood the knock allows; ``unseen`` the cards the defender might hold.  Returns
    None where no spread is within the limit.

    >>> from ginrummy.game.cards import ALL_CARDS, parse_cards
    >>> hand = parse_cards("9c 9d 9s 9h 5h 6h 7h 8h Ac 2d".split())
    >>> way = hardest_spread(hand, 10, ALL_CARDS ^ hand)
    >>> way.deadwood, [str(meld) for meld in way.melds]
    (3, ['9c9d9h9s', '5h6h7h8h'])
    """
    least = deadwood(hand)
    if least > limit:
        return None
    return min(
        arrangements(hand, least),
        key=lambda way: (layoff_points(way.melds, unseen), len(way.melds)),
    )
