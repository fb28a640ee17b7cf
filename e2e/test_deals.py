"""Whole deals through the page, act by act beside the same deal in this Python."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import plans
import scenarios
from plans import Plan
from table_page import TablePage

LATE = 8
"""How many moments before the end of a long deal it is taken up."""


def test_knock_and_the_opponent_lays_off(page: Page) -> None:
    """The person knocks, the opponent lays off; at every moment the page says what is asked."""
    table = TablePage(page)
    plan = scenarios.knock_with_opponents_layoffs()
    table.open(plan)
    table.play(plan, says=True)


def test_layoffs_by_hand(page: Page) -> None:
    """The opponent knocks; the person lays off card by card, one of them only after another."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    table.play(plan, says=True)


def test_layoffs_all_at_once(page: Page) -> None:
    """The opponent knocks; one button lays off everything that is proposed, each card on its meld."""
    table = TablePage(page)
    plan = scenarios.knocked_with_several_layoffs()
    table.open(plan)
    first = scenarios.layoffs_of(plan)[0]
    table.play(plan.upto(lambda moment: moment.phase == "layoff"))
    count = len(first.deal["best_layoffs"]["layoffs"])
    table.press(table.act(f"Lay off all {count}"))
    table.shows(scenarios.layoffs_of(plan)[-1].view)
    table.do({"type": "done"})
    table.shows(plan.last.view)


def test_take_back_by_button(page: Page) -> None:
    """A card taken and a layoff are taken back by a button, and the table is as it was before them."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    head = plan.upto(lambda moment: moment.phase == "draw" and not moment.deal["pile_closed"])
    table.play(head)
    table.do({"type": "take_discard"})
    table.press(table.act("Take back"))
    table.shows(head.last.view)
    reached = len(head.moments) - 1
    spread = plan.upto(lambda moment: moment.phase == "layoff")
    table.play(spread, start=reached)
    table.do(next(moment.does for moment in scenarios.layoffs_of(plan) if moment.does))
    table.press(table.act("Take back"))
    table.shows(spread.last.view)


@pytest.mark.parametrize("plan", [scenarios.undercut_by_person, scenarios.undercut_by_opponent])
def test_undercut(page: Page, plan: plans.Scenario) -> None:
    """Either side undercuts."""
    table = TablePage(page)
    table.open(plan())
    table.play(plan())


def test_reshuffle(page: Page) -> None:
    """The stock is used up and made anew; the page says so once."""
    table = TablePage(page)
    plan = scenarios.reshuffle()

    def just_reshuffled(moment: plans.Moment) -> bool:
        log = moment.deal["log"]
        return moment.phase == "draw" and bool(log) and any(turn["reshuffled"] for turn in log[-2:])

    number = plan.number(just_reshuffled)
    start = number - LATE
    table.resume(plan.moments[start])
    table.ready()
    table.play(plan.upto(just_reshuffled), start=start)
    table.hears("The discards were shuffled into a new stock")
    table.play(plan, start=number)


def test_straight_gin(page: Page) -> None:
    """Straight Gin to gin: there is no Knock, and the stock counts the draws left."""
    table = TablePage(page)
    plan = scenarios.straight_gin()
    table.open(plan)
    table.shows(plan.moments[0].view)
    assert table.act("Knock").count() == 0
    table.play(plan, says=True)


def test_dead_deal_is_a_draw(page: Page) -> None:
    """Two cards are left: in a match of one deal that is a draw."""
    table = TablePage(page)
    plan = scenarios.dead_deal()
    start = len(plan.moments) - LATE
    table.resume(plan.moments[start])
    table.ready()
    table.play(plan, start=start)
    assert "Two cards were left in the stock" in page.get_by_role("main").inner_text()


def test_same_dealer_after_a_dead_deal(page: Page) -> None:
    """Two cards are left: in a game nobody scores and the same player deals again."""
    table = TablePage(page)
    plan: Plan = scenarios.dead_deal_in_a_game()
    dealers = {moment.deal["dealer"] for moment in plan.moments}
    assert len(dealers) == 1
    number = plan.number(lambda moment: moment.phase == "over")
    table.resume(plan.moments[number - LATE])
    table.ready()
    table.play(plan.upto(lambda moment: moment.phase == "over"), start=number - LATE)
    assert "The same player deals again" in page.get_by_role("main").inner_text()
    table.do(plans.NEXT_DEAL)
    table.shows(plan.last.view)
    dealt = table.outline().one("region", "Opponent").one("paragraph").words()
    assert ("Dealt" in dealt) == (plan.last.deal["dealer"] == 1 and not plan.last.deal["log"])
