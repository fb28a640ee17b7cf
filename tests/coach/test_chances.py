"""The chance of winning a match by its score."""

from __future__ import annotations

from itertools import pairwise

import pytest
from support.deals import sheet_of
from support.rulesets import EVERY_RULESET

from ginrummy.coach.chances import STEPS, match_chance, outlook_of, race, results
from ginrummy.game.deal import Deal
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.sheet import Form, Sheet
from ginrummy.game.view import View


@pytest.mark.slow
@EVERY_RULESET
def test_more_points_are_never_a_worse_chance(rules: Rules) -> None:
    for target in (100, 250):
        grid = race(rules, target)
        for own in range(STEPS):
            for other in range(STEPS):
                assert grid[own + 1][other] >= grid[own][other] - 1e-9
                assert grid[own][other] + grid[other][own] == pytest.approx(1)


def test_what_deals_bring_is_known_for_every_preset() -> None:
    means = {name: sum(results(rules)) / len(results(rules)) for name, rules in PRESETS.items()}
    assert all(15 < points < 60 for points in means.values())
    assert means["straight"] > means["regular"]


def test_small_targets_are_one_deal() -> None:
    assert race(Rules(), 10)[0][0] == pytest.approx(0.5)


def test_a_match_that_is_over_is_won_or_lost() -> None:
    sheet = sheet_of(Rules(), Form.TARGET, 100, (0, 60), (0, 50))
    assert (match_chance(sheet, 0), match_chance(sheet, 1)) == (1.0, 0.0)
    dead = Sheet.start(Rules(), Form.ONE, None).after(None, 0)
    assert match_chance(dead, 0) == 0.5


def test_a_deal_is_worth_what_it_does_to_the_score() -> None:
    deal = Deal.start(Rules(), 1, "a seed")
    close = View.of(deal, 0, sheet_of(Rules(), Form.TARGET, 100, (0, 80), (1, 80)))
    outlook = outlook_of(close)
    assert (outlook(25), outlook(-25)) == (1.0, 0.0)
    assert outlook(0) == pytest.approx(0.5)
    early = outlook_of(View.of(deal, 0, Sheet.start(Rules(), Form.TARGET, 250)))
    chances = [early(points) for points in range(-100, 101, 10)]
    assert all(low <= high for low, high in pairwise(chances))
    assert 0.5 < early(25) < 0.7


def test_one_deal_is_won_drawn_or_lost() -> None:
    outlook = outlook_of(View.of(Deal.start(Rules(), 1, "a seed"), 1))
    assert (outlook(1), outlook(0), outlook(-40)) == (1.0, 0.5, 0.0)


def test_hollywood_takes_two_games_of_three() -> None:
    sheet = sheet_of(Rules(), Form.HOLLYWOOD, 100, (0, 60), (0, 50))
    chance = match_chance(sheet, 0)
    assert 0.8 < chance < 1
    assert match_chance(sheet, 1) == pytest.approx(1 - chance)


def test_a_box_credited_at_once_counts_towards_the_target() -> None:
    rules = PRESETS["palace"]
    assert rules.box_at_once
    view = View.of(Deal.start(rules, 1, "a seed"), 0, sheet_of(rules, Form.TARGET, 100, (0, 60)))
    assert outlook_of(view)(31) == 1.0
    assert outlook_of(view)(29) < 1.0
