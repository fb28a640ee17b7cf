"""Simulations: repeatable, fair to both sides, and adding up."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from ginrummy.game.rules import PRESETS
from ginrummy.players.arena import simulate, simulate_games
from ginrummy.players.levels import opponent

REGULAR, STRAIGHT = PRESETS["regular"], PRESETS["straight"]


@pytest.mark.parametrize("rules", [REGULAR, STRAIGHT])
@pytest.mark.parametrize("mirrored", [True, False])
def test_the_same_seed_gives_the_same_summary(rules, mirrored):
    runs = [
        simulate(rules, opponent("gentle"), opponent("simple"), 30, "again", mirrored=mirrored) for _ in "12"
    ]
    assert replace(runs[0], seconds=0) == replace(runs[1], seconds=0)
    assert runs[0].deals == 30
    other = simulate(rules, opponent("gentle"), opponent("simple"), 30, "other", mirrored=mirrored)
    assert other.points != runs[0].points


@pytest.mark.parametrize("rules", [REGULAR, STRAIGHT])
def test_the_counts_add_up(rules):
    result = simulate(rules, opponent("simple"), opponent("gentle"), 80, "counts")
    assert sum(result.wins) + result.dead_deals == result.deals == 80
    assert sum(result.gins) + sum(result.knocks) == sum(result.wins)
    for side in (0, 1):
        ended = result.gins[side] + result.knocks[side]
        assert result.wins[side] == ended - result.undercuts[1 - side] + result.undercuts[side]
    assert result.margin == pytest.approx((result.points[0] - result.points[1]) / 80, abs=0.001)
    assert 2 < result.mean_turns < 30


def test_mirrored_deals_are_a_draw_between_equals_without_chance():
    result = simulate(REGULAR, opponent("sharp"), opponent("sharp"), 20, "mirror")
    assert result.margin == result.margin_95 == 0
    assert result.points[0] == result.points[1]
    assert result.rounds_won == (0, 0)


def test_an_odd_number_of_mirrored_deals_is_played_exactly():
    odd = simulate(REGULAR, opponent("simple"), opponent("gentle"), 5, "odd")
    assert odd.deals == 5 == sum(odd.wins) + odd.dead_deals
    assert simulate(REGULAR, opponent("simple"), opponent("gentle"), 5, "odd", mirrored=False).deals == 5
    assert simulate(REGULAR, opponent("simple"), opponent("gentle"), 0, "none").deals == 0


def test_a_summary_is_ready_for_json():
    result = simulate(STRAIGHT, opponent("simple"), opponent("gentle"), 4, "json")
    told = json.loads(json.dumps(result.as_dict()))
    assert told["a"] == "simple"
    assert told["wins"] == list(result.wins)
    assert {"points", "dead_deals", "mean_turns", "seconds"} <= set(told)


@pytest.mark.parametrize("mirrored", [True, False])
def test_games_are_played_to_the_target(mirrored):
    runs = [
        simulate_games(
            REGULAR, opponent("simple"), opponent("gentle"), 8, "games", target=50, mirrored=mirrored
        )
        for _ in "12"
    ]
    assert replace(runs[0], seconds=0) == replace(runs[1], seconds=0)
    assert sum(runs[0].wins) == runs[0].games == 8
    assert runs[0].share == runs[0].wins[0] / 8
    assert runs[0].share_95[0] < runs[0].share < runs[0].share_95[1]
    assert runs[0].mean_deals >= 1
    json.dumps(runs[0].as_dict())
