"""A match put away and taken out again: the same to the last character, or refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from support.playout import random_action
from support.table import Refused, Table

from ginrummy.table.render import action_message
from ginrummy.table.session import OPPONENT

PRESETS = ("regular", "straight")


def step(table: Table, rng: Random, skill: float) -> None:
    """Let the one whose turn it is do something: the person by chance, the opponent through the bridge."""
    deal = table.deal
    if deal.turn is None:
        table.send("next_deal")
    elif deal.turn == OPPONENT:
        table.send("advance")
    else:
        table.send("act", action=action_message(random_action(deal, rng, skill)))


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Compare replies but for their ids and events; a reload tells no events."""
    return all(json.dumps(one[name]) == json.dumps(other[name]) for name in ("rev", "view", "legal", "save"))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", ["gentle", "steady"])
def test_a_reload_at_every_step_gives_the_same(preset: str, level: str) -> None:
    rng = Random(f"reload {preset}")
    table = Table()
    table.new(preset, form="target", target=60, level=level, seed=f"reload {preset}")
    phases = set()
    for _ in range(260):
        reloaded = Table()
        reply = reloaded.send("load", save=table.reply["save"])
        assert same(reply, table.reply)
        assert reply["events"] == []
        phases.add(table.deal.phase.value)
        if table.match.over:
            break
        # What is played on from the reloaded match is what would have been played on.
        if table.deal.turn in (OPPONENT, None):
            cmd = "next_deal" if table.deal.turn is None else "advance"
            again = json.loads(reloaded.raw(cmd, rev=reloaded.rev))
            step(table, rng, 0.9)
            assert same(again, table.reply)
            assert again["events"] == table.reply["events"]
        else:
            step(table, rng, 0.9)
    assert {"upcard", "draw", "discard", "over"} <= phases


def test_a_reload_after_an_undo_gives_the_same() -> None:
    table = Table()
    table.new("regular", seed="undo and reload", level="gentle")
    while table.turn != 0:
        table.send("advance")
    table.act("pass") if table.deal.phase == "upcard" else table.act("take_discard")
    table.send("undo")
    reloaded = Table()
    assert same(reloaded.send("load", save=table.reply["save"]), table.reply)


def a_save(preset: str = "regular", steps: int = 25) -> str:
    rng = Random("a save")
    table = Table()
    table.new(preset, form="target", target=100, level="gentle", seed="a save")
    for _ in range(steps):
        step(table, rng, 0.5)
    save: str = table.reply["save"]
    return save


SAVE = a_save()


def refusal_of(save: object) -> str:
    """Load a bad save at a table where a match is in play; return the code. The match must stay as it was."""
    table = Table()
    table.new("straight", seed="in play")
    before = (table.session, table.session.view, table.session.legal, table.session.save)
    with pytest.raises(Refused) as refused:
        table.send("load", save=save)
    assert (table.session, table.session.view, table.session.legal, table.session.save) == before
    return refused.value.code


def test_a_torn_save_is_unreadable_wherever_it_is_torn() -> None:
    for end in range(len(SAVE)):
        assert refusal_of(SAVE[:end]) == "save_unreadable"


@pytest.mark.parametrize("start", [1, 5, 40])
def test_a_save_without_its_beginning_is_unreadable(start: int) -> None:
    assert refusal_of(SAVE[start:]) == "save_unreadable"


@pytest.mark.parametrize(
    "save",
    [
        "",
        "null",
        "7",
        "[]",
        "{}",
        '"text"',
        "not a save",
        '{"format":"another-game","v":1}',
        '{"format":"undercut-save"}',
        '{"format":"undercut-save","v":0}',
        '{"format":"undercut-save","v":"1"}',
        '{"format":"undercut-save","v":true}',
        '{"format":"undercut-save","v":1}',
        "[" * 100_000,
        '{"format":"undercut-save","v":1,"moves":"' + "p " * 100_000 + '"}',
    ],
)
def test_a_foreign_text_is_unreadable(save: str) -> None:
    assert refusal_of(save) == "save_unreadable"


def changed(**fields: Any) -> str:
    return json.dumps({**json.loads(SAVE), **fields})


def without(name: str) -> str:
    data = json.loads(SAVE)
    del data[name]
    return json.dumps(data)


@pytest.mark.parametrize(
    "name", ["format", "v", "engine", "preset", "form", "level", "seed", "rev", "moves", "check"]
)
def test_a_field_that_is_missing_or_of_another_kind_makes_it_unreadable(name: str) -> None:
    assert refusal_of(without(name)) == "save_unreadable"
    others: tuple[object, ...] = (None, [], {}, 1.5, True)
    for value in others:
        assert refusal_of(changed(**{name: value})) == "save_unreadable"


@pytest.mark.parametrize("rev", [-1, 1 << 31, "3"])
def test_a_revision_is_a_small_count(rev: object) -> None:
    assert refusal_of(changed(rev=rev)) == "save_unreadable"


@pytest.mark.parametrize("version", [2, 3, 1000])
def test_a_save_of_a_later_version_is_named_so(version: int) -> None:
    assert refusal_of(changed(v=version)) == "save_newer"
    assert (
        refusal_of(json.dumps({"format": "undercut-save", "v": version, "all": "else is unknown"}))
        == "save_newer"
    )


def moves(change: Callable[[list[str]], list[str]]) -> str:
    return changed(moves=" ".join(change(json.loads(SAVE)["moves"].split())))


@pytest.mark.parametrize(
    "save",
    [
        changed(preset="oklahoma"),
        changed(preset="straight"),
        changed(form="one"),
        changed(form="other"),
        changed(target=None),
        changed(target=9),
        changed(level="random"),
        changed(level="unheard of"),
        changed(seed="another seed"),
        changed(seed="\ud800"),
        changed(check="0" * 16),
        changed(check=""),
        changed(moves=""),
        moves(lambda made: made[:-1]),
        moves(lambda made: made[1:]),
        moves(lambda made: [*made, "n"]),
        moves(lambda made: [*made, "s", "s"]),
        moves(lambda made: [*made, "x"]),
        moves(lambda made: [*made, "d??"]),
        moves(lambda made: [*made, "l8c" + "9" * 5000]),
        moves(lambda made: [made[1], made[0], *made[2:]] if made[0] != made[1] else ["u", *made[1:]]),
    ],
)
def test_a_save_that_does_not_add_up_is_refused(save: str) -> None:
    assert refusal_of(save) == "save_inconsistent"


def test_the_target_is_part_of_the_save() -> None:
    reloaded = Table()
    reloaded.send("load", save=SAVE)
    assert reloaded.reply["view"]["match"]["target"] == 100
    assert reloaded.reply["view"]["match"]["form"] == "target"


def test_a_save_stays_short() -> None:
    table, rng = Table(), Random("long")
    table.new("regular", form="target", target=500, level="gentle", seed="long")
    while not table.match.over:
        step(table, rng, 0.9)
    assert len(table.match.rows) >= 8
    assert len(table.reply["save"]) < 400 * len(table.match.rows) + 500
