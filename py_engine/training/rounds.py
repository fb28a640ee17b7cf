"""Rounds of self-play and fitting: each plays with the tables of the one before and fits new ones to what it saw."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from ginrummy.players.careful import KNOCK_EARLY, KNOCK_WITH_GIN_CARDS
from ginrummy.players.weights import GIN_ONLY, KEEN, WARY, Weights
from training import features as fe
from training import play
from training import policies as po
from training.first_player import Brain, first_player
from training.fit import Sample, explained, fit

Table = NDArray[np.float64]
Three = tuple[Table, Table, Table]

HOLDING = np.array(
    [0.006, -0.01, -0.802, -0.738, -0.272, 1.44, 1.389, 0.99, -0.512, -0.392, -0.117, -0.048, -0.044]
)
KINDS = ("throws", "draws", "knocks")
CHUNK = 4_000
"""Deals that one process plays at a time."""
RATES = np.array([0.3, 0.15, 0.4])
"""Chances to try two options at a throw, a draw and a knock."""
ROOM = 3
"""Room for so many tries of a kind per deal."""
MODES = {"knocker": 2, "regular": 2, "straight": 3, "oklahoma": 4}


KNOCKING = Weights(
    deadwood=1.0,
    near=18.4,
    near_draws=3.35,
    near_decay=0.944,
    every=4.9,
    gin=21.2,
    danger=37.5,
    danger_turn=3.2,
    safe=3.8,
    points=0.46,
)
"""The rival's weights where one may knock, found as those of the levels were."""


def params_of(weights: Weights, knocks: tuple[float, ...]) -> Table:
    """Write weights and a knock rule as the compiled players read them."""
    head = [
        weights.deadwood,
        weights.near,
        weights.near_draws,
        weights.near_decay,
        weights.every,
        weights.gin,
        weights.danger,
        weights.danger_turn,
        weights.safe,
        weights.points,
    ]
    return np.array([*head, *knocks, 0, 0, 0], dtype=np.float64)


ALWAYS, NEVER = (60.0,) * po.KNOCK_TURNS, (-1.0,) * po.KNOCK_TURNS
USUAL = params_of(KNOCKING, tuple(float(n) for n in KNOCK_WITH_GIN_CARDS))


@dataclass(frozen=True)
class Rival:
    """Someone to train against; ``share`` is the part of the deals played against him."""

    name: str
    kind: int
    params: Table
    share: float


SHARP = params_of(WARY, tuple(float(KNOCK_EARLY[min(n, 3)]) for n in range(po.KNOCK_TURNS)))
EXPERT = params_of(KEEN, tuple(float(n) for n in KNOCK_WITH_GIN_CARDS))
QUICKLY = USUAL.copy()
QUICKLY[po.QUICK] = 1
LOOKING = USUAL.copy()
LOOKING[po.LOOKS] = 1
AT_ONCE = params_of(KNOCKING, ALWAYS)
GIN_GOER = params_of(KNOCKING, NEVER)
STRAIGHT = params_of(GIN_ONLY, NEVER)

RIVALS = {
    "knocker": (
        Rival("plain knocker", po.PLAIN, USUAL, 0.4),
        Rival("plain knocker, high cards first", po.LOFTY, USUAL, 0.3),
        Rival("weights, knocking at once", po.WEIGHTS, AT_ONCE, 0.3),
    ),
    "regular": (
        Rival("itself", po.NET, USUAL, 0.44),
        Rival("weights", po.WEIGHTS, USUAL, 0.13),
        Rival("weights, gin only", po.WEIGHTS, GIN_GOER, 0.13),
        Rival("weights, knocking at once", po.WEIGHTS, AT_ONCE, 0.12),
        Rival("plain knocker", po.PLAIN, USUAL, 0.10),
        Rival("plain knocker, high cards first", po.LOFTY, USUAL, 0.08),
    ),
    "straight": (
        Rival("itself", po.NET, STRAIGHT, 0.7),
        Rival("weights", po.WEIGHTS, STRAIGHT, 0.2),
        Rival("plain", po.PLAIN, STRAIGHT, 0.1),
    ),
    "oklahoma": (
        Rival("itself", po.NET, USUAL, 0.54),
        Rival("weights", po.WEIGHTS, USUAL, 0.14),
        Rival("weights, gin only", po.WEIGHTS, GIN_GOER, 0.08),
        Rival("weights, knocking at once", po.WEIGHTS, AT_ONCE, 0.08),
        Rival("plain knocker", po.PLAIN, USUAL, 0.08),
        Rival("plain knocker, high cards first", po.LOFTY, USUAL, 0.08),
    ),
}
"""Who is trained against, by what is trained; none of the yardsticks is among them."""


@dataclass(frozen=True)
class Plan:
    """What to train: the rules, the deals of each round, the hidden units of the three tables."""

    rules: str
    deals: tuple[int, ...]
    hidden: tuple[int, int, int] = (64, 32, 24)
    steps: int = 4000

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """Who is trained against."""
        return RIVALS[self.rules]


@dataclass
class Heap:
    """Samples of the three kinds, chunk by chunk."""

    throws: list[Sample] = field(default_factory=list)
    draws: list[Sample] = field(default_factory=list)
    knocks: list[Sample] = field(default_factory=list)

    def add(self, other: tuple[Sample, Sample, Sample]) -> None:
        """Put one chunk on the heap."""
        for pile, sample in zip((self.throws, self.draws, self.knocks), other, strict=True):
            pile.append(sample)


def joined(samples: list[Sample]) -> Sample:
    """Put samples end to end."""
    second = None
    if samples[0].second is not None:
        second = np.concatenate([s.second for s in samples if s.second is not None])
    return Sample(
        np.concatenate([s.first for s in samples]), second, np.concatenate([s.worth for s in samples])
    )


def brain_with(tables: Three, against_knockers: Three | None = None) -> Brain:
    """Put tables together for the compiled players."""
    return (*tables, HOLDING, *(against_knockers or tables))


def blank() -> Brain:
    """Tables that value everything alike: for players that need none."""
    sizes = (fe.THROW_SIZE, fe.DRAW_SIZE, fe.KNOCK_SIZE)
    first, second, third = (np.zeros((3, size + 2)) for size in sizes)
    return brain_with((first, second, third))


def chances_of(points: NDArray[np.float64]) -> Table:
    """Tabulate the chance to win a game by what both need, from the points of single deals between equals.

    Dead deals change nothing, so only won deals count, and either seat wins half of them.
    """
    won = np.abs(points[points != 0]).astype(int)
    share = np.bincount(won, minlength=151)[:400] / len(won)
    sizes = np.nonzero(share)[0]
    table = np.zeros((151, 151))
    table[0, :] = 1.0
    table[:, 0] = 0.0
    for mine in range(1, 151):
        for theirs in range(1, 151):
            up = table[np.maximum(mine - sizes, 0), theirs]
            down = table[mine, np.maximum(theirs - sizes, 0)]
            table[mine, theirs] = float(np.sum(share[sizes] * (up + down)) / 2)
    return table


Job = tuple[str, int, int, Table, Brain, Table, int]


def _chunk(job: Job) -> tuple[Sample, Sample, Sample]:
    rules, seed, kind, params, brain, chances, own = job
    room = CHUNK * ROOM
    throws = np.zeros((room, 2, fe.THROW_SIZE), np.float32)
    draws = np.zeros((room, fe.DRAW_SIZE), np.float32)
    knocks = np.zeros((room, fe.KNOCK_SIZE), np.float32)
    worth = [np.zeros(room, np.float32) for _ in range(3)]
    sizes = np.zeros(3, dtype=np.int64)
    play.gather(
        CHUNK,
        MODES[rules],
        seed,
        np.array([own, kind]),
        np.stack([QUICKLY if own == po.OTHER_NET else USUAL, params]),
        (brain, brain),
        chances,
        RATES,
        throws,
        worth[0],
        draws,
        worth[1],
        knocks,
        worth[2],
        sizes,
    )
    a, b, c = (int(n) for n in sizes)
    return (
        Sample(throws[:a, 0].copy(), throws[:a, 1].copy(), worth[0][:a].copy()),
        Sample(draws[:b].copy(), None, worth[1][:b].copy()),
        Sample(knocks[:c].copy(), None, worth[2][:c].copy()),
    )


def _jobs(plan: Plan, number: int, seed: int, brain: Brain, chances: Table, first: bool) -> Iterator[Job]:
    chunks = -(-plan.deals[number] // CHUNK)
    done = {rival.name: 0.0 for rival in plan.rivals}
    for at in range(chunks):
        # Whoever is furthest behind his share plays next.
        rival = max(plan.rivals, key=lambda r: r.share * (at + 1) - done[r.name])
        done[rival.name] += 1
        own = po.OTHER_NET if first else po.NET
        kind = own if rival.kind == po.NET else rival.kind
        params = QUICKLY if kind == po.OTHER_NET else rival.params
        yield (plan.rules, (seed * 1000 + number) * 100_000 + at, kind, params, brain, chances, own)


def results_of(plan: Plan, brain: Brain, seed: int, first: bool, deals: int = 6000) -> NDArray[np.float64]:
    """Play deals of the player against itself and return the points of each."""
    out = np.zeros((deals, 6))
    kind = po.OTHER_NET if first else po.NET
    params = QUICKLY if first else USUAL
    play.play_deals(
        deals,
        MODES[plan.rules],
        seed,
        np.array([kind, kind]),
        np.stack([params, params]),
        (brain, brain),
        out,
    )
    return out[:, 0]


def rounded(table: Table) -> Table:
    """Round numbers as the tables that are shipped hold them."""
    return table.astype(np.float16).astype(np.float64)


def against_knocker(rows: NDArray[np.float32], knocks: bool) -> NDArray[np.bool_]:
    """Tell for rows of features whether the opponent was then taken for a knocker: see :func:`features.knocker`."""
    often, sure = (rows[:, 13], rows[:, 14]) if knocks else (rows[:, 35], rows[:, 36])
    known = sure * 8
    ended = often * (known + 2 * fe.HABIT_PRIOR) - fe.HABIT_PRIOR
    told: NDArray[np.bool_] = fe.ENDED_TELLS * ended - fe.WAITED_TELLS * (known - ended) > fe.DOUBT
    return told


def chosen(sample: Sample, which: NDArray[np.bool_]) -> Sample:
    """Return these rows of a sample."""
    second = None if sample.second is None else sample.second[which]
    return Sample(sample.first[which], second, sample.worth[which])


Fit = tuple[str, list[Sample], int, int, int]


def _fit(job: Fit) -> tuple[Table, str]:
    kind, chunks, hidden, seed, steps = job
    held = joined(chunks[::20])
    sample = joined([chunk for at, chunk in enumerate(chunks) if at % 20])
    table = rounded(fit(sample, hidden, seed, steps=steps))
    return table, f"{kind} {len(sample.worth):,} explain {explained(table, held):.4f}"


def fitted(plan: Plan, heaps: list[Heap], seed: int) -> tuple[Three, str]:
    """Fit the three tables; those of the regular game to what was not played against one taken for a knocker."""
    tables, texts = [], []
    for kind, hidden, empty in zip(KINDS, plan.hidden, blank()[:3], strict=True):
        if kind == "knocks" and plan.rules == "straight":
            tables.append(empty)
            continue
        chunks = [sample for one in heaps for sample in getattr(one, kind)]
        if plan.rules == "regular":
            flags = [~against_knocker(sample.first, kind == "knocks") for sample in chunks]
            chunks = [chosen(sample, flag) for sample, flag in zip(chunks, flags, strict=True)]
        table, text = _fit((kind, chunks, hidden, seed, plan.steps))
        tables.append(table)
        texts.append(text)
    return (tables[0], tables[1], tables[2]), "; ".join(texts)


def play_and_fit(
    plan: Plan, number: int, seed: int, brain: Brain, older: list[Heap], pool: ProcessPoolExecutor
) -> tuple[Brain, Heap, Table]:
    """Play one round with these tables and fit new ones to it and to the rounds before it."""
    began = time.monotonic()
    first = number == 0
    chances = chances_of(results_of(plan, brain, seed + number, first))
    heap = Heap()
    for made in pool.map(_chunk, _jobs(plan, number, seed, brain, chances, first)):
        heap.add(made)
    played = time.monotonic() - began
    heaps = [*older, heap]
    tables, text = fitted(plan, heaps, seed * 100 + number)
    took = time.monotonic() - began - played
    print(f"{plan.rules} round {number}: {text}; {played:.0f} s of play, {took:.0f} s of fitting", flush=True)
    return brain_with(tables, brain[4:] if plan.rules == "regular" else None), heap, chances


def train(
    plan: Plan,
    seed: int,
    pool: ProcessPoolExecutor,
    *,
    start: Brain | None = None,
    knocker: Three | None = None,
    keep: int = 12,
) -> Iterator[tuple[int, Brain, Table]]:
    """Play and fit round by round; yield the number, tables and winning chances of each.

    The first round is played with the tables of the first player; with ``start`` there is none, and the rounds begin
    with these tables.  What the first player played is only a start: its samples are used once; those of the last
    ``keep`` rounds are fitted together.  ``knocker``: the tables against one taken for a knocker, which stay.
    """
    brain = start or first_player(straight=plan.rules == "straight")
    if knocker:
        brain = (*brain[:4], *knocker)
    heaps: list[Heap] = []
    for number in range(1 if start else 0, len(plan.deals)):
        brain, heap, chances = play_and_fit(plan, number, seed, brain, heaps, pool)
        heaps = [*heaps, heap][1 - keep :] if number else []
        yield number, brain, chances


def pool_of(jobs: int) -> ProcessPoolExecutor:
    """Start the processes that play."""
    return ProcessPoolExecutor(max_workers=jobs)


def scaled(plan: Plan, by: float) -> Plan:
    """Return the same plan with so many times the deals."""
    return replace(plan, deals=tuple(max(CHUNK * 2, int(n * by)) if n else 0 for n in plan.deals))
