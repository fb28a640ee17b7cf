"""The yardsticks stand in their known order, by the points of mirrored deals."""

from __future__ import annotations

import pytest

from ginrummy.arena.plan import Plan
from ginrummy.arena.running import run
from ginrummy.game.rules import PRESETS

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("better", "worse", "pairs"),
    [
        ("simple", "random", 40),
        ("never_knock", "simple", 200),
        ("one_draw:0", "never_knock", 120),
        ("one_draw", "simple", 150),
    ],
)
def test_the_better_yardstick_wins(better: str, worse: str, pairs: int) -> None:
    plan = Plan(a=better, b=worse, rules=PRESETS["eaai"], seed="yardsticks", form=None, target=None)
    results = run(plan, pairs)["results"]
    assert results["margin"]["low"] > 0, results
