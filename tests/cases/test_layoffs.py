"""Proven showdowns: the best joint choice of the defender, each step of it legal, and what the deal comes to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.deals import REGULAR

from ginrummy.game.actions import Discard, Done, DrawStock, Knock, LayOff, Pass, TakeDiscard, TakeUpcard
from ginrummy.game.cards import ALL_CARDS, Card, CardSet, card_set, cards_of, parse_cards
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.errors import IllegalAction
from ginrummy.game.layoffs import best_layoffs, hardest_spread, laid_on
from ginrummy.game.melds import LOW, Meld, arrangements, best_arrangement, deadwood
from ginrummy.game.options import Phase
from ginrummy.game.scoring import score

CASES = [
    json.loads(line)
    for line in (Path(__file__).parent / "data/layoffs_public.jsonl").read_text().splitlines()
]
OPEN = [case for case in CASES if case["layoff_allowed"]]
GIN = [case for case in CASES if not case["layoff_allowed"]]
JOINT = [case for case in CASES if case["joint_beats_sequential"]]
PAIRS = [
    [case for case in CASES if case.get("pair") == number]
    for number in sorted({case["pair"] for case in CASES if "pair" in case})
]


def ids(cases: list[dict[str, Any]]) -> list[str]:
    return [case["id"] for case in cases]


def spread_of(case: dict[str, Any]) -> tuple[Meld, ...]:
    return tuple(Meld.of(parse_cards(meld)) for meld in case["knocker_melds"])


def laid_down(case: dict[str, Any]) -> Deal:
    """Play a deal to the moment after the knock of the case."""
    knocker = card_set(card for meld in spread_of(case) for card in meld.cards) | parse_cards(
        case["knocker_deadwood_cards"]
    )
    defender = parse_cards(case["defender_hand"])
    free = list(cards_of(ALL_CARDS & ~(knocker | defender)))
    deck = [*cards_of(knocker), *cards_of(defender), *free]
    deal = Deal.start(REGULAR, 1, case["id"], deck)
    for action in (Pass(), Pass(), DrawStock()):
        deal, _ = deal.apply(action)
    assert deal.drawn is not None
    return deal.apply(Knock(deal.drawn, spread_of(case)))[0]


def indexes(case: dict[str, Any], deal: Deal) -> dict[int, int]:
    """Map the case's numbering of the melds to the engine's."""
    return {number: deal.spread.index(meld) for number, meld in enumerate(spread_of(case))}


def test_every_case_is_there() -> None:
    assert len(CASES) == len(set(ids(CASES))) == 61
    assert (len(OPEN), len(GIN), len(JOINT), [len(pair) for pair in PAIRS]) == (58, 3, len(JOINT), [2, 2])
    assert len(JOINT) >= 9


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_deadwood_before_layoffs(case: dict[str, Any]) -> None:
    assert deadwood(parse_cards(case["defender_hand"])) == case["defender_standalone"]
    assert LOW.points_of(parse_cards(case["knocker_deadwood_cards"])) == case["knocker_deadwood"]


@pytest.mark.parametrize("case", OPEN, ids=ids(OPEN))
def test_best_joint_choice(case: dict[str, Any]) -> None:
    deal = laid_down(case)
    assert (deal.phase, deal.turn) == (Phase.LAYOFF, 1)
    best = best_layoffs(deal.hands[1], deal.spread)
    assert best.deadwood == case["defender_min_deadwood"]
    for card, index in best.layoffs:
        assert LayOff(card, index) in deal.legal_actions()
        deal, _ = deal.apply(LayOff(card, index))
    assert best.own == best_arrangement(deal.hands[1])
    deal, _ = deal.apply(Done())
    check_result(case, deal)


@pytest.mark.parametrize("case", OPEN, ids=ids(OPEN))
def test_the_layoffs_of_the_case_are_accepted_in_order(case: dict[str, Any]) -> None:
    deal = laid_down(case)
    number = indexes(case, deal)
    for card, meld in case["layoffs"]:
        deal, _ = deal.apply(LayOff(Card.parse(card), number[meld]))
    own = sum(parse_cards(meld) for meld in case["defender_melds"])
    assert own & deal.hands[1] == own
    assert LOW.points_of(deal.hands[1] ^ own) == case["defender_min_deadwood"]
    deal, _ = deal.apply(Done())
    check_result(case, deal)


def check_result(case: dict[str, Any], deal: Deal) -> None:
    assert deal.result is not None
    assert deal.result.hands is not None
    assert deal.result.hands[0].deadwood == case["knocker_deadwood"]
    assert deal.result.hands[1].deadwood == case["defender_min_deadwood"]
    price = score(deal.result, REGULAR)
    winner = {"knocker": 0, "defender": 1}[case["result"]["winner"]]
    assert (price.kind.value, price.winner, price.points) == (
        case["result"]["kind"],
        winner,
        case["result"]["points"],
    )


@pytest.mark.parametrize("case", GIN, ids=ids(GIN))
def test_against_gin_nothing_is_laid_off(case: dict[str, Any]) -> None:
    deal = laid_down(case)
    assert deal.phase is Phase.OVER
    assert deal.result is not None
    assert deal.result.ending is Ending.GIN
    assert case["layoffs"] == []
    assert case["defender_min_deadwood"] == case["defender_standalone"]
    check_result(case, deal)
    for card in cards_of(parse_cards(case["defender_hand"])):
        for meld in range(len(deal.spread)):
            with pytest.raises(IllegalAction, match="deal_over"):
                deal.apply(LayOff(card, meld))


def least_by_layoffs(left: CardSet, spread: tuple[Meld, ...]) -> int:
    """Return the fewest points left when only layoffs, in every order, lessen a player's loose cards."""
    least = LOW.points_of(left)
    for card in cards_of(left):
        for index, meld in enumerate(spread):
            grown = laid_on(meld, card)
            if grown is not None:
                after = (*spread[:index], grown, *spread[index + 1 :])
                least = min(least, least_by_layoffs(left ^ card.mask, after))
    return least


def own_melds_first(hand: CardSet, spread: tuple[Meld, ...]) -> set[int]:
    """Return what is left to a player who melds best and then lays off, over his tied arrangements."""
    return {least_by_layoffs(way.left, spread) for way in arrangements(hand, deadwood(hand))}


@pytest.mark.parametrize("case", JOINT, ids=ids(JOINT))
def test_own_melds_first_would_leave_more(case: dict[str, Any]) -> None:
    deal = laid_down(case)
    after = own_melds_first(deal.hands[1], deal.spread)
    assert (min(after), max(after)) == (case["sequential_best"], case["sequential_worst"])
    assert case["defender_min_deadwood"] < min(after)


@pytest.mark.parametrize("pair", PAIRS, ids=["+".join(ids(pair)) for pair in PAIRS])
def test_the_proposed_spread_is_the_better_of_a_pair(pair: list[dict[str, Any]]) -> None:
    better = max(pair, key=lambda case: int(case["defender_min_deadwood"]))
    worse = min(pair, key=lambda case: int(case["defender_min_deadwood"]))
    hands = {
        card_set(card for meld in spread_of(case) for card in meld.cards)
        | parse_cards(case["knocker_deadwood_cards"])
        for case in pair
    }
    assert len(hands) == 1, "both spreads are of one hand"
    hand = hands.pop()
    way = hardest_spread(hand, 10, ALL_CARDS & ~hand)
    assert way is not None
    assert set(way.melds) == set(spread_of(better))
    assert set(way.melds) != set(spread_of(worse))


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_the_spread_is_one_the_knocker_may_choose(case: dict[str, Any]) -> None:
    deal = laid_down(case)
    assert deal.laid is not None
    assert deal.laid.deadwood == case["knocker_deadwood"]
    assert all(not isinstance(action, Discard | TakeDiscard | TakeUpcard) for action in deal.legal_actions())
