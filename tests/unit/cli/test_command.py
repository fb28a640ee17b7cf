from __future__ import annotations

import json
from typing import Any

import pytest

from ginrummy import __version__
from ginrummy.cli import main


@pytest.mark.parametrize("rules", ["regular", "straight", "round_the_corner"])
def test_a_simulation_is_the_same_for_the_same_seed(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    def run(seed: str) -> dict[str, Any]:
        words = f"simulate --rules {rules} --deals 12 --seed {seed} --a sharp --b gentle"
        assert main(words.split()) == 0
        summary: dict[str, Any] = json.loads(capsys.readouterr().out)
        assert summary.pop("seconds") >= 0
        return summary

    first = run("1")
    assert first == run("1")
    assert first != run("2")
    assert (first["rules"], first["deals"]) == (rules, 12)
    assert sum(first["wins"]) + first["dead_deals"] == 12
    assert first["mean_turns"] > 0


def test_games_are_simulated_to_their_target(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate --games 3 --target 50 --seed 1 --a simple --b gentle"
    assert main(words.split()) == 0
    summary = json.loads(capsys.readouterr().out)
    assert (summary["games"], summary["target"]) == (3, 50)
    assert sum(summary["wins"]) == 3
    low, high = summary["share_95"]
    assert low <= summary["share"] <= high


@pytest.mark.parametrize(("form", "target"), [("one", None), ("target", 30), ("hollywood", 30)])
def test_every_form_of_match_is_simulated(
    form: str, target: int | None, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"simulate --games 2 --match {form} --seed 1 --a simple --b simple"
    assert main([*words.split(), *(["--target", str(target)] if target else [])]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert (summary["games"], summary["form"], summary["target"]) == (2, form, target)
    assert sum(summary["wins"]) + summary["draws"] == 2
    assert (summary["mean_deals"] == 1) == (form == "one")


def test_a_simulation_takes_own_rules(capsys: pytest.CaptureFixture[str]) -> None:
    rules = {"preset": "classic", "gin_bonus": 30}
    assert main(["simulate", "--deals", "2", "--rules", json.dumps(rules)]) == 0
    assert json.loads(capsys.readouterr().out)["rules"] == "classic(gin_bonus=30)"


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert (left.value.code, capsys.readouterr().out) == (0, f"{__version__}\n")


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--games", "2", "--target", "5"],
        ["simulate", "--games", "2", "--deals", "2"],
        ["simulate", "--games", "2", "--match", "one", "--target", "100"],
        ["simulate", "--match", "hollywood"],
        ["simulate", "--target", "100"],
        ["simulate", "--a", "nobody"],
        ["simulate", "--deals", "0"],
        ["simulate", "--rules", "poker"],
        ["simulate", "--rules", "{"],
        ["simulate", "--rules", '{"gin_bonus": -1}'],
        ["replay"],
        ["replay", "no/such/file.toml"],
        ["price", "no/such/file.toml", "--rules", "classic"],
        ["price", "-"],
        ["convert", "--out", "no/such/folder"],
        [],
    ],
)
def test_a_wrong_command_line_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert "Traceback" not in capsys.readouterr().err
