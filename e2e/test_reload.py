"""Closing the page loses nothing: it comes back as it was, before Python is there, and play goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import scenarios
from table_page import HeldStart, TablePage

# The first page that is there without a script is hidden from whoever comes back to a table: see test_pages.
HEADINGS = """
window.headings = [];
new MutationObserver(() => {
  const heading = document.querySelector("h1:not(.still *)")?.textContent.trim();
  if (heading && !window.headings.includes(heading)) window.headings.push(heading);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_reload_at_every_moment(page: Page) -> None:
    """At every moment of a deal the page comes back the same; the next act may be made at once or later."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    start = HeldStart(page)
    page.add_init_script(HEADINGS)
    table.open(plan)
    for number, moment in enumerate(plan.moments):
        table.shows(moment.view)
        start.hold()
        page.reload()
        # The saved picture stands before Python has begun to start.
        table.shows(moment.view)
        assert page.get_by_role("progressbar").count() == 1
        assert len(page.evaluate("headings")) == 1, "another screen flashed up first"
        at_once = number % 2 == 0 and moment.does is not None
        if at_once:
            table.do(moment.does or {})
            if moment.phase != "over":
                table.hears("Loading; your choice is kept")
        start.release()
        if not at_once:
            table.ready()
            table.shows(moment.view)
            if moment.does is not None:
                table.do(moment.does)


def test_reload_on_the_opponents_turn(page: Page) -> None:
    """A page closed on the opponent's turn shows that turn again and the opponent plays on."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    start = HeldStart(page)
    table.open(plan)
    turn = next(number for number, moment in enumerate(plan.moments) if moment.phase == "discard")
    table.play(plan.upto(lambda moment: moment.phase == "discard"))
    table.hold_opponent()
    table.do(plan.moments[turn].does or {})
    table.shows(plan.moments[turn].during[0])
    start.hold()
    page.reload()
    table.shows(plan.moments[turn].during[0])
    start.release()
    table.shows(plan.moments[turn + 1].view)
    table.play(plan, start=turn + 1)


@pytest.mark.parametrize("away", ["score", "home"])
def test_address_and_back_button(page: Page, away: str) -> None:
    """The address names the screen: a reload stays on it, and the back button leads to the table."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.resume(plan.moments[2])
    table.shows(plan.moments[2].view)
    if away == "score":
        table.press(page.get_by_role("button", name="score sheet"))
        page.reload()
        expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
        page.go_back()
    else:
        page.go_back()
        page.go_forward()
    table.shows(plan.moments[2].view)
