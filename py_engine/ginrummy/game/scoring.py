"""Points: a pure function of a deal's facts and the rules, so that any deal can be priced again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ginrummy.game.cards import Card
from ginrummy.game.deal import DealResult, Ending
from ginrummy.game.rules import Rules, TiedUndercut


class Kind(StrEnum):
    """What a deal's end counts as."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT = "undercut"
    DRAWN = "drawn"
    """A knock met by equal deadwood where the rules call that nobody's deal."""
    DEAD = "dead"


class LineCode(StrEnum):
    """The rule behind one line of the receipt."""

    DIFFERENCE = "difference"
    UNDERCUT_BONUS = "undercut_bonus"
    TIE_NO_BONUS = "tie_no_bonus"
    """No points: the tie gives the defender the deal without the bonus."""
    TIE_DRAWN = "tie_drawn"
    """No points: the tie gives nobody the deal."""
    OPPONENT_DEADWOOD = "opponent_deadwood"
    GIN_BONUS = "gin_bonus"
    BIG_GIN_BONUS = "big_gin_bonus"
    SPADE_DOUBLE = "spade_double"
    """As much again, for the upcard is a spade."""
    BOX_AT_ONCE = "box_at_once"


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

    @property
    def award(self) -> int:
        """What the winner scores without a box credited at once."""
        return sum(line.points for line in self.lines if line.code is not LineCode.BOX_AT_ONCE)


def score(result: DealResult, rules: Rules) -> Score:
    """Price a finished deal under any rules; its deadwood is never counted again.

    Gin scores the opponent's deadwood and the gin bonus, big gin its own bonus, or the gin bonus where the rules
    have none.  A knock scores the difference.  A defender with no more deadwood than the knocker undercuts him:
    the difference and the undercut bonus; on equal deadwood as the rules say.  A spade as upcard may double all
    that.  A dead deal scores nothing.
    Sources: see :mod:`ginrummy.game.rules`.

    >>> from ginrummy.game.cards import Card
    >>> score(DealResult(Ending.TURN_LIMIT, Card.parse("As")), Rules()).points
    0
    """
    if result.knocker is None or result.hands is None:
        return Score(Kind.DEAD, None, ())
    knocker = result.knocker
    own, other = result.hands[knocker], result.hands[1 - knocker]
    return score_of(result.ending, knocker, own.deadwood, other.deadwood, rules, result.upcard)


def score_of(
    ending: Ending, knocker: int, own: int, other: int, rules: Rules, upcard: Card | None = None
) -> Score:
    """Price the end of a deal from both deadwoods, in points: the knocker's own, the other's after his layoffs.

    >>> [
    ...     (s.kind.value, s.winner, s.points)
    ...     for s in (
    ...         score_of(Ending.KNOCK, 0, 8, 32, Rules()),
    ...         score_of(Ending.KNOCK, 0, 10, 10, Rules()),
    ...         score_of(Ending.GIN, 1, 0, 98, Rules()),
    ...     )
    ... ]
    [('knock', 0, 24), ('undercut', 1, 25), ('gin', 1, 123)]
    """
    kind, winner, lines = _award(ending, knocker, own, other, rules)
    if winner is None:
        return Score(kind, None, tuple(lines))
    if rules.doubles(upcard):
        lines.append(Line(LineCode.SPADE_DOUBLE, sum(line.points for line in lines)))
    if rules.box_at_once and rules.box_bonus:
        lines.append(Line(LineCode.BOX_AT_ONCE, rules.box_bonus))
    return Score(kind, winner, tuple(lines))


def _award(
    ending: Ending, knocker: int, own: int, other: int, rules: Rules
) -> tuple[Kind, int | None, list[Line]]:
    if ending is Ending.BIG_GIN and rules.big_gin_bonus:
        bonus = Line(LineCode.BIG_GIN_BONUS, rules.big_gin_bonus)
        return Kind.BIG_GIN, knocker, [Line(LineCode.OPPONENT_DEADWOOD, other), bonus]
    if ending in (Ending.GIN, Ending.BIG_GIN):
        bonus = Line(LineCode.GIN_BONUS, rules.gin_bonus)
        return Kind.GIN, knocker, [Line(LineCode.OPPONENT_DEADWOOD, other), bonus]
    high, low = max(own, other), min(own, other)
    difference = Line(LineCode.DIFFERENCE, high - low, (("high", high), ("low", low)))
    if other > own:
        return Kind.KNOCK, knocker, [difference]
    if other == own and rules.tied_undercut is TiedUndercut.DRAWN:
        return Kind.DRAWN, None, [difference, Line(LineCode.TIE_DRAWN, 0)]
    if other == own and rules.tied_undercut is TiedUndercut.NO_BONUS:
        return Kind.UNDERCUT, 1 - knocker, [difference, Line(LineCode.TIE_NO_BONUS, 0)]
    return Kind.UNDERCUT, 1 - knocker, [difference, Line(LineCode.UNDERCUT_BONUS, rules.undercut_bonus)]
