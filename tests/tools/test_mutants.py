"""What is told of mutmut's results, and that the copy it works in is whole."""

import sys
from pathlib import Path

import pytest

import mutants
from common import ToolError

RESULTS = """\
    ginrummy.game.sheet.x_next_dealer__mutmut_1: killed
    ginrummy.game.sheet.xǁSheetǁafter__mutmut_2: survived
    ginrummy.game.sheet.xǁSheetǁafter__mutmut_3: timeout
    ginrummy.game.scoring.x_score__mutmut_1: killed
    ginrummy.game.cards.x_bits_of__mutmut_1: not checked
"""


def test_results_are_sorted_by_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "mutmut", lambda *arguments: RESULTS)
    assert mutants.results() == {
        "sheet": {
            "ginrummy.game.sheet.x_next_dealer__mutmut_1": "killed",
            "ginrummy.game.sheet.xǁSheetǁafter__mutmut_2": "survived",
            "ginrummy.game.sheet.xǁSheetǁafter__mutmut_3": "timeout",
        },
        "scoring": {"ginrummy.game.scoring.x_score__mutmut_1": "killed"},
    }


def test_the_report_shows_what_survived_and_the_share_caught(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutants, "mutmut", lambda *arguments: RESULTS)
    found = mutants.results()
    monkeypatch.setattr(mutants, "mutmut", lambda *arguments: f"the change of {arguments[1]}")
    mutants.report(found)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "the change of ginrummy.game.sheet.xǁSheetǁafter__mutmut_2"
    assert [line.split() for line in lines[2:]] == [
        ["sheet", "3", "2", "66.7%", "1", "survived"],
        ["scoring", "1", "1", "100.0%", "none"],
        ["all", "4", "3", "75.0%", "1", "survived"],
    ]


def test_the_copy_holds_the_engine_its_tests_and_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants, "COPY", tmp_path / "copy")
    mutants.copy_tree()
    for name in ("src/ginrummy/game/sheet.py", "tests/unit/game/test_sheet.py", "pyproject.toml"):
        assert (tmp_path / "copy" / name).is_file()


def test_where_mutmut_fails_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "COPY", tmp_path)
    monkeypatch.setattr(mutants, "MUTMUT", [sys.executable, "-c", "raise SystemExit(1)"])
    with pytest.raises(ToolError, match="mutmut results failed"):
        mutants.mutmut("results")
