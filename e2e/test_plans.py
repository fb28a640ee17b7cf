"""The scenarios are what they say, and replay from their seeds."""

from __future__ import annotations

import pytest

import plans
import scenarios
from outline import parse
from words import card_name

SCENARIOS = [
    scenarios.knock_with_opponents_layoffs,
    scenarios.knocked_with_chained_layoffs,
    scenarios.knocked_with_several_layoffs,
    scenarios.undercut_by_person,
    scenarios.undercut_by_opponent,
    scenarios.reshuffle,
    scenarios.straight_gin,
    scenarios.dead_deal,
    scenarios.dead_deal_in_a_game,
    scenarios.whole_game,
    scenarios.knock_choice,
    scenarios.spread_choice,
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario_replays(scenario: plans.Scenario) -> None:
    plan = scenario()
    for moment, following in zip(plan.moments, plan.moments[1:], strict=False):
        assert moment.does is not None
        if moment.does != plans.NEXT_DEAL:
            assert plans.after(moment, moment.does)[-1] == following.view
    assert plan.last.does is None


def test_outline_is_read() -> None:
    page = parse(
        "- main:\n"
        "  - 'button \"It''s: fine\" [pressed] [disabled]'\n"
        '  - list "Your hand":\n'
        "    - listitem:\n"
        f'      - button "{card_name("Qh")}, deadwood, 1 of 1"\n'
        '  - paragraph: "Took: one"\n'
    )
    button = page.one("button")
    assert (button.name, button.attrs) == ("It's: fine", frozenset({"pressed", "disabled"}))
    assert page.one("list", "Your hand").one("button").name.startswith("Queen of hearts")
    assert page.one("paragraph").words() == "Took: one"
