"""Cards as a record writes them: known ones by name, each unknown one as ``??``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ginrummy.game.cards import Card, CardSet, card_set, cards_of

UNKNOWN = "??"

Cards = tuple[Card | None, ...]
"""Cards in an order; None is an unknown one."""


def parse_cards(text: str) -> Cards:
    """Read cards run together or apart.

    Raises CodedError ``bad_card`` or, where one is there twice, ``duplicate_card``.

    >>> [str(card) for card in parse_cards("9c ??As")]
    ['9c', 'None', 'As']
    """
    packed = "".join(text.split())
    pairs = (packed[at : at + 2] for at in range(0, len(packed), 2))
    cards = tuple(None if pair == UNKNOWN else Card.parse(pair) for pair in pairs)
    card_set(card for card in cards if card)
    return cards


def write_cards(cards: Iterable[Card | None], between: str = " ") -> str:
    """Write cards in their order; the inverse of :func:`parse_cards`.

    >>> write_cards(parse_cards("9c??As"))
    '9c ?? As'
    """
    return between.join(str(card) if card else UNKNOWN for card in cards)


class Held(NamedTuple):
    """A hand of which some cards may be unknown."""

    known: CardSet
    unknown: int = 0

    @classmethod
    def parse(cls, text: str) -> Held:
        """Read a hand in any order; raises as :func:`parse_cards` does.

        >>> Held.parse("3c Ac ??") == Held(5, 1)
        True
        """
        return cls.of(parse_cards(text))

    @classmethod
    def of(cls, cards: Cards) -> Held:
        """Collect cards into a hand; raises CodedError ``duplicate_card``."""
        return cls(card_set(card for card in cards if card), cards.count(None))

    @property
    def cards(self) -> Cards:
        """The cards by suit and rank, then the unknown ones."""
        return (*cards_of(self.known), *(None,) * self.unknown)

    @property
    def size(self) -> int:
        """How many cards there are."""
        return self.known.bit_count() + self.unknown

    def __str__(self) -> str:
        """Write the cards apart, by suit and rank, unknown ones last."""
        return write_cards(self.cards)
