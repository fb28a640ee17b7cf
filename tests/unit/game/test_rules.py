"""The record of rules: every field, what does not go together, and the presets number by number."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, asdict, fields
from itertools import product
from typing import Any

import pytest

from ginrummy.game.cards import DECK, Card, Suit
from ginrummy.game.errors import CodedError
from ginrummy.game.melds import Aces, melding
from ginrummy.game.rules import (
    ACE_DEADWOOD,
    BOUNDS,
    CHOICES,
    PRESETS,
    PROPOSED_TARGETS,
    SWITCHES,
    KnockMode,
    Rules,
    StockEnd,
    UpcardAce,
    merged,
    preset,
    problems,
)

DEFAULTS: dict[str, Any] = {
    "knock_mode": "fixed",
    "knock_limit": 10,
    "upcard_ace": "gin_only",
    "spade_double": False,
    "gin_bonus": 25,
    "big_gin_bonus": 0,
    "undercut_bonus": 25,
    "tied_undercut": "bonus",
    "stock_end": "reshuffle",
    "max_turns": 200,
    "aces": "low",
    "ace_deadwood": 1,
    "start": "upcard",
    "next_dealer": "winner",
    "box_bonus": 0,
    "box_at_once": False,
    "game_bonus": 0,
    "shutout": "none",
    "game_won_by": "first_to_target",
    "hollywood_won_by": "points",
}

DEAD: dict[str, Any] = {"stock_end": "dead_at_two"}
DIFFERENCES: dict[str, dict[str, Any]] = {
    "regular": {},
    "straight": {**DEAD, "knock_mode": "gin_only"},
    "oklahoma": {**DEAD, "knock_mode": "upcard"},
    "classic": {
        **DEAD,
        "gin_bonus": 20,
        "undercut_bonus": 10,
        "box_bonus": 20,
        "game_bonus": 100,
        "shutout": "game_bonus",
    },
    "north_american": {
        **DEAD,
        "big_gin_bonus": 31,
        "box_bonus": 25,
        "game_bonus": 100,
        "shutout": "deals",
        "next_dealer": "alternate",
    },
    "tournament": {"stock_end": "knock_only", "tied_undercut": "no_bonus"},
    "eaai": {**DEAD, "next_dealer": "alternate"},
    "palace": {**DEAD, "undercut_bonus": 20, "box_bonus": 10, "box_at_once": True},
    "round_the_corner": {**DEAD, "aces": "around", "ace_deadwood": 15},
}


class TestPresets:
    def test_the_nine_games_are_there_in_this_order(self) -> None:
        assert list(PRESETS) == list(DIFFERENCES)

    @pytest.mark.parametrize("name", DIFFERENCES)
    def test_every_number_is_as_published(self, name: str) -> None:
        assert asdict(preset(name)) == preset(name).as_dict() == DEFAULTS | DIFFERENCES[name]

    def test_the_defaults_are_the_regular_game(self) -> None:
        assert Rules() == preset("regular")

    def test_no_two_presets_are_the_same_game(self) -> None:
        assert len(set(PRESETS.values())) == len(PRESETS)

    def test_the_usual_target_is_proposed_first(self) -> None:
        assert set(PROPOSED_TARGETS) == set(PRESETS)
        for name, targets in PROPOSED_TARGETS.items():
            assert targets[0] == {"straight": 250, "oklahoma": 150}.get(name, 100)
            assert sorted(targets) == [100, 150, 250]

    @pytest.mark.parametrize("name", [None, "", "Regular", "hollywood", 1, ["regular"], "x" * 500])
    def test_an_unknown_preset_is_refused(self, name: object) -> None:
        with pytest.raises(CodedError) as refused:
            preset(name)
        assert refused.value.code == "unknown_preset"
        assert refused.value.params == {"name": str(name)[:40]}


class TestFields:
    def test_every_field_is_a_number_a_choice_or_a_switch(self) -> None:
        names = [field.name for field in fields(Rules)]
        assert names == list(DEFAULTS)
        kinds = [*BOUNDS, *CHOICES, *SWITCHES, "ace_deadwood"]
        assert sorted(kinds) == sorted(names)

    def test_the_bounds(self) -> None:
        assert dict(BOUNDS) == {
            "knock_limit": (0, 98),
            "gin_bonus": (0, 200),
            "undercut_bonus": (0, 200),
            "big_gin_bonus": (0, 200),
            "box_bonus": (0, 200),
            "game_bonus": (0, 500),
            "max_turns": (2, 1000),
        }

    @pytest.mark.parametrize("name", BOUNDS)
    def test_every_number_holds_between_its_bounds(self, name: str) -> None:
        low, high = BOUNDS[name]
        for value in (low, low + 1, high):
            assert Rules(**{name: value}).as_dict()[name] == value
        for value in (low - 1, high + 1, -(10**9), 10**9):
            assert refusal(**{name: value}) == (
                "rule_out_of_bounds",
                {"field": name, "low": low, "high": high},
            )

    @pytest.mark.parametrize("name", BOUNDS)
    @pytest.mark.parametrize("value", ["25", True, False, 25.0, None, [25], {}])
    def test_a_number_that_is_none_is_refused(self, name: str, value: object) -> None:
        low, high = BOUNDS[name]
        assert refusal(**{name: value}) == ("rule_out_of_bounds", {"field": name, "low": low, "high": high})

    @pytest.mark.parametrize(
        ("name", "values"),
        [
            ("knock_mode", ["fixed", "upcard", "gin_only"]),
            ("upcard_ace", ["gin_only", "one"]),
            ("tied_undercut", ["bonus", "no_bonus", "drawn"]),
            ("stock_end", ["reshuffle", "dead_at_two", "knock_only"]),
            ("aces", ["low", "high_or_low", "around"]),
            ("start", ["upcard", "eleven_cards"]),
            ("next_dealer", ["winner", "loser", "alternate"]),
            ("shutout", ["none", "game_bonus", "deals", "net"]),
            ("game_won_by", ["first_to_target", "settlement"]),
            ("hollywood_won_by", ["points", "games"]),
        ],
    )
    def test_the_choices(self, name: str, values: list[str]) -> None:
        kind = CHOICES[name]
        assert [str(choice) for choice in kind] == values
        for value in values:
            rules = Rules(**companions(name, value) | {name: value})
            assert getattr(rules, name) is kind(value)
            assert Rules(**companions(name, value) | {name: kind(value)}) == rules

    @pytest.mark.parametrize("name", CHOICES)
    @pytest.mark.parametrize("value", ["", "never", "FIXED", None, 0, True, [], {}, "x" * 100])
    def test_a_choice_there_is_not_is_refused(self, name: str, value: object) -> None:
        assert refusal(**{name: value}) == (
            "unknown_rule_value",
            {"field": name, "value": str(value)[:40]},
        )

    @pytest.mark.parametrize("name", SWITCHES)
    def test_a_switch_is_on_or_off(self, name: str) -> None:
        for value in (True, False):
            rules = Rules(**companions(name, value) | {name: value})
            assert getattr(rules, name) is value
        for value in (0, 1, "true", None, []):
            assert refusal(**{name: value}) == ("unknown_rule_value", {"field": name, "value": str(value)})

    def test_an_ace_counts_one_or_fifteen(self) -> None:
        assert ACE_DEADWOOD == (1, 15)
        for value in ACE_DEADWOOD:
            assert Rules(aces=Aces.AROUND, ace_deadwood=value).ace_deadwood == value

    @pytest.mark.parametrize("value", [0, 2, 10, 14, 16, -1, True, "1", "15", None, 1.5, 1.0, 15.0, []])
    def test_an_ace_counts_nothing_else(self, value: object) -> None:
        code, params = refusal(aces="around", ace_deadwood=value)
        assert (code, params) == ("unknown_rule_value", {"field": "ace_deadwood", "value": str(value)})

    def test_an_unknown_field_is_an_error_and_rules_are_frozen(self) -> None:
        with pytest.raises(TypeError):
            Rules(jokers=2)  # type: ignore[call-arg]
        with pytest.raises(FrozenInstanceError):
            preset("regular").knock_limit = 5  # type: ignore[misc]
        with pytest.raises(TypeError):
            PRESETS["mine"] = Rules()  # type: ignore[index]

    @pytest.mark.parametrize("name", PRESETS)
    def test_rules_go_through_json_and_come_back(self, name: str) -> None:
        rules = preset(name)
        again = Rules(**json.loads(json.dumps(rules.as_dict())))
        assert again == rules
        assert again.as_dict() == rules.as_dict()
        assert hash(again) == hash(rules)


def companions(name: str, value: object) -> dict[str, Any]:
    """Return the other fields that a value needs."""
    if (name, value) in (("upcard_ace", "one"), ("spade_double", True)):
        return {"knock_mode": "upcard", "stock_end": "dead_at_two"}
    if name == "knock_mode" and value != "fixed":
        return {"stock_end": "dead_at_two"}
    return {}


def refusal(**values: Any) -> tuple[str, dict[str, Any]]:
    """Return why rules are refused."""
    with pytest.raises(CodedError) as refused:
        Rules(**values)
    return refused.value.code, refused.value.params


class TestConflicts:
    @pytest.mark.parametrize(
        ("values", "field", "other"),
        [
            ({"upcard_ace": "one"}, "upcard_ace", "knock_mode"),
            (
                {"upcard_ace": "one", "knock_mode": "gin_only", "stock_end": "knock_only"},
                "upcard_ace",
                "knock_mode",
            ),
            ({"spade_double": True}, "spade_double", "knock_mode"),
            (
                {"spade_double": True, "knock_mode": "gin_only", "stock_end": "dead_at_two"},
                "spade_double",
                "knock_mode",
            ),
            (
                {"knock_mode": "upcard", "start": "eleven_cards", "stock_end": "dead_at_two"},
                "start",
                "knock_mode",
            ),
            ({"knock_mode": "upcard"}, "stock_end", "knock_mode"),
            ({"knock_mode": "gin_only"}, "stock_end", "knock_mode"),
            ({"ace_deadwood": 15}, "ace_deadwood", "aces"),
        ],
    )
    def test_what_does_not_go_together(self, values: dict[str, Any], field: str, other: str) -> None:
        assert refusal(**values) == ("rules_conflict", {"field": field, "other": other})
        assert [error.params for error in problems(DEFAULTS | values)] == [{"field": field, "other": other}]

    def test_everything_else_goes_together(self) -> None:
        names = ("knock_mode", "upcard_ace", "spade_double", "stock_end", "start", "aces", "ace_deadwood")
        choices = [CHOICES.get(name) or (False, True) for name in names[:-1]]
        accepted = 0
        for values in product(*choices, ACE_DEADWOOD):
            given = DEFAULTS | dict(zip(names, values, strict=True))
            by_upcard = given["knock_mode"] == "upcard"
            wrong = {
                "upcard_ace": given["upcard_ace"] == "one" and not by_upcard,
                "spade_double": given["spade_double"] and not by_upcard,
                "start": given["start"] == "eleven_cards" and by_upcard,
                "stock_end": given["stock_end"] == "reshuffle" and given["knock_mode"] != "fixed",
                "ace_deadwood": given["ace_deadwood"] == 15 and given["aces"] == "low",
            }
            found = list(problems(given))
            assert {error.code for error in found} <= {"rules_conflict"}
            assert {error.params["field"] for error in found} == {name for name in wrong if wrong[name]}
            accepted += not found
            if not found:
                assert Rules(**given).as_dict() == given
        # Fixed: 3 ends of the stock, 2 starts; gin only: 2 and 2; by the upcard: 2, ace, spade; each 5 ways of aces.
        assert accepted == (6 + 4 + 8) * 5


class TestProblems:
    def test_nothing_is_wrong_with_a_preset(self) -> None:
        for rules in PRESETS.values():
            assert list(problems(rules.as_dict())) == []

    def test_all_that_is_wrong_is_told(self) -> None:
        values = DEFAULTS | {
            "knock_mode": "sometimes",
            "spade_double": True,
            "box_at_once": "yes",
            "gin_bonus": 201,
            "max_turns": 1,
            "ace_deadwood": 11,
            "upcard_ace": "one",
        }
        assert [(error.code, error.params["field"]) for error in problems(values)] == [
            ("unknown_rule_value", "knock_mode"),
            ("unknown_rule_value", "box_at_once"),
            ("rule_out_of_bounds", "gin_bonus"),
            ("rule_out_of_bounds", "max_turns"),
            ("unknown_rule_value", "ace_deadwood"),
            ("rules_conflict", "upcard_ace"),
            ("rules_conflict", "spade_double"),
        ]
        with pytest.raises(CodedError) as refused:
            Rules(**values)
        assert refused.value.params["field"] == "knock_mode", "the first of them is raised"

    @pytest.mark.parametrize("value", [None, [], {}, "", 0, -1, 1.5, True, "x" * 100_000])
    def test_no_value_of_any_kind_breaks_the_check(self, value: object) -> None:
        for name in DEFAULTS:
            for error in problems(DEFAULTS | {name: value}):
                assert error.params["field"]
                assert len(str(error)) < 200


class TestMerged:
    def test_changes_are_laid_over_the_base(self) -> None:
        base = preset("classic")
        values = merged(base, {"box_bonus": 25, "shutout": "net"})
        assert values == base.as_dict() | {"box_bonus": 25, "shutout": "net"}
        assert base == PRESETS["classic"]
        assert merged(base, {}) == base.as_dict()

    def test_whether_they_fit_is_not_judged_here(self) -> None:
        assert merged(Rules(), {"gin_bonus": "lots"})["gin_bonus"] == "lots"

    @pytest.mark.parametrize("name", ["jokers", "", "Gin_bonus", "x" * 100])
    def test_an_unknown_field_is_refused(self, name: str) -> None:
        with pytest.raises(CodedError) as refused:
            merged(Rules(), {"gin_bonus": 20, name: 1})
        assert (refused.value.code, refused.value.params) == ("unknown_rule", {"field": name[:40]})


class TestLimit:
    @pytest.mark.parametrize("card", DECK, ids=str)
    def test_by_the_upcard(self, card: Card) -> None:
        count = min(card.rank + 1, 10)
        oklahoma = preset("oklahoma")
        one = Rules(**oklahoma.as_dict() | {"upcard_ace": UpcardAce.ONE})
        assert oklahoma.limit(card) == (0 if count == 1 else count)
        assert one.limit(card) == count
        # What an ace counts as deadwood is another matter.
        dear = Rules(**one.as_dict() | {"aces": "around", "ace_deadwood": 15})
        assert dear.limit(card) == count

    @pytest.mark.parametrize("card", [None, Card.parse("As"), Card.parse("7h"), Card.parse("Kd")])
    def test_fixed_and_gin_only_do_not_look_at_it(self, card: Card | None) -> None:
        assert [Rules(knock_limit=limit).limit(card) for limit in (0, 5, 98)] == [0, 5, 98]
        for name in PRESETS:
            if name != "oklahoma":
                assert preset(name).limit(card) == (0 if name == "straight" else 10)

    def test_the_fixed_limit_counts_in_its_mode_only(self) -> None:
        given = {"stock_end": "dead_at_two", "knock_limit": 98}
        assert Rules(knock_mode="gin_only", **given).limit(Card.parse("9c")) == 0  # type: ignore[arg-type]
        assert Rules(knock_mode="upcard", **given).limit(Card.parse("9c")) == 9  # type: ignore[arg-type]

    def test_without_an_upcard_oklahoma_allows_gin_only(self) -> None:
        assert preset("oklahoma").limit(None) == 0

    @pytest.mark.parametrize("card", DECK, ids=str)
    def test_spades_double_where_the_rules_say_so(self, card: Card) -> None:
        rules = Rules(**preset("oklahoma").as_dict() | {"spade_double": True})
        assert rules.doubles(card) == (card.suit is Suit.SPADES)
        assert not rules.doubles(None)
        assert not any(other.doubles(card) for other in PRESETS.values())


@pytest.mark.parametrize("end", StockEnd)
def test_two_cards_are_never_drawn_unless_the_stock_is_made_anew(end: StockEnd) -> None:
    assert Rules(stock_end=end).undrawn == (0 if end is StockEnd.RESHUFFLE else 2)


@pytest.mark.parametrize("aces", Aces)
@pytest.mark.parametrize("ace", ACE_DEADWOOD)
def test_what_melds_is_in_the_rules(aces: Aces, ace: int) -> None:
    if aces is Aces.LOW and ace == 15:
        return
    rules = Rules(aces=aces, ace_deadwood=ace)
    assert rules.melding is melding(aces, ace)
    assert (rules.melding.aces, rules.melding.ace_deadwood) == (aces, ace)


def test_only_the_knock_mode_says_when_one_may_knock() -> None:
    assert [mode.value for mode in KnockMode] == ["fixed", "upcard", "gin_only"]
