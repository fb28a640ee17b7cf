from __future__ import annotations

from dataclasses import FrozenInstanceError, asdict, fields

import pytest

from ginrummy.game.errors import CodedError
from ginrummy.game.rules import BOUNDS, PRESETS, PROPOSED_TARGETS, KnockMode, Rules, StockEnd, preset


def test_the_regular_game() -> None:
    rules = preset("regular")
    assert asdict(rules) == {
        "knock_mode": "fixed",
        "knock_limit": 10,
        "gin_bonus": 25,
        "undercut_bonus": 25,
        "stock_end": "reshuffle",
        "max_turns": 200,
    }
    assert rules.most_deadwood == 10


def test_straight_gin_differs_in_the_knock_and_the_stock_only() -> None:
    regular, straight = asdict(preset("regular")), asdict(preset("straight"))
    assert {name for name in regular if regular[name] != straight[name]} == {"knock_mode", "stock_end"}
    assert (straight["knock_mode"], straight["stock_end"]) == ("gin_only", "dead_at_two")
    assert preset("straight").most_deadwood == 0


def test_targets_proposed_first_are_the_customary_ones() -> None:
    assert set(PROPOSED_TARGETS) == set(PRESETS)
    assert PROPOSED_TARGETS["regular"] == (100, 250)
    assert PROPOSED_TARGETS["straight"] == (250, 100)


@pytest.mark.parametrize("name", [None, "", "Regular", "oklahoma", 1, ["regular"], "x" * 500])
def test_an_unknown_preset_is_refused(name: object) -> None:
    with pytest.raises(CodedError) as refused:
        preset(name)
    assert refused.value.code == "unknown_preset"
    assert len(str(refused.value.params["name"])) <= 40


@pytest.mark.parametrize("name", BOUNDS)
def test_every_number_has_bounds_that_hold(name: str) -> None:
    low, high = BOUNDS[name]
    for value in (low, high):
        assert asdict(Rules(**{name: value}))[name] == value  # type: ignore[arg-type]
    for value in (low - 1, high + 1):
        with pytest.raises(CodedError) as refused:
            Rules(**{name: value})  # type: ignore[arg-type]
        assert refused.value.code == "rule_out_of_bounds"
        assert refused.value.params == {"field": name, "low": low, "high": high}


def test_every_numeric_field_is_bounded() -> None:
    numbers = {field.name for field in fields(Rules) if isinstance(getattr(Rules(), field.name), int)}
    assert numbers == set(BOUNDS)


def test_reshuffle_goes_with_a_fixed_limit_only() -> None:
    with pytest.raises(CodedError, match="rules_conflict"):
        Rules(knock_mode=KnockMode.GIN_ONLY, stock_end=StockEnd.RESHUFFLE)
    assert Rules(stock_end=StockEnd.DEAD_AT_TWO).most_deadwood == 10


def test_an_unknown_field_is_an_error_and_rules_are_frozen() -> None:
    with pytest.raises(TypeError):
        Rules(jokers=2)  # type: ignore[call-arg]
    with pytest.raises(FrozenInstanceError):
        preset("regular").knock_limit = 5  # type: ignore[misc]
    with pytest.raises(TypeError):
        PRESETS["mine"] = Rules()  # type: ignore[index]


def test_a_mode_given_as_text_is_the_mode() -> None:
    rules = Rules(knock_mode="gin_only", stock_end="dead_at_two")  # type: ignore[arg-type]
    assert rules == PRESETS["straight"]
    assert rules.most_deadwood == 0


@pytest.mark.parametrize(
    ("field", "value"), [("knock_mode", "never"), ("stock_end", ""), ("knock_mode", None)]
)
def test_a_mode_there_is_not_is_refused(field: str, value: object) -> None:
    with pytest.raises(CodedError) as refused:
        Rules(**{field: value})  # type: ignore[arg-type]
    assert refused.value.code == "unknown_rule_value"


@pytest.mark.parametrize("value", ["25", True, 2.5, None])
def test_a_number_that_is_none_is_refused(value: object) -> None:
    with pytest.raises(CodedError) as refused:
        Rules(gin_bonus=value)  # type: ignore[arg-type]
    assert refused.value.code == "rule_out_of_bounds"
