"""A match: one deal, a game of deals up to a target, or Hollywood's three games."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ginrummy.game.actions import Action
from ginrummy.game.deal import Deal
from ginrummy.game.errors import IllegalAction
from ginrummy.game.events import Event
from ginrummy.game.fairness import deal_seed, first_seed
from ginrummy.game.habits import habits_after
from ginrummy.game.rules import Rules
from ginrummy.game.scoring import Score, score
from ginrummy.game.sheet import Form, Sheet, next_dealer
from ginrummy.game.shuffle import number_below


@dataclass(frozen=True, slots=True)
class Row:
    """One finished deal on the score sheet; ``scores`` are the totals after it, by seat, all games together.

    ``deadwood``: what both hands counted at the end, by seat; None where nobody laid down.
    """

    number: int
    dealer: int
    knocker: int | None
    score: Score
    scores: tuple[int, int]
    deadwood: tuple[int, int] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """The state of a match: the deal in play, the finished ones, the score sheet.

    >>> from ginrummy.game.rules import PRESETS
    >>> match = Match.start(PRESETS["regular"], Form.TARGET, "a seed", target=100)
    >>> match.number, match.scores, match.over
    (1, (0, 0), False)
    """

    seed: str
    number: int
    deal: Deal
    sheet: Sheet
    rows: tuple[Row, ...] = ()
    # What went before is told by the rows; the deals are kept for whoever wants to see what was dealt.
    before: tuple[Deal, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def start(cls, rules: Rules, form: Form, seed: str, target: int | None = None) -> Match:
        """Deal the first deal; the seed chooses the first dealer.

        Raises CodedError ``bad_target`` unless a game has a target from 10 to 500 and one deal has none.
        """
        sheet = Sheet.start(rules, form, target)
        dealer = number_below(2, first_seed(seed), "first dealer")
        return cls(seed=seed, number=1, deal=Deal.start(rules, dealer, deal_seed(seed, 1)), sheet=sheet)

    @property
    def rules(self) -> Rules:
        """The rules of every deal."""
        return self.sheet.rules

    @property
    def form(self) -> Form:
        """What is played for."""
        return self.sheet.form

    @property
    def target(self) -> int | None:
        """The points that close a game; None in a match of one deal."""
        return self.sheet.target

    @property
    def scores(self) -> tuple[int, int]:
        """What both seats have, all games together."""
        return self.sheet.scores

    @property
    def over(self) -> bool:
        """Whether nothing more is to be played."""
        return self.sheet.over

    @property
    def winner(self) -> int | None:
        """The seat that won the match; None while it is open and after a draw."""
        return self.sheet.winner

    def apply(self, action: Action) -> tuple[Match, tuple[Event, ...]]:
        """Return the match after an act of the seat to act, and what happened; raises as Deal.apply does."""
        if self.over:
            raise IllegalAction("match_over")
        deal, events = self.deal.apply(action)
        return self.with_deal(deal), events

    def with_deal(self, deal: Deal) -> Match:
        """Return the match with its deal as far as it has been played, which nobody checks; a finished one is scored.

        >>> from ginrummy.game.rules import PRESETS
        >>> match = Match.start(PRESETS["regular"], Form.ONE, "a seed")
        >>> match.with_deal(Deal.start(match.rules, 1, "another")).deal.dealer
        1
        """
        after = replace(self, deal=deal)
        return after._scored() if deal.result else after

    def next_deal(self) -> Match:
        """Deal the next deal: who deals is in the rules, after a dead deal the same dealer again.

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
        dealer = next_dealer(self.rules, self.deal.dealer, self.rows[-1].score.winner)
        number = self.number + 1
        deal = Deal.start(self.rules, dealer, deal_seed(self.seed, number))
        return replace(self, number=number, deal=deal, before=(*self.before, self.deal))

    def _scored(self) -> Match:
        assert self.deal.result is not None
        price = score(self.deal.result, self.rules)
        sheet = self.sheet.after(price.winner, price.award)
        sheet = replace(sheet, habits=habits_after(sheet.habits, self.deal))
        hands = self.deal.result.hands
        deadwood = (hands[0].deadwood, hands[1].deadwood) if hands else None
        row = Row(self.number, self.deal.dealer, self.deal.result.knocker, price, sheet.scores, deadwood)
        return replace(self, rows=(*self.rows, row), sheet=sheet)
