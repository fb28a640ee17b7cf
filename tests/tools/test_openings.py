"""What the page shows before the engine is there is, to the last letter, what the engine says when it is."""

from __future__ import annotations

import json
import subprocess
from itertools import product
from typing import Any

import pytest

import lesson
import openings
from common import ROOT, ToolError
from ginrummy.game.fairness import Terms
from ginrummy.game.rules import PRESETS

FORMS, LEVELS, TARGETS = ("one", "target", "hollywood"), ("gentle", "steady", "sharp"), (10, 137, 250, 500)
ROWS = 6

# Puts openings together as the page does: the pool and the choices come in, the openings go out.
FILL = """
import { openingOf } from "./web/src/openings.js";
let text = "";
for await (const part of process.stdin.setEncoding("utf8")) text += part;
const { pool, choices } = JSON.parse(text);
console.log(JSON.stringify(choices.map(({ row, choice, seed }) => openingOf(pool, row, choice, seed))));
"""


@pytest.fixture(scope="module")
def pools() -> dict[str, dict[str, Any]]:
    """A small pool of every preset, made in the way of the large ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(openings, "MANY", ROWS)
        patch.setattr(openings, "FEW", ROWS)
        return {name: json.loads(body) for name, body in openings.pools().items()}


def choices(pool: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """Every form, level and some targets, over the rows of a pool in turn."""
    every = product(FORMS, LEVELS, TARGETS)
    return [
        (
            number % ROWS,
            openings.arguments(
                pool["preset"], form, target, level, pool["rows"][number % ROWS][openings.SEED]
            ),
        )
        for number, (form, level, target) in enumerate(every)
    ]


def test_every_preset_has_openings(pools: dict[str, dict[str, Any]]) -> None:
    assert set(pools) == {*PRESETS, openings.LESSON}


@pytest.mark.parametrize("preset", PRESETS)
def test_the_page_shows_what_the_engine_deals(pools: dict[str, dict[str, Any]], preset: str) -> None:
    pool = pools[preset]
    asked = choices(pool)
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", FILL],
        cwd=ROOT,
        input=json.dumps(
            {
                "pool": pool,
                "choices": [
                    {"row": row, "choice": {name: args[name] for name in args if name != "seed"}}
                    for row, args in asked
                ],
            }
        ),
        capture_output=True,
        text=True,
        check=True,
    )
    shown = json.loads(done.stdout)
    assert len(shown) == len(asked) == len(FORMS) * len(LEVELS) * len(TARGETS)
    for (_, args), one in zip(asked, shown, strict=True):
        assert one["args"] == args
        # The order of the fields counts too: the page compares the texts.
        assert openings.compact(one["dealt"]) == openings.compact(openings.deal(args))


def test_a_promised_match_begins_with_an_opening(pools: dict[str, dict[str, Any]]) -> None:
    """The seed of the match is its own, and still its first deal is, to the last letter, the one of the pool."""
    pool = pools["regular"]
    terms = [Terms(f"{number:08x}" + "ab" * 28, "ö ♥", ROWS) for number in range(ROWS)]
    asked = [openings.arguments("regular", "target", 100, "steady", one.seed) for one in terms]
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", FILL],
        cwd=ROOT,
        input=json.dumps(
            {
                "pool": pool,
                "choices": [
                    {"row": (one.opening or 0) - 1, "choice": args, "seed": one.seed}
                    for one, args in zip(terms, asked, strict=True)
                ],
            }
        ),
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    shown = json.loads(done.stdout)
    assert len({one.opening for one in terms}) == ROWS
    for args, one in zip(asked, shown, strict=True):
        assert one["args"] == args
        assert openings.compact(one["dealt"]) == openings.compact(openings.deal(args))


def test_the_lesson_has_its_own_match(pools: dict[str, dict[str, Any]]) -> None:
    pool = pools[openings.LESSON]
    args = openings.arguments(lesson.PRESET, "one", 0, lesson.LEVEL, lesson.lesson_seed())
    assert len(pool["rows"]) == 1
    assert openings.compact(openings.opening(pool, 0, args)) == openings.compact(openings.deal(args))


def test_either_side_may_be_the_first_to_choose(pools: dict[str, dict[str, Any]]) -> None:
    pool = pools["regular"]
    args = openings.arguments("regular", "one", 0, "steady", "")
    turns = {openings.opening(pool, row, args)["view"]["deal"]["turn"] for row in range(ROWS)}
    assert turns == {0, 1}


def test_the_games_that_are_seen_first_have_hundreds() -> None:
    assert all(len(set(openings.seeds(preset))) == openings.MANY >= 200 for preset in openings.FIRST)
    assert len(openings.seeds("palace")) == openings.FEW < openings.MANY


def test_a_difference_ends_the_build(pools: dict[str, dict[str, Any]]) -> None:
    pool = json.loads(json.dumps(pools["regular"]))
    pool["frames"]["one"]["view"]["deal"]["stock"] += 1
    with pytest.raises(ToolError, match="not what the engine deals"):
        openings.prove(pool, TARGETS)


def test_what_the_page_would_have_to_reckon_ends_the_build() -> None:
    given = [{"target": 10, "level": "gentle"}, {"target": 500, "level": "sharp"}]
    assert openings.with_arguments({"to": 10}, {"to": 500}, given) == {"to": {"$": "target"}}
    with pytest.raises(ToolError, match="would have to know"):
        openings.with_arguments({"half": 5}, {"half": 250}, given)


def test_equal_columns_are_kept_once() -> None:
    columns = openings.Columns(2)
    frame = columns.frame([{"a": 1, "b": [1], "c": 3, "d": True}, {"a": 2, "b": [2], "c": 3, "d": 1}])
    assert frame == {"a": {"$": 0}, "b": {"$": 1}, "c": 3, "d": {"$": 2}}
    assert columns.number([1, 2]) == 0
    assert columns.table() == [[1, [1], True], [2, [2], 1]]
