"""Whole matches through the bridge: shapes, undo, repetition by the seed, and what a view says."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from support import brute
from support.deals import DEFENDER, KNOCKER, mask, play, texts
from support.playout import random_action
from support.rulesets import RULESETS, arguments
from support.shape import misfits
from support.table import Table, laid_out

from ginrummy import __version__
from ginrummy.game.actions import parse_action
from ginrummy.game.melds import Meld
from ginrummy.game.rules import PRESETS as ALL_PRESETS
from ginrummy.game.scoring import score
from ginrummy.table.messages import Reply
from ginrummy.table.protocol import read_action
from ginrummy.table.render import action_message
from ginrummy.table.session import OPPONENT, PERSON

PRESETS = ("regular", "straight")


def go_on(table: Table, rng: Random, skill: float = 0.9, eagerness: float = 0.7) -> dict[str, Any]:
    """Do the next thing: an act by chance for the person, one act of the opponent, or the next deal."""
    if table.deal.turn is None:
        return table.send("next_deal")
    if table.deal.turn == OPPONENT:
        return table.send("advance")
    return table.send("act", action=action_message(random_action(table.deal, rng, skill, eagerness)))


def test_hello() -> None:
    hello = Table().send("hello")["hello"]
    assert hello["engine"] == __version__
    assert hello["protocol"] == 1
    assert [one["name"] for one in hello["presets"]] == list(ALL_PRESETS)
    assert [one["targets"][0] for one in hello["presets"]] == [100, 250, 150, 100, 100, 100, 100, 100, 100]
    for one in hello["presets"]:
        rules = ALL_PRESETS[one["name"]].as_dict()
        assert one["rules"] == {**rules, "preset": one["name"], "name": None, "changed": []}
        assert one["statements"]
        assert bool(one["differences"]) == (one["name"] != "regular")
    assert sorted(field["name"] for field in hello["fields"]) == sorted(rules)
    assert hello["forms"] == ["one", "target", "hollywood"]
    assert hello["levels"] == ["gentle", "steady", "sharp", "expert", "master"]
    assert (hello["target_min"], hello["target_max"]) == (10, 500)


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize(("form", "steps"), [("target", 36), ("hollywood", 24)])
def test_every_reply_has_its_shape(name: str, form: str, steps: int) -> None:
    rng = Random(f"shape {name} {form}")
    table = Table()
    given = arguments(name)
    offer = table.send("rules", preset=given["preset"], changes=given.get("changes", {}))
    assert misfits(offer, Reply) == []
    assert set(offer) == {"v", "id", "ok", "rules"}
    first = table.new(form=form, target=40, level="gentle", seed="shape", **given)
    assert misfits(first, Reply) == []
    kinds: Counter[str] = Counter(event["type"] for event in first["events"])
    for step in range(steps):
        if table.match.over:
            break
        # A stretch of blind play, so that some deals last until the stock ends.
        reply = go_on(table, rng, 0.95 if step < steps // 2 else 0.0)
        assert misfits(reply, Reply) == []
        assert set(reply) == {"v", "id", "ok", "rev", "events", "view", "legal", "save"}
        kinds.update(event["type"] for event in reply["events"])
    assert {"dealt", "drew"} <= set(kinds)
    assert misfits(json.loads(table.raw("undo", rev=-1)), Reply) == []
    assert misfits(json.loads(table.raw("hello")), Reply) == []


def test_hello_has_its_shape() -> None:
    assert misfits(Table().send("hello"), Reply) == []


@pytest.mark.parametrize(
    ("where", "change"),
    [
        ((), {"more": 1}),
        ((), {"ok": None}),
        (("view", "deal"), {"stock": None}),
        (("view", "deal"), {"stock": "31"}),
        (("view", "deal"), {"phase": "wall"}),
        (("view", "deal"), {"dealer": True}),
        (("view", "deal"), {"pile": [7]}),
    ],
)
def test_the_shape_check_finds_what_is_wrong(where: tuple[str, ...], change: dict[str, Any]) -> None:
    reply = Table().new()
    assert misfits(reply, Reply) == []
    inside = reply
    for name in where:
        inside = inside[name]
    inside.update(change)
    assert len(misfits(reply, Reply)) == 1
    for name in change:
        del inside[name]
    assert len(misfits(reply, Reply)) == (0 if "more" in change else 1)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_seed_and_the_same_acts_give_the_same_replies(preset: str) -> None:
    transcripts = []
    for _ in range(2):
        rng, table = Random("twice"), Table()
        lines = [json.dumps(table.new(preset, form="target", target=60, level="steady", seed="twice"))]
        for _ in range(80):
            if table.match.over:
                break
            lines.append(json.dumps(go_on(table, rng)))
        transcripts.append(lines)
    assert transcripts[0] == transcripts[1]
    assert len(transcripts[0]) > 20


def test_without_a_seed_every_match_has_one_of_its_own() -> None:
    seeds = {json.loads(Table().new(**more)["save"])["seed"] for more in ({}, {}, {"seed": ""})}
    assert len(seeds) == 3
    assert all(len(seed) == 32 for seed in seeds)


def test_a_new_match_takes_the_place_of_the_old_one() -> None:
    table = Table()
    table.new("regular", seed="old")
    reply = table.new("straight", seed="new")
    assert reply["rev"] == 0
    assert reply["view"]["rules"]["preset"] == "straight"
    assert [event["type"] for event in reply["events"]] == ["dealt"]


@pytest.mark.parametrize("name", RULESETS)
def test_the_legal_acts_are_those_of_the_deal(name: str) -> None:
    rng = Random(f"legal {name}")
    for number in range(2):
        table = Table()
        table.new(level="gentle", seed=f"legal {number}", **arguments(name))
        while table.deal.turn is not None:
            offered = [read_action(entry["action"]) for entry in table.reply["legal"]]
            wanted = table.deal.legal_actions() if table.turn == PERSON else ()
            assert offered == list(wanted)
            assert [read_action(action_message(action)) for action in wanted] == list(wanted)
            if table.deal.phase == "discard" and table.turn == PERSON:
                check_discards(table)
            check_takes(table)
            go_on(table, rng)
        assert table.reply["legal"] == []


def check_takes(table: Table) -> None:
    """Check by plain search what a take comes to."""
    rules, deal = table.match.rules, table.reply["view"]["deal"]
    aces, ace = rules.aces.value, rules.ace_deadwood
    for entry in table.reply["legal"]:
        if not entry["action"]["type"].startswith("take"):
            continue
        hand, top = frozenset(deal["hand"]), deal["pile"][-1]
        left = min(brute.deadwood((hand | {top}) - {card}, aces, ace) for card in hand)
        melds = any(top in meld and meld <= hand | {top} for meld in brute.all_melds(aces))
        helps = melds and left < brute.deadwood(hand, aces, ace)
        assert entry == {"action": entry["action"], "deadwood": left, "helps": helps}


def check_discards(table: Table) -> None:
    rules = table.match.rules
    aces, ace = rules.aces.value, rules.ace_deadwood
    hand = frozenset(table.reply["view"]["deal"]["hand"])
    proposed: Counter[str] = Counter()
    knocks: dict[str, list[int]] = {}
    spreads: Counter[str] = Counter()
    for entry in table.reply["legal"]:
        action = entry["action"]
        if action["type"] == "discard":
            assert entry["deadwood"] == brute.deadwood(hand - {action["card"]}, aces, ace)
            assert set(entry) == {"action", "deadwood"}
        elif action["type"] == "big_gin":
            assert entry == {"action": {"type": "big_gin"}, "deadwood": 0}
            assert brute.deadwood(hand, aces, ace) == 0
        else:
            laid = {text for meld in action["spread"] for text in texts(mask(meld))}
            left = hand - laid - {action["discard"]}
            assert entry["deadwood"] == brute.points(left, ace)
            assert entry["gin"] == (not left)
            spreads[action["discard"]] += 1
            proposed[action["discard"]] += entry["proposed"]
            knocks.setdefault(action["discard"], []).append(entry["deadwood"])
            if entry["proposed"]:
                assert entry["deadwood"] == brute.deadwood(hand - {action["discard"]}, aces, ace)
    assert set(proposed.values()) <= {1}, "one spread is proposed for each discard"
    assert set(proposed) == set(knocks)
    for entry in table.reply["legal"]:
        if entry["action"]["type"] == "knock" and spreads[entry["action"]["discard"]] > 1:
            assert entry["fits"] == fitting_cards(table, entry, aces)
        else:
            assert "fits" not in entry


def fitting_cards(table: Table, entry: dict[str, Any], aces: str) -> list[str]:
    """List by plain search what the opponent may hold that fits a spread as it is laid."""
    deal = table.reply["view"]["deal"]
    seen = {*deal["hand"], *deal["pile"]}
    spread = [texts(mask(meld)) for meld in entry["action"]["spread"]]
    return [
        card
        for card in brute.DECK
        if not entry["gin"]
        and card not in seen
        and any(brute.is_meld([*meld, card], aces) for meld in spread)
    ]


class TestLayoffs:
    """The person defends: seat 1 deals and knocks on its first turn."""

    def table(self) -> Table:
        eldest, dealer = DEFENDER.replace("Kh", "2s"), KNOCKER.replace("2s", "9s")
        table = laid_out("p p s d2s s", eldest=eldest, dealer=dealer)
        table.session._do(parse_action("k9s:Ac2c3c/9c9d9h/4d5d6d"))
        table.rev = table.session.rev
        return table

    def test_the_spread_is_shown(self) -> None:
        spread = self.table().session.view["deal"]["spread"]
        assert spread is not None
        assert [meld["cards"] for meld in spread["melds"]] == [
            ["Ac", "2c", "3c"],
            ["9c", "9d", "9h"],
            ["4d", "5d", "6d"],
        ]
        assert [meld["kind"] for meld in spread["melds"]] == ["run", "set", "run"]
        assert (spread["seat"], spread["discard"], spread["deadwood_cards"], spread["deadwood"]) == (
            1,
            "9s",
            ["Th"],
            10,
        )
        assert spread["gin"] is False

    def test_the_best_layoffs_lead_where_they_say(self) -> None:
        table = self.table()
        best = table.session.view["deal"]["best_layoffs"]
        assert best is not None
        assert [(one["card"], one["meld"]) for one in best["layoffs"]] == [
            ("4c", 0),
            ("5c", 0),
            ("7d", 2),
            ("8d", 2),
        ]
        for one in best["layoffs"]:
            proposed = [entry["action"] for entry in table.session.legal if entry.get("proposed")]
            assert proposed == [{"type": "lay_off", **one}]
            left = next(entry["deadwood"] for entry in table.session.legal if entry["action"] == proposed[0])
            reply = table.act("lay_off", **one)
            assert reply["view"]["deal"]["deadwood"] == left
        assert [entry["action"] for entry in table.reply["legal"]] == [{"type": "done"}]
        assert table.reply["legal"][0]["proposed"] is True
        assert [one["card"] for one in table.reply["view"]["deal"]["spread"]["laid_off"]] == [
            "4c",
            "5c",
            "7d",
            "8d",
        ]
        reply = table.act("done")
        result = reply["view"]["deal"]["result"]
        assert (result["kind"], result["winner"], result["points"]) == (
            best["kind"],
            best["winner"],
            best["points"],
        )
        assert result["hands"][0]["deadwood"] == best["deadwood"] == 51
        assert [event["type"] for event in reply["events"]] == ["finished_layoffs", "deal_over"]

    def test_layoffs_are_taken_back_one_by_one(self) -> None:
        table = self.table()
        start = (table.session.view, table.session.legal)
        table.act("lay_off", card="4c", meld=0)
        between = (table.session.view, table.session.legal)
        table.act("lay_off", card="5c", meld=0)
        table.send("undo")
        assert (table.session.view, table.session.legal) == between
        table.send("undo")
        assert (table.session.view, table.session.legal) == start
        assert table.reply["view"]["can_undo"] is False

    def test_the_knocker_is_not_told_what_the_defender_could_do(self) -> None:
        table = laid_out("p p s")
        reply = table.act("knock", discard="Kd", spread=["Ac2c3c", "9c9d9h", "4d5d6d"])
        deal = reply["view"]["deal"]
        assert (deal["phase"], deal["turn"], deal["best_layoffs"], reply["legal"]) == ("layoff", 1, None, [])
        assert deal["opponent"] == {"cards": 10, "known": []}
        assert deal["result"] is None
        assert [(event["type"], event["deadwood"]) for event in reply["events"]] == [("knocked", 2)]


class TestView:
    def test_draws_left_and_turns_left(self) -> None:
        straight, regular = laid_out("p p", "straight"), laid_out("p p")
        assert straight.session.view["deal"]["draws_left"] == 29
        assert regular.session.view["deal"]["draws_left"] is None
        straight.act("draw_stock")
        straight.act("discard", card="Kd")
        assert straight.reply["view"]["deal"]["draws_left"] == 28
        assert straight.reply["view"]["deal"]["turns_left"] == 199

    def test_the_knock_limit_is_told_where_there_is_one(self) -> None:
        assert laid_out("").session.view["deal"]["knock_limit"] == 10
        assert laid_out("", "straight").session.view["deal"]["knock_limit"] is None

    def test_own_hand_with_its_best_melds(self) -> None:
        deal = laid_out("p p s").session.view["deal"]
        assert deal["hand"] == texts(mask(KNOCKER) | mask("Kd"))
        assert (deal["drawn"], deal["taken"]) == ("Kd", None)
        assert deal["deadwood"] == 12
        assert {Meld.parse("".join(meld["cards"])).kind for meld in deal["melds"]} == {"run", "set"}

    def test_a_card_taken_openly_is_named_for_both(self) -> None:
        table = laid_out("u")
        assert (table.session.view["deal"]["drawn"], table.session.view["deal"]["taken"]) == ("Kc", "Kc")
        theirs = laid_out("p u").session.view["deal"]
        assert theirs["opponent"] == {"cards": 11, "known": ["Kc"]}
        assert (theirs["drawn"], theirs["taken"]) == (None, None)

    def test_the_log_tells_the_turns(self) -> None:
        table = laid_out("p p s dKd t d4c s")
        assert table.session.view["deal"]["log"] == [
            {"seat": 0, "draw": None, "card": None, "threw": None, "end": None, "reshuffled": False},
            {"seat": 1, "draw": None, "card": None, "threw": None, "end": None, "reshuffled": False},
            {"seat": 0, "draw": "stock", "card": "Kd", "threw": "Kd", "end": None, "reshuffled": False},
            {"seat": 1, "draw": "discard", "card": "Kd", "threw": "4c", "end": None, "reshuffled": False},
            {"seat": 0, "draw": "stock", "card": "Th", "threw": None, "end": None, "reshuffled": False},
        ]
        hidden = laid_out("p p s dKd s d4c").session.view["deal"]["log"][-1]
        assert (hidden["draw"], hidden["card"], hidden["threw"]) == ("stock", None, "4c")

    def test_a_reshuffle_is_told(self) -> None:
        deal = laid_out("p p").deal
        while deal.stock or deal.turn != PERSON:
            deal = play(deal, "s")
            deal = play(deal, f"d{deal.drawn}")
        table = laid_out("")
        table.put(deal)
        reply = table.act("draw_stock")
        if deal.reshuffles == 0:
            assert reply["events"][0] == {"type": "reshuffled", "count": 31}
        assert [event["type"] for event in reply["events"]][-1] == "drew"
        assert any(turn["reshuffled"] for turn in reply["view"]["deal"]["log"])


@pytest.mark.parametrize("name", RULESETS)
def test_the_receipt_adds_up(name: str) -> None:
    rng = Random(f"receipt {name}")
    rules = RULESETS[name]
    table = Table()
    table.new(form="target", target=50, level="gentle", seed="receipt", **arguments(name))
    for _ in range(400):
        if table.match.over:
            break
        go_on(table, rng, 0.95, 0.9)
        result = table.reply["view"]["deal"]["result"]
        if result is not None:
            check_result(table, result)
    totals = [0, 0]
    shown = table.reply["view"]["match"]
    for row in shown["deals"]:
        if row["winner"] is not None:
            totals[row["winner"]] += row["points"]
        assert row["scores"] == totals
    assert shown["scores"] == shown["games"][0]["scores"] == totals
    if shown["over"]:
        assert shown["winner"] == totals.index(max(totals))
        lines = shown["games"][0]["settlement"]
        assert shown["totals"] == [
            sum(line["points"] for line in lines if line["seat"] == seat) for seat in (0, 1)
        ]
    else:
        assert shown["totals"] == totals
        assert shown["games"][0]["settlement"] is None
    assert table.match.rules == rules


def check_result(table: Table, result: dict[str, Any]) -> None:
    """Check a receipt against the price of the facts, the row of the sheet and the cards laid open."""
    assert table.deal.result is not None
    price = score(table.deal.result, table.match.rules)
    assert (result["kind"], result["winner"]) == (price.kind.value, price.winner)
    assert result["points"] == price.points == sum(line["points"] for line in result["lines"])
    row = table.reply["view"]["match"]["deals"][-1]
    assert (row["kind"], row["winner"], row["points"]) == (result["kind"], result["winner"], result["points"])
    assert (result["hands"] is None) == (result["kind"] == "dead") == (result["reason"] is not None)
    hands = result["hands"]
    assert row["deadwood"] == ([hand["deadwood"] for hand in hands] if hands else None)
    ace = table.match.rules.ace_deadwood
    for hand in result["hands"] or ():
        assert hand["deadwood"] == brute.points(hand["deadwood_cards"], ace)
        assert hand["laid_off_points"] == brute.points((one["card"] for one in hand["laid_off"]), ace)
