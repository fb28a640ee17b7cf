"""A deal with the keyboard alone, and where the focus is after each act."""

from __future__ import annotations

import re

from playwright.sync_api import Page

import scenarios
from keys import Keys
from table_page import TablePage
from words import card_name

HOUR = 3600


def test_deal_by_keyboard(page: Page) -> None:
    """From the first screen to the end of the deal, and the focus always where the hand goes next."""
    table = TablePage(page)
    keys = Keys(table)
    plan = scenarios.knock_with_opponents_layoffs()
    page.goto(table.address(plan))
    table.choose(plan)
    keys.tab_to("Deal the cards")
    keys.press("Enter")
    for moment, following in zip(plan.moments, plan.moments[1:], strict=False):
        table.shows(moment.view)
        assert moment.does is not None
        if moment.does["type"] == "take_discard":
            # What was taken may be laid back as long as nothing hidden was seen.
            keys.do(moment.does)
            table.shows(following.view)
            keys.press("u")
            table.shows(moment.view)
        if moment.does["type"] == "knock":
            # Armed, given up, and armed again.
            keys.arm()
            keys.press("Escape")
            keys.comes_to("Knock")
        keys.do(moment.does)
        table.shows(following.view)
        if following.phase == "discard":
            keys.comes_to(card_name(following.deal["drawn"]))
        elif following.phase == "draw":
            keys.comes_to("Stock")


def test_lifting_moving_and_taking_back(page: Page) -> None:
    """Escape lowers a card, Alt with an arrow moves it, D throws it, U takes it back while nobody answered."""
    table = TablePage(page)
    keys = Keys(table)
    plan = scenarios.knock_choice()
    number = next(n for n, moment in enumerate(plan.moments) if moment.phase == "discard")
    moment = plan.moments[number]
    # With the page's clock standing still the opponent thinks for ever.
    page.clock.install(time=0)
    table.resume(moment, anim=True)
    table.ready()
    page.clock.pause_at(HOUR)
    keys.tab_to("Skip to your hand")
    keys.press("Enter")
    table.until(lambda: (bool(re.search(r"\d+ of 11$", keys.focused())), True))

    keys.press("Home")
    first = keys.focused().split(",")[0]
    keys.press("Alt+ArrowRight")
    table.until(lambda: (keys.focused().startswith(first) and keys.focused().endswith("2 of 11"), True))
    keys.press("Space")
    table.until(lambda: (page.get_by_role("button", pressed=True, name=re.compile(f"^{first}")).count(), 1))
    keys.press("Escape")
    table.until(lambda: (page.get_by_role("button", pressed=True, name=re.compile(f"^{first}")).count(), 0))

    assert moment.does is not None
    keys.walk_to(moment.does["card"])
    keys.press("Enter")
    keys.press("d")
    table.shows(moment.during[0])
    keys.comes_to("Stock")
    keys.press("u")
    table.shows(moment.view)
