"""Every game on offer as one deal, to a target and as Hollywood: chosen, played to its end and written down."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import sheets
import variants
from keys import Keys
from plans import Action, Plan
from table_page import TablePage
from words import PRESETS


def play_through(table: TablePage, plan: Plan, *, reload: bool) -> None:
    """Play by mouse and keyboard in turn; load the page anew half way, if that is wanted."""
    keys = Keys(table)
    half = len(plan.moments) // 2

    def by(number: int) -> Callable[[Action], None]:
        return keys.do if number % 2 else table.do

    table.play(plan.upto(lambda moment: moment is plan.moments[half]), by=by)
    if reload:
        table.page.reload()
    table.play(plan, start=half, by=by)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_every_form(page: Page, preset: str) -> None:
    """One deal, a game and Hollywood, one after the other: what stands on the table and the papers is the engine's."""
    table = TablePage(page)
    # Every third match is loaded anew in its middle, so that each form is with some games.
    loaded = list(PRESETS).index(preset) % len(variants.FORMS)
    for number, plan in enumerate(variants.short_matches(preset)):
        if number == 0:
            page.goto(table.address(plan))
        else:
            table.press(table.button("New game"))
        table.choose(plan)
        table.deal()
        play_through(table, plan, reload=number == loaded)
        sheets.check(table, plan.last.view)
