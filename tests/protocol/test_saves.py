"""A match put away and taken out again: the same to the last character, or refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from support.playout import random_action
from support.rulesets import RULESETS, arguments
from support.table import Refused, Table

from ginrummy.game.rules import PRESETS
from ginrummy.table.render import action_message
from ginrummy.table.saves import MOST_ACTS
from ginrummy.table.session import OPPONENT, Session


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


@pytest.mark.parametrize(
    ("name", "form", "level", "steps"),
    [
        *((name, "target", "steady", 36) for name in RULESETS),
        *((name, "hollywood", "gentle", 20) for name in PRESETS),
        ("regular", "target", "steady", 60),
        ("straight", "target", "steady", 60),
    ],
)
def test_a_reload_at_every_step_gives_the_same(name: str, form: str, level: str, steps: int) -> None:
    rng = Random(f"reload {name}")
    table = Table()
    table.new(form=form, target=60, level=level, seed=f"reload {name}", **arguments(name))
    phases = set()
    for _ in range(steps):
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
    assert {"draw", "discard"} <= phases


def test_a_reload_after_an_undo_gives_the_same() -> None:
    table = Table()
    table.new("regular", seed="undo and reload", level="gentle")
    while table.turn != 0:
        table.send("advance")
    table.act("pass") if table.deal.phase == "upcard" else table.act("take_discard")
    table.send("undo")
    reloaded = Table()
    assert same(reloaded.send("load", save=table.reply["save"]), table.reply)


def a_save(preset: str = "regular", steps: int = 60) -> str:
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
        '{"format":"undercut-save","v":2}',
        "[" * 100_000,
        '{"format":"undercut-save","v":2,"rules":' + '{"a":' * 30_000 + "}" * 30_000 + "}",
        '{"format":"undercut-save","v":2,"rev":NaN}',
        '{"format":"undercut-save","v":2,"v":2}',
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


def rules_with(**changes: Any) -> str:
    return changed(rules=json.loads(SAVE)["rules"] | changes)


@pytest.mark.parametrize(
    "save", [without("rules"), *(changed(rules=value) for value in (None, [], "", 1.5, True))]
)
def test_a_save_without_its_rules_is_unreadable(save: str) -> None:
    assert refusal_of(save) == "save_unreadable"


@pytest.mark.parametrize(
    "save",
    [
        rules_with(jokers=2),
        rules_with(gin_bonus=-1),
        rules_with(gin_bonus="25"),
        rules_with(knock_mode="never"),
        rules_with(spade_double=True),
        rules_with(aces="low", ace_deadwood=15),
        rules_with(box_at_once=1),
    ],
)
def test_a_save_of_rules_there_are_not_is_unreadable(save: str) -> None:
    assert refusal_of(save) == "save_unreadable"


def test_a_rule_that_is_not_in_the_save_is_as_it_was_before_there_was_that_rule() -> None:
    rules = json.loads(SAVE)["rules"]
    del rules["hollywood_won_by"], rules["big_gin_bonus"]
    table = Table()
    assert same(table.send("load", save=changed(rules=rules)), loaded())


def loaded() -> dict[str, Any]:
    return Table().send("load", save=SAVE)


@pytest.mark.parametrize("name", [7, [], {}, True])
def test_a_name_that_is_no_text_is_unreadable(name: object) -> None:
    assert refusal_of(changed(name=name)) == "save_unreadable"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "\u200b"])
def test_a_name_that_could_not_be_given_is_refused(name: str) -> None:
    assert refusal_of(changed(name=name)) == "save_inconsistent"


def test_rules_of_ones_own_keep_their_name() -> None:
    table = Table()
    table.new("classic", seed="own", changes={"gin_bonus": 30, "big_gin_bonus": 50}, name="Friday night")
    reloaded = Table()
    rules = reloaded.send("load", save=table.reply["save"])["view"]["rules"]
    assert (rules["preset"], rules["name"], rules["changed"]) == (
        "classic",
        "Friday night",
        ["gin_bonus", "big_gin_bonus"],
    )
    assert (rules["gin_bonus"], rules["big_gin_bonus"], rules["box_bonus"]) == (30, 50, 20)
    # The save holds every number, so a preset that changes later changes no match under way.
    assert set(json.loads(table.reply["save"])["rules"]) == set(PRESETS["classic"].as_dict())


def test_a_preset_there_is_not_is_unreadable() -> None:
    assert refusal_of(changed(preset="pinochle")) == "save_unreadable"


@pytest.mark.parametrize("rev", [-1, 1 << 31, "3"])
def test_a_revision_is_a_small_count(rev: object) -> None:
    assert refusal_of(changed(rev=rev)) == "save_unreadable"


@pytest.mark.parametrize("version", [3, 4, 1000])
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
        changed(rules=PRESETS["straight"].as_dict()),
        changed(rules=PRESETS["palace"].as_dict()),
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


def test_a_save_of_more_acts_than_any_match_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[str] = []
    monkeypatch.setattr(Session, "_replay", lambda _, move: replayed.append(move))
    assert refusal_of(changed(moves="s dKd " * (MOST_ACTS // 2) + "s")) == "save_unreadable"
    assert replayed == []
    assert refusal_of(changed(moves="s dKd " * (MOST_ACTS // 2))) == "save_inconsistent"
    assert len(replayed) == MOST_ACTS


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
