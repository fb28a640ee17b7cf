"""Draw the picture that stands for the site where its address is shared, one for each language, the app's icons, and
the pictures of the table that a device shows before the app is installed.

``make pictures`` draws those whose words, cards, mark or frame have changed since, and notes what each was drawn from.
They are kept in ``web/pictures`` and ``web/icons``, for a build has no browser.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass

from jinja2 import Environment
from playwright.sync_api import Browser, sync_playwright

import browsers
import build
import serve
import table_pictures
from app_manifest import TOUCH_ICON
from common import ROOT, WEB, ToolError, digest, give_up, say
from locales import folder, text
from page_cards import Deck, draw_deck
from page_words import told_languages
from pages import frames
from png import with_palette

PICTURES = WEB / "pictures"
ICONS = WEB / "icons"
NOTES = PICTURES / "drawn-from.json"
SIZE = (1200, 630)
CUT = """[...document.querySelectorAll(".words")].some(
    (box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)"""
# The ace is the card whose letter differs most among languages that has no court picture.
CARDS = ("7h", "8h", "9h", "As")


@dataclass(frozen=True, slots=True)
class Icon:
    """Describe an icon of the installed app: how wide it is, and how much of that the mark takes."""

    size: int
    mark: float = 1.0
    """Less than the whole where a system cuts the icon to its own shape: then the felt goes to the edges."""


# A mask may cut away all outside a circle of four fifths of the width: the mark's cards stay inside.
ICON_FILES = {
    "icon-192.png": Icon(192),
    "icon-512.png": Icon(512),
    "icon-maskable-512.png": Icon(512, mark=0.8),
    TOUCH_ICON: Icon(180, mark=0.8),
}


def picture_name(code: str) -> str:
    """Name the picture of a language."""
    return f"og-{folder(code)}.png"


def frame(code: str, deck: Deck, templates: Environment) -> str:
    """Write the page that is photographed."""
    cards = [(card, deck.face(card, code, "")) for card in CARDS]
    return templates.get_template("picture.html").render(
        code=code,
        name=text(code, "app-name"),
        game=text(code, "preset-regular"),
        tagline=text(code, "site-tagline"),
        cards=cards,
        sprite=deck.sprite("".join(face for _, face in cards)),
    )


def wanted() -> dict[str, tuple[str, str]]:
    """Tell for every picture what it is to show, as a page, and the hash of that."""
    codes = told_languages()
    deck, templates = draw_deck(codes), frames()
    pages = {picture_name(code): frame(code, deck, templates) for code in codes}
    return {name: (page, digest([page])) for name, page in pages.items()}


def wanted_icons() -> dict[str, tuple[str, str]]:
    """Tell for every icon what it is to show, as a page, and the hash of that."""
    template = frames().get_template("icon.html")
    pages = {
        name: template.render(size=icon.size, mark=round(icon.size * icon.mark), whole=icon.mark < 1)
        for name, icon in ICON_FILES.items()
    }
    return {name: (page, digest([page])) for name, page in pages.items()}


def drawn() -> dict[str, str]:
    """Read from what each picture was drawn."""
    if not NOTES.is_file():
        return {}
    notes: dict[str, str] = json.loads(NOTES.read_text(encoding="utf-8"))
    return notes


def photograph(browser: Browser, html: str, size: tuple[int, int]) -> bytes:
    """Take a small picture of a page; where the page has no ground it is transparent.

    Raises ``ToolError`` when its words need more room than they have.
    """
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.set_content(html)
    if page.evaluate(CUT):
        raise ToolError(f"The words do not fit into the picture: {page.inner_text('.words')}")
    picture = with_palette(page.screenshot(omit_background=True))
    page.close()
    return picture


def main() -> None:
    """Draw what is not up to date."""
    os.chdir(ROOT)
    try:
        shared, icons, tables, notes = wanted(), wanted_icons(), table_pictures.wanted_shots(), drawn()
        path = browsers.ensure(browsers.CHROMIUM)
    except ToolError as error:
        give_up(error)
    PICTURES.mkdir(exist_ok=True)
    jobs = [(PICTURES / name, SIZE, *asked) for name, asked in shared.items()]
    jobs += [(ICONS / name, (icon.size, icon.size), *icons[name]) for name, icon in ICON_FILES.items()]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(path), args=browsers.start_flags(browsers.CHROMIUM)
        )
        for place, size, html, key in jobs:
            if notes.get(place.name) != key or not place.is_file():
                say(f"Drawing {place.relative_to(ROOT).as_posix()}")
                try:
                    place.write_bytes(photograph(browser, html, size))
                except ToolError as error:
                    give_up(error)
        stale = {
            name for name, key in tables.items() if notes.get(name) != key or not (PICTURES / name).is_file()
        }
        if stale:
            say("Photographing the table")
            build.build()
            with serve.serving() as site:
                for name, picture in table_pictures.take(browser, site.url, stale):
                    (PICTURES / name).write_bytes(picture)
        browser.close()
    for gone in sorted(path for path in PICTURES.glob("*.png") if path.name not in shared | tables):
        gone.unlink()
    told = {place.name: key for place, _, _, key in jobs} | tables
    NOTES.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
