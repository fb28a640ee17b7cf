"""What each of several spreads gives away, and what both hands counted in the row of a deal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.deals import DEFENDER, GINNER, KNOCKER, LOOSE, OTHER, deal_of, play, play_match

from ginrummy.game.deal import Deal
from ginrummy.game.match import Match
from ginrummy.game.melds import Aces
from ginrummy.game.rules import PRESETS, Rules, TiedUndercut
from ginrummy.game.sheet import Form
from ginrummy.table.render import legal_messages
from ginrummy.table.sheets import match_message

# Two spreads leave seven points: the two of hearts lies in the set or at the end of the run.
TWOFOLD = "2c2d2s2h 3h4h5h AcAd 5d"
BESIDE = "8h7hJs3d6d As6h6s6c Qh"
KNOCK = "kKd:Ac2c3c/9c9d9h/4d5d6d"


def match_with(deal: Deal) -> Match:
    return replace(Match.start(deal.rules, Form.ONE, "spreads"), deal=deal)


def fits(deal: Deal, discard: str) -> dict[str, list[str] | None]:
    """Write what fits each spread that a discard leaves; None where that is not told."""
    return {
        " ".join(entry["action"]["spread"]): entry.get("fits")
        for entry in legal_messages(match_with(deal), 0)
        if entry["action"]["type"] == "knock" and entry["action"]["discard"] == discard
    }


def test_what_fits_each_of_several_spreads() -> None:
    told = fits(play(deal_of(Rules(), TWOFOLD, BESIDE, "Kc", stock="Kd"), "p p s"), "Kd")
    assert told == {
        "2c2d2s 2h3h4h5h": ["Ah", "6h"],
        "2c2d2h2s 3h4h5h": ["6h"],
        # What leaves a two over may be laid down as well.
        **{f"{three} 3h4h5h": ["6h"] for three in ("2c2d2h", "2c2d2s", "2c2h2s", "2d2h2s")},
    }


def test_a_single_spread_needs_no_comparison() -> None:
    deal = deal_of(Rules(knock_limit=2), KNOCKER, DEFENDER, "Kc", stock="Kd")
    assert fits(play(deal, "p p s"), "Kd") == {"Ac2c3c 9c9d9h 4d5d6d": None}


def test_a_card_on_the_pile_fits_no_more_but_one_taken_from_it_does() -> None:
    two = ("2c2d2s 2h3h4h5h", "2c2d2h2s 3h4h5h")
    thrown = play(deal_of(Rules(), TWOFOLD, BESIDE, "Kc", stock="KdTcTs"), "p p s dKd s d6h s")
    told = fits(thrown, "Ts")
    assert [told[spread] for spread in two] == [["Ah"], []]
    taken = play(deal_of(Rules(), TWOFOLD, BESIDE.replace("6h", "Kh"), "6h", stock="Ts"), "p u dQh s")
    told = fits(taken, "Ts")
    assert [told[spread] for spread in two] == [["Ah", "6h"], ["6h"]]


@pytest.mark.parametrize(("aces", "ace"), [(Aces.LOW, False), (Aces.HIGH_OR_LOW, True), (Aces.AROUND, True)])
def test_a_high_ace_fits_where_it_may(aces: Aces, ace: bool) -> None:
    own, other = "JsQsKs JcJdJh 4c4d4h 2d", "2c3c 5d6d 7h8h 9s9c Qd Qh"
    rules = Rules(aces=aces, knock_limit=14)
    told = fits(play(deal_of(rules, own, other, "Kc", stock="Kd"), "p p s"), "Kd")
    run = told["JcJdJh JsQsKs"]
    assert run is not None
    assert ("As" in run, "Ts" in run) == (ace, True)


def test_nobody_lays_off_on_gin() -> None:
    told = fits(play(deal_of(Rules(), "2c2d2s2h 3h4h5h 9c9d9h", BESIDE, "Kc", stock="Kd"), "p p s"), "Kd")
    gins = {"2c2d2s 9c9d9h 2h3h4h5h", "2c2d2h2s 9c9d9h 3h4h5h"}
    assert {spread for spread, cards in told.items() if cards == []} == gins
    # A spread that leaves something over, though it need not, is laid off on.
    assert told["9c9d9h 3h4h5h"] == ["6h", "9s"]


@pytest.mark.parametrize(
    ("rules", "own", "other", "line", "kind", "deadwood"),
    [
        # The four of clubs is laid off.
        (Rules(), KNOCKER, DEFENDER, f"p p s {KNOCK} l4c0 .", "knock", [2, 71]),
        (Rules(), KNOCKER, DEFENDER, f"p p s {KNOCK} .", "knock", [2, 75]),
        (Rules(), GINNER, DEFENDER, "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d", "gin", [0, 75]),
        (Rules(), KNOCKER, "4s5s6s 7c7h7s TsJsQs Ah", f"p p s {KNOCK} .", "undercut", [2, 1]),
        (
            Rules(tied_undercut=TiedUndercut.DRAWN),
            KNOCKER,
            "4s5s6s 7c7h7s TsJsQs 2h",
            f"p p s {KNOCK} .",
            "drawn",
            [2, 2],
        ),
    ],
    ids=["laid off", "not laid off", "gin", "undercut", "drawn"],
)
def test_the_row_tells_what_both_hands_counted(
    rules: Rules, own: str, other: str, line: str, kind: str, deadwood: list[int]
) -> None:
    deal = deal_of(rules, own, other, "Kc", stock="Kd")
    (row,) = match_message(play_match(match_with(deal), line), "gentle")["deals"]
    assert (row["kind"], row["deadwood"]) == (kind, deadwood)


def test_the_row_of_big_gin() -> None:
    deal = deal_of(PRESETS["north_american"], GINNER, DEFENDER.replace("7d", "8s"), "Kc", stock="7d")
    (row,) = match_message(play_match(match_with(deal), "p p s b"), "gentle")["deals"]
    assert (row["kind"], row["deadwood"]) == ("big_gin", [0, 76])


def test_the_row_of_a_dead_deal() -> None:
    match = match_with(play(deal_of(PRESETS["eaai"], LOOSE, OTHER, "Kc"), "p p"))
    while match.deal.turn is not None:
        match = play_match(match, "s")
        match = play_match(match, f"d{match.deal.drawn}")
    (row,) = match_message(match, "gentle")["deals"]
    assert (row["kind"], row["deadwood"]) == ("dead", None)
