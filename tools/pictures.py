"""Draw the picture that stands for the site where its address is shared, one for each language.

``python tools/pictures.py`` draws those whose words, cards or frame have changed since, and notes what each was drawn
from.  They are kept in ``web/pictures``, for a build has no browser.
"""

from __future__ import annotations

import json
import os

from jinja2 import Environment
from playwright.sync_api import sync_playwright

import browsers
from common import ROOT, WEB, ToolError, digest, give_up, say
from locales import folder, text
from page_cards import Deck, draw_deck
from page_words import told_languages
from pages import frames
from png import with_palette

PICTURES = WEB / "pictures"
NOTES = PICTURES / "drawn-from.json"
SIZE = {"width": 1200, "height": 630}
# The ace is the card whose letter differs most among languages that has no court picture.
CARDS = ("7h", "8h", "9h", "As")


def picture_name(code: str) -> str:
    """Name the picture of a language."""
    return f"og-{folder(code)}.png"


def frame(code: str, deck: Deck, templates: Environment) -> str:
    """Write the page that is photographed."""
    cards = [(card, deck.face(card, code, "")) for card in CARDS]
    return templates.get_template("picture.html").render(
        code=code,
        name=text(code, "app-name"),
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


def drawn() -> dict[str, str]:
    """Read from what each picture was drawn."""
    if not NOTES.is_file():
        return {}
    notes: dict[str, str] = json.loads(NOTES.read_text(encoding="utf-8"))
    return notes


def main() -> None:
    """Draw what is not up to date."""
    os.chdir(ROOT)
    try:
        asked, notes = wanted(), drawn()
        old = [name for name, (_, key) in asked.items() if notes.get(name) != key]
        path = browsers.ensure(browsers.CHROMIUM)
    except ToolError as error:
        give_up(error)
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(path), args=browsers.start_flags(browsers.CHROMIUM)
        )
        page = browser.new_page(viewport={"width": SIZE["width"], "height": SIZE["height"]})
        for name in old:
            say(f"Drawing web/pictures/{name}")
            page.set_content(asked[name][0])
            (PICTURES / name).write_bytes(with_palette(page.screenshot()))
        browser.close()
    for gone in sorted(path.name for path in PICTURES.glob("og-*.png") if path.name not in asked):
        (PICTURES / gone).unlink()
    told = {name: key for name, (_, key) in sorted(asked.items())}
    NOTES.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
