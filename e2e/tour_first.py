"""The part of the walk through what is there before the engine is."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from table_page import EMPTY, HeldStart, TablePage

EARLY = "early-"
"""What the names of these states begin with: the line of the starting engine is a part of them."""

# The secret of every match picks the first of all openings, in which the person has the first choice.
PICK = """
const own = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (list) => (list instanceof Uint8Array && list.length === 32 ? list.fill(0) : own(list));
"""


def before_the_engine(table: TablePage) -> Iterator[str]:
    """Walk through the first choice in a match dealt early, and a first page that waits."""
    start = HeldStart(table.page)
    start.hold()
    table.page.add_init_script(PICK)
    table.page.goto("./?play=regular&anim=0")
    table.hears("Loading; you may choose now")
    table.do({"type": "take_upcard"})
    table.hears("Loading; your choice is kept")
    yield f"{EARLY}chosen"
    table.blank()
    table.page.evaluate(EMPTY)
    table.page.context.route(re.compile("/openings-"), lambda route: route.fulfill(json=None))
    table.page.goto("./")
    table.deal()
    expect(table.page.get_by_text("The cards are dealt as soon as it is.")).to_be_visible()
    yield f"{EARLY}waits"
    start.release()


PARTS = (before_the_engine,)
