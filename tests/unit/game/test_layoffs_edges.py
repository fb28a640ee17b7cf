"""Layoffs and proposed spreads where the usual aces and the rules' own would choose differently."""

from __future__ import annotations

import pytest
from support.deals import mask

from ginrummy.game.cards import Card
from ginrummy.game.layoffs import best_layoffs, hardest_spread, laid_on, layoff_points
from ginrummy.game.melds import Aces, Meld, melding

AROUND_15 = melding(Aces.AROUND, 15)


def spread_of(*texts: str) -> tuple[Meld, ...]:
    return tuple(Meld.parse(text) for text in texts)


def test_a_meld_around_the_corner_is_kept_though_its_cards_would_fit() -> None:
    best = best_layoffs(mask("KsAs2s 8d"), spread_of("TsJsQs"), AROUND_15)
    assert best.layoffs == ()
    assert ([str(meld) for meld in best.own.melds], best.deadwood) == (["KsAs2s"], 8)
    usual = best_layoffs(mask("KsAs2s 8d"), spread_of("TsJsQs"))
    assert ([str(card) for card, _ in usual.layoffs], usual.deadwood) == (["Ks"], 11)


def test_points_around_the_corner() -> None:
    spread, unseen = spread_of("JsQsKs"), mask("As2s 4s")
    assert layoff_points(spread, unseen) == 0
    assert layoff_points(spread, unseen, melding(Aces.HIGH_OR_LOW, 15)) == 15
    assert layoff_points(spread, unseen, AROUND_15) == 15 + 2


def test_a_meld_grows_around_the_corner() -> None:
    (meld,) = spread_of("JsQsKs")
    assert laid_on(meld, Card.parse("As")) is None
    assert str(laid_on(meld, Card.parse("As"), AROUND_15)) == "JsQsKsAs"


@pytest.mark.parametrize(("limit", "there_is_one"), [(2, False), (3, True), (10, True)])
def test_a_spread_around_the_corner_is_proposed(limit: int, there_is_one: bool) -> None:
    hand = mask("KsAs2s 9c9d9h 4d5d6d 3h")
    assert hardest_spread(hand, limit, 0) is None
    way = hardest_spread(hand, limit, 0, AROUND_15)
    assert (way is not None) == there_is_one
    if way is not None:
        assert ([str(meld) for meld in way.melds], way.deadwood) == (["9c9d9h", "4d5d6d", "KsAs2s"], 3)


def test_what_a_spread_gives_away_is_counted_under_the_rules() -> None:
    # A run of spades or a set of kings, twenty left either way: the ace fits the run only where it may be high.
    hand, unseen = mask("JsQsKs KdKh"), mask("AsKc")
    usual = hardest_spread(hand, 20, unseen)
    around = hardest_spread(hand, 20, unseen, AROUND_15)
    assert usual is not None
    assert around is not None
    assert [str(meld) for meld in usual.melds] == ["JsQsKs"]
    assert [str(meld) for meld in around.melds] == ["KdKhKs"]


def test_of_spreads_that_give_away_the_same_the_one_with_fewest_melds() -> None:
    way = hardest_spread(mask("3s4s5s6s7s8s"), 0, 0)
    assert way is not None
    assert [str(meld) for meld in way.melds] == ["3s4s5s6s7s8s"]
