"""The list of matches: nothing that was begun is lost, and everything in it opens again."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

import scenarios
from plans import Plan
from table_page import TablePage
from words import LEVELS, game_line

LIST = "./?anim=0#/matches"

# A match from elsewhere that this engine will not read.
FORGE = """
async () => {
  const { openArea } = await import(new URL("src/area.js", location.href).href);
  const { createHistory } = await import(new URL("src/history.js", location.href).href);
  const history = createHistory(openArea());
  const [real] = history.all();
  history.keep({ ...real, id: "00000000feedface", time: real.time + 1, save: real.save.replace('"seed"', '"sead"') });
}
"""


def named(plan: Plan) -> str:
    """Name a match as its buttons do, without its day."""
    return f"{game_line(plan.last.view)} against {LEVELS[plan.level]}"


def match(page: Page, plan: Plan) -> Locator:
    """Find a match in the list."""
    of_it = page.get_by_role("button", name=re.compile(f"^(Go on|See the result): {re.escape(named(plan))}"))
    return page.get_by_role("listitem").filter(has=of_it)


def press_in(row: Locator, name: str) -> None:
    """Press a button of a match by the start of its name."""
    row.get_by_role("button", name=re.compile(f"^{name}: ")).click()


def test_a_second_match_and_back(page: Page) -> None:
    """A match that is left for another waits in the list, goes on where it was, and counts once it is over."""
    table = TablePage(page)
    first, second = scenarios.knocked_with_chained_layoffs(), scenarios.straight_gin()
    table.keep(first.moments[2])
    page.goto(table.address(second))
    table.choose(second)
    table.deal()
    question = page.get_by_role("dialog", name="Leave the match in progress?")
    question.get_by_role("button", name="Deal new cards").click()
    table.shows(second.moments[0].view)

    page.goto(LIST)
    expect(match(page, second)).to_contain_text("On the table")
    expect(match(page, first)).to_contain_text("Left open")
    press_in(match(page, first), "Go on")
    table.shows(first.moments[2].view)
    # The other one waits in its place.
    page.goto(LIST)
    expect(match(page, first)).to_contain_text("On the table")
    expect(match(page, second)).to_contain_text("Left open")
    press_in(match(page, first), "Go on")
    table.play(first, start=2)

    end = "Won" if first.last.view["match"]["winner"] == first.last.view["seat"] else "Lost"
    for _ in range(2):
        page.goto(LIST)
        expect(match(page, first)).to_contain_text(end)
        expect(page.get_by_role("listitem").filter(has_text="Against")).to_have_count(2)
        # Its result opens again, and a second look at it counts nothing twice.
        press_in(match(page, first), "See the result")
        table.shows(first.last.view)
        page.reload()
        table.shows(first.last.view)


def test_deleting_and_undo(page: Page) -> None:
    """A match is deleted after a question, with the focus on the next one, and comes back with Undo."""
    table = TablePage(page)
    first, second = scenarios.knocked_with_chained_layoffs(), scenarios.straight_gin()
    table.keep(first.last)
    page.goto(table.address(second))
    table.choose(second)
    table.deal()
    table.shows(second.moments[0].view)
    page.goto(LIST)
    press_in(match(page, first), "Delete")
    question = page.get_by_role("dialog", name="Delete this match?")
    page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    expect(match(page, first)).to_be_visible()
    press_in(match(page, first), "Delete")
    question.get_by_role("button", name="Delete").click()
    expect(match(page, first)).to_have_count(0)
    expect(match(page, second).get_by_role("button")).to_be_focused()
    expect(table.notice()).to_contain_text("The match is deleted.")
    table.notice().get_by_role("button", name="Undo").click()
    expect(match(page, first)).to_be_visible()
    page.reload()
    expect(match(page, first)).to_be_visible()


def test_a_save_the_engine_refuses(page: Page) -> None:
    """What cannot be taken up stays in the list with its score, and the match on the table is untouched."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.keep(plan.last)
    page.evaluate(FORGE)
    page.goto(LIST)
    table.ready()
    match(page, plan).first.get_by_role("button", name=re.compile("^See the result: ")).click()
    expect(table.notice()).to_contain_text("could not be taken up again")
    expect(page.get_by_text("Can no longer be opened")).to_be_visible()
    press_in(match(page, plan), "See the result")
    table.shows(plan.last.view)
