"""The site with a watch in its pages, for a browser whose console cannot be read.

Each page loads one script more, before all others, that tells this server what goes wrong in it.  What goes wrong
in the engine's worker shows in the page; a worker that keeps the site for offline use sends pages without the
watch.
"""

from __future__ import annotations

import threading
from contextlib import AbstractContextManager
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import serve
from common import DIST
from page_places import site_address

SCRIPT, TOLD = "watch.js", "watch-told"

WATCH = """
const told = new URL("%s", "%s");
const tell = (text) => fetch(told, { method: "POST", mode: "no-cors", keepalive: true, body: text }).catch(() => {});
const error = console.error;
console.error = (...parts) => {
  tell(`console error: ${parts.map((part) => part?.stack ?? part).join(" ")}`);
  error.apply(console, parts);
};
addEventListener("error", (event) => tell(`page error: ${event.message ?? event.target?.src}`), true);
addEventListener("unhandledrejection", (event) => tell(`page error: ${event.reason?.stack ?? event.reason}`));
addEventListener("securitypolicyviolation", (event) =>
  tell(`policy violation: ${event.violatedDirective} ${event.blockedURI}`));
new PerformanceObserver((list) => {
  for (const { name } of list.getEntries())
    if (!/^(data|blob):/.test(name) && new URL(name).host !== told.host) tell(`request to another origin: ${name}`);
}).observe({ type: "resource", buffered: true });
"""


class Reports:
    """Keep what pages have told."""

    def __init__(self) -> None:
        self._told: list[str] = []
        self._lock = threading.Lock()

    def add(self, text: str) -> None:
        """Keep one more."""
        with self._lock:
            self._told.append(text)

    def told(self) -> list[str]:
        """List everything told since the last ``clear``."""
        with self._lock:
            return list(self._told)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._told.clear()


class _Handler(serve._Handler):
    """Put the watch into pages and workers, and hear what it tells."""

    server: WatchedSite

    def do_GET(self) -> None:  # noqa: N802 - the base class names it
        """Send the watch itself, or a file of the site."""
        # Only what is not compressed can be written into.
        del self.headers["Accept-Encoding"]
        if self._asked() == SCRIPT:
            body = WATCH.replace("%s", TOLD, 1).replace("%s", self.server.url, 1).encode()
            headers = {"Content-Type": serve.TYPES[".js"], "Access-Control-Allow-Origin": "*"}
            self._send(HTTPStatus.OK, headers, body, with_body=True)
        else:
            super().do_GET()

    def do_POST(self) -> None:  # noqa: N802 - the base class names it
        """Hear what goes wrong in a page."""
        text = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode(errors="replace")
        if self._asked() == TOLD:
            self.server.reports.add(text)
        self._send(HTTPStatus.NO_CONTENT, {}, b"", with_body=False)

    def _asked(self) -> str:
        return urlsplit(self.path).path.removeprefix(self.server.prefix)

    def _send(self, status: HTTPStatus, headers: dict[str, str], body: bytes, with_body: bool) -> None:
        if status >= 400:
            self.server.reports.add(f"status {int(status)}: {self.path}")
        if headers.get("Content-Type") == serve.TYPES[".html"]:
            script = f'<script src="{self.server.url}{SCRIPT}"></script>'
            body = body.replace(b"<head>", b"<head>" + script.encode(), 1)
            # As a build for this address has it: a page without an origin may load what its policy names in full.
            body = body.replace(site_address().rstrip("/").encode(), self.server.url.rstrip("/").encode())
        super()._send(status, headers, body, with_body)


class WatchedSite(serve.SiteServer):
    """Serve the site with the watch in it."""

    def __init__(self, root: Path, prefix: str, reports: Reports) -> None:
        super().__init__(root, 0, prefix)
        self.reports = reports
        self.RequestHandlerClass: Any = _Handler


def serving(reports: Reports, root: Path = DIST, prefix: str = "/") -> AbstractContextManager[WatchedSite]:
    """Serve the watched site on a free port for the length of a ``with`` block."""
    return serve.running(WatchedSite(root, prefix, reports))
