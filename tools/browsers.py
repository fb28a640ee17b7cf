"""Find the browsers that the end-to-end tests drive, and install what is missing.

``python tools/browsers.py`` makes sure that each is there and prints where.
"""

from __future__ import annotations

import glob
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from common import CACHE, ROOT, ToolError, give_up, run_quietly, say


@dataclass(frozen=True)
class Browser:
    """Describe one browser: where to look for it, how to install it, how to start it.

    ``commands``: names on the path, or patterns of whole paths.  ``helpers``: what driving it takes beside it.
    """

    name: str
    variable: str
    commands: tuple[str, ...]
    debian_packages: tuple[str, ...]
    flags: tuple[str, ...] = ()
    helpers: tuple[str, ...] = ()


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
FIREFOX = Browser(
    name="firefox",
    variable="UNDERCUT_FIREFOX",
    commands=("firefox-esr", "firefox"),
    debian_packages=("firefox-esr",),
)
WEBKIT_DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
WEBKIT = Browser(
    name="webkit",
    variable="UNDERCUT_WEBKIT",
    commands=("/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/libexec/webkit2gtk-4.1/MiniBrowser"),
    debian_packages=("webkit2gtk-driver", "xvfb"),
    helpers=(WEBKIT_DRIVER, SCREEN),
)
BROWSERS = (CHROMIUM, FIREFOX, WEBKIT)


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
    own = _playwright_own().get(browser.name)
    if own is not None:
        return own
    if not all(shutil.which(helper) for helper in browser.helpers):
        return None
    found = (path for command in browser.commands for path in _programs(command))
    return next(found, None)


def is_playwrights(browser: Browser, program: Path) -> bool:
    """Tell whether a program is the build that Playwright brings, so that Playwright can drive it."""
    return program == _playwright_own().get(browser.name)


def helper(name: str) -> Path:
    """Find a program that driving a browser takes; raises ``ToolError`` where it is missing."""
    path = shutil.which(name)
    if path is None:
        raise ToolError(f"{name} is not installed. On Debian and Ubuntu: apt install webkit2gtk-driver xvfb")
    return Path(path)


def ensure(browser: Browser) -> Path:
    """Find a browser or install it; raises ``ToolError`` with a sentence when neither works."""
    return ensure_all([browser])[0]


def ensure_all(browsers: Sequence[Browser]) -> list[Path]:
    """Find browsers, and install what is missing of them, by the system's packages all at once."""
    missing = [browser for browser in browsers if find(browser) is None]
    if missing:
        say(f"Installing {', '.join(browser.name for browser in missing)} for the end-to-end tests")
        if _is_root() and shutil.which("apt-get"):
            _install_debian(missing)
    return [find(browser) or _install_by_playwright(browser) for browser in browsers]


def _install_debian(browsers: Sequence[Browser]) -> None:
    packages = [package for browser in browsers for package in browser.debian_packages]
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    mend = _mend(browsers[0])
    run_quietly(["apt-get", "update", "-q"], log="apt-update", mend=mend, env=quiet)
    run_quietly(
        ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages],
        log="apt-browsers",
        mend=mend,
        env=quiet,
    )


def _install_by_playwright(browser: Browser) -> Path:
    run_quietly(
        [sys.executable, "-m", "playwright", "install", browser.name],
        log=f"playwright-{browser.name}",
        mend=_mend(browser),
    )
    _playwright_own.cache_clear()
    found = find(browser)
    if found is None:
        raise ToolError(_mend(browser))
    return found


def _mend(browser: Browser) -> str:
    program = Path(browser.commands[0]).name
    return (
        f"The browser {browser.name} is not installed and could not be installed. Install it yourself and "
        f"name it: {browser.variable}=/path/to/{program} make test"
    )


def _programs(command: str) -> list[Path]:
    if os.sep in command:
        return [Path(path) for path in sorted(glob.glob(command))]
    path = shutil.which(command)
    return [Path(path)] if path else []


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


@cache
def _playwright_own() -> dict[str, Path]:
    """Ask Playwright where its own builds would lie; those that were never installed are left out."""
    script = (
        "import json\n"
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p:\n"
        f"    names = {[browser.name for browser in BROWSERS]}\n"
        "    print(json.dumps({name: getattr(p, name).executable_path for name in names}))\n"
    )
    # In a process of its own: a test that runs Playwright may call this.
    asked = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    if asked.returncode:
        return {}
    return {name: Path(path) for name, path in json.loads(asked.stdout).items() if Path(path).is_file()}


def main() -> None:
    """Make sure that every browser is there."""
    CACHE.mkdir(exist_ok=True)
    os.chdir(ROOT)
    try:
        for browser, path in zip(BROWSERS, ensure_all(BROWSERS), strict=True):
            print(f"{browser.name}: {path}")
    except ToolError as error:
        give_up(error)


if __name__ == "__main__":
    main()
