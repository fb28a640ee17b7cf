"""Photograph the table in every language, for what a device shows of the app before it is installed.

The pictures are taken of the site itself.  What they are compared with is less: the words that stand out, so that they
are not out of date with every line of the style sheets.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from itertools import count

from playwright.sync_api import Browser, Page

from app_manifest import SHOTS, Shot, shot_name
from common import digest
from ginrummy.game.rules import PRESETS
from ginrummy.table.protocol import read_action
from ginrummy.table.session import OPPONENT, Session, TableRules
from locales import text
from page_places import REGULAR
from page_words import told_languages
from png import with_palette

TURN = 6
"""How many cards the player has drawn when the picture is taken."""
LEAST_MELDED = 6
LAY = "(texts) => { for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text); }"
PATIENCE = 120_000
WORDS = (
    f"preset-{REGULAR}",
    "level-steady",
    "you",
    "opponent",
    "table-stock-cap",
    "table-pile",
    "table-your-turn",
    "deadwood",
    "meld-run",
    "table-card-new",
    "table-act-knock",
    "table-act-discard",
)


def wanted_shots() -> dict[str, str]:
    """Tell for every picture of the table the hash of what it shows."""
    found = {}
    for code in told_languages():
        words = [text(code, name) for name in WORDS]
        for shot in SHOTS:
            found[shot_name(code, shot)] = digest([*words, f"{shot} {TURN}"])
    return found


def _played(seed: str) -> Session | None:
    """Play until the player has drawn some cards; nothing where the deal ends before."""
    session = Session(TableRules(REGULAR, PRESETS[REGULAR], None), "target", 100, "steady", seed)
    drawn = 0
    while session.view["deal"]["phase"] not in {"layoff", "over"}:
        if session.view["deal"]["turn"] == OPPONENT:
            session.advance()
            continue
        thrown = [one for one in session.legal if one["action"]["type"] == "discard"]
        if thrown:
            drawn += 1
            if drawn == TURN:
                return session
            least = min(thrown, key=lambda one: one["deadwood"] or 0)
            session.act(read_action(least["action"]))
        else:
            leave = next(one for one in session.legal if one["action"]["type"] in {"pass", "draw_stock"})
            session.act(read_action(leave["action"]))
    return None


def _is_worth_it(session: Session) -> bool:
    melds = session.view["deal"]["melds"]
    return len(melds) > 1 and sum(len(meld["cards"]) for meld in melds) >= LEAST_MELDED


def envelope() -> str:
    """Write a match as the page keeps it: a hand that has come to something, and a card to throw."""
    tried = (_played(f"picture {number}") for number in count())
    session = next(one for one in tried if one is not None and _is_worth_it(one))
    data = {
        "save": session.save,
        "view": session.view,
        "legal": session.legal,
        "id": "0123456789abcdef",
        "started": 0,
    }
    parts = {"v": 1, "app": "", "n": 1, "t": 0, "data": data}
    summed = json.dumps(list(parts.values()), ensure_ascii=False, separators=(",", ":"))
    return json.dumps(parts | {"crc": zlib.crc32(summed.encode())}, ensure_ascii=False, separators=(",", ":"))


def _open(browser: Browser, site: str, shot: Shot) -> Page:
    context = browser.new_context(
        viewport={"width": shot.width, "height": shot.height},
        device_scale_factor=shot.scale,
        color_scheme="light",
        service_workers="block",
        base_url=site,
    )
    page = context.new_page()
    page.goto("robots.txt")
    page.evaluate(LAY, {"undercut1:game:A": envelope()})
    return page


def take(browser: Browser, site: str, names: set[str]) -> Iterator[tuple[str, bytes]]:
    """Photograph the table of a site for every one of these pictures: name and contents."""
    for shot in SHOTS:
        page = _open(browser, site, shot)
        page.goto("./?anim=0#/table")
        page.locator(".hand li").first.wait_for()
        # The engine is there: the table says nothing of its being on its way.
        page.locator("progress").wait_for(state="detached", timeout=PATIENCE)
        for code in told_languages():
            if shot_name(code, shot) in names:
                _speak(page, code)
                yield shot_name(code, shot), with_palette(page.screenshot())
        page.context.close()


def _speak(page: Page, code: str) -> None:
    page.locator("[data-key=settings]").first.click()
    page.locator("#set-language").select_option(code)
    page.locator(f"html[lang={code}]").wait_for()
    page.keyboard.press("Escape")
    page.locator(".settings-sheet:not([open])").wait_for(state="attached")
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(0, 0)
