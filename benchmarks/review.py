"""Measure the review of a deal: how long it takes, and how well its losses agree with twenty times as many playouts.

Deals are played by opponents of several strengths.  Time is taken with the engine as it is shipped; the agreement with
the same playouts compiled (see ``compiled.py``), which come to the same numbers, and with other random worlds for the
larger budget, so that nothing agrees for being shared.

    python benchmarks/review.py [--deals N] [--timed N] [--times N] [--seed TEXT] [--jobs N]
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import correlation, mean, median
from time import process_time
from typing import NamedTuple

from ginrummy.coach import rating
from ginrummy.coach import review as reviewing
from ginrummy.coach.history import Moment, Past
from ginrummy.coach.review import OTHER_WORLDS, WORLDS, Review
from ginrummy.game.match import Match
from ginrummy.game.rules import PRESETS
from ginrummy.game.sheet import Form
from ginrummy.game.view import View
from ginrummy.players.levels import opponent

try:
    from compiled import compile_playouts
except ImportError:
    compile_playouts = None

RULES = ("regular", "regular", "straight", "oklahoma", "eaai", "classic")
LEVELS = ("gentle", "steady", "sharp")


class Job(NamedTuple):
    """One deal to look at: its number, the seed of all deals, how many times the budget."""

    number: int
    seed: str
    times: int


class Found(NamedTuple):
    """The losses of the decisions of one deal with the usual budget and the larger one, the intervals that held and all
    of them, the points of the deal and what luck and skill explain of them.
    """

    usual: list[float]
    larger: list[float]
    covered: int
    compared: int
    points: int
    explained: float


def played_deal(number: int, seed: str) -> Past:
    """Play one deal of a game to 100, each seat with a strength of its own."""
    rng = Random(f"{seed}/{number}")
    match = Match.start(PRESETS[RULES[number % len(RULES)]], Form.TARGET, f"{seed}/{number}", 100)
    seats = [opponent(rng.choice(LEVELS)) for _ in (0, 1)]
    moments = []
    while match.deal.result is None:
        turn = match.deal.turn
        assert turn is not None
        action = seats[turn].decide(View.of(match.deal, turn, match.sheet), rng)
        moments.append(Moment(match, action))
        match, _ = match.apply(action)
    return Past(tuple(moments), match, 0)


def reviewed(past: Past, seed: str, worlds: int, other_worlds: int) -> Review:
    review = Review(past, 0, seed, "sharp", worlds, other_worlds)
    while review.go_on():
        pass
    return review


def compare(job: Job) -> Found:
    assert compile_playouts is not None
    compile_playouts()
    past = played_deal(job.number, job.seed)
    rating.BATCH = reviewing.BATCH = 20
    usual = reviewed(past, f"{job.seed} usual {job.number}", WORLDS, OTHER_WORLDS)
    # In larger portions, so that compiled code has the most of the time.
    rating.BATCH = reviewing.BATCH = 200
    larger = reviewed(past, f"{job.seed} larger {job.number}", job.times * WORLDS, 0)
    covered = compared = 0
    for one, other in zip(usual.decisions, larger.decisions, strict=True):
        found = {option.action: option for option in one.judgement.options}
        # An act that is soon given up is not looked at much longer with the larger budget.
        truth = {option.action: option.points for option in other.judgement.options if option.error < 0.5}
        best = one.judgement.best
        for action, option in found.items():
            if action != best and option.error and {action, best} <= truth.keys():
                gap = truth[best] - truth[action]
                covered += abs(found[best].points - option.points - gap) <= option.error
                compared += 1
    luck = usual.luck
    assert luck is not None
    return Found(
        [decision.judgement.loss for decision in usual.decisions],
        [decision.judgement.loss for decision in larger.decisions],
        covered,
        compared,
        luck.points,
        luck.sum,
    )


def ranks(values: Sequence[float]) -> list[float]:
    """Rank values from 1; equal ones share the mean of their places."""
    order = sorted(range(len(values)), key=lambda at: values[at])
    found = [0.0] * len(values)
    at = 0
    while at < len(order):
        end = at
        while end + 1 < len(order) and values[order[end + 1]] == values[order[at]]:
            end += 1
        for place in range(at, end + 1):
            found[order[place]] = (at + end) / 2 + 1
        at = end + 1
    return found


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Correlate the ranks of two lists (Spearman), equal values sharing theirs."""
    return correlation(ranks(one), ranks(other))


def time_reviews(count: int, seed: str) -> None:
    spent = []
    for number in range(count):
        past = played_deal(number, seed)
        started = process_time()
        review = Review(past, 0, f"{seed} timed {number}", "sharp")
        while review.go_on():
            pass
        spent.append(process_time() - started)
    spent.sort()
    print(
        f"review of one deal, {count} deals, seconds of CPU: median {median(spent):.1f}, "
        f"95 % within {spent[int(0.95 * (count - 1))]:.1f}, longest {spent[-1]:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=20, help="deals for the agreement (default 20)")
    parser.add_argument("--timed", type=int, default=10, help="deals for the time (default 10)")
    parser.add_argument(
        "--times", type=int, default=20, help="how much larger the larger budget is (default 20)"
    )
    parser.add_argument("--seed", default="review", help="seed of all deals")
    parser.add_argument("--jobs", type=int, default=1, help="processes for the agreement (default 1)")
    options = parser.parse_args()
    if options.timed:
        time_reviews(options.timed, options.seed)
    if not options.deals:
        return
    if compile_playouts is None:
        print("numba is not installed (pip install -e '.[train]'): the agreement is not measured")
        return
    jobs = [Job(number, options.seed, options.times) for number in range(options.deals)]
    with ProcessPoolExecutor(options.jobs) as pool:
        found = list(pool.map(compare, jobs))
    usual = [loss for one in found for loss in one.usual]
    larger = [loss for one in found for loss in one.larger]
    deals = rank_correlation([sum(one.usual) for one in found], [sum(one.larger) for one in found])
    covered, compared = sum(one.covered for one in found), sum(one.compared for one in found)
    print(
        f"{len(usual)} decisions of {len(found)} deals, {options.times} times the budget beside the usual one:"
    )
    print(
        f"  rank correlation of the losses of decisions {rank_correlation(usual, larger):.3f}, of deals {deals:.3f}"
    )
    print(
        f"  95 % intervals that hold the larger budget's value: {100 * covered / compared:.1f} % of {compared}"
    )
    gaps = [abs(a - b) for a, b in zip(usual, larger, strict=True)]
    print(f"  mean difference of a loss {mean(gaps):.2f} points; mean loss {mean(larger):.2f}")
    rest = [one.points - one.explained for one in found]
    print(
        f"luck and skill beside the points of a deal: correlation "
        f"{correlation([one.points for one in found], [one.explained for one in found]):.2f}, "
        f"rest {mean(rest):+.1f}, root of its mean square {mean(gap * gap for gap in rest) ** 0.5:.1f}, "
        f"of the points {mean(one.points**2 for one in found) ** 0.5:.1f}"
    )


if __name__ == "__main__":
    main()
