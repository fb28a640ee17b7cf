"""On which line of a TOML text each key stands; the standard library's reader does not tell.

Only for text that :mod:`tomllib` has accepted: what is not TOML is not noticed here.
"""

from __future__ import annotations

import re
from typing import NamedTuple

Path = tuple[str | int, ...]
"""The way to a value: keys, and the place in a list of tables."""

_BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_COMMENT = re.compile(r"#[^\n]*")
_KEY = re.compile(
    r"""[ \t]*(?P<part>"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)[ \t]*(?P<after>\.|=|\]\]|\])""", re.DOTALL
)
# The longest first, and up to five quotes at the end: two may belong to the text.
_TEXT = re.compile(
    r'''"""(?:[^\\]|\\.)*?"{3,5}(?!")|\'\'\'.*?'{3,5}(?!')|"(?:[^"\\]|\\.)*"|'[^']*\'''', re.DOTALL
)


class Place(NamedTuple):
    """The line of a key, the line on which its text begins, and whether a backslash moves lines in it."""

    line: int
    first: int
    moved: bool


class Lines:
    r"""Where every key of a text stands.

    >>> lines = Lines("a = 1\n[b]\nc = '''\nfirst\nsecond'''\n[[d]]\ne.f = 2\n")
    >>> lines.line(("b", "c")), lines.place(("b", "c")).first, lines.line(("d", 0, "e", "f"))
    (3, 4, 7)
    """

    def __init__(self, text: str) -> None:
        """Walk through the text once."""
        self._places: dict[Path, Place] = {}
        self._lists: dict[Path, int] = {}
        self._text = text
        self._at = 0
        self._line = 1
        table: Path = ()
        self._skip(_BLANK)
        while self._at < len(text):
            line, listed, headed = self._line, text.startswith("[[", self._at), text[self._at] == "["
            self._at += listed + headed
            if headed:
                table = self._listed(self._key()) if listed else self._resolved(self._key())
                self._places.setdefault(table, Place(line, line, False))
            else:
                keys = self._key()
                # A dotted key is the first line of the tables on its way.
                for length in range(1, len(keys)):
                    self._places.setdefault((*table, *keys[:length]), Place(line, line, False))
                self._places[(*table, *keys)] = self._value(line)
            self._skip(_BLANK)

    def line(self, path: Path) -> int:
        """Return the line of a key, or of the nearest thing around it that has one."""
        return self.place(path).line

    def place(self, path: Path) -> Place:
        """Return where a key stands, or the nearest thing around it that does."""
        for length in range(len(path), 0, -1):
            if path[:length] in self._places:
                return self._places[path[:length]]
        return Place(1, 1, False)

    def _skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        passed = found.group() if found else ""
        self._at += len(passed)
        self._line += passed.count("\n")
        return passed

    def _key(self) -> Path:
        parts: list[str | int] = []
        while found := _KEY.match(self._text, self._at):
            self._at = found.end()
            parts.append(found["part"].strip("\"'"))
            if found["after"] != ".":
                break
        return tuple(parts)

    def _value(self, line: int) -> Place:
        """Pass over a value, which may run over lines in brackets and in texts of many lines."""
        text, depth, place = self._text, 0, None
        self._skip(_SPACE)
        while self._at < len(text) and not (text[self._at] == "\n" and depth == 0):
            sign = text[self._at]
            if sign in "\"'":
                start = self._at
                passed = self._skip(_TEXT)
                self._at += not passed
                if place is None:
                    opened = text.startswith(('"""\n', "'''\n"), start)
                    place = Place(line, line + opened, sign == '"' and "\\" in passed)
            elif sign in "#\n":
                self._skip(_BLANK if depth else _COMMENT)
            else:
                depth += (sign in "[{") - (sign in "]}")
                self._at += 1
        return place or Place(line, line, False)

    def _resolved(self, parts: Path) -> Path:
        """Put the place in the list behind each part that names a list of tables: its last entry is meant."""
        path: Path = ()
        for part in parts:
            path = (*path, part)
            if path in self._lists:
                path = (*path, self._lists[path] - 1)
        return path

    def _listed(self, parts: Path) -> Path:
        path = (*self._resolved(parts[:-1]), *parts[-1:])
        number = self._lists.get(path, 0)
        self._lists[path] = number + 1
        return (*path, number)
