"""Stand in for ``pyodide.webloop``: without ``asyncio`` there is no event loop to set up."""

# A memory can be kept only while Python holds the objects of JavaScript in the order that Pyodide's own modules make.
from pyodide_js._api import scheduleCallback  # type: ignore[import-not-found]  # noqa: F401


def _initialize_event_loop() -> None:
    """Set nothing up."""
