"""Find the browsers that the end-to-end tests drive, and install what is missing.

``python tools/browsers.py`` makes sure that each is there and prints where.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from common import CACHE, ROOT, ToolError, give_up, run_quietly, say


@dataclass(frozen=True)
class Browser:
    """Describe one browser: where to look for it, how to install it, how to start it."""

    name: str
    variable: str
    commands: tuple[str, ...]
    debian_packages: tuple[str, ...]
    flags: tuple[str, ...]


CHROMIUM = Browser(
    name="chromium",
    variable="UNDERCUT_CHROMIUM",
    commands=("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    # With its fonts: what fits where is part of what the tests look at.
    debian_packages=("chromium", "fonts-dejavu-core", "fonts-liberation"),
    flags=(
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ),
)
BROWSERS = (CHROMIUM,)


def start_flags(browser: Browser) -> list[str]:
    """List the flags to start a browser with; the sandbox refuses to run as root."""
    return [*browser.flags, *(["--no-sandbox"] if _is_root() else [])]


def find(browser: Browser) -> Path | None:
    """Find a browser: the one its variable names, else Playwright's own, else the system's.

    Raises ``ToolError`` when the variable names a file that is not there.
    """
    named = os.environ.get(browser.variable)
    if named:
        path = shutil.which(named)
        if path is None:
            raise ToolError(f"{browser.variable} names {named}, which is not a program here.")
        return Path(path)
    own = _playwright_own(browser)
    if own is not None:
        return own
    found = (shutil.which(command) for command in browser.commands)
    return next((Path(path) for path in found if path), None)


def ensure(browser: Browser) -> Path:
    """Find a browser or install it; raises ``ToolError`` with a sentence when neither works."""
    found = find(browser)
    if found is not None:
        return found
    say(f"Installing {browser.name} for the end-to-end tests")
    mend = (
        f"The browser {browser.name} is not installed and could not be installed. Install it yourself and "
        f"name it: {browser.variable}=/path/to/{browser.commands[0]} make test"
    )
    if _is_root() and shutil.which("apt-get"):
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run_quietly(["apt-get", "update", "-q"], log="apt-update", mend=mend, env=quiet)
        run_quietly(
            ["apt-get", "install", "-y", "-q", "--no-install-recommends", *browser.debian_packages],
            log=f"apt-{browser.name}",
            mend=mend,
            env=quiet,
        )
        found = find(browser)
    if found is None:
        run_quietly(
            [sys.executable, "-m", "playwright", "install", browser.name],
            log=f"playwright-{browser.name}",
            mend=mend,
        )
        found = find(browser)
    if found is None:
        raise ToolError(mend)
    return found


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _playwright_own(browser: Browser) -> Path | None:
    """Ask Playwright where its own build would lie; None when it was never installed."""
    script = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p:\n"
        f"    print(getattr(p, {browser.name!r}).executable_path)\n"
    )
    # In a process of its own: a test that runs Playwright may call this.
    asked = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    path = Path(asked.stdout.strip() or ".")
    return path if asked.returncode == 0 and path.is_file() else None


def main() -> None:
    """Make sure that every browser is there."""
    CACHE.mkdir(exist_ok=True)
    os.chdir(ROOT)
    try:
        for browser in BROWSERS:
            print(f"{browser.name}: {ensure(browser)}")
    except ToolError as error:
        give_up(error)


if __name__ == "__main__":
    main()
