"""Advice before an act: what to do, the numbers why, and how the other acts compare."""

from __future__ import annotations

from random import Random

from ginrummy.coach.judging import Judgement, judged
from ginrummy.coach.rating import sensible
from ginrummy.game.actions import Action, Done, LayOff
from ginrummy.game.errors import CodedError
from ginrummy.game.layoffs import best_layoffs
from ginrummy.game.options import Phase
from ginrummy.game.view import View

WORLDS = 100
"""Imagined worlds for one hint: with the first estimates enough to tell good acts from poor ones at once."""


def advise(view: View, rng: Random) -> Judgement:
    """Choose the act to advise and say why; a function of the view and the numbers alone.

    Raises CodedError ``deal_over`` and ``not_your_turn`` where there is nothing to advise.

    >>> from ginrummy.game.deal import Deal
    >>> from ginrummy.game.rules import Rules
    >>> view = View.of(Deal.start(Rules(), 1, "a seed"), 0)
    >>> advise(view, Random(1)).best in view.legal_actions()
    True
    """
    if view.phase is Phase.OVER:
        raise CodedError("deal_over")
    if view.turn != view.seat:
        raise CodedError("not_your_turn")
    return judged(view, _first_thought(view), rng, WORLDS)


def _first_thought(view: View) -> Action:
    """The act that looks best before anything is tried."""
    if view.phase is not Phase.LAYOFF:
        return sensible(view)[0]
    layoffs = best_layoffs(view.hand, view.spread, view.rules.melding).layoffs
    return LayOff(*layoffs[0]) if layoffs else Done()
