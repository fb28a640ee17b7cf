"""Ask the engine for openings: matches as they are dealt, for the page to show before the engine is there.

A pool holds a number of openings of one preset.  All of them together are one frame for each form of a match, with
holes for the level, the target and what differs from seed to seed; a row of the pool fills those.  So what the page
puts together is the engine's own reply, and no rule of the game lies in the page: ``web/src/openings.js`` fills the
holes in the same way.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, product
from typing import Any

import lesson
from common import ToolError
from ginrummy.table.bridge import Bridge

VERSION = 1
# How many openings a pool has: the games that everybody sees first have more.
MANY, FEW = 256, 64
FIRST = ("regular", "straight")
# The pool of the one match that the lesson plays.
LESSON = "lesson"
# What stands for a hole in a frame, and for a text that is JSON again; nothing else in a reply has such a key.
HOLE, TEXT = "$", "$json"
LEVEL, TARGET = "level", "target"
# The columns of a pool are numbered; the first one is the seed.
SEED = 0

Json = Any


def ask(cmd: str, **args: Json) -> dict[str, Json]:
    """Ask an engine of its own for one thing; raises ``ToolError`` where it refuses."""
    request = {"v": 1, "id": 1, "cmd": cmd, "args": args}
    reply: dict[str, Json] = json.loads(Bridge().handle(json.dumps(request)))
    if not reply["ok"]:
        raise ToolError(f"The engine deals no opening: {reply['error']}")
    return reply


def deal(args: Mapping[str, Json]) -> dict[str, Json]:
    """Start a match and return what the reply tells of it: ``events``, ``view``, ``legal`` and ``save``."""
    reply = ask("new_match", **args)
    return {part: reply[part] for part in ("events", "view", "legal", "save")}


def arguments(preset: str, form: str, target: int, level: str, seed: str) -> dict[str, Json]:
    """Write the arguments of a match; a single deal has no target."""
    whole = {"preset": preset, "form": form, "target": target, "level": level, "seed": seed}
    return {name: value for name, value in whole.items() if name != TARGET or form != "one"}


def compact(value: Json) -> str:
    """Write JSON as the engine and the page do."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def opened(value: Json) -> Json:
    """Open every text that is JSON, so that there may be holes in it."""
    if isinstance(value, dict):
        return {name: opened(one) for name, one in value.items()}
    if isinstance(value, list):
        return [opened(one) for one in value]
    if isinstance(value, str) and value.startswith("{"):
        inside = json.loads(value)
        if json.dumps(inside, separators=(",", ":")) != value:
            raise ToolError("A text of the engine is no longer the JSON that the page would write.")
        return {TEXT: inside}
    return value


def fill(frame: Json, holes: Mapping[int | str, Json]) -> Json:
    """Fill the holes of a frame, as the page does.

    >>> fill({"a": [{"$": "level"}, 1], "b": {"$json": {"seed": {"$": 0}}}}, {"level": "sharp", 0: "x"})
    {'a': ['sharp', 1], 'b': '{"seed":"x"}'}
    """
    if isinstance(frame, list):
        return [fill(one, holes) for one in frame]
    if not isinstance(frame, dict):
        return frame
    if HOLE in frame:
        return holes[frame[HOLE]]
    if TEXT in frame:
        return compact(fill(frame[TEXT], holes))
    return {name: fill(one, holes) for name, one in frame.items()}


@dataclass
class Columns:
    """What differs from row to row; a column that is like another one is kept once."""

    rows: int
    _known: dict[str, int] = field(default_factory=dict)
    _values: list[Sequence[Json]] = field(default_factory=list)

    def number(self, values: Sequence[Json]) -> int:
        """Number a column."""
        key = compact(values)
        if key not in self._known:
            self._known[key] = len(self._values)
            self._values.append(values)
        return self._known[key]

    def table(self) -> list[list[Json]]:
        """Write the columns row by row."""
        return [[values[row] for values in self._values] for row in range(self.rows)]

    def frame(self, values: Sequence[Json]) -> Json:
        """Make one frame of what is the same in several values, with holes for the rest."""
        first = values[0]
        if all(compact(value) == compact(first) for value in values):
            return first
        if all(isinstance(value, dict) and list(value) == list(first) for value in values):
            return {name: self.frame([value[name] for value in values]) for name in first}
        return {HOLE: self.number(values)}


def with_arguments(one: Json, other: Json, given: Sequence[Mapping[str, Json]]) -> Json:
    """Make a frame of two replies that differ in level and target only, with holes for these."""
    if compact(one) == compact(other):
        return one
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        return {name: with_arguments(one[name], other[name], given) for name in one}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [with_arguments(mine, theirs, given) for mine, theirs in zip(one, other, strict=True)]
    for name in (LEVEL, TARGET):
        if [one, other] == [args.get(name) for args in given]:
            return {HOLE: name}
    raise ToolError(
        "A reply of the engine follows from level or target in a way that the page would have to know."
    )


def seeds(preset: str) -> list[str]:
    """List the seeds of a pool."""
    return [f"opening-{number}" for number in range(1, (MANY if preset in FIRST else FEW) + 1)]


def make_pool(
    preset: str, names: Sequence[str], *, forms: Sequence[str], levels: Sequence[str], ends: Sequence[int]
) -> dict[str, Json]:
    """Make a pool of a preset from seeds.  ``ends``: two targets, so that what follows from the target is found."""
    columns = Columns(len(names))
    columns.number(names)
    frames = {}
    for form in forms:
        found = []
        for seed in names:
            given = [
                arguments(preset, form, end, level, seed)
                for end, level in zip(ends, (levels[0], levels[-1]), strict=True)
            ]
            one, other = (opened(deal(args)) for args in given)
            found.append(with_arguments(one, other, given))
        frames[form] = columns.frame(found)
    return {"v": VERSION, "preset": preset, "levels": list(levels), "frames": frames, "rows": columns.table()}


def opening(pool: Mapping[str, Json], row: int, args: Mapping[str, Json]) -> dict[str, Json]:
    """Put one opening of a pool together, as the page does."""
    holes: dict[int | str, Json] = {LEVEL: args["level"], TARGET: args.get(TARGET)}
    holes.update(enumerate(pool["rows"][row]))
    filled: dict[str, Json] = fill(pool["frames"][args["form"]], holes)
    return filled


def every_choice(pool: Mapping[str, Json], targets: Sequence[int]) -> Iterator[tuple[int, dict[str, Json]]]:
    """Go through the rows of a pool, each with the next choice of form, target and level."""
    choices = cycle(product(pool["frames"], targets, pool["levels"]))
    for row, values in enumerate(pool["rows"]):
        form, target, level = next(choices)
        yield row, arguments(pool["preset"], form, target, level, values[SEED])


def prove(pool: Mapping[str, Json], targets: Sequence[int]) -> None:
    """Compare every row with the engine's reply, the choices taken in turn; raises ``ToolError`` at a difference."""
    for row, args in every_choice(pool, targets):
        if compact(opening(pool, row, args)) != compact(deal(args)):
            raise ToolError(f"An opening is not what the engine deals: {compact(args)}")


def pools() -> dict[str, bytes]:
    """Write the pool of every preset and that of the lesson as JSON, by name."""
    offer = ask("hello")["hello"]
    ends = (offer["target_min"], offer["target_max"])
    written = {}
    for one in offer["presets"]:
        name = one["name"]
        pool = make_pool(name, seeds(name), forms=offer["forms"], levels=offer["levels"], ends=ends)
        prove(pool, [*one["targets"], *ends])
        written[name] = f"{compact(pool)}\n".encode()
    taught = make_pool(lesson.PRESET, [lesson.lesson_seed()], forms=["one"], levels=[lesson.LEVEL], ends=ends)
    prove(taught, ends)
    written[LESSON] = f"{compact(taught)}\n".encode()
    return written
