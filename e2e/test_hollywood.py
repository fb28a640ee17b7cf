"""Three games at once, and games that are won in other ways than by the target alone.

What is kept is shown without the engine: where nothing is played its start is held.
"""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import papers
import plans
import scenarios
import sheets
import variants
from table_page import HeldStart, TablePage


def test_games_that_part(page: Page) -> None:
    """After a deal the receipt says what entered which game, and the sheet shows it wide and on a phone."""
    HeldStart(page).hold()
    table = TablePage(page)
    plan = variants.hollywood_apart()
    overs = [moment for moment in plan.moments if moment.phase == "over"]
    closing = [moment for moment in overs if papers.closed_now(moment.view)]
    assert len(closing) >= 2, "the games are to close one after the other"
    for moment in [overs[0], *closing]:
        table.resume(moment)
        sheets.check(table, moment.view)

    # Beside the table of the next deal the games stand as well.
    after = plan.moments[plan.moments.index(overs[-2]) + 1]
    table.resume(after)
    sheets.check_pad(table, after.view)


def test_dead_deal_enters_nothing(page: Page) -> None:
    """A dead deal stands on the sheet and enters no game; the same player deals again."""
    table = TablePage(page)
    plan = scenarios.dead_deal_in_a_game("hollywood")
    number = plan.number(lambda moment: moment.phase == "over")
    moment = plan.moments[number]
    assert all(not game["entries"] for game in moment.view["match"]["games"])
    table.resume(moment)
    expect(page.get_by_role("main")).to_contain_text("The same player deals again")
    sheets.check(table, moment.view)
    expect(page.get_by_role("tabpanel")).to_contain_text("Nobody has entered this game yet")
    table.press(table.button("Back to the result"))
    table.ready()
    table.do(plans.NEXT_DEAL)
    table.shows(plan.last.view)
    assert plan.last.deal["dealer"] == moment.deal["dealer"]


def test_won_by_games(page: Page) -> None:
    """Own rules may count games instead of points, and everything twice where the loser has won no deal."""
    HeldStart(page).hold()
    table = TablePage(page)
    plan = variants.won_by_games()
    table.resume(plan.last)
    assert re.search(r"wins? the match 2 games to 1$", table.facts()["title"])
    expect(page.get_by_role("main")).to_contain_text("Whoever wins more games wins the match")
    sheets.check(table, plan.last.view)


def test_won_by_bonuses(page: Page) -> None:
    """Own rules may let the bonuses decide: the game is not always his who reached the target."""
    HeldStart(page).hold()
    table = TablePage(page)
    plan = variants.won_by_bonuses()
    game = plan.last.view["match"]["games"][0]
    assert game["winner"] != game["closer"]
    table.resume(plan.last)
    sheets.check(table, plan.last.view)
