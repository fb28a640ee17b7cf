"""Luck apart from skill: what the deal brought, split into the hands dealt, the cards drawn and the play.

* ``start``: what the two hands dealt and the card turned are worth, by playing them out with the stock in random
  orders.  An average deal is worth nothing to either seat (the first move is worth about a point).
* ``draws``: for each card drawn from the stock by either seat, what the hand was worth with it, as the fitted tables of
  the strongest opponents see it, less what it was worth on average over all cards that might have come.
* ``skill``: the other seat's losses less one's own, as the review found them.

The three add up to the points of the deal roughly.  What is missing is the luck of cards that nobody could see (a knock
that met a better hand than expected, a card thrown that happened to fit) and the faults of the three.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt
from random import Random

from ginrummy.coach.history import Moment
from ginrummy.coach.playout import FIRST_OFFER, THROW_ONLY, play_out, tables_of
from ginrummy.coach.priors import GIN_EDGE
from ginrummy.game.actions import DrawStock
from ginrummy.game.deal import Deal
from ginrummy.game.match import Match
from ginrummy.game.melds import best_discards
from ginrummy.game.options import Phase
from ginrummy.game.view import View
from ginrummy.players.evaluator import evaluator, game_of

START_PLAYOUTS = 600
"""Orders of the stock in which a start is played out: an error of about two and a half points."""

DRAW_SLOPE = 1.3
"""Points of the deal for one point of the tables, fitted to playouts with the real hands: off by some seven points for
one draw, one standard deviation."""

REST_SD = 21.5
"""How far the three parts together are from the points of a deal, one standard deviation, measured."""


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


def draws_luck(moments: Sequence[Moment], seat: int) -> Iterator[float]:
    """Yield for each card drawn from the stock what it changed for a seat, in points; moments in their order."""
    for (match, action), (after, _) in pairwise(moments):
        if isinstance(action, DrawStock):
            change = _draw_luck(match, after)
            yield change if match.deal.turn == seat else -change


def _draw_luck(before: Match, after: Match) -> float:
    """What the card drawn is worth over the average of those that might have come, to the seat that drew."""
    mover, drawn = before.deal.turn, after.deal.drawn
    assert mover is not None
    assert drawn is not None
    view = View.of(after.deal, mover, after.sheet)
    ten = view.hand ^ drawn.mask
    might = (drawn, *after.deal.stock)
    worths = [_worth(replace(view, hand=ten | card.mask, drawn=card)) for card in might]
    return DRAW_SLOPE * (worths[0] - sum(worths) / len(worths))


def _worth(view: View) -> float:
    """What eleven cards are worth to their owner, in points, but for what all hands of that moment share."""
    best = evaluator(game_of(view)).rate(view)[0].points
    return best + GIN_EDGE * (best_discards(view.hand, 0, view.rules.melding)[0] == 0)
