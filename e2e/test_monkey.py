"""Whatever is pressed, in whatever order: nothing goes wrong, and the match can be played on."""

from __future__ import annotations

from random import SystemRandom

import pytest
from playwright.sync_api import Page, expect

import kept
from monkey import Monkey
from table_page import TablePage

FEW, MANY = 600, 10_000
FORGET_SETTINGS = "() => localStorage.removeItem('undercut1:settings')"


def let_loose(page: Page, site_url: str, seed: str, inputs: int) -> None:
    """Let the monkey at a match, then play on from what is kept as the engine here says it stands."""
    print(f"The monkey's seed: {seed!r}")
    table = TablePage(page)
    home = f"{site_url}?seed={seed}&anim=0"
    page.goto(home)
    table.deal()
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    Monkey(page, seed, home).run(inputs)

    # The monkey may have given up everything there was.
    if kept.newest_save(page) is None:
        page.goto(home)
        table.deal()
        table.until(lambda: (kept.newest_save(page) is not None, True))
    # What an act under way will come to is kept in a moment.
    page.goto("about:blank")
    page.goto(home)
    page.evaluate(FORGET_SETTINGS)
    save = kept.newest_save(page)
    assert save is not None
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("about:blank")
    page.goto(f"{home}#/table")
    table.shows(kept.at_rest(save))


@pytest.mark.slow
def test_some_hundred_inputs(page: Page, site_url: str) -> None:
    """A short visit of the monkey, always the same."""
    let_loose(page, site_url, "monkey", FEW)


@pytest.mark.soak
def test_thousands_of_inputs(page: Page, site_url: str) -> None:
    """A long visit, another one each time; the seed is told where it fails."""
    let_loose(page, site_url, f"monkey-{SystemRandom().randrange(10**9)}", MANY)
