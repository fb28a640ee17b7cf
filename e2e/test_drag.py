"""Cards under the finger: every drag ends in what a press would have done, or the card lies where it lay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import scenarios
from plans import Moment
from table_page import TablePage
from words import card_name

Point = tuple[float, float]

STEPS = 4
"""Into how many movements a drag is cut."""


class Mouse:
    """Drag with the mouse."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def down(self, at: Point) -> None:
        """Press."""
        self._mouse.move(*at)
        self._mouse.down()

    def move(self, to: Point) -> None:
        """Move in several steps, as a hand does."""
        self._mouse.move(*to, steps=STEPS)

    def up(self) -> None:
        """Let go."""
        self._mouse.up()


class Finger:
    """Drag with a finger; the second one comes from ``second``."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._at: Point = (0, 0)
        self._other: Point | None = None

    def _send(self, kind: str) -> None:
        points = [{"x": self._at[0], "y": self._at[1], "id": 0}]
        if self._other:
            points.append({"x": self._other[0], "y": self._other[1], "id": 1})
        ends = kind in {"touchEnd", "touchCancel"}
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if ends else points})

    def down(self, at: Point) -> None:
        """Press."""
        self._at = at
        self._send("touchStart")

    def second(self, at: Point) -> None:
        """Put a second finger down."""
        self._other = at
        self._send("touchStart")

    def move(self, to: Point) -> None:
        """Move in several steps, as a finger does."""
        x, y = self._at
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._at = (x + (to[0] - x) * part, y + (to[1] - y) * part)
            self._send("touchMove")

    def up(self) -> None:
        """Let go."""
        self._other = None
        self._send("touchEnd")

    def cancel(self) -> None:
        """Let the system take the touch away."""
        self._send("touchCancel")


def _center(locator: Locator) -> Point:
    box = locator.bounding_box()
    assert box, "it is on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _strip(card: Locator) -> Point:
    """Give a point of a card of the hand that no neighbour covers."""
    box = card.bounding_box()
    assert box, "the card is on the screen"
    return box["x"] + 9, box["y"] + box["height"] / 2


def _cards(table: TablePage) -> Locator:
    return table.page.get_by_role("list", name="Your hand").get_by_role("button")


def _hand(table: TablePage) -> list[str]:
    """Read the hand from left to right."""
    names: list[str] = _cards(table).evaluate_all("cards => cards.map(card => card.ariaLabel)")
    return [name.split(",")[0] for name in names]


def _open(page: Page, moment: Moment, *, touch: bool = False) -> TablePage:
    table = TablePage(page, touch=touch)
    table.resume(moment)
    # A save that is being read is a reply that would end a drag.
    table.ready()
    return table


def _drag(hand: Mouse | Finger, start: Point, end: Point) -> None:
    hand.down(start)
    hand.move(end)
    hand.up()


@pytest.fixture(params=["mouse", "touch"])
def held(request: pytest.FixtureRequest, new_page: Callable[..., Page]) -> tuple[Page, Mouse | Finger, bool]:
    """A page with what drags on it."""
    if request.param == "mouse":
        page = new_page()
        return page, Mouse(page), False
    page = new_page(has_touch=True, is_mobile=True)
    return page, Finger(page), True


def test_a_turn_by_dragging(held: tuple[Page, Mouse | Finger, bool]) -> None:
    """The stock's card comes to the hand, cards change places there, one goes to the pile: as the engine says."""
    page, hand, touch = held
    plan = scenarios.knocked_with_chained_layoffs()
    number = plan.number(lambda moment: moment.does == {"type": "draw_stock"})
    drawn = plan.moments[number + 1]
    table = _open(page, plan.moments[number], touch=touch)
    _drag(hand, _center(table.stock()), _center(page.get_by_role("list", name="Your hand")))
    table.shows(drawn.view)
    before = _hand(table)
    _drag(hand, _strip(_cards(table).nth(3)), _strip(_cards(table).nth(0)))
    expected = [before[3], *before[:3], *before[4:]]
    table.until(lambda: (_hand(table), expected))
    expect(page.get_by_role("button", pressed=True).and_(_cards(table))).to_have_count(0)
    assert drawn.does
    _drag(hand, _strip(table.card(drawn.does["card"])), _center(table.pile()))
    table.shows(plan.moments[number + 2].view)
    expected.remove(card_name(drawn.does["card"]))
    table.until(lambda: (_hand(table), expected))


def test_what_is_refused_or_given_up_changes_nothing(page: Page) -> None:
    """The card comes back, with the reason where there is one; near the pile is near enough to throw."""
    plan = scenarios.knocked_with_chained_layoffs()
    number = plan.number(lambda moment: moment.does == {"type": "draw_stock"})
    moment, drawn, thrown = plan.moments[number : number + 3]
    table = _open(page, moment)
    mouse = Mouse(page)
    first = moment.deal["hand"][0]
    place = table.card(first).bounding_box()
    _drag(mouse, _strip(table.card(first)), _center(table.pile()))
    table.hears("raw a card first")
    table.until(lambda: (table.card(first).bounding_box(), place))
    table.press(table.stock())
    table.shows(drawn.view)

    assert drawn.does
    card = table.card(drawn.does["card"])
    before, place = _hand(table), card.bounding_box()
    for give_up in (
        lambda: page.keyboard.press("Escape"),
        lambda: page.evaluate("dispatchEvent(new Event('blur'))"),
        lambda: page.evaluate("dispatchEvent(new Event('resize'))"),
    ):
        mouse.down(_strip(card))
        mouse.move(_center(table.pile()))
        expect(card).to_have_attribute("aria-pressed", "true")
        give_up()
        mouse.up()
        table.until(lambda: ((_hand(table), card.bounding_box()), (before, place)))
        expect(card).to_have_attribute("aria-pressed", "false")
    table.shows(drawn.view)

    x, y = _center(page.get_by_role("region", name="Opponent"))
    _drag(mouse, _strip(card), (x, y + 20))
    table.shows(thrown.view)


def test_one_finger_at_a_time(new_page: Callable[..., Page]) -> None:
    """A touch taken away leaves the card where it lay; a second finger changes nothing."""
    plan = scenarios.knocked_with_chained_layoffs()
    number = plan.number(lambda moment: bool(moment.does and moment.does["type"] == "discard"))
    moment = plan.moments[number]
    page = new_page(has_touch=True, is_mobile=True)
    table = _open(page, moment, touch=True)
    assert moment.does
    card = table.card(moment.does["card"])
    other = table.card(next(card for card in moment.deal["hand"] if card != moment.does["card"]))
    place = card.bounding_box()
    finger = Finger(page)
    finger.down(_strip(card))
    finger.move(_center(table.pile()))
    finger.cancel()
    table.until(lambda: (card.bounding_box(), place))
    finger.down(_strip(card))
    finger.move(_center(table.pile()))
    finger.second(_strip(other))
    expect(other).to_have_attribute("aria-pressed", "false")
    finger.up()
    table.shows(plan.moments[number + 1].view)


def test_the_armed_knock_goes_with_the_card(page: Page) -> None:
    """Once Knock is pressed the card dragged to the pile ends the deal."""
    plan = scenarios.knock_with_opponents_layoffs()
    number = plan.number(lambda moment: bool(moment.does and moment.does["type"] == "knock"))
    moment = plan.moments[number]
    assert moment.does
    table = _open(page, moment)
    table.press(table.act("Knock"))
    _drag(Mouse(page), _strip(table.card(moment.does["discard"])), _center(table.pile()))
    table.shows(plan.moments[number + 1].view)


def test_a_layoff_goes_to_the_meld_it_is_dropped_on(new_page: Callable[..., Page]) -> None:
    """In the layoff phase a card dragged to a meld that takes it lies there."""
    plan = scenarios.knocked_with_chained_layoffs()
    number = plan.number(lambda moment: bool(moment.does and moment.does["type"] == "lay_off"))
    moment = plan.moments[number]
    assert moment.does
    page = new_page(has_touch=True, is_mobile=True)
    table = _open(page, moment, touch=True)
    melds = page.get_by_role("region", name="melds").get_by_role("group")
    goal = _center(melds.nth(moment.does["meld"]))
    _drag(Finger(page), _strip(table.card(moment.does["card"])), goal)
    table.shows(plan.moments[number + 1].view)
