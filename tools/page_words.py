"""The words of the pages: a language's messages with the numbers of a set of rules in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count

from common import ToolError
from ginrummy.game.rules import PROPOSED_TARGETS, Rules
from locales import SOURCE, app_text, has, languages, page_text, text
from page_places import REGULAR

Values = dict[str, str | int | float]

_MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def told_languages() -> tuple[str, ...]:
    """List the languages whose texts are whole, in the page's order."""
    return tuple(code for code in languages() if is_whole(code))


def is_whole(code: str) -> bool:
    """Tell whether a language has every message of the source, those of the game and those of the pages."""
    try:
        return message_ids(SOURCE) <= message_ids(code)
    except ToolError:
        return False


@cache
def message_ids(code: str) -> frozenset[str]:
    """List the messages of a language; raises ``ToolError`` when a file is missing or not Fluent."""
    return frozenset(_MESSAGE.findall(app_text(code) + page_text(code)))


def values(code: str, preset: str, rules: Rules) -> Values:
    """Collect what the messages of a page about these rules may name: names, bonuses, limits, targets."""
    low_and_high = PROPOSED_TARGETS[REGULAR]
    return {
        "game": text(code, f"preset-{preset}"),
        "regular": text(code, f"preset-{REGULAR}"),
        "limit": rules.knock_limit,
        "gin": rules.gin_bonus,
        "undercut": rules.undercut_bonus,
        "big_gin": rules.big_gin_bonus,
        "box": rules.box_bonus,
        "game_bonus": rules.game_bonus,
        "cards": rules.undrawn,
        "turns": rules.max_turns,
        "ace": rules.ace_deadwood,
        "low": min(low_and_high),
        "high": max(low_and_high),
        "target": PROPOSED_TARGETS[preset][0],
    }


@dataclass(frozen=True, slots=True)
class Words:
    """Write the messages of one page, each with the page's values."""

    code: str
    values: Mapping[str, str | int | float]

    def __call__(self, message: str, **more: str | int) -> str:
        """Write a message; ``more`` comes before the page's values.

        Raises ``ToolError`` when there is no such message, or when it wants a value that it is not given.
        """
        return text(self.code, message, **{**self.values, **more})

    def paragraphs(self, stem: str) -> Iterator[tuple[str, str]]:
        """Yield the messages ``stem-1``, ``stem-2`` and so on, as many as there are, each with its id.

        Raises ``ToolError`` when there is none.
        """
        for number in count(1):
            message = f"{stem}-{number}"
            if not has(self.code, message):
                if number == 1:
                    raise ToolError(f"{self.code} has no message {message}.")
                return
            yield message, self(message)

    def terms(self) -> list[tuple[str, str, str]]:
        """List the words of the glossary as the language sorts them: id, word, explanation."""
        names = sorted(message_ids(SOURCE))
        ids = [name for name in names if name.startswith("term-") and not name.endswith("-is")]
        return sorted(
            ((name, self(name), self(f"{name}-is")) for name in ids),
            key=lambda term: sort_key(self.code, term[1]),
        )


# Letters with a place of their own in the alphabet, after z; everywhere else marks on letters do not matter.
_LAST_LETTERS = {"fi": "åäö", "sv": "åäö", "da": "æøå", "nb": "æøå"}
# Letters that follow the one they are made from.
_NEXT_LETTERS = {
    "pl": {"ą": "a", "ć": "c", "ę": "e", "ł": "l", "ń": "n", "ó": "o", "ś": "s", "ź": "z", "ż": "z"}
}


def sort_key(code: str, word: str) -> tuple[object, ...]:
    """Order words as the dictionary of a language does.

    >>> sorted(["Öljy", "Zoo", "Olut"], key=lambda word: sort_key("fi", word))
    ['Olut', 'Zoo', 'Öljy']
    >>> sorted(["Öl", "Oma", "Ost"], key=lambda word: sort_key("de", word))
    ['Öl', 'Oma', 'Ost']
    """
    last = _LAST_LETTERS.get(code, "")
    after = _NEXT_LETTERS.get(code, {})
    letters: list[tuple[str, int]] = []
    for letter in unicodedata.normalize("NFC", word.casefold()):
        if letter in last:
            letters.append(("~", last.index(letter)))
        elif letter in after:
            letters.append((after[letter], 2 if letter == "ż" else 1))
        else:
            plain = unicodedata.normalize("NFD", letter)[0]
            if plain.isalnum() or plain == " ":
                letters.append((plain, 0))
    return (letters, word)
