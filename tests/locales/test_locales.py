"""Every language says everything the page may say, with the same values in it, in its own plural forms."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[2] / "web" / "locales"
SOURCE = "en"
# A language that only tells where it differs from another.
OVERLAYS = {"pt-BR": "pt-PT"}
PLURALS = {
    "en": {"one", "other"},
    "fi": {"one", "other"},
    "nl": {"one", "other"},
    "de": {"one", "other"},
    "fr": {"one", "many", "other"},
    "es": {"one", "many", "other"},
    "it": {"one", "many", "other"},
    "pt-PT": {"one", "many", "other"},
    "pt-BR": {"one", "many", "other"},
    "sv": {"one", "other"},
    "da": {"one", "other"},
    "nb": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
LANGUAGES = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())
FILES = sorted(path.relative_to(LOCALES / SOURCE).as_posix() for path in (LOCALES / SOURCE).rglob("*.ftl"))


class Found(Visitor):  # type: ignore[misc]
    """Collect what a message names: values, other messages, and the keys it chooses by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.text: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the library asks for this name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - the library asks for this name
        self.references.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - the library asks for this name
        self.text.append(node.value)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - the library asks for this name
        if isinstance(node.selector, ast.VariableReference):
            keys = {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def found(message: Any) -> Found:
    seen = Found()
    seen.visit(message.value)
    return seen


@cache
def entries(locale: str, name: str) -> tuple[Any, ...]:
    path = LOCALES / locale / name
    if not path.is_file():
        return ()
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    return tuple(resource.body)


@cache
def messages(locale: str, name: str) -> dict[str, Found]:
    """Read one file; an overlay is read over what it lies on."""
    own = {entry.id.name: found(entry) for entry in entries(locale, name) if isinstance(entry, ast.Message)}
    return {**messages(OVERLAYS[locale], name), **own} if locale in OVERLAYS else own


@cache
def everything(locale: str) -> dict[str, Found]:
    return {key: value for name in FILES for key, value in messages(locale, name).items()}


def reached(locale: str, seen: Found, *, depth: int = 5) -> set[str]:
    """List the values a message uses, those of the messages it refers to included."""
    known = everything(locale)
    names = set(seen.variables)
    for reference in seen.references if depth else ():
        if reference in known:
            names |= reached(locale, known[reference], depth=depth - 1)
    return names


EACH = [pytest.param(locale, name, id=f"{locale}-{name}") for locale in LANGUAGES for name in FILES]


@pytest.mark.parametrize(("locale", "name"), EACH)
def test_a_file_is_whole(locale: str, name: str) -> None:
    junk = [entry.content[:80] for entry in entries(locale, name) if isinstance(entry, ast.Junk)]
    assert not junk
    ids = [entry.id.name for entry in entries(locale, name) if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids)), "a message stands here twice"
    assert [key for key in messages(SOURCE, name) if key not in messages(locale, name)] == []
    own = set(messages(locale, name)) - set(messages(SOURCE, name))
    referred = {key for seen in everything(locale).values() for key in seen.references}
    assert own - referred == set(), "nothing asks for these"


@pytest.mark.parametrize(("locale", "name"), EACH)
def test_the_same_values_are_told(locale: str, name: str) -> None:
    # Rank and suit are keys by which words are chosen: a language may need one where another does not.
    free = {"rank", "suit"}
    wrong = {}
    for key, seen in messages(locale, name).items():
        source = messages(SOURCE, name).get(key)
        if source is None:
            continue
        wanted, told = reached(SOURCE, source), reached(locale, seen)
        if (wanted ^ told) - free:
            wrong[key] = sorted(wanted ^ told)
    assert wrong == {}


@pytest.mark.parametrize(("locale", "name"), EACH)
def test_choices_are_those_of_the_source_or_of_the_plural(locale: str, name: str) -> None:
    wrong = {}
    for key, seen in messages(locale, name).items():
        source = messages(SOURCE, name).get(key)
        for variable, keys in seen.choices.items():
            numbers = {one for one in keys if one.isdigit()}
            words = keys - numbers
            if (
                source
                and variable in source.choices
                and not source.choices[variable] & CATEGORIES - {"other"}
            ):
                # Not a number: whoever drops a key says the wrong thing for it.
                allowed = source.choices[variable] | {"other"}
                if words - allowed - PLURALS[locale]:
                    wrong[key] = sorted(words - allowed)
            elif words & CATEGORIES and words - PLURALS[locale]:
                wrong[key] = sorted(words - PLURALS[locale])
            if locale == "pl" and "one" in words and not {"few", "many"} <= words:
                wrong[key] = ["few", "many"]
    assert wrong == {}


@pytest.mark.parametrize(("locale", "name"), EACH)
def test_sentences_end_like_those_of_the_source(locale: str, name: str) -> None:
    """A label has no full stop, a sentence has one: lists of either must not mix."""
    wrong: list[str] = []
    if name.startswith("pages/"):
        return
    for key, seen in messages(locale, name).items():
        source = messages(SOURCE, name).get(key)
        if source and source.text and seen.text:
            ends = [re.search(r"[.?!…]\s*$", part.text[-1]) is not None for part in (source, seen)]
            if ends[0] != ends[1]:
                wrong.append(key)
    assert wrong == []


@pytest.mark.parametrize("locale", [locale for locale in LANGUAGES if locale in OVERLAYS])
def test_an_overlay_repeats_nothing(locale: str) -> None:
    from fluent.syntax import FluentSerializer

    write = FluentSerializer()
    for name in FILES:
        base = {
            entry.id.name: write.serialize_entry(entry)
            for entry in entries(OVERLAYS[locale], name)
            if isinstance(entry, ast.Message)
        }
        same = [
            entry.id.name
            for entry in entries(locale, name)
            if isinstance(entry, ast.Message) and write.serialize_entry(entry) == base.get(entry.id.name)
        ]
        assert same == [], name
