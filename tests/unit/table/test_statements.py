from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from typing import Any

import pytest

from ginrummy.game.rules import (
    BOUNDS,
    CHOICES,
    PRESETS,
    SWITCHES,
    Aces,
    GameWonBy,
    KnockMode,
    NextDealer,
    Rules,
    Shutout,
    Start,
    StockEnd,
    TiedUndercut,
    UpcardAce,
    merged,
    problems,
)
from ginrummy.table.statements import TOPICS, differences, idle_rows, rule_fields, statements

REGULAR, STRAIGHT, OKLAHOMA = PRESETS["regular"], PRESETS["straight"], PRESETS["oklahoma"]
FIELDS = [field.name for field in fields(Rules)]


def said(rules: Rules, topic: str | None = None) -> dict[str, dict[str, int]]:
    return {
        item["code"]: item["params"] for item in statements(rules) if topic is None or item["topic"] == topic
    }


def others(name: str, value: object) -> list[Any]:
    """Every other value of a field; of a number the bounds and one between."""
    if name in CHOICES:
        values: list[Any] = list(CHOICES[name])
    elif name in SWITCHES:
        values = [False, True]
    elif name == "ace_deadwood":
        values = [1, 15]
    else:
        low, high = BOUNDS[name]
        values = [low, low + 1, high]
    return [other for other in values if other != value]


def playable(base: Rules, changes: dict[str, Any]) -> Rules | None:
    values = merged(base, changes)
    return None if list(problems(values)) else Rules(**values)


def many_rules() -> Iterator[Rules]:
    """Rules from all corners: every pair of modes that goes together, with and without each bonus."""
    modes = product(KnockMode, UpcardAce, [False, True], StockEnd, TiedUndercut, Aces, [1, 15], Start)
    names = ["knock_mode", "upcard_ace", "spade_double", "stock_end", "tied_undercut", "aces"]
    names += ["ace_deadwood", "start"]
    for number, values in enumerate(modes):
        extra: dict[str, Any] = {
            "knock_limit": (10, 0, 5)[number % 3],
            "undercut_bonus": (25, 0)[number % 2],
            "gin_bonus": (25, 0)[number // 2 % 2],
            "big_gin_bonus": (0, 31)[number // 3 % 2],
            "box_bonus": (0, 20)[number // 2 % 2],
            "box_at_once": number % 5 == 0,
            "game_bonus": (0, 100)[number // 5 % 2],
            "shutout": list(Shutout)[number % 4],
            "game_won_by": list(GameWonBy)[number // 3 % 2],
            "next_dealer": list(NextDealer)[number % 3],
        }
        rules = playable(REGULAR, dict(zip(names, values, strict=True)) | extra)
        if rules:
            yield rules


def idle(rules: Rules, name: str) -> bool:
    values = rules.as_dict()
    return any(
        row["field"] == name and all(values[other] in allowed for other, allowed in row["when"].items())
        for row in idle_rows()
    )


def test_the_regular_game_says_what_it_is() -> None:
    told = said(REGULAR)
    assert told["knock_fixed"] == {"limit": 10}
    assert told["gin"] == {"bonus": 25}
    assert told["undercut"] == {"bonus": 25}
    assert told["turn_limit"] == {"turns": 200}
    wanted = {"knock_lays_down", "lay_off", "knock_difference", "knock_no_bonus", "end_knock_or_gin"}
    wanted |= {"tie_bonus", "no_lay_off_on_gin", "reshuffle", "forms", "winner_deals", "no_bonuses"}
    assert wanted <= set(told)
    assert not {"gin_only", "no_layoffs", "last_cards", "dead_at_two"} & set(told)


def test_straight_gin_says_what_it_is() -> None:
    told = said(STRAIGHT)
    wanted = {"gin_only", "gin_every_card", "not_oklahoma", "end_gin", "only_gin_scores", "no_layoffs"}
    wanted |= {"no_undercut", "last_cards", "dead_at_two", "dead_again", "dead_draw", "forms"}
    assert wanted <= set(told)
    assert told["gin"] == {"bonus": 25}
    assert told["last_cards"] == {"cards": 2}
    assert not {code for code in told if code.startswith(("knock", "undercut", "lay_off", "tie"))}


@pytest.mark.parametrize("preset", [name for name in PRESETS if name not in ("regular", "tournament")])
def test_every_variant_ends_dead_at_two_cards(preset: str) -> None:
    assert {"last_cards", "dead_at_two", "dead_again", "dead_draw"} <= set(said(PRESETS[preset], "stock"))


def test_topics_come_in_order_and_each_says_something() -> None:
    for rules in many_rules():
        topics = [item["topic"] for item in statements(rules)]
        assert list(dict.fromkeys(topics)) == list(TOPICS)
        assert topics == sorted(topics, key=TOPICS.index)


def test_nothing_is_said_twice() -> None:
    for rules in many_rules():
        codes = [item["code"] for item in statements(rules)]
        assert len(codes) == len(set(codes))


# Some of their values come to the same: a limit of nothing is gin only, a bonus of nothing is none on a tie too,
# and nothing is doubled where there is nothing.
COME_TO_THE_SAME = {"knock_mode", "tied_undercut", "shutout"}


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_shows_in_the_statements_where_it_matters_and_only_there(name: str) -> None:
    shown = 0
    for rules in many_rules():
        for value in others(name, getattr(rules, name)):
            changed = playable(rules, {name: value})
            if changed is None:
                continue
            differ = statements(changed) != statements(rules)
            shown += differ
            if idle(rules, name):
                assert not differ, (value, rules)
            elif name not in COME_TO_THE_SAME:
                assert differ, (value, rules)
    assert shown > 0


@pytest.mark.parametrize(
    ("base", "change"),
    [
        (REGULAR, {"undercut_bonus": 10}),
        (REGULAR, {"undercut_bonus": 0}),
        (REGULAR, {"tied_undercut": TiedUndercut.NO_BONUS}),
        (REGULAR, {"tied_undercut": TiedUndercut.DRAWN}),
        (replace(REGULAR, undercut_bonus=0), {"tied_undercut": TiedUndercut.DRAWN}),
        (PRESETS["classic"], {"shutout": Shutout.NONE}),
        (PRESETS["classic"], {"shutout": Shutout.DEALS}),
        (PRESETS["classic"], {"shutout": Shutout.NET}),
        (REGULAR, {"shutout": Shutout.DEALS}),
    ],
)
def test_bonuses_show_where_they_matter(base: Rules, change: dict[str, Any]) -> None:
    assert statements(replace(base, **change)) != statements(base)


def test_a_bonus_of_nothing_is_not_told_as_one() -> None:
    bare = replace(REGULAR, gin_bonus=0, undercut_bonus=0)
    assert {"gin_no_bonus", "undercut_no_bonus", "tie_no_bonus"} <= set(said(bare))
    for rules in many_rules():
        for item in statements(rules):
            assert item["params"].get("bonus") != 0, item


def test_an_ace_limit_of_nothing_is_gin_only() -> None:
    assert "gin_only" in said(replace(REGULAR, knock_limit=0), "knocking")


def test_a_box_at_once_is_no_box_of_the_settlement() -> None:
    assert said(PRESETS["palace"], "settlement")["box_at_once"] == {"bonus": 10}
    assert not {"box", "no_bonuses", "bonuses_not_in_one_deal"} & set(said(PRESETS["palace"]))


def test_the_regular_game_differs_from_nothing_of_its_own() -> None:
    assert differences(REGULAR) == []
    for rules in PRESETS.values():
        assert differences(rules, rules) == []


def test_differences_hold_only_the_topics_that_differ() -> None:
    for rules in many_rules():
        rows = {row["topic"]: row for row in differences(rules)}
        for topic in TOPICS:
            here = [item for item in statements(rules) if item["topic"] == topic]
            there = [item for item in statements(REGULAR) if item["topic"] == topic]
            assert (topic in rows) == (here != there)
            if topic in rows:
                assert [item for item in here if item in rows[topic]["here"]] == rows[topic]["here"]
                assert rows[topic]["here"] or rows[topic]["regular"]
                assert [item for item in here if item not in there and item not in rows[topic]["here"]] == []


def test_what_a_dead_deal_means_stands_beside_the_two_cards() -> None:
    stock = next(row for row in differences(STRAIGHT) if row["topic"] == "stock")
    assert [item["code"] for item in stock["regular"]] == ["reshuffle"]
    assert [item["code"] for item in stock["here"]] == [
        "last_cards",
        "dead_at_two",
        "dead_again",
        "dead_draw",
    ]


def test_only_what_differs_stands_in_a_row() -> None:
    scoring = next(row for row in differences(PRESETS["classic"]) if row["topic"] == "scoring")
    assert [item["params"] for item in scoring["regular"]] == [{"bonus": 25}]
    assert [item["params"] for item in scoring["here"]] == [{"bonus": 20}]


def test_every_field_is_described_once_and_as_the_rules_have_it() -> None:
    described = {field["name"]: field for field in rule_fields()}
    assert len(rule_fields()) == len(FIELDS)
    assert set(described) == set(FIELDS)
    for name, field in described.items():
        assert field["topic"] in TOPICS
        if name in BOUNDS:
            assert field["kind"] == "number"
            assert (field["low"], field["high"]) == BOUNDS[name]
            assert all(BOUNDS[name][0] <= value <= BOUNDS[name][1] for value in field["proposed"])
            assert field["proposed"] == sorted(field["proposed"])
            assert getattr(REGULAR, name) in field["proposed"]
        elif name in SWITCHES:
            assert field["kind"] == "switch"
        else:
            assert field["kind"] == "choice"
            assert getattr(REGULAR, name) in field["choices"]
    assert described["ace_deadwood"]["choices"] == [1, 15]


def test_the_numbers_of_the_presets_are_proposed() -> None:
    for field in rule_fields():
        if field["kind"] == "number":
            assert {getattr(rules, field["name"]) for rules in PRESETS.values()} <= set(field["proposed"])


def test_a_field_is_idle_because_of_another_one_it_names() -> None:
    for row in idle_rows():
        assert row["field"] in FIELDS
        assert row["reason"] in row["when"]
        assert set(row["when"]) <= set(FIELDS) - {row["field"]}
