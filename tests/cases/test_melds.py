"""Proven hands: the least deadwood, how many arrangements reach it, the best discards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ginrummy.game.cards import Card, CardSet, bits_of, cards_of, parse_cards
from ginrummy.game.layoffs import fitting
from ginrummy.game.melds import (
    LOW,
    Meld,
    arrangements,
    best_arrangement,
    best_discard,
    best_discards,
    deadwood,
)

CASES = [
    json.loads(line) for line in (Path(__file__).parent / "data/melds_public.jsonl").read_text().splitlines()
]
ELEVEN = [case for case in CASES if case["n_cards"] == 11]
TAKEN = [case for case in CASES if "taken_from_discard" in case]
TIED = [case for case in CASES if "alt_melds" in case]


def ids(cases: list[dict[str, Any]]) -> list[str]:
    return [case["id"] for case in cases]


def melds_of(listed: list[list[str]]) -> frozenset[CardSet]:
    return frozenset(parse_cards(meld) for meld in listed)


def test_every_case_is_there() -> None:
    assert len(CASES) == len(set(ids(CASES))) == 107
    assert (len(ELEVEN), len(TAKEN), len(TIED)) == (26, 4, 7)


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_deadwood(case: dict[str, Any]) -> None:
    hand = parse_cards(case["hand"])
    assert hand.bit_count() == case["n_cards"]
    assert deadwood(hand) == case["min_deadwood"]
    best = best_arrangement(hand)
    laid = 0
    for meld in best.melds:
        assert Meld.of(meld.mask) == meld
        assert not laid & meld.mask
        laid |= meld.mask
    assert laid ^ best.left == hand
    assert best.deadwood == LOW.points_of(best.left) == case["min_deadwood"]


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_optimal_arrangements(case: dict[str, Any]) -> None:
    hand = parse_cards(case["hand"])
    ways = [
        frozenset(meld.mask for meld in way.melds)
        for way in arrangements(hand, case["min_deadwood"])
        if way.deadwood == case["min_deadwood"]
    ]
    assert len(ways) == len(set(ways)) == case["optimal_arrangements"]
    assert melds_of(case["melds"]) in ways
    assert hand ^ sum(melds_of(case["melds"])) == parse_cards(case["deadwood_cards"])


@pytest.mark.parametrize("case", ELEVEN, ids=ids(ELEVEN))
def test_best_discards(case: dict[str, Any]) -> None:
    hand = parse_cards(case["hand"])
    taken = Card.parse(case["taken_from_discard"]).mask if "taken_from_discard" in case else 0
    wanted = parse_cards(case["best_discards"])
    assert best_discards(hand, taken) == (case["min_deadwood_after_discard"], wanted)
    left, thrown = best_discard(hand)
    assert left == min(deadwood(hand ^ bit) for bit in bits_of(hand))
    assert deadwood(hand ^ thrown) == left
    if not taken:
        assert left == case["min_deadwood_after_discard"]
        assert thrown & wanted


@pytest.mark.parametrize("case", TIED, ids=ids(TIED))
def test_tied_arrangements_differ_in_what_fits(case: dict[str, Any]) -> None:
    hand = parse_cards(case["hand"])
    tied = [case["melds"], *case["alt_melds"]]
    assert len(tied) == len(case["layoff_targets"])
    for listed, targets in zip(tied, case["layoff_targets"], strict=True):
        fits = 0
        for mask in melds_of(listed):
            fits |= fitting(Meld.of(mask))
        assert cards_of(fits & ~hand) == cards_of(parse_cards(targets))
        assert LOW.points_of(hand ^ sum(melds_of(listed))) == case["min_deadwood"]
