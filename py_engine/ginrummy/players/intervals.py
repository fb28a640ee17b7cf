"""How sure a result is: the few formulas that comparisons of opponents need, from the standard library."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, sqrt

Z95 = 1.959964
"""Standard errors either side of a mean that hold 95 % of a normal distribution."""


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and the half width of its 95 % interval; the half width is 0 for a single value.

    >>> mean_interval([1.0, 3.0])[0]
    2.0
    """
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, Z95 * sqrt(variance / n)


def share_interval(wins: int, losses: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of the share of wins, both ends from 0 to 1.

    >>> [round(end, 3) for end in share_interval(75, 25)]
    [0.657, 0.825]
    """
    n = wins + losses
    if not n:
        return 0.0, 1.0
    share, z2 = wins / n, Z95 * Z95
    centre = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = Z95 * sqrt(share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(0.0, centre - half), min(1.0, centre + half)


def sign_test(wins: int, losses: int) -> float:
    """Return the exact chance that a fair coin gives this many wins or more; ties are left out beforehand.

    >>> sign_test(4, 0)
    0.0625
    """
    n = wins + losses
    return sum(comb(n, k) for k in range(wins, n + 1)) / (1 << n)
