"""One line that tells how far a run is, when it will be done, and what it says so far."""

from __future__ import annotations

from time import perf_counter
from typing import TextIO

from ginrummy.arena.pairs import PlayedPair

EVERY = 0.2
"""Seconds between two looks of the line on a terminal."""

EVERY_LOGGED = 30.0
"""Seconds between two lines where they stay, as in a log."""

WIDTH = 20


class Progress:
    """Writes the line anew on a terminal, and one below the other elsewhere."""

    def __init__(self, out: TextIO) -> None:
        """Start the clock."""
        self._out = out
        self._again = out.isatty()
        self._start = self._told = perf_counter()
        self._before: int | None = None
        self._wins = [0, 0]

    def __call__(self, done: int, wanted: int, new: list[PlayedPair]) -> None:
        """Tell of pairs that came in: see :data:`ginrummy.arena.running.Watch`."""
        if self._before is None:
            self._before = done
        for pair in new:
            for game in pair:
                if game.winner is not None:
                    self._wins[game.winner] += 1
        now = perf_counter()
        if done < wanted and now - self._told < (EVERY if self._again else EVERY_LOGGED):
            return
        self._told = now
        text = progress_line(
            done, wanted, done - self._before, now - self._start, (self._wins[0], self._wins[1])
        )
        self._out.write(f"\r{text}\x1b[K" if self._again else f"{text}\n")
        if self._again and done == wanted:
            self._out.write("\n")
        self._out.flush()


def progress_line(done: int, wanted: int, played: int, seconds: float, wins: tuple[int, int]) -> str:
    """Write the line; ``played`` pairs of the ``done`` took ``seconds``, the others were there before.

    >>> progress_line(50, 200, 40, 10.0, (60, 40))
    '[=====               ] 50/200 pairs, 8.0 games/s, 0:38 left; a has 60.0 %'
    """
    bar = "=" * (WIDTH * done // wanted)
    speed = 2 * played / seconds if seconds else 0.0
    left = f", {_clock(2 * (wanted - done) / speed)} left" if speed else ""
    share = f"; a has {100 * wins[0] / sum(wins):.1f} %" if any(wins) else ""
    return f"[{bar:<{WIDTH}}] {done}/{wanted} pairs, {speed:.1f} games/s{left}{share}"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
