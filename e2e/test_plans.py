"""The scenarios are what they say, and replay from their seeds."""

from __future__ import annotations

import pytest

import plans
import scenarios
import variants
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
    variants.big_gin,
    variants.last_discard_taken,
    variants.last_discard_useless,
    variants.last_discard_of_person,
    variants.tied_undercut,
    variants.undercut_ends_game,
    variants.ace_turned,
    variants.spade_turned,
    variants.corner_of_person,
    variants.corner_of_opponent,
    variants.drawn_deal,
    variants.few_turns,
    variants.made_by_hand,
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario_replays(scenario: plans.Scenario) -> None:
    plan = scenario()
    assert list(plans.again(plan)) == [moment.view for moment in plan.moments[1:]]
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
