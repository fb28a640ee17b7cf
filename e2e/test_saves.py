"""Saves that cannot be read, and browsers that keep nothing: no game is lost quietly, no page is blank."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

import scenarios
from plans import Moment
from table_page import HeldStart, TablePage

SLOTS = ("undercut1:game:A", "undercut1:game:B")
ASIDE = "undercut1:aside:"
STORED = "() => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))"
LAY = "(texts) => { for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text); }"


def stored(page: Page) -> dict[str, str]:
    """Read the whole storage."""
    return dict(page.evaluate(STORED))


def kept_aside(page: Page) -> list[str]:
    """List the texts that were moved aside."""
    return [text for key, text in stored(page).items() if key.startswith(ASIDE)]


def moments() -> tuple[Moment, Moment]:
    """Give two moments of one deal, one act apart."""
    plan = scenarios.knocked_with_chained_layoffs()
    return plan.moments[2], plan.moments[3]


def newest(texts: dict[str, str]) -> str:
    """Name the slot that was written last."""
    return max(SLOTS, key=lambda slot: json.loads(texts[slot])["n"])


def test_one_torn_slot_costs_one_act(page: Page) -> None:
    """The other slot is shown with a word about it, the torn text is kept, and play goes on."""
    table = TablePage(page)
    older, newer = moments()
    table.keep(older, newer)
    texts = stored(page)
    torn = texts[newest(texts)][:-200]
    page.evaluate(LAY, {newest(texts): torn})
    page.goto("./?anim=0#/table")
    table.shows(older.view)
    assert kept_aside(page) == [torn]
    expect(table.notice()).to_contain_text("your last move may be missing")
    table.do(older.does or {})
    table.shows(newer.view)
    assert kept_aside(page) == [torn]


@pytest.mark.parametrize(
    ("spoiled", "words"),
    [
        ("torn", "could not be read"),
        ("foreign", "could not be read"),
        ("newer", "newer version"),
    ],
)
def test_no_readable_slot(page: Page, spoiled: str, words: str) -> None:
    """The page says so, keeps every text as it was, and can deal a new game."""
    table = TablePage(page)
    start = HeldStart(page)
    start.hold()
    table.keep(*moments())
    texts = {key: text for key, text in stored(page).items() if key in SLOTS}
    match spoiled:
        case "torn":
            texts = {key: text[:-200] for key, text in texts.items()}
        case "foreign":
            texts = {key: f"what another program wrote {key}" for key in texts}
        case _:
            texts = {key: text.replace('{"v":1,', '{"v":2,', 1) for key, text in texts.items()}
    page.evaluate(LAY, texts)
    page.goto("./?anim=0#/table")
    expect(table.notice()).to_contain_text(words)
    expect(page.get_by_role("region", name="Saved game")).to_have_count(0)
    if spoiled == "newer":
        # They are there again for the version that wrote them.
        assert kept_aside(page) == []
        assert {key: text for key, text in stored(page).items() if key in SLOTS} == texts
    else:
        assert sorted(kept_aside(page)) == sorted(texts.values())

    table.press(table.notice().get_by_role("button", name="Dismiss"))
    expect(table.notice()).to_have_count(0)
    if spoiled == "foreign":
        start.release()
        table.deal()
        expect(page.get_by_role("list", name="Your hand")).to_be_visible()
        assert any(key in stored(page) for key in SLOTS)
        assert sorted(kept_aside(page)) == sorted(texts.values())


def test_save_the_engine_refuses(page: Page) -> None:
    """A whole envelope around a save that does not add up is set aside once the engine has read it."""
    table = TablePage(page)
    _, moment = moments()
    data = json.loads(moment.save)
    other = Moment(moment.view, moment.legal, json.dumps(data | {"check": "0" * 16}), None, (), ())
    table.keep(other)
    page.goto("./?anim=0#/table")
    expect(table.notice()).to_contain_text("does not add up")
    assert len(kept_aside(page)) == 1
    assert json.loads(kept_aside(page)[0])["data"]["save"] == other.save
    expect(table.button("Deal the cards")).to_be_visible()


FORBIDDEN = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""


@pytest.mark.parametrize("script", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_browser_that_keeps_nothing(page: Page, script: str) -> None:
    """The page says that nothing is kept, and plays all the same."""
    page.add_init_script(script)
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    expect(table.notice()).to_contain_text(re.compile("keeps nothing|not saved"))
    table.press(table.notice().get_by_role("button", name="Dismiss"))
    table.play(plan.upto(lambda moment: moment.phase == "layoff"))
    expect(table.notice()).to_have_count(0)
