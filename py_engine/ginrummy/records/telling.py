"""A deal that was played in the engine, told in a record's words."""

from __future__ import annotations

from collections.abc import Iterator

from ginrummy.game.cards import Card, CardSet
from ginrummy.game.deal import Deal
from ginrummy.game.events import (
    Discarded,
    Drew,
    Knocked,
    LaidOff,
    LayoffsFinished,
    Passed,
    Reshuffled,
    Took,
    WentBigGin,
)
from ginrummy.game.layoffs import laid_on
from ginrummy.game.melds import Meld
from ginrummy.records.decisions import Decision, Verb

Stock = tuple[Card, ...]


def hands_dealt(deal: Deal) -> tuple[CardSet, CardSet]:
    """Return both hands as they were dealt, by taking back what happened since.

    >>> from ginrummy.game.rules import Rules
    >>> deal = Deal.start(Rules(), 1, "a seed")
    >>> hands_dealt(deal) == deal.hands
    True
    """
    hands = list(deal.hands)
    for event in reversed(deal.events):
        match event:
            case Took(seat, card, _) | Drew(seat, Card() as card):
                hands[seat] &= ~card.mask
            case Discarded(seat, card) | LaidOff(seat, card, _) | Knocked(seat, card, _, _):
                hands[seat] |= card.mask
    return hands[0], hands[1]


def stocks_drawn(deal: Deal) -> list[Stock]:
    """Return the first stock and every reshuffled one, each from its top.

    >>> from ginrummy.game.rules import Rules
    >>> [len(stock) for stock in stocks_drawn(Deal.start(Rules(), 1, "a seed"))]
    [31]
    """
    stocks: list[list[Card]] = [[]]
    for event in deal.events:
        match event:
            case Drew(_, Card() as card):
                stocks[-1].append(card)
            case Reshuffled():
                stocks.append([])
    stocks[-1] += deal.stock
    return [tuple(stock) for stock in stocks]


def decisions_of(deal: Deal) -> Iterator[Decision]:
    """Yield what the sides did, and at the end what the defender shows.

    >>> from ginrummy.game.actions import Pass
    >>> from ginrummy.game.rules import Rules
    >>> [str(decision) for decision in decisions_of(Deal.start(Rules(), 1, "a seed").apply(Pass())[0])]
    ['A passes']
    """
    spread: list[Meld] = []
    for event in deal.events:
        match event:
            case Passed(seat):
                yield Decision(seat, Verb.PASSES)
            case Took(seat, card, _):
                yield Decision(seat, Verb.TAKES, card)
            case Drew(seat, card):
                yield Decision(seat, Verb.DRAWS, card)
            case Discarded(seat, card):
                yield Decision(seat, Verb.DISCARDS, card)
            case Knocked(seat, card, melds, deadwood):
                spread = list(melds)
                left = deal.laid.left if deal.laid else 0
                yield Decision(seat, Verb.KNOCKS if deadwood else Verb.GIN, card, melds, left)
            case WentBigGin(seat, melds):
                yield Decision(seat, Verb.BIG_GIN, None, melds)
            case LaidOff(seat, card, at):
                yield Decision(seat, Verb.LAYS_OFF, card, (spread[at],))
                spread[at] = laid_on(spread[at], card, deal.rules.melding) or spread[at]
            case LayoffsFinished(seat):
                yield Decision(seat, Verb.DONE)
    if deal.laid and deal.result:
        defender = 1 - deal.laid.seat
        yield Decision(defender, Verb.SHOWS, left=deal.hands[defender])
