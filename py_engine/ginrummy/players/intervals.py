"""How sure a result is: the few formulas that comparisons of opponents need, from the standard library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import comb, exp, inf, lgamma, log, log1p, sqrt

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


def exact_interval(wins: int, losses: int) -> tuple[float, float]:
    """Return Clopper and Pearson's 95 % interval of the share of wins: it holds the true share at least so often.

    Its ends are the shares with which so many wins or more, or so many or fewer, come about 1 time in 40.
    Source: C. J. Clopper and E. S. Pearson, Biometrika 26 (1934).

    >>> [round(end, 4) for end in exact_interval(5, 5)]
    [0.1871, 0.8129]
    """
    low = _root(lambda share: incomplete_beta(wins, losses + 1, share) - 0.025) if wins else 0.0
    high = _root(lambda share: incomplete_beta(wins + 1, losses, share) - 0.975) if losses else 1.0
    return low, high


def student_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean and the two ends of its 95 % interval by Student's t; no interval (all the line) for one value.

    >>> [round(end, 2) for end in student_interval([1.0, 2.0, 3.0])]
    [2.0, -0.48, 4.48]
    """
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, -inf, inf
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    half = student_95(n - 1) * sqrt(variance / n)
    return mean, mean - half, mean + half


def ratio_interval(pairs: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    """Return the sum of the firsts over the sum of the seconds and the ends of its 95 % interval.

    The interval is the one of linearized residuals, for seconds above 0 that vary little.

    >>> ratio_interval([(2.0, 1.0), (4.0, 2.0)])
    (2.0, 2.0, 2.0)
    """
    n = len(pairs)
    total = sum(second for _, second in pairs)
    ratio = sum(first for first, _ in pairs) / total
    if n < 2:
        return ratio, -inf, inf
    squares = sum((first - ratio * second) ** 2 for first, second in pairs)
    half = student_95(n - 1) * sqrt(squares * n / (n - 1)) / total
    return ratio, ratio - half, ratio + half


@cache
def student_95(freedom: int) -> float:
    """Return the number that Student's t stays within, either side of 0, 95 times in 100.

    >>> round(student_95(10), 3), round(student_95(100_000), 3)
    (2.228, 1.96)
    """
    within = _root(lambda part: incomplete_beta(freedom / 2, 0.5, part) - 0.05)
    return sqrt(freedom * (1 - within) / within)


def incomplete_beta(a: float, b: float, x: float) -> float:
    """Return the regularized incomplete beta function, 0 to 1, of ``a`` and ``b`` above 0 at ``x`` from 0 to 1.

    For whole numbers it is the chance of ``a`` wins or more in ``a + b - 1`` games that are each won with chance ``x``.
    Source: the continued fraction 8.17.22 of the NIST Digital Library of Mathematical Functions.

    >>> round(incomplete_beta(2, 1, 0.5), 9)
    0.25
    """
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        # The fraction converges fast below the mean only.
        return 1 - incomplete_beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    ahead = 1.0
    behind = value = 1 / _off_zero(1 - (a + b) * x / (a + 1))
    for m in range(1, 100_000):
        for step in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            behind = 1 / _off_zero(1 + step * behind)
            ahead = _off_zero(1 + step / ahead)
            value *= ahead * behind
        if abs(ahead * behind - 1) < 1e-14:
            break
    return front * value


def _off_zero(number: float) -> float:
    return number if abs(number) > 1e-300 else 1e-300


def _root(rising: Callable[[float], float]) -> float:
    """Return where a function that rises from 0 to 1 passes zero."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        if rising(middle) < 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
