"""The first thing to be seen can be played on: a match lies on the table before the engine is there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

import openings
import plans
from conftest import ExpectProblem, NewPage
from ginrummy.game.fairness import seed_of
from plans import Plan
from table_page import HeldStart, TablePage
from words import card_name

# The secret of every match begins with this number, which picks an opening, and has nothing else in it.
PICK = """
const own = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (list) => {
  if (!(list instanceof Uint8Array) || list.length !== 32) return own(list);
  new DataView(list.fill(0).buffer).setUint32(0, %d);
  return list;
};
"""
# Every heading that is seen, for as long as it is seen: a page that only flashes up counts.
SEEN = """
window.seen = [];
const look = () => {
  const heading = document.querySelector("h1");
  if (heading?.checkVisibility({ visibilityProperty: true })) window.seen.push(heading.textContent.trim());
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
READY = "Loading; you may choose now"
KEPT = "Loading; your choice is kept"
FILES = {"texts": "**/locales/*.ftl", "modules": re.compile(r"/app/main-\w+\.js$")}


def opening(row: int, preset: str = "regular", target: int = 100) -> Plan:
    """Play the first deal of an opening as it is dealt by the first page's own choice."""
    seed = seed_of(f"{row:08x}" + "0" * 56, openings=len(openings.seeds(preset)))
    return plans.play(plans.QUICK, seed, preset=preset, form="target", target=target, ends=plans.deal_over)


@pytest.fixture
def start(page: Page) -> Iterator[HeldStart]:
    """Hold the engine back from the beginning."""
    held = HeldStart(page)
    held.hold()
    yield held
    held.release()


def first_mover(plan: Plan) -> int:
    """Tell whose turn it is when the cards are dealt."""
    first = plan.opening[0] if plan.opening else plan.moments[0].view
    return int(first["deal"]["turn"])


def test_dealt_at_once_and_played_on(page: Page, start: HeldStart) -> None:
    """The cards lie there when Deal is pressed; the first choice may still be changed, and is played then."""
    table = TablePage(page)
    plan = opening(0)
    assert first_mover(plan) == 0
    page.add_init_script(PICK % 0)
    with page.expect_response(re.compile("openings-regular")):
        page.goto("./?anim=0")
    table.deal()
    first = plan.moments[0]
    table.shows(first.view)
    table.says(first)
    table.hears(READY)
    expect(page.get_by_role("progressbar", name="Getting the game ready")).to_have_count(1)
    does = first.does or {}
    takes = does["type"] == "take_upcard"
    upcard = card_name(first.deal["upcard"])
    table.do({"type": "pass"} if takes else {"type": "take_upcard"})
    table.hears(KEPT)
    expect(table.act("Pass" if takes else "Take")).to_have_attribute("aria-pressed", "true")
    table.do(does)
    table.hears(f"Take {upcard}" if takes else "Pass")
    expect(table.act("Take" if takes else "Pass")).to_have_attribute("aria-pressed", "true")
    table.shows(first.view)
    start.release()
    table.play(plan, start=1)


def test_a_link_to_a_game_deals_it_before_anything_else(page: Page, start: HeldStart) -> None:
    """Nothing is seen before the table; what it shows survives a reload, and the opponent begins when he can."""
    table = TablePage(page)
    row = 1
    plan = opening(row, "straight", 250)
    assert first_mover(plan) == 1
    page.add_init_script(PICK % row)
    page.add_init_script(SEEN)
    page.goto("./?play=straight&anim=0")
    table.shows(plan.opening[0])
    expect(page.get_by_text("Loading; then the opponent plays")).to_be_visible()
    assert set(page.evaluate("seen")) == {"Gin rummy table"}
    page.reload()
    table.shows(plan.opening[0])
    assert set(page.evaluate("seen")) == {"Gin rummy table"}
    start.release()
    table.play(plan.upto(lambda moment: moment.phase == "discard"))


def test_without_openings_the_cards_wait_for_the_engine(page: Page, start: HeldStart) -> None:
    """Deal says what it waits for, and for how much."""
    page.context.route("**/openings-*.json", lambda route: route.fulfill(json=None))
    table = TablePage(page)
    page.goto("./?anim=0")
    table.deal()
    expect(page.get_by_text("The cards are dealt as soon as it is.")).to_be_visible()
    line = page.get_by_role("progressbar", name="Getting the game ready")
    expect(line).to_have_attribute("aria-valuetext", re.compile(r"^\d+\.\d of \d+\.\d MB$"))
    start.release()
    expect(page.get_by_role("region", name="Your side")).to_be_visible()
    table.ready()


def test_other_cards_than_were_shown(page: Page, start: HeldStart) -> None:
    """What was chosen for cards that the engine does not deal is not played on others, and the page says so."""

    def spoil(route: Route) -> None:
        pool = json.loads(route.fetch().text())
        pool["rows"][2][1:] = pool["rows"][0][1:]
        route.fulfill(json=pool)

    page.context.route("**/openings-regular-*.json", spoil)
    table = TablePage(page)
    page.add_init_script(PICK % 2)
    page.goto("./?play=regular&anim=0")
    table.shows(opening(0).moments[0].view)
    table.do({"type": "pass"})
    table.hears(KEPT)
    start.release()
    expect(table.notice()).to_contain_text("dealt these cards anew")
    table.shows(opening(2).moments[0].view)


def test_a_broken_download(page: Page, expect_problem: ExpectProblem) -> None:
    """The page offers to try again, keeps the choice, and tries by itself when the connection is back."""
    expect_problem("net::ERR_FAILED|Failed to load resource")
    page.context.route("**/*.wasm", lambda route: route.abort())
    table = TablePage(page)
    page.add_init_script(PICK % 0)
    plan = opening(0)
    with page.expect_response(re.compile("openings-regular")):
        page.goto("./?anim=0")
    expect(table.notice()).to_contain_text("The game could not be started")
    table.deal()
    table.shows(plan.moments[0].view)
    expect(table.act("Try again")).to_be_visible()
    table.press(table.act("Try again"))
    table.hears("The game could not be loaded")
    page.context.unroute("**/*.wasm")
    page.evaluate("dispatchEvent(new Event('online'))")
    table.ready()
    table.shows(plan.moments[0].view)
    table.play(plan.upto(lambda moment: moment.phase == "discard"))


@pytest.mark.parametrize("what", ["WebAssembly", "Worker"])
def test_a_browser_that_cannot_run_the_game(new_page: NewPage, what: str) -> None:
    """It is told what is missing and which browsers have it, and the rules can be read."""
    page = new_page()
    page.add_init_script(f"delete globalThis.{what};")
    page.goto("./?play=regular")
    expect(page.get_by_role("heading", level=1)).to_have_text("This browser cannot run the game")
    named = "WebAssembly" if what == "WebAssembly" else "workers made of modules"
    expect(page.get_by_text(named)).to_be_visible()
    expect(page.get_by_text("Safari 16.4")).to_be_visible()
    page.get_by_role("link", name="Rules of every game").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("gin rummy")


@pytest.mark.parametrize("what", FILES)
def test_a_page_that_does_not_come(page: Page, expect_problem: ExpectProblem, what: str) -> None:
    """Where not even the texts come, or the game's own modules, the page says so and offers to try again."""
    expect_problem("net::ERR_FAILED|Failed to load resource")
    page.context.route(FILES[what], lambda route: route.abort())
    page.goto("./?play=regular")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("Undercut could not be loaded")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.context.unroute(FILES[what])
    told.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("region", name="Your side")).to_be_visible()
    expect(told).to_have_count(0)
    TablePage(page).ready()


def test_the_lesson_begins_at_once(page: Page, start: HeldStart) -> None:
    """Whoever comes to learn reads on the table before the engine is there, and plays on when it is."""
    table = TablePage(page)
    page.add_init_script(SEEN)
    page.goto("./?anim=0#/lesson")
    table.hears("Melds. ")
    assert set(page.evaluate("seen")) == {"Gin rummy table"}
    for _ in range(2):
        table.press(table.button("Continue"))
    table.do({"type": "take_upcard"})
    start.release()
    table.hears("Throw ")


def test_pictures_that_do_not_come(page: Page, expect_problem: ExpectProblem) -> None:
    """Cards are known by rank and suit without them, nothing looks broken, and they come with the connection."""
    expect_problem("net::ERR_FAILED|Failed to load resource")
    page.context.route("**/cards/**", lambda route: route.abort())
    table = TablePage(page)
    plan = opening(0)
    page.add_init_script(PICK % 0)
    page.goto("./?play=regular&anim=0")
    table.shows(plan.moments[0].view)
    lost = page.locator(".card img[data-lost]")
    pictures = page.locator(".card img")
    assert pictures.count() > 10
    expect(lost).to_have_count(pictures.count())
    assert not any(picture.is_visible() for picture in lost.all())
    # A back is still told from a face: it has the colour of the deck.
    back = page.locator(".card.back").first
    assert back.evaluate("(card) => getComputedStyle(card).backgroundColor") == "rgb(43, 58, 103)"
    court = page.locator(".hand .card:has(img)").first
    assert court.locator("use").count() > 0
    page.context.unroute("**/cards/**")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(lost).to_have_count(0)
    assert all(picture.evaluate("(image) => image.naturalWidth") > 0 for picture in pictures.all())
