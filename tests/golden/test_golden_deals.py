"""One whole deal of each preset, card for card: what both seats see after every act, and what it comes to.

The first line of a file holds the deck and the acts, each further line an act with all that it changed for either
seat, the last the price.  ``UPDATE_GOLDEN=1 pytest tests/golden`` writes all but the first anew; the change is then to
be read and committed on purpose.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from support.deals import cards

from ginrummy.game.actions import parse_action
from ginrummy.game.cards import Card, cards_of
from ginrummy.game.deal import Deal
from ginrummy.game.melds import Arrangement, Meld
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.scoring import score
from ginrummy.game.view import View

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.jsonl"))
SETS = {"hand", "opponent_known", "own_known", "left"}
CONSTANT = {"seat", "rules", "form", "target", "games", "habits"}


def text(name: str, value: Any) -> Any:
    """Write a value of a view: cards run together, everything else as plain data."""
    if name in SETS:
        return "".join(str(card) for card in cards_of(value))
    match value:
        case Enum():
            return value.value
        case Card() | Meld():
            return str(value)
        case Arrangement():
            return {
                "melds": text("", value.melds),
                "left": text("left", value.left),
                "deadwood": value.deadwood,
            }
        case tuple() if value and all(isinstance(one, Card) for one in value):
            return "".join(str(card) for card in value)
        case tuple():
            return [text("", one) for one in value]
        case None | bool() | int() | str():
            return value
    if hasattr(value, "__dataclass_fields__"):
        inner = {field.name: text(field.name, getattr(value, field.name)) for field in fields(value)}
        return {"is": type(value).__name__, **inner}
    raise TypeError(type(value))


def shown(deal: Deal, seat: int) -> dict[str, Any]:
    """Write all that a seat sees, and what it may do."""
    view = View.of(deal, seat)
    seen = {
        field.name: text(field.name, getattr(view, field.name))
        for field in fields(view)
        if field.name not in CONSTANT
    }
    seen["legal"] = [str(action) for action in view.legal_actions()]
    return seen


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Keep what an act changed; of the events those that are new."""
    told = {name: value for name, value in after.items() if before.get(name) != value}
    if "events" in told:
        told["events"] = after["events"][len(before.get("events", ())) :]
    return told


def line(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


def written(header: dict[str, Any]) -> str:
    """Play the deal of a header and write its file."""
    rules: Rules = PRESETS[header["preset"]]
    deal = Deal.start(rules, header["dealer"], header["seed"], cards(header["deck"]))
    seen = [shown(deal, seat) for seat in (0, 1)]
    out = line(header) + line({"seats": seen})
    for act in header["acts"].split():
        deal, _ = deal.apply(parse_action(act))
        now = [shown(deal, seat) for seat in (0, 1)]
        out += line({"act": act, "seats": [changed(*pair) for pair in zip(seen, now, strict=True)]})
        seen = now
    assert deal.result is not None
    price = score(deal.result, rules)
    lines = [[entry.code.value, entry.points, dict(entry.params)] for entry in price.lines]
    return out + line(
        {"kind": price.kind.value, "winner": price.winner, "points": price.points, "lines": lines}
    )


def test_there_is_a_deal_of_every_preset() -> None:
    headers = [json.loads(file.read_text().splitlines()[0]) for file in FILES]
    assert {header["preset"] for header in headers} == set(PRESETS)
    assert [file.stem for file in FILES] == sorted(header["preset"] for header in headers)


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_deal_is_the_same_to_the_last_character(file: Path) -> None:
    kept = file.read_text(encoding="utf-8")
    now = written(json.loads(kept.splitlines()[0]))
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(now, encoding="utf-8")
    for was, is_now in zip(kept.splitlines(), now.splitlines(), strict=True):
        assert is_now == was
    assert now == kept


def test_the_deals_meet_what_is_special_about_their_rules() -> None:
    texts = {file.stem: file.read_text() for file in FILES}
    ends = {name: json.loads(text.splitlines()[-1]) for name, text in texts.items()}
    assert ends["north_american"]["kind"] == "big_gin"
    assert ends["straight"]["kind"] == "gin"
    assert ends["eaai"]["kind"] == "dead"
    assert ends["classic"]["kind"] == "undercut"
    assert ends["palace"]["lines"][-1] == ["box_at_once", 10, {}]
    assert '"is":"Reshuffled"' in texts["regular"]
    assert '"phase":"last_discard"' in texts["tournament"]
    assert '"throwing":"must_end"' in texts["tournament"]
    assert re.search(r"K([cdhs])A\1(?:2\1)", texts["round_the_corner"])
    assert ends["oklahoma"]["kind"] == "knock"
    assert sum('"is":"LaidOff"' in text for text in texts.values()) >= 4
    assert all(len(text) < 60_000 for text in texts.values()), "small enough to be read"
