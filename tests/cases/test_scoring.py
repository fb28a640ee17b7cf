"""Proven scores, each with its rules: hands, limits, matches, Hollywood's columns and dead deals.

The one case that is not played is listed with its reason.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.deals import DEFENDER, KNOCKER, STRAIGHT, deal_of, mask, play, refused, throw_any

from ginrummy.game.actions import Action, Discard, Done, DrawStock, Knock, Pass
from ginrummy.game.cards import ALL_CARDS, Card, CardSet, card_set, cards_of
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.errors import IllegalAction
from ginrummy.game.match import Match
from ginrummy.game.melds import Meld, deadwood
from ginrummy.game.rules import PRESETS, KnockMode, NextDealer, Rules, Shutout, StockEnd, UpcardAce
from ginrummy.game.scoring import Kind, score, score_of
from ginrummy.game.sheet import Form, Game, next_dealer

CASES = {
    case["id"]: case
    for case in map(
        json.loads, (Path(__file__).parent / "data/scoring_public.jsonl").read_text().splitlines()
    )
}

NOT_PLAYED = {"score-p-013": "a lump stake for the whole game: another game under the name of Straight Gin"}

HANDS, LIMITS, MATCHES, HOLLYWOOD, VOIDS, FOREIGN = (
    {name: case for name, case in CASES.items() if case["type"] == kind and name not in NOT_PLAYED}
    for kind in ("hand", "limit", "match", "hollywood", "void", "foreign")
)

SEATS = {"A": 0, "B": 1}


def test_no_case_is_dropped_in_silence() -> None:
    assert set(CASES) == {f"score-p-{number:03}" for number in range(1, 53)}
    counts = [len(cases) for cases in (HANDS, LIMITS, MATCHES, HOLLYWOOD, VOIDS, FOREIGN)]
    assert counts == [20, 6, 11, 10, 3, 1]
    assert sum(counts) + len(NOT_PLAYED) == len(CASES)
    assert CASES["score-p-013"]["expected"] == {"margin_matters": False}


def rules_of(given: dict[str, Any]) -> Rules:
    """Read the house options that a case names."""
    rules = Rules()
    if given.get("oklahoma"):
        ace = {"gin": UpcardAce.GIN_ONLY, "one": UpcardAce.ONE}[given.get("oklahoma_ace", "gin")]
        double = given.get("spade_double", False)
        rules = replace(PRESETS["oklahoma"], upcard_ace=ace, spade_double=double)
        assert rules.knock_mode is KnockMode.UPCARD
    if any(who == "void" for who, _ in given.get("hands", ())):
        rules = replace(rules, stock_end=StockEnd.DEAD_AT_TWO)
    shutout = {"double-all": Shutout.NET, None: Shutout.NONE}[given.get("shutout")]
    dealer = {"loser": NextDealer.LOSER, None: NextDealer.WINNER}[given.get("deal")]
    bonuses = {name: given[name] for name in ("game_bonus", "box_bonus", "big_gin_bonus") if name in given}
    return replace(rules, shutout=shutout, next_dealer=dealer, **bonuses)


@pytest.mark.parametrize("name", HANDS)
def test_hand(name: str) -> None:
    given, expected = HANDS[name]["input"], HANDS[name]["expected"]
    rules = rules_of(given)
    knocker, defender = given["knocker_deadwood"], given["defender_deadwood"]
    upcard = Card.parse(given["upcard"]) if "upcard" in given else None
    limit = rules.limit(upcard)
    assert limit == expected.get("knock_limit", 10)
    if expected["kind"] == "illegal":
        assert (knocker, expected["winner"], expected["points"]) == (1, None, 0)
        hand = KNOCKER.replace("2s", "Ad")
        deal = play(deal_of(rules, hand, DEFENDER, given["upcard"], stock="Kd"), "p p s")
        error = refused(deal, "kKd:Ac2c3c/9c9d9h/4d5d6d")
        assert (error.code, error.params) == ("over_knock_limit", {"deadwood": knocker, "limit": limit})
        return
    assert knocker <= limit
    for seat in (0, 1):
        ending = Ending.GIN if knocker == 0 else Ending.KNOCK
        price = score_of(ending, seat, knocker, defender, rules, upcard)
        winner = seat if expected["winner"] == "knocker" else 1 - seat
        assert (price.kind.value, price.winner, price.points) == (
            expected["kind"],
            winner,
            expected["points"],
        )


@pytest.mark.parametrize("name", LIMITS)
def test_limit(name: str) -> None:
    given, expected = LIMITS[name]["input"], LIMITS[name]["expected"]
    rules = rules_of(given)
    assert rules.limit(Card.parse(given["upcard"])) == expected["knock_limit"]
    assert deal_of(rules, KNOCKER, DEFENDER.replace("Ks", "Qh"), given["upcard"]).limit == rules.limit(
        Card.parse(given["upcard"])
    )


@pytest.mark.parametrize("name", FOREIGN)
def test_big_gin_where_the_rules_have_it(name: str) -> None:
    given, expected = FOREIGN[name]["input"], FOREIGN[name]["expected"]
    assert given["big_gin"] is True
    for seat in (0, 1):
        price = score_of(Ending.BIG_GIN, seat, 0, given["defender_deadwood"], rules_of(given))
        assert (price.kind, price.winner, price.points) == (Kind.BIG_GIN, seat, expected["points"])
    assert expected["winner"] == "knocker"
    assert given["big_gin_bonus"] == PRESETS["north_american"].big_gin_bonus


GIN_HAND = "Ac2c3c 4d5d6d 7h8h9hTh"
KNOCK_HAND = "Ac2c3c 4d5d6d 7h8h9h 2s"
BY_GIN = 50
"""From so many points on a deal is won by gin, with fewer by a knock: hands with little deadwood are rare."""


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
    """Play the deal on the table, with a written deck, so that a seat wins so much."""
    gin = points >= BY_GIN
    laid = GIN_HAND if gin else KNOCK_HAND
    own = mask(laid)
    other = hand_counting(points - 25 if gin else points + 2, ALL_CARDS & ~own)
    eldest, dealer = (other, own) if match.deal.dealer == winner else (own, other)
    deck = [*cards_of(eldest), *cards_of(dealer), *cards_of(ALL_CARDS & ~(own | other))]
    match = replace(match, deal=Deal.start(match.rules, match.deal.dealer, match.deal.seed, deck))
    match = acts(match, Pass(), Pass(), DrawStock())
    if match.deal.turn != winner:
        match = acts(throw_drawn(match), DrawStock())
    assert match.deal.drawn is not None
    melds = tuple(Meld.parse(text) for text in laid.split() if len(text) > 2)
    match = acts(match, Knock(match.deal.drawn, melds))
    return match if gin else acts(match, Done())


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


def started(rules: Rules, form: Form, target: int | None, dealer: int = 0) -> Match:
    """Start a match whose first dealer sits there."""
    matches = (Match.start(rules, form, f"seed {n}", target) for n in range(50))
    return next(match for match in matches if match.deal.dealer == dealer)


def played(given: dict[str, Any], form: Form) -> tuple[Match, list[str]]:
    """Play a case's hands, as many as its match has; return the match and who dealt."""
    match = started(rules_of(given), form, given["target"])
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
        price = match.rows[-1].score
        assert (price.winner, price.points) == (None if who == "void" else SEATS[who], points)
    return match, dealers


def by_name(pair: tuple[int, int]) -> dict[str, int]:
    return {who: pair[seat] for who, seat in SEATS.items()}


@pytest.mark.parametrize("name", MATCHES)
def test_match(name: str) -> None:
    given, expected = MATCHES[name]["input"], MATCHES[name]["expected"]
    match, dealers = played(given, Form.TARGET)
    (game,) = match.sheet.games
    assert set(expected) <= {"score", "boxes", "winner", "final", "played", "dealers"}
    assert by_name(match.scores) == by_name(game.scores) == expected["score"]
    if "boxes" in expected:
        assert by_name(game.boxes) == expected["boxes"]
    if "final" in expected:
        (settled,) = match.sheet.settlements
        assert settled is not None
        assert by_name(settled.totals) == by_name(match.sheet.totals) == expected["final"]
    if "played" in expected:
        assert len(match.rows) == expected["played"]
    if "winner" in expected:
        winner = expected["winner"]
        assert match.winner == (None if winner is None else SEATS[winner])
        assert match.over == (winner is not None)
    if "dealers" in expected:
        assert dealers == expected["dealers"]


@pytest.mark.parametrize("name", HOLLYWOOD)
def test_hollywood(name: str) -> None:
    given, expected = HOLLYWOOD[name]["input"], HOLLYWOOD[name]["expected"]
    match, _ = played(given, Form.HOLLYWOOD)
    assert set(expected) <= {"columns", "final", "played", "over"}
    assert [column(game) for game in match.sheet.games] == expected["columns"]
    if "final" in expected:
        finals = [by_name(settled.totals) if settled else None for settled in match.sheet.settlements]
        assert finals == expected["final"]
    assert len(match.rows) == expected.get("played", len(given["hands"]))
    assert match.over == expected.get("over", False)


def column(game: Game) -> dict[str, Any]:
    winner = None if game.closer is None else "AB"[game.closer]
    return {**by_name(game.scores), "boxes": by_name(game.boxes), "winner": winner}


def test_score_p_021_a_dead_single_deal_is_drawn() -> None:
    case = VOIDS["score-p-021"]
    assert case["expected"] == {"points": 0, "result": "draw"}
    match = dead_deal(Match.start(STRAIGHT, Form.ONE, "dead"))
    assert match.deal.result is not None
    assert match.deal.result.ending is Ending.TWO_CARDS_LEFT
    price = score(match.deal.result, STRAIGHT)
    assert (price.kind, price.points, match.over, match.winner) == (Kind.DEAD, 0, True, None)


def test_score_p_038_a_dead_deal_enters_no_column_and_is_dealt_again() -> None:
    case = VOIDS["score-p-038"]
    dealer = SEATS[case["input"]["dealer"]]
    assert case["expected"] == {
        "points": 0,
        "result": "redeal",
        "dealer": "B",
        "columns_changed": False,
        "win_counter_changed": False,
    }
    before = started(STRAIGHT, Form.HOLLYWOOD, 250, dealer)
    after = dead_deal(before)
    assert after.rows[-1].score.points == 0
    assert after.sheet.games == before.sheet.games
    assert next_dealer(STRAIGHT, dealer, None) == after.next_deal().deal.dealer == dealer
    won = won_deal(after.next_deal(), 0, 60)
    assert [game.scores for game in won.sheet.games] == [(60, 0), (0, 0), (0, 0)]


def test_score_p_041_the_regular_game_is_never_dead_for_want_of_stock() -> None:
    case = VOIDS["score-p-041"]
    assert case["expected"] == {"points": 0, "result": "reshuffle", "void": False}
    deal = play(Deal.start(Rules(), 0, "reshuffle"), "p p")
    while deal.stock:
        deal = throw_any(play(deal, "s"))
    assert deal.result is None
    after = play(deal, "s")
    assert len(after.stock) == 30
    assert {*after.stock, after.drawn} == set(deal.pile[:-1])
    assert after.pile == deal.pile[-1:]
