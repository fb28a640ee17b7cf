from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from ginrummy.cli import main
from ginrummy.cli.histories import NOTE, convert, history_of
from ginrummy.records.documents import loads
from ginrummy.records.openspiel import OPENSPIEL_RULES
from ginrummy.records.refusals import RecordError
from ginrummy.records.ruleset import parse_rules

DATA = Path(__file__).parents[1] / "records" / "data" / "openspiel.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]
USUAL = [case for case in CASES if not case["parameters"]]


def answers(out: StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_one_history_is_one_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = next(case for case in CASES if case["parameters"].get("oklahoma") and "refused" not in case)
    path = tmp_path / "history.txt"
    path.write_text(f"{case['history']}\n", encoding="utf-8")
    rules = {"preset": "oklahoma", "stock_end": "knock_only", "tied_undercut": "drawn"}
    assert main(["convert", str(path), "--rules", json.dumps(rules)]) == 0
    document = loads(capsys.readouterr().out)
    assert document.note == NOTE
    assert document.record.rules == parse_rules(case["rules"])


def test_several_are_answered_line_by_line() -> None:
    lines = ["", *(str(case["history"]) for case in USUAL), "[1, 2, x]"]
    out = StringIO()
    assert convert(lines, OPENSPIEL_RULES, None, out) == 1
    told = answers(out)
    for number, (case, answer) in enumerate(zip(USUAL, told, strict=False), 2):
        if "refused" in case:
            params = answer["error"]["params"]
            assert (params["line"], params["at"]) == (number, case["refused"]["at"])
            assert params["reason"] == case["refused"]["reason"]
        else:
            assert answer["line"] == number
            assert loads(answer["record"]).deals[0].result is not None
    assert told[-1]["error"] == {
        "code": "record_unreadable",
        "params": {"line": len(USUAL) + 2, "reason": "no_history", "text": "[1, 2, x]"},
    }


def test_each_to_a_file_of_its_own(tmp_path: Path) -> None:
    out = StringIO()
    good = [" ".join(map(str, case["history"])) for case in USUAL if "refused" not in case]
    assert convert(good, OPENSPIEL_RULES, tmp_path, out) == 0
    files = [Path(answer["file"]) for answer in answers(out)]
    assert files == sorted(tmp_path.iterdir())
    assert all(loads(path.read_text(encoding="utf-8")) for path in files)


def test_nothing_in_nothing_out() -> None:
    out = StringIO()
    assert convert(["", "  "], OPENSPIEL_RULES, None, out) == 0
    assert out.getvalue() == ""


@pytest.mark.parametrize("text", ["", "[]", "1,,2", "[1 2", "1.5", "x", "1 2]]", "9999999"])
def test_what_is_no_list_of_numbers(text: str) -> None:
    if text == "[1 2":
        assert history_of(text) == [1, 2]
        return
    with pytest.raises(RecordError, match="no_history"):
        history_of(text)


def test_a_history_is_looked_through_once_however_it_is_spaced() -> None:
    # Every way of sharing out the spaces between the numbers was tried here before the last sign told that it is none.
    for gap in (" ", "   ", " , ", ",", "\t \n"):
        with pytest.raises(RecordError, match="no_history"):
            history_of(gap.join(["1"] * 5000) + gap + "x")
        assert history_of(gap.join(["-1"] * 5000)) == [-1] * 5000
    for text in ("1,,2", ", 1", "1 ,", "1234567", "--1", "١"):
        with pytest.raises(RecordError, match="no_history"):
            history_of(text)
