"""Somebody who presses whatever there is: pointer and keys by chance, always the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Error, Page

# Where everything lies that can be pressed; and every other card, so that the hand is met often enough.
TARGETS = """
() => [...document.querySelectorAll("button, a, summary, label, input, select")].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const across = box.width && box.right > 0 && box.left < innerWidth;
  const seen = across && box.height && box.bottom > 0 && box.top < innerHeight;
  return seen ? [[box.x, box.y, box.width, box.height]] : [];
})
"""

LETTERS = tuple("abcdefghijklmnopqrstuvwxyz")
KEYS = (
    *LETTERS,
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown") * 3,
    *("Alt+ArrowLeft", "Alt+ArrowRight", "Alt+ArrowUp", "Alt+ArrowDown"),
    *("Tab", "Shift+Tab", "Enter", "Space", "Escape") * 4,
    *("Home", "End", "Shift+?", "1", "2"),
)
SIZES = ((390, 844), (844, 390), (320, 568), (1280, 800))

# How many inputs before the monkey looks anew where things are, and before it goes back to the table.
LOOK, RETURN = 3, 50


class Monkey:
    """Somebody without a plan; ``home``: the address of the table."""

    def __init__(self, page: Page, seed: str, home: str) -> None:
        self._page = page
        self._rng = Random(seed)
        self._home = home
        self._targets: list[list[float]] = []
        # What a button may open outside the page is not waited for.
        page.on("filechooser", lambda _: None)
        page.on("download", lambda download: download.cancel())

    def run(self, inputs: int) -> None:
        """Do so many inputs."""
        for number in range(inputs):
            if number % RETURN == 0:
                self._come_back()
            if number % LOOK == 0:
                self._look()
            self._choose()()

    def _look(self) -> None:
        """See where everything lies that can be pressed; a page that is being left has nothing more to press."""
        try:
            self._targets = self._page.evaluate(TARGETS)
        except Error as error:
            if "Execution context was destroyed" not in error.message:
                raise
            self._targets = []

    def _choose(self) -> Callable[[], Any]:
        ways: dict[Callable[[], Any], int] = {
            self._tap: 44,
            self._key: 34,
            self._drag: 10,
            self._tap_twice: 7,
            self._tap_anywhere: 4,
            self._turn: 1,
        }
        return self._rng.choices([*ways], weights=[*ways.values()])[0]

    def _anywhere(self) -> tuple[float, float]:
        size = self._page.viewport_size or {"width": 1, "height": 1}
        return self._rng.uniform(0, size["width"]), self._rng.uniform(0, size["height"])

    def _somewhere(self) -> tuple[float, float]:
        """Choose a point of something that can be pressed."""
        if not self._targets:
            return self._anywhere()
        x, y, width, height = self._rng.choice(self._targets)
        return x + width * self._rng.uniform(0.1, 0.9), y + height * self._rng.uniform(0.1, 0.9)

    def _tap(self) -> None:
        self._page.mouse.click(*self._somewhere())

    def _tap_twice(self) -> None:
        self._page.mouse.dblclick(*self._somewhere())

    def _tap_anywhere(self) -> None:
        self._page.mouse.click(*self._anywhere())

    def _drag(self) -> None:
        mouse = self._page.mouse
        mouse.move(*self._somewhere())
        mouse.down()
        for _ in range(self._rng.randint(1, 3)):
            mouse.move(*self._rng.choice((self._somewhere, self._anywhere))(), steps=2)
        if self._rng.random() < 0.15:
            self._page.keyboard.press("Escape")
        mouse.up()

    def _key(self) -> None:
        self._page.keyboard.press(self._rng.choice(KEYS))

    def _turn(self) -> None:
        """Turn the device, or lay another one on the table."""
        width, height = self._rng.choice(SIZES)
        self._page.set_viewport_size({"width": width, "height": height})

    def _come_back(self) -> None:
        """Go to the table; there is not much to press on a page that was left."""
        self._page.goto(f"{self._home}#/table")
