"""Which pages the site has, where each lies, and what addresses they have."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

from common import ToolError
from ginrummy.game.rules import PRESETS
from locales import folder

# What stands in the pages' own links to themselves where nobody has told where the site lies.
DEFAULT_ADDRESS = "https://undercut.example"
REGULAR = "regular"


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a language: its kind (the name of its template), its place below the language's folder, and the
    preset whose numbers it tells.
    """

    kind: str
    place: str
    preset: str = REGULAR

    @property
    def is_listed(self) -> bool:
        """Whether search engines shall know it."""
        return self.kind not in {"lost", "frame"}

    @property
    def file(self) -> str:
        """Name its file below the language's folder."""
        return self.place + "index.html" if self.place.endswith("/") or not self.place else self.place


def rules_place(preset: str) -> str:
    """Name the place of the rules of a game below a language's folder.

    >>> rules_place("north_american"), rules_place("regular")
    ('rules/north-american/', 'rules/')
    """
    return "rules/" if preset == REGULAR else f"rules/{preset.replace('_', '-')}/"


def pages() -> Iterator[Page]:
    """List the pages that every language has."""
    yield Page("game", "")
    yield Page("full", rules_place(REGULAR))
    for preset in PRESETS:
        if preset != REGULAR:
            yield Page("variant", rules_place(preset), preset)
    for name in ("glossary", "about", "privacy", "check", "embed"):
        yield Page(name, name + "/")
    yield Page("lost", "404.html")


# The game as other pages show it, at the root alone: it asks for its language in its address.
FRAME = Page("frame", "embed/")


def site_address() -> str:
    """Tell the address the site is published at, with a slash at its end.

    It is the one UNDERCUT_URL names, else the one Netlify builds for, else :data:`DEFAULT_ADDRESS`.  Raises
    ``ToolError`` for what is no address.
    """
    on_netlify = os.environ.get("URL") if os.environ.get("NETLIFY") == "true" else None
    address = os.environ.get("UNDERCUT_URL") or on_netlify or DEFAULT_ADDRESS
    parts = urlsplit(address)
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.query or parts.fragment:
        raise ToolError(f"UNDERCUT_URL is to be the site's address, such as {DEFAULT_ADDRESS}: {address}")
    return address.rstrip("/") + "/"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one page of one language stands; without a language it is at the root of the site.

    ``address``: the site's, with a slash at its end.
    """

    address: str
    code: str | None
    page: Page

    @property
    def file(self) -> str:
        """Name its file in the site."""
        return self.page.file if self.code is None else f"{folder(self.code)}/{self.page.file}"

    @property
    def url(self) -> str:
        """Tell its whole address."""
        return self.url_in(self.code)

    def url_in(self, code: str | None) -> str:
        """Tell the whole address of the same page in another language; None: at the root."""
        return self.address + ("" if code is None else folder(code) + "/") + self.page.place

    @property
    def root(self) -> str:
        """Tell the way from the page to the root of the site, to put before every place.

        The page that is shown in place of a missing one may be shown anywhere, so its way starts at the top.
        """
        if self.page.kind == "lost":
            return urlsplit(self.address).path
        return "../" * self.file.count("/") or "./"
