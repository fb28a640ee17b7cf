"""Without a network: the game is on the device, with every language and every page, and the host is not missed."""

from __future__ import annotations

import re
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import locales
import scenarios
from conftest import ExpectProblem, NewPage
from hosts import Host, hosting, versions_kept, wait_until_kept
from locales import folder, text
from spoken import SpokenPage
from table_page import HeldStart, TablePage
from test_looks import FITS, NARROW

CODES = list(locales.languages())
FRAME = '<!doctype html><title>Host</title><link rel="icon" href="data:,"><iframe src="./?anim=0"></iframe>'
REGISTERED = "async () => (await navigator.serviceWorker.getRegistrations()).length"
GET = """
async ([place, headers]) => {
  const response = await fetch(place, { headers });
  return [response.status, (await response.text()).length > 0];
}
"""


@pytest.fixture
def host(site_url: str, tmp_path: Path) -> Iterator[Host]:
    """A site of its own, below a path."""
    with hosting(tmp_path, "/games/undercut/") as made:
        yield made


def goes_offline(page: Page, host: Host) -> None:
    """Switch the host off and take the network away."""
    host.switch_off()
    page.context.set_offline(True)
    host.asked()


def test_a_match_is_played_to_its_end_without_a_network(new_page: NewPage, host: Host) -> None:
    page = new_page(base_url=host.url, service_workers="allow")
    table = TablePage(page)
    page.goto("./?anim=0")
    wait_until_kept(page)
    notice = page.get_by_role("status").filter(has_text="You are offline")
    expect(notice).to_have_count(0)
    goes_offline(page, host)
    expect(notice).to_contain_text("Everything works")

    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    head = plan.upto(lambda moment: moment.phase == "layoff")
    table.play(head)
    page.reload()
    table.shows(head.last.view)
    table.play(plan, start=len(head.moments) - 1)
    page.goto("./")
    expect(page.get_by_role("region", name="Saved game")).to_contain_text("Your game is finished")

    page.context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text="You are offline")).to_have_count(0)
    assert host.asked() == []


def test_every_language_and_page_is_there_without_a_network(new_page: NewPage, host: Host) -> None:
    page = new_page(base_url=host.url, service_workers="allow")
    page.goto("./?anim=0")
    wait_until_kept(page)
    goes_offline(page, host)

    spoken = SpokenPage(page, "en")
    page.set_viewport_size(NARROW)
    for code in CODES[1:]:
        spoken.settings()
        spoken = spoken.speak(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        page.keyboard.press("Escape")
        expect(page.get_by_role("status").filter(has_text=text(code, "offline-heading"))).to_be_visible()
        assert page.evaluate(FITS) == [], code

    for number, code in enumerate(CODES):
        place = ("rules/", "rules/north-american/", "glossary/", "about/", "privacy/")[number % 5]
        answer = page.goto(f"./{folder(code)}/{place}")
        assert answer is not None
        assert answer.status == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["referrer-policy"] == "no-referrer"
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.get_by_role("heading", level=1)).to_be_visible()

    # As the host would: folders without their slash, addresses from before.
    for asked, found in (("fi/rules", "fi/rules/"), ("no/about/?a=1", "nb/about/?a=1"), ("pt", "pt-pt/")):
        page.goto(f"./{asked}")
        expect(page).to_have_url(host.url + found)
    # A link leads from page to page, and to the game in its language.
    page.goto("./fi/rules/")
    page.get_by_role("link", name=text("fi", "app-name"), exact=True).first.click()
    expect(page).to_have_url(f"{host.url}fi/")
    expect(SpokenPage(page, "fi").button(text("fi", "deal-button"))).to_be_visible()
    assert host.asked() == []


def test_what_is_missing_is_told_without_a_network(
    new_page: NewPage, site_url: str, tmp_path: Path, expect_problem: ExpectProblem
) -> None:
    expect_problem("status (of )?404")
    with hosting(tmp_path) as host:
        page = new_page(base_url=host.url, service_workers="allow")
        page.goto("./")
        wait_until_kept(page)
        goes_offline(page, host)
        for place, code in (("nothing/here", "en"), ("fi/nothing/", "fi")):
            answer = page.goto(f"./{place}")
            assert answer is not None
            assert answer.status == 404
            expect(page.get_by_role("heading", level=1)).to_have_text(text(code, "site-lost-title"))


def test_the_game_is_laid_down_when_nothing_waits_for_the_network(browser: Browser, host: Host) -> None:
    """Nothing comes twice, and what is not the game's stays the host's."""
    # No route may be set where the browser's own cache is to be at work.
    context = browser.new_context(base_url=host.url, service_workers="allow")
    try:
        page = context.new_page()
        page.goto("./?anim=0")
        wait_until_kept(page)
        asked = host.asked()
        last = max(number for number, place in enumerate(asked) if place.startswith("rt/"))
        assert asked.index("sw.js") > last
        named_after_content = Counter(place for place in asked if re.match("(app|cards|locales|rt)/", place))
        assert {place: count for place, count in named_after_content.items() if count > 1} == {}

        page.reload()
        TablePage(page).ready()
        page.wait_for_load_state("networkidle")
        assert set(host.asked()) <= {"sw.js"}
        kept = page.evaluate(GET, ["icons/icon.svg", {}])
        assert kept == [200, True]
        assert "icons/icon.svg" not in host.asked()
        for place, headers in (("pictures/og-fi.png", {}), ("icons/icon.svg", {"Range": "bytes=0-3"})):
            page.evaluate(GET, [place, headers])
            assert place in host.asked()
    finally:
        context.close()


def test_a_start_that_is_held_up_is_not_held_up_more(new_page: NewPage, host: Host) -> None:
    page = new_page(base_url=host.url, service_workers="allow")
    start = HeldStart(page)
    start.hold()
    page.goto("./?anim=0")
    expect(TablePage(page).button("Deal the cards")).to_be_visible()
    page.wait_for_load_state("load")
    assert page.evaluate(REGISTERED) == 0
    assert "sw.js" not in host.asked()
    start.release()
    wait_until_kept(page)


def test_a_frame_lays_nothing_down(new_page: NewPage, host: Host) -> None:
    page = new_page(base_url=host.url, service_workers="allow")
    page.route("**/frame.html", lambda route: route.fulfill(body=FRAME, content_type="text/html"))
    page.goto("./frame.html")
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(frame.get_by_role("progressbar")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(REGISTERED) == 0
    assert "sw.js" not in host.asked()


def test_a_browser_without_service_workers_is_no_trouble(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')")
    page.goto("./?anim=0")
    TablePage(page).ready()
    # Nothing keeps what is still on its way here: a picture that is cut off is the browser's to report.
    page.wait_for_function("() => Array.from(document.images).every((picture) => picture.complete)")
    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="You are offline")).to_have_count(0)


class Elsewhere:
    """A proxy that everything goes to that is not asked of this machine; it answers nothing and counts."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            try:
                taken, _ = self._socket.accept()
            except OSError:
                return
            with taken:
                self.asked.append(taken.recv(4096).decode("latin-1").partition("\r\n")[0])

    def close(self) -> None:
        """Stop listening."""
        self._socket.close()


def test_nothing_is_asked_of_anyone_else(browser: Browser, host: Host) -> None:
    elsewhere = Elsewhere()
    context = browser.new_context(
        base_url=host.url, service_workers="allow", proxy={"server": elsewhere.address, "bypass": "127.0.0.1"}
    )
    try:
        page = context.new_page()
        page.goto("./?anim=0")
        wait_until_kept(page)
        page.reload()
        table = TablePage(page)
        table.deal()
        expect(table.status()).not_to_be_empty()
        page.goto("./fi/rules/")
        page.wait_for_load_state("networkidle")
        assert len(versions_kept(page)) == 1
        assert elsewhere.asked == []
        # The proxy would have heard of it.
        with pytest.raises(Exception, match="ERR_"):
            page.goto("http://elsewhere.example/")
        assert any("elsewhere.example" in line for line in elsewhere.asked)
    finally:
        context.close()
        elsewhere.close()
