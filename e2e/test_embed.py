"""The game in frames of other sites: dealt at once, kept apart, and carried over to the game's own page."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

import plans
from conftest import ExpectProblem, NewPage
from host import Host, hosting, wishes
from table_page import HeldStart, TablePage

STRICT = "allow-scripts"
# Where the host lets the frame be no higher than this.
SIZES = [(320, 480), (320, 568), (480, 640), (720, 540), (960, 640)]
# How much the page and the table are larger than what is seen of them.
OVERFLOW = """() => [document.documentElement, document.querySelector("[data-table]")].map((one) =>
  [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])"""


@pytest.fixture
def host(site_url: str, expect_problem: ExpectProblem) -> Iterator[Host]:
    """Another site, whose pages may ask this one for the game and nobody else for anything."""
    expect_problem(f"request to another origin: {re.escape(site_url)}")
    with hosting(site_url) as found:
        yield found


@pytest.fixture
def visitor(new_page: NewPage, host: Host) -> Page:
    """A page that has not opened the other site yet."""
    return new_page(base_url=host.far, viewport={"width": 800, "height": 720})


@pytest.fixture(scope="module")
def plan() -> plans.Plan:
    """A short match of one deal, won by the person."""
    return plans.shortest(
        lambda found: found.result["kind"] == "knock" and found.result["winner"] == 0, plans.QUICK, 8
    )


def test_a_match_is_dealt_at_once_and_its_end_is_told(visitor: Page, host: Host, plan: plans.Plan) -> None:
    """Where storage is denied the match is played to its end all the same; the host hears of it and of no card."""
    game = host.show(visitor, **wishes(plan))
    visitor.get_by_label("Own field").focus()
    game.ready()
    assert visitor.evaluate("document.activeElement.id") == "own", "the frame took the focus"
    expect(game.frame.get_by_role("complementary", name="Not saved here")).to_be_visible()
    *_, last, _ = plan.moments
    game.table.play(plan.upto(lambda moment: moment is last))
    game.table.do(last.does or {})
    game.table.press(game.table.button("Show all"))
    expect(game.table.button("Play again")).to_be_visible()
    scores = plan.last.view["match"]["scores"]
    mine = plan.last.view["seat"]
    both = {"you": scores[mine], "opponent": scores[1 - mine]}
    points = plan.result["points"]
    assert game.hears("gin:deal-over") == {
        "type": "gin:deal-over",
        "v": 1,
        "deal": {"number": 1, "winner": "you", "kind": "knock", "points": points},
        "scores": both,
    }
    assert game.hears("gin:match-over") == {"type": "gin:match-over", "v": 1, "winner": "you", "scores": both}
    assert [len(game.told(kind)) for kind in ("gin:ready", "gin:deal-over", "gin:match-over")] == [1, 1, 1]
    assert game.told("gin:height")[-1]["height"] > 400
    game.table.press(game.table.button("Play again"))
    game.table.shows(plan.moments[0].view)


def test_a_strict_sandbox(
    visitor: Page, new_page: NewPage, host: Host, plan: plans.Plan, expect_problem: ExpectProblem
) -> None:
    """Shut into an origin of its own the game starts, says that nothing is kept, and hands the match on."""
    expect_problem("Blocked opening '[^']*' in a new window")
    game = host.show(visitor, sandbox=STRICT, **wishes(plan))
    game.ready()
    assert visitor.evaluate("told[0].origin") == "null"
    game.table.play(plan.upto(lambda moment: moment.phase == "discard"))
    line = game.frame.get_by_role("complementary", name="Not saved here")
    line.get_by_role("link", name="Open full game").click()
    sheet = game.frame.get_by_role("dialog", name="Open full game")
    address = sheet.get_by_role("textbox", name="Address of the match").input_value()
    sheet.get_by_role("button", name="Copy address").click()
    expect(sheet.get_by_role("status")).not_to_be_empty()
    assert len(urlsplit(address).fragment) < 1024
    page = new_page()
    start = HeldStart(page)
    start.hold()
    page.goto(address)
    expect(page.get_by_role("status")).to_contain_text("Getting the game ready")
    expect(page.get_by_role("button", name="Deal the cards")).to_have_count(0)
    start.release()
    moment = plan.number(lambda moment: moment.phase == "discard")
    whole = TablePage(page)
    whole.shows(plan.moments[moment].view)
    assert urlsplit(page.url).fragment == "/table"
    page.reload()
    whole.shows(plan.moments[moment].view)
    expect(page.get_by_role("dialog")).to_have_count(0)
    whole.ready()
    whole.do(plan.moments[moment].does or {})


@pytest.mark.parametrize("sandbox", [None, "allow-scripts allow-popups allow-popups-to-escape-sandbox"])
def test_the_whole_game_in_a_tab(visitor: Page, host: Host, plan: plans.Plan, sandbox: str | None) -> None:
    """Where the host allows a tab the link opens one, which goes on with the match and keeps it."""
    game = host.show(visitor, sandbox=sandbox, **wishes(plan))
    game.ready()
    with visitor.expect_popup() as opened:
        game.frame.get_by_role("complementary").get_by_role("link", name="Open full game").click()
    tab = opened.value
    TablePage(tab).shows(plan.moments[0].view)
    assert tab.evaluate("[opener, origin, Object.keys(localStorage).length > 0]") == [
        None,
        tab.url.partition("/en/")[0],
        True,
    ]
    expect(game.frame.get_by_role("dialog", name="Open full game")).to_have_count(0)


def test_what_a_frame_keeps_is_its_own(
    new_page: NewPage, host: Host, site_url: str, plan: plans.Plan
) -> None:
    """A frame goes on after a reload; the game's own page of the same origin has neither its match nor its wishes."""
    page = new_page(base_url=host.near, viewport={"width": 800, "height": 720})
    game = host.show(page, far=False, **wishes(plan, theme="dark"))
    game.ready()
    expect(game.frame.get_by_role("complementary", name="Not saved here")).to_have_count(0)
    game.table.play(plan.upto(lambda moment: moment.phase == "discard"))
    page.reload()
    there = plan.number(lambda moment: moment.phase == "discard")
    game.table.shows(plan.moments[there].view)
    assert game.attribute("data-theme") == "dark"
    # The same game in a second tab waits until it is asked for, and takes the match over.
    second = host.show(page.context.new_page(), far=False, **wishes(plan))
    second.table.press(second.table.button("Play here instead"))
    second.table.shows(plan.moments[there].view)
    expect(game.table.button("Play here instead")).to_be_visible()
    second.host.close()
    # Another game has a table of its own.
    host.show(page, far=False, **wishes(plan, variant="straight"))
    game.ready()
    expect(game.frame.get_by_text("Straight Gin, one deal", exact=True).first).to_be_attached()
    page.goto(site_url)
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(page.get_by_role("region", name="Saved game")).to_have_count(0)
    assert page.locator("html").get_attribute("data-theme") is None


def test_only_the_host_is_heard(visitor: Page, host: Host, plan: plans.Plan) -> None:
    """Wishes of the page round the frame are fulfilled at once, those of another frame and those of nonsense never."""
    game = host.show(visitor, **wishes(plan))
    game.ready()
    stranger = visitor.frames[-1]
    stranger.evaluate("parent.frames[0].postMessage({ type: 'gin:set', v: 1, theme: 'light' }, '*')")
    for nonsense in (None, "gin:set", {"type": "gin:set", "v": 1, "theme": "<b>", "lang": 7}):
        game.wish(nonsense)
    game.wish({"type": "gin:set", "v": 1, "deck": 2, "lang": "fi"})
    expect(game.frame.locator("html[lang=fi][data-deck='2']")).to_be_attached()
    assert game.attribute("data-theme") is None
    line = game.frame.get_by_role("complementary", name="Ei tallennu tänne")
    expect(line.get_by_role("link", name="Avaa koko peli")).to_have_attribute("href", re.compile("/fi/#s="))


def test_wishes_that_mean_nothing(visitor: Page, host: Host) -> None:
    """An address of nonsense deals the regular game."""
    game = host.show(
        visitor, variant="chess", target="many", theme="<i>", level="god", index="?", lang="tlh", anim=0
    )
    game.ready()
    expect(game.frame.get_by_text("Gin rummy to 100", exact=True).first).to_be_attached()


def test_the_table_stands_whole(visitor: Page, host: Host, plan: plans.Plan) -> None:
    """At usual sizes neither the page in the frame nor its table scrolls, with the line that nothing is kept too."""
    visitor.set_viewport_size({"width": 1000, "height": 720})
    game = host.show(visitor, size=SIZES[0], **wishes(plan))
    game.ready()
    expect(game.frame.get_by_role("complementary", name="Not saved here")).to_be_visible()
    over = {}
    for size in SIZES:
        visitor.evaluate(
            "([w, h]) => Object.assign(document.querySelector('#game'), { width: w, height: h })", size
        )
        game.frame.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=size)
        over[size] = game.frame.evaluate(OVERFLOW)
    assert over == {size: [[0, 0], [0, 0]] for size in SIZES}
    heights = [one["height"] for one in game.told("gin:height")]
    assert len(heights) == len({width for width, _ in SIZES}), "told of more than a new width"


def test_keys_and_focus_stay_inside(visitor: Page, host: Host, plan: plans.Plan) -> None:
    """Letters act in the frame only while it has the focus; the menu leads nowhere that a frame does not have."""
    game = host.show(visitor, **wishes(plan))
    game.ready()
    field = visitor.get_by_label("Own field")
    field.focus()
    visitor.keyboard.type("psdk?")
    expect(field).to_have_value("psdk?")
    game.table.shows(plan.moments[0].view)
    game.table.press(game.table.button("Menu"))
    menu = game.frame.get_by_role("dialog", name="Menu")
    for name in ("Score sheet", "Settings", "Keys"):
        expect(menu.get_by_role("button", name=name)).to_be_visible()
    for name in ("Statistics", "Learn to play", "First page"):
        expect(menu.get_by_role("button", name=re.compile(f"^{name}"))).to_have_count(0)
    visitor.keyboard.press("Escape")
    before = visitor.evaluate("history.length")
    game.table.press(game.frame.get_by_role("button", name=re.compile("score sheet$")).first)
    expect(game.frame.get_by_role("heading", name="Score sheet")).to_be_visible()
    assert visitor.evaluate("history.length") == before, "the frame wrote into the history of its host"


def packed(version: int, save: str) -> str:
    """Write a match into the fragment of an address, as a frame of this or a later version does."""
    data = {"save": save, "id": "0" * 16, "started": 0}
    told = json.dumps([version, data], separators=(",", ":"), ensure_ascii=False)
    text = json.dumps({"v": version, "data": data, "crc": zlib.crc32(told.encode())})
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(deflate.compress(text.encode()) + deflate.flush()).decode().rstrip("=")


def test_a_match_that_is_on_is_not_put_away_unasked(page: Page, plan: plans.Plan) -> None:
    """The page asks; the safe answer keeps the match, the other one opens what came and keeps the match in the list."""
    came = plan.moments[1]
    address = f"./#s={packed(1, came.save)}"
    mine = plans.play(plans.QUICK, "mine", preset="oklahoma", form="target", target=100)
    whole = TablePage(page)
    whole.keep(mine.moments[0])
    page.goto(address)
    asked = page.get_by_role("dialog", name="Open the match from the link?")
    expect(asked.get_by_role("button", name="Keep my match")).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert urlsplit(page.url).fragment == ""
    page.get_by_role("button", name="Resume").click()
    whole.shows(mine.moments[0].view)
    page.goto("about:blank")
    page.goto(address)
    asked.get_by_role("button", name="Open this one").click()
    whole.shows(came.view)
    page.goto("./#/matches")
    expect(page.get_by_role("main").get_by_text(re.compile("^Oklahoma to 100"))).to_be_visible()


@pytest.mark.parametrize(
    ("fragment", "words"),
    [
        ("<b>", "vaurioitunut"),
        ("a" * 40_000, "vaurioitunut"),
        (packed(2, "{}"), "uudemmasta versiosta"),
        (packed(1, '{"format":"undercut-save"}'), "ei täsmää"),
    ],
    ids=["foreign", "long", "newer", "made up"],
)
def test_an_address_that_brings_no_match(page: Page, fragment: str, words: str) -> None:
    """What cannot be read is told in the player's language, changes nothing, and is gone from the address."""
    page.goto(f"./fi/#s={fragment}")
    expect(page.get_by_role("region", name="Ilmoitus")).to_contain_text(words)
    assert urlsplit(page.url).fragment == ""
    expect(page.get_by_role("button", name="Jaa kortit")).to_be_visible()
