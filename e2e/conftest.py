"""The built site on a local server, and a Chromium that fails a test on anything going wrong in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    Route,
    expect,
    sync_playwright,
)

import browsers
import build
import serve
from common import WEB

VIEWPORT = {"width": 390, "height": 844}
# The second compiler of WebAssembly, slow and thorough, pays off in a long game: here the page starts too often.
QUICK_START = "--js-flags=--liftoff-only"
RESULTS = Path(__file__).resolve().parent.parent / "test-results"
PASSED = pytest.StashKey[bool]()

# Python's start takes seconds on a busy machine, and much waits for it.
expect.set_options(timeout=15_000)

# A violation inside the page or one of its frames is reported even where the browser's own message changes.
TELL_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`));
"""


def _send_source(route: Route) -> None:
    """Send one of the page's modules as it was written: to keep a save, tests use the page's own storage."""
    path = WEB / "src" / urlsplit(route.request.url).path.partition("/src/")[2]
    route.fulfill(path=path, content_type="text/javascript")


class Watch:
    """Collect what must not happen in one browser context."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.problems: list[str] = []
        self._origin = origin
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self.problems.append(f"page error: {error.error}"))
        context.on("request", self._on_request)
        context.on("response", self._on_response)
        context.add_init_script(TELL_VIOLATIONS)
        context.route("**/src/**", _send_source)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            place = message.location
            self.problems.append(
                f"console error: {message.text} ({place.get('url')}:{place.get('lineNumber')})"
            )

    def _on_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in {"data", "blob"} and f"{parts.scheme}://{parts.netloc}" != self._origin:
            self.problems.append(f"request to another origin: {request.url}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"status {response.status}: {response.url}")


@pytest.fixture(scope="session")
def site_server() -> Iterator[serve.SiteServer]:
    """The built site, served for all tests; built first when it is missing or old."""
    build.build()
    with serve.serving() as server:
        yield server


@pytest.fixture(scope="session")
def site_url(site_server: serve.SiteServer) -> str:
    """The site's address, with a slash at its end."""
    return site_server.url


@pytest.fixture(scope="session")
def playwright_run() -> Iterator[Playwright]:
    """Playwright itself, which runs once in a process."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright_run: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests."""
    path = browsers.ensure(browsers.CHROMIUM)
    launched = playwright_run.chromium.launch(
        executable_path=str(path),
        headless=True,
        args=[*browsers.start_flags(browsers.CHROMIUM), QUICK_START],
    )
    yield launched
    launched.close()


NewPage = Callable[..., Page]
ExpectProblem = Callable[[str], None]


@pytest.fixture
def expected_problems() -> list[str]:
    """The patterns that ``expect_problem`` was given in this test."""
    return []


@pytest.fixture
def expect_problem(expected_problems: list[str]) -> ExpectProblem:
    """Announce a problem that the test provokes: ``expect_problem("status 404")``, a regular expression.

    Problems that match are let pass.  Whether a browser tells a failure inside a worker depends on its timing, so
    a pattern that none matches is no failure: the test itself looks at what the player sees.
    """
    return expected_problems.append


@pytest.fixture
def new_page(
    browser: Browser, site_url: str, expected_problems: list[str], request: pytest.FixtureRequest
) -> Iterator[NewPage]:
    """Open a watched page in a fresh context: ``new_page(viewport=…, color_scheme=…)``; 390x844 unless told.

    ``base_url`` is the site, so that ``page.goto("./")`` opens it.
    """
    opened: list[tuple[Page, Watch]] = []

    def open_page(**options: Any) -> Page:
        # A service worker answers out of sight of routes and watches: only the tests about it let it in.
        usual = {"viewport": VIEWPORT, "base_url": site_url, "service_workers": "block"}
        context = browser.new_context(**{**usual, **options})
        parts = urlsplit(options.get("base_url", site_url))
        watch = Watch(context, f"{parts.scheme}://{parts.netloc}")
        page = context.new_page()
        opened.append((page, watch))
        return page

    yield open_page

    failed = not request.node.stash.get(PASSED, False)
    found = [problem for _, watch in opened for problem in watch.problems]
    problems = [text for text in found if not any(re.search(known, text) for known in expected_problems)]
    for number, (page, _) in enumerate(opened):
        if (failed or problems) and not page.is_closed():
            RESULTS.mkdir(exist_ok=True)
            name = re.sub(r"[^\w-]+", "-", request.node.nodeid).strip("-")
            page.screenshot(path=RESULTS / f"{name}-{number}.png")
        page.context.close()
    if problems:
        pytest.fail("Something went wrong in the page:\n" + "\n".join(problems), pytrace=False)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """One watched page of 390x844 that has not opened the site yet."""
    return new_page()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Remember whether the test itself passed, for the screenshot at its end."""
    report: pytest.TestReport = yield
    if report.when == "call":
        item.stash[PASSED] = report.passed
    return report
