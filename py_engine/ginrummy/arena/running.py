"""A whole run: the pairs shared out to workers, kept as they come in, and added up in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any, ParamSpec, TypeVar

from ginrummy.arena.chunks import Chunk, Kept, play_chunk
from ginrummy.arena.clock import Times
from ginrummy.arena.pairs import PlayedPair
from ginrummy.arena.plan import Plan
from ginrummy.arena.results import Results

CHUNK = 8
"""The most pairs a worker is given at once."""

Watch = Callable[[int, int, list[PlayedPair]], None]
"""Told after each chunk: pairs finished in all, pairs wanted, the pairs that came in just now."""

_Given = ParamSpec("_Given")
_Got = TypeVar("_Got")


class Here(Executor):
    """An executor that does everything at once in this very thread."""

    def submit(
        self, fn: Callable[_Given, _Got], /, *args: _Given.args, **kwargs: _Given.kwargs
    ) -> Future[_Got]:
        """Call the function; the future is done when it is given back."""
        future: Future[_Got] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def run(
    plan: Plan,
    pairs: int,
    executor: Executor | None = None,
    *,
    jobs: int = 1,
    kept: Path | None = None,
    watch: Watch | None = None,
) -> dict[str, Any]:
    """Play pairs 0 to ``pairs`` - 1 of a plan and return what they say, ready for JSON.

    ``executor`` is any of ``concurrent.futures``' kind; none plays here.  ``jobs`` is how many chunks it is kept
    busy with, twice over; ``kept`` a file from which a run that was broken off, or one of fewer pairs, goes on.  What
    is under ``results`` depends on the plan and ``pairs`` alone; ``times`` and the speed are of this machine.  Raises
    ArenaError as :class:`ginrummy.arena.chunks.Kept` and the players do.

    >>> from ginrummy.game.rules import Rules
    >>> plan = Plan(a="simple", b="random", rules=Rules(), seed="1", form=None, target=None)
    >>> run(plan, 3)["results"]["games"]
    6
    """
    start = perf_counter()
    finished: dict[int, PlayedPair] = {}
    times = (Times(), Times())
    cpu = 0.0

    def take(chunk: Chunk) -> list[PlayedPair]:
        new = [
            (number, pair)
            for number, pair in enumerate(chunk.pairs, chunk.first)
            if number < pairs and number not in finished
        ]
        finished.update(new)
        nonlocal cpu
        cpu += chunk.cpu
        for mine, other in zip(times, chunk.times, strict=True):
            mine.join(other)
        return [pair for _, pair in new]

    with Kept(kept, plan) if kept else nullcontext() as file:
        for chunk in file.chunks if file else ():
            take(chunk)
        before = len(finished)
        if watch:
            watch(before, pairs, [finished[number] for number in sorted(finished)])
        for chunk in _played(plan, list(_missing(finished, pairs)), executor or Here(), jobs):
            if file:
                file.add(chunk)
            new = take(chunk)
            if watch:
                watch(len(finished), pairs, new)
    seconds = perf_counter() - start
    return {
        **plan.key(),
        "pairs": pairs,
        "results": Results.of([finished[number] for number in range(pairs)]).as_dict(),
        "times": {side: mine.summary() for side, mine in zip("ab", times, strict=True)},
        "cpu_seconds": round(cpu, 2),
        "seconds": round(seconds, 2),
        "games_per_second": round(2 * (pairs - before) / seconds, 2),
    }


def _missing(finished: dict[int, PlayedPair], pairs: int) -> Iterator[tuple[int, int]]:
    """Yield the first number and the count of each chunk that is still to be played."""
    first = None
    for number in range(pairs + 1):
        wanted = number < pairs and number not in finished
        if first is not None and (not wanted or number - first == CHUNK):
            yield first, number - first
            first = None
        if wanted and first is None:
            first = number


def _played(plan: Plan, wanted: list[tuple[int, int]], executor: Executor, jobs: int) -> Iterator[Chunk]:
    """Yield chunks as they are finished; never many more are under way than there are workers."""
    most = 1 if isinstance(executor, Here) else 2 * jobs
    waiting: set[Future[Chunk]] = set()
    wanted.reverse()
    try:
        while wanted or waiting:
            while wanted and len(waiting) < most:
                waiting.add(executor.submit(play_chunk, plan, *wanted.pop()))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()
