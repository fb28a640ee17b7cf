"""Every code a request can be refused with, what it says, and that a refusal changes nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.deals import DEFENDER, KNOCKER, OTHER, WANTS_KING, at_last_discard, deal_of, play
from support.table import Refused, Table, played_on

from ginrummy.game.rules import PRESETS
from ginrummy.table import bridge
from ginrummy.table.bridge import Bridge
from ginrummy.table.session import Session

KNOCK = "p p s kKd:Ac2c3c/9c9d9h/4d5d6d"


def at(line: str = "", preset: str = "regular", eldest: str = KNOCKER, dealer: str = DEFENDER) -> Table:
    """Return a table with a written deal of which a line has been played; seat 0 is the non-dealer."""
    table = Table()
    table.new(preset, form="target", target=100, seed="errors")
    table.put(play(deal_of(PRESETS[preset], eldest, dealer, "Kc", stock="Kd Th"), line))
    return table


def last_discard(line: str = "", hopeless: bool = False) -> Table:
    """Return a table at which seat 0 answers the last discard, the king of diamonds, or has played on from there."""
    table = Table()
    table.new("tournament", form="target", target=100, seed="errors")
    deal = at_last_discard(PRESETS["tournament"], 0, OTHER if hopeless else WANTS_KING)
    assert deal.turn == 0
    table.put(play(deal, line))
    return table


def eleven() -> Table:
    """Return a table at which seat 0 has to throw one of eleven cards."""
    table = Table()
    changes = {"start": "eleven_cards", "big_gin_bonus": 31}
    table.new("regular", form="target", target=100, seed="errors", changes=changes)
    table.put(deal_of(table.match.rules, KNOCKER, DEFENDER, "Kc"))
    return table


def defending() -> Table:
    """Return a table at which seat 0 has to lay off."""
    eldest, dealer = DEFENDER.replace("Kh", "2s"), KNOCKER.replace("2s", "9s")
    return at("p p s d2s s k9s:Ac2c3c/9c9d9h/4d5d6d", eldest=eldest, dealer=dealer)


def discard(card: str) -> Callable[[Table], Any]:
    return lambda table: table.act("discard", card=card)


def knock(card: str, *spread: str) -> Callable[[Table], Any]:
    return lambda table: table.act("knock", discard=card, spread=list(spread))


def send(cmd: str, **args: Any) -> Callable[[Table], Any]:
    return lambda table: table.send(cmd, **args)


def stale(table: Table) -> Any:
    table.rev = table.session.rev + 3
    return table.act("pass")


def over(preset: str = "regular", form: str = "target") -> Table:
    table = at("p p s", preset, eldest="Ac2c3c 4d5d6d 9c9d9h9s")
    if form == "one":
        one = Table()
        one.new(preset, form="one", seed="errors")
        one.put(table.deal)
        table = one
    else:
        table.send("new_match", preset=preset, form="target", target=500, level="gentle", seed="errors")
        table.put(at("p p s", preset, eldest="Ac2c3c 4d5d6d 9c9d9h9s").deal)
    table.act("knock", discard="Kd", spread=["Ac2c3c", "9c9d9h9s", "4d5d6d"])
    return table


def finished() -> Table:
    """Return a table at which the first deal of a match was played to its end."""
    table = Table()
    table.new(form="target", target=500, seed="finished")
    return played_on(table)


def tried() -> Table:
    """Return a table at which the first deal was tried again from its start, to its end."""
    table = finished()
    table.send("trial", deal=1, at=0)
    return played_on(table)


NEW = {"preset": "regular", "form": "one", "level": "gentle"}

# code, how to come there, what to ask, the values told
CASES: list[tuple[str, Callable[[], Table], Callable[[Table], Any], dict[str, Any]]] = [
    ("unknown_command", at, send("resign"), {"name": "resign"}),
    ("unknown_field", at, send("hello", extra=1), {"field": "extra"}),
    ("unknown_field", at, send("new_match", **NEW, knock_limit=5), {"field": "knock_limit"}),
    ("unknown_field", at, lambda table: table.act("pass", card="As"), {"field": "card"}),
    ("unknown_preset", at, send("new_match", **{**NEW, "preset": "pinochle"}), {"name": "pinochle"}),
    ("unknown_preset", at, send("rules", preset="pinochle"), {"name": "pinochle"}),
    ("unknown_field", at, send("rules", preset="regular", form="one"), {"field": "form"}),
    ("bad_request", at, send("rules"), {"field": "preset"}),
    ("bad_request", at, send("rules", preset=7), {"field": "preset"}),
    ("bad_request", at, send("rules", preset="regular", changes=[]), {"field": "changes"}),
    ("unknown_rule", at, send("rules", preset="regular", changes={"jokers": 2}), {"field": "jokers"}),
    ("unknown_rule", at, send("new_match", **NEW, changes={"jokers": 2}), {"field": "jokers"}),
    (
        "unknown_rule",
        at,
        send("new_match", **NEW, changes={"j" * 60: 2, "gin_bonus": -1}),
        {"field": "j" * 40},
    ),
    (
        "unknown_rule_value",
        at,
        send("new_match", **NEW, changes={"aces": "sideways"}),
        {"field": "aces", "value": "sideways"},
    ),
    (
        "unknown_rule_value",
        at,
        send("new_match", **NEW, changes={"box_at_once": "yes"}),
        {"field": "box_at_once", "value": "yes"},
    ),
    (
        "unknown_rule_value",
        at,
        send("new_match", **NEW, changes={"ace_deadwood": 11}),
        {"field": "ace_deadwood", "value": "11"},
    ),
    (
        "rule_out_of_bounds",
        at,
        send("new_match", **NEW, changes={"gin_bonus": 201}),
        {"field": "gin_bonus", "low": 0, "high": 200},
    ),
    (
        "rule_out_of_bounds",
        at,
        send("new_match", **NEW, changes={"max_turns": None}),
        {"field": "max_turns", "low": 2, "high": 1000},
    ),
    (
        "rules_conflict",
        at,
        send("new_match", **NEW, changes={"knock_mode": "gin_only"}),
        {"field": "stock_end", "other": "knock_mode"},
    ),
    (
        "rules_conflict",
        at,
        send("new_match", **{**NEW, "preset": "oklahoma"}, changes={"start": "eleven_cards"}),
        {"field": "start", "other": "knock_mode"},
    ),
    ("bad_request", at, send("new_match", **NEW, changes="gin_bonus"), {"field": "changes"}),
    ("bad_request", at, send("new_match", **NEW, name=7), {"field": "name"}),
    ("bad_request", at, send("new_match", **NEW, name=""), {"field": "name"}),
    ("bad_request", at, send("new_match", **NEW, name=" \t "), {"field": "name"}),
    ("bad_request", at, send("new_match", **NEW, name="x" * 41), {"field": "name"}),
    ("bad_request", at, send("new_match", **NEW, name="a\nb"), {"field": "name"}),
    ("bad_request", at, send("new_match", **NEW, name="\ud800"), {"field": "name"}),
    ("unknown_form", at, send("new_match", **{**NEW, "form": "marathon"}), {"name": "marathon"}),
    ("bad_target", at, send("new_match", **{**NEW, "form": "hollywood"}), {"low": 10, "high": 500}),
    (
        "bad_target",
        at,
        send("new_match", **{**NEW, "form": "hollywood"}, target=501),
        {"low": 10, "high": 500},
    ),
    ("unknown_level", at, send("new_match", **{**NEW, "level": "random"}), {"name": "random"}),
    ("bad_target", at, send("new_match", **NEW, target=100), {"low": 10, "high": 500}),
    ("bad_target", at, send("new_match", **{**NEW, "form": "target"}), {"low": 10, "high": 500}),
    ("bad_target", at, send("new_match", **{**NEW, "form": "target"}, target=9), {"low": 10, "high": 500}),
    ("bad_target", at, send("new_match", **{**NEW, "form": "target"}, target=501), {"low": 10, "high": 500}),
    ("bad_request", at, send("new_match", **{**NEW, "form": "target"}, target="100"), {"field": "target"}),
    ("bad_request", at, send("new_match", **{**NEW, "form": "target"}, target=True), {"field": "target"}),
    ("bad_request", at, send("new_match", **{**NEW, "preset": 7}), {"field": "preset"}),
    ("bad_request", at, send("new_match", preset="regular", form="one"), {"field": "level"}),
    ("bad_request", at, send("new_match", **NEW, seed="x" * 201), {"field": "seed"}),
    ("bad_request", at, send("new_match", **NEW, seed="\ud800"), {"field": "seed"}),
    ("bad_request", at, send("act"), {}),
    ("bad_request", at, send("act", action={"type": "resign"}), {}),
    ("bad_request", at, send("act", action={}), {}),
    ("bad_request", lambda: at("p p s"), lambda table: table.act("discard"), {}),
    ("bad_request", lambda: at("p p s"), lambda table: table.act("discard", card=7), {}),
    ("bad_request", lambda: at("p p s"), lambda table: table.act("knock", discard="Kd", spread="Ac2c3c"), {}),
    ("bad_request", lambda: at("p p s"), knock("Kd", *["Ac2c3c"] * 5), {}),
    ("bad_request", defending, lambda table: table.act("lay_off", card="4c", meld="0"), {}),
    ("bad_request", defending, lambda table: table.act("lay_off", card="4c", meld=True), {}),
    ("stale_rev", at, stale, {"rev": 3, "expected": 0}),
    ("no_match", Table, send("advance"), {}),
    ("no_match", Table, send("undo"), {}),
    ("no_match", Table, send("next_deal"), {}),
    ("no_match", Table, lambda table: table.act("pass"), {}),
    ("no_match", Table, send("price"), {}),
    ("no_match", Table, send("hint"), {}),
    ("no_match", Table, send("review", deal=1), {}),
    ("no_match", Table, send("knew", deal=1), {}),
    ("no_match", Table, send("trial", deal=1, at=0), {}),
    ("no_match", Table, send("trial_end"), {}),
    ("not_your_turn", lambda: at("p"), send("hint"), {}),
    ("deal_over", over, send("hint"), {}),
    ("deal_not_over", at, send("review", deal=1), {}),
    ("deal_not_over", at, send("knew", deal=1), {}),
    ("deal_not_over", at, send("trial", deal=1, at=0), {}),
    ("unknown_deal", at, send("review", deal=2), {"number": 2}),
    ("unknown_deal", at, send("knew", deal=0), {"number": 0}),
    ("unknown_act", finished, send("trial", deal=1, at=-1), {"number": -1}),
    ("unknown_act", finished, send("trial", deal=1, at=999), {"number": 999}),
    ("no_trial", finished, send("trial_end"), {}),
    ("trial_running", tried, send("next_deal"), {}),
    ("trial_running", tried, send("trial", deal=1, at=0), {}),
    ("bad_request", at, send("review"), {"field": "deal"}),
    ("bad_request", at, send("review", deal="1"), {"field": "deal"}),
    ("bad_request", at, send("knew", deal=True), {"field": "deal"}),
    ("bad_request", finished, send("trial", deal=1), {"field": "at"}),
    ("unknown_field", at, send("hint", seat=1), {"field": "seat"}),
    ("unknown_field", at, send("review_stop", deal=1), {"field": "deal"}),
    ("not_your_turn", lambda: at("p"), lambda table: table.act("pass"), {}),
    ("opponent_turn_only", at, send("advance"), {}),
    ("opponent_turn_only", over, send("advance"), {}),
    ("wrong_phase", at, lambda table: table.act("draw_stock"), {"phase": "upcard"}),
    ("wrong_phase", lambda: at("p p s"), lambda table: table.act("pass"), {"phase": "discard"}),
    ("wrong_phase", defending, discard("4c"), {"phase": "layoff"}),
    ("must_draw_from_stock", lambda: at("p p"), lambda table: table.act("take_discard"), {}),
    ("card_not_in_hand", lambda: at("p p s"), discard("Qs"), {"card": "Qs"}),
    ("card_not_in_hand", defending, lambda table: table.act("lay_off", card="9h", meld=1), {"card": "9h"}),
    ("bad_card", lambda: at("p p s"), discard("1x"), {"text": "1x"}),
    ("bad_card", lambda: at("p p s"), discard("??"), {"text": "??"}),
    ("bad_card", lambda: at("p p s"), knock("Kd", "Ac2c3"), {"text": "3"}),
    ("taken_card", lambda: at("u"), discard("Kc"), {"card": "Kc"}),
    ("taken_card", lambda: at("u"), knock("Kc", "Ac2c3c", "9c9d9h", "4d5d6d"), {"card": "Kc"}),
    ("over_knock_limit", lambda: at("p p s"), knock("Kd", "Ac2c3c", "9c9d9h"), {"deadwood": 17, "limit": 10}),
    (
        "knock_not_allowed",
        lambda: at("p p s", "straight"),
        knock("Kd", "Ac2c3c", "9c9d9h", "4d5d6d"),
        {"deadwood": 2},
    ),
    ("bad_spread", lambda: at("p p s"), knock("Kd", "Ac2c4c"), {"text": "Ac2c4c"}),
    ("bad_spread", lambda: at("p p s"), knock("Kd", "Ac2c3c", "Ac2c3c"), {"text": "Ac2c3c"}),
    ("bad_spread", lambda: at("p p s"), knock("Kd", ""), {"text": ""}),
    ("bad_spread", lambda: at("p p s"), knock("Kd", "Ac2c2c"), {"text": "Ac2c2c"}),
    ("does_not_fit", defending, lambda table: table.act("lay_off", card="4c", meld=1), {"card": "4c"}),
    ("does_not_fit", defending, lambda table: table.act("lay_off", card="4c", meld=9), {"card": "4c"}),
    ("does_not_fit", defending, lambda table: table.act("lay_off", card="4c", meld=-1), {"card": "4c"}),
    ("no_big_gin", lambda: at("p p s"), lambda table: table.act("big_gin"), {}),
    ("no_big_gin", lambda: at("p p s", "north_american"), lambda table: table.act("big_gin"), {}),
    (
        "wrong_phase",
        lambda: at("p p", "north_american"),
        lambda table: table.act("big_gin"),
        {"phase": "draw"},
    ),
    ("unknown_field", lambda: at("p p s"), lambda table: table.act("big_gin", card="As"), {"field": "card"}),
    (
        "no_knock_follows",
        lambda: last_discard(hopeless=True),
        lambda table: table.act("take_discard"),
        {"limit": 10},
    ),
    ("wrong_phase", last_discard, lambda table: table.act("draw_stock"), {"phase": "last_discard"}),
    ("must_knock", lambda: last_discard("t"), discard("9s"), {}),
    ("taken_card", lambda: last_discard("t"), knock("Kd", "KcKhKs", "4c5c6c", "8d9dTd"), {"card": "Kd"}),
    (
        "over_knock_limit",
        lambda: last_discard("t"),
        knock("9s", "KcKdKhKs", "4c5c6c"),
        {"deadwood": 27, "limit": 10},
    ),
    ("first_discard_only", eleven, knock("Kc", "Ac2c3c", "9c9d9h", "4d5d6d"), {}),
    ("no_big_gin", eleven, lambda table: table.act("big_gin"), {}),
    ("wrong_phase", eleven, lambda table: table.act("draw_stock"), {"phase": "discard"}),
    ("deal_over", over, lambda table: table.act("pass"), {}),
    ("deal_not_over", at, send("next_deal"), {}),
    ("deal_not_over", at, send("price"), {}),
    ("deal_not_over", defending, send("price"), {}),
    ("unknown_field", over, send("price", preset="straight"), {"field": "preset"}),
    ("match_over", lambda: over(form="one"), lambda table: table.act("pass"), {}),
    ("match_over", lambda: over(form="one"), send("next_deal"), {}),
    ("nothing_to_undo", at, send("undo"), {}),
    ("save_unreadable", at, send("load", save="{"), {}),
    ("save_unreadable", at, send("load"), {}),
    ("save_newer", at, send("load", save='{"format":"undercut-save","v":3}'), {"version": 3}),
]


@pytest.mark.parametrize(
    ("code", "arrive", "ask", "params"),
    CASES,
    ids=[f"{number}-{case[0]}" for number, case in enumerate(CASES)],
)
def test_refusal(
    code: str, arrive: Callable[[], Table], ask: Callable[[Table], Any], params: dict[str, Any]
) -> None:
    table = arrive()
    if table.bridge._session is not None:
        table.rev = table.session.rev
    before = state(table)
    with pytest.raises(Refused) as refused:
        ask(table)
    assert (refused.value.code, refused.value.params) == (code, params)
    assert state(table) == before


def state(table: Table) -> object:
    session = table.bridge._session
    if session is None:
        return None
    return session, session.events, *state_of(session)


def state_of(session: Session) -> tuple[object, ...]:
    return session.rev, session.view, session.legal, session.save


LISTED = {
    "bad_request",
    "unsupported_version",
    "unknown_command",
    "unknown_field",
    "unknown_preset",
    "unknown_rule",
    "unknown_rule_value",
    "rule_out_of_bounds",
    "rules_conflict",
    "unknown_form",
    "unknown_level",
    "bad_target",
    "stale_rev",
    "no_match",
    "not_your_turn",
    "opponent_turn_only",
    "wrong_phase",
    "must_draw_from_stock",
    "card_not_in_hand",
    "bad_card",
    "taken_card",
    "over_knock_limit",
    "knock_not_allowed",
    "bad_spread",
    "does_not_fit",
    "no_big_gin",
    "must_knock",
    "no_knock_follows",
    "first_discard_only",
    "deal_over",
    "deal_not_over",
    "match_over",
    "nothing_to_undo",
    "unknown_deal",
    "unknown_act",
    "trial_running",
    "no_trial",
    "save_unreadable",
    "save_newer",
    "save_inconsistent",
    "internal",
}
ELSEWHERE = {"unsupported_version", "save_inconsistent", "internal"}
"""Tested in this file by another test, and with the saves."""

PROBLEMS = {
    "knock_not_allowed",
    "over_knock_limit",
    "no_upcard",
    "no_big_gin",
    "counts_otherwise",
    "stock_over",
    "turns_over",
    "stock_not_over",
    "turns_not_over",
}
"""What may keep a finished deal from having a price in another game."""


def test_every_code_is_tested() -> None:
    assert {code for code, *_ in CASES} | ELSEWHERE == LISTED


def test_every_code_has_its_sentence() -> None:
    sentences = (Path(__file__).parents[2] / "web/locales/en/errors.ftl").read_text()
    told = set(re.findall(r"^error-([a-z_]+) =", sentences, re.MULTILINE))
    assert told >= LISTED | PROBLEMS


@pytest.mark.parametrize(
    ("request_text", "number", "code"),
    [
        ("", 0, "bad_request"),
        ("no JSON", 0, "bad_request"),
        ("[]", 0, "bad_request"),
        ("null", 0, "bad_request"),
        ("{}", 0, "bad_request"),
        ('{"v":1,"id":4}', 4, "bad_request"),
        ('{"v":1,"id":4,"cmd":7}', 4, "bad_request"),
        ('{"v":1,"cmd":"hello"}', 0, "bad_request"),
        ('{"v":1,"id":"4","cmd":"hello"}', 0, "bad_request"),
        ('{"v":1,"id":true,"cmd":"hello"}', 0, "bad_request"),
        ('{"v":true,"id":4,"cmd":"hello"}', 4, "bad_request"),
        ('{"v":1.0,"id":4,"cmd":"hello"}', 4, "bad_request"),
        ('{"v":"1","id":4,"cmd":"hello"}', 4, "bad_request"),
        ('{"id":4,"cmd":"hello"}', 4, "bad_request"),
        ('{"v":1,"id":4,"cmd":"hello","args":[]}', 4, "bad_request"),
        ('{"v":1,"id":4,"cmd":"hello","args":null}', 4, "bad_request"),
        ('{"v":1,"id":4,"cmd":"act","rev":"1","args":{}}', 4, "bad_request"),
        ('{"v":1,"id":4,"cmd":"act","rev":true,"args":{}}', 4, "bad_request"),
        ('{"v":1,"id":4,"cmd":"hello","token":1}', 4, "unknown_field"),
        ('{"v":2,"id":4,"cmd":"hello"}', 4, "unsupported_version"),
        ('{"v":0,"id":4,"cmd":"hello"}', 4, "unsupported_version"),
        ("[" * 100_000, 0, "bad_request"),
        ('{"v":1,"id":4,"cmd":"rules","args":' + '{"changes":' * 30_000 + "}" * 30_001, 0, "bad_request"),
        ('{"v":1,"id":4,"id":4,"cmd":"hello"}', 0, "bad_request"),
        ('{"v":1,"id":9007199254740992,"cmd":"hello"}', 0, "bad_request"),
        ('{"v":1,"id":4,"cmd":"hello","args":{"x":NaN}}', 0, "bad_request"),
        ('{"v":1,"id":4,"cmd":"hello","args":{"x":"' + "x" * 500_000 + '"}}', 0, "bad_request"),
        ('{"v":1,"id":' + "9" * 5000 + ',"cmd":"hello"}', 0, "bad_request"),
    ],
)
def test_a_request_that_is_none(request_text: str, number: int, code: str) -> None:
    reply = json.loads(Bridge().handle(request_text))
    assert (reply["v"], reply["id"], reply["ok"]) == (1, number, False)
    assert reply["error"]["code"] == code
    assert set(reply) == {"v", "id", "ok", "error"}


def test_a_request_without_its_revision_is_refused() -> None:
    table = at()
    reply = json.loads(table.raw("act", action={"type": "pass"}))
    assert reply["error"] == {"code": "bad_request", "params": {"field": "rev"}}


def test_a_price_needs_the_revision_of_now() -> None:
    table = over()
    assert json.loads(table.raw("price"))["error"] == {"code": "bad_request", "params": {"field": "rev"}}
    now = table.session.rev
    reply = json.loads(table.raw("price", rev=now - 1))
    assert reply["error"] == {"code": "stale_rev", "params": {"rev": now - 1, "expected": now}}
    assert json.loads(table.raw("price", rev=now))["ok"]


def test_an_old_revision_is_refused_and_the_new_one_taken() -> None:
    table = at()
    table.act("pass")
    reply = json.loads(table.raw("undo", rev=0))
    assert reply["error"] == {"code": "stale_rev", "params": {"rev": 0, "expected": 1}}
    assert json.loads(table.raw("undo", rev=1))["ok"]


def test_an_inner_error_tells_nothing_and_leaves_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at("p p s")
    before = state_of(table.session)

    def fail(session: Session, action: object) -> None:
        raise RuntimeError(f"secret {session._match.deal.hands}")

    with monkeypatch.context() as patch:
        patch.setattr(Session, "act", fail)
        reply = json.loads(table.raw("act", rev=table.session.rev, action={"type": "discard", "card": "Kd"}))
    assert reply["error"] == {"code": "internal", "params": {}}
    assert state_of(table.session) == before
    assert table.act("discard", card="Kd")["ok"]


def test_a_failure_after_the_act_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at("p p s")
    before = state_of(table.session)

    def fail(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr("ginrummy.table.session.event_messages", fail)
        reply = json.loads(table.raw("act", rev=table.session.rev, action={"type": "discard", "card": "Kd"}))
    assert reply["error"]["code"] == "internal"
    assert state_of(table.session) == before


def test_the_page_has_one_table_of_its_own() -> None:
    assert json.loads(bridge.handle('{"v":1,"id":9,"cmd":"hello"}'))["ok"]
