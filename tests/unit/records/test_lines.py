from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ginrummy.records.lines import Lines
from ginrummy.records.lines import Path as Keys

TEXT = (Path(__file__).parent / "data" / "every_kind.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("a",), 2),
        (("quo.ted",), 3),
        (("lit",), 4),
        (("t", "u"), 6),
        (("t", "u", "list"), 7),
        (("t", "u", "deep"), 13),
        (("t", "u", "deep", "er", "still"), 13),
        (("t", "u", "deep", "er", "still", "x"), 13),
        (("t", "u", "text"), 14),
        (("t", "u", "raw"), 18),
        (("t", "u", "end"), 20),
        (("row", 0), 22),
        (("row", 0, "n"), 23),
        (("row", 1, "n"), 25),
        (("row", 1, "sub"), 26),
        (("row", 1, "sub", "m"), 27),
        (("row", 1, "inner", 0, "k"), 29),
        (("row", 1, "nothing"), 24),
        (("nothing",), 1),
    ],
)
def test_every_key_has_its_line(path: Keys, line: int) -> None:
    assert tomllib.loads(TEXT)
    assert Lines(TEXT).line(path) == line


def test_where_the_lines_of_a_text_begin() -> None:
    lines = Lines(TEXT)
    assert lines.place(("t", "u", "text")) == (14, 15, True)
    assert lines.place(("t", "u", "raw")) == (18, 18, False)
    assert lines.place(("t", "u", "end")) == (20, 20, False)


def test_what_is_not_toml_does_no_harm() -> None:
    for text in ("[", "=", "a = '", 'a = """', "[[x", "a.b.", "'", "\x00", "a = [[[", "a = ]"):
        assert Lines(text).line(("a",)) == 1
