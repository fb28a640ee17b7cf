"""Deals by the thousand: every card in one place at every moment, every deal ends, nothing raises."""

from __future__ import annotations

import json
import os
from collections import Counter
from random import Random, SystemRandom

import pytest
from support.deals import assert_fifty_two
from support.playout import playout
from support.rulesets import EVERY_RULESET, RULESETS, knocks
from support.table import Table

from ginrummy.game.deal import Deal, Ending
from ginrummy.game.rules import PRESETS, Rules, StockEnd
from ginrummy.game.scoring import Kind, score
from ginrummy.game.sheet import Form
from ginrummy.players.arena import simulate, simulate_games
from ginrummy.players.levels import opponent
from ginrummy.table.session import OPPONENT

# Mostly play that ends by knock and gin; now and then blind play, for the stock's end and the turn limit.
SKILLS = (0.0, 0.5, 0.8, 0.9, 0.95, 0.95, 0.97, 0.97, 1.0, 1.0)


def play_one(rules: Rules, seed: str) -> Deal:
    """Play one deal by chance and check each of its states."""
    rng = Random(seed)
    start = Deal.start(rules, rng.randrange(2), seed)
    skill, eagerness = rng.choice(SKILLS), rng.choice((0.1, 0.5, 1.0))
    last = start
    for deal in playout(start, rng, skill, eagerness):
        assert_fifty_two(deal)
        # The last discard is offered after the last turn, too, and may be taken for one turn more.
        assert deal.turns <= rules.max_turns + (rules.stock_end is StockEnd.KNOCK_ONLY)
        last = deal
    assert last.turn is None
    return last


def play_many(count: int, base: str) -> Counter[Ending]:
    """Play deals under all rules in turn and count how they end."""
    endings: Counter[Ending] = Counter()
    for number in range(count):
        name, rules = list(RULESETS.items())[number % len(RULESETS)]
        seed = f"{base}/{number}"
        try:
            deal = play_one(rules, seed)
        except Exception as error:
            raise AssertionError(f"deal {seed!r} of {name} failed") from error
        assert deal.result is not None
        price = score(deal.result, rules)
        most = (
            (98 + 28) * 2
            + max(rules.gin_bonus, rules.big_gin_bonus, rules.undercut_bonus) * 2
            + rules.box_bonus
        )
        assert 0 <= price.points <= most
        assert (price.winner is None) == (price.kind in (Kind.DEAD, Kind.DRAWN))
        ending = deal.result.ending
        assert knocks(rules) or ending is not Ending.KNOCK
        assert rules.big_gin_bonus or ending is not Ending.BIG_GIN
        assert rules.undrawn or ending is not Ending.TWO_CARDS_LEFT
        endings[ending] += 1
    return endings


def test_some_hundred_deals() -> None:
    endings = play_many(30 * len(RULESETS), "soak")
    # Big gin is rare; the thousands below meet it too.
    assert set(endings) >= set(Ending) - {Ending.BIG_GIN}


@pytest.mark.slow
def test_thousands_of_deals() -> None:
    endings = play_many(300 * len(RULESETS), "soak")
    assert set(endings) == set(Ending)
    assert min(endings.values()) >= 5, endings


@pytest.mark.soak
def test_a_hundred_thousand_deals() -> None:
    base = os.environ.get("SOAK_SEED") or f"{SystemRandom().randrange(10**9)}"
    print(f"SOAK_SEED={base}")
    endings = play_many(int(os.environ.get("SOAK_DEALS") or 100_000), base)
    print(dict(endings))
    assert set(endings) == set(Ending)


TARGETS = {Form.ONE: None, Form.TARGET: 100, Form.HOLLYWOOD: 100}


def play_at_the_table(preset: str, form: Form, seed: str, most: int = 4000) -> dict[str, object]:
    """Play a match through the bridge by random legal acts against the gentle level; return its last message."""
    rng, table = Random(f"{preset} {form} {seed}"), Table()
    target = {} if TARGETS[form] is None else {"target": 40}
    table.new(preset, form=form.value, level="gentle", seed=seed, **target)
    for _ in range(most):
        if table.reply["view"]["match"]["over"]:
            match: dict[str, object] = table.reply["view"]["match"]
            return match
        if table.turn is None:
            table.send("next_deal")
        elif table.turn == OPPONENT:
            table.send("advance")
        else:
            table.send("act", action=rng.choice(table.reply["legal"])["action"])
    raise AssertionError("a match without an end")


def check_over(match: dict[str, object], form: Form) -> None:
    """Check what the end of a match says."""
    data = json.loads(json.dumps(match))
    assert len(data["games"]) == (3 if form is Form.HOLLYWOOD else 1)
    assert data["deals"][-1]["number"] == len(data["deals"])
    assert data["scores"] == data["deals"][-1]["scores"]
    if form is Form.ONE:
        assert len(data["deals"]) == 1
        assert data["winner"] == data["deals"][0]["winner"]
        return
    for game in data["games"]:
        assert game["closer"] is not None
        assert max(game["scores"]) >= data["target"]
        assert game["totals"] == [
            sum(line["points"] for line in game["settlement"] if line["seat"] == seat) for seat in (0, 1)
        ]
    assert data["totals"] == [sum(game["totals"][seat] for game in data["games"]) for seat in (0, 1)]


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_in_every_form_is_played_to_its_end(preset: str, form: Form) -> None:
    for number in range(2):
        check_over(play_at_the_table(preset, form, f"few {number}"), form)


@pytest.mark.slow
@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("preset", PRESETS)
def test_several_matches_of_every_preset_and_form(preset: str, form: Form) -> None:
    for number in range(4):
        check_over(play_at_the_table(preset, form, f"several {number}"), form)


@pytest.mark.soak
@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_thousand_simulated_deals_of_every_preset_and_form(preset: str, form: Form) -> None:
    rules, players = PRESETS[preset], (opponent("gentle"), opponent("simple"))
    base = os.environ.get("SOAK_SEED") or f"{SystemRandom().randrange(10**9)}"
    print(f"SOAK_SEED={base}")
    deals = float(0)
    number = 0
    while deals < 1000:
        games = 500 if form is Form.ONE else 40
        summary = simulate_games(rules, *players, games, f"{base}/{number}", TARGETS[form], form=form)
        assert sum(summary.wins) + summary.draws == summary.games
        deals += summary.mean_deals * games
        number += 1


@pytest.mark.soak
@EVERY_RULESET
def test_a_thousand_simulated_deals_under_all_rules(rules: Rules) -> None:
    base = os.environ.get("SOAK_SEED") or f"{SystemRandom().randrange(10**9)}"
    print(f"SOAK_SEED={base}")
    for level in ("gentle", "sharp"):
        summary = simulate(rules, opponent(level), opponent("steady"), 1000, base)
        assert sum(summary.wins) + summary.dead_deals == 1000
