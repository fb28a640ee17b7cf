"""Decisions to practise: asked, answered and graded over the bridge, beside whatever match is on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from support.swap import swapped
from support.table import Refused, Table

from ginrummy.coach.drills import write_drill
from ginrummy.game.deal import Deal
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.view import View
from ginrummy.players.levels import opponent

KINDS = ("draw", "throw", "knock", "layoff")


def decisions(rules: Rules, seed: str) -> list[Deal]:
    """Play a deal and return it before each decision of seat 0."""
    rng, player = Random(seed), opponent("gentle")
    deal = Deal.start(rules, 1, seed)
    found = []
    while deal.turn is not None:
        if deal.turn == 0:
            found.append(deal)
        deal, _ = deal.apply(player.decide(View.of(deal, deal.turn), rng))
    return found


def sought(table: Table, kind: str, preset: str = "regular") -> dict[str, Any]:
    start = 0
    for _ in range(150):
        drill: dict[str, Any] = table.send("drill", kind=kind, seed="sought", start=start, preset=preset)[
            "drill"
        ]
        if drill["position"] is not None:
            return drill
        assert drill["view"] is None
        assert drill["legal"] == []
        assert drill["start"] == start + 1
        start = drill["start"]
    pytest.fail(f"no {kind}")


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_decision_that_was_found_can_be_asked_again_and_is_graded(kind: str) -> None:
    table = Table()
    drill = sought(table, kind)
    assert drill["kind"] == kind
    again = table.send("drill", position=drill["position"])["drill"]
    assert {**again, "start": drill["start"]} == drill
    acts = [entry["action"] for entry in drill["legal"]]
    first = table.send("drill_answer", position=drill["position"], action=acts[0])["drilled"]
    tried = [first["best"], acts[0], acts[-1], first["options"][-1]["action"]]
    answers = [table.send("drill_answer", position=drill["position"], action=act)["drilled"] for act in tried]
    assert any(one["right"] for one in answers)
    assert not all(one["right"] for one in answers)
    for one in answers:
        assert one["loss"] >= 0
        assert one["options"][0]["action"] == one["best"]
        if one["right"] and one["next"] is not None:
            assert table.send("drill", position=one["next"])["drill"]["kind"] == "layoff"


@pytest.mark.parametrize("kind", ["knock", "layoff"])
@pytest.mark.slow
def test_where_nobody_knocks_the_regular_game_is_asked_about(kind: str) -> None:
    drill = sought(Table(), kind, "straight")
    assert drill["view"]["rules"]["preset"] == "regular"


def test_own_rules_are_those_that_are_dealt() -> None:
    table = Table()
    for start in range(30):
        drill = table.send(
            "drill", kind="draw", seed="own", start=start, preset="regular", changes={"gin_bonus": 31}
        )["drill"]
        if drill["view"]:
            assert drill["view"]["rules"]["gin_bonus"] == 31
            assert drill["view"]["rules"]["changed"] == ["gin_bonus"]
            return
    pytest.fail("nothing to draw")


def test_what_to_lay_off_is_not_told() -> None:
    for deal in decisions(Rules(), "laid 3") + decisions(Rules(), "laid 4") + decisions(Rules(), "laid 5"):
        drill = Table().send("drill", position=write_drill(deal, 0))["drill"]
        assert drill["view"]["deal"]["best_layoffs"] is None
        if drill["kind"] == "layoff":
            assert not any("proposed" in entry for entry in drill["legal"])


def test_the_match_on_the_table_is_left_alone() -> None:
    table = Table()
    table.new(seed="beside")
    before = (table.session, table.match, table.rev, table.session.save)
    deal = decisions(Rules(), "beside")[0]
    position = write_drill(deal, 0)
    assert "rev" not in table.send("drill", position=position)
    assert "save" not in table.send("drill_answer", position=position, action={"type": "pass"})
    assert (table.session, table.match, table.rev, table.session.save) == before


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["regular", "palace"])
def test_a_decision_is_judged_by_what_the_seat_sees(preset: str) -> None:
    rng = Random("swap")
    table = Table()
    for deal in decisions(PRESETS[preset], "seen")[::5]:
        other = swapped(deal, 0, rng)
        for shown in (deal, other):
            assert table.send("drill", position=write_drill(shown, 0)) is not None
        replies = []
        for shown in (deal, other):
            table._id = 7
            asked = table.raw("drill", position=write_drill(shown, 0))
            action = json.loads(asked)["drill"]["legal"][-1]["action"]
            replies.append((asked, table.raw("drill_answer", position=write_drill(shown, 0), action=action)))
        assert replies[0] == replies[1]


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ({"position": "from elsewhere"}, "drill_unreadable"),
        ({"position": ""}, "drill_unreadable"),
        ({"position": "x" * 100_000}, "drill_unreadable"),
        ({"position": 7}, "bad_request"),
        ({"position": "x", "kind": "throw"}, "unknown_field"),
        ({}, "bad_request"),
        ({"kind": "guess", "seed": "a"}, "bad_request"),
        ({"kind": "throw"}, "bad_request"),
        ({"kind": "throw", "seed": "a" * 201}, "bad_request"),
        ({"kind": "throw", "seed": "\ud800"}, "bad_request"),
        ({"kind": "throw", "seed": "a", "start": -1}, "bad_request"),
        ({"kind": "throw", "seed": "a", "start": 10**9}, "bad_request"),
        ({"kind": "throw", "seed": "a", "preset": "bridge"}, "unknown_preset"),
        ({"kind": "throw", "seed": "a", "changes": {"gin_bonus": -1}}, "rule_out_of_bounds"),
    ],
)
def test_what_cannot_be_asked(args: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        Table().send("drill", **args)
    assert refused.value.code == code


def test_an_answer_that_is_not_allowed_is_refused() -> None:
    table = Table()
    position = write_drill(decisions(Rules(), "refused")[0], 0)
    for args, code in (
        ({"position": position, "action": {"type": "done"}}, "wrong_phase"),
        ({"position": position, "action": {"type": "discard", "card": "Zz"}}, "bad_card"),
        ({"position": position}, "bad_request"),
        ({"position": "torn", "action": {"type": "pass"}}, "drill_unreadable"),
        ({"action": {"type": "pass"}}, "drill_unreadable"),
    ):
        with pytest.raises(Refused) as refused:
            table.send("drill_answer", **args)
        assert refused.value.code == code
