"""The review of a finished deal: every decision of a seat judged, and luck told apart from skill.

Each decision is judged by what its seat could know then; the cards that were really hidden play no part in it.  The
work comes in slices, so that whoever asks for it can do other things in between.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random

from ginrummy.coach.chances import outlook_of
from ginrummy.coach.drills import write_drill
from ginrummy.coach.history import Moment, Past
from ginrummy.coach.judging import Judgement, judge, options_with
from ginrummy.coach.luck import REST_SD, Luck, draws_luck, start_luck
from ginrummy.coach.rating import BATCH
from ginrummy.game.options import Phase
from ginrummy.game.view import View

WORLDS = 1000
"""Imagined worlds for a decision of the seat that is reviewed.  What one does not need, for its best act is soon sure,
goes to those that come after it, up to twice as many each."""

OTHER_WORLDS = 150
"""The same for a decision of the other seat, which counts for the sum of its losses only."""

FULL = 14
"""Decisions of a seat for which there are all these worlds; more of them share as many, so that no review is long."""

STEPS, OTHER_STEPS, LUCK_STEPS = 8, 2, 2
"""Parts of the progress that a decision and the luck count for."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision judged; ``at``: index of the act in the deal, ``position``: text that sets it up again."""

    at: int
    phase: Phase
    judgement: Judgement
    position: str


class Review:
    """A review under way: ``done`` of ``total`` steps, the decisions found so far, the luck at the end.

    ``seed`` makes the imagined worlds; ``level`` is written into the positions.
    """

    def __init__(
        self,
        past: Past,
        seat: int,
        seed: str,
        level: str,
        worlds: int = WORLDS,
        other_worlds: int = OTHER_WORLDS,
    ) -> None:
        """Look which acts were decisions; nothing is judged yet."""
        self.past = past
        self.seat = seat
        self.decisions: list[Decision] = []
        self.luck: Luck | None = None
        self.done = 0
        self._seed, self._level = seed, level
        self._lost = [0.0, 0.0]
        self._places = [
            (at, moment, view)
            for at, moment in enumerate(past.moments)
            if (view := _decided(moment)) is not None
        ]
        own = sum(view.seat == seat for _, _, view in self._places)
        others = len(self._places) - own
        self._wallets = {
            seat: _Wallet(worlds, own),
            1 - seat: _Wallet(other_worlds, others),
        }
        self.total = STEPS * own + OTHER_STEPS * others + LUCK_STEPS
        self._work = self._slices()

    @property
    def finished(self) -> bool:
        """Whether all is known."""
        return self.done >= self.total

    @property
    def dearest(self) -> list[int]:
        """Places in ``decisions`` of the three that cost most, dearest first; those that cost nothing are left out."""
        losses = [decision.judgement.loss for decision in self.decisions]
        order = sorted(range(len(losses)), key=lambda at: -losses[at])
        return [at for at in order if losses[at] > 0][:3]

    def go_on(self) -> bool:
        """Do a slice of some hundred playouts; whether there is more to do."""
        return next(self._work, None) is not None

    def _slices(self) -> Iterator[bool]:
        for at, moment, view in self._places:
            own = view.seat == self.seat
            steps, before = STEPS if own else OTHER_STEPS, self.done
            wallet = self._wallets[view.seat]
            worlds = wallet.allowance
            outlook = outlook_of(view) if own else None
            slices = max(1, worlds // BATCH)
            rng = Random(f"{self._seed}/review/{at}")
            for count, judgement in enumerate(judge(view, moment.action, rng, worlds, outlook)):
                if judgement is None:
                    wallet.left -= BATCH
                    self.done = before + min(steps - 1, steps * count // slices)
                    yield True
                    continue
                self._lost[view.seat] += judgement.loss
                if own:
                    position = write_drill(moment.match.deal, view.seat, moment.match.sheet, self._level)
                    self.decisions.append(Decision(at, view.phase, judgement, position))
            wallet.decisions -= 1
            self.done = before + steps
            yield True
        yield from self._reckon_luck()

    def _reckon_luck(self) -> Iterator[bool]:
        moments = self.past.moments
        start, noise = start_luck(moments[0].match.deal, self.seat, Random(f"{self._seed}/luck"))
        self.done += 1
        yield True
        draws = 0.0
        for change in draws_luck(moments, self.seat):
            draws += change
            yield True
        skill = self._lost[1 - self.seat] - self._lost[self.seat]
        points = _points(self.past, self.seat)
        error = 1.96 * sqrt((noise / 1.96) ** 2 + REST_SD**2)
        self.luck = Luck(start=start, draws=draws, skill=skill, points=points, error=error)
        self.done = self.total


class _Wallet:
    """The worlds that are left for the decisions of one seat that are left."""

    def __init__(self, worlds: int, decisions: int) -> None:
        self.most = 2 * worlds
        self.left = worlds * min(FULL, decisions)
        self.decisions = decisions

    @property
    def allowance(self) -> int:
        """What the next decision may spend."""
        return max(0, min(self.most, self.left // max(1, self.decisions)))


def _decided(moment: Moment) -> View | None:
    """Return what the seat saw where it had a choice, else None."""
    deal = moment.match.deal
    assert deal.turn is not None
    view = View.of(deal, deal.turn, moment.match.sheet)
    return view if len(options_with(view, moment.action)) > 1 else None


def _points(past: Past, seat: int) -> int:
    price = past.end.rows[-1].score
    if price.winner is None:
        return 0
    return price.points if price.winner == seat else -price.points
