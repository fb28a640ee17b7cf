"""A game to its end, the score sheet, and what is asked before a match is given up."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import papers
import scenarios
from plans import View
from table_page import TablePage


def test_game_to_its_end(page: Page) -> None:
    """A game to 100, deal after deal, to its winner; then the score sheet, and a new game."""
    table = TablePage(page)
    plan = scenarios.whole_game()
    table.open(plan)
    table.play(plan)
    assert re.match(r"(You win|Gentle wins) the game", table.facts()["title"])

    table.to_sheet()
    page_of = table.outline().one("region", "Deals")
    assert papers.rows(page_of.one("table")) == papers.sheet(plan.last.view)
    assert papers.verdict(plan.last.view) in page_of.words()
    table.press(table.button("Back to the result"))
    table.shows(plan.last.view)

    table.press(table.button("New game"))
    expect(page.get_by_role("group", name="New game")).to_be_visible()
    expect(page.get_by_role("region", name="Saved game")).to_contain_text("Your game is finished")
    table.deal()
    table.shows(plan.moments[0].view)


def test_giving_up_a_match_is_asked_first(page: Page) -> None:
    """A match in progress is given up only after a question; the other answer keeps it."""
    table = TablePage(page)
    plan = scenarios.knock_with_opponents_layoffs()
    table.open(plan)
    begun = plan.upto(lambda moment: moment.phase == "discard")
    table.play(begun)

    table.press(table.button("Menu"))
    table.press(
        page.get_by_role("dialog", name="Menu").get_by_role("button", name=re.compile("^Leave the table"))
    )
    saved = page.get_by_role("region", name="Saved game")
    expect(saved).to_contain_text("your turn")
    table.deal()
    question = page.get_by_role("dialog", name="Leave the match in progress?")
    expect(question).to_be_visible()
    expect(question.get_by_role("button", name="Keep my match")).to_be_focused()
    page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    expect(table.button("Deal the cards")).to_be_focused()
    table.press(saved.get_by_role("button", name="Resume"))
    table.shows(begun.last.view)

    page.go_back()
    table.deal()
    table.press(question.get_by_role("button", name="Keep my match"))
    expect(saved).to_be_visible()
    table.deal()
    table.press(question.get_by_role("button", name="Deal new cards"))
    first: View = plan.moments[0].view
    table.shows(first)


def test_each_game_proposes_its_length(page: Page) -> None:
    """The game chosen proposes its target, until the person has chosen one; one deal has none."""
    table = TablePage(page)
    page.goto("./")
    expect(table.radio("How long", "To a target")).to_be_checked()
    expect(table.radio("Target", "100")).to_be_checked()
    table.choose_game("Straight Gin")
    expect(table.radio("Target", "250")).to_be_checked()
    table.choose_game("Oklahoma")
    expect(table.radio("Target", "150")).to_be_checked()
    table.radio("How long", "One deal").check()
    expect(page.get_by_role("group", name="Target")).to_have_count(0)
    table.radio("How long", "Hollywood").check()
    table.radio("Target", "100").check()
    table.choose_game("Straight Gin")
    expect(table.radio("Target", "100")).to_be_checked()
