"""What each act of a decision is worth at first sight, in points, before anything is played out.

The values are those of the fitted tables that the strongest opponents play by; only differences within one decision
mean anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ginrummy.game.actions import Action, BigGin, Discard, Knock, TakeDiscard, TakeUpcard
from ginrummy.game.melds import best_discards, deadwood
from ginrummy.game.options import Phase
from ginrummy.game.view import View
from ginrummy.players.evaluator import evaluator, game_of

BEYOND = 0.5
"""Points of expectation for each point of deadwood that a throw leaves too much to be looked at by the tables."""

GIN_EDGE = 20.0
"""Going gin over playing on, in points."""

THROW_SD, TAKE_SD, KNOCK_SD, GIN_SD = 3.0, 4.6, 10.0, 10.0
"""How far the estimate is from the playouts in the long run, one standard deviation in points: of a throw, of taking a
card, of a knock, of gin.  Fitted: see docs/COACH.md."""


class First(NamedTuple):
    """What an act is worth at first sight, and the standard deviation of that, in points."""

    points: float
    sd: float


def first_estimates(view: View, options: Sequence[Action]) -> list[First]:
    """Value the acts of a decision, in points of the deal; only the differences mean anything.

    >>> from ginrummy.game.deal import Deal
    >>> from ginrummy.game.rules import Rules
    >>> view = View.of(Deal.start(Rules(), 1, "a seed"), 0)
    >>> [first.points < 0 for first in first_estimates(view, view.legal_actions())]
    [True, False]
    """
    rated = {one.action: one.points for one in evaluator(game_of(view)).rate(view)}
    if view.phase is Phase.DISCARD:
        return _ends_of_turn(view, options, rated)
    return [
        First(_taking(view, rated.get(option, 0.0)), TAKE_SD)
        if isinstance(option, TakeUpcard | TakeDiscard)
        else First(0.0, 0.0)
        for option in options
    ]


def _taking(view: View, value: float) -> float:
    top = view.pile[-1].mask
    gin = best_discards(view.hand | top, top, view.rules.melding)[0] == 0
    return max(value, GIN_EDGE) if gin else value


def _ends_of_turn(view: View, options: Sequence[Action], rated: dict[Action, float]) -> list[First]:
    melding = view.rules.melding
    throws = {act: value for act, value in rated.items() if isinstance(act, Discard)}
    best, worst = max(throws.values(), default=0.0), min(throws.values(), default=0.0)
    knock = next((value for act, value in rated.items() if isinstance(act, Knock)), best)
    left = {act: deadwood(view.hand ^ act.card.mask, melding) for act in options if isinstance(act, Discard)}
    most = max((left[act] for act in left if act in throws), default=0)
    least = min((_laid(view, act) for act in rated if isinstance(act, Knock)), default=0)
    found = []
    for option in options:
        match option:
            case Discard():
                beyond = worst - BEYOND * max(0, left[option] - most)
                found.append(First(throws.get(option, beyond), THROW_SD))
            case Knock() if _laid(view, option):
                found.append(First(knock - max(0, _laid(view, option) - least), KNOCK_SD))
            case Knock() | BigGin():
                more = isinstance(option, BigGin)
                found.append(First(best + GIN_EDGE + more, GIN_SD))
            case _:
                found.append(First(0.0, TAKE_SD))
    return found


def _laid(view: View, knock: Knock) -> int:
    """The points a knock leaves over."""
    left = view.hand ^ knock.discard.mask
    for meld in knock.spread:
        left ^= meld.mask
    return view.rules.melding.points_of(left)
