"""The part of the walk that leads through the table as text, what it tells, and the pages beside the game."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, expect

import scenarios
import variants
from table_page import TablePage


def _sheet(table: TablePage, name: str) -> Locator:
    return table.page.get_by_role("dialog", name=name)


def text_table(table: TablePage) -> Iterator[str]:
    """Walk through every phase of a deal with the table laid out as text."""
    table.keep_settings(textTable=True)
    plan = scenarios.knock_with_opponents_layoffs()
    upcard = next(moment for moment in plan.moments if moment.phase == "upcard")
    table.resume(upcard)
    table.ready()
    yield "text-upcard"
    draw = plan.number(lambda moment: moment.phase == "draw")
    table.resume(plan.moments[draw])
    table.ready()
    yield "text-draw"
    table.do(plan.moments[draw].does or {})
    table.shows(plan.moments[draw + 1].view)
    table.press_card(plan.moments[draw + 1].offers("discard")[0]["action"]["card"])
    yield "text-lifted"
    table.resume(scenarios.spread_choice().last)
    table.ready()
    table.press(table.act("Knock"))
    yield "text-armed"
    table.hold_opponent()
    table.press(table.act(re.compile(r"^Knock with \d+$")))
    expect(table.page.get_by_role("region", name="Your melds")).to_be_visible()
    yield "text-watch"
    several = scenarios.knocked_with_several_layoffs()
    layoff = next(moment for moment in several.moments if moment.phase == "layoff")
    table.resume(layoff)
    table.ready()
    table.press_card(layoff.offers("lay_off")[0]["action"]["card"])
    yield "text-layoff"
    last = variants.last_discard_taken()
    table.resume(last.moments[last.number(variants.may_take_last)])
    table.ready()
    yield "text-last-discard"
    table.resume(plan.last)
    table.press(table.button("Look at the table"))
    expect(table.act("Show the result")).to_be_visible()
    yield "text-over"


def told(table: TablePage) -> Iterator[str]:
    """Walk through what the keys have told, and the switch that is there before everything else."""
    plan = scenarios.knock_with_opponents_layoffs()
    table.resume(plan.moments[plan.number(lambda moment: moment.phase == "draw") + 1])
    table.ready()
    table.button("Table as text").focus()
    yield "switch"
    table.stock().focus()
    for key, name in (("m", "told-melds"), ("h", "told-hand")):
        table.page.keyboard.press(key)
        yield name
    table.resume(plan.last)
    table.press(table.button("Look at the table"))
    expect(table.act("Show the result")).to_be_visible()
    yield "over"


def settings(table: TablePage) -> Iterator[str]:
    """Walk through the settings."""
    table.page.goto("./")
    table.ready()
    table.press(table.button("Settings").first)
    yield "settings"
    letters = _sheet(table, "Settings").get_by_text("Choose the letters")
    table.press(letters)
    letters.scroll_into_view_if_needed()
    yield "settings-letters"


def statistics(table: TablePage) -> Iterator[str]:
    """Walk through the statistics and the list of matches, empty and full."""
    page = table.page
    for name in ("statistics", "matches"):
        page.goto(f"./#/{name}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        table.ready()
        yield f"{name}-empty"
    over = scenarios.whole_game().last
    table.resume(over)
    table.ready()
    for name in ("statistics", "matches"):
        page.goto(f"./#/{name}")
        expect(page.get_by_text(re.compile("Matches won|Against Gentle")).first).to_be_visible()
        table.ready()
        yield name


def lesson(table: TablePage) -> Iterator[str]:
    """Walk into the lesson with its table laid out as text."""
    table.keep_settings(textTable=True)
    table.page.goto("./#/lesson")
    expect(table.page.get_by_role("region", name="Your side")).to_be_visible()
    table.ready()
    yield "lesson-text"


PARTS = (text_table, told, settings, statistics, lesson)
