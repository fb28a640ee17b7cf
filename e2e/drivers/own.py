"""A browser that Playwright drives itself, one fresh context after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page


class Own:
    """One browser of Playwright's; each ``watch`` begins with an empty context."""

    def __init__(self, name: str, browser: Browser, watching: Callable[[BrowserContext, str], Any]) -> None:
        self.name = name
        self._browser = browser
        self._watching = watching
        self._context: BrowserContext | None = None
        self.page: Page

    def watch(self, origin: str) -> None:
        """Note from now on what must not happen in the pages of an origin."""
        if self._context is not None:
            self._context.close()
        self._context = self._browser.new_context(viewport={"width": 390, "height": 844})
        self._watch = self._watching(self._context, origin)
        self.page = self._context.new_page()

    def problems(self) -> list[str]:
        """List what must not have happened since ``watch``."""
        return list(self._watch.problems)

    def resize(self, width: int, height: int) -> None:
        """Give the page a size."""
        self.page.set_viewport_size({"width": width, "height": height})

    def picture(self, path: Path) -> None:
        """Keep a picture of what is seen."""
        self.page.screenshot(path=path)

    @contextmanager
    def within(self, selector: str) -> Iterator[Any]:
        """Turn to the page in a frame."""
        frame = self.page.locator(selector).element_handle().content_frame()
        assert frame is not None
        yield frame

    def close(self) -> None:
        """Close the context; the browser is not this seat's."""
        if self._context is not None:
            self._context.close()
