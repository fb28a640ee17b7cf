"""The end of a deal, told step by step: by keyboard and pointer, skipped, switched off, after a reload; its prices."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import papers
import scenarios
import variants
from ginrummy.table.session import Session
from plans import Plan
from table_page import TablePage
from words import PRESETS

NO_STEPS = """
async () => {
  const { createStorage } = await import(new URL("src/storage.js", location.href).href);
  createStorage().writeSettings({ steps: false });
}
"""


def ends(table: TablePage, plan: Plan, number: int = -1) -> None:
    """Open the table before the act that ends a deal, and play it."""
    before = plan.moments[number - 1]
    assert plan.moments[number].phase == "over"
    assert before.does is not None
    table.resume(before)
    table.ready()
    table.do(before.does)


def first_end(plan: Plan) -> int:
    """Find the first end of a deal in a plan."""
    return plan.moments.index(next(moment for moment in plan.moments if moment.phase == "over"))


def receipt(table: TablePage) -> list[tuple[str, str]]:
    """Read the lines of the receipt that are there."""
    lines = papers.rows(table.outline().one("region", "Score of the deal").one("table", "How the"))
    return [(name, cells[0]) for name, cells in lines]


def said(page: Page, words: str | re.Pattern[str]) -> None:
    """Wait until the live region of the result says this."""
    expect(page.get_by_role("main").get_by_role("status").filter(has_text=words)).to_have_count(1)


def test_a_deal_is_told_by_keyboard(page: Page) -> None:
    """Both hands, every line, the total: each comes with a press of Next, which keeps the focus, and is said."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    result, wanted = plan.result, papers.receipt(plan.last.view)
    ends(table, plan)
    expect(page.get_by_role("heading", level=1, name="Knock")).to_be_focused()
    assert page.title() == "Knock · Undercut"
    expect(page.get_by_role("region", name=re.compile("hand$"))).to_have_count(1)
    expect(page.get_by_role("img", name=re.compile("laid off by"))).to_have_count(0)
    expect(page.get_by_role("button", name="You 0 Opponent 0, score sheet")).to_be_visible()
    said(page, re.compile(rf"^Steady lays down .*, with {result['hands'][1]['deadwood']} left over\.$"))

    go = table.button("Next")
    go.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    count = len(result["hands"][0]["laid_off"])
    expect(page.get_by_role("img", name=re.compile("laid off by you"))).to_have_count(count)
    said(page, re.compile("^You hold .* You laid off "))

    told: list[tuple[str, str]] = []
    while go.count():
        page.keyboard.press("Space" if len(told) % 2 else "Enter")
        seen = receipt(table)
        assert seen == wanted[: len(seen)]
        assert len(told) < len(seen) <= len(told) + 2, "a line at a time, its sum with it"
        told = seen
        if go.count():
            expect(go).to_be_focused()
            said(page, re.compile(rf"^{wanted[len(told) - 1][0].split(' deadwood')[0][:5]}|Laid off: "))
    assert told == wanted
    expect(page.get_by_role("heading", level=1, name="Steady wins the deal")).to_be_focused()
    said(page, f"Steady scores {result['points']}.")
    table.shows(plan.last.view)


def test_a_deal_is_told_by_pointer(page: Page) -> None:
    """In a game the last step is its score, before and now; what was seen stays seen, at the table as well."""
    table = TablePage(page)
    plan = scenarios.whole_game()
    number = first_end(plan)
    view = plan.moments[number].view
    ends(table, plan, number)
    go = table.button("Next")
    for _ in range(3):
        table.press(go)
    lines = receipt(table)
    assert 0 < len(lines) < len(papers.receipt(view))

    table.press(table.button("Look at the table"))
    expect(page.get_by_role("region", name="Your side")).to_be_visible()
    table.press(table.act("Show the result"))
    assert receipt(table) == lines

    while go.count():
        table.press(go)
    expect(table.button("Next deal")).to_be_focused()
    standing = table.outline().one("region", "Score of the deal").one("table", "Game to 100")
    you, them = view["match"]["scores"]
    assert papers.rows(standing) == [("You", ("0", str(you))), ("Gentle", ("0", str(them)))]
    said(page, f"You now have {you}, Gentle has {them}.")
    table.shows(view)
    page.reload()
    table.shows(view)


def test_the_telling_can_be_skipped(page: Page) -> None:
    """Escape and the button show all at once; so does a reload, and the setting from the start."""
    table = TablePage(page)
    plan = scenarios.undercut_by_person()
    ends(table, plan)
    expect(page.get_by_role("heading", level=1, name="Undercut")).to_be_focused()
    page.keyboard.press("Escape")
    expect(table.button("Next")).to_have_count(0)
    expect(page.get_by_role("heading", level=1, name="You win the deal")).to_be_focused()
    assert receipt(table) == papers.receipt(plan.last.view)

    ends(table, plan)
    expect(table.button("Show all")).to_be_visible()
    page.reload()
    expect(table.button("New game")).to_be_visible()
    expect(table.button("Show all")).to_have_count(0)
    assert receipt(table) == papers.receipt(plan.last.view)

    table.blank()
    page.evaluate(NO_STEPS)
    ends(table, plan)
    expect(table.button("New game")).to_be_visible()
    assert receipt(table) == papers.receipt(plan.last.view)


PRICED = {
    "an undercut": scenarios.undercut_by_person,
    "gin": scenarios.straight_gin,
    "own rules": variants.made_by_hand,
}


@pytest.mark.parametrize("scenario", PRICED.values(), ids=list(PRICED))
def test_a_deal_is_priced_under_other_rules(page: Page, scenario: Callable[[], Plan]) -> None:
    """The prices are the engine's, game by game, each beside what was scored; a line's rule is told when asked for."""
    table = TablePage(page)
    plan = scenario()
    end = plan.moments[first_end(plan)]
    table.resume(end)
    table.press(page.get_by_text("Priced under other rules"))
    prices = Session.restore(end.save).prices
    scored = value(end.view, end.deal["result"])
    wanted: list[tuple[str, tuple[str, str] | None]] = []
    for price in prices:
        name = PRESETS[price["preset"]]
        if price["problem"]:
            wanted.append((name, None))
            continue
        more = value(end.view, dict(price)) - scored
        change = f"{abs(more)} {'better' if more > 0 else 'worse'} for you" if more else "the same"
        rules = end.view["rules"]
        played = price["preset"] == rules["preset"] and not rules["changed"]
        winner = price["winner"]
        who = papers.who(end.view, winner) if winner is not None else ""
        points = f"{who} {price['points']}" if who else "Nobody scores"
        wanted.append((name, (points, "as played" if played else change)))
    expect(page.get_by_role("row", name=re.compile("^Round the corner"))).to_be_visible()
    rows = papers.rows(table.outline().one("table", "Priced under other rules"))
    if end.view["rules"]["changed"]:
        assert rows.pop(0)[1] == (
            f"{papers.who(end.view, end.deal['result']['winner'])} {abs(scored)}",
            "as played",
        )
    assert [(name, cells if len(cells) == 2 else None) for name, cells in rows] == wanted
    assert all(cells[0].endswith(".") for _, cells in rows if len(cells) == 1)

    table.press(page.get_by_text("What cards count"))
    expect(page.get_by_text("Court cards and tens count 10, all others their number.")).to_be_visible()


def value(view: dict[str, Any], price: dict[str, Any]) -> int:
    """Count points for the person: the opponent's are less than none."""
    if price["winner"] is None:
        return 0
    return int(price["points"]) if price["winner"] == view["seat"] else -int(price["points"])


def test_after_a_dead_deal_the_other_hand_stays_hidden(page: Page) -> None:
    """Nobody lays down, and nothing is left to tell in steps."""
    table = TablePage(page)
    plan = scenarios.dead_deal()
    ends(table, plan)
    expect(
        page.get_by_text("Nobody lays down after a dead deal, so what Gentle held stays a secret.")
    ).to_be_visible()
    expect(table.button("Next")).to_have_count(0)
    expect(page.get_by_role("region", name=re.compile("hand$"))).to_have_count(1)
