"""Luck apart from skill: what the deal brought, split into the hands dealt, the cards drawn and the play.

* ``start``: what the two hands dealt and the card turned are worth, by playing them out with the stock in random
  orders.  An average deal is worth nothing to either seat (the first move is worth about a point).
* ``draws``: for each card drawn from the stock by either seat, what the hand is worth with it less what it was worth
  on average over the cards that might have come.  A hand's worth is a weighted sum fitted to playouts, so there is no
  noise in it but a fault of some points in a whole deal.
* ``skill``: the other seat's losses less one's own, as the review found them.

The three add up to the points of the deal roughly: what is missing is the luck of cards that nobody could see, a knock
that met a better hand than expected, and the faults of the three.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from random import Random

from ginrummy.coach.playout import (
    FIRST_OFFER,
    PLACES,
    THROW_ONLY,
    Tables,
    arrange,
    play_out,
    tables_of,
    thrown,
)
from ginrummy.game.cards import CardSet, bits_of
from ginrummy.game.deal import Deal
from ginrummy.game.options import Phase

START_PLAYOUTS = 600
"""Orders of the stock in which a start is played out: an error of about two and a half points."""


@dataclass(frozen=True, slots=True)
class Luck:
    """Where the points of a deal came from, for one seat; ``error``: half of a 95 % interval of the sum."""

    start: float
    draws: float
    skill: float
    points: int
    error: float

    @property
    def sum(self) -> float:
        """What the three parts come to."""
        return self.start + self.draws + self.skill


def start_luck(deal: Deal, seat: int, rng: Random) -> tuple[float, float]:
    """Value a deal just dealt for a seat, and half of the width of the 95 % interval, in points."""
    tables = tables_of(deal.rules, deal.limit, deal.rules.doubles(deal.upcard))
    mover = 1 - deal.dealer
    start = THROW_ONLY if deal.phase is Phase.DISCARD else FIRST_OFFER
    stock, pile = [card.mask for card in deal.stock], tuple(card.mask for card in deal.pile)
    found = []
    for _ in range(START_PLAYOUTS):
        rng.shuffle(stock)
        found.append(
            play_out(start, deal.hands[mover], deal.hands[deal.dealer], stock, 0, pile, 0, 0, tables)
        )
    mean = sum(found) / len(found)
    scatter = sum((one - mean) ** 2 for one in found) / (len(found) - 1)
    return (mean if mover == seat else -mean), 1.96 * sqrt(scatter / len(found))


def draws_luck(deals: Sequence[Deal], seat: int) -> float:
    """Add up what the cards drawn from the stock changed for a seat; ``deals``: every moment in its order."""
    total = 0.0
    for before, after in pairwise(deals):
        drawn = len(after.stock) < len(before.stock) or after.reshuffles > before.reshuffles
        if not drawn or before.turn is None:
            continue
        change = _draw_luck(before, after)
        total += change if before.turn == seat else -change
    return total


def _draw_luck(before: Deal, after: Deal) -> float:
    """What the card drawn is worth over the average of those that might have come."""
    mover = before.turn
    assert mover is not None
    assert after.drawn is not None
    might = sum(card.mask for card in after.stock) | after.drawn.mask
    tables = tables_of(before.rules, before.limit, before.rules.doubles(before.upcard))
    hand = before.hands[mover]
    worths = {bit: _worth(hand | bit, tables) for bit in bits_of(might)}
    return worths[after.drawn.mask] - sum(worths.values()) / len(worths)


def _worth(held: CardSet, tables: Tables) -> float:
    """What eleven cards are worth to their owner, in points."""
    deadwood, over, _ = arrange(held, tables.least, tables.left)
    throw = thrown(over, 0, tables.points, tables.near)
    return -0.8 * (deadwood - tables.points[throw % PLACES])
