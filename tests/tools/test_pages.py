"""The pages say what the engine plays, in every language, and hang together."""

from __future__ import annotations

import json
import posixpath
import re
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from support.markup import Element, read

import page_places
import pages
import serve
from build import COPIED_FOLDERS
from bundle import Assets
from common import NODE_MODULES, WEB, ToolError
from ginrummy.game.rules import PRESETS, PROPOSED_TARGETS, Rules
from ginrummy.table.statements import TOPICS, differences, statements
from locales import LOCALES, SOURCE, folder, languages
from page_words import sort_key, told_languages, values

# Making every page of every language takes its time.
pytestmark = pytest.mark.slow

ADDRESS = "https://undercut.test/"
ASSETS = Assets.of_source()
JOINED = {*(one.file for one in (*ASSETS.modules.values(), *ASSETS.styles.values())), *ASSETS.texts.values()}
# A picture is drawn later than its page is made: see the test of the pictures.
SHOWN = ("cards", *COPIED_FOLDERS)
CODES = told_languages()
# Where a page about the rules of each game lies below a language's folder.
RULES = {preset: page_places.rules_place(preset) + "index.html" for preset in PRESETS}
VARIANTS = [preset for preset in PRESETS if preset != "regular"]

# Every number another one, so that none is taken for another; the modes stay, and with them the examples.
CHANGED: Mapping[str, Rules] = {
    preset: replace(
        rules,
        knock_limit=9 if rules.knock_mode == "fixed" else rules.knock_limit,
        gin_bonus=131 + number,
        undercut_bonus=151 + number,
        big_gin_bonus=171 + number if rules.big_gin_bonus else 0,
        box_bonus=81 + number if rules.box_bonus else 0,
        game_bonus=401 + number if rules.game_bonus else 0,
        max_turns=301 + number,
    )
    for number, (preset, rules) in enumerate(PRESETS.items())
}


@cache
def made(changed: bool = False) -> dict[str, str]:
    return pages.make_pages(ADDRESS, CHANGED if changed else PRESETS, CODES)


@cache
def page(place: str, changed: bool = False) -> Element:
    return read(made(changed)[place])


def places(kind: str = ".html") -> list[str]:
    return [place for place in made() if place.endswith(kind)]


def is_listed(place: str) -> bool:
    """Whether search engines shall know a page: not what is shown for a missing one, nor inside other sites' pages."""
    return not place.endswith("404.html") and place != page_places.FRAME.file


def rules_page(code: str, preset: str, changed: bool = False) -> Element:
    return page(f"{folder(code)}/{RULES[preset]}", changed)


def test_every_language_has_its_pages() -> None:
    assert tuple(languages()) == CODES


# ---------------------------------------------------------------- numbers


def numbers_of(said: Element) -> dict[str, int]:
    """Read the numbers that stand beside a sentence of the rules."""
    return {
        name.removeprefix("data-"): int(value)
        for name, value in said.attributes.items()
        if name.startswith("data-") and name not in {"data-rule", "data-text"}
    }


def told(root: Element) -> list[tuple[str, dict[str, int]]]:
    return [(one.attributes["data-rule"], numbers_of(one)) for one in root.every(data_rule=None)]


def has_number(text: str, number: int) -> bool:
    return re.search(rf"(?<!\d){number}(?!\d)", text) is not None


class _Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the base class names it
        self.found.add(node.id.name)


@cache
def variables() -> dict[str, set[str]]:
    """Tell which values each message of the pages uses; every language uses the same."""
    found = {}
    for path in sorted((LOCALES / SOURCE / "pages").glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                seen = _Variables()
                seen.visit(entry.value)
                found[entry.id.name] = seen.found
    return found


@pytest.mark.parametrize("changed", [False, True], ids=["as they are", "changed"])
@pytest.mark.parametrize("code", CODES)
def test_all_the_rules_are_the_engine_s(code: str, changed: bool) -> None:
    presets = CHANGED if changed else PRESETS
    for preset, rules in presets.items():
        root = rules_page(code, preset, changed)
        expected = [(one["code"], one["params"]) for one in statements(rules)]
        assert told(root.one(id="rules")) == expected
        rows = [row.attributes["data-topic"] for row in root.one(id="rules").every("tr", data_topic=None)]
        assert rows == list(TOPICS)


@pytest.mark.parametrize("changed", [False, True], ids=["as they are", "changed"])
@pytest.mark.parametrize("code", CODES)
def test_the_tables_of_changes_are_the_engine_s(code: str, changed: bool) -> None:
    presets = CHANGED if changed else PRESETS
    for preset in VARIANTS:
        table = rules_page(code, preset, changed).one(id="changes")
        rows = differences(presets[preset], presets["regular"])
        assert [row.attributes["data-topic"] for row in table.every("tr", data_topic=None)] == [
            row["topic"] for row in rows
        ]
        for row in rows:
            line = table.one("tr", data_topic=row["topic"])
            for column, expected in (("regular", row["regular"]), ("here", row["here"])):
                cell = line.one("td", data_column=column)
                assert told(cell) == [(one["code"], one["params"]) for one in expected]
                assert expected or cell.text


@pytest.mark.parametrize("changed", [False, True], ids=["as they are", "changed"])
@pytest.mark.parametrize("code", CODES)
def test_a_sentence_holds_its_numbers(code: str, changed: bool) -> None:
    for preset in PRESETS:
        for said in rules_page(code, preset, changed).every(data_rule=None):
            for number in numbers_of(said).values():
                assert has_number(said.text, number), said.text


@pytest.mark.parametrize("changed", [False, True], ids=["as they are", "changed"])
@pytest.mark.parametrize("code", CODES)
def test_running_text_holds_the_numbers_of_its_game(code: str, changed: bool) -> None:
    presets = CHANGED if changed else PRESETS
    met = set()
    for preset, rules in presets.items():
        numbers = {name: value for name, value in values(code, preset, rules).items() if type(value) is int}
        for said in rules_page(code, preset, changed).every(data_text=None):
            for name in variables()[said.attributes["data-text"]] & set(numbers):
                met.add(name)
                assert has_number(said.text, numbers[name]), (name, said.text)
    assert {
        "limit",
        "gin",
        "undercut",
        "big_gin",
        "box",
        "game_bonus",
        "cards",
        "turns",
        "ace",
        "target",
    } <= met


def test_nothing_stays_when_the_numbers_change() -> None:
    stale = [
        place
        for place, text in made().items()
        if any(place.endswith(f"/{end}") for end in RULES.values()) and text == made(True)[place]
    ]
    assert stale == []


@pytest.mark.parametrize("code", CODES)
def test_examples_are_counted_by_the_engine(code: str) -> None:
    """The undercut and its bonus, and every score of the Hollywood sheet."""
    for changed, presets in ((False, PRESETS), (True, CHANGED)):
        root = rules_page(code, "regular", changed).one(id="undercut")
        kept = [int(one.attributes["data-deadwood"]) for one in root.every(data_deadwood=None)]
        points = root.one(data_points=None)
        assert int(points.attributes["data-points"]) == kept[0] - kept[1] + presets["regular"].undercut_bonus
        assert has_number(points.text, int(points.attributes["data-points"]))
        for one, number in zip(root.every(data_deadwood=None), kept, strict=True):
            assert has_number(one.text, number)
    rows = [*rules_page(code, "regular").one(id="hollywood").every("tr", data_seat=None)]
    sums: list[list[int]] = [[0, 0] for _ in range(3)]
    for row in rows:
        points_won, seat = int(row.attributes["data-points"]), int(row.attributes["data-seat"])
        for game, cell in enumerate(row.every("td")):
            if cell.text:
                sums[game][seat] += points_won
                assert [int(part) for part in re.findall(r"\d+", cell.text)][:2] == sums[game]
    assert len(rows) == 6


# ---------------------------------------------------------------- what the games were asked to be

# The facts the two games were built to, and the engine's numbers in them: page, sentence, numbers.
_REGULAR, _STRAIGHT = PRESETS["regular"], PRESETS["straight"]
_TARGETS = PROPOSED_TARGETS["regular"]
FACTS: list[tuple[str, str, str, dict[str, int]]] = [
    ("one may knock with ten or less", "regular", "knock_fixed", {"limit": _REGULAR.knock_limit}),
    ("a knock lays down and throws", "regular", "knock_lays_down", {}),
    ("the other lays off", "regular", "lay_off", {}),
    ("the difference is won", "regular", "knock_difference", {}),
    ("and no more than that", "regular", "knock_no_bonus", {}),
    ("a knock or gin ends a deal", "regular", "end_knock_or_gin", {}),
    ("gin brings its bonus", "regular", "gin", {"bonus": _REGULAR.gin_bonus}),
    ("an undercut brings its bonus", "regular", "undercut", {"bonus": _REGULAR.undercut_bonus}),
    ("a tie is an undercut", "regular", "tie_bonus", {"bonus": _REGULAR.undercut_bonus}),
    ("nothing is laid off on gin", "regular", "no_lay_off_on_gin", {}),
    ("nor in the other game", "straight", "no_layoffs", {}),
    ("the discards become the stock", "regular", "reshuffle", {}),
    ("Oklahoma may be chosen", "regular", "oklahoma_instead", {}),
    ("the forms of play", "regular", "forms", {"low": min(_TARGETS), "high": max(_TARGETS)}),
    ("nobody knocks", "straight", "gin_only", {}),
    ("only gin ends it", "straight", "end_gin", {}),
    ("every card but the thrown one melds", "straight", "gin_every_card", {}),
    ("gin brings its bonus there too", "straight", "gin", {"bonus": _STRAIGHT.gin_bonus}),
    ("nothing else scores", "straight", "only_gin_scores", {}),
    ("there is no undercut", "straight", "no_undercut", {}),
    ("two cards stay", "straight", "last_cards", {"cards": _STRAIGHT.undrawn}),
    ("with two left the deal is dead", "straight", "dead_at_two", {"cards": _STRAIGHT.undrawn}),
    ("one dead deal is a draw", "straight", "dead_draw", {}),
    ("else the same player deals", "straight", "dead_again", {}),
    ("it takes the place of Oklahoma", "straight", "not_oklahoma", {}),
    ("its forms of play", "straight", "forms", {"low": min(_TARGETS), "high": max(_TARGETS)}),
]
WANTED_NUMBERS = {"limit": {10}, "bonus": {25}, "cards": {2}, "low": {100}, "high": {250}}


@pytest.mark.parametrize("code", [code for code in ("fi", "nl") if code in CODES])
@pytest.mark.parametrize(
    ("preset", "rule", "numbers"), [fact[1:] for fact in FACTS], ids=[fact[0] for fact in FACTS]
)
def test_every_fact_is_stated(code: str, preset: str, rule: str, numbers: dict[str, int]) -> None:
    said = rules_page(code, preset).one(id="rules").one("li", data_rule=rule)
    assert numbers_of(said) == numbers
    for name, number in numbers.items():
        assert number in WANTED_NUMBERS[name]
        assert has_number(said.text, number)


@pytest.mark.parametrize("code", [code for code in ("fi", "nl") if code in CODES])
@pytest.mark.parametrize("preset", VARIANTS)
def test_every_variant_leaves_two_cards(code: str, preset: str) -> None:
    said = rules_page(code, preset).one(id="rules")
    assert numbers_of(said.one("li", data_rule="last_cards")) == {"cards": 2}
    assert not [*said.every(data_rule="reshuffle")]


@pytest.mark.parametrize("code", [code for code in ("fi", "nl") if code in CODES])
def test_straight_gin_is_gin_only_to_250(code: str) -> None:
    history = rules_page(code, "straight").one(data_text="history-straight-1").text
    assert "Gin Only" in history
    assert has_number(history, 250)
    assert PROPOSED_TARGETS["straight"][0] == 250


# ---------------------------------------------------------------- links and addresses


def links(root: Element) -> Iterator[tuple[str, str]]:
    for element in root.every():
        for name in ("href", "src"):
            if name in element.attributes and element.tag != "use":
                yield element.tag, element.attributes[name]


def is_file(place: str) -> bool:
    if place in made():
        return True
    # What a page shows and runs is put together later than the page is made.
    return place in JOINED or (place.partition("/")[0] in SHOWN and (WEB / place).is_file())


def test_every_link_and_file_is_there() -> None:
    for place in places():
        ids = [element.attributes["id"] for element in page(place).every(id=None)]
        assert len(ids) == len(set(ids)), place
        for _, link in links(page(place)):
            parts = urlsplit(urljoin(ADDRESS + place, link))
            if f"{parts.scheme}://{parts.netloc}/" != ADDRESS:
                continue
            target = parts.path.lstrip("/")
            file = target + "index.html" if not target or target.endswith("/") else target
            assert is_file(file), f"{place} leads to {file}"
            if parts.fragment and "?" not in link:
                assert [*page(file).every(id=parts.fragment)], f"{place} leads to #{parts.fragment} in {file}"


def test_pages_load_nothing_from_elsewhere_and_hold_no_script_or_style() -> None:
    for place in places():
        for element in page(place).every():
            assert "style" not in element.attributes, place
            assert not [name for name in element.attributes if name.startswith("on")]
            source = element.attributes.get("src", "")
            assert "//" not in source
            if element.tag == "script":
                assert (
                    source.endswith(tuple(one.file for one in ASSETS.modules.values()))
                    or element.attributes["type"] == "application/ld+json"
                )
            assert element.tag != "style"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("code", CODES)
def test_a_game_is_played_from_its_page(code: str, preset: str) -> None:
    hrefs = [one.attributes["href"] for one in rules_page(code, preset).every("a", class_="btn main")]
    here = f"{ADDRESS}{folder(code)}/{RULES[preset]}"
    assert f"{ADDRESS}{folder(code)}/?play={preset}" in {urljoin(here, href) for href in hrefs}


def test_languages_name_each_other() -> None:
    """Each page names itself and all its translations, and each of these the same."""
    for place in places():
        root = page(place)
        alternates = {
            one.attributes["hreflang"]: one.attributes["href"] for one in root.every("link", rel="alternate")
        }
        if not is_listed(place):
            assert not alternates
            assert root.one("meta", name="robots").attributes["content"] == "noindex"
            continue
        canonical = root.one("link", rel="canonical").attributes["href"]
        assert canonical == ADDRESS + place.removesuffix("index.html")
        assert set(alternates) == {*CODES, "x-default"}
        assert canonical in alternates.values()
        assert root.one("meta", property="og:url").attributes["content"] == canonical
        for url in alternates.values():
            other = page(urlsplit(url).path.lstrip("/") + "index.html")
            assert {
                one.attributes["hreflang"]: one.attributes["href"]
                for one in other.every("link", rel="alternate")
            } == alternates
        start = folder(root.one("html").attributes["lang"]) + "/"
        assert place.startswith(start) or place == "index.html"


def test_the_game_s_page_says_which_language_its_folder_is() -> None:
    assert "data-page-language" not in page("index.html").one("html").attributes
    for code in CODES:
        assert page(f"{folder(code)}/index.html").one("html").attributes["data-page-language"] == code


def test_the_map_lists_every_page_once() -> None:
    listed = re.findall(r"<loc>([^<]*)</loc>", made()["sitemap.xml"])
    assert len(listed) == len(set(listed))
    assert set(listed) == {
        ADDRESS + place.removesuffix("index.html") for place in places() if is_listed(place)
    }
    assert f"Sitemap: {ADDRESS}sitemap.xml" in made()["robots.txt"]


def test_every_missing_page_is_told_in_its_language() -> None:
    rules = serve.read_redirects()
    for code in languages():
        assert serve.Redirect(f"/{folder(code)}/*", f"/{folder(code)}/404.html", 404) in rules
    kinds = {page.place for page in page_places.pages()}
    for rule in rules:
        if rule.status != 301:
            continue
        for place in ("", "rules/", "rules/straight/"):
            target = (rule.target(posixpath.dirname(rule.source) + "/" + place) or "").lstrip("/")
            head, _, rest = target.partition("/")
            assert head in {folder(code) for code in languages()}
            assert rest in kinds or rule.source[1:3] not in {"no", "nn", "pt"}


def test_titles_and_descriptions_are_each_page_s_own() -> None:
    for code in CODES:
        own = [place for place in places() if place.startswith(folder(code) + "/") and "404" not in place]
        for tell in (
            lambda root: root.one("title").children,
            lambda root: root.one("meta", name="description").attributes["content"],
        ):
            told_ones = [str(tell(page(place))) for place in own]
            assert len(told_ones) == len(set(told_ones))
        for place in own:
            assert len([*page(place).every("h1")]) == 1
            assert 20 <= len(page(place).one("meta", name="description").attributes["content"]) <= 220


def test_what_search_engines_read_is_whole() -> None:
    for place in places():
        for script in page(place).every("script", type="application/ld+json"):
            (text,) = script.children
            data = json.loads(str(text))
            if data["@type"] == "BreadcrumbList":
                steps = data["itemListElement"]
                assert [step["position"] for step in steps] == list(range(1, len(steps) + 1))
                last = page(place).one("link", rel="canonical").attributes["href"]
                assert steps[-1]["item"] == last
            else:
                assert data["@type"] == "VideoGame"
                assert data["url"] == page(place).one("link", rel="canonical").attributes["href"]


def test_the_app_is_told_in_every_language() -> None:
    for place in places(".webmanifest"):
        told_ones = json.loads(made()[place])
        at = ADDRESS + place
        assert urljoin(at, told_ones["scope"]) == ADDRESS
        assert urljoin(at, told_ones["start_url"]) == at.removesuffix("manifest.webmanifest")
        assert told_ones["icons"]
        for icon in told_ones["icons"]:
            assert is_file(urlsplit(urljoin(at, icon["src"])).path.lstrip("/"))


# ---------------------------------------------------------------- words

# Names stay as they are.
NAMES = re.compile(
    r"undercut|(straight |big )?gin( rummy| only)?|hollywood|oklahoma|eaai 2021|palace", re.IGNORECASE
)


def wordy(text: str) -> bool:
    """Whether more than names and a word or two that languages share is left of a text."""
    return len(re.findall(r"[^\W\d_]{2,}", NAMES.sub("", text))) >= 2


@pytest.mark.parametrize("code", [code for code in CODES if code != SOURCE])
def test_no_english_is_left(code: str) -> None:
    left = set()
    for place in places():
        if not place.startswith(folder(code) + "/"):
            continue
        english = {text for _, text in page(place.replace(folder(code), SOURCE, 1)).pieces()}
        for lang, text in page(place).pieces():
            if lang == code and wordy(text) and text in english and text != languages()[code]:
                left.add(text)
    assert left == set()


@pytest.mark.parametrize("code", CODES)
def test_the_words_are_in_the_order_of_the_language(code: str) -> None:
    words = [one.text for one in page(f"{folder(code)}/glossary/index.html").every("dt")]
    assert words == sorted(words, key=lambda word: sort_key(code, word))
    assert len(words) == len([name for name in variables() if name.startswith("term-")]) / 2


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_a_name(code: str) -> None:
    for place in places():
        if place.startswith(folder(code) + "/"):
            for card in page(place).every("span", role="img"):
                assert card.attributes["aria-label"]
                assert len(card.attributes["class"].split()) >= 2


def test_cards_bear_the_letters_of_the_language() -> None:
    """A king is K, but R in French and H in Dutch."""
    for code, letter in {"en": "K", "fr": "R", "nl": "H", "de": "K", "pt-PT": "R"}.items():
        if code in CODES:
            assert f'href="#g{letter}"' in made()[f"{folder(code)}/rules/index.html"]
    if "fr" in CODES:
        assert 'href="#gK"' not in made()["fr/rules/index.html"]


# ---------------------------------------------------------------- the whole


def test_the_pages_are_sound(tmp_path: Path) -> None:
    for place in places():
        target = tmp_path / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(made()[place], encoding="utf-8")
    checker = NODE_MODULES / ".bin" / "html-validate"
    done = subprocess.run(
        [checker, "--config", WEB / "htmlvalidate.config.mjs", "--formatter", "text", tmp_path],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]


def test_the_same_source_gives_the_same_pages() -> None:
    assert pages.make_pages(ADDRESS, codes=CODES) == made()


def test_the_address_is_the_one_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("UNDERCUT_URL", "NETLIFY", "URL"):
        monkeypatch.delenv(name, raising=False)
    assert page_places.site_address() == page_places.DEFAULT_ADDRESS + "/"
    monkeypatch.setenv("URL", "https://else.example")
    assert page_places.site_address() == page_places.DEFAULT_ADDRESS + "/"
    monkeypatch.setenv("NETLIFY", "true")
    assert page_places.site_address() == "https://else.example/"
    monkeypatch.setenv("UNDERCUT_URL", "https://here.example/games/")
    assert page_places.site_address() == "https://here.example/games/"
    lost = pages.make_pages(page_places.site_address(), codes=("en",))["en/404.html"]
    assert 'href="/games/en/rules/"' in lost
    monkeypatch.setenv("UNDERCUT_URL", "here")
    with pytest.raises(ToolError, match="UNDERCUT_URL is to be the site's address"):
        page_places.site_address()


def test_an_example_that_no_longer_holds_stops_the_build() -> None:
    high = replace(PRESETS["regular"], aces="high_or_low")  # type: ignore[arg-type]
    with pytest.raises(ToolError, match="an ace that is low"):
        pages.make_pages(ADDRESS, {**PRESETS, "regular": high}, codes=("en",))
