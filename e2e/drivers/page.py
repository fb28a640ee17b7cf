"""A page over WebDriver in the shape of Playwright's: as much of it as ``table_page`` and ``spoken`` ask for."""

from __future__ import annotations

import base64
import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from drivers import probe
from drivers.wire import Wire, WireError

PATIENCE = 30.0
"""How long an element may take to be there and ready, in seconds."""
PAUSE = 0.03

KEYS = {"Escape": "\ue00c", "Enter": "\ue007", "Tab": "\ue004", "ArrowLeft": "\ue012", "ArrowRight": "\ue014"}
"""What WebDriver calls the keys that write nothing."""

# The last argument is what WebDriver gives to end an asynchronous script with.
CALL = """
const args = [...arguments], done = args.pop();
(async () => {
  if (!globalThis.__probe) return { missing: true };
  const probe = globalThis.__probe;
  const every = (selector) =>
    selector ? probe.querySelectorAll(probe.parseSelector(selector), document) : [document.body];
  return { value: await (%s)(...args) };
})().then(done, (error) => done({ error: `${error}` }));
"""

# An element can be pressed where it lies still, can be used and nothing covers the point.
TARGET = """
async (selector, at) => {
  const elements = every(selector);
  if (elements.length !== 1) return { waits: `${elements.length} elements` };
  const [element] = elements;
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const place = () => element.getBoundingClientRect().toJSON();
  const before = place();
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const now = place();
  if (JSON.stringify(before) !== JSON.stringify(now)) return { waits: "it moves" };
  if (!now.width || !now.height) return { waits: "it is not seen" };
  if (element.disabled) return { waits: "it is disabled" };
  const x = Math.round(now.x + (at ? at.x : now.width / 2)), y = Math.round(now.y + (at ? at.y : now.height / 2));
  const hit = document.elementFromPoint(x, y);
  const label = element.closest("label") ?? (element.labels && element.labels[0]);
  if (!hit || !(element.contains(hit) || label?.contains(hit)))
    return { waits: `${hit ? hit.outerHTML.slice(0, 120) : "nothing"} lies there` };
  return { x, y };
}
"""


class WebPage:
    """The page of one window, or of a frame in it."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self.keyboard = WebKeyboard(wire)

    # ------------------------------------------------------------------------------------------- the window

    def goto(self, url: str) -> None:
        """Open an address; one without a host is of the page that is shown."""
        if "://" not in url and not url.startswith("about:"):
            url = urljoin(self.url, url)
        self._wire.navigate(url)

    def reload(self) -> None:
        """Load the page anew, as the page itself may: the driver's own way passes by the worker for offline use."""
        begun = "() => performance.timeOrigin"
        before = self.evaluate(begun)
        self._wire.run("location.reload(); arguments[arguments.length - 1]()")
        deadline = time.monotonic() + PATIENCE
        while self.evaluate(begun) == before:
            if time.monotonic() > deadline:
                raise AssertionError("The page was not loaded anew")
            time.sleep(PAUSE)

    @property
    def url(self) -> str:
        """The page's address."""
        return str(self.evaluate("() => location.href"))

    def resize(self, width: int, height: int) -> None:
        """Give the page a size."""
        self._wire.resize(width, height)

    def screenshot(self, path: Path) -> None:
        """Keep a picture of what is seen."""
        path.write_bytes(base64.b64decode(self._wire.picture()))

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Look away for a moment."""
        time.sleep(milliseconds / 1000)

    @contextmanager
    def within(self, selector: str) -> Iterator[WebPage]:
        """Turn to the page in a frame for the length of a ``with`` block."""
        script = "arguments[1](document.querySelector(arguments[0]))"
        self._wire.frame(self._wire.run(script, selector))
        try:
            yield self
        finally:
            self._wire.frame(None)

    # ----------------------------------------------------------------------------------------- the document

    def evaluate(self, function: str, *args: Any) -> Any:
        """Call a function beside the page's own scripts; within it ``every(selector)`` finds elements."""
        script = CALL % function
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self._wire.run(script, *args)
                if answer is None and time.monotonic() < deadline:
                    # Firefox gives nothing back where the window changes under the script.
                    time.sleep(0.05)
                    continue
                if answer.get("missing"):
                    self._wire.run(f"{probe.source()}; arguments[arguments.length - 1]()")
                    continue
            except WireError as error:
                # The page that was asked has gone to another address meanwhile.
                if time.monotonic() > deadline or not re.search(
                    "unload|navigat|discarded|no such", str(error)
                ):
                    raise
                time.sleep(PAUSE)
                continue
            if "error" in answer:
                raise WireError(answer["error"])
            return answer.get("value")

    def locator(self, selector: str) -> WebLocator:
        """Find elements by a selector of CSS."""
        return WebLocator(self, f"css={selector}")

    def get_by_role(
        self, role: str, *, name: str | re.Pattern[str] | None = None, exact: bool = False
    ) -> WebLocator:
        """Find elements by role and name."""
        return WebLocator(self, probe.by_role(role, name, exact))

    def get_by_text(self, text: str | re.Pattern[str], *, exact: bool = False) -> WebLocator:
        """Find elements by their words."""
        return WebLocator(self, probe.by_text(text, exact))

    def press_at(self, x: float, y: float) -> None:
        """Press and let go at a point."""
        self._wire.actions(
            [
                {
                    "type": "pointer",
                    "id": "mouse",
                    "parameters": {"pointerType": "mouse"},
                    "actions": [
                        {"type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"},
                        {"type": "pointerDown", "button": 0},
                        {"type": "pointerUp", "button": 0},
                    ],
                }
            ]
        )


class WebLocator:
    """Elements of a page, looked for anew at each use."""

    def __init__(self, page: WebPage, selector: str) -> None:
        self._page = page
        self._selector = selector

    def __repr__(self) -> str:
        return self._selector

    def get_by_role(
        self, role: str, *, name: str | re.Pattern[str] | None = None, exact: bool = False
    ) -> WebLocator:
        """Find elements below by role and name."""
        return self.locator(probe.by_role(role, name, exact))

    def get_by_text(self, text: str | re.Pattern[str], *, exact: bool = False) -> WebLocator:
        """Find elements below by their words."""
        return self.locator(probe.by_text(text, exact))

    def locator(self, selector: str) -> WebLocator:
        """Find elements below by a selector."""
        return WebLocator(self._page, f"{self._selector} >> {selector}")

    @property
    def first(self) -> WebLocator:
        """The first of the elements."""
        return self.locator("nth=0")

    @property
    def last(self) -> WebLocator:
        """The last of the elements."""
        return self.locator("nth=-1")

    def count(self) -> int:
        """Count the elements that are there now."""
        return int(self._page.evaluate("(selector) => every(selector).length", self._selector))

    def aria_snapshot(self) -> str:
        """Read the outline of the one element."""
        return str(self._one("(element) => probe.ariaSnapshot(element, { mode: 'default' })"))

    def text_content(self) -> str:
        """Read the words of the one element."""
        return str(self._one("(element) => element.textContent"))

    def inner_text(self) -> str:
        """Read the words of the one element as they are seen."""
        return str(self._one("(element) => element.innerText"))

    def input_value(self) -> str:
        """Read what the one element holds."""
        return str(self._one("(element) => element.value"))

    def get_attribute(self, name: str) -> str | None:
        """Read an attribute of the one element."""
        found: str | None = self._one(f"(element) => element.getAttribute({json.dumps(name)})")
        return found

    def is_enabled(self) -> bool:
        """Tell whether the one element can be used."""
        return bool(self._one("(element) => probe.elementState(element, 'enabled').matches"))

    def bounding_box(self) -> dict[str, float]:
        """Tell where the one element lies."""
        return dict(self._one("(element) => element.getBoundingClientRect().toJSON()"))

    def focus(self) -> None:
        """Put the focus on the one element."""
        self._one("(element) => element.focus()")

    def select_option(self, value: str) -> None:
        """Choose an option, as the keyboard does."""
        self._one(
            "(element) => { element.value = " + json.dumps(value) + ";"
            "for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true })); }"
        )

    def click(self, *, position: dict[str, float] | None = None) -> None:
        """Press the one element once it lies still and nothing covers it."""
        deadline = time.monotonic() + PATIENCE
        while True:
            target = self._page.evaluate(TARGET, self._selector, position)
            if "waits" not in target:
                self._page.press_at(target["x"], target["y"])
                return
            if time.monotonic() > deadline:
                raise AssertionError(f"{self._selector} cannot be pressed: {target['waits']}")
            time.sleep(PAUSE)

    def check(self) -> None:
        """Choose the one element where it is not chosen yet."""
        if not self._one("(element) => element.checked ?? element.ariaChecked === 'true'"):
            self.click()

    def _one(self, function: str) -> Any:
        script = (
            "async (selector) => { const found = every(selector);"
            f" return found.length === 1 ? {{ value: await ({function})(found[0]) }} : {{ count: found.length }}; }}"
        )
        deadline = time.monotonic() + PATIENCE
        while "value" not in (answer := self._page.evaluate(script, self._selector)):
            # A function that gives nothing leaves no value behind.
            if not answer:
                return None
            if time.monotonic() > deadline:
                raise AssertionError(f"{self._selector} finds {answer['count']} elements, not one")
            time.sleep(PAUSE)
        return answer["value"]


class WebKeyboard:
    """The keyboard of a window."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    def press(self, key: str) -> None:
        """Press a key and let go."""
        value = KEYS.get(key, key)
        self._wire.actions(
            [
                {
                    "type": "key",
                    "id": "keys",
                    "actions": [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}],
                }
            ]
        )
