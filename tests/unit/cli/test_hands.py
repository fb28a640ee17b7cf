from __future__ import annotations

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from ginrummy.cli.hands import layoffs, melds
from ginrummy.cli.questions import answer_lines
from ginrummy.game.errors import CodedError

DATA = Path(__file__).parents[2] / "cases" / "data"
ELEVEN = ["2C", "2D", "2H", "2S", "3D", "3S", "4D", "4S", "5D", "5H", "5S"]


def rows(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / f"{name}_public.jsonl").read_text().splitlines()]


def ask(verb: str, lines: str | bytes) -> tuple[int, list[Any]]:
    """Run the command as a person does; return its status and its answers."""
    done = subprocess.run(
        [sys.executable, "-m", "ginrummy", verb],
        input=lines if isinstance(lines, bytes) else lines.encode(),
        capture_output=True,
        check=False,
    )
    assert done.stderr == b""
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def test_every_case_of_melds_in_one_go() -> None:
    cases = rows("melds")
    questions = [
        {"hand": case["hand"]}
        | ({"taken": case["taken_from_discard"]} if case.get("taken_from_discard") else {})
        for case in cases
    ]
    status, answers = ask("melds", "\n".join(map(json.dumps, questions)))
    assert status == 0
    assert len(answers) == len(cases)
    for case, answer in zip(cases, answers, strict=True):
        assert answer["deadwood"] == case["min_deadwood"], case["id"]
        laid = [card for meld in answer["melds"] for card in meld]
        assert sorted(laid + answer["deadwood_cards"]) == sorted(case["hand"]), case["id"]
        if case["n_cards"] == 11:
            assert answer["after_discard"] == case["min_deadwood_after_discard"], case["id"]
            assert sorted(answer["best_discards"]) == sorted(case["best_discards"]), case["id"]
        else:
            assert "after_discard" not in answer


def test_every_case_of_layoffs_in_one_go() -> None:
    cases = rows("layoffs")
    questions = [{"melds": case["knocker_melds"], "hand": case["defender_hand"]} for case in cases]
    status, answers = ask("layoffs", "\n".join(map(json.dumps, questions)))
    assert status == 0
    for case, answer in zip(cases, answers, strict=True):
        assert answer["deadwood"] == case["defender_min_deadwood"], case["id"]
        gone = [card for card, _ in answer["layoffs"]]
        laid = [card for meld in answer["melds"] for card in meld]
        assert sorted(gone + laid + answer["deadwood_cards"]) == sorted(case["defender_hand"]), case["id"]
        assert bool(gone) <= case["layoff_allowed"], case["id"]


def test_the_hand_of_the_readme() -> None:
    answer = melds({"hand": ELEVEN})
    assert (answer["deadwood"], answer["after_discard"], answer["best_discards"]) == (4, 0, ["5H"])
    taken = melds({"hand": ELEVEN, "taken": "5H"})
    assert "5H" not in taken["best_discards"]
    assert taken["after_discard"] == 2


def test_cards_are_answered_as_they_were_asked() -> None:
    answer = melds({"hand": ["as", "2S", "3s", "Kh", "KD", "kC", "9c", "8d", "7h", "6s"]})
    assert answer["melds"] == [["as", "2S", "3s"], ["kC", "KD", "Kh"]]


def test_bad_lines_are_answered_and_good_ones_go_on() -> None:
    good = json.dumps({"hand": ELEVEN})
    status, answers = ask("melds", b"\xff\xfe\n\n" + good.encode() + b"\n[]\n{}\n" + b"[" * 100_000 + b"\n")
    assert status == 1
    assert [answer.get("error", {}).get("code") for answer in answers] == [
        "bad_request",
        None,
        "bad_request",
        "bad_request",
        "bad_request",
    ]


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"hand": ELEVEN[:9]}, "bad_hand"),
        ({"hand": [*ELEVEN, "KC"]}, "bad_hand"),
        ({"hand": [*ELEVEN[:10], "2C"]}, "duplicate_card"),
        ({"hand": [*ELEVEN[:10], "2c"]}, "duplicate_card"),
        ({"hand": [*ELEVEN[:10], "1C"]}, "bad_card"),
        ({"hand": [*ELEVEN[:10], 7]}, "bad_card"),
        ({"hand": " ".join(ELEVEN)}, "bad_request"),
        ({"hand": ELEVEN, "taken": "KC"}, "card_not_in_hand"),
        ({"hand": ELEVEN, "taken": 5}, "bad_card"),
        ({"hand": ELEVEN, "take": "5H"}, "unknown_field"),
    ],
)
def test_what_is_no_question_about_melds(question: dict[str, Any], code: str) -> None:
    with pytest.raises(CodedError) as refused:
        melds(question)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"melds": [["3S", "4S"]], "hand": ["2C"]}, "bad_spread"),
        ({"melds": [["3S", "4S", "5S"]], "hand": ["5S"]}, "duplicate_card"),
        ({"melds": ["3S4S5S"], "hand": []}, "bad_request"),
        ({"melds": [["3S", "4S", "5S"]]}, "bad_request"),
        ({"melds": [], "hand": ELEVEN}, "bad_hand"),
        ({"melds": [["3S", "4S", "5S"]], "hand": [], "deadwood": 3}, "unknown_field"),
    ],
)
def test_what_is_no_question_about_layoffs(question: dict[str, Any], code: str) -> None:
    with pytest.raises(CodedError) as refused:
        layoffs(question)
    assert refused.value.code == code


def test_nothing_is_laid_off_against_gin() -> None:
    gin = [["3S", "4S", "5S"], ["9C", "9D", "9H"], ["TC", "JC", "QC", "KC"]]
    answer = layoffs({"melds": gin, "hand": ["2S", "6S", "9S", "2H", "2D", "4H", "5H", "7H", "8D", "KD"]})
    assert answer["layoffs"] == []
    part = layoffs({"melds": gin[:2], "hand": ["2S", "6S", "9S", "2H", "2D", "4H", "5H", "7H", "8D", "KD"]})
    assert ["9S", 1] in part["layoffs"]


def test_an_empty_input_has_no_answer() -> None:
    out = StringIO()
    assert answer_lines(melds, ["\n", "  \n"], out) == 0
    assert out.getvalue() == ""


CORNER = ["KC", "AC", "2C", "QD", "KD", "AD", "AS", "4H", "7S", "9H"]


@pytest.mark.parametrize(
    ("rules", "deadwood", "laid"),
    [
        (None, 52, [["AC", "AD", "AS"]]),
        ("classic", 52, [["AC", "AD", "AS"]]),
        ({"aces": "high_or_low"}, 34, [["QD", "KD", "AD"]]),
        ({"aces": "high_or_low", "ace_deadwood": 15}, 52, [["AC", "AD", "AS"]]),
        ({"preset": "round_the_corner", "gin_bonus": 20}, 35, [["KC", "AC", "2C"], ["QD", "KD", "AD"]]),
    ],
)
def test_rules_say_what_aces_do_and_count(rules: Any, deadwood: int, laid: list[list[str]]) -> None:
    answer = melds({"hand": CORNER, "rules": rules})
    assert (answer["deadwood"], answer["melds"]) == (deadwood, laid)


def test_throws_follow_the_aces() -> None:
    hand = [*CORNER, "3C"]
    low, around = (melds({"hand": hand, "rules": rules}) for rules in (None, {"aces": "around"}))
    assert (low["after_discard"], around["after_discard"]) == (42, 12)


def test_layoffs_follow_the_aces() -> None:
    high = {"melds": [["JD", "QD", "KD"]], "hand": ["AD", "2D", "3H"]}
    assert layoffs(high)["layoffs"] == []
    assert layoffs(high | {"rules": {"aces": "high_or_low"}})["layoffs"] == [["AD", 0]]
    assert layoffs(high | {"rules": "round_the_corner"})["layoffs"] == [["AD", 0], ["2D", 0]]
    corner = {"melds": [["2D", "KD", "AD"]], "hand": []}
    for rules in (None, {"aces": "high_or_low"}):
        with pytest.raises(CodedError, match="bad_spread"):
            layoffs(corner | {"rules": rules})
    assert layoffs(corner | {"rules": {"aces": "around"}})["layoffs"] == []


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ("poker", "unknown_preset"),
        ({"preset": 7}, "unknown_preset"),
        ({"ace_deadwood": 15}, "rules_conflict"),
        ({"ace_deadwood": 1.0}, "unknown_rule_value"),
        ({"aces": "middle"}, "unknown_rule_value"),
        ({"ace": "low"}, "unknown_rule"),
        ({"gin_bonus": 999}, "rule_out_of_bounds"),
        (["regular"], "bad_rules"),
    ],
)
def test_what_are_no_rules(rules: Any, code: str) -> None:
    for ask_about, question in ((melds, {"hand": CORNER}), (layoffs, {"melds": [], "hand": []})):
        with pytest.raises(CodedError) as refused:
            ask_about(question | {"rules": rules})
        assert refused.value.code == code
