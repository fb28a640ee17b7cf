"""Histories that OpenSpiel 2.0.2 played and paid, beside what their records come to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ginrummy.game.scoring import score
from ginrummy.records.documents import dumps, loads
from ginrummy.records.openspiel import CARDS, MELDS, MOST_ACTIONS, converted
from ginrummy.records.refusals import RecordError
from ginrummy.records.ruleset import parse_rules

DATA = Path(__file__).parent / "data" / "openspiel.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]
PLAYED = [case for case in CASES if "refused" not in case]
REFUSED = [case for case in CASES if "refused" in case]

DEALT = list(range(21))


def test_there_are_cases_of_every_kind() -> None:
    assert (len(PLAYED), len(REFUSED)) == (20, 7)


@pytest.mark.parametrize("case", PLAYED)
def test_a_history_comes_to_what_openspiel_paid(case: dict[str, Any]) -> None:
    record = converted(case["history"], parse_rules(case["rules"]))
    assert record.result is not None
    price = score(record.result, record.rules)
    paid = [0, 0]
    if price.winner is not None:
        paid = [price.points, -price.points] if price.winner == 0 else [-price.points, price.points]
    assert paid == case["returns"]
    text = dumps(record)
    assert loads(text).record == record


@pytest.mark.parametrize("case", REFUSED)
def test_what_our_rules_forbid_is_refused_at_its_place(case: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as error:
        converted(case["history"], parse_rules(case["rules"]))
    assert error.value.code == "record_inconsistent"
    assert error.value.params["reason"] == case["refused"]["reason"]
    assert error.value.params["line"] == case["refused"]["at"]


@pytest.mark.parametrize("case", PLAYED[:4])
def test_a_history_may_break_off_but_in_a_draw(case: dict[str, Any]) -> None:
    history, rules = case["history"], parse_rules(case["rules"])
    lengths = []
    for end in range(21, len(history)):
        if history[end - 1] == 53:
            with pytest.raises(RecordError, match="too_short"):
                converted(history[:end], rules)
        else:
            lengths.append(len(converted(history[:end], rules).play))
    assert lengths == sorted(lengths)


def test_the_numbers_of_cards_and_melds() -> None:
    named = {number: str(CARDS[number]) for number in (0, 12, 13, 26, 39, 51)}
    assert named == {0: "As", 12: "Ks", 13: "Ac", 26: "Ad", 39: "Ah", 51: "Kh"}
    laid = {number: str(MELDS[number - 56]) for number in (56, 59, 60, 120, 121, 164, 165, 204, 205, 240)}
    assert laid == {
        56: "AcAdAh",
        59: "AcAdAs",
        60: "AcAdAhAs",
        120: "KcKdKhKs",
        121: "As2s3s",
        164: "JhQhKh",
        165: "As2s3s4s",
        204: "ThJhQhKh",
        205: "As2s3s4s5s",
        240: "9hThJhQhKh",
    }
    assert len(set(MELDS)) == 185


@pytest.mark.parametrize(
    ("history", "place", "reason"),
    [
        ([], 1, "too_short"),
        (DEALT[:20], 21, "too_short"),
        ([*DEALT[:20], 19], 21, "duplicate_card"),
        ([*DEALT[:20], 52], 21, "no_card"),
        ([*DEALT[:20], -1], 21, "no_card"),
        ([*DEALT, 0], 22, "no_draw"),
        ([*DEALT, 54, 54, 54, 54], 24, "wrong_phase"),
        ([*DEALT, 54, 54, 53, 53], 25, "no_card"),
        ([*DEALT, 54, 54, 53, 0], 25, "card_elsewhere"),
        ([*DEALT, 52, 30], 23, "card_not_in_hand"),
        ([*DEALT, 52, 55, 0, 3], 25, "no_meld"),
        ([*DEALT, 52, 55, 0, 999], 25, "no_meld"),
        ([*DEALT, 52, 55, 0, 54, 40, 54], 23, "over_knock_limit"),
        ([0] * (MOST_ACTIONS + 1), 1, "too_long"),
    ],
)
def test_what_is_no_history(history: list[int], place: int, reason: str) -> None:
    with pytest.raises(RecordError) as error:
        converted(history)
    assert (error.value.params["line"], error.value.params["reason"]) == (place, reason)
