"""A page of another site with the game in a frame, and what it is told."""

from __future__ import annotations

import html
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast
from urllib.parse import urlencode

from playwright.sync_api import Frame, Page, expect

from plans import Plan
from table_page import TablePage

# A frame beside the game's posts to it as somebody who has no business there.
BODY = """<!doctype html><html lang="en"><title>Another site</title><link rel="icon" href="data:,">
<style>body {{ margin: 0 }} iframe {{ display: block; border: 0 }}</style>
<input id="own" aria-label="Own field">
<script>
  self.told = [];
  addEventListener("message", ({{ data, origin, source }}) => {{
    if (source === document.querySelector("#game").contentWindow) told.push({{ ...data, origin }});
  }});
</script>
<iframe id="game" title="Gin rummy" src="{src}" width="{width}" height="{height}" {sandbox}></iframe>
<iframe id="stranger" title="Stranger" srcdoc="&lt;p&gt;Hello&lt;/p&gt;" width="10" height="10"></iframe>
</html>"""


class _Handler(BaseHTTPRequestHandler):
    body = b""

    def do_GET(self) -> None:
        """Send the page."""
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(_Handler.body)))
        self.end_headers()
        self.wfile.write(_Handler.body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it
        """Stay quiet."""


class Host:
    """Another site: near (another port of the same machine) or far (another name, so storage is denied)."""

    def __init__(self, port: int, site: str) -> None:
        self._site = site
        self.near = f"http://127.0.0.1:{port}/"
        self.far = f"http://localhost:{port}/"

    def show(
        self,
        page: Page,
        *,
        far: bool = True,
        sandbox: str | None = None,
        size: tuple[int, int] = (390, 600),
        **wishes: str | int,
    ) -> Framed:
        """Open the host's page with the game in its frame."""
        src = html.escape(f"{self._site}embed/?{urlencode(wishes)}")
        shut = "" if sandbox is None else f'sandbox="{sandbox}"'
        _Handler.body = BODY.format(src=src, width=size[0], height=size[1], sandbox=shut).encode()
        page.goto(self.far if far else self.near)
        return Framed(page)


class Framed:
    """The game in the frame, and the page round it."""

    def __init__(self, page: Page) -> None:
        self.host = page

    @property
    def frame(self) -> Frame:
        """The frame's present page."""
        found = self.host.locator("#game").element_handle().content_frame()
        assert found is not None
        return found

    @property
    def table(self) -> TablePage:
        """The table in it."""
        return TablePage(cast(Page, self.frame))

    def ready(self) -> None:
        """Wait until Python has started."""
        expect(self.frame.get_by_role("toolbar", name="Actions")).to_be_visible()
        expect(self.frame.get_by_role("progressbar")).to_have_count(0)

    def told(self, kind: str) -> list[dict[str, Any]]:
        """List the messages of one kind that the host was told."""
        every: list[dict[str, Any]] = self.host.evaluate("told")
        return [{k: v for k, v in one.items() if k != "origin"} for one in every if one["type"] == kind]

    def hears(self, kind: str) -> dict[str, Any]:
        """Wait until the host is told something of this kind, and return the last of it."""
        self.host.wait_for_function("(kind) => told.some(({ type }) => type === kind)", arg=kind)
        return self.told(kind)[-1]

    def wish(self, message: object) -> None:
        """Have the host tell the frame something."""
        self.host.evaluate(
            "(m) => document.querySelector('#game').contentWindow.postMessage(m, '*')", message
        )

    def attribute(self, name: str) -> str | None:
        """Read an attribute of the frame's document."""
        return self.frame.locator("html").get_attribute(name)


def wishes(plan: Plan, **more: str | int) -> dict[str, Any]:
    """Write what a frame is asked for to deal this plan's cards."""
    target = {"target": 1 if plan.target is None else plan.target}
    return {
        "variant": plan.preset,
        "level": plan.level,
        "seed": plan.seed,
        "anim": 0,
        "lang": "en",
        **target,
        **more,
    }


@contextmanager
def hosting(site: str) -> Iterator[Host]:
    """Serve another site for the length of a ``with`` block."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield Host(server.server_port, site)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
