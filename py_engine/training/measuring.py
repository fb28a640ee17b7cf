"""How strong the tables are: games and deals between compiled players on mirrored decks, with 95 % intervals."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

import numpy as np

from ginrummy.players.intervals import Z95
from training import play
from training import policies as po
from training.first_player import Brain, first_player
from training.rounds import EXPERT, SHARP, STRAIGHT, Table, blank

CHUNK = 250
"""Pairs of games that one process plays at a time."""


class Measured(NamedTuple):
    """What mirrored games came to: the share won by the first player and his points per deal, with half widths."""

    games: int
    share: float
    share_95: float
    points: float
    points_95: float
    deals: float


@dataclass(frozen=True)
class Side:
    """A compiled player."""

    name: str
    kind: int
    params: Table
    brain: Brain


def yardstick(name: str) -> Side:
    """Return a yardstick by name: ``simple``, ``never_knock``, ``one_draw``, ``one_draw_gin``, ``first`` or a level.

    The levels are ``sharp`` and ``expert``; ``expert_gin`` is the latter where nobody may knock, ``first_gin`` the
    first player with its tables for that.
    """
    if name in ("first", "first_gin"):
        return Side(name, po.OTHER_NET, np.zeros(20), first_player(straight=name == "first_gin"))
    turns = {"one_draw": 2.0, "one_draw_gin": 0.0}.get(name, 0.0)
    kinds = {
        "simple": po.SIMPLE,
        "never_knock": po.NEVER,
        "one_draw": po.ONE_DRAW,
        "one_draw_gin": po.ONE_DRAW,
        "sharp": po.WEIGHTS,
        "expert": po.WEIGHTS,
        "expert_gin": po.WEIGHTS,
    }
    params = {"sharp": SHARP, "expert": EXPERT, "expert_gin": STRAIGHT}.get(name, np.full(20, turns))
    return Side(name, kinds[name], params, blank())


def measure(
    a: Side,
    b: Side,
    mode: int,
    pairs: int,
    seed: int,
    pool: ProcessPoolExecutor,
    *,
    target: int = 100,
    keep_habits: bool = False,
) -> Measured:
    """Play so many mirrored pairs of games to a target; the habits of a player are forgotten after each game."""
    jobs = [
        (a, b, mode, min(CHUNK, pairs - at), seed * 10_000 + at // CHUNK, float(target), keep_habits)
        for at in range(0, pairs, CHUNK)
    ]
    rows = np.concatenate(list(pool.map(_games, jobs)))
    wins = rows[:, 0] / 2
    points = rows[:, 3] / rows[:, 1]
    weight = rows[:, 1] / rows[:, 1].mean()
    mean = float(rows[:, 3].sum() / rows[:, 1].sum())
    spread = float(np.sqrt(np.mean((weight * (points - mean)) ** 2)))
    return Measured(
        games=2 * pairs,
        share=float(wins.mean()),
        share_95=float(Z95 * wins.std(ddof=1) / sqrt(pairs)),
        points=mean,
        points_95=Z95 * spread / sqrt(pairs),
        deals=float(rows[:, 1].mean() / 2),
    )


def _games(job: tuple[Side, Side, int, int, int, float, bool]) -> Table:
    a, b, mode, pairs, seed, target, keep_habits = job
    out = np.zeros((pairs, 5))
    play.play_games(
        pairs,
        target,
        mode,
        seed,
        np.array([a.kind, b.kind]),
        np.stack([a.params, b.params]),
        (a.brain, b.brain),
        keep_habits,
        out,
    )
    return out
