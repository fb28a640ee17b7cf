"""Measure the review of a deal: how long it takes, and how well its losses agree with twenty times as many playouts.

Deals are played by opponents of several strengths.  Time is taken with the engine as it is shipped; the agreement with
the same playouts compiled (see ``compiled.py``), which come to the same numbers, and with other random worlds for the
larger budget, so that nothing agrees for being shared.

    python benchmarks/review.py [--deals N] [--timed N] [--times N] [--seed TEXT] [--jobs N]
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from compiled import compile_playouts

from ginrummy.coach.history import Moment, Past
from ginrummy.coach.review import WORLDS, Review
from ginrummy.game.match import Match
from ginrummy.game.rules import PRESETS
from ginrummy.game.sheet import Form
from ginrummy.game.view import View
from ginrummy.players.levels import opponent

RULES = ("regular", "regular", "straight", "oklahoma", "eaai", "classic")
LEVELS = ("gentle", "steady", "sharp")


class Job(NamedTuple):
    """One deal to look at: its number, the seed of all deals, how many times the budget."""

    number: int
    seed: str
    times: int


class Found(NamedTuple):
    """The losses of the decisions of one deal with the usual budget and with the larger one."""

    usual: list[float]
    larger: list[float]
    covered: int
    compared: int


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
    compile_playouts()
    past = played_deal(job.number, job.seed)
    usual = reviewed(past, f"{job.seed} usual {job.number}", WORLDS, 0)
    larger = reviewed(past, f"{job.seed} larger {job.number}", job.times * WORLDS, 0)
    covered = compared = 0
    for one, other in zip(usual.decisions, larger.decisions, strict=True):
        found = {option.action: option for option in one.judgement.options}
        truth = {option.action: option.points for option in other.judgement.options}
        best = one.judgement.best
        for action, option in found.items():
            if action != best and option.error:
                gap = truth[best] - truth[action]
                covered += abs(found[best].points - option.points - gap) <= option.error
                compared += 1
    return Found(
        [decision.judgement.loss for decision in usual.decisions],
        [decision.judgement.loss for decision in larger.decisions],
        covered,
        compared,
    )


def ranks(values: list[float]) -> list[float]:
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


def rank_correlation(one: list[float], other: list[float]) -> float:
    """Correlate the ranks of two lists (Spearman), equal values sharing theirs."""
    x, y = ranks(one), ranks(other)
    a, b = mean(x), mean(y)
    top = sum((p - a) * (q - b) for p, q in zip(x, y, strict=True))
    return top / (sum((p - a) ** 2 for p in x) * sum((q - b) ** 2 for q in y)) ** 0.5


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


if __name__ == "__main__":
    main()
