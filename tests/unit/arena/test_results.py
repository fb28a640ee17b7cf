"""What the pairs come to: added up and estimated as by hand."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest

from ginrummy.arena.clock import STEP, Times
from ginrummy.arena.pairs import Played, play_pair
from ginrummy.arena.plan import Plan
from ginrummy.arena.progress import Progress, progress_line
from ginrummy.arena.results import Results, lines
from ginrummy.game.rules import PRESETS
from ginrummy.game.sheet import Form
from ginrummy.players.arena import simulate, simulate_games
from ginrummy.players.levels import opponent


def played(winner: int | None, margin: int = 0, deals: int = 1) -> Played:
    return Played(
        winner=winner,
        deals=deals,
        points=(max(margin, 0), max(-margin, 0)),
        gins=(0, 0),
        knocks=(0, 0),
        undercuts=(0, 0),
        dead=0,
    )


def test_pairs_of_games_are_the_games_that_a_simulation_plays() -> None:
    plan = Plan(a="gentle", b="simple", rules=PRESETS["eaai"], seed="7", form=Form.TARGET, target=50)
    a, b = opponent("gentle"), opponent("simple")
    results = Results.of([play_pair(plan, number, a, b) for number in range(6)])
    same = simulate_games(PRESETS["eaai"], a, b, 12, "7", 50)
    assert results.wins == same.wins
    assert results.deals_per_game == same.mean_deals


@pytest.mark.parametrize("preset", ["regular", "straight", "tournament"])
def test_pairs_of_deals_are_the_deals_that_a_simulation_plays(preset: str) -> None:
    plan = Plan(a="gentle", b="simple", rules=PRESETS[preset], seed="7", form=None, target=None)
    a, b = opponent("gentle"), opponent("simple")
    results = Results.of([play_pair(plan, number, a, b) for number in range(15)])
    same = simulate(PRESETS[preset], a, b, 30, "7")
    assert (results.wins, results.points, results.gins) == (same.wins, same.points, same.gins)
    assert (results.knocks, results.undercuts, results.dead_deals) == (
        same.knocks,
        same.undercuts,
        same.dead_deals,
    )
    assert results.margin.value == same.margin


def test_shares_margins_and_pairs_by_hand() -> None:
    pairs = [
        (played(0, 10), played(0, 20)),
        (played(0, 10), played(1, -30)),
        (played(None), played(0, 6)),
        (played(1, -8), played(1, -8, deals=3)),
    ]
    results = Results.of(pairs)
    assert (results.games, results.wins, results.draws) == (8, (4, 3), 1)
    assert results.share.value == round(4 / 7, 4)
    assert results.paired.value == round((1 + 0.5 + 0.75 + 0) / 4, 4)
    assert results.pairs_won == (2, 1)
    assert results.chance == 0.5
    assert results.deals == 10
    assert results.margin.value == 0
    assert results.points == (46, 46)
    assert (results.paired.low, results.paired.high) == (0, 1)
    json.dumps(results.as_dict())
    nearly_all = Results.of([(played(0), played(0))] * 9 + [(played(0), played(1))])
    assert nearly_all.paired.high == 1
    # Student's t with nine degrees of freedom; the variance is a fortieth.
    assert nearly_all.paired.value == 0.95
    assert nearly_all.paired.low == pytest.approx(0.95 - 2.2622 * (0.025 / 10) ** 0.5, abs=0.0001)


def test_a_single_pair_says_nothing_of_others() -> None:
    results = Results.of([(played(0, 10), played(0, 20))])
    assert (results.paired.low, results.paired.high) == (0, 1)
    assert (results.margin.low, results.margin.high) == (None, None)
    assert (results.share.low, results.share.high) == (0.1581, 1.0)
    assert results.chance == 0.5


def test_a_game_is_written_and_read() -> None:
    plan = Plan(a="simple", b="one_draw", rules=PRESETS["tournament"], seed="1", form=None, target=None)
    for number in range(10):
        for game in play_pair(plan, number, opponent("simple"), opponent("one_draw")):
            assert Played.read(json.loads(json.dumps(game.as_list()))) == game


@pytest.mark.parametrize(
    "numbers", [[], [0] * 10, [2] + [0] * 10, [0] * 12, [0, "1"] + [0] * 9, [None] * 11, [0, True] + [0] * 9]
)
def test_what_is_no_game_is_refused(numbers: list[int | None]) -> None:
    with pytest.raises(ValueError, match=r"no game|unpack"):
        Played.read(numbers)


def test_quantiles_are_close_and_never_too_low() -> None:
    rng = Random(3)
    taken = [rng.lognormvariate(-7, 2) for _ in range(2000)]
    times = Times()
    for seconds in taken:
        times.add(seconds)
    taken.sort()
    for share in (0.01, 0.5, 0.95, 1.0):
        true = taken[max(0, round(share * len(taken)) - 1)]
        assert true <= times.quantile(share) * 1.000001
        assert times.quantile(share) <= true * STEP * 1.000001
    assert times.longest == taken[-1]
    assert Times.of(json.loads(json.dumps(times.as_dict()))) == times
    assert Times().quantile(0.5) == 0


def test_times_add_up_in_any_order() -> None:
    one, other, both = Times(), Times(), Times()
    for number in range(1, 50):
        (one if number % 3 else other).add(number / 1000)
        both.add(number / 1000)
    other.join(one)
    assert other == both


def test_the_report_names_both_sides_and_all_figures() -> None:
    plan = Plan(a="simple", b="random", rules=PRESETS["eaai"], seed="1", form=Form.TARGET, target=100)
    times = Times()
    times.add(0.25)
    told = {
        **plan.key(),
        "results": Results.of([(played(0, 10), played(None)), (played(1, -4), played(0, 5))]).as_dict(),
        "times": {"a": times.summary(), "b": times.summary()},
        "seconds": 1.5,
        "games_per_second": 2.67,
        "cpu_seconds": 1.0,
    }
    text = "\n".join(lines(told))
    for part in ("simple (a) against random (b): 2 mirrored pairs of games to 100", "a 2, b 1, nobody 1"):
        assert part in text
    assert "66.67 % [9.43, 99.16]" in text
    assert "max 250.0 ms" in text


class Terminal:
    def __init__(self, terminal: bool) -> None:
        self.terminal, self.text = terminal, ""

    def isatty(self) -> bool:
        return self.terminal

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        pass


@pytest.mark.parametrize("terminal", [True, False])
def test_progress_ends_with_all_pairs(terminal: bool) -> None:
    out = Terminal(terminal)
    progress = Progress(out)  # type: ignore[arg-type]
    progress(0, 3, [])
    for done in (1, 2, 3):
        progress(done, 3, [(played(0), played(None))])
    assert out.text.count("3/3 pairs") == 1
    assert out.text.endswith("\n")
    assert "a has 100.0 %" in out.text
    assert ("\r" in out.text) == terminal


def test_the_time_left_is_of_the_pairs_that_were_played_now() -> None:
    assert "10/100 pairs, 20.0 games/s, 0:09 left" in progress_line(10, 100, 10, 1.0, (0, 0))
    # Nine of the ten were there before.
    assert "2.0 games/s, 1:30 left" in progress_line(10, 100, 1, 1.0, (0, 0))
    assert "2:46:40 left" in progress_line(1, 10_001, 1, 1.0, (1, 0))
    assert "left" not in progress_line(10, 100, 0, 1.0, (0, 0))


def test_the_bar_grows_from_nothing_to_its_whole_width() -> None:
    shown = [progress_line(done, 40, 1, 1.0, (0, 0)).count("=") for done in range(41)]
    assert (shown[0], shown[-1]) == (0, 20)
    assert all(before <= after for before, after in pairwise(shown))
