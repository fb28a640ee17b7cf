"""What happens to a page in real life, in the middle of a move: none is lost and none is done twice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Position, expect

import kept
import scenarios
from plans import PATIENT, Moment, Plan, find
from table_page import STRIP, TablePage

ECHO = 0.12
"""From the first half of a double click to the second, in seconds."""


def agrees(table: TablePage, moment: Moment) -> None:
    """Wait until the page shows a moment, and see that what it has kept is just the acts that led there."""
    table.shows(moment.view)
    save = kept.newest_save(table.page)
    assert save is not None
    assert kept.moves(save) == kept.moves(moment.save)


def turn_of(plan: Plan, phase: str) -> int:
    """Find the first moment of a phase."""
    return plan.number(lambda moment: moment.phase == phase)


class Mouse:
    """A mouse whose clicks come at a time of one's choice, however busy the machine is."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._now = float(page.evaluate("() => Date.now()")) / 1000
        self._at: tuple[float, float] = (0, 0)

    def click(self, locator: Locator, position: Position | None = None) -> None:
        """Click on something."""
        locator.scroll_into_view_if_needed()
        box = locator.bounding_box()
        assert box is not None
        within = position or {"x": box["width"] / 2, "y": box["height"] / 2}
        self._at = box["x"] + within["x"], box["y"] + within["y"]
        self._now += 5
        self._press(1)

    def echo(self) -> None:
        """Click again on the same place at once."""
        self._now += ECHO
        self._press(2)

    def _press(self, count: int) -> None:
        x, y = self._at
        for kind in ("mousePressed", "mouseReleased"):
            self._session.send(
                "Input.dispatchMouseEvent",
                {
                    "type": kind,
                    "x": x,
                    "y": y,
                    "button": "left",
                    "clickCount": count,
                    "timestamp": self._now,
                },
            )


def where(table: TablePage, action: dict[str, Any]) -> Locator:
    """Find the button that does an act of the person; a card it needs is lifted first."""
    match action["type"]:
        case "pass":
            return table.act(re.compile("^(Pass|Leave it)$"))
        case "take_upcard" | "take_discard":
            return table.pile()
        case "draw_stock":
            return table.stock()
        case "discard":
            table.press_card(action["card"])
            return table.act("Discard")
        case "lay_off":
            table.press_card(action["card"])
            return table.page.get_by_role("button", name=re.compile(r"^(Run|Set): .* fits here")).first
        case "done":
            return table.act("Done")
        case other:
            raise AssertionError(f"The person does not do this here: {other}")


def test_second_half_of_a_double_click_does_nothing_more(page: Page) -> None:
    """Whatever lies in the place of what was pressed when the second click comes is not pressed."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    table.shows(plan.moments[0].view)
    mouse = Mouse(page)
    for moment, following in zip(plan.moments, plan.moments[1:], strict=False):
        mouse.click(where(table, moment.does or {}))
        table.shows(following.view)
        mouse.echo()
        agrees(table, following)


def test_double_click_on_a_card_throws_it(page: Page) -> None:
    """On a card, two presses in a row are two: the first one lifts it, the second one plays it."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    number = turn_of(plan, "discard")
    table.resume(plan.moments[number])
    table.ready()
    mouse = Mouse(page)
    mouse.click(table.card((plan.moments[number].does or {})["card"]), STRIP)
    mouse.echo()
    agrees(table, plan.moments[number + 1])


def test_double_click_on_knock_arms_it(page: Page) -> None:
    """The button in the place of the first one neither lays down nor calls it off."""
    table = TablePage(page)
    moment = scenarios.knock_choice().last
    table.resume(moment)
    table.ready()
    mouse = Mouse(page)
    mouse.click(table.act("Knock"))
    expect(table.act("Cancel")).to_be_visible()
    mouse.echo()
    page.wait_for_timeout(50)
    expect(table.act("Cancel")).to_be_visible()
    agrees(table, moment)


def test_key_held_down_counts_once(page: Page) -> None:
    """Enter held on the button that throws a card does not go on to draw one for the next turn."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    number = plan.number(lambda moment: moment.phase == "discard")
    table.resume(plan.moments[number])
    table.ready()
    where(table, plan.moments[number].does or {}).focus()
    page.keyboard.down("Enter")
    for _ in range(20):
        page.keyboard.down("Enter")
    table.shows(plan.moments[number + 1].view)
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    agrees(table, plan.moments[number + 1])


def breaks_meld(moment: Moment) -> dict[str, Any] | None:
    """Find a throw that the page asks about: it leaves more than the whole hand counts now."""
    throws = (entry for entry in moment.offers("discard") if entry["deadwood"] > moment.deal["deadwood"])
    return next(throws, None)


LEAVES = """
(dialog, leave) => {
  dialog.close();
  leave.click();
}
"""


def test_question_that_closes_as_the_table_is_left(page: Page) -> None:
    """The answer comes a moment after the dialog has gone, and by then the table may have gone as well."""
    table = TablePage(page)
    plan = find(lambda plan: plan.holds(lambda moment: breaks_meld(moment) is not None), PATIENT)
    plan = plan.upto(lambda moment: breaks_meld(moment) is not None)
    throw = breaks_meld(plan.last)
    assert throw is not None
    table.resume(plan.last)
    table.ready()
    where(table, throw["action"]).click()
    question = page.get_by_role("dialog")
    expect(question).to_be_visible()
    sheet = page.get_by_role("button", name=re.compile("score sheet$"), include_hidden=True).first
    question.evaluate(LEAVES, sheet.element_handle())
    expect(page.get_by_role("heading", name=re.compile("core sheet$"))).to_be_visible()
    page.go_back()
    agrees(table, plan.last)


HIDDEN = """
(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => hidden ? "hidden" : "visible" });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
FITS = "() => document.documentElement.scrollWidth <= innerWidth"


def presses(table: TablePage) -> None:
    """Press the stock and the pile while the cards are moving and nothing is to be pressed."""
    for what in (table.stock(), table.pile()) * 2:
        if what.count() and (box := what.first.bounding_box()):
            table.page.mouse.click(box["x"] + 5, box["y"] + 5)


def turns(table: TablePage) -> None:
    """Turn the device, and back again."""
    for size in ((844, 390), (320, 568), (390, 844)):
        table.page.set_viewport_size({"width": size[0], "height": size[1]})
        table.until(lambda: (table.page.evaluate(FITS), True))


def hides(table: TablePage) -> None:
    """Go to another tab, and come back."""
    table.page.evaluate(HIDDEN, True)
    table.page.wait_for_timeout(300)
    table.page.evaluate(HIDDEN, False)


def drags(table: TablePage) -> None:
    """Pull at whatever lies in the hand, and let go where nothing can be dropped."""
    mouse = table.page.mouse
    hand = table.page.get_by_role("list", name="Your hand").get_by_role("button")
    if not hand.count() or not (box := hand.first.bounding_box()):
        return
    mouse.move(box["x"] + 9, box["y"] + 40)
    mouse.down()
    mouse.move(box["x"] + 60, box["y"] - 30, steps=3)
    mouse.move(2, 2, steps=2)
    mouse.up()


def test_disturbed_in_every_move(page: Page) -> None:
    """With the cards in motion: other presses, a turned device, a hidden tab and a stray drag change nothing."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    disturbances: Iterator[Callable[[TablePage], None]] = cycle((presses, turns, hides, drags))
    table.open(plan, anim=True)
    for moment in plan.moments:
        table.shows(moment.view)
        if moment.does is None or moment.phase == "layoff":
            break
        table.do(moment.does)
        next(disturbances)(table)
    agrees(table, plan.moments[turn_of(plan, "layoff")])


def test_worker_lost_on_the_opponents_turn(page: Page) -> None:
    """The opponent's act that was under way is done by the next worker, once."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    number = turn_of(plan, "discard")
    table.resume(plan.moments[number])
    table.ready()
    table.hold_opponent()
    table.do(plan.moments[number].does or {})
    table.shows(plan.moments[number].during[0])
    page.workers[-1].evaluate("() => { setTimeout(() => { throw new Error('lost while thinking'); }); }")
    agrees(table, plan.moments[number + 1])


# What the storage begins to do while the game goes on, and how it comes to its senses again.
SPOIL = """
(methods) => {
  window.sound = Object.fromEntries(methods.map((name) => [name, Storage.prototype[name]]));
  for (const name of methods) {
    Storage.prototype[name] = () => { throw new DOMException("no", "QuotaExceededError"); };
  }
}
"""
MEND = "() => Object.assign(Storage.prototype, window.sound)"


@pytest.mark.parametrize(
    "methods", [["setItem"], ["getItem", "setItem", "removeItem", "key"]], ids=["full", "denied"]
)
def test_storage_fails_in_play(page: Page, methods: list[str]) -> None:
    """The page says so and plays on; what was kept before stands, and with room again all is kept."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    number = turn_of(plan, "discard")
    before, after, later = plan.moments[number : number + 3]
    table.resume(before)
    table.ready()
    page.evaluate(SPOIL, methods)
    table.do(before.does or {})
    table.shows(after.view)
    expect(table.notice()).to_contain_text("keeps nothing")
    page.evaluate(MEND)
    save = kept.newest_save(page)
    assert save is not None
    assert kept.moves(save) == kept.moves(before.save)

    # What found no room there was kept in the second place.
    page.reload()
    agrees(table, after)
    table.ready()
    page.evaluate(SPOIL, methods)
    table.do(after.does or {})
    table.shows(later.view)
    page.evaluate(MEND)
    page.reload()
    agrees(table, later)


def test_tab_that_lost_the_game_does_nothing_more(page: Page) -> None:
    """Taken over while the opponent thinks, the first tab neither plays on nor keeps what comes of it."""
    first = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    number = turn_of(plan, "discard")
    first.resume(plan.moments[number])
    first.ready()
    first.hold_opponent()
    first.do(plan.moments[number].does or {})
    first.shows(plan.moments[number].during[0])

    second = TablePage(page.context.new_page())
    second.page.goto("./?anim=0#/table")
    expect(second.notice()).to_contain_text("open in another tab")
    second.press(second.button("Play here instead"))
    expect(second.notice()).to_have_count(0)
    if second.page.get_by_role("region", name="Saved game").count():
        second.press(second.button("Resume"))
    agrees(second, plan.moments[number + 1])

    first.release_opponent()
    expect(first.notice()).to_contain_text("open in another tab")
    for key in ("d", "p", "Escape"):
        first.page.keyboard.press(key)
    first.page.mouse.click(195, 400)
    first.page.wait_for_timeout(100)
    agrees(second, plan.moments[number + 1])
    second.do(plan.moments[number + 1].does or {})
    agrees(second, plan.moments[number + 2])


YESTERDAY = "() => { const now = Date.now; Date.now = () => now.call(Date) - 86_400_000; }"


def test_clock_moved_back(page: Page) -> None:
    """Which save is the newest does not hang on the clock."""
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    number = turn_of(plan, "discard")
    table.resume(plan.moments[number])
    table.ready()
    page.evaluate(YESTERDAY)
    table.do(plan.moments[number].does or {})
    agrees(table, plan.moments[number + 1])
    page.reload()
    agrees(table, plan.moments[number + 1])
    table.ready()
    table.do(plan.moments[number + 1].does or {})
    agrees(table, plan.moments[number + 2])
