"""Which acts are open to the seat to act, from what that seat itself can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from ginrummy.game.actions import (
    Action,
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
from ginrummy.game.melds import Meld, arrangements, deadwood
from ginrummy.game.rules import Rules


class Phase(StrEnum):
    """What the seat to act decides."""

    UPCARD = "upcard"
    """Whether to take the upcard."""
    DRAW = "draw"
    """Stock or discard pile."""
    DISCARD = "discard"
    """Which card to throw, and whether to knock with it."""
    LAYOFF = "layoff"
    """What the defender lays off on the spread."""
    OVER = "over"
    """Nothing: the deal has ended."""


def legal_actions(
    phase: Phase, rules: Rules, hand: CardSet, taken: Card | None, pile_closed: bool, spread: Sequence[Meld]
) -> tuple[Action, ...]:
    """Return every legal act of the seat to act; none when the deal is over.

    ``taken`` is the card taken from the discard pile this turn; ``pile_closed`` says that both passed the
    upcard.

    >>> [str(action) for action in legal_actions(Phase.DRAW, Rules(), 0, None, False, ())]
    ['s', 't']
    """
    match phase:
        case Phase.UPCARD:
            return (TakeUpcard(), Pass())
        case Phase.DRAW:
            return (DrawStock(),) if pile_closed else (DrawStock(), TakeDiscard())
        case Phase.DISCARD:
            throws = tuple(cards_of(hand & ~(taken.mask if taken else 0)))
            return (*(Discard(card) for card in throws), *knocks(hand, throws, rules.most_deadwood))
        case Phase.LAYOFF:
            return (*layoffs(hand, spread), Done())
        case Phase.OVER:
            return ()


def knocks(hand: CardSet, throws: Sequence[Card], limit: int) -> Iterator[Knock]:
    """Yield every knock: each card that may be thrown with each spread that leaves ``limit`` or less.

    >>> from ginrummy.game.cards import parse_cards
    >>> hand = parse_cards("Ac 2c 3c 7d 8d 9d 4h Th Td Ts Kh".split())
    >>> [str(knock) for knock in knocks(hand, [Card.parse("Kh")], 4)]
    ['kKh:Ac2c3c/7d8d9d/TdThTs']
    """
    for card in throws:
        kept = hand ^ card.mask
        if deadwood(kept) <= limit:
            for way in arrangements(kept, limit):
                yield Knock(card, way.melds)


def layoffs(hand: CardSet, spread: Sequence[Meld]) -> Iterator[LayOff]:
    """Yield every single layoff that fits the spread as it lies now.

    >>> from ginrummy.game.cards import parse_cards
    >>> [str(act) for act in layoffs(parse_cards(["8c", "9c"]), [Meld.parse("5c6c7c")])]
    ['l8c0']
    """
    for index, meld in enumerate(spread):
        for bit in bits_of(fitting(meld) & hand):
            yield LayOff(BY_INDEX[bit.bit_length() - 1], index)
