from __future__ import annotations

import pytest
from support.deals import REGULAR, STRAIGHT, mask

from ginrummy.game.cards import Card, points_of
from ginrummy.game.deal import DealResult, Ending
from ginrummy.game.melds import Arrangement
from ginrummy.game.rules import Rules
from ginrummy.game.scoring import Kind, LineCode, score, score_of

UPCARD = Card.parse("Kd")


def facts(ending: Ending, knocker: int, zero: str, one: str) -> DealResult:
    hands = tuple(Arrangement((), mask(left), points_of(mask(left))) for left in (zero, one))
    return DealResult(ending, UPCARD, knocker=knocker, hands=(hands[0], hands[1]))


@pytest.mark.parametrize("knocker", [0, 1])
@pytest.mark.parametrize(
    ("mine", "theirs", "kind", "points"),
    [
        (10, 11, Kind.KNOCK, 1),
        (1, 98, Kind.KNOCK, 97),
        (10, 10, Kind.UNDERCUT, 25),
        (10, 0, Kind.UNDERCUT, 35),
    ],
)
def test_a_knock_by_either_seat(knocker: int, mine: int, theirs: int, kind: Kind, points: int) -> None:
    price = score_of(Ending.KNOCK, knocker, mine, theirs, REGULAR)
    winner = knocker if kind is Kind.KNOCK else 1 - knocker
    assert (price.kind, price.winner, price.points) == (kind, winner, points)


def test_the_lines_say_how_the_points_came() -> None:
    knock = score_of(Ending.KNOCK, 0, 8, 32, REGULAR).lines
    assert [(line.code, line.points, dict(line.params)) for line in knock] == [
        (LineCode.DIFFERENCE, 24, {"high": 32, "low": 8})
    ]
    undercut = score_of(Ending.KNOCK, 0, 7, 3, REGULAR).lines
    assert [(line.code, line.points, dict(line.params)) for line in undercut] == [
        (LineCode.DIFFERENCE, 4, {"high": 7, "low": 3}),
        (LineCode.UNDERCUT_BONUS, 25, {}),
    ]
    gin = score_of(Ending.GIN, 1, 0, 40, STRAIGHT).lines
    assert [(line.code, line.points) for line in gin] == [
        (LineCode.OPPONENT_DEADWOOD, 40),
        (LineCode.GIN_BONUS, 25),
    ]


@pytest.mark.parametrize("theirs", [0, 1, 98])
def test_gin_is_never_undercut(theirs: int) -> None:
    price = score_of(Ending.GIN, 0, 0, theirs, REGULAR)
    assert (price.kind, price.winner, price.points) == (Kind.GIN, 0, theirs + 25)


def test_the_bonuses_are_those_of_the_rules() -> None:
    rules = Rules(gin_bonus=20, undercut_bonus=10)
    assert score_of(Ending.GIN, 0, 0, 5, rules).points == 25
    assert score_of(Ending.KNOCK, 0, 5, 5, rules).points == 10


@pytest.mark.parametrize("ending", [Ending.TWO_CARDS_LEFT, Ending.TURN_LIMIT])
def test_a_dead_deal_scores_nothing(ending: Ending) -> None:
    price = score(DealResult(ending, UPCARD), STRAIGHT)
    assert (price.kind, price.winner, price.points, price.lines) == (Kind.DEAD, None, 0, ())


def test_facts_are_priced_by_seat() -> None:
    assert score(facts(Ending.KNOCK, 1, "KsQs", "3d"), REGULAR) == score_of(Ending.KNOCK, 1, 3, 20, REGULAR)
    assert score(facts(Ending.KNOCK, 0, "3d", "KsQs"), REGULAR) == score_of(Ending.KNOCK, 0, 3, 20, REGULAR)
    assert score(facts(Ending.GIN, 1, "KsQs", ""), REGULAR) == score_of(Ending.GIN, 1, 0, 20, REGULAR)


def test_the_same_facts_have_a_price_under_other_rules() -> None:
    result = facts(Ending.GIN, 0, "", "9s")
    assert [score(result, Rules(gin_bonus=bonus)).points for bonus in (0, 20, 25)] == [9, 29, 34]
