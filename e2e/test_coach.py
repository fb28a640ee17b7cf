"""The coach as the player meets it: a hint on the table, a deal looked at again, another try that does not count."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

import kept
import scenarios
from plans import Moment, Plan
from table_page import TablePage
from test_looks import RULES, violations

STORED = """
() => JSON.stringify(Object.entries(localStorage).filter(([key]) => !key.includes("practice")).sort())
"""
"""All that is kept but for what a review leaves to practise, which it adds as it goes on."""
REVIEWED = 120_000
"""How long a busy machine may take to look at a deal again, in ms."""
DOES = re.compile(r"^(Pass|Take .+|Draw from the stock|Throw .+|Go big gin)\.")
"""How a hint begins: what to do, before the reasons."""


def at(plan: Plan, phase: str) -> Moment:
    """Find the first moment of a phase."""
    return plan.moments[plan.number(lambda moment: moment.phase == phase)]


def hinted(table: TablePage) -> Locator:
    """Find what on the table says that it is the hint."""
    return table.page.get_by_role("button", name=re.compile("the hint"))


def ask(table: TablePage) -> str:
    """Ask for a hint and hear it whole."""
    table.press(table.act("Hint"))
    table.until(lambda: (bool(DOES.match(table.said())), True))
    return table.said()


def decisions(page: Page) -> Locator:
    """Find the decisions of a review, in their order."""
    return page.get_by_role("region", name="All in order").get_by_role("button")


def opened(table: TablePage, plan: Plan) -> None:
    """Have the deal at the end of a plan looked at again, as far as its second decision."""
    table.resume(plan.last)
    table.ready()
    table.press(table.button("Review this deal"))
    expect(table.page.get_by_role("heading", name="Deal 1, looked at again")).to_be_focused()
    expect(decisions(table.page).nth(1)).to_be_visible(timeout=REVIEWED)
    table.press(decisions(table.page).nth(1))


def test_a_hint_says_what_to_do_and_why(page: Page) -> None:
    """It marks what it speaks of, is told to those who listen, and goes when it is asked for again or followed."""
    table = TablePage(page)
    plan = scenarios.knock_with_opponents_layoffs()
    table.resume(at(plan, "draw"))
    table.ready()
    said = ask(table)
    assert len(re.findall(r"\.(?= |$)", said)) >= 2, f"a hint without a reason: {said}"
    drawn = hinted(table)
    expect(drawn).to_have_count(1)
    assert violations(page, RULES) == []

    table.press(table.act("Hint"))
    expect(hinted(table)).to_have_count(0)
    table.stock().focus()
    page.keyboard.press("i")
    expect(hinted(table)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(hinted(table)).to_have_count(0)

    table.press(table.stock())
    expect(table.act("Discard")).to_be_visible()
    ask(table)
    # What was said before stands there until the hint is heard.
    table.hears("Throw ")
    said = table.said()
    card = hinted(table)
    expect(card).to_have_count(1)
    name = str(card.get_attribute("aria-label")).split(",")[0]
    assert said.startswith(f"Throw {name}")
    card.focus()
    page.keyboard.press("Enter")
    # The hint stays while a card is lifted, and goes with the act.
    expect(hinted(table)).to_have_count(1)
    if said.startswith(f"Throw {name}."):
        page.keyboard.press("Enter")
        expect(hinted(table)).to_have_count(0)


def test_hints_can_be_turned_off(page: Page) -> None:
    """Then neither the button nor the key is there."""
    table = TablePage(page)
    moment = at(scenarios.knock_with_opponents_layoffs(), "draw")
    table.keep_settings(hints=False)
    table.resume(moment)
    table.ready()
    expect(table.act("Sort hand")).to_be_visible()
    expect(table.act("Hint")).to_have_count(0)
    table.stock().focus()
    page.keyboard.press("i")
    table.shows(moment.view)
    assert not DOES.match(table.said())


def test_a_deal_is_looked_at_again(page: Page) -> None:
    """Every decision is judged, one is shown in full, and what the opponent knew can be stepped through."""
    table = TablePage(page)
    plan = scenarios.knock_with_opponents_layoffs()
    opened(table, plan)
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=REVIEWED)
    assert violations(page, RULES) == []
    rows = decisions(page)
    own = [moment for moment in plan.moments if moment.does is not None]
    expect(rows).to_have_count(len(own))

    table.press(rows.nth(1))
    detail = page.get_by_role("region", name=f"Decision 2 of {len(own)}")
    cards = detail.get_by_role("group", name="Your cards then")
    # The cards at that moment, and what lay on the discard pile.
    expect(cards.get_by_role("img")).to_have_count(len(own[1].deal["hand"]) + bool(own[1].deal["pile"]))
    table.press(detail.get_by_role("button", name="Next"))
    expect(page.get_by_role("region", name=f"Decision 3 of {len(own)}")).to_be_visible()

    table.press(page.get_by_role("tab", name="What Steady knew"))
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    held = page.get_by_role("group", name="What Steady held")
    first = held.get_by_role("img").count()
    assert first in {10, 11, 12}
    table.press(page.get_by_role("tabpanel").get_by_role("button", name="Next"))
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    assert violations(page, RULES) == []

    table.press(table.button("Back to the result"))
    expect(table.button("Review this deal")).to_be_focused()


def test_another_try_leaves_the_match_as_it_was(page: Page) -> None:
    """The table says that a try does not count, and nothing of it is kept."""
    table = TablePage(page)
    plan = scenarios.knock_with_opponents_layoffs()
    opened(table, plan)
    before = page.evaluate(STORED)
    table.press(table.button("Play from here"))
    back = table.button("Back to the match")
    expect(back).to_be_visible()
    expect(page.get_by_text("A try, not counted")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("score sheet$"))).to_have_count(0)
    own = [moment for moment in plan.moments if moment.does is not None]
    table.do(own[1].does or {})
    expect(page.get_by_text("A try, not counted")).to_be_visible()
    table.press(back)
    expect(page.get_by_role("heading", name="Deal 1, looked at again")).to_be_visible()
    assert page.evaluate(STORED) == before
    assert kept.newest_save(page) == plan.last.save
    table.press(table.button("Back to the result"))
    table.shows(plan.last.view)
    page.reload()
    table.shows(plan.last.view)


def test_a_try_that_is_left_in_another_way_is_gone(page: Page) -> None:
    """Whoever leaves the table finds the match there again, as it was."""
    table = TablePage(page)
    plan = scenarios.knock_with_opponents_layoffs()
    opened(table, plan)
    table.press(table.button("Play from here"))
    expect(table.button("Back to the match")).to_be_visible()
    table.press(table.button("Menu"))
    table.press(
        page.get_by_role("dialog", name="Menu").get_by_role("button", name=re.compile("^Leave the table"))
    )
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("./?anim=0#/table")
    table.shows(plan.last.view)
    assert kept.newest_save(page) == plan.last.save


def test_the_keyboard_is_enough(page: Page) -> None:
    """From the result into the review, to a decision, into a try and back, without a pointer."""
    table = TablePage(page)
    plan = scenarios.knock_with_opponents_layoffs()
    table.resume(plan.last)
    table.ready()
    table.button("Review this deal").focus()
    page.keyboard.press("Enter")
    expect(decisions(page).first).to_be_visible(timeout=REVIEWED)
    decisions(page).first.focus()
    page.keyboard.press("Enter")
    again = table.button("Play from here")
    again.focus()
    page.keyboard.press("Enter")
    back = table.button("Back to the match")
    expect(back).to_be_visible()
    back.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Deal 1, looked at again")).to_be_focused()
    page.keyboard.press("Escape")
    expect(table.button("Review this deal")).to_be_focused()


def test_dealing_on_ends_a_review(page: Page) -> None:
    """A review yields to play: the next deal is there at once."""
    table = TablePage(page)
    plan = scenarios.whole_game().upto(lambda moment: moment.phase == "over")
    table.resume(plan.last)
    table.ready()
    table.press(table.button("Review this deal"))
    expect(page.get_by_role("heading", name="Deal 1, looked at again")).to_be_focused()
    table.press(table.button("Back to the result"))
    table.press(table.button("Next deal"))
    expect(page.get_by_role("region", name="Your side")).to_be_visible()
    expect(table.button("Review this deal")).to_have_count(0)
