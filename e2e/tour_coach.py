"""The part of the walk that leads past the coach: a hint, a deal looked at again, another try."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect

import scenarios
from table_page import TablePage

REVIEWED = 120_000
"""How long a busy machine may take to look at a deal again, in ms."""


def hint(table: TablePage) -> Iterator[str]:
    """Walk past a hint on a card."""
    plan = scenarios.knock_with_opponents_layoffs()
    discard = plan.moments[plan.number(lambda moment: moment.phase == "discard")]
    table.resume(discard)
    table.ready()
    table.press(table.act("Hint"))
    expect(table.page.get_by_role("button", name=re.compile("the hint"))).to_have_count(1)
    yield "hint"


def review(table: TablePage) -> Iterator[str]:
    """Walk through a review, what the opponent knew, and a try from a decision."""
    page = table.page
    table.resume(scenarios.knock_with_opponents_layoffs().last)
    table.ready()
    table.press(table.button("Review this deal"))
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=REVIEWED)
    yield "review"
    table.press(page.get_by_role("tab", name=re.compile("knew$")))
    table.press(page.get_by_role("tabpanel").get_by_role("button", name="Next"))
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    yield "review-knew"
    table.press(page.get_by_role("tab", name="Your decisions"))
    table.press(table.button("Play from here"))
    expect(table.button("Back to the match")).to_be_visible()
    yield "try"


PARTS = (hint, review)
