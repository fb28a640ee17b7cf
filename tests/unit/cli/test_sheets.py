from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ginrummy.cli.questions import answer_lines
from ginrummy.cli.sheets import score
from ginrummy.game.errors import CodedError

DATA = Path(__file__).parents[2] / "cases" / "data" / "scoring_public.jsonl"
CASES = {
    case["id"]: case
    for case in map(json.loads, DATA.read_text(encoding="utf-8").splitlines())
    if case["type"] in ("match", "hollywood")
}
SHUTOUTS = {"double-all": "net"}


def question(given: dict[str, Any], form: str) -> dict[str, Any]:
    """Ask for a case in the words of the command."""
    rules = {name: given[name] for name in ("box_bonus", "game_bonus") if name in given}
    if "shutout" in given:
        rules["shutout"] = SHUTOUTS[given["shutout"]]
    if "deal" in given:
        rules["next_dealer"] = given["deal"]
    form = "target" if form == "match" else form
    return {"rules": rules, "match": form, "target": given["target"], "deals": given["hands"]}


@pytest.mark.parametrize("name", CASES)
def test_every_proven_sheet(name: str) -> None:
    case = CASES[name]
    answer = score(question(case["input"], case["type"]))
    assert {key: answer[key] for key in case["expected"]} == case["expected"]


def test_the_cases_are_all_there() -> None:
    kinds = [case["type"] for case in CASES.values()]
    assert (kinds.count("match"), kinds.count("hollywood")) == (11, 10)


def test_the_settlement_is_told_line_by_line() -> None:
    answer = score({"rules": "classic", "deals": [["B", 70], ["B", 40]], "dealer": "B"})
    assert answer["settlement"] == [
        [
            {"code": "deals", "side": "A", "points": 0},
            {"code": "deals", "side": "B", "points": 110},
            {"code": "boxes", "side": "B", "points": 40, "count": 2, "each": 20},
            {"code": "game_bonus", "side": "B", "points": 100},
            {"code": "shutout", "side": "B", "points": 100},
        ]
    ]
    assert (answer["final"], answer["net"]) == ({"A": 0, "B": 350}, {"A": 0, "B": 350})
    assert (answer["dealers"], answer["next_dealer"]) == (["B", "B"], None)


def test_a_box_at_once_is_the_rules_affair() -> None:
    answer = score({"rules": "palace", "target": 50, "deals": [["A", 40], ["A", 1]]})
    assert (answer["score"], answer["played"], answer["winner"]) == ({"A": 50, "B": 0}, 1, "A")
    one = score({"rules": "palace", "match": "one", "deals": [["A", 30]]})
    assert (one["final"], one["winner"]) == ({"A": 40, "B": 0}, "A")


@pytest.mark.parametrize(("rule", "dealers"), [("winner", "ABBA"), ("loser", "AAAB"), ("alternate", "ABBA")])
def test_who_deals(rule: str, dealers: str) -> None:
    deals = [["B", 10], ["dead", 0], ["A", 10], ["A", 10]]
    answer = score({"rules": {"next_dealer": rule}, "deals": deals})
    assert "".join(answer["dealers"]) == dealers
    assert answer["next_dealer"] == {"winner": "A", "loser": "B", "alternate": "B"}[rule]


def test_one_dead_deal_is_a_draw() -> None:
    answer = score({"match": "one", "rules": "straight", "deals": [["dead", 0]]})
    assert (answer["over"], answer["winner"], answer["final"]) == (True, None, None)


def test_no_deal_yet() -> None:
    answer = score({"match": "hollywood", "deals": []})
    assert (answer["played"], answer["over"], answer["next_dealer"]) == (0, False, "A")
    assert answer["final"] == answer["settlement"] == [None, None, None]


def test_lines_in_lines_out(capsys: pytest.CaptureFixture[str]) -> None:
    import sys

    good = json.dumps({"deals": [["A", 100]]})
    assert answer_lines(score, [good, "{}", good], sys.stdout) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer.get("winner", answer.get("error")) for answer in answers] == [
        "A",
        {"code": "bad_request", "params": {"field": "deals"}},
        "A",
    ]


@pytest.mark.parametrize(
    ("asked", "code", "params"),
    [
        ({"deals": [["C", 3]]}, "bad_request", {"field": "deals", "deal": 1}),
        ({"deals": [["A", 3], ["A"]]}, "bad_request", {"field": "deals", "deal": 2}),
        ({"deals": [["A", -1]]}, "bad_request", {"field": "deals", "deal": 1}),
        ({"deals": [["A", True]]}, "bad_request", {"field": "deals", "deal": 1}),
        ({"deals": [["A", 2.5]]}, "bad_request", {"field": "deals", "deal": 1}),
        ({"deals": [["dead", 5]]}, "bad_request", {"field": "deals", "deal": 1}),
        ({"deals": 5}, "bad_request", {"field": "deals"}),
        ({"deals": [], "match": "two"}, "bad_request", {"field": "match"}),
        ({"deals": [], "match": ["one"]}, "bad_request", {"field": "match"}),
        ({"deals": [], "target": "100"}, "bad_request", {"field": "target"}),
        ({"deals": [], "target": 5}, "bad_target", {"low": 10, "high": 500}),
        ({"deals": [], "match": "one", "target": 100}, "bad_target", {"low": 10, "high": 500}),
        ({"deals": [], "dealer": "C"}, "bad_side", {"text": "C"}),
        ({"deals": [], "rules": "poker"}, "unknown_preset", {"name": "poker"}),
        ({"deals": [], "hands": []}, "unknown_field", {"field": "hands"}),
    ],
)
def test_what_is_no_question_about_scores(asked: dict[str, Any], code: str, params: dict[str, Any]) -> None:
    with pytest.raises(CodedError) as refused:
        score(asked)
    assert (refused.value.code, refused.value.params) == (code, params)
