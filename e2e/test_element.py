"""The element that shows the game in another site's page, and the page that makes the lines for it."""

from __future__ import annotations

import html
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Frame, FrameLocator, Locator, Page, expect

import plans
import serve
from conftest import ExpectProblem, NewPage
from locales import languages, text
from table_page import TablePage
from test_looks import ENLARGED, PALETTES, violations

# What a page keeps of the events that reach it: a policy as strict as the host's lets no test wait by a script.
LISTEN = """
() => {
  self.told = [];
  for (const type of ["gin:ready", "gin:deal-over", "gin:match-over"])
    document.addEventListener(type, ({ detail, target }) => {
      told.push({ type, detail, on: target.localName });
      document.documentElement.dataset.told = told.map((one) => one.type).join(" ");
    });
}
"""
# What the poster says in each language, and what in it is wider than its place.
IN_EACH = """
async (codes) => {
  const [said, faults] = [[], []];
  for (const code of codes) {
    document.querySelector("gin-rummy").lang = code;
    await new Promise((resolve) => setTimeout(resolve));
    said.push(document.querySelector("gin-rummy button").textContent);
    for (const one of document.querySelectorAll("gin-rummy, gin-rummy *"))
      if (!one.closest("svg") && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
        faults.push(`${code}, ${one.className || one.localName}: ${one.scrollWidth} in ${one.clientWidth}`);
  }
  return [said, faults];
}
"""
CORNER = "round_the_corner"


class _Handler(BaseHTTPRequestHandler):
    body = b""
    policy = ""

    def do_GET(self) -> None:
        """Send the page."""
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(_Handler.body)))
        if _Handler.policy:
            self.send_header("Content-Security-Policy", _Handler.policy)
        self.end_headers()
        self.wfile.write(_Handler.body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it
        """Stay quiet."""


class Elsewhere:
    """Another site with a page of its own, which may be strict about what it lets in."""

    def __init__(self, address: str, site: str) -> None:
        self.address = address
        self.site = site

    @property
    def policy(self) -> str:
        """A policy that allows the element's script and its frame, and nothing else at all."""
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(self.site))
        return f"default-src 'none'; script-src {origin}; frame-src {origin}; img-src data:"

    def show(self, page: Page, body: str, *, strict: bool = False, lang: str = "en") -> None:
        """Open a page with this in it."""
        head = '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
        page_of_it = f"<body><main><h1>Elsewhere</h1>{body}</main></body>"
        whole = f'<!doctype html><html lang="{lang}"><head><title>Elsewhere</title>{head}</head>{page_of_it}</html>'
        _Handler.body = whole.encode()
        _Handler.policy = self.policy if strict else ""
        page.goto(self.address)

    @property
    def script(self) -> str:
        """The line that has the browser know the element."""
        return f'<script type="module" src="{self.site}embed.js"></script>'


@pytest.fixture
def elsewhere(site_url: str, expect_problem: ExpectProblem) -> Iterator[Elsewhere]:
    """A site of another name than the game's; asking the game's own for anything is no problem there."""
    expect_problem(r"request to another origin: http://127\.0\.0\.1:\d+/")
    server = ThreadingHTTPServer(("localhost", 0), _Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    yield Elsewhere(f"http://localhost:{server.server_port}/", site_url)
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def visitor(new_page: NewPage, elsewhere: Elsewhere) -> Page:
    """A page that has not opened the other site yet."""
    return new_page(base_url=elsewhere.address, viewport={"width": 800, "height": 700})


@pytest.fixture(scope="module")
def plan() -> plans.Plan:
    """A short match of one deal, won by the person."""
    return plans.shortest(
        lambda found: found.result["kind"] == "knock" and found.result["winner"] == 0, plans.QUICK, 8
    )


def tag(inside: str = "", **attributes: Any) -> str:
    """Write the element; True stands for an attribute that is there."""
    said = "".join(
        f" {name}" if value is True else f' {name}="{html.escape(str(value))}"'
        for name, value in attributes.items()
    )
    return f"<gin-rummy{said}>{inside}</gin-rummy>"


def asked_for(plan: plans.Plan) -> dict[str, Any]:
    """Tell what deals this plan's cards."""
    return {"variant": plan.preset, "target": 1, "level": plan.level, "seed": plan.seed, "anim": 0}


def asks(frame: Locator) -> dict[str, str]:
    """Read what the address of a frame asks for."""
    address = frame.get_attribute("src")
    assert address
    return {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}


def inside(page: Page, number: int = 0) -> Frame:
    """Find the page in a frame."""
    found = page.locator("gin-rummy iframe").nth(number).element_handle().content_frame()
    assert found
    return found


def shown(page: Page) -> FrameLocator:
    """Name what is in the only frame of a page."""
    return page.frame_locator("gin-rummy iframe")


# ---------------------------------------------------------------- in another site's page


def test_nothing_is_fetched_until_somebody_plays(
    visitor: Page, elsewhere: Elsewhere, plan: plans.Plan
) -> None:
    """By the keyboard, in a page that lets nothing else in: poster, game, a match to its end, what is told of it."""
    fetched: list[str] = []
    visitor.on("request", lambda request: fetched.append(request.url))
    link = f'<a href="{elsewhere.site}en/">The whole game</a>'
    elsewhere.show(visitor, tag(link, **asked_for(plan)) + elsewhere.script, strict=True)
    visitor.evaluate(LISTEN)
    play = visitor.get_by_role("button", name="Gin rummy Play now", exact=True)
    expect(play).to_be_visible()
    expect(visitor.get_by_role("link")).to_have_count(1)
    assert [url for url in fetched if url.startswith(elsewhere.site)] == [f"{elsewhere.site}embed.js"]
    before = visitor.locator("gin-rummy").bounding_box()
    assert before
    visitor.keyboard.press("Tab")
    visitor.keyboard.press("Tab")
    expect(play).to_be_focused()
    visitor.keyboard.press("Enter")
    expect(visitor.get_by_title("Gin rummy · Undercut", exact=True)).to_be_focused()
    everything = visitor.locator("html")
    expect(everything).to_have_attribute("data-told", "gin:ready")
    after = visitor.locator("gin-rummy").bounding_box()
    assert after
    assert abs(before["height"] - after["height"]) <= 2, "what lies below the game has moved"
    expect(visitor.get_by_role("link", name="The whole game")).to_be_visible()
    table = TablePage(cast(Page, inside(visitor)))
    for moment in plan.moments:
        if moment.does is not None:
            table.shows(moment.view)
            table.do(moment.does)
    expect(everything).to_have_attribute("data-told", "gin:ready gin:deal-over gin:match-over")
    _, deal, match = visitor.evaluate("told")
    view = plan.last.view
    scores = {"you": view["match"]["scores"][0], "opponent": view["match"]["scores"][1]}
    assert deal["on"] == match["on"] == "gin-rummy"
    points = plan.result["points"]
    assert deal["detail"] == {
        "deal": {"number": 1, "winner": "you", "kind": "knock", "points": points},
        "scores": scores,
    }
    assert match["detail"] == {"winner": "you", "scores": scores}


def test_a_frame_that_is_shut_off_is_heard_and_a_stranger_is_not(
    visitor: Page, elsewhere: Elsewhere, plan: plans.Plan
) -> None:
    stranger = '<iframe title="Stranger" srcdoc="&lt;p&gt;Hello&lt;/p&gt;"></iframe>'
    elsewhere.show(visitor, tag(sandbox=True, autoload=True, **asked_for(plan)) + stranger + elsewhere.script)
    visitor.evaluate(LISTEN)
    forged = "top.postMessage({ type: 'gin:match-over', v: 1, winner: 'you' }, '*')"
    other = visitor.get_by_title("Stranger").element_handle().content_frame()
    assert other
    other.evaluate(forged)
    frame = visitor.locator("gin-rummy iframe")
    expect(frame).to_have_attribute("sandbox", re.compile("^allow-scripts(?!.*same-origin)"))
    expect(visitor.locator("html")).to_have_attribute("data-told", "gin:ready")
    visitor.evaluate(forged.replace("top.", ""))
    visitor.evaluate("document.querySelector('gin-rummy').theme = 'dark'")
    expect(shown(visitor).locator("html")).to_have_attribute("data-theme", "dark")
    assert [one["type"] for one in visitor.evaluate("told")] == ["gin:ready"]


def test_the_game_follows_the_page_around_it(visitor: Page, elsewhere: Elsewhere, plan: plans.Plan) -> None:
    """What can be changed is changed while the game goes on; another game is another frame."""
    elsewhere.show(visitor, tag(autoload=True, **asked_for(plan)) + elsewhere.script, lang="nl-BE")
    visitor.evaluate(LISTEN)
    expect(visitor.locator("html")).to_have_attribute("data-told", "gin:ready")
    frame = visitor.locator("gin-rummy iframe")
    assert asks(frame)["lang"] == "nl"
    first = inside(visitor)
    visitor.evaluate(
        "Object.assign(document.querySelector('gin-rummy'), { lang: 'fi', deck: 2, anim: false })"
    )
    expect(shown(visitor).locator("html[lang=fi][data-deck='2']")).to_be_attached()
    expect(frame).to_have_attribute("title", f"{text('fi', 'preset-regular')} · Undercut")
    assert inside(visitor) == first
    assert asks(frame)["lang"] == "nl"
    visitor.evaluate(
        "Object.assign(document.querySelector('gin-rummy'), { variant: 'straight', level: null })"
    )
    expect(frame).to_have_attribute("title", f"{text('fi', 'preset-straight')} · Undercut")
    assert asks(frame) == {
        "lang": "fi",
        "variant": "straight",
        "target": "1",
        "deck": "2",
        "seed": plan.seed,
        "anim": "0",
    }
    visitor.evaluate("document.querySelector('gin-rummy').style.setProperty('--gin-height', '512px')")
    expect(shown(visitor).get_by_role("main")).to_be_visible()
    box = frame.bounding_box()
    assert box
    assert box["height"] == 512


def test_a_game_that_is_moved(visitor: Page, elsewhere: Elsewhere, plan: plans.Plan) -> None:
    """A browser that can move it leaves it running; one that cannot starts it anew, and it is heard again."""
    elsewhere.show(visitor, "<section></section>" + tag(autoload=True, **asked_for(plan)) + elsewhere.script)
    visitor.evaluate(LISTEN)
    everything = visitor.locator("html")
    expect(everything).to_have_attribute("data-told", "gin:ready")
    inside(visitor).evaluate("() => { self.marked = true; }")
    there = "document.querySelector('section').{}(document.querySelector('gin-rummy'), null)"
    visitor.evaluate(there.format("moveBefore"))
    assert inside(visitor).evaluate("self.marked")
    visitor.evaluate("document.querySelector('gin-rummy').theme = 'dark'")
    expect(shown(visitor).locator("html")).to_have_attribute("data-theme", "dark")
    visitor.evaluate(there.format("insertBefore"))
    expect(everything).to_have_attribute("data-told", "gin:ready gin:ready")
    expect(shown(visitor).locator("html")).to_have_attribute("data-theme", "dark")
    assert inside(visitor).evaluate("self.marked") is None


def test_a_site_below_a_path(visitor: Page, elsewhere: Elsewhere) -> None:
    with serve.serving(prefix="/games/") as server:
        elsewhere.site = server.url
        elsewhere.show(visitor, tag() + elsewhere.script)
        expect(visitor.get_by_role("link")).to_have_attribute("href", f"{server.url}en/?play=regular")
        visitor.get_by_role("button").click()
        expect(visitor.locator("iframe")).to_have_attribute("src", f"{server.url}embed/?lang=en")
        expect(shown(visitor).get_by_role("main")).to_be_visible()


def test_elements_come_go_and_move(visitor: Page, elsewhere: Elsewhere) -> None:
    """Before and after the browser knows them, several at once, as copies, in a shadow, with what was set before."""
    early = tag(variant="straight") + tag('<p>Or <a href="/own">here</a></p>', lang="de")
    elsewhere.show(visitor, early)
    visitor.evaluate("document.querySelector('gin-rummy').variant = 'oklahoma'")
    expect(visitor.get_by_role("button")).to_have_count(0)
    visitor.evaluate("(url) => import(url)", f"{elsewhere.site}embed.js")
    buttons = visitor.get_by_role("button")
    expect(buttons).to_have_text(
        ["Oklahoma Play now", f"{text('de', 'preset-regular')} {text('de', 'site-play')}"]
    )
    expect(visitor.get_by_role("link", name="Undercut")).to_have_attribute(
        "href", f"{elsewhere.site}en/?play=oklahoma"
    )
    expect(visitor.get_by_role("link")).to_have_count(2)
    visitor.evaluate(
        """() => {
          const main = document.querySelector("main");
          const [first, second] = document.querySelectorAll("gin-rummy");
          main.append(first);
          second.replaceWith(second.cloneNode(true));
          main.append(Object.assign(document.createElement("gin-rummy"), { lang: "pl", variant: "Round-the-corner" }));
          const shadow = main.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
          shadow.append(document.createElement("gin-rummy"));
        }"""
    )
    corner = text("pl", "preset-round_the_corner")
    expect(buttons).to_have_text(
        [
            f"{text('de', 'preset-regular')} {text('de', 'site-play')}",
            "Oklahoma Play now",
            f"{corner} {text('pl', 'site-play')}",
            "Gin rummy Play now",
        ]
    )
    heights = {round(button.bounding_box()["height"]) for button in buttons.all()}  # type: ignore[index]
    assert len(heights) == 1, "one of them is not dressed"
    visitor.evaluate("document.querySelectorAll('gin-rummy').forEach((one) => one.remove())")
    expect(buttons).to_have_count(1)


def test_without_a_script_a_link_is_left(new_page: NewPage, elsewhere: Elsewhere) -> None:
    page = new_page(base_url=elsewhere.address, java_script_enabled=False)
    link = f'<a href="{elsewhere.site}en/?play=regular">Gin rummy</a>'
    elsewhere.show(page, tag(link) + elsewhere.script)
    expect(page.get_by_role("link", name="Gin rummy")).to_be_visible()


def test_the_poster_is_for_everyone(visitor: Page, elsewhere: Elsewhere) -> None:
    """In every language on a narrow phone, with large text, in every palette and against a page's own styles."""
    rude = "<style>main button { position: fixed; font-size: 9px; color: red; text-transform: uppercase }</style>"
    elsewhere.show(visitor, rude + tag(variant=CORNER) + elsewhere.script)
    expect(visitor.get_by_role("button")).to_be_visible()
    for name, media, rules in PALETTES:
        visitor.emulate_media(**media)  # type: ignore[arg-type]
        assert violations(visitor, rules) == [], name
    button = visitor.get_by_role("button")
    assert button.evaluate("(one) => getComputedStyle(one).position") == "static"
    for width in (320, 700, 1280):
        visitor.set_viewport_size({"width": width, "height": 568})
        visitor.evaluate(ENLARGED, width == 320)
        said, faults = visitor.evaluate(IN_EACH, list(languages()))
        assert faults == [], width
        assert said == [f"{text(code, f'preset-{CORNER}')} {text(code, 'site-play')}" for code in languages()]


# ---------------------------------------------------------------- the page that makes the lines


@pytest.mark.parametrize("way", ["element", "frame"])
def test_the_lines_do_what_was_chosen(
    new_page: NewPage, visitor: Page, elsewhere: Elsewhere, way: str
) -> None:
    """What is chosen is shown, written and copied; pasted into another site's page it is the game that was chosen."""
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    page.goto("sv/embed/")
    choose = page.get_by_role("region", name=text("sv", "builder-choose"))
    for label, option in (
        ("settings-language", "Suomi"),
        ("builder-game", text("sv", "preset-straight")),
        ("target-choice", text("sv", "form-choice-one")),
        ("opponent-choice", text("sv", "level-sharp")),
        ("settings-theme", text("sv", "settings-theme-dark")),
        ("builder-colours", text("sv", "builder-two-colours")),
        ("settings-index", text("sv", "settings-index-fr", letters="A V D R")),
        ("builder-way", text("sv", f"builder-way-{way}")),
    ):
        choose.get_by_role("combobox", name=text("sv", label), exact=True).select_option(label=option)
    choose.get_by_label(text("sv", "builder-sandbox")).check()
    expect(choose.get_by_label(text("sv", "builder-autoload"))).to_be_visible(visible=way == "element")
    play = page.get_by_role("button", name=f"{text('fi', 'preset-straight')} {text('fi', 'site-play')}")
    expect(play).to_be_visible()
    page.get_by_role("button", name=text("sv", "builder-copy"), exact=True).click()
    expect(page.get_by_role("status")).to_have_text(text("sv", "builder-copied"))
    lines: str = page.evaluate("navigator.clipboard.readText()")
    assert lines.strip() == page.get_by_label(text("sv", "builder-lines")).input_value().strip()

    elsewhere.show(visitor, lines, strict=way == "element")
    if way == "element":
        visitor.get_by_role("button").click()
    frame = visitor.locator("iframe")
    expect(frame).to_have_attribute("title", f"{text('fi', 'preset-straight')} · Undercut")
    assert asks(frame) == {
        "lang": "fi",
        "variant": "straight",
        "target": "1",
        "level": "sharp",
        "theme": "dark",
        "deck": "2",
        "index": "fr",
    }
    assert "allow-same-origin" not in (frame.get_attribute("sandbox") or "allow-same-origin")
    within = visitor.frame_locator("iframe")
    expect(within.locator("html[lang=fi][data-theme=dark][data-deck='2']")).to_be_attached()


def test_the_preview_is_the_real_game(page: Page) -> None:
    """The page's own policy lets its frame in and nothing else; what is chosen then reaches the game."""
    page.goto("en/embed/")
    page.get_by_role("button", name="Gin rummy Play now").click()
    within = page.frame_locator("iframe")
    expect(within.get_by_role("toolbar", name="Actions")).to_be_visible()
    page.get_by_role("combobox", name="Light or dark").select_option("dark")
    expect(within.locator("html")).to_have_attribute("data-theme", "dark")


def test_copying_that_is_not_allowed(page: Page) -> None:
    """A browser that has no clipboard for pages is asked in the old way; where that fails too the lines are marked."""
    page.goto("en/embed/")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
    page.evaluate("() => { document.execCommand = () => false; }")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("status")).to_have_text(text("en", "builder-not-copied"))
    lines = page.get_by_label("Lines for your page")
    expect(lines).to_be_focused()
    assert page.evaluate("getSelection().toString()") == lines.input_value()


def test_the_lines_are_there_without_a_script(new_page: NewPage) -> None:
    page = new_page(java_script_enabled=False)
    page.goto("en/embed/")
    expect(page.get_by_label("Lines for your page")).to_have_value(re.compile(r"<gin-rummy lang=.en.>"))
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("combobox")).to_have_count(0)
    expect(page.get_by_role("rowheader", name="variant")).to_be_visible()
