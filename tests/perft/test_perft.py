"""The engine against the plain reading of the rules: counted lines from written decks, and deals in step."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from perft import plain, write
from perft.rulesets import ALL, DEFAULTS, Fields
from perft.rulesets import PRESETS as WRITTEN_PRESETS
from support import brute
from support.deals import texts

from ginrummy.game.actions import parse_action
from ginrummy.game.cards import Card
from ginrummy.game.deal import Deal
from ginrummy.game.layoffs import best_layoffs
from ginrummy.game.rules import PRESETS, Rules
from ginrummy.game.scoring import score

DEALS = 25
DEALS_BY_LOT = 75


def test_the_presets_are_as_written() -> None:
    assert {name: Rules(**fields) for name, fields in WRITTEN_PRESETS.items()} == PRESETS


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in write.DATA.iterdir()} == set(ALL)


def read(name: str) -> str:
    return Path(write.DATA, f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_the_files_are_what_the_plain_rules_count(name: str) -> None:
    assert read(name) == write.in_lines(write.counts(name))


def counted(deal: Deal, depth: int) -> list[dict[str, Any]]:
    depths = [{"lines": 0, "ended": Counter[str](), "points": [0, 0]} for _ in range(depth)]

    def search(deal: Deal, done: int) -> None:
        if deal.result is not None:
            depths[done - 1]["ended"][str(deal.result.ending)] += 1
            scored = score(deal.result, deal.rules)
            if scored.winner is not None:
                depths[done - 1]["points"][scored.winner] += scored.points
        elif done < depth:
            acts = deal.legal_actions()
            depths[done]["lines"] += len(acts)
            for act in acts:
                search(deal.apply(act)[0], done + 1)

    search(deal, 0)
    return depths


@pytest.mark.parametrize("name", ALL)
def test_the_engine_counts_the_same_lines(name: str) -> None:
    file = json.loads(read(name))
    rules = Rules(**file["rules"])
    for position in file["positions"]:
        deck = [Card.parse(text) for text in position["deck"].split()]
        deal = Deal.start(rules, position["dealer"], position["seed"], deck)
        for text in position["line"].split():
            deal, _ = deal.apply(parse_action(text))
        assert counted(deal, len(position["depths"])) == position["depths"], position["about"]


def chosen(state: plain.State, acts: list[str], rng: Random, eagerness: float) -> str:
    """Choose an act, mostly one that helps the hand: deals by blind chance seldom see a knock."""
    if "b" in acts and rng.random() < 0.5:
        return "b"
    ends = [text for text in acts if text[0] in "kb"]
    if ends and rng.random() < eagerness:
        return rng.choice(ends)
    throws = [text for text in acts if text[0] == "d"]
    if throws and rng.random() < 0.9:
        hand, aces, ace = state.hands[state.turn], state.rules["aces"], state.rules["ace_deadwood"]
        return min(throws, key=lambda text: brute.deadwood(hand - {text[1:]}, aces, ace))
    return rng.choice(throws or acts)


def in_step(deal: Deal, state: plain.State, rng: Random) -> str:
    """Play a deal in both, compare them all along and return how it ended."""
    line: list[str] = []
    # Without patience no deal comes to the end of the stock, nor to big gin.
    eagerness = rng.choice([0.4, 0.01])
    while acts := plain.legal(state):
        where = " ".join(line)
        assert sorted(str(act) for act in deal.legal_actions()) == sorted(acts), where
        assert (deal.turn, str(deal.phase)) == (state.turn, state.phase), where
        assert [set(texts(hand)) for hand in deal.hands] == [set(hand) for hand in state.hands], where
        if state.phase == "layoff":
            best = best_layoffs(deal.hands[state.turn], deal.spread, deal.rules.melding)
            assert best.deadwood == plain.least_after_layoffs(state), where
        text = chosen(state, acts, rng, eagerness)
        line.append(text)
        deal, _ = deal.apply(parse_action(text))
        state = plain.apply(state, text)
    where, wanted, result = " ".join(line), plain.outcome(state), deal.result
    assert result is not None, where
    assert deal.legal_actions() == (), where
    scored = score(result, deal.rules)
    deadwood = None if result.hands is None else tuple(hand.deadwood for hand in result.hands)
    assert (str(result.ending), deadwood) == (state.ending, wanted.deadwood), where
    assert (str(scored.kind), scored.winner, scored.points) == (wanted.kind, wanted.winner, wanted.points), (
        where
    )
    return state.ending


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_deals_go_in_step(name: str) -> None:
    fields, rng = ALL[name], Random(f"in step {name}")
    for number in range(DEALS):
        seed, dealer = f"in step {number}", number % 2
        in_step(Deal.start(Rules(**fields), dealer, seed), plain.start(fields, dealer, seed), rng)


def rules_by_lot(rng: Random) -> Fields:
    """Choose fields that go together."""
    knock_mode = rng.choice(["fixed", "fixed", "upcard", "gin_only"])
    by_upcard, aces = knock_mode == "upcard", rng.choice(["low", "high_or_low", "around"])
    stock_ends = ["dead_at_two", "knock_only"] + ["reshuffle"] * (knock_mode == "fixed")
    return DEFAULTS | {
        "knock_mode": knock_mode,
        "knock_limit": rng.choice([0, 5, 10, 10, 10, 20, 98]),
        "upcard_ace": rng.choice(["gin_only", "one"]) if by_upcard else "gin_only",
        "spade_double": by_upcard and rng.random() < 0.5,
        "gin_bonus": rng.choice([0, 20, 25]),
        "big_gin_bonus": rng.choice([0, 31, 50]),
        "undercut_bonus": rng.choice([0, 10, 25]),
        "tied_undercut": rng.choice(["bonus", "no_bonus", "drawn"]),
        "stock_end": rng.choice(stock_ends),
        "max_turns": rng.choice([5, 29, 30, 200, 200, 200]),
        "aces": aces,
        "ace_deadwood": 1 if aces == "low" else rng.choice([1, 15]),
        "start": "upcard" if by_upcard else rng.choice(["upcard", "eleven_cards"]),
        "box_bonus": rng.choice([0, 20]),
        "box_at_once": rng.random() < 0.5,
    }


@pytest.mark.slow
def test_deals_go_in_step_under_any_rules() -> None:
    rng, endings = Random("any rules"), set()
    for number in range(DEALS_BY_LOT):
        fields, seed, dealer = rules_by_lot(rng), f"by lot {number}", number % 2
        deal = Deal.start(Rules(**fields), dealer, seed)
        endings.add(in_step(deal, plain.start(fields, dealer, seed), rng))
    assert endings == {"knock", "gin", "big_gin", "two_cards_left", "turn_limit"}
