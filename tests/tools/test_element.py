"""What other sites are offered is what the game in their frames understands, and the poster shows it."""

from __future__ import annotations

import json
import re
import subprocess
from typing import Any

import pytest

import page_embed
import serve
from common import ROOT, ToolError
from element import FAN, GAMES, fan_of, words_module, words_of
from ginrummy.game.rules import PRESETS
from ginrummy.game.sheet import TARGET_MAX, TARGET_MIN
from ginrummy.players.levels import PLAYABLE
from locales import SOURCE, languages, text
from page_cards import Deck, draw_deck
from page_words import Words

CHOSEN = ["lang", "variant", "target", "level", "theme", "deck", "index"]
PARAMETERS = page_embed.parameters(lambda message, **_: message)


def run(script: str, told: object = None) -> Any:
    """Run a module below web/src and read what it prints."""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script, json.dumps(told)],
        cwd=ROOT / "web" / "src",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def deck() -> Deck:
    """The deck with the letters of every language."""
    return draw_deck(languages())


@pytest.fixture(scope="module")
def read() -> dict[str, list[Any]]:
    """What the frame makes of every value of every parameter, and of one that it does not know."""
    told = {one.name: [*one.values, "no such value"] for one in PARAMETERS}
    found: dict[str, list[Any]] = run(
        """
        import { readParams } from './embed/params.js';
        import { offered } from './screens/offer.js';
        const told = JSON.parse(process.argv[1]);
        const read = (name, value) => readParams(new URLSearchParams({ [name]: value }).toString(), offered(null));
        const all = Object.entries(told).map(([name, values]) => [name, values.map((value) => read(name, value))]);
        console.log(JSON.stringify(Object.fromEntries(all)));
        """,
        told,
    )
    return found


def test_every_value_is_understood_as_one_of_its_own(read: dict[str, list[Any]]) -> None:
    for one in PARAMETERS:
        *known, unknown = (json.dumps(result, sort_keys=True) for result in read[one.name])
        assert len(set(known)) == len(known), f"{one.name}: two values mean the same"
        if one.name not in {"seed", "target"}:
            strange = [value for value, result in zip(one.values, known, strict=True) if result == unknown]
            # What is usual is what stays where a value is not known.
            assert strange in ([], [one.values[0]]), one.name


def test_games_levels_and_targets_are_the_engine_s(read: dict[str, list[Any]]) -> None:
    values = {one.name: one.values for one in PARAMETERS}
    assert set(values["variant"]) == {*PRESETS, "hollywood"}
    assert [result["match"]["preset"] for result in read["variant"][: len(PRESETS)]] == list(PRESETS)
    assert read["variant"][len(PRESETS)]["match"]["form"] == "hollywood"
    assert [result["match"]["level"] for result in read["level"]] == [*values["level"], values["level"][0]]
    assert set(values["level"]) == {*PLAYABLE, "match"}
    assert read["target"][0]["match"]["form"] == "one"
    assert [result["settings"].get("language") for result in read["lang"]] == [*languages(), None]


def test_the_element_the_frame_and_the_table_have_the_same_names() -> None:
    names = run("import { NAMES } from './element/address.js'; console.log(JSON.stringify(NAMES));")
    assert {one.name for one in PARAMETERS} == set(names)


# Reading all texts of a language takes its time.
@pytest.mark.slow
@pytest.mark.parametrize("code", languages())
def test_what_is_chosen_is_among_what_can_be_set(code: str, deck: Deck) -> None:
    values = {one.name: {*one.values, ""} for one in PARAMETERS}
    words = Words(code, {})
    offered = page_embed.choices(words, deck.letters[code], deck.sets)
    assert [choice.name for choice in offered] == CHOSEN
    for choice in offered:
        chosen = [value for value, _ in choice.options]
        labels = [label for _, label in choice.options]
        assert chosen.count("") == 1, choice.name
        assert len(set(labels)) == len(labels), choice.name
        known = {value for value in chosen if not value.isdecimal() or choice.name != "target"}
        assert known <= values[choice.name], choice.name
    one_deal = next(choice for choice in offered if choice.name == "target").options[-1]
    assert one_deal == ("1", text(code, "form-choice-one"))


@pytest.mark.parametrize("code", [SOURCE, "fi", "pt-BR"])
def test_the_lines_in_the_page_are_those_its_script_writes_first(code: str) -> None:
    address = "https://undercut.test/games/"
    game, brand = text(code, "preset-regular"), text(code, "app-name")
    asked = {
        "site": address,
        "values": {"lang": code},
        "lang": code,
        "game": "regular",
        "title": f"{game} · {brand}",
        "autoload": False,
        "sandbox": False,
    }
    written = run(
        "import { elementLines } from './element/lines.js';"
        "console.log(JSON.stringify(elementLines(JSON.parse(process.argv[1]))));",
        asked,
    )
    assert page_embed.lines(Words(code, {}), address, code) == written


def test_the_poster_speaks_every_language() -> None:
    words = words_of(languages(), 5)
    assert set(words) == set(languages())
    for code, said in words.items():
        assert "5" in str(said["size"]), code
        assert len(said["games"]) == len(GAMES)  # type: ignore[arg-type]
    assert len({json.dumps(said) for said in words.values()}) >= len(words) - 1


def test_the_poster_s_cards_are_the_deck_s(deck: Deck) -> None:
    parts, fan = fan_of(deck)
    assert [suit for suit, _ in fan] == [card[1].upper() for card in FAN]
    for _, uses in fan:
        assert {name[0] for name, _ in uses} == {"g", "s"}
        assert {name for name, _ in uses} <= set(parts)


def test_a_deck_that_is_drawn_otherwise_stops_the_build(deck: Deck) -> None:
    with pytest.raises(ToolError, match="has no part gT"):
        fan_of(Deck(deck.faces, deck.letters, deck.sets, {**deck.parts, "gT": ""}, deck.shifts))
    own = deck.letters[SOURCE]
    faces = {**deck.faces, own: {**deck.faces[own], FAN[0]: deck.faces[own][FAN[0]] + "<rect/>"}}
    with pytest.raises(ToolError, match="more than signs and letters"):
        fan_of(Deck(faces, deck.letters, deck.sets, deck.parts, deck.shifts))


def test_the_module_counts_what_is_sent() -> None:
    module = words_module({"a": (9_000_000, 3_200_000), "b.zip": (500_000, 600_000)})
    names = [line.split()[2] for line in module.splitlines()]
    assert names == ["WORDS", "GAMES", "PARTS", "FAN"]
    assert text(SOURCE, "poster-size", mb=4) in module


# ---------------------------------------------------------------- what strangers are told

EMBEDDING = (ROOT / "docs" / "EMBEDDING.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("one", PARAMETERS, ids=lambda one: one.name)
def test_the_table_in_the_documentation_is_whole(one: page_embed.Parameter) -> None:
    (row,) = re.findall(rf"^\| `{one.name}` \| ([^|]*) \|", EMBEDDING, re.MULTILINE)
    assert re.findall(r"`([^`]+)`", row) == list(one.values)
    if one.more == f"{TARGET_MIN}–{TARGET_MAX}":
        assert f"{TARGET_MIN} to {TARGET_MAX}" in row


def test_the_lines_in_the_documentation_are_those_that_are_made() -> None:
    say = Words("fi", {})
    asked = {
        "site": "https://SITE/",
        "values": {"lang": "fi", "variant": "straight"},
        "lang": "fi",
        "game": "straight",
        "title": f"{say('preset-straight')} · {say('app-name')}",
    }
    made = run(
        """
        import { elementLines, frameLines } from './element/lines.js';
        import { SANDBOX } from './element/address.js';
        import { LEAST, MOST } from './element/heights.js';
        const asked = JSON.parse(process.argv[1]);
        console.log(JSON.stringify([
          elementLines(asked), frameLines(asked), `sandbox="${SANDBOX}"`, `from ${LEAST} to ${MOST} px`,
        ]));
        """,
        asked,
    )
    told = " ".join(EMBEDDING.split()).replace("https://SITE", "https://site")
    for lines in made:
        assert " ".join(lines.split()) in told


def test_other_sites_may_load_the_element_and_ask_for_a_newer_one_before_long() -> None:
    headers = serve.headers_for("/embed.js", serve.read_headers())
    assert headers["Access-Control-Allow-Origin"] == "*"
    kept = re.fullmatch(r"public, max-age=(\d+), must-revalidate", headers["Cache-Control"])
    assert kept
    assert int(kept[1]) <= 3600
