"""The limits that the documentation tells are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "SECURITY.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\|[^|]+\| ([\d,]+) \| `(\w+)` \| `([\w./-]+)` \|$", TEXT, re.MULTILINE)


@pytest.mark.parametrize(("limit", "name", "place"), ROWS)
def test_the_limits_told_are_those_there_are(limit: str, name: str, place: str) -> None:
    folder = "web" if place.startswith("src/") else "py_engine/ginrummy"
    code = (ROOT / folder / place).read_text(encoding="utf-8")
    found = re.search(rf"^(?:export )?(?:const )?{name} = ([\w()<> -]+?);?$", code, re.MULTILINE)
    assert found, f"{name} is not in {place}"
    shifted = found[1].replace("_", "")
    value = (1 << 53) - 1 if "<<" in shifted else int(shifted)
    assert f"{value:,}" == limit


def test_the_table_is_read() -> None:
    assert len(ROWS) > 20


def test_every_file_named_is_there() -> None:
    named = re.findall(r"`((?:e2e|tests)/[\w./-]+?)`", TEXT)
    assert len(named) > 8
    assert [place for place in named if not (ROOT / place).exists()] == []
