"""A match: one deal, or a game of deals up to a target."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from ginrummy.game.actions import Action
from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError, IllegalAction
from ginrummy.game.events import Event
from ginrummy.game.rules import Rules
from ginrummy.game.scoring import Kind, Score, score
from ginrummy.game.shuffle import number_below

TARGET_MIN = 10
TARGET_MAX = 500


class Form(StrEnum):
    """What is played for."""

    ONE = "one"
    """One deal; a dead one is a draw."""
    TARGET = "target"
    """Deals until a seat has the target."""


@dataclass(frozen=True, slots=True)
class Row:
    """One finished deal on the score sheet; ``scores`` are the totals after it, by seat."""

    number: int
    dealer: int
    knocker: int | None
    score: Score
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """The state of a match: the deal in play, the finished ones, the scores by seat.

    >>> from ginrummy.game.rules import PRESETS
    >>> match = Match.start(PRESETS["regular"], Form.TARGET, "a seed", target=100)
    >>> match.number, match.scores, match.over
    (1, (0, 0), False)
    """

    rules: Rules
    form: Form
    target: int | None
    seed: str
    number: int
    deal: Deal
    rows: tuple[Row, ...] = ()
    scores: tuple[int, int] = (0, 0)

    @classmethod
    def start(cls, rules: Rules, form: Form, seed: str, target: int | None = None) -> Match:
        """Deal the first deal; the seed chooses the first dealer.

        Raises CodedError ``bad_target`` unless a game has a target from 10 to 500 and one deal has none.
        """
        if (form is Form.ONE) != (target is None):
            raise CodedError("bad_target", low=TARGET_MIN, high=TARGET_MAX)
        if target is not None and not TARGET_MIN <= target <= TARGET_MAX:
            raise CodedError("bad_target", low=TARGET_MIN, high=TARGET_MAX)
        dealer = number_below(2, seed, "first dealer")
        deal = Deal.start(rules, dealer, _deal_seed(seed, 1))
        return cls(rules=rules, form=form, target=target, seed=seed, number=1, deal=deal)

    @property
    def over(self) -> bool:
        """Whether nothing more is to be played."""
        if not self.rows or self.deal.result is None:
            return False
        return self.target is None or max(self.scores) >= self.target

    @property
    def winner(self) -> int | None:
        """The seat that won the match; None while it is open and after a draw."""
        if not self.over:
            return None
        return self.rows[-1].score.winner

    def apply(self, action: Action) -> tuple[Match, tuple[Event, ...]]:
        """Return the match after an act of the seat to act, and what happened; raises as Deal.apply does."""
        if self.over:
            raise IllegalAction("match_over")
        deal, events = self.deal.apply(action)
        after = replace(self, deal=deal)
        return (after._scored() if deal.result else after), events

    def next_deal(self) -> Match:
        """Deal the next deal: the winner of the last one deals, after a dead deal the same dealer again.

        Raises IllegalAction ``match_over`` or ``deal_not_over``.

        >>> from ginrummy.game.rules import PRESETS
        >>> Match.start(PRESETS["regular"], Form.TARGET, "a seed", target=100).next_deal()
        Traceback (most recent call last):
        ginrummy.game.errors.IllegalAction: deal_not_over
        """
        if self.over:
            raise IllegalAction("match_over")
        if self.deal.result is None:
            raise IllegalAction("deal_not_over")
        winner = self.rows[-1].score.winner
        dealer = self.deal.dealer if winner is None else winner
        number = self.number + 1
        return replace(
            self, number=number, deal=Deal.start(self.rules, dealer, _deal_seed(self.seed, number))
        )

    def _scored(self) -> Match:
        assert self.deal.result is not None
        price = score(self.deal.result, self.rules)
        scores = self.scores
        if price.kind is not Kind.DEAD and price.winner is not None:
            won = price.winner
            scores = (
                (scores[0] + price.points, scores[1]) if won == 0 else (scores[0], scores[1] + price.points)
            )
        row = Row(self.number, self.deal.dealer, self.deal.result.knocker, price, scores)
        return replace(self, rows=(*self.rows, row), scores=scores)


def _deal_seed(seed: str, number: int) -> str:
    return f"{seed}/{number}"
