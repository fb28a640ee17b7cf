"""The opponents and what each is like, the one who fits the player, and the rating that tells who that is."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import NewPage
from ginrummy.table.bridge import hello
from table_page import TablePage
from words import LEVELS

STATISTICS = "./?anim=0#/statistics"

KEEP_MATCHES = """
async (matches) => {
  const { openArea } = await import(new URL("src/area.js", location.href).href);
  const { createHistory } = await import(new URL("src/history.js", location.href).href);
  const history = createHistory(openArea());
  matches.forEach(([winner, level], at) => {
    const row = {
      number: 1, dealer: 0, kind: "gin", knocker: winner, winner, points: 100, scores: [0, 0], deadwood: [0, 0],
    };
    const view = {
      seat: 0,
      rules: { preset: "regular", name: null, changed: [] },
      match: {
        form: "target", target: 100, level, scores: [0, 0], figures: [0, 0], by: "points",
        deals: [row], over: true, winner,
      },
    };
    history.keep({ id: `match${String(at).padStart(8, "0")}`, started: at, time: at + 1, save: null, view });
  });
}
"""


def keep_matches(table: TablePage, *matches: tuple[int, str]) -> None:
    """Lay finished games to 100 where the page looks for them: who won, against whom, the oldest first."""
    table.blank()
    table.page.evaluate(KEEP_MATCHES, [list(match) for match in matches])


def opponents(page: Page) -> Locator:
    """Find the options to choose an opponent by."""
    return page.get_by_role("group", name="Opponent", exact=True).get_by_role("radio")


def test_each_opponent_says_what_it_is_like(page: Page) -> None:
    """A newcomer hears five names and what describes them, goes through them by keys, and meets whom she chose."""
    table = TablePage(page)
    page.goto("./?anim=0")
    expect(opponents(page)).to_have_count(len(LEVELS) + 1)
    assert list(hello()["levels"]) == list(LEVELS)
    described = set()
    for name in (*LEVELS.values(), "Match me"):
        option = table.radio("Opponent", name)
        expect(option).to_have_accessible_name(name)
        described.add(
            option.evaluate(
                "(one) => document.getElementById(one.getAttribute('aria-describedby')).textContent"
            )
        )
    assert len(described) == len(LEVELS) + 1
    expect(table.radio("Opponent", "Steady")).to_be_checked()
    table.radio("Opponent", "Steady").focus()
    for name in ("Sharp", "Expert", "Master"):
        page.keyboard.press("ArrowDown")
        expect(table.radio("Opponent", name)).to_be_focused()
        expect(table.button("Deal the cards")).to_have_accessible_description(
            f"Gin rummy to 100, against {name}"
        )
    table.deal()
    expect(page.get_by_role("heading", name="Master", exact=True)).to_be_visible()
    page.goto("./?anim=0#/score")
    expect(page.get_by_text("Master: Weighs every card")).to_be_visible()
    page.goto("./?anim=0")
    expect(table.radio("Opponent", "Master")).to_be_checked()


def test_match_me_follows_the_rating(page: Page) -> None:
    """It begins with the usual opponent, says whom it chose and why, and is chosen again next time."""
    table = TablePage(page)
    page.goto("./?anim=0")
    group = page.get_by_role("group", name="Opponent", exact=True)
    table.radio("Opponent", "Match me").check()
    expect(group.get_by_role("status")).to_have_text("Begins with Steady and follows how you do")
    keep_matches(table, *[(0, "steady")] * 3)
    page.goto("./?anim=0")
    expect(table.radio("Opponent", "Match me")).not_to_be_checked()
    expect(group.get_by_role("status")).to_be_empty()
    table.radio("Opponent", "Match me").check()
    said = group.get_by_role("status")
    expect(said).to_contain_text("Now Sharp: with a rating of 14")
    expect(table.button("Deal the cards")).to_have_accessible_description("Gin rummy to 100, against Sharp")
    table.deal()
    expect(page.get_by_role("heading", name="Sharp", exact=True)).to_be_visible()
    page.goto("./?anim=0")
    expect(table.radio("Opponent", "Match me")).to_be_checked()
    table.radio("Opponent", "Gentle").check()
    table.deal()
    table.press(table.button("Deal new cards"))
    expect(page.get_by_role("heading", name="Gentle", exact=True)).to_be_visible()
    page.goto("./?anim=0")
    expect(table.radio("Opponent", "Gentle")).to_be_checked()


def test_the_rating_is_told_in_full(page: Page) -> None:
    """The number, how sure it is, its curve in a sentence and as a list, and the opponents from the easiest on."""
    table = TablePage(page)
    keep_matches(table, (0, "sharp"), (1, "gentle"), (1, "master"), (0, "sharp"))
    page.goto(STATISTICS)
    shown = page.get_by_role("region", name="Your rating")
    expect(shown).to_contain_text("after 4 matches")
    curve = shown.get_by_role("img")
    expect(curve).to_have_accessible_name(re.compile("^Your rating began at 1365 and is"))
    shown.get_by_text("As a list").click()
    rows = shown.get_by_role("group", name="The curve as a list").get_by_role("row")
    expect(rows).to_have_count(6)
    number = shown.locator("b").first.inner_text()
    expect(rows.last.get_by_role("cell").first).to_have_text(number)
    expect(rows.nth(1)).to_contain_text("1365")
    told = page.get_by_role("region", name="By opponent").get_by_role("row")
    expect(told).to_contain_text(["Opponent", "Gentle", "Sharp", "Master"])
    expect(told.nth(2)).to_contain_text("Aims at gin")
    page.goto("./?anim=0#/matches")
    table.press(table.button("Delete all"))
    table.press(page.get_by_role("dialog").get_by_role("button", name="Delete"))
    page.goto(STATISTICS)
    expect(page.get_by_text("Nothing to count yet.")).to_be_visible()
    expect(shown).to_have_count(0)


@pytest.mark.parametrize(("asked", "met"), [("match", "Steady"), ("expert", "Expert"), ("no-such", "Steady")])
def test_a_frame_meets_whom_its_page_names(page: Page, asked: str, met: str) -> None:
    """A page may leave the opponent to how the player does; a name that is not known is no error."""
    page.goto(f"./embed/?anim=0&lang=en&level={asked}")
    expect(page.get_by_role("heading", name=met, exact=True)).to_be_visible()


SETTINGS: list[dict[str, Any]] = [{}, {"deck": "two", "oneTap": True}]


@pytest.mark.parametrize("kept", SETTINGS)
def test_what_an_older_page_left_keeps_its_opponent(new_page: NewPage, kept: dict[str, Any]) -> None:
    """Settings from before there was anything to be matched by, and a match against one of three."""
    page = new_page()
    table = TablePage(page)
    keep_matches(table, (0, "steady"), (0, "steady"), (0, "steady"))
    page.evaluate("(kept) => localStorage.setItem('undercut1:settings', kept)", json.dumps(kept))
    page.goto("./?anim=0")
    expect(table.radio("Opponent", "Steady")).to_be_checked()
