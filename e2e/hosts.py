"""A host of a site of its own: it tells what it was asked, newer versions are put on it, and it can be switched off."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path

from playwright.sync_api import Page

import offline
import serve
from common import DIST, digest
from table_page import TablePage

KEPT = """
async () => {
  const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return active?.state === "activated" && navigator.serviceWorker.controller !== null;
}
"""
WAITS = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"
MINE = """
async () => {
  const { pathname } = new URL((await navigator.serviceWorker.getRegistration()).scope);
  return (await caches.keys()).filter((name) => name.startsWith(`undercut:${pathname}:app-`));
}
"""


class _Handler(serve._Handler):
    server: _Server

    def _send(self, status: HTTPStatus, headers: dict[str, str], body: bytes, with_body: bool) -> None:
        if self.server.is_off:
            # What is left of a connection that was open before.
            self.close_connection = True
            return
        self.server.asked.append(self.path.removeprefix(self.server.prefix))
        super()._send(status, headers, body, with_body)


class _Server(serve.SiteServer):
    def __init__(self, root: Path, port: int, prefix: str) -> None:
        super().__init__(root, port, prefix)
        self.RequestHandlerClass = _Handler
        self.asked: list[str] = []
        self.is_off = False


@dataclass
class Host:
    """One copy of the built site on a server of its own."""

    site: Path
    server: _Server
    versions: list[str] = field(default_factory=list)

    @property
    def url(self) -> str:
        """The address of the site, with a slash at its end."""
        return self.server.url

    def asked(self) -> list[str]:
        """List what was asked for since this was asked the last time, below the site's own path."""
        asked, self.server.asked = self.server.asked, []
        return asked

    def switch_off(self) -> None:
        """Answer nothing any more."""
        self.server.is_off = True
        self.server.shutdown()
        self.server.server_close()

    def put_newer(self) -> dict[str, str]:
        """Put a version in the site's place in which the modules and the Finnish texts are others, and have other
        names: tell them by their old ones.
        """
        self.versions.append(self.present)
        number = len(self.versions)
        changed = [
            path
            for path in sorted((self.site / "app").glob("*.js")) + sorted(self.site.glob("locales/fi-*.ftl"))
            if not path.name.startswith("worker-")
        ]
        names = {
            path.name: f"{path.stem.rpartition('-')[0]}-{digest([path.name, str(number)])[:8].upper()}{path.suffix}"
            for path in changed
        }
        texts = [*self.site.rglob("*.html"), *(self.site / "app").glob("*.js")]
        for path in texts:
            text = path.read_text(encoding="utf-8")
            path.write_text(re.sub("|".join(map(re.escape, names)), lambda old: names[old[0]], text), "utf-8")
        for path in changed:
            with path.open("a", encoding="utf-8") as file:
                file.write(f"\n{'//' if path.suffix == '.js' else '#'} {number}\n")
            path.rename(path.with_name(names[path.name]))
        offline.write_offline(self.site)
        return names

    @property
    def present(self) -> str:
        """Name the module that pages of the version on the server start with."""
        return next((self.site / "app").glob("main-*.js")).name


@contextmanager
def hosting(folder: Path, prefix: str = "/") -> Iterator[Host]:
    """Serve a copy of the built site for the length of a ``with`` block."""
    site = folder / "site"
    shutil.copytree(DIST, site)
    server = _Server(site, 0, prefix)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    host = Host(site, server)
    try:
        yield host
    finally:
        if not server.is_off:
            host.switch_off()
        thread.join()


def wait_until(page: Page, told: str) -> None:
    """Wait until an asynchronous function in the page gives what is true."""
    TablePage(page).until(lambda: (bool(page.evaluate(told)), True))


def wait_until_kept(page: Page) -> None:
    """Wait until the whole game is on the device and answers for this page."""
    wait_until(page, KEPT)


def look_for_newer(page: Page) -> None:
    """Have the page look for a newer version, as it does when the network is back."""
    page.context.set_offline(True)
    page.context.set_offline(False)


def wait_for_newer(page: Page) -> None:
    """Have the page look for a newer version, and wait until one lies ready."""
    look_for_newer(page)
    wait_until(page, WAITS)


def versions_kept(page: Page) -> list[str]:
    """List the caches with versions of the site."""
    kept: list[str] = page.evaluate(MINE)
    return kept


def module_of(page: Page) -> str:
    """Name the module that a page was started with."""
    source: str = page.evaluate(
        "() => [...document.scripts].map(({ src }) => src).find((src) => /main-/.test(src))"
    )
    return source.rpartition("/")[2]
