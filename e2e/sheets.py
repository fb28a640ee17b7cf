"""The score sheet on the page beside the one the engine has."""

from __future__ import annotations

from playwright.sync_api import expect

import papers
import variants
from plans import View
from table_page import TablePage
from words import LEVELS, game_line

WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 320, "height": 568}
PHONE = {"width": 390, "height": 844}


def check(table: TablePage, view: View) -> None:
    """Open the score sheet from the end of a deal and read it, Hollywood's both as it is wide and on a phone."""
    table.to_sheet()
    words = table.outline().one("main").words()
    assert f"{game_line(view)}, against" in words
    if view["match"]["over"]:
        assert papers.verdict(view) in words
    if view["match"]["form"] == "hollywood":
        check_hollywood(table, view)
        return
    deals = table.outline().one("region", "Deals")
    assert papers.rows(deals.one("table")) == papers.sheet(view)
    game = view["match"]["games"][0]
    settled = papers.settlement(view, game, whole=False) if view["match"]["bonuses"] else []
    assert papers.rows(deals.one("table", "Settlement")) == (settled if game["closer"] is not None else [])


def check_pad(table: TablePage, view: View) -> None:
    """Read the score beside the table, where there is room for it."""
    table.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    pad = table.outline().one("complementary", "Score and log")
    assert papers.rows(pad.one("table")) == papers.pad(view)
    table.page.set_viewport_size(PHONE)  # type: ignore[arg-type]


def check_hollywood(table: TablePage, view: View) -> None:
    """Read the three games, side by side and in tabs."""
    page = table.page
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    side = table.outline().one("region", "Three games side by side")
    assert papers.rows(side.one("table")) == papers.side_by_side(view)
    for index in variants.closed_games(view):
        assert papers.whose_game(view, index) in side.words()
    you, them = view["match"]["totals"]
    assert f"All three games together: you {you}, {LEVELS[view['match']['level']]} {them}" in side.words()

    page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    tabs = page.get_by_role("tablist", name="Game").get_by_role("tab")
    expect(tabs).to_have_count(3)
    narrow = table.outline()
    assert not narrow.one("region", "Three games side by side").there
    assert papers.rows(narrow.one("region", "All three games").one("table")) == papers.games_sum(view)
    # With the keyboard the tabs are one stop.
    tabs.nth(0).click()
    for index, game in enumerate(view["match"]["games"]):
        if index:
            page.keyboard.press("ArrowRight")
        expect(tabs.nth(index)).to_be_focused()
        expect(tabs.nth(index)).to_have_attribute("aria-selected", "true")
        panel = table.outline().one("tabpanel", f"Game {index + 1}")
        assert papers.rows(panel.one("table")) == papers.entries(view, index)
        if game["closer"] is not None:
            assert papers.whose_game(view, index) in panel.words()
            if view["match"]["bonuses"]:
                lines = papers.settlement(view, game, whole=False)
                assert papers.rows(panel.one("table", "Settlement")) == lines
                assert papers.what_decided(view, game) in panel.words()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
