"""The words a record is made of: decisions, hands, rules."""

from __future__ import annotations

import pytest

from ginrummy.game.errors import CodedError
from ginrummy.game.rules import PRESETS
from ginrummy.records.decisions import Decision
from ginrummy.records.held import Held, parse_cards, write_cards
from ginrummy.records.refusals import RecordError
from ginrummy.records.ruleset import nearest, parse_rules, plain, rules_of, write_rules


@pytest.mark.parametrize(
    "line",
    [
        "A passes",
        "B takes 7h",
        "A draws 5c",
        "A draws ??",
        "B discards Kd",
        "A knocks with Kh: Ac2c3c 9c9d9h, left 4h 2s",
        "A knocks with Kh, left Ad As",
        "A knocks with Kh: Ac2c3c",
        "A goes gin with Kh: Ac2c3c 9c9d9h9s 4d5d6d",
        "A goes big gin: Ac2c3c4c 9c9d9h9s 4d5d6d",
        "A goes big gin",
        "A knocks with Kh: KsAs2s",
        "B lays off 4c on Ac2c3c",
        "B is done",
        "B shows 7d 8d Kh",
        "B shows nothing",
        "B passes  # and smiles: 5 # or 6",
    ],
)
def test_a_line_comes_back_as_it_was(line: str) -> None:
    assert str(Decision.parse(line)) == line


@pytest.mark.parametrize(
    ("line", "full"),
    [
        ("  A   draws ", "A draws ??"),
        ("A draws 5C#lucky", "A draws 5c  # lucky"),
        ("A knocks with kh: 3c2cAc  9h9d9c, left 4h2s", "A knocks with Kh: Ac2c3c 9c9d9h, left 4h 2s"),
        ("B shows KhAs", "B shows Kh As"),
    ],
)
def test_other_spellings(line: str, full: str) -> None:
    assert str(Decision.parse(line)) == full
    assert str(Decision.parse(full)) == full


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "bad_decision"),
        ("passes", "bad_decision"),
        ("A", "bad_decision"),
        ("A passes twice", "bad_decision"),
        ("a passes", "bad_decision"),
        ("A takes", "bad_decision"),
        ("A takes ??", "bad_card"),
        ("A discards ??", "bad_card"),
        ("A knocks with ??: Ac2c3c", "bad_decision"),
        ("A knocks with Kh:", "bad_decision"),
        ("A knocks with Kh: Ac2c3c, left ??", "bad_card"),
        ("A knocks with Kh: Ac2c3c 3c4c5c", "duplicate_card"),
        ("A knocks with Kh: Ac2c3c, left Kh", "duplicate_card"),
        ("A goes gin with Kh: Ac2c3c, left 2d", "bad_decision"),
        ("B lays off 4c", "bad_decision"),
        ("B lays off 4c on 0", "bad_card"),
        ("B shows", "bad_decision"),
        ("B shows ?? Kh", "bad_card"),
        ("Z passes", "bad_side"),
    ],
)
def test_what_is_no_decision(line: str, reason: str) -> None:
    with pytest.raises(RecordError) as error:
        Decision.parse(line, 7)
    assert (error.value.params["line"], error.value.params["reason"]) == (7, reason)


def test_hands_are_written_by_suit_and_rank() -> None:
    held = Held.parse("Ks??ac 7d ??")
    assert (str(held), held.size, held.unknown) == ("Ac 7d Ks ?? ??", 5, 2)
    assert Held.parse(str(held)) == held
    assert write_cards(parse_cards(""), "") == ""
    for text in ("A", "Acc", "?", "Ac Ac", "???"):
        with pytest.raises(CodedError):
            Held.parse(text)


def test_every_preset_is_its_own_name() -> None:
    for name, rules in PRESETS.items():
        assert nearest(rules) == write_rules(rules) == name
        assert rules_of(plain(rules)) == parse_rules(name) == rules_of(name) == rules


@pytest.mark.parametrize(
    "text",
    [
        "poker",
        "",
        "regular()",
        "regular(gin_bonus)",
        "regular(gin_bonus=20,gin_bonus=20)",
        "regular(gin_bonus=999)",
        "regular(gin_bonus=x)",
        "regular(gin_bonus=99999999)",
        "regular(box_at_once=yes)",
        "regular(preset=straight)",
        "regular(aces=1)",
        "regular (gin_bonus=20)",
    ],
)
def test_what_is_no_text_of_rules(text: str) -> None:
    with pytest.raises(CodedError):
        parse_rules(text)


def test_switches_and_words_in_the_text_of_rules() -> None:
    rules = parse_rules("oklahoma(upcard_ace=one,spade_double=true,max_turns=90)")
    assert (rules.upcard_ace.value, rules.spade_double, rules.max_turns) == ("one", True, 90)
    assert write_rules(rules) == "oklahoma(upcard_ace=one,spade_double=true,max_turns=90)"
