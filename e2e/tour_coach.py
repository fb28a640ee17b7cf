"""The part of the walk that leads past the coach."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect

import scenarios
from table_page import TablePage


def hint(table: TablePage) -> Iterator[str]:
    """Walk past a hint on a card."""
    plan = scenarios.knock_with_opponents_layoffs()
    discard = plan.moments[plan.number(lambda moment: moment.phase == "discard")]
    table.resume(discard)
    table.ready()
    table.press(table.act("Hint"))
    expect(table.page.get_by_role("button", name=re.compile("the hint"))).to_have_count(1)
    yield "hint"


PARTS = (hint,)
