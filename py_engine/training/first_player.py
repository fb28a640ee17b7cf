"""The first player that had fitted tables, kept as it was in ``first/`` to measure what came after it.

It knows 36 numbers of a throw, blends two evaluators by how often the opponent knocks, compares a take with the mean of
a dozen draws, and knocks by a linear rule; scores it does not look at.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parent / "first"
INPUTS = 36
HOLDING_NAMES = ("PT", "PTT", "DR", "DA", "DG", "TR", "TA", "TG", "PR", "PA", "PG", "UR", "UA")

Table = NDArray[np.float64]
Brain = tuple[Table, Table, Table, Table, Table, Table, Table]
"""Three tables, the weights of what the opponent holds, and three tables against knockers."""


def first_player(*, straight: bool = False) -> Brain:
    """Return its tables in the form that :data:`training.policies.OTHER_NET` reads."""
    if straight:
        plain = knocker = _net("discard_net_straight")
    else:
        plain, knocker = _net("discard_net"), _net("discard_net_knocker")
    told = _read("knock")
    knock = np.zeros((2, 12))
    knock[0, :10], knock[1, :10] = told["gin_player"], told["knocker"]
    weights = _read("opponent_hand")
    holding = np.array([weights["Q" + name] for name in HOLDING_NAMES])
    return plain, knocker, knock, holding, plain, knocker, knock


def _read(name: str) -> dict[str, list[float]]:
    found: dict[str, list[float]] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def _net(name: str) -> Table:
    told = _read(name)
    weights = np.array(told["W"])
    table = np.zeros((3 + len(told["b"]), INPUTS + 2))
    table[0, :INPUTS] = told["mu"]
    table[1, :INPUTS] = 1 / np.array(told["sd"])
    table[2, :INPUTS] = told["u"]
    table[3:, :INPUTS] = weights.T
    table[3:, INPUTS] = told["b"]
    table[3:, INPUTS + 1] = told["v"]
    return table
