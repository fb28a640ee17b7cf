"""Two tabs on one game: one plays, the other waits."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import scenarios
from table_page import TablePage


def test_second_tab_waits_and_takes_over(page: Page) -> None:
    """The second tab is frozen until it takes the game over; then the first one is."""
    first = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    first.open(plan)
    first.play(plan.upto(lambda moment: moment.phase == "discard"))

    second = TablePage(page.context.new_page())
    second.page.goto("./?anim=0#/table")
    expect(second.notice()).to_contain_text("open in another tab")
    assert not first.notice().count()

    # The first tab plays on meanwhile.
    number = next(n for n, moment in enumerate(plan.moments) if moment.phase == "discard")
    first.do(plan.moments[number].does or {})
    first.shows(plan.moments[number + 1].view)

    second.press(second.button("Play here instead"))
    expect(first.notice()).to_contain_text("open in another tab")
    expect(second.notice()).to_have_count(0)
    if second.page.get_by_role("region", name="Saved game").count():
        second.press(second.button("Resume"))
    second.shows(plan.moments[number + 1].view)
    second.play(plan.upto(lambda moment: moment.phase == "layoff"), start=number + 1)

    # And back: the first tab finds the game where the second one left it.
    at = next(n for n, moment in enumerate(plan.moments) if moment.phase == "layoff")
    first.press(first.button("Play here instead").first)
    first.shows(plan.moments[at].view)
    expect(second.notice()).to_contain_text("open in another tab")
