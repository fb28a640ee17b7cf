"""The levels differ in strength, shown on mirrored deals by an exact sign test over rounds of twenty.

The seeds are fixed, so the verdict is too; the bound leaves one chance in a thousand for an order that does not exist.
"""

from __future__ import annotations

import pytest

from ginrummy.game.rules import PRESETS
from ginrummy.players.arena import simulate
from ginrummy.players.levels import opponent

BOUND = 0.001

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("preset", "better", "worse", "deals"),
    [
        ("regular", "master", "expert", 1200),
        ("regular", "expert", "sharp", 800),
        ("regular", "sharp", "steady", 800),
        ("regular", "steady", "gentle", 600),
        ("straight", "master", "expert", 800),
        ("straight", "expert", "sharp", 800),
        ("straight", "steady", "gentle", 400),
        ("straight", "gentle", "random", 240),
    ],
)
def test_the_better_level_wins(preset, better, worse, deals):
    result = simulate(PRESETS[preset], opponent(better), opponent(worse), deals, "strength")
    assert result.chance < BOUND, result
    assert result.margin - result.margin_95 > 0
