"""Deals by the thousand: every card in one place at every moment, every deal ends, nothing raises."""

from __future__ import annotations

import os
from collections import Counter
from random import Random, SystemRandom

import pytest
from support.deals import REGULAR, STRAIGHT, assert_fifty_two
from support.playout import playout

from ginrummy.game.deal import Deal, Ending
from ginrummy.game.rules import Rules
from ginrummy.game.scoring import Kind, score

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
        assert deal.turns <= rules.max_turns
        last = deal
    assert last.turn is None
    return last


def play_many(count: int, base: str) -> Counter[Ending]:
    """Play deals of both games in turn and count how they end."""
    endings: Counter[Ending] = Counter()
    for number in range(count):
        rules = (REGULAR, STRAIGHT)[number % 2]
        seed = f"{base}/{number}"
        try:
            deal = play_one(rules, seed)
        except Exception as error:
            raise AssertionError(f"deal {seed!r} of {rules.knock_mode.value} failed") from error
        assert deal.result is not None
        price = score(deal.result, rules)
        assert 0 <= price.points <= 98 + 25
        assert (price.kind is Kind.DEAD) == (price.points == 0)
        if rules is STRAIGHT:
            assert deal.result.ending is not Ending.KNOCK
        else:
            assert deal.result.ending is not Ending.TWO_CARDS_LEFT
        endings[deal.result.ending] += 1
    return endings


def test_two_thousand_deals() -> None:
    endings = play_many(2_000, "soak")
    # Deals of every ending, so that none of them goes unplayed.
    assert set(endings) == set(Ending)
    assert min(endings.values()) >= 20, endings


@pytest.mark.soak
def test_a_hundred_thousand_deals() -> None:
    base = os.environ.get("SOAK_SEED") or f"{SystemRandom().randrange(10**9)}"
    print(f"SOAK_SEED={base}")
    endings = play_many(int(os.environ.get("SOAK_DEALS") or 100_000), base)
    print(dict(endings))
    assert set(endings) == set(Ending)
