"""A newer version of the site: taken whole or not at all, between deals, and never from under a player's hands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import scenarios
from conftest import ExpectProblem, NewPage
from hosts import (
    Host,
    hosting,
    look_for_newer,
    module_of,
    versions_kept,
    wait_for_newer,
    wait_until,
    wait_until_kept,
)
from plans import Plan
from table_page import TablePage
from test_looks import FITS, NARROW, PALETTES, TARGETS, USUAL, violations

SHORT: ViewportSize = {"width": 844, "height": 390}
FOREIGN = ("someone-else", "undercut:/elsewhere/:app-1", "undercut:/:snapshot")
LAY = "async (names) => { for (const name of names) await (await caches.open(name)).put('/x', new Response('x')); }"
CACHES = "() => caches.keys()"
MARK = "() => { window.marked = true; }"
MARKED = "() => window.marked === true"
COUNT = """
if (location.protocol === "http:") sessionStorage.setItem("loads", Number(sessionStorage.getItem("loads") ?? 0) + 1);
"""
LOADS = "() => Number(sessionStorage.getItem('loads'))"
NO_INSTALL = """
async () => {
  const { installing, waiting } = await navigator.serviceWorker.getRegistration();
  return !installing && !waiting;
}
"""
NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"


@pytest.fixture
def host(site_url: str, tmp_path: Path) -> Iterator[Host]:
    """A site of its own."""
    with hosting(tmp_path) as made:
        yield made


def in_mid_deal(plan: Plan) -> Plan:
    """Cut a plan where the person is to throw a card for the first time."""
    return plan.upto(lambda moment: moment.phase == "discard")


def ready(page: Page) -> Locator:
    """Find the offer of the newer version."""
    return page.get_by_role("region", name="Notice").filter(has_text="New version ready")


def take(page: Page) -> None:
    """Take the newer version, and wait for the page that comes in this one's place."""
    with page.expect_event("load"):
        ready(page).get_by_role("button", name="Update", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_be_attached()


def leave_table(table: TablePage) -> None:
    """Go from the table to the first page."""
    table.page.evaluate("() => { location.hash = ''; }")
    expect(table.button("Deal the cards")).to_be_visible()


def test_a_newer_version_waits_for_the_deal_and_keeps_the_match(new_page: NewPage, host: Host) -> None:
    page = new_page(base_url=host.url, service_workers="allow")
    page.add_init_script(COUNT)
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    head = in_mid_deal(plan)
    table.play(head)
    wait_until_kept(page)
    page.evaluate(LAY, list(FOREIGN))
    (before,) = versions_kept(page)
    host.asked()

    old = module_of(page)
    host.put_newer()
    wait_for_newer(page)
    # What has not changed is not asked for again, least of all the run time.
    asked = [place for place in host.asked() if place != "sw.js" and not place.startswith("icons/")]
    assert f"app/{host.present}" in asked
    assert not [place for place in asked if not place.startswith("app/")]
    assert not [place for place in asked if place.startswith(("app/game-", "app/pack-pages"))]

    table.shows(head.last.view)
    expect(ready(page)).to_have_count(0)
    leave_table(table)
    expect(ready(page)).to_contain_text("Your game goes on where you left it.")
    for size in (NARROW, SHORT, USUAL):
        page.set_viewport_size(size)
        assert page.evaluate(FITS) + page.evaluate(TARGETS) == [], size
    assert violations(page, PALETTES[0][2]) == []
    ready(page).get_by_role("button", name="Later").click()
    expect(ready(page)).to_have_count(0)

    # Opened anew it is still the old version, and asks again.
    page.reload()
    expect(ready(page)).to_be_visible()
    assert module_of(page) == old
    table.press(table.button("Resume"))
    table.shows(head.last.view)
    expect(ready(page)).to_have_count(0)
    leave_table(table)
    loads = page.evaluate(LOADS)
    take(page)
    assert module_of(page) == host.present
    expect(table.button("Resume")).to_be_visible()
    expect(ready(page)).to_have_count(0)
    table.press(table.button("Resume"))
    table.play(plan, start=len(head.moments) - 1)
    assert page.evaluate(LOADS) == loads + 1

    wait_until(page, f"async () => !(await caches.keys()).includes('{before}')")
    assert len(versions_kept(page)) == 1
    assert set(FOREIGN) <= set(page.evaluate(CACHES))


@pytest.mark.parametrize("fault", ["missing", "damaged"])
def test_a_version_that_is_not_whole_leaves_the_old_one_playing(
    new_page: NewPage, host: Host, expect_problem: ExpectProblem, fault: str
) -> None:
    expect_problem("404|integrity|digest")
    page = new_page(base_url=host.url, service_workers="allow")
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    head = in_mid_deal(plan)
    table.play(head)
    wait_until_kept(page)
    old, kept = module_of(page), versions_kept(page)

    host.put_newer()
    newer = host.site / "app" / host.present
    if fault == "missing":
        newer.unlink()
    else:
        newer.write_bytes(newer.read_bytes().replace(b"e", b"a", 1))
    look_for_newer(page)
    table.until(lambda: (f"app/{newer.name}" in host.server.asked, True))
    wait_until(page, NO_INSTALL)
    assert versions_kept(page) == kept

    host.switch_off()
    page.context.set_offline(True)
    page.reload()
    assert module_of(page) == old
    table.shows(head.last.view)
    table.play(plan, start=len(head.moments) - 1)


def test_other_tabs_follow_the_one_that_plays(new_page: NewPage, host: Host) -> None:
    page = new_page(base_url=host.url, service_workers="allow")
    page.context.add_init_script(COUNT)
    table = TablePage(page)
    plan = scenarios.knocked_with_chained_layoffs()
    table.open(plan)
    head = in_mid_deal(plan)
    table.play(head)
    wait_until_kept(page)
    other = page.context.new_page()
    other.goto("./?anim=0#/table")
    waits = TablePage(other)
    expect(waits.notice()).to_contain_text("open in another tab")

    host.put_newer()
    wait_for_newer(page)
    leave_table(table)
    loads = page.evaluate(LOADS)
    take(page)
    other.wait_for_function("() => Number(sessionStorage.getItem('loads')) === 2")
    expect(waits.notice()).to_contain_text("open in another tab")
    assert module_of(page) == module_of(other) == host.present
    table.until(lambda: (len(versions_kept(page)), 1))
    # Nobody has taken the game from the tab that played, and nothing goes round.
    assert page.evaluate(LOADS) == loads + 1
    assert other.evaluate(LOADS) == 2
    table.press(table.button("Resume"))
    table.shows(head.last.view)
    waits.press(waits.button("Play here instead"))
    waits.press(waits.button("Resume"))
    waits.shows(head.last.view)


def test_a_deal_in_another_tab_is_not_touched(new_page: NewPage, host: Host) -> None:
    """Where tabs cannot be told apart both play; the one that was not asked stays whole until its own player is."""
    page = new_page(base_url=host.url, service_workers="allow")
    page.context.add_init_script(NO_LOCKS)
    page.goto("./?anim=0")
    wait_until_kept(page)
    playing = TablePage(page.context.new_page())
    plan = scenarios.knocked_with_chained_layoffs()
    playing.open(plan)
    head = in_mid_deal(plan)
    playing.play(head)
    playing.page.evaluate(MARK)
    old = module_of(playing.page)

    host.put_newer()
    wait_for_newer(page)
    take(page)
    assert module_of(page) == host.present
    wait_until(page, "async () => !(await navigator.serviceWorker.getRegistration()).waiting")
    # What belongs to its version is gone from the host, and there all the same.
    assert playing.page.evaluate(MARKED)
    assert len(versions_kept(page)) == 2
    status = playing.page.evaluate("async (file) => (await fetch(file)).status", f"app/{old}")
    assert status == 200
    assert not (host.site / "app" / old).exists()
    playing.shows(head.last.view)
    expect(ready(playing.page)).to_have_count(0)
    playing.play(plan, start=len(head.moments) - 1)
    assert playing.page.evaluate(MARKED)

    expect(ready(playing.page)).to_be_visible()
    take(playing.page)
    assert module_of(playing.page) == host.present
    playing.shows(plan.last.view)
    playing.until(lambda: (len(versions_kept(page)), 1))
