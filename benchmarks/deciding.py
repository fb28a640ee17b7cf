"""Time every decision of a level wherever the engine runs: in CPython, and in the run time that the site ships.

``tools/run_runtime.mjs`` runs ``exercise`` and ``warm_up`` of the file that it is given, so these are their names.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import TypedDict

from ginrummy.game.match import Match
from ginrummy.game.rules import PRESETS
from ginrummy.game.sheet import Form
from ginrummy.game.view import View
from ginrummy.players.levels import opponent

TARGET = 100
OTHER = "sharp"
"""Whom the level plays against."""


class Wanted(TypedDict):
    """What to time: one level, both seats of a match with each seed under each preset."""

    level: str
    presets: list[str]
    seeds: list[str]


class Timed(TypedDict):
    """The first decision after the start, and all later ones by phase, in ms."""

    first: float
    phases: dict[str, list[float]]


def play(level: str, seat: int, preset: str, seed: str) -> list[tuple[str, float]]:
    """Play a match with the level at a seat; return the phase and the ms of each of its decisions."""
    players = {seat: opponent(level), 1 - seat: opponent(OTHER)}
    match = Match.start(PRESETS[preset], Form.TARGET, seed, TARGET)
    times = []
    moves = 0
    while not match.over:
        turn = match.deal.turn
        if turn is None:
            match = match.next_deal()
            continue
        view, rng = View.of(match.deal, turn, match.sheet), Random(f"{seed}/{moves}")
        begin = perf_counter()
        action = players[turn].decide(view, rng)
        took = 1000 * (perf_counter() - begin)
        if turn == seat:
            times.append((view.phase.value, took))
        match, _ = match.apply(action)
        moves += 1
    return times


def timed(wanted: Wanted) -> Timed:
    """Time a level in a process in which it has not played yet."""
    matches = [
        play(wanted["level"], seat, preset, seed)
        for preset in wanted["presets"]
        for seed in wanted["seeds"]
        for seat in (0, 1)
    ]
    first, *later = [one for times in matches for one in times]
    phases: dict[str, list[float]] = {}
    for phase, took in later:
        phases.setdefault(phase, []).append(took)
    return {"first": first[1], "phases": phases}


def exercise(handle: Callable[[str], str], wanted: str) -> list[str]:  # noqa: ARG001
    """Time what is asked for as JSON."""
    return [json.dumps(timed(json.loads(wanted)))]


def warm_up(handle: Callable[[str], str]) -> None:
    """Do nothing after it."""


if __name__ == "__main__":
    print(json.dumps(timed(json.loads(sys.argv[1]))))
