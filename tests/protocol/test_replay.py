"""Finished deals looked at again across the boundary: every step, links, files, the cards played once more."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from support.playout import playout
from support.shape import misfits
from support.table import Refused, Table, played_on

from ginrummy.game.deal import Deal
from ginrummy.game.rules import PRESETS
from ginrummy.records import documents, short
from ginrummy.records.deals import DealRecord
from ginrummy.records.matches import MatchRecord
from ginrummy.table import messages
from ginrummy.table.replaying import Replay, replay_message
from ginrummy.table.session import PERSON, TableRules


def finished(seed: str = "replays", **more: Any) -> Table:
    table = Table()
    table.new(**{"form": "target", "target": 500, "seed": seed, **more})
    return played_on(table)


def state(table: Table) -> tuple[Any, ...]:
    return table.session, table.session.save, table.bridge._waiting


def seen_deal(**match: Any) -> tuple[Table, list[dict[str, Any]]]:
    """Play a deal, the person throwing without much thought; return the table and every view of it."""
    table = Table()
    table.new(**{"form": "target", "target": 500, **match})
    seen = [table.reply["view"]]
    while table.deal.result is None:
        if table.turn == PERSON:
            table.send("act", action=table.reply["legal"][0]["action"])
        else:
            table.send("advance")
        seen.append(table.reply["view"])
    return table, seen


def steps_are(table: Table, seen: list[dict[str, Any]]) -> None:
    before = state(table)
    told = table.send("replay")
    assert not misfits(told, messages.Reply)
    assert "save" not in told
    replay = told["replay"]
    assert len(replay["acts"]) == len(seen) - 1
    assert replay["deal"] == 1
    for at, view in enumerate(seen):
        step = table.send("replay_step", deal=1, at=at)["step"]
        assert not misfits(step, messages.ReplayStepMessage)
        assert step["view"] == {**view, "can_undo": False}
        assert step["at"] == at
    assert [deal["number"] for deal in replay["deals"]] == [1]
    assert state(table) == before


def test_every_step_of_a_deal_is_what_was_seen() -> None:
    steps_are(*seen_deal(seed="steps"))


@pytest.mark.parametrize(
    "match",
    [
        {"preset": "oklahoma"},
        {"preset": "tournament"},
        {"preset": "round_the_corner"},
        {"preset": "eaai", "changes": {"start": "eleven_cards", "big_gin_bonus": 31}},
        {"preset": "north_american", "form": "hollywood", "target": 100},
    ],
)
def test_every_step_is_what_was_seen_under_other_rules(match: dict[str, Any]) -> None:
    steps_are(*seen_deal(seed="other rules", **match))


def test_every_step_is_what_was_seen_where_the_stock_was_shuffled_anew() -> None:
    states = list(playout(Deal.start(PRESETS["regular"], 0, "anew"), Random("anew"), 0.0))
    assert states[-1].reshuffles > 1
    replay = Replay(DealRecord.of(states[-1]), TableRules("regular", PRESETS["regular"]))
    told = replay_message(replay, 1)
    assert Replay.of_text(told["link"]).record == replay.record
    for at in range(0, len(states), 7):
        shown = replay.match_at(1, at).deal
        assert (shown.hands, shown.pile, shown.stock, shown.events) == (
            states[at].hands,
            states[at].pile,
            states[at].stock,
            states[at].events,
        )


def test_both_hands_are_shown_at_every_step() -> None:
    table = finished()
    replay = table.send("replay", deal=1)["replay"]
    hand = set(replay["hands"][1])
    for at, act in enumerate(replay["acts"], 1):
        action = act["action"]
        if act["seat"] == 1:
            if act["card"]:
                hand.add(act["card"])
            hand.discard(action.get("card") or action.get("discard"))
        other = table.send("replay_step", deal=1, at=at)["step"]["other"]
        assert {
            *other["deadwood_cards"],
            *(card for meld in other["melds"] for card in meld["cards"]),
        } == hand


def test_a_match_is_looked_at_deal_by_deal() -> None:
    table = finished()
    table.send("next_deal")
    played_on(table)
    replay = table.send("replay")["replay"]
    assert replay["match"] is True
    assert replay["deal"] == 2
    assert [deal["number"] for deal in replay["deals"]] == [1, 2]
    first = table.send("replay", deal=1)["replay"]
    last = table.send("replay_step", deal=1, at=len(first["acts"]))["step"]
    points = replay["deals"][0]["points"]
    assert last["view"]["deal"]["result"]["points"] == points
    opened = table.send("replay_step", deal=2, at=0)["step"]["view"]
    assert max(opened["match"]["scores"]) == points
    record = table.send("replay_record", deal=0)["record"]
    read = documents.loads(record["file"]).record
    assert isinstance(read, MatchRecord)
    assert read.players[1].level == "gentle"
    assert isinstance(short.loads(record["link"]), MatchRecord)


def test_a_kept_match_is_looked_at_beside_the_one_on_the_table() -> None:
    other = finished("other")
    table = finished()
    before = state(table)
    replay = table.send("replay", save=other.session.save)["replay"]
    assert replay == other.send("replay")["replay"]
    assert state(table) == before


def test_a_link_opens_without_a_match_and_beside_one() -> None:
    table = finished()
    link = table.send("replay_record", deal=1)["record"]["link"] if table.send("replay") else ""
    whole = table.send("replay", deal=1)["replay"]
    apart = Table()
    replay = apart.send("replay", text=link)["replay"]
    assert replay["match"] is False
    assert {**replay, "match": True} == whole
    step = apart.send("replay_step", deal=1, at=3)["step"]
    assert step["view"]["match"]["level"] == ""
    assert step["view"]["deal"] == table.send("replay_step", deal=1, at=3)["step"]["view"]["deal"]
    running = Table()
    running.new(seed="running")
    save, view = running.session.save, running.reply["view"]
    running.send("replay", text=link)
    running.send("replay_step", deal=1, at=5)
    running.send("replay_record", deal=1)
    assert running.session.save == save
    assert running.session.view == view


def test_the_cards_are_played_again_apart() -> None:
    table = finished()
    table.send("next_deal")
    save, cards = table.session.save, table.send("replay", deal=1)["replay"]
    reply = table.send("replay_play", deal=1, level="gentle")
    assert not misfits(reply, messages.Reply)
    assert "save" not in reply
    assert reply["view"]["trial"] is True
    assert reply["view"]["deal"]["hand"] == cards["hands"][0]
    assert reply["view"]["deal"]["upcard"] == cards["upcard"]
    with pytest.raises(Refused, match="trial_running"):
        table.send("replay_play", deal=1, level="gentle")
    played_on(table)
    back = table.send("trial_end")
    apart, whole = json.loads(back["save"]), json.loads(save)
    assert apart.pop("rev") > whole.pop("rev")
    assert apart == whole


def test_the_cards_are_played_by_other_rules() -> None:
    table = finished()
    cards = table.send("replay", deal=1)["replay"]
    reply = table.send("replay_play", deal=1, level="gentle", preset="straight")
    assert reply["view"]["rules"]["preset"] == "straight"
    assert reply["view"]["deal"]["hand"] == cards["hands"][0]
    assert reply["view"]["deal"]["knock_limit"] is None


def test_cards_played_again_without_a_match_leave_none_behind() -> None:
    link = finished().send("replay")["replay"]["link"]
    table = Table()
    table.send("replay", text=link)
    assert table.send("replay_play", deal=1, level="gentle")["view"]["trial"] is True
    for command in ("review", "knew"):
        with pytest.raises(Refused, match="no_match"):
            table.send(command, deal=1)
    with pytest.raises(Refused, match="no_match"):
        table.send("replay")
    assert table.send("replay", text=link)
    with pytest.raises(Refused, match="no_trial"):
        table.send("trial_end")
    table.new(seed="next")
    assert "trial" not in table.reply["view"]


@pytest.mark.parametrize(
    ("command", "args", "code"),
    [
        ("replay", {"text": "x"}, "record_unreadable"),
        ("replay", {"text": "x", "save": "y"}, "bad_request"),
        ("replay", {"save": "x"}, "save_unreadable"),
        ("replay", {"text": 7}, "bad_request"),
        ("replay", {"deal": 9}, "unknown_deal"),
        ("replay", {"deal": 0}, "unknown_deal"),
        ("replay", {"what": 0}, "unknown_field"),
        ("replay_step", {"deal": 1}, "bad_request"),
        ("replay_step", {"deal": 1, "at": -1}, "unknown_act"),
        ("replay_step", {"deal": 1, "at": 10_000}, "unknown_act"),
        ("replay_step", {"deal": 2, "at": 0}, "unknown_deal"),
        ("replay_record", {}, "bad_request"),
        ("replay_record", {"deal": -1}, "unknown_deal"),
        ("replay_play", {"deal": 1}, "bad_request"),
        ("replay_play", {"deal": 5, "level": "gentle"}, "unknown_deal"),
        ("replay_play", {"deal": 1, "level": "nobody"}, "unknown_level"),
        ("replay_play", {"deal": 1, "level": "gentle", "preset": "nothing"}, "unknown_preset"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(command: str, args: dict[str, Any], code: str) -> None:
    table = finished("refused")
    table.send("replay")
    before = state(table), table.bridge._replay
    with pytest.raises(Refused, match=code):
        table.send(command, **args)
    assert (state(table), table.bridge._replay) == before


def test_there_is_nothing_to_look_at_before_a_deal_is_over() -> None:
    table = Table()
    with pytest.raises(Refused, match="no_match"):
        table.send("replay")
    with pytest.raises(Refused, match="no_replay"):
        table.send("replay_step", deal=1, at=0)
    table.new(seed="fresh")
    with pytest.raises(Refused, match="deal_not_over"):
        table.send("replay")
