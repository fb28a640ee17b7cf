"""Stand in for ``asyncio``: the engine's one function is called and returns, so there is nothing to wait for.

Pyodide asks for ``get_event_loop`` when it starts and calls it only where Python awaits something of JavaScript.
"""


def get_event_loop() -> None:
    """Refuse: this run time has no event loop."""
    raise RuntimeError("this run time has no event loop")
