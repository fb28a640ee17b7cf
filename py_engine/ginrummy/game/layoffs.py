"""Layoffs: what fits on a spread, and the defender's best melds and layoffs chosen together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, product
from typing import NamedTuple

from ginrummy.game.cards import Card, CardSet, Rank, cards_of
from ginrummy.game.melds import LOW, Arrangement, Meld, Melding, arrangements, best_arrangement, deadwood

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


def fitting(meld: Meld, melding: Melding = LOW) -> CardSet:
    """Return the cards that may be laid off on a meld as it lies now.

    >>> [str(card) for card in cards_of(fitting(Meld.parse("5c6c7c")))]
    ['4c', '8c']
    >>> [str(card) for card in cards_of(fitting(Meld.parse("9c9d9h")))]
    ['9s']
    """
    if meld.kind == "set":
        low = (meld.mask & -meld.mask).bit_length() - 1
        return (0x1000100010001 << low % 16) & ~meld.mask
    ends = meld.cards[0], meld.cards[-1]
    next_to = (
        Card(ends[0].suit, Rank((ends[0].rank - 1) % 13)),
        Card(ends[1].suit, Rank((ends[1].rank + 1) % 13)),
    )
    fits = 0
    for card in next_to:
        if not meld.mask & card.mask and meld.mask | card.mask in melding.melds:
            fits |= card.mask
    return fits


def laid_on(meld: Meld, card: Card, melding: Melding = LOW) -> Meld | None:
    """Return the meld grown by the card, or None where the card does not fit.

    >>> str(laid_on(Meld.parse("5c6c7c"), Card.parse("8c")))
    '5c6c7c8c'
    >>> laid_on(Meld.parse("5c6c7c"), Card.parse("9c")) is None
    True
    """
    return melding.melds[meld.mask | card.mask] if fitting(meld, melding) & card.mask else None


def best_layoffs(hand: CardSet, spread: Sequence[Meld], melding: Melding = LOW) -> BestLayoffs:
    """Choose the defender's melds and layoffs together so that the least deadwood is left.

    He may break a meld of his own to lay off more; layoffs chain on both ends of a run.  Among equal choices
    the one with the fewest layoffs is taken.

    >>> from ginrummy.game.cards import parse_cards
    >>> spread = [Meld.parse("7d8d9d"), Meld.parse("TcTdThTs")]
    >>> best = best_layoffs(parse_cards("6h 6s 9c 8c Js 5d 3s 7h 6c 6d".split()), spread)
    >>> best.deadwood, [(str(card), meld) for card, meld in best.layoffs]
    (37, [('6d', 0), ('5d', 0)])
    """
    ways = product(*(_layable(hand, meld, melding) for meld in spread))
    apart = [(way, laid) for way in ways if (laid := _laid(way)) is not None]
    chosen, laid = min(apart, key=lambda way: (deadwood(hand ^ way[1], melding), way[1].bit_count()))
    order = tuple((card, index) for index, cards in enumerate(chosen) for card in cards)
    return BestLayoffs(order, best_arrangement(hand ^ laid, melding))


def _laid(groups: Iterable[Sequence[Card]]) -> CardSet | None:
    """Collect groups of cards; None where two of them want the same card."""
    laid = 0
    for card in chain.from_iterable(groups):
        if laid & card.mask:
            return None
        laid |= card.mask
    return laid


def _layable(hand: CardSet, meld: Meld, melding: Melding) -> list[tuple[Card, ...]]:
    """List every group of cards the hand can lay off on one meld, each in an order that is legal."""
    ways: dict[CardSet, tuple[Card, ...]] = {meld.mask: ()}
    grown = [meld]
    for now in grown:
        for card in cards_of(fitting(now, melding) & hand):
            after = melding.melds[now.mask | card.mask]
            if after.mask not in ways:
                ways[after.mask] = (*ways[now.mask], card)
                grown.append(after)
    return list(ways.values())


def layoff_points(spread: Sequence[Meld], unseen: CardSet, melding: Melding = LOW) -> int:
    """Count the points that cards of ``unseen`` could lay off on a spread, chains included.

    The measure of what a spread gives away: the lower the better for the knocker.

    >>> from ginrummy.game.cards import parse_cards
    >>> layoff_points([Meld.parse("5c6c7c")], parse_cards(["8c", "9c", "Jc", "3c"]))
    17
    """
    open_cards = 0
    for meld in spread:
        grown = meld
        while fits := fitting(grown, melding) & unseen:
            grown = melding.melds[grown.mask | fits & -fits]
        open_cards |= grown.mask ^ meld.mask
    return melding.points_of(open_cards)


def hardest_spread(hand: CardSet, limit: int, unseen: CardSet, melding: Melding = LOW) -> Arrangement | None:
    """Propose the spread of a hand: the least deadwood, then the fewest points that could be laid off on it.

    ``limit`` is the most deadwood the knock allows; ``unseen`` the cards the defender might hold.  Returns
    None where no spread is within the limit.

    >>> from ginrummy.game.cards import ALL_CARDS, parse_cards
    >>> hand = parse_cards("9c 9d 9s 9h 5h 6h 7h 8h Ac 2d".split())
    >>> way = hardest_spread(hand, 10, ALL_CARDS ^ hand)
    >>> way.deadwood, [str(meld) for meld in way.melds]
    (3, ['9c9d9h9s', '5h6h7h8h'])
    """
    least = deadwood(hand, melding)
    if least > limit:
        return None
    return min(
        arrangements(hand, least, melding),
        key=lambda way: (layoff_points(way.melds, unseen, melding), len(way.melds)),
    )
