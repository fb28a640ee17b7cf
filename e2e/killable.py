"""A Chromium of its own with a profile on disk: started, killed with everything it has started, and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Playwright

import browsers

STARTED = "DevToolsActivePort"
PATIENCE = 60.0
"""How long the browser may take to start, in seconds."""
QUICK_START = "--js-flags=--liftoff-only"


class OnDisk:
    """One profile, and at most one browser that runs on it."""

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        self._playwright = playwright
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._browser: Browser | None = None

    def start(self) -> BrowserContext:
        """Start the browser as a group of processes, and take hold of it."""
        port = self._folder / STARTED
        port.unlink(missing_ok=True)
        command = [
            str(browsers.ensure(browsers.CHROMIUM)),
            *browsers.start_flags(browsers.CHROMIUM),
            *("--headless=new", "--remote-debugging-port=0", "--no-default-browser-check", "--lang=en-US"),
            *(f"--user-data-dir={self._folder}", QUICK_START, "about:blank"),
        ]
        self._process = subprocess.Popen(
            command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + PATIENCE
        while not (port.exists() and port.read_text().strip()):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError("The browser did not start")
            time.sleep(0.02)
        address = f"http://127.0.0.1:{port.read_text().split()[0]}"
        self._browser = self._playwright.chromium.connect_over_cdp(address)
        return self._browser.contexts[0]

    def kill(self) -> None:
        """Kill every process of the browser at once; nothing of it gets to say goodbye."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process = None
        if self._browser is not None:
            self._browser.close()
            self._browser = None

    def close(self) -> None:
        """End what still runs."""
        if self._process is not None:
            self.kill()
