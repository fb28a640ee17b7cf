"""Every game on offer as one deal, to a target and as Hollywood: chosen, played to its end and written down."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import sheets
import variants
from keys import Keys
from plans import Plan
from table_page import TablePage
from words import PRESETS


def play_through(table: TablePage, plan: Plan) -> None:
    """Play by mouse and keyboard in turn, and load the page anew half way."""
    keys = Keys(table)
    half = len(plan.moments) // 2
    head = plan.upto(lambda moment: moment is plan.moments[half])
    table.play(head, by=lambda number: keys.do if number % 2 else table.do)
    table.page.reload()
    table.play(plan, start=half, by=lambda number: keys.do if number % 2 else table.do)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_every_form(page: Page, preset: str) -> None:
    """One deal, a game and Hollywood, one after the other: what stands on the table and the papers is the engine's."""
    table = TablePage(page)
    one, *others = variants.short_matches(preset)
    table.open(one)
    play_through(table, one)
    sheets.check(table, one.last.view)
    for plan in others:
        table.press(table.button("New game"))
        table.choose(plan)
        table.deal()
        play_through(table, plan)
        sheets.check(table, plan.last.view)
