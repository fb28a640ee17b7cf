from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from ginrummy.arena.plan import Plan
from ginrummy.arena.running import run
from ginrummy.cli import main
from ginrummy.game.rules import PRESETS
from ginrummy.game.sheet import Form


def told(words: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(f"arena {words} --json --quiet --jobs 1".split()) == 0
    out = capsys.readouterr()
    assert out.err == ""
    answer: dict[str, Any] = json.loads(out.out)
    return answer


@pytest.mark.parametrize(
    ("words", "form", "target"),
    [
        ("--pairs 1", Form.TARGET, 100),
        ("--pairs 2 --target 30", Form.TARGET, 30),
        ("--pairs 1 --form hollywood --target 20", Form.HOLLYWOOD, 20),
        ("--pairs 3 --form one", Form.ONE, None),
        ("--pairs 3 --deals", None, None),
    ],
)
def test_a_run_by_its_words(
    words: str, form: Form | None, target: int | None, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = told(f"never_knock simple --rules palace --seed cli {words}", capsys)
    plan = Plan(a="never_knock", b="simple", rules=PRESETS["palace"], seed="cli", form=form, target=target)
    same = run(plan, answer["pairs"])
    assert answer["results"] == json.loads(json.dumps(same["results"]))
    assert (answer["form"], answer["target"]) == (form.value if form else "deals", target)
    assert answer["times"]["a"]["decisions"] > 0
    assert answer["games_per_second"] > 0


def test_a_run_is_told_to_a_reader(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena simple random --pairs 2 --deals --jobs 1"
    assert main(words.split()) == 0
    out = capsys.readouterr()
    assert "simple (a) against random (b): 2 mirrored pairs of deals, rules regular, seed 1" in out.out
    assert "2/2 pairs" in out.err


@pytest.mark.slow
def test_workers_of_their_own_play_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = "one_draw:0 gentle --rules eaai --pairs 20 --deals"
    alone = told(words, capsys)
    file = tmp_path / "kept.jsonl"
    assert main(f"arena {words} --json --quiet --jobs 2 --resume {file}".split()) == 0
    assert json.loads(capsys.readouterr().out)["results"] == alone["results"]
    assert told(f"{words} --resume {file}", capsys)["results"] == alone["results"]


@pytest.mark.slow
def test_an_error_in_a_worker_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "once.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'hello', 'protocol': 1}), flush=True)\n"
        "    elif asked['type'] == 'act':\n"
        "        sys.exit(4)\n"
    )
    monkeypatch.chdir(tmp_path)
    words = ["arena", "simple", f"cmd:{sys.executable} once.py", "--pairs", "30", "--jobs", "2", "--quiet"]
    assert main(words) == 1
    assert "ended with status 4 before the run was over" in capsys.readouterr().err


@pytest.mark.slow
def test_a_worker_that_is_ended_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "falling.py").write_text(
        "import os\n"
        "class Player:\n"
        "    name = 'falling'\n"
        "    def decide(self, view, rng):\n"
        "        os._exit(1)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    words = "arena simple py:falling:Player --pairs 20 --jobs 2 --quiet"
    assert main(words.split()) == 1
    assert "a worker process was ended from outside" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("nobody simple", "'nobody' is nobody: give one of gentle, "),
        ("simple cmd:no/such/program", "cmd:no/such/program cannot be started"),
        ("simple py:no.such:thing", "py:no.such:thing cannot be imported"),
        ("simple random --resume no/such/folder/file", "no/such/folder/file: "),
    ],
)
def test_what_stops_a_run_is_told(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"arena {words} --pairs 1 --jobs 1 --quiet".split()) == 1
    out = capsys.readouterr()
    assert out.out == ""
    assert out.err.startswith(f"ginrummy arena: {said}")


def test_an_interrupted_run_says_what_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ginrummy.cli.arena.run", interrupted)
    assert main(["arena", "simple", "random", "--jobs", "1", "--resume", str(tmp_path / "kept")]) == 130
    assert "kept keeps the rest" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        "arena simple",
        "arena simple random --pairs 0",
        "arena simple random --deals --target 50",
        "arena simple random --deals --form one",
        "arena simple random --form one --target 50",
        "arena simple random --target 5",
        "arena simple random --rules poker",
        "arena simple random --patience 0",
        "bot",
    ],
)
def test_a_wrong_command_line_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words.split())
    assert left.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


def test_a_level_is_driven(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"type": "hello", "protocol": 1}\n{"type": "bye"}\n'))
    assert main(["bot", "sharp"]) == 0
    assert json.loads(capsys.readouterr().out) == {"type": "hello", "protocol": 1, "name": "sharp"}
    assert main(["bot", "nobody"]) == 1
    assert "'nobody' is nobody" in capsys.readouterr().err
