"""Which acts are open to the seat to act, from what that seat itself can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from ginrummy.game.actions import (
    Action,
    BigGin,
    Discard,
    Done,
    DrawStock,
    Knock,
    LayOff,
    Pass,
    TakeDiscard,
    TakeUpcard,
)
from ginrummy.game.cards import BY_INDEX, Card, CardSet, bits_of, cards_of
from ginrummy.game.layoffs import fitting
from ginrummy.game.melds import LOW, Meld, Melding, arrangements, deadwood
from ginrummy.game.rules import Rules


class Phase(StrEnum):
    """What the seat to act decides."""

    UPCARD = "upcard"
    """Whether to take the upcard."""
    DRAW = "draw"
    """Stock or discard pile."""
    DISCARD = "discard"
    """Which card to throw, and whether to knock with it."""
    LAST_DISCARD = "last_discard"
    """Whether to take the last discard to end the deal with it, or to leave the deal dead."""
    LAYOFF = "layoff"
    """What the defender lays off on the spread."""
    OVER = "over"
    """Nothing: the deal has ended."""


class Throwing(StrEnum):
    """What a turn may end with."""

    FREE = "free"
    """A discard, with a knock where the hand allows one."""
    NO_KNOCK = "no_knock"
    """A plain discard: the first act of eleven cards."""
    MUST_END = "must_end"
    """A knock or gin: the last discard was taken for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """All that the legal acts of a seat depend on.

    ``taken``: the card taken from the discard pile this turn.  ``top``: the top discard.  ``pile_closed``: both
    passed the upcard.  ``limit``: the most deadwood to end the deal with.
    """

    phase: Phase
    rules: Rules
    limit: int
    hand: CardSet
    taken: Card | None = None
    top: Card | None = None
    pile_closed: bool = False
    throwing: Throwing = Throwing.FREE
    spread: tuple[Meld, ...] = ()

    def legal_actions(self) -> tuple[Action, ...]:
        """Return every legal act; none when the deal is over.

        >>> now = Situation(phase=Phase.DRAW, rules=Rules(), limit=10, hand=0)
        >>> [str(action) for action in now.legal_actions()]
        ['s', 't']
        """
        match self.phase:
            case Phase.UPCARD:
                return (TakeUpcard(), Pass())
            case Phase.DRAW:
                return (DrawStock(),) if self.pile_closed else (DrawStock(), TakeDiscard())
            case Phase.DISCARD:
                return tuple(self._ends_of_turn())
            case Phase.LAST_DISCARD:
                return (TakeDiscard(), Pass()) if self.may_take_last else (Pass(),)
            case Phase.LAYOFF:
                return (*layoffs(self.hand, self.spread, self.rules.melding), Done())
            case Phase.OVER:
                return ()

    @property
    def big_gin(self) -> bool:
        """Whether eleven cards are melded and the rules let them be declared."""
        if not self.rules.big_gin_bonus or self.throwing is Throwing.NO_KNOCK:
            return False
        return self.hand.bit_count() > 10 and deadwood(self.hand, self.rules.melding) == 0

    @property
    def may_take_last(self) -> bool:
        """Whether a knock or gin follows from taking the last discard."""
        if self.top is None:
            return False
        melding, held = self.rules.melding, self.hand | self.top.mask
        # Eleven cards that all meld hold a meld of four or more, so big gin never comes without plain gin.
        return any(deadwood(held ^ bit, melding) <= self.limit for bit in bits_of(self.hand))

    def _ends_of_turn(self) -> Iterator[Action]:
        throws = tuple(cards_of(self.hand & ~(self.taken.mask if self.taken else 0)))
        if self.throwing is not Throwing.MUST_END:
            yield from (Discard(card) for card in throws)
        if self.throwing is not Throwing.NO_KNOCK:
            yield from knocks(self.hand, throws, self.limit, self.rules.melding)
        if self.big_gin:
            yield BigGin()


def knocks(hand: CardSet, throws: Sequence[Card], limit: int, melding: Melding = LOW) -> Iterator[Knock]:
    """Yield every knock: each card that may be thrown with each spread that leaves ``limit`` or less.

    >>> from ginrummy.game.cards import parse_cards
    >>> hand = parse_cards("Ac 2c 3c 7d 8d 9d 4h Th Td Ts Kh".split())
    >>> [str(knock) for knock in knocks(hand, [Card.parse("Kh")], 4)]
    ['kKh:Ac2c3c/7d8d9d/TdThTs']
    """
    for card in throws:
        kept = hand ^ card.mask
        if deadwood(kept, melding) <= limit:
            for way in arrangements(kept, limit, melding):
                yield Knock(card, way.melds)


def layoffs(hand: CardSet, spread: Sequence[Meld], melding: Melding = LOW) -> Iterator[LayOff]:
    """Yield every single layoff that fits the spread as it lies now.

    >>> from ginrummy.game.cards import parse_cards
    >>> [str(act) for act in layoffs(parse_cards(["8c", "9c"]), [Meld.parse("5c6c7c")])]
    ['l8c0']
    """
    for index, meld in enumerate(spread):
        for bit in bits_of(fitting(meld, melding) & hand):
            yield LayOff(BY_INDEX[bit.bit_length() - 1], index)
