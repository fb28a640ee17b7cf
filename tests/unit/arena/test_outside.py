"""Programs that play: the example, a level of ours at the other end of the lines, and all that can go wrong."""

from __future__ import annotations

import io
import json
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from support.playout import playout

from ginrummy.arena import outside
from ginrummy.arena.bot import answer_questions
from ginrummy.arena.contestants import contestant
from ginrummy.arena.outside import Outside
from ginrummy.arena.plan import Plan
from ginrummy.arena.refusals import ArenaError
from ginrummy.arena.running import run
from ginrummy.arena.wire import line_of, write_view
from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.view import View
from ginrummy.players.arena import play_deal
from ginrummy.players.levels import opponent

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "bot.py"
AWKWARD = Path(__file__).parent / "programs" / "awkward.py"
PLAN = Plan(a="simple", b="simple", rules=PRESETS["eaai"], seed="outside", form=None, target=None)

# Only where a command line is cut up as a shell does can a path stand in quotes.
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="paths with blanks")


def command(*words: object) -> str:
    return shlex.join([sys.executable, *map(str, words)])


def awkward(way: str) -> str:
    return command(AWKWARD, way)


def test_the_example_in_the_documentation_is_the_one_that_is_tested() -> None:
    text = (ROOT / "docs" / "ARENA.md").read_text(encoding="utf-8")
    assert f"```python\n{EXAMPLE.read_text(encoding='utf-8')}```" in text


@pytest.mark.slow
def test_the_example_plays_every_preset() -> None:
    for name, rules in PRESETS.items():
        results = run(replace(PLAN, b=f"cmd:{command(EXAMPLE)}", rules=rules), 3)["results"]
        assert results["games"] == 6, name


@pytest.mark.slow
def test_the_example_holds_its_own_against_the_simple_player() -> None:
    told = run(replace(PLAN, b=f"cmd:{command(EXAMPLE)}"), 8)
    assert told["results"]["wins"][1] >= 3
    assert told["times"]["b"]["decisions"] > 100


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["eaai", "round_the_corner"])
def test_a_level_plays_the_same_from_outside(preset: str) -> None:
    plan = replace(PLAN, a="one_draw", b="sharp", rules=PRESETS[preset])
    there = replace(plan, b=f"cmd:{command('-m', 'ginrummy', 'bot', 'sharp')}")
    assert run(there, 2)["results"] == run(plan, 2)["results"]


@pytest.mark.slow
def test_chance_goes_over_the_lines_as_a_number() -> None:
    deals = []
    for _ in "12":
        with contestant(f"cmd:{command('-m', 'ginrummy', 'bot', 'gentle')}", Rules()) as player:
            start = Deal.start(Rules(), 0, "chance")
            deals.append(play_deal(start, (player, player), (Random("a"), Random("b"))))
            assert player.name == "gentle"
    assert deals[0] == deals[1]


@pytest.mark.parametrize(
    ("way", "said"),
    [
        ("other protocol", "speaks protocol 2, here it is 1"),
        ("no hello", "answered with 'act' where 'hello' was due"),
        ("no JSON", "sent a line that is no JSON object with a type: 'Hello!'"),
        ("bytes", "sent a line that is no JSON object"),
        (
            "illegal",
            "answered 'dZZ', which is not legal in the phase 'upcard'; with 10 cards in hand it may: u p",
        ),
        ("not now", r"answered '\.', which is not legal"),
        ("no action", "answered None, which is not legal"),
        ("a number", "answered 7, which is not legal"),
        ("other id", "answered question 99 when it was asked 1"),
        ("no act", "answered with 'hello' where 'act' was due"),
        ("gives up", "gave up: I am lost"),
        ("ends", "ended with status 3 before the run was over"),
    ],
)
def test_what_goes_wrong_is_told(way: str, said: str) -> None:
    with pytest.raises(ArenaError, match=said):
        run(replace(PLAN, b=f"cmd:{awkward(way)}"), 1)


@pytest.mark.parametrize("way", ["dumb", "silent"])
def test_a_program_that_stays_silent_is_not_waited_for(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "GOODBYE", 0.05)

    def ask() -> None:
        # Long enough to say hello, where it does.
        with Outside(awkward(way), Rules(), 0.05 if way == "dumb" else 30.0) as player:
            player._patience = 0.05
            player.decide(View.of(Deal.start(Rules(), 1, "a seed"), 0), Random(1))

    with pytest.raises(ArenaError, match=r"did not answer '\w+' within 0.05 s"):
        ask()


def test_a_program_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "GOODBYE", 0.05)
    with Outside(awkward("stays"), Rules()) as player:
        assert str(player.decide(View.of(Deal.start(Rules(), 1, "a seed"), 0), Random(1))) == "u"
    assert player._process.returncode not in (None, 0)


def test_blank_lines_are_no_answers() -> None:
    results = run(replace(PLAN, b=f"cmd:{awkward('blank lines')}", rules=Rules(max_turns=4)), 1)["results"]
    assert results["games"] == 2


@pytest.mark.parametrize("words", ["", "no/such/program", '"', sys.executable + "/x"])
def test_a_program_that_cannot_be_started_is_told(words: str) -> None:
    with pytest.raises(ArenaError, match=r"cannot be started|needs a command line|is no command line"):
        run(replace(PLAN, a=f"cmd:{words}"), 1)


def test_only_the_seat_to_act_is_asked() -> None:
    with Outside(awkward("plays"), Rules()) as player, pytest.raises(CodedError, match="not_your_turn"):
        player.decide(View.of(Deal.start(Rules(), 1, "a seed"), 1), Random(1))


def answers(level: str, *questions: object) -> tuple[int, list[dict[str, object]]]:
    out = io.StringIO()
    lines = [question if isinstance(question, str) else line_of(question) for question in questions]
    status = answer_questions(opponent(level), lines, out)
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_level_answers_what_it_would_do() -> None:
    rng = Random(2)
    for deal in playout(Deal.start(PRESETS["palace"], 0, "driven"), rng, 0.9, 0.5):
        if deal.turn is None:
            break
        view = View.of(deal, deal.turn)
        question = {"type": "act", "id": "any", "seed": 5, "view": write_view(view)}
        status, (answer,) = answers("gentle", question, "\n", {"type": "bye"}, "not read")
        assert status == 0
        act = opponent("gentle").decide(view, Random(5))
        assert answer == {"type": "act", "id": "any", "action": str(act)}


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("x", "no JSON object"),
        ({"type": "hello", "protocol": 9}, "this is protocol 1, not 9"),
        ({"type": "hello"}, "no question of type 'hello'"),
        ({"type": "dance", "id": 1}, "no question of type 'dance'"),
        ({"type": "act", "id": 1, "seed": "x", "view": {}}, "no question of type 'act'"),
        ({"type": "act", "id": 1, "seed": 1, "view": {}}, "a view cannot be read"),
    ],
)
def test_a_level_says_what_it_cannot_answer(question: object, said: str) -> None:
    status, (answer,) = answers("sharp", question, {"type": "bye"})
    assert (status, answer["type"]) == (1, "error")
    assert said in str(answer["message"])
