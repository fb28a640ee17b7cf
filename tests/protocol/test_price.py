"""What a deal that is over comes to in every game on offer, asked over the bridge."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from support.deals import DEFENDER, GINNER, KNOCKER, LOOSE, OTHER, deal_of, play
from support.playout import random_action
from support.rulesets import RULESETS, arguments
from support.shape import misfits
from support.table import Table, laid_out

from ginrummy.game.deal import Deal
from ginrummy.game.rules import PRESETS, Rules, Start
from ginrummy.table.messages import Reply
from ginrummy.table.render import action_message
from ginrummy.table.session import PERSON

KNOCK = "kKd:Ac2c3c/9c9d9h/4d5d6d"
GIN = "kKd:Ac2c3c/9c9d9h9s/4d5d6d"


def prices(table: Table) -> dict[str, dict[str, Any]]:
    """Ask for the prices; they come for each preset, in order."""
    table.rev = table.session.rev
    reply = table.send("price")
    assert set(reply) == {"v", "id", "ok", "prices"}
    assert misfits(reply, Reply) == []
    assert [price["preset"] for price in reply["prices"]] == list(PRESETS)
    for price in reply["prices"]:
        if price["problem"]:
            assert (price["kind"], price["winner"], price["points"], price["lines"]) == (None, None, 0, [])
        else:
            assert price["points"] == sum(line["points"] for line in price["lines"])
    return {price["preset"]: price for price in reply["prices"]}


def problems(table: Table) -> dict[str, str]:
    """Write what is in the way, preset by preset."""
    return {name: price["problem"]["code"] for name, price in prices(table).items() if price["problem"]}


def put(deal: Deal) -> Table:
    table = Table()
    table.new()
    table.put(deal)
    return table


def test_a_knock_in_nine_games() -> None:
    table = laid_out(f"p p s {KNOCK} l4c0 .")
    found = prices(table)
    assert found["straight"]["problem"] == {"code": "knock_not_allowed", "params": {"deadwood": 2}}
    assert {name: price["points"] for name, price in found.items() if not price["problem"]} == {
        "regular": 69,
        "oklahoma": 69,
        "classic": 69,
        "north_american": 69,
        "tournament": 69,
        "eaai": 69,
        "palace": 79,
        "round_the_corner": 69,
    }
    assert found["palace"] == {
        "preset": "palace",
        "problem": None,
        "kind": "knock",
        "winner": 0,
        "points": 79,
        "lines": [
            {"code": "difference", "points": 69, "params": {"high": 71, "low": 2}},
            {"code": "box_at_once", "points": 10, "params": {}},
        ],
    }


def test_an_undercut_in_nine_games() -> None:
    # The knocker keeps ten, the defender has seven left.
    own, other = KNOCKER.replace("2s", "Ts"), "4s5s6s 7c7h7s JcJsJd 6c 5h"[:-3]
    table = put(play(deal_of(PRESETS["regular"], own, other, "Kc", stock="Kd"), f"p p s {KNOCK} ."))
    found = prices(table)
    assert {price["kind"] for price in found.values()} == {"undercut", None}
    assert [found[name]["points"] for name in ("regular", "classic", "palace")] == [29, 14, 34]
    assert {price["winner"] for price in found.values() if price["kind"]} == {1}


def test_gin_ends_every_game() -> None:
    assert problems(put(play(deal_of(Rules(), GINNER, DEFENDER, "Kc", stock="Kd"), f"p p s {GIN}"))) == {}


def test_big_gin_is_known_in_one() -> None:
    rules = PRESETS["north_american"]
    deal = play(deal_of(rules, GINNER, DEFENDER.replace("7d", "8s"), "Kc", stock="7d"), "p p s b")
    assert problems(put(deal)) == {name: "no_big_gin" for name in PRESETS if name != "north_american"}


def test_a_deal_that_began_with_eleven_cards() -> None:
    rules = Rules(start=Start.ELEVEN_CARDS)
    deal = deal_of(rules, KNOCKER, DEFENDER, "Kc", stock="ThKd")
    table = put(play(deal, f"dKc s dTh s {KNOCK} ."))
    assert problems(table) == {"straight": "knock_not_allowed", "oklahoma": "no_upcard"}


def test_a_dead_deal() -> None:
    deal = play(deal_of(PRESETS["eaai"], LOOSE, OTHER, "Kc"), "p p")
    while deal.turn is not None:
        deal = play(deal, "s")
        deal = play(deal, f"d{deal.drawn}")
    table = put(deal)
    assert problems(table) == {"regular": "stock_not_over"}
    assert {price["kind"] for price in prices(table).values()} == {"dead", None}


def test_asking_changes_nothing() -> None:
    table = laid_out(f"p p s {KNOCK} l4c0 .")
    session = table.session
    before = [session.rev, session.view, session.legal, session.save, session.events]
    text = table.raw("price", rev=session.rev)
    assert json.loads(text)["prices"] == json.loads(table.raw("price", rev=session.rev))["prices"]
    assert table.session is session
    assert [session.rev, session.view, session.legal, session.save, session.events] == before


def test_it_can_be_asked_until_the_next_deal() -> None:
    table = Table()
    table.new(form="one")
    table.put(play(deal_of(Rules(), GINNER, DEFENDER, "Kc", stock="Kd"), "p p s"))
    table.act("knock", discard="Kd", spread=["Ac2c3c", "9c9d9h9s", "4d5d6d"])
    assert table.match.over
    assert prices(table)["regular"]["points"] == 100
    other = Table()
    other.new(form="target", target=250)
    other.put(play(deal_of(Rules(), GINNER, DEFENDER, "Kc", stock="Kd"), "p p s"))
    other.act("knock", discard="Kd", spread=["Ac2c3c", "9c9d9h9s", "4d5d6d"])
    assert prices(other)["regular"]["points"] == 100
    other.send("next_deal")
    assert json.loads(other.raw("price", rev=other.rev))["error"]["code"] == "deal_not_over"


@pytest.mark.parametrize("name", RULESETS)
def test_under_the_preset_played_it_is_the_receipt(name: str) -> None:
    rng, table = Random(f"price {name}"), Table()
    table.new(form="target", target=200, level="gentle", seed="price", **arguments(name))
    met: Counter[str] = Counter()
    while not table.match.over and sum(met.values()) < 4:
        skill = rng.choice((0.0, 0.9))
        while table.deal.turn is not None:
            action = random_action(table.deal, rng, skill, 0.7)
            if table.deal.turn == PERSON:
                table.send("act", action=action_message(action))
            else:
                table.session._do(action)
                table.rev = table.session.rev
        found, result = prices(table), table.session.view["deal"]["result"]
        assert result is not None
        met[result["kind"]] += 1
        if name in PRESETS:
            assert found[name] == {
                "preset": name,
                "problem": None,
                **{field: result[field] for field in ("kind", "winner", "points", "lines")},  # type: ignore[literal-required]
            }
        if not table.match.over:
            table.send("next_deal")
    assert met
