"""A run says the same whoever plays it, in whatever order, and however often it was broken off."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ginrummy.arena.chunks import Chunk, Kept, play_chunk
from ginrummy.arena.contestants import contestant
from ginrummy.arena.pairs import PlayedPair
from ginrummy.arena.plan import Plan
from ginrummy.arena.refusals import ArenaError
from ginrummy.arena.running import CHUNK, Here, run
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.sheet import Form
from ginrummy.players.levels import LEVELS
from ginrummy.players.yardsticks import OneDraw

PLAN = Plan(a="never_knock", b="simple", rules=PRESETS["eaai"], seed="run", form=None, target=None)
PAIRS = 3 * CHUNK + 1


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    return run(PLAN, PAIRS)["results"]


class Late(Executor):
    """Does nothing until it is full, then everything, the last first or in any order."""

    def __init__(self, order: Callable[[list[Any]], object]) -> None:
        self.order, self.waiting = order, []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, fn, args))
        if len(self.waiting) == 2:
            self.order(self.waiting)
            for held, call, given in self.waiting:
                held.set_result(call(*given))
            self.waiting.clear()
        return future


def test_a_run_adds_up(told: dict[str, Any]) -> None:
    assert (told["pairs"], told["games"], told["deals"]) == (PAIRS, 2 * PAIRS, 2 * PAIRS)
    assert sum(told["wins"]) + told["draws"] == 2 * PAIRS
    assert sum(told["gins"]) + sum(told["knocks"]) + told["dead_deals"] == 2 * PAIRS
    assert told["knocks"][0] == 0


def test_the_order_of_the_workers_changes_nothing(told: dict[str, Any]) -> None:
    rng = Random(5)
    for order in (list.reverse, rng.shuffle):
        assert run(PLAN, 2 * CHUNK, Late(order), jobs=1)["results"] == run(PLAN, 2 * CHUNK)["results"]
    with ThreadPoolExecutor(3) as threads:
        assert run(PLAN, PAIRS, threads, jobs=3)["results"] == told


@pytest.mark.slow
def test_processes_play_the_same(told: dict[str, Any]) -> None:
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(2) as processes:
        assert run(PLAN, PAIRS, processes, jobs=2)["results"] == told


def test_a_run_goes_on_from_where_it_was_broken_off(told: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"

    def stop(done: int, wanted: int, new: list[PlayedPair]) -> None:
        if done > CHUNK:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(PLAN, PAIRS, kept=file, watch=stop)
    before = file.read_bytes()
    assert before.count(b"\n") == 3
    seen: list[tuple[int, int, int]] = []
    again = run(PLAN, PAIRS, kept=file, watch=lambda done, wanted, new: seen.append((done, wanted, len(new))))
    assert again["results"] == told
    assert seen[0] == (2 * CHUNK, PAIRS, 2 * CHUNK)
    assert seen[-1] == (PAIRS, PAIRS, 1)
    assert file.read_bytes().startswith(before)
    assert again["times"]["a"]["decisions"] == run(PLAN, PAIRS)["times"]["a"]["decisions"]
    # Once more plays nothing.
    whole = file.read_bytes()
    assert run(PLAN, PAIRS, kept=file)["results"] == told
    assert file.read_bytes() == whole


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_last_line_that_was_cut_off_is_played_again(cut: int, told: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    run(PLAN, PAIRS, kept=file)
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    assert run(PLAN, PAIRS, kept=file)["results"] == told
    assert file.read_bytes().count(b"\n") == whole.count(b"\n")


def test_fewer_and_more_pairs_go_on_from_the_same_file(told: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    run(PLAN, CHUNK + 3, kept=file)
    assert run(PLAN, PAIRS, kept=file)["results"] == told
    assert run(PLAN, 5, kept=file)["results"] == run(PLAN, 5)["results"]


@pytest.mark.parametrize(
    "other",
    [
        replace(PLAN, a="simple"),
        replace(PLAN, seed="other"),
        replace(PLAN, rules=Rules()),
        replace(PLAN, form=Form.TARGET, target=100),
    ],
)
def test_the_file_of_another_run_is_refused(other: Plan, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    run(PLAN, 1, kept=file)
    before = file.read_bytes()
    with pytest.raises(ArenaError, match="holds another run"):
        run(other, 1, kept=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("line", ["x", "{}", "[]", '{"first":0,"pairs":[[[1]]],"times":[],"cpu":0}', "null"])
def test_a_broken_file_is_refused(line: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text(f"{json.dumps(PLAN.key())}\n{line}\n")
    with pytest.raises(ArenaError, match="line 2 is no line"):
        run(PLAN, 1, kept=file)
    file.write_text("no JSON\n")
    with pytest.raises(ArenaError, match="line 1 is no line"):
        run(PLAN, 1, kept=file)
    with pytest.raises(ArenaError, match="folder"):
        run(PLAN, 1, kept=tmp_path / "no folder" / "kept.jsonl")


def test_how_long_answers_may_take_does_not_make_it_another_run(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    run(PLAN, 1, kept=file)
    assert run(replace(PLAN, patience=1.0), 1, kept=file)["results"]["games"] == 2


def test_a_chunk_is_kept_whole(tmp_path: Path) -> None:
    chunk = play_chunk(PLAN, 4, 2)
    assert Chunk.read(json.loads(json.dumps(chunk.as_dict()))) == replace(chunk, cpu=round(chunk.cpu, 3))
    with Kept(tmp_path / "kept.jsonl", PLAN) as kept:
        kept.add(chunk)
    with Kept(tmp_path / "kept.jsonl", PLAN) as kept:
        assert [found.pairs for found in kept.chunks] == [chunk.pairs]


def test_an_error_of_a_player_ends_the_run() -> None:
    with pytest.raises(ArenaError, match="is nobody"):
        run(replace(PLAN, a="nobody"), 3, Here())


@pytest.mark.parametrize(
    "words", ["nobody", "", "one_draw:", "one_draw:x", "openspiel:2", "py:", "py:json", "py:json:x"]
)
def test_words_that_name_nobody_are_refused(words: str) -> None:
    with pytest.raises(ArenaError, match=r"is nobody|cannot be imported"), contestant(words, Rules()):
        pass


def test_players_are_found_by_their_words() -> None:
    for name in LEVELS:
        with contestant(name, Rules()) as player:
            assert player is LEVELS[name]
    with contestant("one_draw:3", Rules()) as player:
        assert player == OneDraw("one_draw:3", knock_turns=3)
    with contestant("py:arena_players:waiting", Rules()) as player:
        assert player.name == "waiting"
    with contestant("py:arena_players:make", Rules()) as player:
        assert player.name == "made"
    with pytest.raises(ArenaError, match=r"has no decide"), contestant("py:json:JSONDecoder", Rules()):
        pass


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "programs"))
