"""Tell devices of the site as an app: its names, icons, ways straight into a game, and what it looks like."""

from __future__ import annotations

import json
from dataclasses import dataclass
from urllib.parse import urlsplit

from locales import SOURCE, folder
from page_places import REGULAR
from page_words import Words

# The paper and the table, as the style sheets have them.
PAPER, FELT = "#f6f3ec", "#174b3c"

# The icons of the app on a device: file, sizes, type and what each is for.
ICONS = (
    ("icon.svg", "any", "image/svg+xml", "any"),
    ("icon-192.png", "192x192", "image/png", "any"),
    ("icon-512.png", "512x512", "image/png", "any"),
    ("icon-maskable-512.png", "512x512", "image/png", "maskable"),
)
TOUCH_ICON = "apple-touch-icon.png"

# The games a device offers beside the icon; most show no more than four.
SHORTCUTS = (REGULAR, "straight", "oklahoma", "tournament")


@dataclass(frozen=True, slots=True)
class Shot:
    """Describe a picture of the table: the window, how many pixels make one of its own, and what it is for."""

    width: int
    height: int
    scale: float
    form_factor: str

    @property
    def size(self) -> tuple[int, int]:
        """Tell the size of the picture in its own pixels."""
        return round(self.width * self.scale), round(self.height * self.scale)


SHOTS = (Shot(390, 844, 1.5, "narrow"), Shot(1280, 800, 1, "wide"))


def shot_name(code: str, shot: Shot) -> str:
    """Name the picture of the table in a language.

    >>> shot_name("pt-BR", SHOTS[0])
    'table-pt-br-narrow.png'
    """
    return f"table-{folder(code)}-{shot.form_factor}.png"


def manifest(code: str | None, address: str) -> str:
    """Write what a device is told about the site as an app, in a language or at the root.

    ``address``: where the site lies.  It is one app in all languages, and another one where the site lies elsewhere.
    """
    spoken = code or SOURCE
    words = Words(spoken, {})
    up = "../" if code else "./"
    game = words(f"preset-{REGULAR}")
    told = {
        "id": urlsplit(address).path + "undercut",
        "name": words("site-manifest-name"),
        "short_name": words("site-manifest-short"),
        "description": words("site-description"),
        "lang": spoken,
        "dir": "ltr",
        "start_url": "./",
        "scope": up,
        "display": "standalone",
        "orientation": "any",
        "categories": ["games"],
        # A match is played in one window: a way into a game leads to the one that is open.
        "launch_handler": {"client_mode": ["navigate-existing", "auto"]},
        "background_color": PAPER,
        "theme_color": FELT,
        "icons": [
            {"src": f"{up}icons/{name}", "sizes": sizes, "type": kind, "purpose": purpose}
            for name, sizes, kind, purpose in ICONS
        ],
        "shortcuts": [
            {
                "name": words(f"preset-{preset}"),
                "url": f"./?play={preset}",
                "icons": [{"src": f"{up}icons/icon-192.png", "sizes": "192x192", "type": "image/png"}],
            }
            for preset in SHORTCUTS
        ],
        "screenshots": [
            {
                "src": f"{up}pictures/{shot_name(spoken, shot)}",
                "sizes": "{}x{}".format(*shot.size),
                "type": "image/png",
                "form_factor": shot.form_factor,
                "label": game,
            }
            for shot in SHOTS
        ],
    }
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"
