"""Requests with the whole replies they must give, for ever.

``UPDATE_GOLDEN=1 pytest tests/protocol/test_golden.py`` writes the replies anew; the change is then to be read and
committed on purpose.  The positions are loaded from saves that name every act of both seats, so no opponent
decides anything here and a better opponent changes no line.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from ginrummy import __version__
from ginrummy.table.bridge import Bridge

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.jsonl"))


def with_version(request: dict[str, Any]) -> dict[str, Any]:
    return json.loads(json.dumps(request).replace("ENGINE", __version__))  # type: ignore[no-any-return]


def test_the_files_are_there() -> None:
    assert [file.stem for file in FILES] == ["errors", "hello", "price", "regular", "rules", "straight"]


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_replies(file: Path) -> None:
    bridge = Bridge()
    pairs = [json.loads(line) for line in file.read_text().splitlines()]
    assert pairs
    answered = []
    for pair in pairs:
        reply = json.loads(bridge.handle(json.dumps(with_version(pair["request"]))))
        answered.append(
            {
                "request": pair["request"],
                "reply": json.loads(json.dumps(reply).replace(__version__, "ENGINE")),
            }
        )
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text("".join(json.dumps(pair, separators=(",", ":")) + "\n" for pair in answered))
    for pair, now in zip(pairs, answered, strict=True):
        assert now["reply"] == pair["reply"], pair["request"]


def test_the_files_meet_every_command_and_every_phase() -> None:
    pairs = [json.loads(line) for file in FILES for line in file.read_text().splitlines()]
    assert {pair["request"]["cmd"] for pair in pairs if pair["reply"]["ok"]} >= {
        "hello",
        "rules",
        "new_match",
        "load",
        "act",
        "next_deal",
        "undo",
        "price",
    }
    deals = [pair["reply"]["view"]["deal"] for pair in pairs if "view" in pair["reply"]]
    assert {(deal["phase"], deal["turn"]) for deal in deals} >= {
        ("upcard", 0),
        ("draw", 0),
        ("discard", 0),
        ("discard", 1),
        ("layoff", 0),
        ("layoff", 1),
        ("over", None),
    }
    kinds = {deal["result"]["kind"] for deal in deals if deal["result"]}
    assert kinds == {"knock", "gin", "undercut", "dead"}
