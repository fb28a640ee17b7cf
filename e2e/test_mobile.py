"""The game on phones as Playwright describes them: their windows, their pixels, fingers instead of a mouse."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

import scenarios
from conftest import NewPage
from table_page import TablePage
from test_drag import Finger, _center

SMALLEST_TARGET = 44
PHONES = ["Pixel 7", "iPhone 14"]
KEYBOARD = 300
"""How much of the height a keyboard on the screen takes, in pixels."""

pytestmark = pytest.mark.slow

SCROLLED = "[scrollX, scrollY, document.scrollingElement.scrollTop, visualViewport.scale]"

# Rows of cards lie on one another: of a card, what is seen of it counts, and its strip is looked at elsewhere.
SMALL = """
(least) => [...document.querySelectorAll("button, a[href], select, [role=switch]")]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
  .map((element) => [element.ariaLabel || element.textContent.trim(), element.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < least || height < least))
  .map(([name, { width, height }]) => `${name}: ${width} x ${height}`)
"""

# A field with letters below 16 pixels has the page enlarged on an iPhone.
FINE_PRINT = """
() => [...document.querySelectorAll("input:not([type=radio], [type=checkbox], [type=file]), select, textarea")]
  .filter((element) => element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < 16)
  .map((element) => element.outerHTML)
"""


@pytest.fixture(params=[(phone, turned) for phone in PHONES for turned in (False, True)], ids=str)
def phone(request: pytest.FixtureRequest, new_page: NewPage, playwright_run: Playwright) -> Page:
    """A phone, upright or turned, that has not opened the site yet."""
    name, turned = request.param
    described: dict[str, Any] = dict(playwright_run.devices[f"{name} landscape" if turned else name])
    # The engine is Chromium's whatever the phone calls itself.
    for own in ("default_browser_type", "user_agent"):
        described.pop(own, None)
    return new_page(**described)


def still(page: Page) -> bool:
    """Tell whether nothing has scrolled and nothing is enlarged."""
    return bool(page.evaluate(SCROLLED) == [0, 0, 0, 1])


def test_a_deal_by_taps_and_drags(phone: Page) -> None:
    """Cards are taken by dragging, thrown by a second tap; the page stays where it is."""
    table = TablePage(phone, touch=True)
    finger = Finger(phone)
    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    for moment in plan.moments:
        table.shows(moment.view)
        assert still(phone), moment.phase
        match moment.does:
            case None:
                break
            case {"type": "draw_stock"}:
                hand = phone.get_by_role("list", name="Your hand")
                finger.down(_center(table.stock()))
                finger.move(_center(hand))
                finger.up()
            case {"type": "discard" | "lay_off", "card": card}:
                # A tap right after a drag is taken for the end of the drag.
                while table.card(card).get_attribute("aria-pressed") != "true":
                    table.press_card(card)
                    phone.wait_for_timeout(100)
                table.press_card(card)
            case action:
                table.do(action)


def test_the_table_is_still_under_the_finger_and_its_targets_are_large(phone: Page) -> None:
    plan = scenarios.knock_with_opponents_layoffs()
    table = TablePage(phone, touch=True)
    phone.goto(table.address(plan))
    assert phone.evaluate(SMALL, SMALLEST_TARGET) == []
    table.choose(plan)
    table.deal()
    head = plan.upto(lambda moment: moment.phase == "discard")
    table.play(head)
    assert phone.evaluate(SMALL, SMALLEST_TARGET) == []
    finger = Finger(phone)
    box = phone.get_by_role("region", name="Piles").bounding_box()
    assert box is not None
    # A finger that pulls at the table itself, and one that taps it twice.
    start = (box["x"] + 4, box["y"] + box["height"] - 6)
    finger.down(start)
    finger.move((start[0], start[1] - 160))
    finger.up()
    for _ in range(2):
        phone.touchscreen.tap(*start)
    assert still(phone)
    table.shows(head.last.view)
    sizes = phone.evaluate(
        "[document.scrollingElement.scrollWidth - innerWidth, document.scrollingElement.scrollHeight - innerHeight]"
    )
    assert max(sizes) <= 0


def test_what_is_written_into_is_seen_above_the_keyboard(phone: Page) -> None:
    """With the height that a keyboard leaves, the field is scrolled to, and large enough not to be zoomed into."""
    phone.goto("./")
    table = TablePage(phone, touch=True)
    table.radio("Target", "Other").check()
    field = phone.get_by_role("textbox", name="Your target")
    field.tap()
    size = phone.viewport_size
    assert size is not None
    phone.set_viewport_size({"width": size["width"], "height": max(160, size["height"] - KEYBOARD)})
    field.scroll_into_view_if_needed()
    field.fill("175")
    expect(field).to_be_in_viewport(ratio=0.9)
    expect(field).to_be_focused()
    assert phone.evaluate(FINE_PRINT) == []
    assert phone.evaluate(
        """() => {
          const { x, y, width, height } = document.activeElement.getBoundingClientRect();
          return document.activeElement.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    ), "nothing lies over the field"
    table.press(table.button("Settings"))
    expect(phone.get_by_role("dialog")).to_be_visible()
    assert phone.evaluate(FINE_PRINT) == []
