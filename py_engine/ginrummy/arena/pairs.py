"""One mirrored pair: the same cards twice, the sides in each other's seats the second time."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

from ginrummy.arena.plan import Plan
from ginrummy.game.deal import Deal
from ginrummy.game.scoring import Kind, Score, score
from ginrummy.players.arena import Pair, play_deal, play_match
from ginrummy.players.opponent import Opponent


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """What one game, or one deal of its own, came to; pairs are (a, b).

    ``winner``: 0 for a, 1 for b, None for a draw or a dead deal.  ``gins`` and ``knocks``: deals that side ended
    so, big gin and an undercut knock included; ``undercuts``: deals that side won by one.  ``dead``: deals nobody won.
    """

    winner: int | None
    deals: int
    points: Pair
    gins: Pair
    knocks: Pair
    undercuts: Pair
    dead: int

    @classmethod
    def of(cls, deals: Iterable[tuple[Score, int | None]], seat_a: int, winner: int | None) -> Self:
        """Count the deals of a game, each given as its price and its knocker's seat; ``winner`` is a seat."""
        counts = {name: [0, 0] for name in ("points", "gins", "knocks", "undercuts")}
        number = dead = 0
        for price, knocker in deals:
            number += 1
            if price.winner is None or knocker is None:
                dead += 1
                continue
            won, ended = int(price.winner != seat_a), int(knocker != seat_a)
            counts["points"][won] += price.points
            counts["gins" if price.kind in (Kind.GIN, Kind.BIG_GIN) else "knocks"][ended] += 1
            counts["undercuts"][won] += price.kind is Kind.UNDERCUT
        return cls(
            winner=None if winner is None else int(winner != seat_a),
            deals=number,
            dead=dead,
            **{name: (first, second) for name, (first, second) in counts.items()},
        )

    def as_list(self) -> list[int | None]:
        """Return the numbers in a fixed order, ready for JSON; :meth:`read` reads them."""
        return [
            self.winner, self.deals, *self.points, *self.gins, *self.knocks, *self.undercuts, self.dead
        ]  # fmt: skip

    @classmethod
    def read(cls, numbers: Sequence[int | None]) -> Self:
        """Read what :meth:`as_list` gave; raises ValueError for anything else."""
        winner, *counts = numbers
        if len(counts) != 10 or any(type(count) is not int for count in counts) or winner not in (0, 1, None):
            raise ValueError("no game of a pair")
        deals, pa, pb, ga, gb, ka, kb, ua, ub, dead = (int(count or 0) for count in counts)
        return cls(
            winner=winner,
            deals=deals,
            points=(pa, pb),
            gins=(ga, gb),
            knocks=(ka, kb),
            undercuts=(ua, ub),
            dead=dead,
        )


PlayedPair = tuple[Played, Played]
"""Both games of a pair; a has seat 0 in the first."""


def play_pair(plan: Plan, number: int, a: Opponent, b: Opponent) -> PlayedPair:
    """Play one pair; the result depends on the plan, the number and the two players alone.

    >>> from ginrummy.game.rules import Rules
    >>> from ginrummy.players.levels import opponent
    >>> plan = Plan(a="simple", b="simple", rules=Rules(), seed="1", form=None, target=None)
    >>> first, second = play_pair(plan, 0, opponent("simple"), opponent("simple"))
    >>> first.deals, second.deals
    (1, 1)
    """
    first, second = (_play(plan, number, half, (a, b)) for half in (0, 1))
    return first, second


def _play(plan: Plan, number: int, half: int, sides: tuple[Opponent, Opponent]) -> Played:
    seed = f"{plan.seed}/{number}"
    letters = "ba" if half else "ab"
    seeds = (f"{seed}/{half}/{letters[0]}", f"{seed}/{half}/{letters[1]}")
    players = (sides[1], sides[0]) if half else sides
    if plan.form is None:
        deal = Deal.start(plan.rules, dealer=number % 2, seed=seed)
        ended = play_deal(deal, players, (random.Random(seeds[0]), random.Random(seeds[1])))
        assert ended.result is not None
        price = score(ended.result, plan.rules)
        return Played.of([(price, ended.result.knocker)], half, price.winner)
    match = play_match(plan.rules, players, seed, plan.form, plan.target, seeds)
    return Played.of(((row.score, row.knocker) for row in match.rows), half, match.winner)
