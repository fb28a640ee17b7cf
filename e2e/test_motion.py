"""Cards that travel: they are there where motion is wanted, gone with a press, and show nothing that is hidden."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

import scenarios
from plans import Moment, Plan
from table_page import TablePage

# Every animation the page makes is noted; held ones stand still, so that a test does not race them.
NOTE = """
self.made = [];
const own = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const animation = own.call(this, frames, timing);
  if (self.hold) animation.pause();
  const said = [...frames].flatMap(Object.keys);
  self.made.push({
    properties: [...new Set(said)].filter((name) => !["offset", "easing"].includes(name)),
    time: timing.duration,
    flies: Boolean(this.closest("[inert][aria-hidden=true]")),
    backs: this.querySelectorAll('img[src*="/back-"]').length,
    faces: this.querySelectorAll("svg").length,
    whole: this.children.length > 0 && frames.some(({ transform }) => transform),
  });
  return animation;
};
"""

# Every sound is noted with its start and its end.
HEAR = """
self.heard = [];
self.contexts = 0;
const Real = self.AudioContext;
self.AudioContext = class extends Real { constructor(...all) { super(...all); self.contexts += 1; } };
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (at) {
  self.heard.push([at, at + this.buffer.duration]);
  start.call(this, at);
};
self.felt = [];
navigator.vibrate = (time) => self.felt.push(time);
"""

RUNNING = "() => document.getAnimations().filter((one) => !(one instanceof CSSTransition)).length"

SET = """
async (change) => {
  const { createStorage } = await import(new URL("src/storage.js", location.href).href);
  createStorage().writeSettings(change);
}
"""


def _made(page: Page) -> list[dict[str, Any]]:
    """List the animations made since the last call."""
    made: list[dict[str, Any]] = page.evaluate("() => self.made.splice(0)")
    return made


def _plain_turn() -> tuple[Plan, int]:
    """Find a turn in which both draw from the stock and throw, the person first."""
    plan = scenarios.dead_deal()

    def plain(number: int) -> bool:
        acts = [moment.does and moment.does["type"] for moment in plan.moments[number : number + 2]]
        after = plan.moments[number + 2 : number + 3]
        log = after[0].deal["log"] if after and after[0].phase == "draw" else []
        return acts == ["draw_stock", "discard"] and bool(log) and log[-1]["draw"] == "stock"

    return plan, next(number for number in range(len(plan.moments)) if plain(number))


def _throw(table: TablePage, moment: Moment) -> None:
    assert moment.does
    table.do(moment.does)


def test_cards_travel_until_a_press(page: Page) -> None:
    """Draw, discard and the opponent's turn are seen; a press ends what moves; no hidden card has a face."""
    page.add_init_script(NOTE)
    plan, number = _plain_turn()
    moment, drawn, after = plan.moments[number : number + 3]
    table = TablePage(page)
    table.resume(moment, anim=True)
    table.ready()
    _made(page)

    page.evaluate("() => { self.hold = true; }")
    table.press(table.stock())
    table.shows(drawn.view)
    assert page.evaluate(RUNNING) > 0
    page.keyboard.press("Shift")
    assert page.evaluate(RUNNING) == 0
    page.evaluate("() => { self.hold = false; }")
    table.shows(drawn.view)

    _throw(table, drawn)
    table.shows(after.view)
    flights = [(one["backs"], one["faces"]) for one in _made(page) if one["flies"] and one["whole"]]
    # Drawn: a back that turns. Thrown: a face. The opponent draws a back, and what he throws turns over.
    assert flights == [(1, 1), (0, 1), (1, 0), (1, 1)]
    table.until(lambda: (page.evaluate(RUNNING), 0))


def test_nothing_travels_where_motion_is_not_wanted(page: Page) -> None:
    """Reduced motion: a blink at most. Switched off, or ``anim=0``: nothing at all."""
    page.add_init_script(NOTE)
    plan, number = _plain_turn()
    moment, drawn, after = plan.moments[number : number + 3]
    page.emulate_media(reduced_motion="reduce")
    table = TablePage(page)
    table.resume(moment, anim=True)
    table.ready()
    table.press(table.stock())
    table.shows(drawn.view)
    made = _made(page)
    assert made
    assert all(one["properties"] == ["opacity"] and one["time"] <= 80 for one in made)

    page.emulate_media(reduced_motion="no-preference")
    other = page.context.new_page()
    other.goto("./?anim=0")
    other.evaluate(SET, {"motion": "none"})
    other.close()
    expect(page.locator("html[data-motion=none]")).to_have_count(1)
    _throw(table, drawn)
    table.shows(after.view)
    assert _made(page) == []

    other = page.context.new_page()
    other.goto("./?anim=0")
    other.evaluate(SET, {"motion": "full"})
    other.close()
    table.resume(moment)
    table.press(table.stock())
    table.shows(drawn.view)
    assert _made(page) == []


def test_sounds_follow_the_acts(page: Page) -> None:
    """Off until wanted, then a taste of it; acts are heard, never two at once, and a lifted card is felt."""
    page.add_init_script(HEAR)
    plan, number = _plain_turn()
    moment, drawn, after = plan.moments[number : number + 3]
    table = TablePage(page)
    table.resume(moment)
    table.ready()
    table.press(table.stock())
    table.shows(drawn.view)
    assert page.evaluate("() => [self.contexts, self.felt]") == [0, []]

    page.get_by_role("button", name="Settings").first.click()
    sheet = page.get_by_role("dialog", name="Settings")
    for name in ("Vibration", "Sound"):
        table.press(sheet.get_by_role("switch", name=name))
    table.until(lambda: (page.evaluate("() => self.heard.length"), 1))
    page.keyboard.press("Escape")

    _throw(table, drawn)
    table.shows(after.view)
    assert page.evaluate("() => [self.contexts, self.felt]") == [1, [10]]
    heard = page.evaluate("() => self.heard")
    assert len(heard) > 1
    assert all(end <= start for (_, end), (start, _) in pairwise(heard))
