"""The lesson: a prepared deal on the real table, told to its end, left in the middle, strayed from, with keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

import lesson
import scenarios
from keys import Keys
from table_page import TablePage
from words import card_name

PLAYED = lesson.play(lesson.lesson_seed())
SIZES = ((320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800))
STORED = "() => JSON.stringify(Object.entries(localStorage).sort())"
# How far the page goes beyond the window, in pixels.
BEYOND = """() => {
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  return Math.max(scrollWidth - innerWidth, scrollHeight - innerHeight);
}"""


def guide(page: Page) -> Locator:
    """Find the guide."""
    return page.get_by_role("region", name="Lesson")


def advised(table: TablePage, number: int) -> None:
    """Hear the advice for a moment of the lesson's deal, and follow it."""
    view, act = PLAYED.moments[number]
    top = card_name(view["deal"]["pile"][-1]) if view["deal"]["pile"] else ""
    match act["type"]:
        case "take_upcard" | "take_discard":
            table.hears(f"{top} goes into a meld: take it.")
        case "draw_stock":
            table.hears("draw from the stock.")
        case "discard":
            table.hears(f"Throw {card_name(act['card'])}: that leaves")
        case "knock":
            table.hears(f"Throw {card_name(act['discard'])} and only")
    table.do(act)


def begin(table: TablePage) -> None:
    """Begin the lesson from the first page and read its pages."""
    table.page.goto("./?anim=0")
    table.press(table.page.get_by_role("navigation", name="More").get_by_role("button", name="Learn to play"))
    table.hears("Melds. ")
    table.press(table.button("Continue"))
    table.hears("Deadwood. ")
    table.press(table.button("Continue"))


def test_the_advice_leads_to_a_won_deal(page: Page) -> None:
    """Nothing of it is kept; at the end a whole game begins."""
    table = TablePage(page)
    begin(table)
    kept = page.evaluate(STORED)
    for number in range(len(PLAYED.moments)):
        advised(table, number)
    table.press(table.button("Show all"))
    expect(page.get_by_role("heading", level=1)).to_have_text("You win the deal")
    expect(guide(page)).to_contain_text("The opponent laid off")
    expect(guide(page)).to_contain_text(f"the difference, {PLAYED.result['points']} points, is yours")
    assert page.evaluate(STORED) == kept
    table.press(table.button("Once more"))
    table.hears("Melds. ")
    table.press(table.button("Leave the lesson"))
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(page.get_by_role("region", name="Saved game")).to_have_count(0)
    assert page.evaluate(STORED) == kept


def test_a_match_waits_whatever_becomes_of_the_lesson(page: Page) -> None:
    """Left by its button, by the back button, by loading anew: the match goes on where it was."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.resume(plan.moments[1])
    table.ready()
    table.press(table.button("Menu"))
    table.press(table.button(re.compile("^Learn to play")))
    table.hears("Melds. ")
    kept = page.evaluate(STORED)
    table.do(PLAYED.moments[0][1])
    table.hears("gives you")
    table.press(table.button("Leave the lesson"))
    expect(table.button("Resume")).to_be_visible()
    assert page.evaluate(STORED) == kept
    table.press(table.button("Resume"))
    table.shows(plan.moments[1].view)

    page.goto("./?anim=0#/lesson")
    table.hears("Melds. ")
    kept = page.evaluate(STORED)
    table.do(PLAYED.moments[0][1])
    advised(table, 1)
    page.reload()
    table.hears("Melds. ")
    table.press(table.button(re.compile("score sheet$")))
    page.go_back()
    table.hears("Melds. ")
    assert page.evaluate(STORED) == kept
    page.go_back()
    table.shows(plan.moments[1].view)
    table.do(plan.moments[1].does or {})
    table.shows(plan.moments[2].view)


def test_whoever_strays_hears_what_is_so(page: Page) -> None:
    """The guide starts from the cards there are: another card lifted, the upcard left, any card thrown."""
    table = TablePage(page)
    begin(table)
    table.hears("take it.")
    table.press(table.act("Pass"))
    table.hears("draw from the stock.")
    table.press(table.stock())
    table.hears("no throw leaves less.")
    table.press_card("6c")
    table.hears(f"{card_name('6c')} would leave you")
    expect(guide(page)).to_contain_text("Better throw")
    table.press(table.act("Discard"))
    table.press(table.button("Throw it"))
    table.hears("Your turn.")
    expect(guide(page).get_by_role("heading", name="Turn by turn")).to_be_visible()


def test_with_keys_alone(page: Page) -> None:
    """The pages are turned where the focus is, which then goes to what they led to."""
    table = TablePage(page)
    keys = Keys(table)
    page.goto("./?anim=0#/lesson")
    table.hears("Melds. ")
    keys.tab_to("Continue")
    keys.press("Enter")
    table.hears("Deadwood. ")
    keys.comes_to("Continue")
    keys.press("Enter")
    keys.comes_to("Upcard, ")
    keys.press("Enter")
    _, throw = PLAYED.moments[1]
    table.hears(f"Throw {card_name(throw['card'])}: that leaves")
    keys.do(throw)
    table.hears("Turn by turn. ")
    keys.tab_to("Leave the lesson", back=True)
    keys.press("Enter")
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()


def apart(one: FloatRect | None, other: FloatRect | None) -> bool:
    """Tell whether two boxes do not lie over each other."""
    assert one
    assert other
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


def test_the_guide_covers_nothing_at_any_size(page: Page) -> None:
    """At every step everything is there at once: the guide, the piles, the status, the hand, the buttons."""
    table = TablePage(page)
    page.goto("./?anim=0#/lesson")
    table.hears("Melds. ")

    def look() -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(60)
            box = guide(page).bounding_box()
            assert box
            assert box["y"] >= 0
            for part in (table.stock(), table.pile(), page.get_by_role("region", name="Your side")):
                assert apart(box, part.bounding_box()), (width, height)
            acts = page.get_by_role("toolbar", name="Actions").bounding_box()
            assert acts
            assert acts["y"] + acts["height"] <= height + 1, (width, height)
            assert page.evaluate(BEYOND) <= 0, (width, height)

    look()
    for name in ("Continue", "Continue"):
        table.press(table.button(name))
    for number in range(len(PLAYED.moments) - 1):
        advised(table, number)
        if number in (0, 1):
            look()
    _, knock = PLAYED.moments[-1]
    table.hears(f"Throw {card_name(knock['discard'])} and only")
    look()


@pytest.mark.parametrize("palette", ["none", "active"])
def test_what_is_meant_is_marked(new_page: Callable[..., Page], palette: str) -> None:
    """The control the guide speaks of looks unlike itself at rest, in a palette of the system's own too."""
    page = new_page(forced_colors=palette)
    table = TablePage(page)
    page.goto("./?anim=0#/lesson")
    table.hears("Melds. ")
    plain = table.pile().screenshot()
    for _ in range(2):
        table.press(table.button("Continue"))
    table.hears("take it.")
    assert table.pile().screenshot() != plain
