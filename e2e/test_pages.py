"""The pages that are only read: at every size, in every language, without a script, and as search engines see them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

import browsers
import page_places
import serve
import tour
from common import DIST, NODE_MODULES
from conftest import ExpectProblem, NewPage
from locales import folder, languages, text
from page_places import site_address
from page_words import told_languages
from test_looks import ENLARGED, FITS, NARROW, PALETTES, SPACED, TARGETS, USUAL, WIDE, reachable, violations

KINDS = {
    "the rules": "rules/",
    "a variant": "rules/north-american/",
    "the words": "glossary/",
    "about": "about/",
    "privacy": "privacy/",
    "fair deals": "check/",
    "for other pages": "embed/",
    "nothing there": "404.html",
}
CODES = told_languages()
WIDER = "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"


def faults_of(page: Page) -> Iterator[str]:
    """Look at a page at every size, in every palette, with its text enlarged and spaced out."""
    for width, height in tour.SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for fault in page.evaluate(FITS) + page.evaluate(TARGETS):
            yield f"{width}x{height}: {fault}"
    for size in (NARROW, WIDE):
        page.set_viewport_size(size)
        where = f"{size['width']} wide"
        for name, media, rules in PALETTES:
            page.emulate_media(**media)  # type: ignore[arg-type]
            yield from (f"{where}, {name}: {fault}" for fault in violations(page, rules))
        page.emulate_media(color_scheme="light", forced_colors="none")
        yield from (f"{where}, spaced out: {fault}" for fault in reachable(page, SPACED))
    page.set_viewport_size(USUAL)
    yield from (f"enlarged: {fault}" for fault in reachable(page, ENLARGED))


@pytest.mark.parametrize("place", KINDS.values(), ids=KINDS.keys())
def test_every_kind_of_page(page: Page, place: str) -> None:
    """Each kind fits its window, bears large and spaced text, and keeps the rules of accessibility."""
    page.goto(f"en/{place}")
    faults = list(faults_of(page))
    assert not faults, "\n" + "\n".join(faults)


@pytest.mark.parametrize("code", CODES)
def test_every_page_of_a_language_fits_a_narrow_phone(new_page: NewPage, code: str) -> None:
    page = new_page(viewport={"width": 320, "height": 568})
    for one in page_places.pages():
        if one.kind == "game":
            continue
        page.goto(f"{folder(code)}/{one.place}")
        assert page.evaluate(WIDER) <= 0, one.place
        page.evaluate(ENLARGED, True)
        assert page.evaluate(WIDER) <= 0, f"{one.place} with large text"


def test_all_is_read_without_a_script(new_page: NewPage) -> None:
    """From the first page to a game's rules, in another language, and to the words of the game."""
    page = new_page(java_script_enabled=False)
    page.goto("./")
    expect(page.get_by_role("heading", level=1)).to_have_text("Undercut, gin rummy")
    # Words for whoever has no script are passed over by the look-up by text.
    expect(page.locator("noscript").get_by_role("paragraph")).to_be_visible()
    page.get_by_role("link", name="Straight Gin").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What is Straight Gin?")
    expect(page.get_by_role("img", name="King of spades")).to_be_visible()
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(7)
    for code, name in languages().items():
        if code in CODES:
            page.get_by_role("navigation").get_by_role("link", name=name, exact=True).click()
            title = text(code, "variant-title", game=text(code, "preset-straight"))
            expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.goto("en/rules/")
    page.get_by_role("contentinfo").get_by_role("link", name="Words of the game").click()
    expect(page.get_by_text("Cards that belong together")).to_be_visible()


def test_the_rows_of_a_table_are_stacked_on_a_phone(new_page: NewPage) -> None:
    """They stay a table, and what names a cell is shown beside it without being read twice."""
    page = new_page(viewport={"width": 320, "height": 568})
    page.goto("en/rules/straight/")
    changes = page.get_by_role("table").first
    cells = changes.get_by_role("row").nth(1).get_by_role("cell")
    boxes = [cells.nth(number).bounding_box() for number in range(2)]
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["x"] == boxes[1]["x"]
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]
    label = "(cell) => getComputedStyle(cell, '::before').content"
    assert cells.first.evaluate(label).startswith('"Regular game"')


def test_colours_follow_the_device(new_page: NewPage) -> None:
    grounds = set()
    for scheme in ("light", "dark"):
        page = new_page(color_scheme=scheme)
        page.goto("en/rules/")
        grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert len(grounds) == 2


def test_what_is_missing_is_told_in_its_language(page: Page, expect_problem: ExpectProblem) -> None:
    expect_problem("status 404")
    expect_problem("status of 404")
    for code in CODES:
        answer = page.goto(f"{folder(code)}/no/such/page")
        assert answer
        assert answer.status == 404
        expect(page.get_by_role("heading", level=1)).to_have_text(text(code, "site-lost-title"))
        page.get_by_role("link", name=text(code, "site-rules")).last.click()
        expect(page.get_by_role("heading", level=1)).to_have_text(
            text(code, "full-title", game=text(code, "preset-regular"))
        )


def test_addresses_without_a_language_lead_on(page: Page, site_url: str) -> None:
    page.goto("rules/straight/?from=elsewhere")
    assert page.url == urljoin(site_url, "en/rules/straight/?from=elsewhere")
    page.goto("en/rules")
    assert page.url == urljoin(site_url, "en/rules/")


def test_the_game_takes_the_place_of_the_first_page(page: Page) -> None:
    page.goto("en/")
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


def test_whoever_comes_back_to_the_table_does_not_see_the_first_page(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/app/main-*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto("en/")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    page.goto("en/#/table")
    expect(heading).to_be_hidden()


# ---------------------------------------------------------------- as search engines see it

# The game, first without a match and then with the cards on the table, and the rules of a game.
CHECKED = [
    "",
    *(f"{code}/{page}" for code in ("en", "fi", "de") for page in ("", "?play=straight", "rules/straight/")),
]
CATEGORIES = ("seo", "accessibility", "best-practices")


@pytest.fixture(scope="module")
def site_at_its_address(tmp_path_factory: pytest.TempPathFactory, site_url: str) -> Iterator[str]:
    """The built site with the address it is served at: pages that name another one as theirs are marked down."""
    site = tmp_path_factory.mktemp("site") / "dist"
    shutil.copytree(DIST, site)
    with serve.serving(site) as server:
        for path in site.rglob("*.html"):
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace(site_address(), server.url), encoding="utf-8")
        yield server.url


def look(site: str, place: str, report: Path) -> str:
    """Have one page looked at; return what speaks against it, nothing where all is well."""
    flags = ["--headless", *browsers.start_flags(browsers.CHROMIUM)]
    done = subprocess.run(
        [
            NODE_MODULES / ".bin" / "lighthouse",
            site + place,
            f"--chrome-flags={' '.join(flags)}",
            f"--only-categories={','.join(CATEGORIES)}",
            "--output=json",
            f"--output-path={report}",
            "--throttling-method=provided",
            "--no-enable-error-reporting",
            "--quiet",
        ],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "CHROME_PATH": str(browsers.ensure(browsers.CHROMIUM))},
    )
    if done.returncode:
        return done.stderr[-2000:]
    told = json.loads(report.read_text(encoding="utf-8"))
    found = [
        f"{name}: {audit['title']} {audit.get('explanation', '')}"
        for name in CATEGORIES
        for one in told["categories"][name]["auditRefs"]
        for audit in [told["audits"][one["id"]]]
        if one["weight"] and audit["score"] not in (1, None)
    ]
    scores = {name: told["categories"][name]["score"] for name in CATEGORIES}
    return "\n".join(found) if scores == dict.fromkeys(CATEGORIES, 1) and not found else f"{scores} {found}"


@pytest.fixture(scope="module")
def faults(site_at_its_address: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What the lighthouse finds on every page; it mostly waits, so several pages are looked at side by side."""
    folder_of = tmp_path_factory.mktemp("lighthouse")
    with ThreadPoolExecutor(4) as pool:
        waited = {
            place: pool.submit(look, site_at_its_address, place, folder_of / f"{number}.json")
            for number, place in enumerate(CHECKED)
        }
    return {place: future.result() for place, future in waited.items()}


@pytest.mark.slow
@pytest.mark.parametrize("place", CHECKED)
def test_lighthouse_finds_nothing(faults: dict[str, str], place: str) -> None:
    assert faults[place] == ""
