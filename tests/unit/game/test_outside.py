"""Text from outside: what nests too deep, is too great or says a thing twice is refused before it can do harm."""

from __future__ import annotations

import json

import pytest

from ginrummy.game import outside
from ginrummy.game.outside import DEEPEST, GREATEST, deep_toml, json_of, within

LONG = 1_000_000


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def test_json_may_nest_so_deep_and_no_deeper() -> None:
    assert json_of(nested(DEEPEST), LONG) == json.loads(nested(DEEPEST))
    with pytest.raises(ValueError, match="too deep"):
        json_of(nested(DEEPEST + 1), LONG)
    assert json_of(f"[{'[],' * 1000}[]]", LONG)
    assert json_of(json.dumps({"a": '["' * 500, "b": [{}] * 100}), LONG)


@pytest.mark.parametrize("head", ["[", '{"a":', '[{"a":[', "[[[]],", '["\\"",', '["[[]]]]]]]]",'])
def test_the_parser_never_sees_a_hundred_thousand_brackets(
    head: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parse(*_: object, **__: object) -> None:
        raise AssertionError("parsed")

    monkeypatch.setattr(outside.json, "loads", parse)
    for count in (DEEPEST + 1, 1000, 100_000):
        with pytest.raises(ValueError, match="too deep"):
            json_of(head * count, 10 * LONG)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        '"',
        '"\\',
        "NaN",
        "[Infinity]",
        "-Infinity",
        "1e999",
        "-1e999",
        str(GREATEST + 1),
        str(-GREATEST - 1),
        "9" * 5000,
        '{"a":1,"a":1}',
        '[{"b":{"a":1,"\\u0061":2}}]',
        "\x00",
        "[1]\x00",
        '"\x01"',
    ],
)
def test_what_no_text_of_ours_holds(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - json's own error is one
        json_of(text, LONG)


def test_what_is_still_read() -> None:
    assert json_of(f"[{GREATEST},{-GREATEST},1e9,0.5,-0,true,null]", LONG) == [
        *(GREATEST, -GREATEST, 1e9, 0.5, 0, True, None)
    ]
    assert json_of('{"__proto__":1,"\\ud800":"\\u202e\\u0000"}', LONG) == {
        "__proto__": 1,
        "\ud800": "\u202e\0",
    }


def test_longer_than_allowed() -> None:
    assert json_of("[1]", 3) == [1]
    with pytest.raises(ValueError, match="too long"):
        json_of("[1]", 2)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 100_000,
        "a = " + "{b=" * 100_000,
        "a." * 50_000 + "b = 1",
        "[" + "a." * 50_000 + "b]",
        "[" + '"a" . ' * 5000 + "b]",
        "# [\n" + "'x'.\"y\"." * 5000 + "b = 1",
        "a = '''[''' # [\nb = " + "[\n" * 1000,
    ],
)
def test_toml_that_nests_too_deep(text: str) -> None:
    assert deep_toml(text)


@pytest.mark.parametrize(
    "text",
    [
        "# " + "[" * 1000,
        "a = '" + "[" * 1000 + "'",
        'a = "' + '[\\"{' * 1000 + '"',
        "a = '''\n" + "[''\n" * 1000 + "'''",
        'a = """\n' + '[""\\"\n' * 1000 + '"""',
        "a = [" + "[1.5, 2.5],\n" * 1000 + "]",
        "a.b = 1.5\n" * 1000,
        "a = '...........................................'",
        "[[deals]]\n" * 1000,
    ],
)
def test_toml_with_many_brackets_and_dots_that_nests_little(text: str) -> None:
    assert not deep_toml(text)


def test_numbers_that_neither_side_can_hold() -> None:
    assert within({"a": [{"b": [GREATEST, -GREATEST, True, "x", 1.5]}]})
    for value in (GREATEST + 1, -GREATEST - 1, 1 << 100_000):
        assert not within({"a": [{"b": [value]}]})
