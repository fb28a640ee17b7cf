"""A game to its end, the score sheet, and what is asked before a match is given up."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import scenarios
from plans import Plan, View
from table_page import TablePage
from words import LEVELS


def sheet_rows(plan: Plan) -> list[tuple[str, str, str]]:
    """Write the score sheet: what happened, the person's cell, the opponent's cell."""
    name = LEVELS[plan.level]
    rows = []
    for row in plan.last.view["match"]["deals"]:
        if row["kind"] == "dead":
            told = "Dead deal"
        else:
            doer = row["winner"] if row["kind"] == "undercut" else row["knocker"]
            verb = {"knock": "knocked", "gin": "went gin", "undercut": "undercut"}[row["kind"]]
            told = f"{'You' if doer == 0 else name} {verb}"
        cells = [
            f"+{row['points']} {row['scores'][seat]}" if row["winner"] == seat else "nothing"
            for seat in (0, 1)
        ]
        rows.append((f"{row['number']} {told}", cells[0], cells[1]))
    return rows


def test_game_to_its_end(page: Page) -> None:
    """A game to 100, deal after deal, to its winner; then the score sheet, and a new game."""
    table = TablePage(page)
    plan = scenarios.whole_game()
    table.open(plan)
    table.play(plan)
    assert re.match(r"(You win|Gentle wins) the game", table.facts()["title"])

    table.press(table.button("Score sheet"))
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    rows = [row for row in table.outline().one("table").every("row") if any(row.every("rowheader"))]
    shown = [
        (re.sub(r"^(\d+)\s*", r"\1 ", row.one("rowheader").name), *(cell.name for cell in row.every("cell")))
        for row in rows
    ]
    assert shown[:-1] == sheet_rows(plan)
    assert list(shown[-1][1:]) == [str(score) for score in plan.last.view["match"]["scores"]]
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
    """The game chosen proposes its target, until the person has chosen one."""
    table = TablePage(page)
    page.goto("./")
    expect(table.radio("How long", "To 100")).to_be_checked()
    table.radio("New game", "Straight Gin").check()
    expect(table.radio("How long", "To 250")).to_be_checked()
    table.radio("How long", "One deal").check()
    table.radio("New game", "Gin rummy").check()
    expect(table.radio("How long", "One deal")).to_be_checked()
