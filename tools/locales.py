"""The texts of every language, for the build and its pages.

The list of languages is that of the page, ``web/src/languages.js``.  A language is a folder of Fluent files below
``web/locales``: the game's files, and those of the pages that are only read in ``pages/``.  An overlay such as
Brazilian Portuguese holds only what it says otherwise than the language it lies on.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer, ast

from common import WEB, ToolError

LOCALES = WEB / "locales"
SOURCE = "en"
OVERLAYS = {"pt-BR": "pt-PT"}

_LINE = re.compile(r"^  '?([\w-]+)'?: '([^']+)',$", re.MULTILINE)


@cache
def languages() -> dict[str, str]:
    """List the languages of the page by code, each with its own name, in the page's order."""
    source = (WEB / "src" / "languages.js").read_text(encoding="utf-8")
    _, _, rest = source.partition("LANGUAGES = Object.freeze({")
    return dict(_LINE.findall(rest.partition("})")[0]))


def folder(code: str) -> str:
    """Name the folder of the site that holds the pages of a language."""
    return code.lower()


def _names(below: Path) -> list[str]:
    return sorted(path.relative_to(LOCALES / SOURCE).as_posix() for path in below.glob("*.ftl"))


def _entries(path: Path) -> list[ast.Message | ast.Term]:
    """Read a file; comments are left out.  Raises ``ToolError`` when a part of it is not Fluent."""
    place = path.relative_to(WEB).as_posix()
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        raise ToolError(f"web/{place} is missing.") from None
    found: list[ast.Message | ast.Term] = []
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise ToolError(f"web/{place} is not Fluent where it says: {line}")
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            found.append(entry)
    return found


def _merged(code: str, names: list[str]) -> dict[str, ast.Message | ast.Term]:
    """Put the files of a language together, over those of the language it lies on."""
    base = OVERLAYS.get(code)
    known = _merged(base, names) if base else {}
    for name in names:
        path = LOCALES / code / name
        if base and not path.is_file():
            continue
        known.update({entry.id.name: entry for entry in _entries(path)})
    return known


def _written(code: str, names: list[str]) -> str:
    write = FluentSerializer()
    return "".join(write.serialize_entry(entry) for entry in _merged(code, names).values())


@cache
def app_text(code: str) -> str:
    """Put all texts of the game into one Fluent file.

    Raises ``ToolError`` when a file is missing or not Fluent.
    """
    return _written(code, _names(LOCALES / SOURCE))


@cache
def page_text(code: str) -> str:
    """Put all texts of the pages that are only read into one Fluent file.

    Raises ``ToolError`` when a file is missing or not Fluent.
    """
    return _written(code, _names(LOCALES / SOURCE / "pages"))


def _loaded(code: str, *texts: str) -> FluentBundle:
    made = FluentBundle([code], use_isolating=False)
    parser = FluentParser(with_spans=False)
    for text_of_it in texts:
        made.add_resource(parser.parse(text_of_it))
    return made


@cache
def app_bundle(code: str) -> FluentBundle:
    """Load a language with the texts of the game.

    Raises ``ToolError`` when a file is missing or not Fluent.
    """
    return _loaded(code, app_text(code))


@cache
def bundle(code: str) -> FluentBundle:
    """Load a language with the texts of the game and of the pages.

    Raises ``ToolError`` when a file is missing or not Fluent.
    """
    return _loaded(code, app_text(code), page_text(code))


def _holding(code: str, message: str) -> FluentBundle:
    texts = app_bundle(code)
    return texts if texts.has_message(message) else bundle(code)


def has(code: str, message: str) -> bool:
    """Tell whether a language has a message."""
    return _holding(code, message).has_message(message)


def text(code: str, message: str, **args: str | int | float) -> str:
    """Write a message.

    Raises ``ToolError`` when there is no such message, or when it wants a value that it is not given.
    """
    texts = _holding(code, message)
    if not texts.has_message(message):
        raise ToolError(f"{code} has no message {message}.")
    pattern = texts.get_message(message).value
    if pattern is None:
        raise ToolError(f"{code}: the message {message} is empty.")
    written, errors = texts.format_pattern(pattern, args)
    if errors:
        raise ToolError(f"{code}: the message {message} cannot be written: {errors[0]}")
    return str(written)
