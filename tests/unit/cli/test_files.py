"""Records on the command line: told, priced, refused."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.deals import DEFENDER, GINNER, KNOCKER, deal_of, play, written_deck

from ginrummy.cli import main
from ginrummy.cli.files import priced, told
from ginrummy.game.deal import Deal
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.sheet import Form
from ginrummy.records.deals import DealRecord
from ginrummy.records.documents import Document, dumps
from ginrummy.records.matches import MatchRecord, Player

KNOCK = "p p s kKd:Ac2c3c/9c9d9h/4d5d6d l4c0 l5c0 ."
SPADES = Rules(**{**PRESETS["oklahoma"].as_dict(), "spade_double": True})


def knocked(rules: Rules, upcard: str = "Th") -> Deal:
    return play(deal_of(rules, KNOCKER, DEFENDER, upcard, "Kd"), KNOCK)


def file(deal: Deal, folder: Path) -> str:
    path = folder / "deal.toml"
    path.write_text(dumps(DealRecord.of(deal)), encoding="utf-8")
    return str(path)


Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*words: str) -> tuple[int, str]:
        status = main(words)
        return status, capsys.readouterr().out

    return command


def test_a_deal_is_told_move_by_move(run: Run, tmp_path: Path) -> None:
    status, out = run("replay", file(knocked(PRESETS["regular"]), tmp_path))
    assert status == 0
    lines = out.splitlines()
    assert [" ".join(line.split()) for line in lines] == [
        "Rules: regular",
        "B deals; score A 0, B 0",
        "A holds Ac 2c 3c 9c 4d 5d 6d 9d 9h 2s",
        "B holds 4c 5c Qc 7d 8d Jd 5h Kh 6s Ks",
        "Upcard Th; a knock needs 10 or less",
        "Turn Play Deadwood A B",
        "2 75",
        "A passes 2 75",
        "B passes 2 75",
        "1 A draws Kd 12 75",
        "1 A knocks with Kd: Ac2c3c 9c9d9h 4d5d6d, left 2s 2 75",
        "B lays off 4c on Ac2c3c 2 71",
        "B lays off 5c on Ac2c3c4c 2 66",
        "B is done 2 66",
        "B shows Qc 7d 8d Jd 5h Kh 6s Ks 2 66",
        "Knock with 2s left over: A wins 64 (difference 64)",
    ]
    assert len({len(line) for line in lines[5:-1]}) == 1


def test_what_is_hidden_is_not_told() -> None:
    record = DealRecord.of(knocked(PRESETS["regular"])).seen_by(0)
    lines = list(told(Document(record, note="seen by A")))
    assert lines[1] == "Note: seen by A"
    counts = [line.split()[-1] for line in lines[7:-1]]
    # B shows what he has after his layoffs; before that nobody knows.
    assert counts == ["?"] * 8 + ["66"]


def test_an_unfinished_and_a_dead_deal() -> None:
    start = deal_of(PRESETS["straight"], KNOCKER, DEFENDER, "Th", "Kd")
    lines = list(told(Document(DealRecord.of(start))))
    assert lines[4] == "Upcard Th; only gin ends the deal"
    assert lines[-1] == "The deal is not over"
    short = replace(PRESETS["straight"], max_turns=2)
    dead = play(deal_of(short, KNOCKER, DEFENDER, "Th", "Kd"), "u d2s s dKh")
    assert list(told(Document(DealRecord.of(dead))))[-1] == "Nobody wins: dead (turn limit)"


def test_a_match_is_told_with_its_sheet() -> None:
    deal = knocked(PRESETS["classic"])
    again = play(Deal.start(PRESETS["classic"], 0, "x", written_deck(KNOCKER, DEFENDER, "Th", "Kd")), KNOCK)
    record = MatchRecord.of([deal, again], Form.TARGET, 100, (Player("Ann"), Player("", "sharp")))
    lines = list(told(Document(record)))
    assert lines[1:4] == ["Match: target to 100", "A is Ann", "B is a player (sharp)"]
    assert "Deal 2: A deals; score A 64, B 0" in lines
    assert lines[-2:] == ["Game: A 64, B 64", "The match is not over"]
    one = MatchRecord.of([deal], Form.ONE, None)
    assert list(told(Document(one)))[-2:] == ["Game: A 64, B 0", "Match over: A wins; with bonuses A 64, B 0"]
    three = MatchRecord.of([deal], Form.HOLLYWOOD, 50)
    assert list(told(Document(three)))[-4:-1] == [
        "Game 1: A 64, B 0, reached by A",
        "Game 2: A 0, B 0",
        "Game 3: A 0, B 0",
    ]


def prices(answer: dict[str, Any]) -> dict[str, Any]:
    return {name: (price["kind"], price["winner"], price["points"]) for name, price in named(answer).items()}


def named(answer: dict[str, Any]) -> dict[str, Any]:
    return {name: answer["deals"][0][name] for name in ("recorded", "other")}


def test_a_deal_is_priced_beside_its_own_rules(run: Run, tmp_path: Path) -> None:
    path = file(knocked(PRESETS["regular"]), tmp_path)
    status, out = run("price", path, "--rules", '{"preset":"palace","box_bonus":15}')
    assert status == 0
    answer = json.loads(out)
    assert answer["rules"] == {"recorded": "regular", "other": "palace(box_bonus=15)"}
    assert answer["deals"] == [
        {
            "deal": 1,
            "dealer": "B",
            "ending": "knock",
            "knocker": "A",
            "deadwood": {"A": 2, "B": 66},
            "recorded": {
                "kind": "knock",
                "winner": "A",
                "points": 64,
                "lines": [{"code": "difference", "points": 64, "high": 66, "low": 2}],
            },
            "other": {
                "kind": "knock",
                "winner": "A",
                "points": 79,
                "lines": [
                    {"code": "difference", "points": 64, "high": 66, "low": 2},
                    {"code": "box_at_once", "points": 15},
                ],
            },
        }
    ]
    assert answer["points"] == {"recorded": {"A": 64, "B": 0}, "other": {"A": 79, "B": 0}}
    assert "sheet" not in answer


def test_the_same_rules_give_the_same_price() -> None:
    for rules in (PRESETS["regular"], SPADES):
        answer = priced(Document(DealRecord.of(knocked(rules, "Ts"))), rules)
        both = named(answer)
        assert both["recorded"] == both["other"]


def test_a_spade_doubles_only_where_the_rules_say() -> None:
    document = Document(DealRecord.of(knocked(PRESETS["regular"], "Ts")))
    assert prices(priced(document, SPADES)) == {"recorded": ("knock", "A", 64), "other": ("knock", "A", 128)}


def test_big_gin_is_gin_where_there_is_none() -> None:
    deal = play(deal_of(PRESETS["north_american"], GINNER, DEFENDER, "Th", "3d"), "p p s b")
    answer = priced(Document(DealRecord.of(deal)), PRESETS["classic"])
    assert prices(answer) == {"recorded": ("big_gin", "A", 75 + 31), "other": ("gin", "A", 75 + 20)}


def test_a_match_is_priced_with_its_sheet() -> None:
    record = MatchRecord.of([knocked(PRESETS["classic"])], Form.TARGET, 50)
    answer = priced(Document(record), PRESETS["regular"])
    assert answer["sheet"]["recorded"]["final"] == {"A": 284, "B": 0}
    assert answer["sheet"]["other"]["final"] == {"A": 64, "B": 0}


def test_an_unfinished_deal_has_no_price() -> None:
    start = deal_of(PRESETS["regular"], KNOCKER, DEFENDER, "Th")
    answer = priced(Document(DealRecord.of(start)), PRESETS["classic"])
    assert answer["deals"] == [{"deal": 1, "dealer": "B", "ending": None}]


@pytest.mark.parametrize("verb", [["replay"], ["price", "--rules", "classic"]])
def test_what_is_refused_is_answered(verb: list[str], run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deal.toml"
    text = dumps(DealRecord.of(knocked(PRESETS["regular"])))
    path.write_text(text.replace("A passes", "B passes", 1), encoding="utf-8")
    status, out = run(*verb, str(path))
    assert status == 1
    line = text.splitlines().index("A passes") + 1
    params = {"line": line, "reason": "not_your_turn", "side": "B", "turn": "A"}
    assert json.loads(out) == {"error": {"code": "record_inconsistent", "params": params}}
    path.write_bytes(b"format = 'gin rummy deal'\n# \xff\n")
    status, out = run(*verb, str(path))
    assert json.loads(out)["error"]["params"] == {"line": 2, "reason": "not_utf8"}


def test_a_record_on_standard_input(tmp_path: Path) -> None:
    path = Path(file(knocked(PRESETS["regular"]), tmp_path))
    done = subprocess.run(
        [sys.executable, "-m", "ginrummy", "replay", "-"],
        input=path.read_bytes(),
        capture_output=True,
        check=True,
    )
    assert done.stdout.endswith(b"A wins 64 (difference 64)\n")


def test_whoever_stops_reading_hears_no_complaint() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ginrummy", "score"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as asked:
        assert asked.stdin
        assert asked.stdout
        assert asked.stderr
        asked.stdout.close()
        asked.stdin.write(b"{}\n" * 3)
        asked.stdin.close()
        assert asked.stderr.read() == b""
    assert asked.returncode == 1


def test_a_note_tells_a_terminal_nothing() -> None:
    deal = DealRecord.of(Deal.start(Rules(), 1, "a seed"))
    note = "<b>\x1b]0;evil\x07\x1b[2J \u202edlrow\u202c \u9b41\n\tend"
    line = list(told(Document(deal, note=note)))[1]
    assert line == "Note: <b>\ufffd]0;evil\ufffd\ufffd[2J \ufffddlrow\ufffd \u9b41\n\tend"
