"""Fit a net of one hidden layer to differences: what one option came to less what the other did."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]

CLIP = 5.0


@dataclass
class Sample:
    """Features of the first option, of the second (none where the features tell both), and the difference."""

    first: Numbers
    second: Numbers | None
    worth: Numbers


def fit(
    sample: Sample, hidden: int, seed: int, *, steps: int = 3000, batch: int = 2048
) -> NDArray[np.float64]:
    """Fit a table as :func:`training.policies.net` reads it, by Adam on squared differences.

    ``steps``: of so many samples each; few samples are not gone over more than thirty times.
    """
    rng = np.random.default_rng(seed)
    size = sample.first.shape[1]
    rows = sample.first if sample.second is None else np.concatenate([sample.first, sample.second])
    mean = rows.mean(axis=0, dtype=np.float64)
    spread = rows.std(axis=0, dtype=np.float64)
    inverse = np.where(spread > 1e-6, 1 / np.maximum(spread, 1e-6), 0.0)
    del rows

    def scaled(x: Numbers) -> Numbers:
        z: Numbers = np.clip((x - mean.astype(np.float32)) * inverse.astype(np.float32), -CLIP, CLIP)
        return z

    first = scaled(sample.first)
    second = None if sample.second is None else scaled(sample.second)
    worth = sample.worth
    total = len(worth)
    params: list[Numbers] = [
        (rng.standard_normal((size, hidden)) * (1.4 / size**0.5)).astype(np.float32),
        np.zeros(hidden, dtype=np.float32),
        (rng.standard_normal(hidden) * (0.5 / hidden**0.5)).astype(np.float32),
        np.zeros(size, dtype=np.float32),
    ]
    if second is None:
        # A difference of its own has a level; it is carried by one more unit that is always on.
        params[1][0] = 1.0
        params[0][:, 0] = 0.0
    moments = [(np.zeros_like(p), np.zeros_like(p)) for p in params]
    rounds = min(30, -(-steps // max(1, total // batch)))
    steps = rounds * (total // batch)
    step = 0
    for _ in range(rounds):
        order = rng.permutation(total)
        for at in range(0, total - batch + 1, batch):
            pick = order[at : at + batch]
            grads = _gradient(params, first[pick], None if second is None else second[pick], worth[pick])
            step += 1
            rate = 3e-3 * (1 - step / (steps + 1)) + 1e-5
            for p, g, (m, v) in zip(params, grads, moments, strict=True):
                m *= 0.9
                m += 0.1 * g
                v *= 0.999
                v += 0.001 * g * g
                p -= rate * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
    weights, bias, out, line = params
    table = np.zeros((3 + hidden, size + 2))
    table[0, :size] = mean
    table[1, :size] = inverse
    table[2, :size] = line
    table[3:, :size] = weights.T
    table[3:, size] = bias
    table[3:, size + 1] = out
    return table


def _forward(params: list[Numbers], x: Numbers) -> tuple[Numbers, Numbers]:
    weights, bias, out, line = params
    active = np.maximum(x @ weights + bias, 0)
    return active, active @ out + x @ line


def _gradient(params: list[Numbers], first: Numbers, second: Numbers | None, worth: Numbers) -> list[Numbers]:
    out = params[2]
    active, value = _forward(params, first)
    both = [(first, active, 1.0)]
    if second is not None:
        other, less = _forward(params, second)
        value = value - less
        both.append((second, other, -1.0))
    # Points are in the tens: a scale of one keeps the steps of Adam in their usual range.
    error = (value - worth) * np.float32(2 / len(worth))
    grads = [np.zeros_like(p) for p in params]
    for x, on, sign in both:
        pull = error * np.float32(sign)
        back = (on > 0) * (pull[:, None] * out[None, :])
        grads[0] += x.T @ back
        grads[1] += back.sum(axis=0)
        grads[2] += on.T @ pull
        grads[3] += x.T @ pull
    return grads


def values(table: NDArray[np.float64], x: Numbers) -> Numbers:
    """Value many rows of features at once."""
    size = x.shape[1]
    t = table.astype(np.float32)
    z = np.clip((x - t[0, :size]) * t[1, :size], -CLIP, CLIP)
    result: Numbers = np.maximum(z @ t[3:, :size].T + t[3:, size], 0) @ t[3:, size + 1] + z @ t[2, :size]
    return result


def explained(table: NDArray[np.float64], sample: Sample) -> float:
    """Return which part of the variance of the differences the table explains, 0 to 1."""
    told = values(table, sample.first)
    if sample.second is not None:
        told = told - values(table, sample.second)
    return float(1 - np.mean((sample.worth - told) ** 2) / np.mean(sample.worth**2))
