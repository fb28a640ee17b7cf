"""WebKitGTK as Debian ships it: its small browser, its own driver, and a screen that nobody sees."""

from __future__ import annotations

import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Any

from drivers.page import WebPage
from drivers.watched_site import Reports
from drivers.wire import Http

PATIENCE = 30.0
"""How long a part may take to start, in seconds."""
SCREEN = "1600x1200x24"
ARGUMENTS = ["--automation", "--javascript-can-open-windows-automatically=true"]

# The bar above a usual window keeps it from being as narrow as a phone; a window that a page opens has none.
BARE = """
window.open("about:blank", "bare", "toolbar=no,menubar=no,location=no,width=390,height=844");
arguments[arguments.length - 1]();
"""


class WebKit:
    """One MiniBrowser behind WebKitWebDriver.

    It keeps its console to itself while it is driven, so the pages tell their problems themselves: ``reports``
    is what the site under test has been told.
    """

    name = "webkit"

    def __init__(self, program: Path, driver: Path, screen: Path | None, reports: Reports) -> None:
        self._started: list[subprocess.Popen[bytes]] = []
        self._reports = reports
        try:
            environment = {**os.environ, **({"DISPLAY": self._screen(screen)} if screen else {})}
            self._wire = self._drive(program, driver, environment)
        except BaseException:
            self.close()
            raise
        self.page = WebPage(self._wire)

    def _screen(self, program: Path) -> str:
        """Start a screen in memory and return what names it."""
        read, write = os.pipe()
        self._started.append(
            subprocess.Popen(
                [program, "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"],
                pass_fds=[write],
                stdin=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        if not number:
            raise RuntimeError("No screen could be opened for WebKit")
        return f":{number}"

    def _drive(self, program: Path, driver: Path, environment: dict[str, str]) -> Http:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        # No accessibility bus and no processor for graphics are there to be asked.
        quiet = {"GTK_A11Y": "none", "NO_AT_BRIDGE": "1", "LIBGL_ALWAYS_SOFTWARE": "1", "LC_ALL": "C.UTF-8"}
        self._started.append(
            subprocess.Popen(
                [driver, f"--port={port}"],
                env={**environment, **quiet},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )
        address = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + PATIENCE
        while True:
            with suppress(urllib.error.URLError), urllib.request.urlopen(f"{address}/status"):
                break
            if time.monotonic() > deadline:
                raise RuntimeError("WebKit's driver did not start")
            time.sleep(0.05)
        wire = Http(
            address,
            {
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": {"binary": str(program), "args": ARGUMENTS},
            },
        )
        usual = set(wire.do("GET", "/window/handles"))
        wire.run(BARE)
        while not (bare := set(wire.do("GET", "/window/handles")) - usual):
            if time.monotonic() > deadline:
                raise RuntimeError("WebKit did not open a window")
            time.sleep(0.05)
        wire.do("POST", "/window", {"handle": bare.pop()})
        return wire

    def watch(self, origin: str) -> None:
        """Note from now on what must not happen in the pages of an origin."""
        self._reports.clear()

    def problems(self) -> list[str]:
        """List what must not have happened since ``watch``."""
        return self._reports.told()

    def resize(self, width: int, height: int) -> None:
        """Give the page a size."""
        self.page.resize(width, height)

    def picture(self, path: Path) -> None:
        """Keep a picture of what is seen."""
        self.page.screenshot(path)

    def within(self, selector: str) -> AbstractContextManager[Any]:
        """Turn to the page in a frame."""
        return self.page.within(selector)

    def close(self) -> None:
        """End the browser, its driver and the screen."""
        if hasattr(self, "_wire"):
            with suppress(Exception):
                self._wire.end()
        for process in reversed(self._started):
            process.terminate()
            process.wait()
