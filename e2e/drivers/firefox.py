"""Firefox as it is installed, headless, over the socket it opens itself."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from drivers.page import WebPage
from drivers.wire import Marionette

PATIENCE = 60.0
"""How long Firefox may take to start, in seconds."""

# Nothing of its own may go to the network while a page is watched.
PREFERENCES: dict[str, bool | int | str] = {
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "browser.newtabpage.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "intl.accept_languages": "en-US",
    "marionette.port": 0,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
    "services.settings.server": "data:,",
}

# Firefox's own console and network are asked, which know of workers and of what a policy has blocked as well.
WATCH = """
const [origin] = arguments;
Services.console.reset();
const Events = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage);
Events.clearEvents();
globalThis.seen ??= (() => {
  const seen = { origin, problems: [] };
  const observe = (subject, topic) => {
    const channel = subject.QueryInterface(Ci.nsIHttpChannel);
    const asks = channel.loadInfo?.triggeringPrincipal;
    const own = channel.URI.prePath === seen.origin;
    if (topic === "http-on-modify-request") {
      if (!own && asks?.isContentPrincipal && asks.originNoSuffix === seen.origin)
        seen.problems.push(`request to another origin: ${channel.URI.spec}`);
    } else if (own && channel.responseStatus >= 400) {
      seen.problems.push(`status ${channel.responseStatus}: ${channel.URI.spec}`);
    }
  };
  for (const topic of ["http-on-modify-request", "http-on-examine-response"]) Services.obs.addObserver(observe, topic);
  return seen;
})();
seen.origin = origin;
seen.problems = [];
"""

PROBLEMS = """
const found = [...seen.problems];
for (const message of Services.console.getMessageArray()) {
  if (!(message instanceof Ci.nsIScriptError) || message.flags & Ci.nsIScriptError.warningFlag) continue;
  const policy = /Content.Security.Policy|CSP/i.test(`${message.category} ${message.errorMessage}`);
  if (policy || message.sourceName.startsWith(seen.origin))
    found.push(`console error: ${message.errorMessage} (${message.sourceName}:${message.lineNumber})`);
}
const events = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage).getEvents();
for (const event of events)
  if (["error", "assert"].includes(event.level) && String(event.filename).startsWith(seen.origin))
    found.push(`console error: ${event.arguments.map(String).join(" ")} (${event.filename}:${event.lineNumber})`);
return found;
"""


class Firefox:
    """One Firefox with a profile of its own."""

    name = "firefox"

    def __init__(self, program: Path) -> None:
        self._profile = Path(tempfile.mkdtemp(prefix="undercut-firefox-"))
        lines = [f"user_pref({_literal(key)}, {_literal(value)});\n" for key, value in PREFERENCES.items()]
        (self._profile / "user.js").write_text("".join(lines), encoding="utf-8")
        self._process = subprocess.Popen(
            [
                program,
                "--headless",
                "--no-remote",
                "--marionette",
                # To read the browser's own console and network.
                "--remote-allow-system-access",
                "--profile",
                self._profile,
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            self._wire = Marionette(self._port())
        except BaseException:
            self.close()
            raise
        self.page = WebPage(self._wire)

    def _port(self) -> int:
        told = self._profile / "MarionetteActivePort"
        deadline = time.monotonic() + PATIENCE
        while not (told.exists() and told.read_text().strip()):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("Firefox did not start")
            time.sleep(0.05)
        return int(told.read_text())

    def watch(self, origin: str) -> None:
        """Note from now on what must not happen in the pages of an origin."""
        self._wire.privileged(WATCH, origin)

    def problems(self) -> list[str]:
        """List what must not have happened since ``watch``."""
        return list(self._wire.privileged(PROBLEMS))

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
        """End Firefox and forget its profile."""
        if hasattr(self, "_wire"):
            self._wire.end()
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        shutil.rmtree(self._profile, ignore_errors=True)


def _literal(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'
