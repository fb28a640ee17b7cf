"""What is repeated of a refused value or name in its error: the beginning, however long it is."""

from __future__ import annotations

import pytest

from ginrummy.game.errors import CodedError
from ginrummy.game.rules import CHOICES, SWITCHES, Rules, merged, preset, problems

LONG = "".join(str(digit % 10) for digit in range(100))
BEGINNING = LONG[:40]


@pytest.mark.parametrize("name", [*CHOICES, *SWITCHES, "ace_deadwood"])
def test_of_a_value(name: str) -> None:
    (problem,) = problems(Rules().as_dict() | {name: LONG})
    assert (problem.code, problem.params) == ("unknown_rule_value", {"field": name, "value": BEGINNING})


def test_of_a_field() -> None:
    with pytest.raises(CodedError) as refused:
        merged(Rules(), {LONG: 1})
    assert (refused.value.code, refused.value.params) == ("unknown_rule", {"field": BEGINNING})


def test_of_a_preset() -> None:
    with pytest.raises(CodedError) as refused:
        preset(LONG)
    assert (refused.value.code, refused.value.params) == ("unknown_preset", {"name": BEGINNING})
