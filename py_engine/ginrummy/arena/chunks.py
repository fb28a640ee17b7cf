"""A few pairs played in one go: what a worker is given, what it gives back, and the file that keeps it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Self

from ginrummy.arena.clock import Clocked, Times
from ginrummy.arena.contestants import contestant
from ginrummy.arena.pairs import Played, PlayedPair, play_pair
from ginrummy.arena.plan import Plan
from ginrummy.arena.refusals import ArenaError

# Where there are no threads, the process is the thread.
cpu_seconds = getattr(time, "thread_time", time.process_time)


@dataclass(frozen=True, slots=True)
class Chunk:
    """Finished pairs from one number on, the times of both sides' decisions in them, and the CPU time of them all.

    ``cpu`` are seconds of the thread that played; other processes, and so outside programs, are not in it.
    """

    first: int
    pairs: tuple[PlayedPair, ...]
    times: tuple[Times, Times]
    cpu: float

    def as_dict(self) -> dict[str, Any]:
        """Return all of it, ready for JSON; :meth:`read` reads it."""
        return {
            "first": self.first,
            "pairs": [[game.as_list() for game in pair] for pair in self.pairs],
            "times": [times.as_dict() for times in self.times],
            "cpu": round(self.cpu, 3),
        }

    @classmethod
    def read(cls, data: Any) -> Self:
        """Read what :meth:`as_dict` gave; raises TypeError, KeyError or ValueError for anything else."""
        pairs = tuple((Played.read(one), Played.read(other)) for one, other in data["pairs"])
        a, b = (Times.of(times) for times in data["times"])
        return cls(int(data["first"]), pairs, (a, b), float(data["cpu"]))


def play_chunk(plan: Plan, first: int, count: int) -> Chunk:
    """Play so many pairs from a number on; each depends on the plan and its own number alone."""
    start = cpu_seconds()
    with (
        contestant(plan.a, plan.rules, plan.patience) as a,
        contestant(plan.b, plan.rules, plan.patience) as b,
    ):
        clocked_a, clocked_b = Clocked(a), Clocked(b)
        pairs = tuple(play_pair(plan, number, clocked_a, clocked_b) for number in range(first, first + count))
    return Chunk(first, pairs, (clocked_a.times, clocked_b.times), cpu_seconds() - start)


class Kept:
    """A file of finished chunks, a JSON line each after one that names the plan; a context manager.

    A last line that was cut off when the writing was is left out and written over.  Raises ArenaError for a file of
    another plan, one that is no such file, or one that cannot be written.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        """Read the file, or make it."""
        self.chunks: list[Chunk] = []
        try:
            self._file: IO[bytes] = path.open("a+b")
        except OSError as error:
            raise ArenaError(f"{path}: {error.strerror or error}") from None
        try:
            self._file.seek(0)
            data = self._file.read()
            whole = data[: data.rfind(b"\n") + 1]
            self.chunks += _read(whole, path, plan)
            if len(whole) < len(data):
                self._file.truncate(len(whole))
            if not whole:
                self._write(plan.key())
        except BaseException:
            self._file.close()
            raise

    def add(self, chunk: Chunk) -> None:
        """Write one more chunk, at once."""
        self._write(chunk.as_dict())

    def __enter__(self) -> Kept:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()


def _read(data: bytes, path: Path, plan: Plan) -> Iterator[Chunk]:
    for number, line in enumerate(data.splitlines(), 1):
        try:
            told = json.loads(line)
            if number > 1:
                yield Chunk.read(told)
                continue
        except (ValueError, KeyError, TypeError):
            raise ArenaError(f"{path}: line {number} is no line of such a file") from None
        if told != plan.key():
            raise ArenaError(f"{path} holds another run: {json.dumps(told)[:300]}")
