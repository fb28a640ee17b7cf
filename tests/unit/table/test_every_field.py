"""Every field of the rules matters: with one changed alone, play, prices or the sheet change, and what is said too.

A fingerprint is what one and the same set of deals, prices and sheets comes to under some rules, part by part.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from support.deals import (
    DEFENDER,
    GINNER,
    KNOCKER,
    LOOSE,
    OTHER,
    deal_of,
    legal,
    play,
    sheet_of,
    throw_any,
)

from ginrummy.game.cards import Card
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.rules import Rules, Start
from ginrummy.game.scoring import score_of
from ginrummy.game.sheet import Form, next_dealer
from ginrummy.table.statements import differences, rule_fields, statements

ROOM = "4c5c 7d8d KhJs Qc Jd 6s 5h"
CORNER = "QsKsAs 4d5d6d 9c9d9h 2h"


def after_draw(rules: Rules, hand: str, upcard: str, drawn: str, other: str = DEFENDER) -> set[str]:
    """Return the knocks, gins and big gins that a hand has after its first draw."""
    deal = deal_of(replace(rules, start=Start.UPCARD), hand, other, upcard, drawn)
    return {text for text in legal(play(deal, "p p s")) if text[0] in "kb"}


def knocking(rules: Rules) -> Any:
    # Left over are 2, 1 and 10 points, and 11; under an upcard of ten, seven and one.
    hands = (KNOCKER, KNOCKER.replace("2s", "Ah"), KNOCKER.replace("2s", "Ts"))
    eleven = after_draw(rules, "Ac2c3c 4d5d6d7d AhTsKh", "9h", "8d", "4c5c 7c8s JcJs Qc Jd 6s 5h")
    return [after_draw(rules, hand, upcard, "Kd") for hand in hands for upcard in ("Th", "7h", "As")], eleven


def melding(rules: Rules) -> Any:
    runs = [after_draw(rules, hand, "Kc", "Kd", ROOM) for hand in (CORNER, "KsAs2s 4d5d6d 9c9d9h 9s")]
    held = sum(card.mask for card in (Card.parse("Ah"), Card.parse("Ks")))
    return runs, rules.melding.points_of(held)


def big_gin(rules: Rules) -> Any:
    return "b" in after_draw(rules, GINNER, "Kc", "7d", DEFENDER.replace("7d", "8s"))


def start(rules: Rules) -> Any:
    deal = deal_of(rules, LOOSE, OTHER, "Kc")
    return deal.phase, legal(deal), deal.hands[0].bit_count()


def opened(rules: Rules) -> Deal:
    """Come to the first draw, the way this deal begins."""
    deal = deal_of(rules, LOOSE, OTHER, "Kc")
    return play(deal, "dKc") if rules.start == "eleven_cards" else play(deal, "p p")


def stock(rules: Rules) -> Any:
    deal = opened(replace(rules, max_turns=1000))
    while deal.turn is not None and deal.phase == "draw" and deal.reshuffles == 0:
        deal = throw_any(play(deal, "s"))
    return deal.phase, len(deal.stock)


def turns(rules: Rules) -> Any:
    deal = throw_any(play(opened(rules), "s"))
    while deal.turn is not None:
        deal = throw_any(play(deal, "t"))
    return deal.turns


WON = (
    (Ending.KNOCK, 8, 32),
    (Ending.KNOCK, 7, 3),
    (Ending.KNOCK, 6, 6),
    (Ending.GIN, 0, 40),
    (Ending.BIG_GIN, 0, 40),
)


def prices(rules: Rules) -> Any:
    cards = (Card.parse("8h"), Card.parse("8s"))
    return [score_of(ending, 0, own, other, rules, card) for ending, own, other in WON for card in cards]


def dealers(rules: Rules) -> Any:
    return [next_dealer(rules, dealer, winner) for dealer in (0, 1) for winner in (0, 1, None)]


SHEETS = (
    (Form.TARGET, ((0, 60), (0, 50))),
    (Form.TARGET, ((1, 15),) * 5 + ((0, 100),)),
    (Form.HOLLYWOOD, ((0, 100), (1, 90), (1, 70), (0, 100))),
    (Form.HOLLYWOOD, ((1, 70), (1, 80), (0, 30), (0, 100))),
    (Form.ONE, ((0, 40),)),
)


def kept(rules: Rules) -> list[Any]:
    sheets = []
    for form, won in SHEETS:
        sheet = sheet_of(rules, form, None if form is Form.ONE else 100)
        for winner, award in won:
            sheet = sheet if sheet.over else sheet.after(winner, award)
        sheets.append(sheet)
    return sheets


def scores(rules: Rules) -> Any:
    return [[game.scores for game in sheet.games] for sheet in kept(rules)]


def settlements(rules: Rules) -> Any:
    return [[settled.totals for settled in sheet.settlements if settled] for sheet in kept(rules)]


def winners(rules: Rules) -> Any:
    return [
        (sheet.winner, [settled.winner for settled in sheet.settlements if settled]) for sheet in kept(rules)
    ]


PARTS = (
    knocking,
    melding,
    big_gin,
    start,
    stock,
    turns,
    prices,
    dealers,
    scores,
    settlements,
    winners,
)

DEAD: dict[str, Any] = {"stock_end": "dead_at_two"}
UPCARD: dict[str, Any] = {**DEAD, "knock_mode": "upcard"}
AROUND: dict[str, Any] = {"aces": "around"}
BOX: dict[str, Any] = {"box_bonus": 25}
ALL_BONUSES: dict[str, Any] = {"box_bonus": 20, "game_bonus": 100}

# The field, what it goes from and to, what else there must be for it to matter, and what it changes: nothing else.
CASES: list[tuple[str, Any, Any, dict[str, Any], set[str]]] = [
    ("knock_mode", "fixed", "upcard", DEAD, {"knocking"}),
    ("knock_mode", "fixed", "gin_only", DEAD, {"knocking"}),
    ("knock_mode", "upcard", "gin_only", DEAD, {"knocking"}),
    ("knock_limit", 10, 9, {}, {"knocking"}),
    ("knock_limit", 10, 0, {}, {"knocking"}),
    ("knock_limit", 10, 11, {}, {"knocking"}),
    ("upcard_ace", "gin_only", "one", UPCARD, {"knocking"}),
    ("spade_double", False, True, UPCARD, {"prices"}),
    ("gin_bonus", 25, 20, {}, {"prices"}),
    ("big_gin_bonus", 0, 31, {}, {"big_gin", "prices"}),
    ("big_gin_bonus", 31, 50, {}, {"prices"}),
    ("undercut_bonus", 25, 10, {}, {"prices"}),
    ("tied_undercut", "bonus", "no_bonus", {}, {"prices"}),
    ("tied_undercut", "bonus", "drawn", {}, {"prices"}),
    ("tied_undercut", "no_bonus", "drawn", {}, {"prices"}),
    ("stock_end", "reshuffle", "dead_at_two", {}, {"stock"}),
    ("stock_end", "reshuffle", "knock_only", {}, {"stock"}),
    ("stock_end", "dead_at_two", "knock_only", {}, {"stock"}),
    ("max_turns", 200, 100, {}, {"turns"}),
    ("max_turns", 200, 2, {}, {"turns"}),
    ("aces", "low", "high_or_low", {}, {"melding"}),
    ("aces", "low", "around", {}, {"melding"}),
    ("aces", "high_or_low", "around", {}, {"melding"}),
    ("ace_deadwood", 1, 15, AROUND, {"melding", "knocking"}),
    ("start", "upcard", "eleven_cards", {}, {"start"}),
    ("next_dealer", "winner", "loser", {}, {"dealers"}),
    ("next_dealer", "winner", "alternate", {}, {"dealers"}),
    ("next_dealer", "loser", "alternate", {}, {"dealers"}),
    ("box_bonus", 0, 20, {}, {"settlements", "winners"}),
    ("box_bonus", 10, 20, {"box_at_once": True}, {"prices", "scores", "settlements", "winners"}),
    ("box_at_once", False, True, BOX, {"prices", "scores", "settlements", "winners"}),
    ("game_bonus", 0, 100, {}, {"settlements", "winners"}),
    *(
        ("shutout", "none", kind, ALL_BONUSES, {"settlements", "winners"})
        for kind in ("game_bonus", "deals", "net")
    ),
    ("shutout", "game_bonus", "deals", ALL_BONUSES, {"settlements", "winners"}),
    ("shutout", "deals", "net", ALL_BONUSES, {"settlements", "winners"}),
    ("game_won_by", "first_to_target", "settlement", BOX, {"winners"}),
    ("hollywood_won_by", "points", "games", {}, {"winners"}),
]


def test_every_field_is_changed_once_at_least() -> None:
    assert {name for name, *_ in CASES} == set(Rules().as_dict())


@pytest.mark.parametrize(
    ("name", "before", "after", "beside", "parts"),
    CASES,
    ids=[f"{name}-{before}-{after}" for name, before, after, *_ in CASES],
)
def test_a_field_changes_what_it_is_for_and_nothing_else(
    name: str, before: Any, after: Any, beside: dict[str, Any], parts: set[str]
) -> None:
    old, new = Rules(**{**beside, name: before}), Rules(**{**beside, name: after})
    changed = {part.__name__ for part in PARTS if part(old) != part(new)}
    # Who wins may or may not change with the bonuses; all else must.
    may = {"winners"} if "settlements" in parts else set()
    assert parts - may <= changed <= parts


@pytest.mark.parametrize(
    ("name", "before", "after", "beside", "parts"),
    CASES,
    ids=[f"{name}-{before}-{after}" for name, before, after, *_ in CASES],
)
def test_what_is_said_follows(
    name: str, before: Any, after: Any, beside: dict[str, Any], parts: set[str]
) -> None:
    old, new = Rules(**{**beside, name: before}), Rules(**{**beside, name: after})
    assert statements(old) != statements(new)
    (topic,) = (field["topic"] for field in rule_fields() if field["name"] == name)
    assert topic in {row["topic"] for row in differences(new, old)}


def test_the_same_rules_have_the_same_fingerprint() -> None:
    for rules in (Rules(), Rules(**UPCARD), Rules(start=Start.ELEVEN_CARDS, **DEAD)):
        for part in PARTS:
            assert part(rules) == part(replace(rules))
