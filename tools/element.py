"""Make what the poster of the embedded game shows: its words from the texts, its cards from the deck.

A site that embeds the game loads one small file, so that holds no more than is shown.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from math import ceil

from common import ToolError
from ginrummy.game.rules import PRESETS
from locales import SOURCE, languages, text
from page_cards import Deck, draw_deck

# The module that takes the place of one by this name below web/.
WORDS = "src/element/words.js"
# A run and a set; court cards are pictures, and those would have to be fetched.
FAN = ("7d", "8d", "9d", "Td", "2s", "2h", "2c")
# What a page may ask for: every preset, and the regular game in the form that people take for a game of its own.
HOLLYWOOD = "hollywood"
GAMES = (*PRESETS, HOLLYWOOD)
_USE = re.compile(r'<use href="#(\w+)" transform="([^"]+)"/>')
_DRAWN = re.compile(r' d="([^"]+)"')


def game_message(game: str) -> str:
    """Name the message that names a game."""
    return "form-choice-hollywood" if game == HOLLYWOOD else f"preset-{game}"


def words_of(codes: Iterable[str], megabytes: int) -> dict[str, dict[str, object]]:
    """Collect the poster's words by language; ``megabytes``: what playing for the first time fetches."""
    return {
        code: {
            "play": text(code, "site-play"),
            "size": text(code, "poster-size", mb=megabytes),
            "games": [text(code, game_message(game)) for game in GAMES],
        }
        for code in codes
    }


def fan_of(deck: Deck) -> tuple[dict[str, str], list[tuple[str, list[tuple[str, str]]]]]:
    """Take the poster's cards apart: the path of every sign and letter, and where each card has which.

    Raises ``ToolError`` where the deck draws them by something else.
    """
    faces = deck.faces[deck.letters[SOURCE]]
    fan = [(card[1].upper(), [(use[1], use[2]) for use in _USE.finditer(faces[card])]) for card in FAN]
    parts: dict[str, str] = {}
    for name in sorted({name for _, uses in fan for name, _ in uses}):
        drawn = _DRAWN.search(deck.parts.get(name, ""))
        if drawn is None:
            raise ToolError(f"The deck has no part {name} for the poster.")
        parts[name] = drawn[1]
    if any(_USE.sub("", faces[card]) for card in FAN):
        raise ToolError("The poster's cards are made of more than signs and letters.")
    return parts, fan


def words_module(sizes: Mapping[str, tuple[int, int]]) -> str:
    """Write the module; ``sizes``: of every file of the run time, raw and packed, bytes."""
    parts, fan = fan_of(draw_deck([SOURCE]))
    made = {
        "WORDS": words_of(languages(), ceil(sum(min(pair) for pair in sizes.values()) / 1e6)),
        "GAMES": GAMES,
        "PARTS": parts,
        "FAN": fan,
    }
    return "".join(
        f"export const {name} = {json.dumps(value, ensure_ascii=False, separators=(',', ':'))};\n"
        for name, value in made.items()
    )
