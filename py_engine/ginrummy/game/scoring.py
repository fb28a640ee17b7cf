"""Points: a pure function of a deal's facts and the rules, so that any deal can be priced again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ginrummy.game.deal import DealResult, Ending
from ginrummy.game.rules import Rules


class Kind(StrEnum):
    """What a deal's end counts as."""

    KNOCK = "knock"
    GIN = "gin"
    UNDERCUT = "undercut"
    DEAD = "dead"


class LineCode(StrEnum):
    """The rule behind one line of the receipt."""

    DIFFERENCE = "difference"
    UNDERCUT_BONUS = "undercut_bonus"
    OPPONENT_DEADWOOD = "opponent_deadwood"
    GIN_BONUS = "gin_bonus"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the receipt: a rule, its points, the numbers it used."""

    code: LineCode
    points: int
    params: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """What a deal comes to: its kind, the winning seat (None: nobody), the lines."""

    kind: Kind
    winner: int | None
    lines: tuple[Line, ...]

    @property
    def points(self) -> int:
        """What the winner scores: the sum of the lines."""
        return sum(line.points for line in self.lines)


def score(result: DealResult, rules: Rules) -> Score:
    """Price a finished deal.

    Gin scores the opponent's deadwood and the gin bonus.  A knock scores the difference.  A defender with no
    more deadwood than the knocker undercuts him: the difference and the undercut bonus.  A dead deal scores
    nothing.
    Sources: see :mod:`ginrummy.game.rules`.

    >>> from ginrummy.game.cards import Card
    >>> score(DealResult(Ending.TURN_LIMIT, Card.parse("As")), Rules()).points
    0
    """
    if result.knocker is None or result.hands is None:
        return Score(Kind.DEAD, None, ())
    knocker, defender = result.knocker, 1 - result.knocker
    return score_of(
        result.ending is Ending.GIN,
        knocker,
        result.hands[knocker].deadwood,
        result.hands[defender].deadwood,
        rules,
    )


def score_of(gin: bool, knocker: int, knocker_deadwood: int, defender_deadwood: int, rules: Rules) -> Score:
    """Price the end of a deal from both deadwoods, in points, the defender's after his layoffs.

    >>> [
    ...     (s.kind.value, s.winner, s.points)
    ...     for s in (
    ...         score_of(False, 0, 8, 32, Rules()),
    ...         score_of(False, 0, 10, 10, Rules()),
    ...         score_of(True, 1, 0, 98, Rules()),
    ...     )
    ... ]
    [('knock', 0, 24), ('undercut', 1, 25), ('gin', 1, 123)]
    """
    if gin:
        return Score(
            Kind.GIN,
            knocker,
            (Line(LineCode.OPPONENT_DEADWOOD, defender_deadwood), Line(LineCode.GIN_BONUS, rules.gin_bonus)),
        )
    high, low = max(knocker_deadwood, defender_deadwood), min(knocker_deadwood, defender_deadwood)
    difference = Line(LineCode.DIFFERENCE, high - low, (("high", high), ("low", low)))
    if defender_deadwood <= knocker_deadwood:
        return Score(
            Kind.UNDERCUT, 1 - knocker, (difference, Line(LineCode.UNDERCUT_BONUS, rules.undercut_bonus))
        )
    return Score(Kind.KNOCK, knocker, (difference,))
