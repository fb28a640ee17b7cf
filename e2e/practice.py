"""What is kept of practice, laid where the page looks for it, and the way into a session."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from table_page import TablePage

# The upcard makes three sevens four: to pass costs much, whatever the opponent holds.
POSITION = "rules=regular seat=A dealer=A level=sharp hand=Ac7c9cJc4h5h7h4s5s7s upcard=7d play=Bp"
TAKE, PASS = {"type": "take_upcard"}, {"type": "pass"}
MATCH = "0123456789abcdef"
# Noon of a day, in ms since 1970.
NOON = 1_700_049_600_000
DAY = 24 * 60 * 60 * 1000

KEEP = """
async (record) => {
  const { createStorage } = await import(new URL("src/storage.js", location.href).href);
  if (!createStorage().practice.write(record)) throw new Error("not kept");
}
"""


def deal(number: int, lost: float) -> dict[str, Any]:
    """Make a reviewed deal that lost so many points in four decisions."""
    of = {"knock": [0, 0], "throw": [3, lost], "draw": [1, 0], "layoff": [0, 0]}
    time = NOON - (20 - number) * DAY
    return {
        "match": MATCH,
        "number": number,
        "time": time,
        "rules": "regular",
        "level": "sharp",
        "of": of,
        "luck": 1.5,
        "skill": -lost,
    }


def mistake(position: str = POSITION) -> dict[str, Any]:
    """Make a mistake that is due."""
    return {
        "id": f"{MATCH}.1.1",
        "time": NOON - DAY,
        "kind": "draw",
        "level": "sharp",
        "position": position,
        "played": PASS,
        "best": TAKE,
        "loss": 8.3,
        "box": 0,
        "due": NOON - DAY,
    }


def keep(table: TablePage, **record: Any) -> None:
    """Lay a record where the page looks for it; the page itself writes it."""
    table.blank()
    table.page.evaluate(KEEP, {"deals": [], "mistakes": [], "learned": 0, **record})


def slip(page: Page) -> Locator:
    """Find what stands beside the table."""
    return page.get_by_role("region", name="Practice")


def begin(page: Page, what: str) -> None:
    """Choose what to practise, and wait for the first decision."""
    page.get_by_role("button", name=re.compile(f"^{what}")).click()
    expect(slip(page)).to_be_visible(timeout=90_000)
