"""The examples of docs/RECORDS.md are records, and its lists are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ginrummy.records import short
from ginrummy.records.deals import MOST_DECISIONS
from ginrummy.records.decisions import Decision
from ginrummy.records.documents import dumps, loads
from ginrummy.records.matches import MOST_DEALS
from ginrummy.records.openspiel import OPENSPIEL_RULES
from ginrummy.records.position import Position
from ginrummy.records.reading import MOST_CHARACTERS
from ginrummy.records.ruleset import parse_rules, write_rules

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "RECORDS.md").read_text(encoding="utf-8")
RECORDS = ROOT / "py_engine" / "ginrummy" / "records"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", TEXT, re.DOTALL)


DEAL, HIDDEN, MATCH = blocks("toml")


@pytest.mark.parametrize("text", [DEAL, MATCH])
def test_a_full_example_is_written_as_the_program_writes_it(text: str) -> None:
    assert dumps(loads(text)) == text


def test_the_hidden_example_is_the_same_deal() -> None:
    hidden, whole = loads(HIDDEN).deals[0], loads(DEAL).deals[0]
    assert hidden.result == whole.result
    assert hidden.hands == whole.seen_by(0).hands
    assert [decision.verb for decision in hidden.play] == [decision.verb for decision in whole.play]


def test_the_positions() -> None:
    (lines,) = blocks("position")
    positions = [Position.parse(line) for line in lines.splitlines()]
    assert [str(position) for position in positions] == lines.splitlines()
    assert positions[1].seen_by(0) == positions[2]
    deals = [step.deal for step in loads(DEAL).deals[0].steps()]
    assert Position.of(deals[7]) == positions[1]
    assert Position.of(deals[10]).seen_by(1) == positions[3]


def test_every_line_of_play() -> None:
    lines = re.findall(r"^\| `([AB] [^`]*)` \|", TEXT, re.MULTILINE)
    assert len(lines) == 10
    for line in lines:
        assert str(Decision.parse(line)) == line


def test_every_reason_is_told() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(RECORDS.glob("*.py")))
    raised = set(
        re.findall(r"(?:unreadable|inconsistent|BadWord)\(\s*(?:[\w.]+(?:\([^)]*\))?,\s*)?\"(\w+)\"", code)
    )
    engine = {
        "bad_hand",
        "bad_card",
        "duplicate_card",
        "does_not_fit",
        "taken_card",
        "no_deals",
        "unknown_cards",
    }
    told = set(re.findall(r"`(\w+)`", TEXT.partition("## Refusals")[2]))
    assert len(raised) > 30
    assert raised - engine - told - {"unknown_phase"} == set()


def test_the_short_examples_are_the_deal_and_the_match() -> None:
    (lines,) = blocks("short")
    assert lines.split() == [short.dumps(loads(text).record) for text in (DEAL, MATCH)]


def test_the_lists_of_the_short_form() -> None:
    told = TEXT.partition("**Rules**:")[2].partition("**Cards**")[0]
    assert re.findall(r"`(\w+)`", told.partition("Presets:")[2].partition("It is")[0]) == list(
        short.PRESETS_IN_ORDER
    )
    fields = re.findall(r"`(\w+)` (\d+)[,.]", told.partition("they have:")[2].partition("* A word")[0])
    assert fields == [(name, str(len(short._choices(name)))) for name in short.FIELDS_IN_ORDER]


def test_the_numbers() -> None:
    for number in (
        MOST_CHARACTERS,
        MOST_DECISIONS,
        MOST_DEALS,
        short.LONGEST,
        short.LONGEST_PART,
        short.MOST_ACTS,
    ):
        assert f"{number:,}" in TEXT
    assert f"`{write_rules(OPENSPIEL_RULES)}`" in TEXT
    assert parse_rules("classic(box_bonus=25,aces=around)")
