"""The fitted numbers of the evaluator, one module for each game; made by ``make train``, read by :func:`load`."""

from __future__ import annotations

import struct
from base64 import b85decode
from functools import cache
from importlib import import_module
from operator import mul

VERSION = 1
"""The form of the tables: which features they are for, in which order."""

CLIP = 5.0


class Net:
    """A sum over features of a straight line and hidden units, after each feature was centred and scaled.

    ``value = u·z + sum(v * max(0, b + w·z))`` with ``z`` = ``(x - mean) / spread`` cut to ±5.
    """

    __slots__ = ("inverse", "line", "mean", "units")

    def __init__(self, rows: list[tuple[float, ...]]) -> None:
        """Take the rows of a table: means, inverse spreads, the line, then units with bias and weight at the end."""
        size = len(rows[0]) - 2
        self.mean, self.inverse, self.line = (row[:size] for row in rows[:3])
        self.units = [(row[:size], row[size], row[size + 1]) for row in rows[3:]]

    def __call__(self, features: list[float]) -> float:
        """Value a row of features, in points."""
        z = [
            max(-CLIP, min(CLIP, (x - mean) * inverse))
            for x, mean, inverse in zip(features, self.mean, self.inverse, strict=True)
        ]
        total: float = sum(map(mul, z, self.line))
        for weights, bias, out in self.units:
            active = bias + sum(map(mul, z, weights))
            if active > 0:
                total += active * out
        return total


@cache
def load(name: str) -> dict[str, Net]:
    """Return the nets of a game by what they value: ``throw`` and, where one may knock, ``knock``.

    >>> sorted(load("regular")), sorted(load("straight"))
    (['knock', 'throw'], ['throw'])
    """
    module = import_module(f"ginrummy.players.tables.{name}")
    return {kind: Net(unpacked(text, width)) for kind, (width, text) in module.TABLES.items()}


def packed(rows: list[list[float]]) -> str:
    """Write rows of numbers as text, two bytes a number.

    >>> unpacked(packed([[0.5, -2.0]]), 2)
    [(0.5, -2.0)]
    """
    from base64 import b85encode

    numbers = [number for row in rows for number in row]
    return b85encode(struct.pack(f"<{len(numbers)}e", *numbers)).decode()


def unpacked(text: str, width: int) -> list[tuple[float, ...]]:
    """Read rows of so many numbers back."""
    data = b85decode("".join(text.split()))
    return list(struct.iter_unpack(f"<{width}e", data))
