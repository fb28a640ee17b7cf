"""A person with a keyboard and no mouse."""

from __future__ import annotations

import re

from plans import Action
from table_page import TablePage
from words import card_name

NAME = """
(element) => {
  const label = element?.labels?.[0]?.textContent ?? element?.textContent;
  return element?.getAttribute("aria-label") ?? label?.replace(/\\s+/g, " ").trim() ?? "";
}
"""
FOCUSED = f"() => document.activeElement === document.body ? '' : ({NAME})(document.activeElement)"
# What has the focus must be there, in use and in sight.
LOST = """
() => {
  const active = document.activeElement;
  if (!active || active === document.body) return "nothing has the focus";
  const name = active.getAttribute("aria-label") ?? active.textContent.trim().slice(0, 60);
  if (!active.checkVisibility() || active.closest("[inert]")) return `out of use: ${name}`;
  const box = active.getBoundingClientRect();
  const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return inside ? "" : `out of sight: ${name}`;
}
"""
STOPS = 120
"""The most stops on the way from one control to another on one screen."""


class Keys:
    """A person with a keyboard and no mouse."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.press = table.page.keyboard.press
        self.type = table.page.keyboard.type

    def focused(self) -> str:
        """Name what has the focus."""
        return str(self.table.page.evaluate(FOCUSED))

    def keeps_focus(self) -> None:
        """Wait until the focus is on something that is in use and in sight."""
        self.table.until(lambda: (self.table.page.evaluate(LOST), ""))

    def comes_to(self, start: str) -> None:
        """Wait until the focus is on something whose name begins so."""

        def both() -> tuple[str, str]:
            name = self.focused()
            return start if name.startswith(start) else name, start

        self.table.until(both)

    def comes_to_match(self, pattern: str) -> None:
        """Wait until the focus is on something whose name holds this pattern."""
        self.table.until(lambda: (bool(re.search(pattern, self.focused())), True))

    def tab_to(self, name: str, *, back: bool = False) -> None:
        """Walk to a control with the Tab key."""
        for _ in range(STOPS):
            if self.focused().startswith(name):
                return
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"Tab does not lead to {name}")

    def choose(self, name: str) -> None:
        """Walk with the arrow keys to an option of the group that has the focus."""
        for _ in range(STOPS):
            if self.focused().startswith(name):
                return
            self.press("ArrowDown")
        raise AssertionError(f"The arrows do not lead to {name}")

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

    def lift(self, card: str) -> None:
        """Walk to a card and lift it, unless it is lifted."""
        self.walk_to(card)
        if self.table.card(card).get_attribute("aria-pressed") != "true":
            self.press("Enter")

    def do(self, action: Action) -> None:
        """Play one act."""
        match action["type"]:
            case "pass":
                self.press("p")
            case "take_upcard" | "take_discard":
                self.press("d")
            case "draw_stock":
                self.press("s")
            case "discard" | "lay_off":
                self.walk_to(action["card"])
                self.press("Enter")
                self.press("Enter")
            case "knock":
                self.knock(action["discard"])
            case "big_gin":
                self.press("k")
            case "done":
                self.tab_to("Done")
                self.press("Enter")
            case "next_deal":
                self.comes_to("Next deal")
                self.press("Enter")
            case other:
                raise AssertionError(f"No key for {other}")

    def hear_result(self) -> None:
        """Have the end of a deal told, step by step, until it leads on."""
        self.table.until(lambda: (self.table.button("Next").count(), 1))
        self.tab_to("Next")
        for _ in range(STOPS):
            if self.focused() != "Next":
                return
            self.press("Enter")
            self.keeps_focus()
        raise AssertionError("The result never ends")

    def option(self, group: str, name: str) -> None:
        """Choose one of a group of options on the first page."""
        radios = self.table.page.get_by_role("group", name=group, exact=True).get_by_role("radio")
        self.table.until(lambda: (radios.count() > 0, True))
        names = [self.table.page.evaluate(NAME, radio.element_handle()) for radio in radios.all()]
        for _ in range(STOPS):
            if self.focused() in names:
                break
            self.press("Tab")
        self.choose(name)

    def knock(self, discard: str) -> None:
        """Lay down with one card thrown: gin at once, a knock once it is armed."""
        if not self.table.act(re.compile("^Gin$")).count() and self.table.act("Knock").is_enabled():
            self.arm()
        self.lift(discard)
        self.press("k")

    def arm(self) -> None:
        """Arm the knock and wait until it is."""
        self.press("k")
        self.comes_to_match(r"knocks with \d+|goes gin")
