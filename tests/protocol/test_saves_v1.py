"""Saves of version 1, written by the engine that knew two presets: each loads to the same position for ever.

A file holds what was saved and what was shown then.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.playout import random_action
from support.table import Refused, Table

from ginrummy.game.rules import PRESETS
from ginrummy.table.render import action_message
from ginrummy.table.session import OPPONENT

FOLDER = Path(__file__).parent / "data/saves-v1"
FILES = {file.stem: json.loads(file.read_text()) for file in sorted(FOLDER.glob("*.json"))}


def left_out(old: Any, new: Any, where: str = "") -> list[str]:
    """List where something that was shown then is missing or different now."""
    if isinstance(old, dict) and isinstance(new, dict):
        missing = [f"{where}.{name}" for name in old if name not in new]
        return missing + [
            found
            for name in old
            if name in new
            for found in left_out(old[name], new[name], f"{where}.{name}")
        ]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return [found for at, (was, now) in pairs for found in left_out(was, now, f"{where}[{at}]")]
    return [] if old == new else [f"{where}: {old!r} is now {new!r}"]


def load(name: str) -> Table:
    table = Table()
    table.send("load", save=FILES[name]["save"])
    return table


def test_the_files_hold_every_kind_of_position() -> None:
    assert len(FILES) == 11
    saves = [json.loads(file["save"]) for file in FILES.values()]
    assert {save["v"] for save in saves} == {1}
    assert {(save["preset"], save["form"]) for save in saves} == {
        (preset, form) for preset in ("regular", "straight") for form in ("one", "target")
    }
    assert {save["level"] for save in saves} == {"gentle", "steady", "sharp"}
    deals = [file["view"]["deal"] for file in FILES.values()]
    assert {(deal["phase"], deal["turn"]) for deal in deals} >= {
        ("upcard", 0),
        ("draw", 0),
        ("discard", 0),
        ("layoff", 0),
        ("layoff", 1),
        ("over", None),
    }
    assert any(turn["reshuffled"] for deal in deals for turn in deal["log"])
    assert {deal["result"]["kind"] for deal in deals if deal["result"]} >= {"gin", "dead"}
    assert [file["view"]["match"]["over"] for file in FILES.values()].count(True) == 2


@pytest.mark.parametrize("name", FILES)
def test_it_loads_to_the_same_position(name: str) -> None:
    file, reply = FILES[name], load(name).reply
    assert left_out(file["view"], reply["view"]) == []
    assert left_out(file["legal"], reply["legal"]) == []
    assert reply["rev"] == json.loads(file["save"])["rev"]
    assert reply["events"] == []
    preset = json.loads(file["save"])["preset"]
    rules = reply["view"]["rules"]
    assert (rules["preset"], rules["name"], rules["changed"]) == (preset, None, [])
    assert {field: rules[field] for field in PRESETS[preset].as_dict()} == PRESETS[preset].as_dict()


@pytest.mark.parametrize("name", FILES)
def test_it_is_saved_again_in_the_new_version(name: str) -> None:
    table = load(name)
    save = json.loads(table.reply["save"])
    old = json.loads(FILES[name]["save"])
    assert save["v"] == 2
    assert {field: save[field] for field in old if field not in ("v", "engine")} == {
        field: old[field] for field in old if field not in ("v", "engine")
    }
    again = Table()
    again.send("load", save=table.reply["save"])
    assert again.reply["view"] == table.reply["view"]
    assert again.reply["save"] == table.reply["save"]


@pytest.mark.parametrize("name", FILES)
def test_it_is_played_on_to_its_end(name: str) -> None:
    table, rng = load(name), Random(name)
    before = len(table.match.rows)
    for _ in range(3000):
        if table.match.over:
            break
        if table.deal.turn is None:
            table.send("next_deal")
        elif table.deal.turn == OPPONENT:
            table.send("advance")
        else:
            table.send("act", action=action_message(random_action(table.deal, rng, 0.95, 0.9)))
    assert table.match.over
    assert len(table.match.rows) >= before
    if FILES[name]["view"]["match"]["over"]:
        with pytest.raises(Refused, match="match_over"):
            table.send("next_deal")


def test_what_has_changed_in_a_file_is_noticed() -> None:
    save = json.loads(FILES["layoffs"]["save"])
    for field, value in (("check", "0" * 16), ("seed", "another"), ("preset", "straight"), ("moves", "p p")):
        with pytest.raises(Refused) as refused:
            Table().send("load", save=json.dumps(save | {field: value}))
        assert refused.value.code == "save_inconsistent", field
