"""A decision judged: the best act beside the one played, what the difference costs and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from ginrummy.coach.rating import WIDTH, Difference, Rating, first_look, rate, sensible
from ginrummy.coach.reasons import Reason, reasons_for
from ginrummy.game.actions import Action, Done, Knock, LayOff
from ginrummy.game.deal import Ending
from ginrummy.game.errors import CodedError
from ginrummy.game.layoffs import best_layoffs, laid_on
from ginrummy.game.options import Phase
from ginrummy.game.scoring import score_of
from ginrummy.game.view import View

Outlook = Callable[[float], float]
"""The chance of winning the match after a deal of so many points for the seat, 0 to 1."""


class Verdict(StrEnum):
    """How good a decision was."""

    BEST = "best"
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


THRESHOLDS = ((8.0, Verdict.BLUNDER), (4.0, Verdict.MISTAKE), (1.5, Verdict.INACCURACY))
"""The least loss in points for each verdict; it must be larger than its error as well."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One act: the points expected with it, and the error of its difference to the best (95 %, half width)."""

    action: Action
    points: float
    error: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What a decision was worth; ``options`` are the acts best first, ``error`` is half of a 95 % interval.

    ``win_loss``: chance of winning the match lost, 0 to 1; None where nothing tells it.
    """

    played: Action
    best: Action
    loss: float
    error: float
    win_loss: float | None
    options: tuple[Judged, ...]
    reasons: tuple[Reason, ...]

    @property
    def verdict(self) -> Verdict:
        """The verdict: see :data:`THRESHOLDS`."""
        if self.played == self.best:
            return Verdict.BEST
        for least, verdict in THRESHOLDS:
            if self.loss >= least and self.loss > self.error:
                return verdict
        return Verdict.FINE


def options_with(view: View, played: Action | None) -> list[Action]:
    """List the acts worth a thought, the one played always among them; fewer than two: nothing to decide."""
    if view.phase is Phase.LAYOFF:
        return list(view.legal_actions())
    options = sensible(view)
    if played is not None and played not in options:
        options.append(played)
    return options


def judge(
    view: View, played: Action, rng: Random, worlds: int, outlook: Outlook | None = None
) -> Iterator[Judgement | None]:
    """Judge a decision in slices of some hundred playouts: None until the last, which is the judgement.

    Raises CodedError ``not_your_turn`` where the view's seat is not to act.
    """
    if view.turn != view.seat:
        raise CodedError("not_your_turn")
    options = options_with(view, played)
    if view.phase is Phase.LAYOFF:
        yield _exactly(view, played, options, outlook)
        return
    at = options.index(played)
    rating = first_look(view, options)
    for _ in rate(view, rating, rng, worlds, at):
        yield None
    yield _judgement(view, rating, at, rng, outlook)


def judged(
    view: View, played: Action, rng: Random, worlds: int = 400, outlook: Outlook | None = None
) -> Judgement:
    """Judge a decision at once.

    >>> from ginrummy.game.actions import Pass
    >>> from ginrummy.game.deal import Deal
    >>> from ginrummy.game.rules import Rules
    >>> judged(View.of(Deal.start(Rules(), 1, "a seed"), 0), Pass(), Random(1), 40).verdict.value
    'best'
    """
    for judgement in judge(view, played, rng, worlds, outlook):
        if judgement is not None:
            return judgement
    raise AssertionError


def _judgement(view: View, rating: Rating, played: int, rng: Random, outlook: Outlook | None) -> Judgement:
    best = rating.best()
    # The act played was there in every world, so its mean is the surest to measure the others from.
    top = rating.mean(played) + (rating.difference(best, played).points if best != played else 0.0)
    lines = []
    for at, option in enumerate(rating.options):
        behind = rating.difference(best, at) if at != best else Difference(0.0, 0.0)
        lines.append(Judged(option, top - behind.points, WIDTH * behind.error))
    lines.sort(key=lambda line: (line.action != rating.options[best], -line.points))
    rival = best if best != played else _rival(rating, best)
    lost = rating.difference(best, played) if best != played else None
    win_loss = None
    if outlook is not None:
        win_loss = max(0.0, rating.chance(best, played, outlook)) if lost else 0.0
    return Judgement(
        played=rating.options[played],
        best=rating.options[best],
        loss=lost.points if lost else 0.0,
        error=WIDTH
        * (lost.error if lost else rating.difference(rival, played).error if rival != played else 0.0),
        win_loss=win_loss,
        options=tuple(lines),
        reasons=reasons_for(view, rating.options[best], rng, knockable=_knock_of(rating)),
    )


def _knock_of(rating: Rating) -> Knock | None:
    return next((option for option in rating.options if isinstance(option, Knock)), None)


def _rival(rating: Rating, best: int) -> int:
    """Return the act that comes next to the best."""
    others = [at for at in range(len(rating.options)) if at != best]
    return max(others, key=lambda at: rating.difference(at, best).points, default=best)


def _exactly(view: View, played: Action, options: list[Action], outlook: Outlook | None) -> Judgement:
    """Judge a layoff: both hands lie open, so that nothing is left to chance."""
    worth = {option: _settled(view, option) for option in options}
    order = sorted(options, key=lambda option: -worth[option])
    # Of acts that come to the same, the one played is as good as any.
    best = played if worth[played] == worth[order[0]] else order[0]
    order.sort(key=lambda option: (-worth[option], option != best))
    win_loss = max(0.0, outlook(worth[best]) - outlook(worth[played])) if outlook else None
    return Judgement(
        played=played,
        best=best,
        loss=float(worth[best] - worth[played]),
        error=0.0,
        win_loss=win_loss,
        options=tuple(Judged(option, float(worth[option]), 0.0) for option in order),
        reasons=reasons_for(view, best, Random(0)),
    )


def _settled(view: View, action: Action) -> int:
    """What the deal comes to for the defender after this act and the best that may follow."""
    assert view.laid is not None
    hand, spread, melding = view.hand, view.spread, view.rules.melding
    if isinstance(action, LayOff):
        grown = laid_on(spread[action.meld], action.card, melding)
        assert grown is not None
        hand ^= action.card.mask
        spread = (*spread[: action.meld], grown, *spread[action.meld + 1 :])
    left = best_layoffs(hand, () if isinstance(action, Done) else spread, melding).deadwood
    price = score_of(Ending.KNOCK, view.laid.seat, view.laid.deadwood, left, view.rules, view.upcard)
    return price.points if price.winner == view.seat else -price.points
