"""Cards, and sets of cards as integers.

A :data:`CardSet` is an ``int`` with 16 bits per suit, clubs lowest; bit ``16 * suit + rank`` is the card
with that suit and rank.  Thirteen of the sixteen are used, so a run never crosses from one suit into the
next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum

from ginrummy.game.errors import CodedError

RANK_LETTERS = "A23456789TJQK"
SUIT_LETTERS = "cdhs"

CardSet = int
"""A set of cards: see the module's text."""


class Suit(IntEnum):
    """The four suits, in the order of the bits."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class Rank(IntEnum):
    """The thirteen ranks; the ace is low."""

    ACE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    TEN = 9
    JACK = 10
    QUEEN = 11
    KING = 12


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One of the 52 cards.

    >>> Card.parse("Td").points, str(Card.parse("as"))
    (10, 'As')
    """

    suit: Suit
    rank: Rank

    @classmethod
    def parse(cls, text: object) -> Card:
        """Read a card: rank then suit, ``"As"``, ``"Td"``; upper or lower case.

        Raises CodedError ``bad_card`` for anything else.
        """
        card = _BY_TEXT.get(text) if isinstance(text, str) else None
        if card is None:
            raise CodedError("bad_card", text=str(text)[:20])
        return card

    def __str__(self) -> str:
        """Write the card as ``"As"``."""
        return RANK_LETTERS[self.rank] + SUIT_LETTERS[self.suit]

    @property
    def index(self) -> int:
        """The number of the card's bit, 0 to 60."""
        return 16 * self.suit + self.rank

    @property
    def mask(self) -> CardSet:
        """The set of just this card."""
        return 1 << (16 * self.suit + self.rank)

    @property
    def points(self) -> int:
        """What the card counts, 1 to 10: ace 1, court cards 10; rules may have it that an ace left over counts more."""
        return min(self.rank + 1, 10)


DECK: tuple[Card, ...] = tuple(Card(s, r) for s in Suit for r in Rank)
"""All 52 cards, clubs to spades, ace to king."""

ALL_CARDS: CardSet = sum(card.mask for card in DECK)
"""The set of all 52 cards."""

BY_INDEX: dict[int, Card] = {card.index: card for card in DECK}
"""The card of each used bit."""

_BY_TEXT = {
    spelling: card
    for card in DECK
    for rank in {str(card)[0], str(card)[0].lower()}
    for spelling in (rank + str(card)[1], rank + str(card)[1].upper())
}


def card_set(cards: Iterable[Card]) -> CardSet:
    """Collect cards into a set.

    Raises CodedError ``duplicate_card`` where one appears twice.

    >>> card_set([Card.parse("Ac"), Card.parse("3c")])
    5
    """
    mask = 0
    for card in cards:
        if mask & card.mask:
            raise CodedError("duplicate_card", card=str(card))
        mask |= card.mask
    return mask


def cards_of(mask: CardSet) -> tuple[Card, ...]:
    """List the cards of a set, by suit and rank.

    >>> [str(card) for card in cards_of(5)]
    ['Ac', '3c']
    """
    return tuple(BY_INDEX[bit.bit_length() - 1] for bit in bits_of(mask))


def bits_of(mask: CardSet) -> Iterator[CardSet]:
    """Yield the one-card sets of a set, lowest first.

    >>> list(bits_of(5))
    [1, 4]
    """
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def parse_cards(texts: Iterable[str]) -> CardSet:
    """Read a set of cards from their texts.

    Raises CodedError ``bad_card`` or ``duplicate_card``.

    >>> parse_cards(["Ac", "3C"])
    5
    """
    return card_set(Card.parse(text) for text in texts)
