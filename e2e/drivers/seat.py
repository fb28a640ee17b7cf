"""What the tests that run in every browser ask of one."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol


class Seat(Protocol):
    """One browser with one window, cleared of what was before."""

    name: str
    page: Any
    """The page in the window, in the shape of Playwright's."""

    def watch(self, origin: str) -> None:
        """Note from now on what must not happen in the pages of an origin."""
        ...

    def problems(self) -> list[str]:
        """List what must not have happened since ``watch``."""
        ...

    def resize(self, width: int, height: int) -> None:
        """Give the page a size."""
        ...

    def picture(self, path: Path) -> None:
        """Keep a picture of what is seen."""
        ...

    def within(self, selector: str) -> AbstractContextManager[Any]:
        """Turn to the page in a frame, in the shape of Playwright's, for the length of a ``with`` block."""
        ...

    def close(self) -> None:
        """End the browser."""
        ...
