"""Cards drawn into a page that no script draws: the same deck as the game's, run once through Node."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from common import ROOT, ToolError, tail_of

_PART = re.compile(r'<path id="(\w+)"[^>]*/>')


@dataclass(frozen=True, slots=True)
class Deck:
    """The faces by index letters and card; the set of letters of each language, and the letters of each set; the parts
    that faces refer to.
    """

    faces: dict[str, dict[str, str]]
    letters: dict[str, str]
    sets: dict[str, str]
    parts: dict[str, str]
    shifts: dict[str, float]

    def face(self, card: str, code: str, cards_folder: str) -> Markup:
        """Draw the inside of a small card; ``cards_folder``: the way to the deck's pictures, with its slash."""
        name = deck_name(card)
        art = ""
        if self.shifts[card]:
            art = (
                f'<span class="art art-{name}"><img src="{cards_folder}art/{name}.svg" alt="" '
                f'width="260" height="400" draggable="false"></span>'
            )
        face = self.faces[self.letters[code]][card]
        return Markup(
            f'{art}<svg class="face" viewBox="0 0 240 336" aria-hidden="true" focusable="false"><g>{face}</g></svg>'
        )

    def sprite(self, html: str) -> Markup:
        """Draw the parts that a piece of a page refers to; nothing where it shows no card."""
        wanted = set(re.findall(r'href="#(\w+)"', html))
        parts = "".join(part for name, part in self.parts.items() if name in wanted)
        if not parts:
            return Markup("")
        return Markup(
            '<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">'
            f"<defs>{parts}</defs></svg>"
        )

    def courts_style(self) -> str:
        """Write the style sheet that shifts the court pictures: an attribute in the page would be refused."""
        rules = [
            f".art-{deck_name(card)} {{ --fx: {shift:.2f}%; }}"
            for card, shift in self.shifts.items()
            if shift
        ]
        return "\n".join(["/* Made by the build from cards/deck.js. */", *rules, ""])


def deck_name(card: str) -> str:
    """Name a card as the deck does.

    >>> deck_name("Qh")
    'QH'
    """
    return card[0] + card[1].upper()


def draw_deck(codes: Iterable[str]) -> Deck:
    """Draw all cards with the letters of these languages; raises ``ToolError`` when Node does not."""
    done = subprocess.run(
        ["node", str(ROOT / "tools" / "deck.mjs"), *codes],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if done.returncode:
        raise ToolError(f"The deck could not be drawn.\n{tail_of(done.stderr)}")
    drawn = json.loads(done.stdout)
    parts = {found[1]: found[0] for found in _PART.finditer(drawn["sprite"])}
    return Deck(drawn["faces"], drawn["letters"], drawn["sets"], parts, drawn["shifts"])
