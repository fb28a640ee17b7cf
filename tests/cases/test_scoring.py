"""Proven scores of the two games on offer; the table below names the others and why they are not played."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.deals import REGULAR, STRAIGHT, mask, play, throw_any

from ginrummy.game.actions import Action, Discard, DrawStock, Knock, Pass
from ginrummy.game.cards import ALL_CARDS, CardSet, card_set, cards_of
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.errors import IllegalAction
from ginrummy.game.match import Form, Match
from ginrummy.game.melds import Meld, deadwood
from ginrummy.game.scoring import Kind, score, score_of

CASES = {
    case["id"]: case
    for case in map(
        json.loads, (Path(__file__).parent / "data/scoring_public.jsonl").read_text().splitlines()
    )
}

OKLAHOMA = "belongs to rules not offered: Oklahoma"
HOLLYWOOD = "belongs to rules not offered: Hollywood scoring"
BONUS = "belongs to rules not offered: box and game bonus"
FOREIGN = "another game's number, given as a warning"


def why_not(case: dict[str, Any]) -> str | None:
    """Return the reason for which a case is not played, None where it is."""
    given = case["input"]
    if case["type"] == "foreign":
        return FOREIGN
    if case["type"] == "hollywood" or given.get("mode") == "hollywood":
        return HOLLYWOOD
    if given.get("oklahoma"):
        return OKLAHOMA
    if "game_bonus" in given or "box_bonus" in given:
        return BONUS
    return None


PLAYED = {name: case for name, case in CASES.items() if why_not(case) is None}
HANDS, MATCHES, VOIDS = (
    {name: case for name, case in PLAYED.items() if case["type"] == kind}
    for kind in ("hand", "match", "void")
)


def numbered(*numbers: int) -> set[str]:
    return {f"score-p-{number:03}" for number in numbers}


def test_no_case_is_dropped_in_silence() -> None:
    assert set(CASES) == numbered(*range(1, 53))
    reasons: dict[str, set[str]] = {}
    for name, case in CASES.items():
        reason = why_not(case)
        if reason:
            reasons.setdefault(reason, set()).add(name)
    assert reasons == {
        OKLAHOMA: numbered(5, 10, 15, 16, 23, 27, 31, 33, 39, 42, 45, 47),
        HOLLYWOOD: numbered(4, 7, 17, 20, 22, 24, 30, 34, 35, 38, 48),
        BONUS: numbered(1, 2, 6, 37, 44),
        FOREIGN: numbered(13, 32),
    }
    assert set(HANDS) | set(MATCHES) | set(VOIDS) == set(PLAYED)
    assert (len(HANDS), len(MATCHES), len(VOIDS)) == (14, 6, 2)


@pytest.mark.parametrize("name", HANDS)
def test_hand(name: str) -> None:
    given, expected = HANDS[name]["input"], HANDS[name]["expected"]
    knocker, defender = given["knocker_deadwood"], given["defender_deadwood"]
    for seat in (0, 1):
        price = score_of(knocker == 0, seat, knocker, defender, REGULAR)
        winner = seat if expected["winner"] == "knocker" else 1 - seat
        assert (price.kind.value, price.winner, price.points) == (
            expected["kind"],
            winner,
            expected["points"],
        )


GIN_HAND = "Ac2c3c 4d5d6d 7h8h9hTh"


def hand_counting(points: int, free: CardSet) -> CardSet:
    """Find ten cards that count exactly so much, by changing one card after another."""
    rng = Random(points)
    hand = card_set(rng.sample(cards_of(free), 10))
    off = abs(deadwood(hand) - points)
    while off:
        out, into = rng.choice(cards_of(hand)), rng.choice(cards_of(free & ~hand))
        changed = hand ^ out.mask | into.mask
        now = abs(deadwood(changed) - points)
        # A step away now and then leads out of a hollow.
        if now <= off or rng.random() < 0.02:
            hand, off = changed, now
    return hand


def won_deal(match: Match, winner: int, points: int) -> Match:
    """Play the deal on the table, with a written deck, so that a seat wins so much with gin."""
    own = mask(GIN_HAND)
    other = hand_counting(points - 25, ALL_CARDS & ~own)
    eldest, dealer = (other, own) if match.deal.dealer == winner else (own, other)
    deck = [*cards_of(eldest), *cards_of(dealer), *cards_of(ALL_CARDS & ~(own | other))]
    match = replace(match, deal=Deal.start(match.rules, match.deal.dealer, match.deal.seed, deck))
    match = acts(match, Pass(), Pass(), DrawStock())
    if match.deal.turn != winner:
        match = acts(throw_drawn(match), DrawStock())
    assert match.deal.drawn is not None
    return acts(match, Knock(match.deal.drawn, tuple(Meld.parse(text) for text in GIN_HAND.split())))


def acts(match: Match, *actions: Action) -> Match:
    for action in actions:
        match, _ = match.apply(action)
    return match


def throw_drawn(match: Match) -> Match:
    assert match.deal.drawn is not None
    return acts(match, Discard(match.deal.drawn))


def dead_deal(match: Match) -> Match:
    match = acts(match, Pass(), Pass())
    while match.deal.turn is not None:
        match = throw_drawn(acts(match, DrawStock()))
    return match


SEATS = {"A": 0, "B": 1}


def seed_with_dealer(seat: int) -> str:
    return next(
        f"seed {n}" for n in range(50) if Match.start(REGULAR, Form.ONE, f"seed {n}").deal.dealer == seat
    )


@pytest.mark.parametrize("name", MATCHES)
def test_match(name: str) -> None:
    given, expected = MATCHES[name]["input"], MATCHES[name]["expected"]
    dead = any(who == "void" for who, _ in given["hands"])
    rules = STRAIGHT if dead else REGULAR
    match = Match.start(rules, Form.TARGET, seed_with_dealer(0), given["target"])
    dealers = []
    for number, (who, points) in enumerate(given["hands"]):
        if number:
            if match.over:
                with pytest.raises(IllegalAction, match="match_over"):
                    match.next_deal()
                break
            match = match.next_deal()
        dealers.append("AB"[match.deal.dealer])
        match = dead_deal(match) if who == "void" else won_deal(match, SEATS[who], points)
    assert {who: match.scores[seat] for who, seat in SEATS.items()} == expected["score"]
    if "played" in expected:
        assert len(match.rows) == expected["played"]
    if "winner" in expected:
        winner = expected["winner"]
        assert match.winner == (None if winner is None else SEATS[winner])
        assert match.over == (winner is not None)
    if "dealers" in expected:
        assert dealers == expected["dealers"]


def test_a_dead_single_deal_is_drawn() -> None:
    case = VOIDS["score-p-021"]
    assert case["expected"] == {"points": 0, "result": "draw"}
    match = dead_deal(Match.start(STRAIGHT, Form.ONE, "dead"))
    assert match.deal.result is not None
    assert match.deal.result.ending is Ending.TWO_CARDS_LEFT
    price = score(match.deal.result, STRAIGHT)
    assert (price.kind, price.points, match.over, match.winner) == (Kind.DEAD, 0, True, None)


def test_the_regular_game_is_never_dead_for_want_of_stock() -> None:
    case = VOIDS["score-p-041"]
    assert case["expected"] == {"points": 0, "result": "reshuffle", "void": False}
    deal = play(Deal.start(REGULAR, 0, "reshuffle"), "p p")
    while deal.stock:
        deal = throw_any(play(deal, "s"))
    assert deal.result is None
    after = play(deal, "s")
    assert len(after.stock) == 30
    assert {*after.stock, after.drawn} == set(deal.pile[:-1])
    assert after.pile == deal.pile[-1:]
