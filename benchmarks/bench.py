"""Measure the two calls every opponent leans on: least deadwood of ten cards, best discard of eleven.

OpenSpiel's ``min_deadwood`` runs beside them where it is installed, in the same process and in turns, so that both
meet the same load of the machine.  Each is given the hands in its own form, made before the clock starts.
Every value is checked in the same run: against OpenSpiel, and where the two differ, against plain search.

    python benchmarks/bench.py [--runs N] [--hands N] [--seed TEXT]
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Callable, Sequence
from gc import collect, disable, enable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter_ns
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support import brute

from ginrummy.game.cards import DECK, CardSet, card_set, cards_of
from ginrummy.game.melds import MELDS, best_discard, deadwood

try:
    from pyspiel import gin_rummy as openspiel
except ImportError:
    openspiel = None

OPENSPIEL_SUITS = "scdh"


class Task(NamedTuple):
    """One kind of call on one pool of hands, for each of the engines."""

    name: str
    hands: list[CardSet]
    ours: Callable[[CardSet], Any]
    value: Callable[[CardSet], int]


def random_hand(rng: Random, size: int) -> CardSet:
    return card_set(rng.sample(DECK, size))


def meld_rich_hand(rng: Random, size: int) -> CardSet:
    """Put a hand together from melds that may share cards, as hands late in a deal are."""
    short = [meld for meld in MELDS if meld.bit_count() <= 4]
    hand = 0
    for meld in rng.sample(short, 3):
        if (hand | meld).bit_count() <= size:
            hand |= meld
    rest = [card for card in DECK if not card.mask & hand]
    return hand | card_set(rng.sample(rest, size - hand.bit_count()))


def left_by_best_discard(hand: CardSet) -> int:
    """Return what the best discard leaves; -1, which is never right, where the card named does not leave it."""
    left, card = best_discard(hand)
    return left if card & hand and deadwood(hand ^ card) == left else -1


def tasks(count: int, seed: str) -> list[Task]:
    rng = Random(seed)
    made = []
    for kind, hand in (("random", random_hand), ("meld-rich", meld_rich_hand)):
        ten = [hand(rng, 10) for _ in range(count)]
        eleven = [hand(rng, 11) for _ in range(count)]
        made.append(Task(f"deadwood of 10, {kind}", ten, deadwood, deadwood))
        made.append(
            Task(f"best discard of 11, {kind}", eleven, best_discard, lambda held: best_discard(held)[0])
        )
    return made


def openspiel_hand(hand: CardSet) -> list[int]:
    return [13 * OPENSPIEL_SUITS.index(str(card)[1]) + int(card.rank) for card in cards_of(hand)]


def micros(call: Callable[[Any], Any], hands: Sequence[Any]) -> float:
    """Time one pass over the hands, in microseconds a call."""
    begin = perf_counter_ns()
    for hand in hands:
        call(hand)
    return (perf_counter_ns() - begin) / len(hands) / 1000


def plain_value(hand: CardSet) -> int:
    """Return the right answer by plain search."""
    held = frozenset(str(card) for card in cards_of(hand))
    return brute.deadwood(held) if len(held) == 10 else brute.best_discards(held)[0]


def spread_of(times: list[float]) -> str:
    low, _, high = quantiles(times, n=4)
    return f"{median(times):6.2f} [{low:.2f}-{high:.2f}]"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument(
        "--runs", type=int, default=41, help="passes over the hands; the median is printed (41)"
    )
    parser.add_argument("--hands", type=int, default=2000, help="hands in each pool (2000)")
    parser.add_argument("--seed", default="bench", help="seed of the hands")
    options = parser.parse_args()
    if options.runs < 2 or options.hands < 1:
        parser.error("at least 2 runs and 1 hand")

    print(
        f"Python {platform.python_version()}, {platform.machine()}; {options.hands} hands a pool, seed {options.seed!r}"
    )
    print(f"microseconds a call: median of {options.runs} runs [quartiles], both engines in turns")
    theirs = openspiel.GinRummyUtils(13, 4, 10).min_deadwood if openspiel else None
    if theirs is None:
        print("OpenSpiel is not installed, so only this engine is measured: pip install '.[bench]'")
    print(f"{'':32}{'this engine':>24}{'OpenSpiel':>26}{'ratio':>8}")
    wrong = 0
    for task in tasks(options.hands, options.seed):
        lists = [openspiel_hand(hand) for hand in task.hands]
        own: list[float] = []
        other: list[float] = []
        collect()
        disable()
        for run in range(options.runs + 1):
            # The first pass warms up; after it the two take turns in going first.
            for first in (run % 2 == 0, run % 2 == 1):
                if first:
                    took = micros(task.ours, task.hands)
                    own.append(took)
                elif theirs is not None:
                    took = micros(theirs, lists)
                    other.append(took)
        enable()
        own, other = own[1:], other[1:]
        beside = f"{spread_of(other):>26}{median(other) / median(own):>7.1f}x" if other else ""
        print(f"{task.name:32}{spread_of(own):>24}{beside}")
        wrong += check(task, lists, theirs)
    return 1 if wrong else 0


def check(task: Task, lists: list[list[int]], theirs: Callable[[list[int]], int] | None) -> int:
    """Compare every value; return how many of this engine's are wrong."""
    values = [task.value(hand) for hand in task.hands]
    if theirs is None:
        sample = range(0, len(values), max(1, len(values) // 300))
        wrong = sum(values[at] != plain_value(task.hands[at]) for at in sample)
        print(f"    {len(sample) - wrong} of {len(sample)} equal to plain search")
        return wrong
    differ = [at for at, hand in enumerate(lists) if theirs(hand) != values[at]]
    wrong = sum(values[at] != plain_value(task.hands[at]) for at in differ)
    print(f"    {len(values) - len(differ)} of {len(values)} equal to OpenSpiel", end="")
    if differ:
        print(
            f"; by plain search this engine is right in {len(differ) - wrong} of the other {len(differ)}",
            end="",
        )
    print()
    return wrong


if __name__ == "__main__":
    sys.exit(main())
