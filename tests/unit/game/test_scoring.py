"""The price of a deal: every line of the receipt, and every rule that changes it."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from support.deals import EVERY, REGULAR, STRAIGHT, mask

from ginrummy.game.cards import Card
from ginrummy.game.deal import DealResult, Ending
from ginrummy.game.melds import LOW, Arrangement
from ginrummy.game.rules import PRESETS, KnockMode, Rules, StockEnd, TiedUndercut
from ginrummy.game.scoring import Kind, LineCode, Score, score, score_of

UPCARD, SPADE = Card.parse("Kd"), Card.parse("8s")
DOUBLING = replace(PRESETS["oklahoma"], spade_double=True)
WON = (
    (Ending.KNOCK, 8, 32),
    (Ending.KNOCK, 7, 3),
    (Ending.KNOCK, 6, 6),
    (Ending.GIN, 0, 40),
    (Ending.GIN, 0, 0),
    (Ending.BIG_GIN, 0, 40),
)
"""How deals end that somebody wins: ending, the knocker's deadwood, the other's."""


def facts(ending: Ending, knocker: int, zero: str, one: str) -> DealResult:
    hands = tuple(Arrangement((), mask(left), LOW.points_of(mask(left))) for left in (zero, one))
    return DealResult(ending, UPCARD, knocker=knocker, hands=(hands[0], hands[1]))


def lines_of(price: Score) -> list[tuple[str, int, dict[str, int]]]:
    return [(line.code.value, line.points, dict(line.params)) for line in price.lines]


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


class TestLines:
    def test_a_knock_is_the_difference_without_a_bonus(self) -> None:
        assert lines_of(score_of(Ending.KNOCK, 0, 8, 32, REGULAR)) == [
            ("difference", 24, {"high": 32, "low": 8})
        ]

    def test_an_undercut_is_the_difference_and_its_bonus(self) -> None:
        assert lines_of(score_of(Ending.KNOCK, 0, 7, 3, REGULAR)) == [
            ("difference", 4, {"high": 7, "low": 3}),
            ("undercut_bonus", 25, {}),
        ]

    def test_gin_is_the_other_hand_and_its_bonus(self) -> None:
        assert lines_of(score_of(Ending.GIN, 1, 0, 40, STRAIGHT)) == [
            ("opponent_deadwood", 40, {}),
            ("gin_bonus", 25, {}),
        ]

    def test_big_gin_is_the_other_hand_and_a_bonus_of_its_own(self) -> None:
        assert lines_of(score_of(Ending.BIG_GIN, 1, 0, 40, PRESETS["north_american"])) == [
            ("opponent_deadwood", 40, {}),
            ("big_gin_bonus", 31, {}),
        ]

    def test_a_spade_adds_as_much_again(self) -> None:
        assert lines_of(score_of(Ending.KNOCK, 0, 7, 3, DOUBLING, SPADE)) == [
            ("difference", 4, {"high": 7, "low": 3}),
            ("undercut_bonus", 25, {}),
            ("spade_double", 29, {}),
        ]

    def test_a_box_at_once_comes_last(self) -> None:
        assert lines_of(score_of(Ending.KNOCK, 0, 8, 32, PRESETS["palace"])) == [
            ("difference", 24, {"high": 32, "low": 8}),
            ("box_at_once", 10, {}),
        ]
        both = replace(DOUBLING, box_bonus=10, box_at_once=True)
        assert lines_of(score_of(Ending.GIN, 0, 0, 5, both, SPADE)) == [
            ("opponent_deadwood", 5, {}),
            ("gin_bonus", 25, {}),
            ("spade_double", 30, {}),
            ("box_at_once", 10, {}),
        ]

    def test_every_code_there_is_has_been_met(self) -> None:
        rules = [REGULAR, DOUBLING, PRESETS["palace"], PRESETS["north_american"]]
        rules += [replace(REGULAR, tied_undercut=tied) for tied in TiedUndercut]
        met = {
            line.code
            for one, (ending, own, other) in product(rules, WON)
            for line in score_of(ending, 0, own, other, one, SPADE).lines
        }
        assert met == set(LineCode)


class TestTies:
    @pytest.mark.parametrize("knocker", [0, 1])
    @pytest.mark.parametrize("points", [1, 6, 10])
    def test_with_the_bonus(self, knocker: int, points: int) -> None:
        price = score_of(Ending.KNOCK, knocker, points, points, REGULAR)
        assert (price.kind, price.winner, price.points) == (Kind.UNDERCUT, 1 - knocker, 25)
        assert lines_of(price) == [
            ("difference", 0, {"high": points, "low": points}),
            ("undercut_bonus", 25, {}),
        ]

    @pytest.mark.parametrize("knocker", [0, 1])
    @pytest.mark.parametrize("points", [1, 6, 10])
    def test_without_the_bonus_the_deal_is_his_for_nothing(self, knocker: int, points: int) -> None:
        price = score_of(Ending.KNOCK, knocker, points, points, PRESETS["tournament"])
        assert (price.kind, price.winner, price.points) == (Kind.UNDERCUT, 1 - knocker, 0)
        assert lines_of(price) == [
            ("difference", 0, {"high": points, "low": points}),
            ("tie_no_bonus", 0, {}),
        ]

    @pytest.mark.parametrize("knocker", [0, 1])
    @pytest.mark.parametrize("points", [1, 6, 10])
    def test_drawn_nobody_has_won(self, knocker: int, points: int) -> None:
        rules = Rules(tied_undercut=TiedUndercut.DRAWN, box_bonus=10, box_at_once=True)
        price = score_of(Ending.KNOCK, knocker, points, points, rules)
        assert (price.kind, price.winner, price.points, price.award) == (Kind.DRAWN, None, 0, 0)
        assert lines_of(price) == [("difference", 0, {"high": points, "low": points}), ("tie_drawn", 0, {})]

    @pytest.mark.parametrize("tied", TiedUndercut)
    def test_an_undercut_with_less_has_its_bonus_always(self, tied: TiedUndercut) -> None:
        price = score_of(Ending.KNOCK, 0, 7, 6, Rules(tied_undercut=tied))
        assert (price.kind, price.winner, price.points) == (Kind.UNDERCUT, 1, 26)

    @pytest.mark.parametrize("tied", TiedUndercut)
    def test_gin_is_never_a_tie(self, tied: TiedUndercut) -> None:
        price = score_of(Ending.GIN, 0, 0, 0, Rules(tied_undercut=tied))
        assert (price.kind, price.winner, price.points) == (Kind.GIN, 0, 25)

    def test_a_tie_without_bonus_is_doubled_to_nothing_and_still_has_its_box(self) -> None:
        rules = replace(DOUBLING, tied_undercut=TiedUndercut.NO_BONUS, box_bonus=10, box_at_once=True)
        price = score_of(Ending.KNOCK, 0, 6, 6, rules, SPADE)
        assert (price.winner, price.points, price.award) == (1, 10, 0)


class TestDoubling:
    @pytest.mark.parametrize(("ending", "own", "other"), WON)
    @pytest.mark.parametrize("knocker", [0, 1])
    def test_the_whole_award_counts_twice(self, knocker: int, ending: Ending, own: int, other: int) -> None:
        rules = replace(DOUBLING, big_gin_bonus=50)
        plain = score_of(ending, knocker, own, other, rules, UPCARD)
        doubled = score_of(ending, knocker, own, other, rules, SPADE)
        assert (doubled.kind, doubled.winner) == (plain.kind, plain.winner)
        assert doubled.points == 2 * plain.points

    @pytest.mark.parametrize(("ending", "own", "other"), WON)
    def test_the_box_does_not(self, ending: Ending, own: int, other: int) -> None:
        rules = replace(DOUBLING, box_bonus=15, box_at_once=True)
        price = score_of(ending, 0, own, other, rules, SPADE)
        assert price.award == 2 * score_of(ending, 0, own, other, DOUBLING, UPCARD).points
        assert price.points == price.award + 15

    @EVERY
    @pytest.mark.parametrize(("ending", "own", "other"), WON)
    def test_no_preset_doubles_by_itself(self, rules: Rules, ending: Ending, own: int, other: int) -> None:
        assert score_of(ending, 0, own, other, rules, SPADE) == score_of(ending, 0, own, other, rules, UPCARD)

    @pytest.mark.parametrize("upcard", ["8c", "8d", "8h"])
    def test_only_a_spade_does(self, upcard: str) -> None:
        price = score_of(Ending.GIN, 0, 0, 5, DOUBLING, Card.parse(upcard))
        assert price == score_of(Ending.GIN, 0, 0, 5, DOUBLING)
        assert price.points == 30


class TestBoxes:
    @pytest.mark.parametrize(("ending", "own", "other"), WON)
    def test_credited_at_once_they_are_points_of_the_deal(self, ending: Ending, own: int, other: int) -> None:
        late = Rules(box_bonus=20)
        at_once = replace(late, box_at_once=True)
        without = score_of(ending, 0, own, other, late)
        price = score_of(ending, 0, own, other, at_once)
        assert price.award == without.points == without.award
        assert price.points == without.points + 20
        assert price.lines[:-1] == without.lines

    def test_a_box_of_nothing_is_no_line(self) -> None:
        price = score_of(Ending.KNOCK, 0, 8, 32, Rules(box_at_once=True))
        assert lines_of(price) == [("difference", 24, {"high": 32, "low": 8})]


class TestBigGin:
    @EVERY
    @pytest.mark.parametrize("other", [0, 40, 98])
    def test_where_it_is_off_it_counts_as_gin(self, rules: Rules, other: int) -> None:
        price = score_of(Ending.BIG_GIN, 1, 0, other, rules)
        if rules.big_gin_bonus:
            assert (price.kind, price.award) == (Kind.BIG_GIN, other + 31)
        else:
            assert price == score_of(Ending.GIN, 1, 0, other, rules)

    @pytest.mark.parametrize("bonus", [1, 31, 50, 200])
    def test_its_bonus_takes_the_place_of_gin(self, bonus: int) -> None:
        price = score_of(Ending.BIG_GIN, 0, 0, 10, Rules(big_gin_bonus=bonus, gin_bonus=100))
        assert (price.kind, price.points) == (Kind.BIG_GIN, 10 + bonus)

    def test_plain_gin_keeps_its_own_bonus(self) -> None:
        price = score_of(Ending.GIN, 0, 0, 10, PRESETS["north_american"])
        assert (price.kind, price.points) == (Kind.GIN, 35)


@pytest.mark.parametrize("theirs", [0, 1, 98])
def test_gin_is_never_undercut(theirs: int) -> None:
    price = score_of(Ending.GIN, 0, 0, theirs, REGULAR)
    assert (price.kind, price.winner, price.points) == (Kind.GIN, 0, theirs + 25)


def test_the_bonuses_are_those_of_the_rules() -> None:
    rules = Rules(gin_bonus=20, undercut_bonus=10)
    assert score_of(Ending.GIN, 0, 0, 5, rules).points == 25
    assert score_of(Ending.KNOCK, 0, 5, 5, rules).points == 10


@EVERY
@pytest.mark.parametrize("ending", [Ending.TWO_CARDS_LEFT, Ending.TURN_LIMIT])
@pytest.mark.parametrize("upcard", [UPCARD, SPADE, None])
def test_a_dead_deal_scores_nothing(rules: Rules, ending: Ending, upcard: Card | None) -> None:
    for one in (rules, replace(rules, box_bonus=25, box_at_once=True)):
        price = score(DealResult(ending, upcard), one)
        assert (price.kind, price.winner, price.points, price.award, price.lines) == (
            Kind.DEAD,
            None,
            0,
            0,
            (),
        )


def test_facts_are_priced_by_seat() -> None:
    knock, gin = Ending.KNOCK, Ending.GIN
    assert score(facts(knock, 1, "KsQs", "3d"), REGULAR) == score_of(knock, 1, 3, 20, REGULAR)
    assert score(facts(knock, 0, "3d", "KsQs"), REGULAR) == score_of(knock, 0, 3, 20, REGULAR)
    assert score(facts(gin, 1, "KsQs", ""), REGULAR) == score_of(gin, 1, 0, 20, REGULAR)
    assert score(facts(Ending.BIG_GIN, 1, "KsQs", ""), REGULAR) == score_of(gin, 1, 0, 20, REGULAR)


def test_the_same_facts_have_a_price_under_other_rules() -> None:
    result = facts(Ending.GIN, 0, "", "9s")
    assert [score(result, Rules(gin_bonus=bonus)).points for bonus in (0, 20, 25)] == [9, 29, 34]


def test_deadwood_is_never_counted_again() -> None:
    # An ace that counted one when it was laid down counts one under any rules.
    result = facts(Ending.GIN, 0, "", "AsKs")
    prices = [score(result, rules).award - rules.gin_bonus for rules in PRESETS.values()]
    assert prices == [11] * len(PRESETS)


def test_a_knock_is_priced_even_where_it_would_not_be_allowed() -> None:
    rules = Rules(knock_mode=KnockMode.GIN_ONLY, stock_end=StockEnd.DEAD_AT_TWO)
    assert score(facts(Ending.KNOCK, 0, "3d", "KsQs"), rules).points == 17


def test_the_upcard_of_the_facts_decides_the_doubling() -> None:
    result = replace(facts(Ending.GIN, 0, "", "9s"), upcard=SPADE)
    assert score(result, DOUBLING).points == 68
    assert score(replace(result, upcard=None), DOUBLING).points == 34
