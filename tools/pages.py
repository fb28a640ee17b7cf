"""Make the pages of the site: one folder a language, and what search engines, browsers and devices ask for.

The words come from ``web/locales``, the frame from ``web/pages``, every rule and number from the engine: a page cannot
say anything else than is played.  The same commit and address give the same bytes.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

import page_embed
import page_figures
from app_manifest import TOUCH_ICON, manifest
from bundle import Assets
from common import WEB
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.table.messages import DifferenceMessage, StatementMessage
from ginrummy.table.statements import differences, statements
from locales import SOURCE, folder, languages
from page_cards import Deck, draw_deck
from page_places import FRAME, REGULAR, Page, Spot, pages, rules_place, site_address
from page_words import Words, told_languages, values

TEMPLATES = WEB / "pages"
SOURCES = TEMPLATES / "sources.toml"
# The sections in reading order.
SECTIONS = {
    "full": (
        "aim",
        "cards",
        "melds",
        "deadwood",
        "deal",
        "turn",
        "knock",
        "layoff",
        "count",
        "undercut",
        "gin",
        "stock",
        "game",
        "hollywood",
        "straight",
    ),
    "about": ("what", "opponents", "source", "cards", "access"),
    "privacy": ("kept", "sent", "embedded", "delete"),
}
FOOT = (
    ("site-home", ""),
    ("site-rules", "rules/"),
    ("site-glossary", "glossary/"),
    ("site-about", "about/"),
    ("site-privacy", "privacy/"),
    ("check-link", "check/"),
    ("builder-link", "embed/"),
)
# The countries of languages that are not named alike.
HOMES = {"da": "DK", "en": "US", "nb": "NO", "sv": "SE"}


def frames() -> Environment:
    """Load the frames of the pages; what a frame names must be there, and every text is escaped."""
    return Environment(
        loader=FileSystemLoader([TEMPLATES, WEB]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


@dataclass(frozen=True)
class Site:
    """What all pages are made from: the address, the languages told, the rules of every game, the deck."""

    address: str
    codes: tuple[str, ...]
    presets: Mapping[str, Rules]
    deck: Deck
    assets: Assets

    @cached_property
    def templates(self) -> Environment:
        """Load the frames."""
        return frames()

    @cached_property
    def examples(self) -> dict[str, Any]:
        """Draw the examples of the full rules."""
        rules = self.presets[REGULAR]
        return {
            "set": page_figures.set_of(rules),
            "run": page_figures.run_of(rules),
            "no_run": page_figures.no_run(rules),
            "chain": page_figures.chain(rules),
            "undercut": page_figures.undercut(rules),
            "hollywood": page_figures.hollywood(rules),
        }

    @cached_property
    def sources(self) -> dict[str, list[dict[str, Any]]]:
        """List the sources of each game's history."""
        told = tomllib.loads(SOURCES.read_text(encoding="utf-8"))
        empty = {"place": "", "year": "", "url": ""}
        return {name: [empty | told["sources"][key] for key in keys] for name, keys in told["used"].items()}

    def spots(self) -> Iterator[Spot]:
        """List every page of every language, then those at the root."""
        for code in self.codes:
            for page in pages():
                yield Spot(self.address, code, page)
        for page in pages():
            if page.kind in {"game", "lost"}:
                yield Spot(self.address, None, page)
        yield Spot(self.address, None, FRAME)


class View:
    """What a frame may ask for about the page it is drawing."""

    # Stands for the parts that the page's cards are made of.
    sprite = Markup("<!-- parts of the cards -->")

    def __init__(self, site: Site, spot: Spot) -> None:
        self._site = site
        self._spot = spot
        self.code = spot.code or SOURCE
        self.page_code = spot.code
        self.kind, self.place, self.preset = spot.page.kind, spot.page.place, spot.page.preset
        self.listed = spot.page.is_listed
        self.root, self.url = spot.root, spot.url
        self.rules = site.presets[self.preset]
        self.words = Words(self.code, values(self.code, self.preset, self.rules))
        self.game = self.words(f"preset-{self.preset}")
        self.sections = SECTIONS.get(self.kind, ())
        self.examples = site.examples if self.kind == "full" else {}
        self.figure = page_figures.variant(self.preset, self.rules) if self.kind == "variant" else None

    @property
    def origin(self) -> str:
        """Tell the scheme and the host of the site: ``https://undercut.example``."""
        parts = urlsplit(self._site.address)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def heading(self) -> str:
        """Write the page's heading."""
        named = {"game": "site-manifest-name", "lost": "site-lost-title", "embed": "builder-title"}
        return self.words(named.get(self.kind, f"{self.kind}-title"))

    @property
    def title(self) -> str:
        """Write the title of the window."""
        heading = self.words("home-title") if self.kind == "game" else self.heading
        return self.words("page-title", page=heading)

    @property
    def description(self) -> str:
        """Describe the page in a sentence."""
        named = {
            "game": "site-description",
            "lost": "site-lost-body",
            "variant": f"describe-{self.preset}",
            "embed": "builder-describe",
        }
        return self.words(named.get(self.kind, f"{self.kind}-describe"))

    @property
    def locale(self) -> str:
        """Name the language and the country it is most at home in, as previews want it: ``fi_FI``."""
        if "-" in self.code:
            return self.code.replace("-", "_")
        return f"{self.code}_{HOMES.get(self.code, self.code.upper())}"

    @property
    def picture(self) -> str:
        """Tell the address of the picture that stands for the site in this language."""
        return f"{self._site.address}pictures/og-{folder(self.code)}.png"

    @property
    def manifest(self) -> str:
        """Tell the way to what a device is told about the site as an app."""
        here = folder(self.page_code) + "/" if self.page_code else ""
        return f"{self.root}{here}manifest.webmanifest"

    @property
    def touch_icon(self) -> str:
        """Tell the way to the icon of a telephone that asks for one beside the app's."""
        return f"{self.root}icons/{TOUCH_ICON}"

    def style(self, name: str) -> str:
        """Tell the way to a style sheet."""
        return self.root + self._site.assets.styles[name].file

    def module(self, name: str) -> str:
        """Tell the way to the module that a page starts with."""
        return self.root + self._site.assets.modules[name].file

    def parts(self, name: str) -> list[str]:
        """List the ways to what a module imports from the start."""
        return [self.root + place for place in self._site.assets.modules[name].parts]

    def later_parts(self, name: str, later: str) -> list[str]:
        """List the ways to a module that another one imports later, and to what that needs besides."""
        modules = self._site.assets.modules
        needed = [modules[later].file, *modules[later].parts]
        return [self.root + place for place in needed if place not in modules[name].parts]

    def text(self) -> str:
        """Tell the way to the game's texts in the language of the page."""
        return self.root + self._site.assets.texts[self.code]

    def texts(self) -> str:
        """Tell the ways to the game's texts in every language: ``en=…/en.ftl fi=…``."""
        return self._ways(self._site.assets.texts)

    def openings(self) -> str:
        """Tell the ways to the openings of every game, in the same way."""
        return self._ways(self._site.assets.openings)

    def _ways(self, places: Mapping[str, str]) -> str:
        return " ".join(f"{name}={self.root}{place}" for name, place in places.items())

    def link(self, place: str) -> str:
        """Tell the way to a place in the same language."""
        return f"{self.root}{folder(self.code)}/{place}"

    def alternates(self) -> list[tuple[str, str]]:
        """List the addresses of this page in every language, and the one for whoever speaks none of them."""
        inside = [(code, self._spot.url_in(code)) for code in self._site.codes]
        fallback = None if self.kind == "game" else SOURCE
        return [*inside, ("x-default", self._spot.url_in(fallback))]

    def languages(self) -> list[tuple[str, str, str]]:
        """List the languages: code, own name, the way to this page in it."""
        place = "" if self.kind == "lost" else self.place
        names = languages()
        return [(code, names[code], f"{self.root}{folder(code)}/{place}") for code in self._site.codes]

    def places(self) -> list[tuple[str, str, bool]]:
        """List the pages that are not about one game: name, way there, whether this is the page."""
        return [
            (self.words(name), self.link(place), place == self.place and self.kind != "game")
            for name, place in FOOT
        ]

    def games(self) -> list[dict[str, str]]:
        """List the other games: name, a line about each, the way to its rules."""
        found = []
        for preset, rules in self._site.presets.items():
            if self.kind in {"variant", "full"} and preset == self.preset:
                continue
            words = Words(self.code, values(self.code, preset, rules))
            summary = "full-describe" if preset == REGULAR else f"describe-{preset}"
            found.append(
                {
                    "preset": preset,
                    "name": words(f"preset-{preset}"),
                    "summary": words(summary),
                    "link": self.link(rules_place(preset)),
                }
            )
        return found

    def topics(self) -> list[tuple[str, list[StatementMessage]]]:
        """List all that the rules say, topic by topic."""
        told = statements(self.rules)
        return [(topic, list(group)) for topic, group in groupby(told, key=lambda one: one["topic"])]

    def differences(self) -> list[DifferenceMessage]:
        """List what the rules say otherwise than those of the regular game."""
        return differences(self.rules, self._site.presets[REGULAR])

    def sources(self) -> list[dict[str, Any]]:
        """List what the history of the game rests on."""
        return self._site.sources[self.preset]

    def face(self, card: str) -> Markup:
        """Draw the inside of a card."""
        return self._site.deck.face(card, self.code, f"{self.root}{self._site.assets.cards}")

    def choices(self) -> list[page_embed.Choice]:
        """List what may be chosen for the game inside another page."""
        deck = self._site.deck
        return page_embed.choices(self.words, deck.letters[self.code], deck.sets)

    def switches(self) -> list[page_embed.Parameter]:
        """List what is chosen with a tick."""
        return page_embed.switches(self.words)

    def parameters(self) -> list[page_embed.Parameter]:
        """List all that can be set in another page."""
        return [*page_embed.parameters(self.words), *self.switches()]

    def lines(self) -> str:
        """Write the lines that show the game in another page."""
        return page_embed.lines(self.words, self._site.address, self.code)

    def data(self) -> list[Markup]:
        """Describe the page to search engines, as JSON-LD."""
        found = []
        if self.kind == "game":
            found.append(self._game_data())
        if self.kind in {"full", "variant"}:
            found.append(self._crumbs_data())
        return [as_script(one) for one in found]

    def _game_data(self) -> dict[str, Any]:
        return {
            "@context": "https://schema.org",
            "@type": "VideoGame",
            "name": self.words("app-name"),
            "alternateName": self.words("site-manifest-name"),
            "description": self.description,
            "url": self.url,
            "image": self.picture,
            "inLanguage": self.code,
            "applicationCategory": "Game",
            "operatingSystem": "Any",
            "playMode": "https://schema.org/SinglePlayer",
            "isAccessibleForFree": True,
            "offers": {"@type": "Offer", "price": 0, "priceCurrency": "EUR"},
        }

    def _crumbs_data(self) -> dict[str, Any]:
        steps = [(self.words("app-name"), ""), (self.words("site-rules"), rules_place(REGULAR))]
        if self.kind == "variant":
            steps.append((self.game, self.place))
        base = f"{self._site.address}{folder(self.code)}/"
        return {
            "@context": "https://schema.org",
            "@type": "BreadcrumbList",
            "itemListElement": [
                {"@type": "ListItem", "position": number, "name": name, "item": base + place}
                for number, (name, place) in enumerate(steps, 1)
            ],
        }


def as_script(data: Mapping[str, Any]) -> Markup:
    """Write data for a script element: nothing in it can end the element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c"))


def frame_of(page: Page) -> str:
    """Name the frame of a page."""
    return "index.html" if page.kind == "game" else f"{page.kind}.html"


def draw(site: Site, spot: Spot) -> str:
    """Write one page."""
    html = site.templates.get_template(frame_of(spot.page)).render(site=View(site, spot))
    # What its cards are made of stands before them, and is known only once they are drawn.
    return html.replace(View.sprite, site.deck.sprite(html))


def sitemap(site: Site) -> str:
    """List the addresses of all pages; which of them are translations of each other stands in the pages."""
    urls = [spot.url for spot in site.spots() if spot.page.is_listed]
    lines = [f"  <url><loc>{Markup.escape(url)}</loc></url>" for url in sorted(urls)]
    head = '<?xml version="1.0" encoding="UTF-8"?>'
    return "\n".join(
        [head, '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', *lines, "</urlset>", ""]
    )


def make_pages(
    address: str | None = None,
    presets: Mapping[str, Rules] = PRESETS,
    codes: tuple[str, ...] | None = None,
    assets: Assets | None = None,
) -> dict[str, str]:
    """Make every file of the pages, by its place in the site.

    ``address``: where the site lies, with a slash at its end; that of the build when not told.  ``codes``: the
    languages, all that are whole when not told.  Raises ``ToolError`` for a message, a value or an example that is
    wrong.
    """
    told = told_languages() if codes is None else codes
    site = Site(address or site_address(), told, presets, draw_deck(told), assets or Assets.of_source())
    files = {spot.file: draw(site, spot) for spot in site.spots()}
    for code in (None, *told):
        files[(f"{folder(code)}/" if code else "") + "manifest.webmanifest"] = manifest(code, site.address)
    files["sitemap.xml"] = sitemap(site)
    files["robots.txt"] = f"User-agent: *\nAllow: /\n\nSitemap: {site.address}sitemap.xml\n"
    return files


def courts_style() -> str:
    """Write the style sheet of the court pictures."""
    return draw_deck([SOURCE]).courts_style()


def write_pages(folder_of_site: Path, assets: Assets) -> None:
    """Write every file of the pages into a site."""
    for place, text in make_pages(assets=assets).items():
        target = folder_of_site / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
