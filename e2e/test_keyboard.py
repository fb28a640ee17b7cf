"""A deal with the keyboard alone, and where the focus is after each act."""

from __future__ import annotations

import re

from playwright.sync_api import Page

import scenarios
from plans import Action
from table_page import TablePage
from words import card_name

FOCUSED = """
() => {
  const active = document.activeElement;
  if (active === document.body) return "";
  return active?.getAttribute("aria-label") ?? active?.textContent?.trim() ?? "";
}
"""

HOUR = 3600


class Keys:
    """A person with a keyboard and no mouse."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.press = table.page.keyboard.press

    def focused(self) -> str:
        """Name what has the focus."""
        return str(self.table.page.evaluate(FOCUSED))

    def comes_to(self, start: str) -> None:
        """Wait until the focus is on something whose name begins so."""

        def both() -> tuple[str, str]:
            name = self.focused()
            return start if name.startswith(start) else name, start

        self.table.until(both)

    def tab_to(self, name: str) -> None:
        """Walk to a control with the Tab key."""
        for _ in range(40):
            if self.focused().startswith(name):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {name}")

    def walk_to(self, card: str) -> None:
        """Walk to a card of the hand with the arrow keys."""
        if not re.search(r"\d+ of \d+$", self.focused()):
            self.tab_to_hand()
        self.press("Home")
        for _ in range(12):
            if self.focused().startswith(f"{card_name(card)},"):
                return
            self.press("ArrowRight")
        raise AssertionError(f"The arrows do not lead to {card_name(card)}")

    def tab_to_hand(self) -> None:
        """Walk to the hand's one tab stop."""
        for _ in range(20):
            self.press("Tab")
            if re.search(r"\d+ of \d+$", self.focused()):
                return
        raise AssertionError("Tab does not lead to the hand")

    def do(self, action: Action) -> None:
        """Play one act."""
        match action["type"]:
            case "pass":
                self.press("p")
            case "take_upcard" | "take_discard":
                self.press("d")
            case "draw_stock":
                self.press("s")
            case "discard":
                self.walk_to(action["card"])
                self.press("Enter")
                self.press("Enter")
            case "knock":
                self.knock(action)
            case other:
                raise AssertionError(f"No key for {other}")

    def knock(self, action: Action) -> None:
        """Arm, disarm, arm again, choose the card, lay down."""
        self.press("k")
        self.comes_to("")
        self.table.until(lambda: (bool(re.search(r"knocks with \d+", self.focused())), True))
        self.press("Escape")
        self.comes_to("Knock")
        self.press("k")
        self.table.until(lambda: (bool(re.search(r"knocks with \d+", self.focused())), True))
        self.walk_to(action["discard"])
        if self.table.card(action["discard"]).get_attribute("aria-pressed") != "true":
            self.press("Enter")
        self.press("k")


def test_deal_by_keyboard(page: Page) -> None:
    """From the first screen to the end of the deal, and the focus always where the hand goes next."""
    table = TablePage(page)
    keys = Keys(table)
    plan = scenarios.knock_with_opponents_layoffs()
    page.goto(table.address(plan))
    table.choose(plan)
    keys.tab_to("Deal the cards")
    keys.press("Enter")
    for moment, following in zip(plan.moments, plan.moments[1:], strict=False):
        table.shows(moment.view)
        assert moment.does is not None
        if moment.does["type"] == "take_discard":
            # What was taken may be laid back as long as nothing hidden was seen.
            keys.do(moment.does)
            table.shows(following.view)
            keys.press("u")
            table.shows(moment.view)
        keys.do(moment.does)
        table.shows(following.view)
        if following.phase == "discard":
            keys.comes_to(card_name(following.deal["drawn"]))
        elif following.phase == "draw":
            keys.comes_to("Stock")


def test_lifting_moving_and_taking_back(page: Page) -> None:
    """Escape lowers a card, Alt with an arrow moves it, D throws it, U takes it back while nobody answered."""
    table = TablePage(page)
    keys = Keys(table)
    plan = scenarios.knock_choice()
    number = next(n for n, moment in enumerate(plan.moments) if moment.phase == "discard")
    moment = plan.moments[number]
    # With the page's clock standing still the opponent thinks for ever.
    page.clock.install(time=0)
    table.resume(moment, anim=True)
    table.ready()
    page.clock.pause_at(HOUR)
    keys.tab_to("Skip to your hand")
    keys.press("Enter")
    table.until(lambda: (bool(re.search(r"\d+ of 11$", keys.focused())), True))

    keys.press("Home")
    first = keys.focused().split(",")[0]
    keys.press("Alt+ArrowRight")
    table.until(lambda: (keys.focused().startswith(first) and keys.focused().endswith("2 of 11"), True))
    keys.press("Space")
    table.until(lambda: (page.get_by_role("button", pressed=True, name=re.compile(f"^{first}")).count(), 1))
    keys.press("Escape")
    table.until(lambda: (page.get_by_role("button", pressed=True, name=re.compile(f"^{first}")).count(), 0))

    assert moment.does is not None
    keys.walk_to(moment.does["card"])
    keys.press("Enter")
    keys.press("d")
    table.shows(moment.during[0])
    keys.comes_to("Stock")
    keys.press("u")
    table.shows(moment.view)
