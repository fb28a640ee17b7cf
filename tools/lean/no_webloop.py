"""Stand in for ``pyodide.webloop``: without ``asyncio`` there is no event loop to set up."""


def _initialize_event_loop() -> None:
    """Set nothing up."""
