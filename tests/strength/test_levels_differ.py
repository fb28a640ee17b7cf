"""The levels differ in strength, shown on mirrored deals by an exact sign test over rounds of twenty.

The seeds are fixed, so the verdict is too; the bound leaves one chance in a thousand for an order that does not exist.
"""

from __future__ import annotations

import pytest

from ginrummy.game.rules import PRESETS
from ginrummy.players.arena import simulate, simulate_games
from ginrummy.players.levels import opponent

BOUND = 0.001

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("preset", "better", "worse", "deals"),
    [
        ("regular", "sharp", "steady", 1000),
        ("regular", "steady", "gentle", 3000),
        ("straight", "expert", "gentle", 600),
        ("straight", "gentle", "random", 240),
    ],
)
def test_the_better_level_wins(preset, better, worse, deals):
    result = simulate(PRESETS[preset], opponent(better), opponent(worse), deals, "strength")
    assert result.chance < BOUND, result
    assert result.margin - result.margin_95 > 0


@pytest.mark.parametrize(
    ("preset", "better", "worse", "games"),
    [
        ("regular", "master", "sharp", 80),
        ("straight", "master", "sharp", 80),
        ("eaai", "expert", "sharp", 400),
    ],
)
def test_games_are_won(preset, better, worse, games):
    """Who aims at gin loses many small deals: what these levels are made for are games."""
    result = simulate_games(PRESETS[preset], opponent(better), opponent(worse), games, "strength", 100)
    assert result.share_95[0] > 0.5, result
