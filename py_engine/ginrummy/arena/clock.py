"""How long decisions take, kept small enough to add up over any number of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil, log
from time import perf_counter
from typing import Any, Self

from ginrummy.game.actions import Action
from ginrummy.game.view import View
from ginrummy.players.opponent import Opponent

STEP = 1.02
"""How much longer each class of times is than the one before, so how exact a quantile is."""

SHORTEST = 1e-7
"""Seconds; whatever is shorter counts as this."""


@dataclass(slots=True)
class Times:
    """So many decisions by how long they took: counts by class, and the longest of all in seconds.

    >>> times = Times()
    >>> for seconds in (0.001, 0.002, 0.5):
    ...     times.add(seconds)
    >>> times.count, round(times.quantile(0.5), 4), times.longest
    (3, 0.002, 0.5)
    """

    classes: Counter[int] = field(default_factory=Counter)
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.classes[ceil(log(max(seconds, SHORTEST) / SHORTEST) / log(STEP))] += 1
        self.longest = max(self.longest, seconds)

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Count what is done inside as one decision."""
        start = perf_counter()
        yield
        self.add(perf_counter() - start)

    def join(self, other: Times) -> None:
        """Add another's decisions."""
        self.classes += other.classes
        self.longest = max(self.longest, other.longest)

    @property
    def count(self) -> int:
        """How many decisions there were."""
        return self.classes.total()

    def quantile(self, share: float) -> float:
        """Return the seconds that so large a share of decisions did not exceed, at most 2 % too many; 0 for none."""
        wanted, passed = share * self.count, 0
        for number in sorted(self.classes):
            passed += self.classes[number]
            if passed >= wanted:
                return float(min(SHORTEST * STEP**number, self.longest))
        return 0.0

    def as_dict(self) -> dict[str, Any]:
        """Return the counts, ready for JSON; :meth:`of` reads them."""
        return {
            "longest": self.longest,
            "classes": {str(key): self.classes[key] for key in sorted(self.classes)},
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """Read what :meth:`as_dict` gave."""
        return cls(Counter({int(key): count for key, count in data["classes"].items()}), data["longest"])

    def summary(self) -> dict[str, float | int]:
        """Return the number of decisions and their times in milliseconds: p50, p95 and the longest."""
        return {
            "decisions": self.count,
            "p50": round(1000 * self.quantile(0.5), 3),
            "p95": round(1000 * self.quantile(0.95), 3),
            "max": round(1000 * self.longest, 3),
        }


@dataclass(slots=True)
class Clocked:
    """A player whose decisions are timed."""

    player: Opponent
    times: Times = field(default_factory=Times)

    @property
    def name(self) -> str:
        """The player's own name."""
        return self.player.name

    def decide(self, view: View, rng: random.Random) -> Action:
        """Choose as the player does."""
        with self.times.taken():
            return self.player.decide(view, rng)
