"""The game in every browser: the same tests in Chromium, in Firefox and in WebKit.

One browser is started once for all tests; each test has a site of its own at an address of its own, so that
nothing is left from the one before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

import browsers
import build
import host
import hosts
import plans
import scenarios
import serve
from conftest import PASSED, RESULTS, ExpectProblem, Watch
from drivers import watched_site
from drivers.firefox import Firefox
from drivers.own import Own
from drivers.seat import Seat
from drivers.watched_site import Reports
from drivers.webkit import WebKit
from plans import Plan
from spoken import SpokenPage
from table_page import TablePage

pytestmark = pytest.mark.slow

SIZE = (390, 844)
TURNED = (844, 390)

# Where everything lies that takes any room.
LAYOUT = """
() => [...document.querySelectorAll("body *")]
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && height > 1)
  .map(([{ localName }, { x, y, width, height }]) => [localName, x + scrollX, y + scrollY, width, height])
  .map(([name, ...numbers]) => `${name}: ${numbers.map(Math.round)}`)
"""


@pytest.fixture(scope="session")
def reports() -> Reports:
    return Reports()


@pytest.fixture(scope="session", params=[one.name for one in browsers.BROWSERS])
def seat(
    request: pytest.FixtureRequest, browser: Browser, playwright_run: Playwright, reports: Reports
) -> Iterator[Seat]:
    with ExitStack() as ends:
        name = request.param
        wanted = next(one for one in browsers.BROWSERS if one.name == name)
        opened: Seat
        if wanted is browsers.CHROMIUM:
            opened = Own(name, browser, Watch)
        else:
            program = browsers.ensure(wanted)
            if browsers.is_playwrights(wanted, program):
                launched = getattr(playwright_run, name).launch(executable_path=str(program))
                ends.callback(launched.close)
                opened = Own(name, launched, Watch)
            elif wanted is browsers.FIREFOX:
                opened = Firefox(program)
            else:
                opened = WebKit(
                    program,
                    browsers.helper(browsers.WEBKIT_DRIVER),
                    browsers.helper(browsers.SCREEN),
                    reports,
                )
        ends.callback(opened.close)
        yield opened


@pytest.fixture
def site(seat: Seat, reports: Reports) -> Iterator[serve.SiteServer]:
    build.build()
    with watched_site.serving(reports) if isinstance(seat, WebKit) else serve.serving() as server:
        yield server


@pytest.fixture
def seated(
    seat: Seat, site: serve.SiteServer, expected_problems: list[str], request: pytest.FixtureRequest
) -> Iterator[Seat]:
    """A browser whose window is empty, and which is watched until the end of the test."""
    seat.watch(site.url.rstrip("/"))
    seat.page.goto("about:blank")
    seat.resize(*SIZE)
    yield seat
    problems = seat.problems()
    if problems or not request.node.stash.get(PASSED, False):
        RESULTS.mkdir(exist_ok=True)
        name = re.sub(r"[^\w-]+", "-", request.node.nodeid).strip("-")
        seat.picture(RESULTS / f"{name}.png")
    # Nothing of this page may go on while the next test is watched.
    seat.page.goto("about:blank")
    problems = [text for text in problems if not any(re.search(known, text) for known in expected_problems)]
    assert problems == [], "\n".join(problems)


def started(seat: Seat, url: str, plan: Plan) -> TablePage:
    """Open the first page and start the plan's match from it."""
    table = TablePage(seat.page)
    seat.page.goto(url + table.address(plan).removeprefix("./"))
    table.choose(plan)
    table.deal()
    return table


def test_a_deal_is_played_to_its_end(seated: Seat, site: serve.SiteServer) -> None:
    """At every moment the page shows what the same deal shows in this Python, and says what is asked."""
    plan = scenarios.knock_with_opponents_layoffs()
    started(seated, site.url, plan).play(plan, says=True)


def test_another_language_and_a_page_loaded_anew_keep_the_match(seated: Seat, site: serve.SiteServer) -> None:
    plan = scenarios.knocked_with_chained_layoffs()
    table = started(seated, site.url, plan)
    head = plan.upto(lambda moment: moment.phase == "draw")
    table.play(head)
    english = SpokenPage(seated.page, "en")
    english.settings()
    english.language().select_option("fi")
    finnish = SpokenPage(seated.page, "fi")
    finnish.until(lambda: (finnish.language().count(), 1))
    seated.page.keyboard.press("Escape")
    finnish.until(lambda: (finnish.stock_of(head.last.view).count(), 1))
    seated.page.reload()
    finnish.until(lambda: (finnish.stock_of(head.last.view).count(), 1))
    finnish.settings()
    finnish.language().select_option("en")
    english.until(lambda: (english.language().count(), 1))
    seated.page.keyboard.press("Escape")
    table.play(plan, start=len(head.moments) - 1)


@pytest.mark.parametrize("sandbox", [None, "allow-scripts"])
def test_a_deal_in_a_frame_of_another_site(
    seated: Seat, site: serve.SiteServer, expect_problem: ExpectProblem, sandbox: str | None
) -> None:
    """In a frame the game is played as elsewhere, even where the frame is shut into an origin of its own."""
    plan = plans.shortest(
        lambda found: found.result["kind"] == "knock" and found.result["winner"] == 0, plans.QUICK, 8
    )
    expect_problem(f"request to another origin: {re.escape(site.url)}")
    with host.hosting(site.url) as other:
        expect_problem(f"request to another origin: {re.escape(other.near)}")
        other.show(seated.page, far=False, sandbox=sandbox, **host.wishes(plan))
        with seated.within("#game") as frame:
            table = TablePage(frame)
            *_, before, _ = plan.moments
            table.play(plan.upto(lambda moment: moment is before))
            assert before.does is not None
            table.do(before.does)
            table.until(lambda: (table.button(re.compile("^(Show all|Play again)$")).count() > 0, True))
            table.show_all()
            table.until(lambda: (table.button("Play again").count(), 1))
            assert f"You score {plan.result['points']}" in table.page.get_by_role("main").inner_text()


def test_a_match_goes_on_when_the_host_is_gone(seated: Seat, tmp_path: Path) -> None:
    """The server ends; the page loaded anew comes from the device, Python with it, and plays on."""
    plan = scenarios.knock_with_opponents_layoffs()
    with hosts.hosting(tmp_path, "/games/") as off:
        seated.watch(f"http://{serve.HOST}:{off.server.server_port}")
        table = started(seated, off.url, plan)
        hosts.wait_until_kept(seated.page)
        head = plan.upto(lambda moment: moment.phase == "discard")
        table.play(head)
        off.switch_off()
        seated.page.reload()
        table.play(plan, start=len(head.moments) - 1)
        seated.page.goto(f"{off.url}fi/")
        finnish = SpokenPage(seated.page, "fi")
        finnish.until(lambda: (finnish.button(finnish.say("nav-settings")).count(), 1))


def turns_well(seated: Seat, shows: Callable[[], None]) -> None:
    """Turn the window to and fro: everything lies where a page loaded anew at that size has it.

    ``shows`` waits until a page loaded anew shows all it has to.
    """
    look = TablePage(seated.page)
    wanted: dict[tuple[int, int], dict[int, str]] = {}
    for size in (TURNED, SIZE):
        seated.resize(*size)
        seated.page.reload()
        shows()
        look.until(lambda: (seated.page.get_by_role("progressbar").count(), 0))
        wanted[size] = layout(seated)
    assert wanted[TURNED] != wanted[SIZE]
    # A page's first turn may come while its start still has everything laid out anew; the later ones stand alone.
    for size in (TURNED, SIZE, TURNED, SIZE):
        seated.resize(*size)
        look.until(partial(lambda turned: (layout(seated), wanted[turned]), size))


def layout(seated: Seat) -> dict[int, str]:
    """Tell where everything lies once nothing moves."""
    before: list[str] | None = None
    while (now := seated.page.evaluate(LAYOUT)) != before:
        before = now
        seated.page.wait_for_timeout(50)
    return dict(enumerate(now))


def test_a_turned_table_is_laid_out_anew(seated: Seat, site: serve.SiteServer) -> None:
    """While a hand is played, and when the hands lie open."""
    plan = scenarios.knocked_with_chained_layoffs()
    table = started(seated, site.url, plan)
    done = 0
    for phase in ("draw", "layoff"):
        head = plan.upto(partial(lambda wanted, moment: bool(moment.phase == wanted), phase))
        table.play(head, start=done)
        done = len(head.moments) - 1
        turns_well(seated, partial(table.shows, head.last.view))


def test_a_turned_page_of_rules_is_laid_out_anew(seated: Seat, site: serve.SiteServer) -> None:
    seated.page.goto(f"{site.url}en/rules/oklahoma/")
    heading = seated.page.get_by_role("heading", name=re.compile("Oklahoma"))
    turns_well(seated, lambda: TablePage(seated.page).until(lambda: (heading.count() > 0, True)))
