"""Big gin: eleven melded cards laid down without a throw, where the rules have a bonus for it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.deals import (
    DEFENDER,
    GINNER,
    KNOCKER,
    assert_fifty_two,
    deal_of,
    legal,
    mask,
    play,
    refused,
    thrown_through,
)

from ginrummy.game.actions import BigGin, Knock
from ginrummy.game.cards import Card
from ginrummy.game.deal import Ending, Laid
from ginrummy.game.errors import IllegalAction
from ginrummy.game.events import DealEnded, WentBigGin
from ginrummy.game.melds import Aces
from ginrummy.game.options import Phase, Throwing
from ginrummy.game.rules import PRESETS, KnockMode, Rules, StockEnd
from ginrummy.game.scoring import Kind, score
from ginrummy.game.view import View

DEAD = Rules(stock_end=StockEnd.DEAD_AT_TWO, big_gin_bonus=31)
RULES = {
    "fixed": Rules(big_gin_bonus=31),
    "limit of naught": Rules(big_gin_bonus=31, knock_limit=0),
    "gin only": replace(DEAD, knock_mode=KnockMode.GIN_ONLY),
    "upcard": replace(DEAD, knock_mode=KnockMode.UPCARD),
    "knock only": replace(DEAD, stock_end=StockEnd.KNOCK_ONLY),
    "around": replace(DEAD, aces=Aces.AROUND, ace_deadwood=15),
    "least bonus": Rules(big_gin_bonus=1),
    "preset": PRESETS["north_american"],
}
EACH = pytest.mark.parametrize("rules", RULES.values(), ids=RULES)

# The seven of diamonds makes eleven melded cards of the hand that is gin already.
LESS_SEVEN = DEFENDER.replace("7d", "8s")


@EACH
def test_it_is_laid_down_without_a_throw(rules: Rules) -> None:
    deal = play(deal_of(rules, GINNER, LESS_SEVEN, "Kc", stock="7d"), "p p s")
    assert "b" in legal(deal)
    over = play(deal, "b")
    assert (over.phase, over.turn, over.turns, over.drawn, over.taken) == (Phase.OVER, None, 1, None, None)
    assert over.pile == deal.pile
    melds = over.spread
    assert [str(meld) for meld in melds] == ["Ac2c3c", "9c9d9h9s", "4d5d6d7d"]
    assert over.events[-2:] == (WentBigGin(0, melds), DealEnded())
    assert over.laid == Laid(0, None, melds, 0, 0)
    result = over.result
    assert result is not None
    assert (result.ending, result.knocker, result.discard, result.layoffs) == (Ending.BIG_GIN, 0, None, ())
    assert (result.spread, result.upcard) == (melds, Card.parse("Kc"))
    assert result.hands is not None
    assert (result.hands[0].melds, result.hands[0].left, result.hands[0].deadwood) == (melds, 0, 0)
    assert result.hands[1].left == mask(LESS_SEVEN)
    assert_fifty_two(over)
    price = score(result, rules)
    assert (price.kind, price.winner) == (Kind.BIG_GIN, 0)
    assert price.award == result.hands[1].deadwood + rules.big_gin_bonus


@EACH
def test_it_may_be_declined(rules: Rules) -> None:
    deal = play(deal_of(rules, GINNER, LESS_SEVEN, "Kc", stock="7d"), "p p s")
    gins = {text for text in legal(deal) if text.startswith("k")}
    assert {"k7d:Ac2c3c/9c9d9h9s/4d5d6d", "k9s:Ac2c3c/9c9d9h/4d5d6d7d"} <= gins
    assert {f"d{card}" for card in ("7d", "Ac", "9s")} <= legal(deal)
    gin = play(deal, "k7d:Ac2c3c/9c9d9h9s/4d5d6d")
    assert gin.result is not None
    assert gin.result.ending is Ending.GIN
    on = play(deal, "d7d")
    assert (on.phase, on.turn) == (Phase.DRAW, 1)


@EACH
@pytest.mark.parametrize("from_upcard", [True, False])
def test_the_card_just_taken_may_be_part_of_it(rules: Rules, from_upcard: bool) -> None:
    if from_upcard:
        deal = play(deal_of(rules, GINNER, LESS_SEVEN, "7d"), "u")
    else:
        theirs = LESS_SEVEN.replace("Ks", "7d")
        deal = deal_of(rules, GINNER.replace("9s", "Ks"), theirs, "Kc", stock="9s Th")
        deal = play(deal, "p p s dKs s d7d t")
    assert deal.taken == Card.parse("7d")
    assert "b" in legal(deal)
    assert not any(text.startswith(("d7d", "k7d")) for text in legal(deal))
    over = play(deal, "b")
    assert over.result is not None
    assert over.result.ending is Ending.BIG_GIN
    assert over.known[0] & mask("7d")
    assert_fifty_two(over)


@EACH
def test_the_dealer_may_go_big_gin_too(rules: Rules) -> None:
    deal = play(deal_of(rules, LESS_SEVEN, GINNER, "7d"), "p u b")
    assert deal.result is not None
    assert (deal.result.ending, deal.result.knocker) == (Ending.BIG_GIN, 1)
    assert deal.result.hands is not None
    assert deal.result.hands[1].deadwood == 0
    assert deal.result.hands[0].left == mask(LESS_SEVEN)


@EACH
def test_ten_melded_cards_are_not_enough(rules: Rules) -> None:
    for hand in (GINNER, KNOCKER):
        deal = play(deal_of(rules, hand, DEFENDER, "Kc", stock="Kd"), "p p s")
        assert "b" not in legal(deal)
        error = refused(deal, "b")
        assert (error.code, error.params) == ("no_big_gin", {})


@EACH
def test_it_needs_a_draw_first(rules: Rules) -> None:
    deal = deal_of(rules, GINNER, LESS_SEVEN, "Kc", stock="7d")
    for line in ("", "p", "p p", "p p s d7d"):
        assert refused(play(deal, line), "b").code == "wrong_phase"


@pytest.mark.parametrize(
    "preset", [name for name, rules in PRESETS.items() if not rules.big_gin_bonus], ids=str
)
def test_where_the_rules_have_no_bonus_it_cannot_be_declared(preset: str) -> None:
    deal = play(deal_of(PRESETS[preset], GINNER, LESS_SEVEN, "Kc", stock="7d"), "p p s")
    assert BigGin() not in deal.legal_actions()
    assert refused(deal, "b").code == "no_big_gin"
    gins = {str(act.discard) for act in deal.legal_actions() if isinstance(act, Knock)}
    assert {"7d", "4d", "9s", "9c"} <= gins


@EACH
def test_nothing_is_laid_off_on_it(rules: Rules) -> None:
    over = play(deal_of(rules, GINNER, LESS_SEVEN, "Kc", stock="7d"), "p p s b")
    for text in ("l4c0", "l8d2", ".", "b", "s"):
        assert refused(over, text).code == "deal_over"
    with pytest.raises(IllegalAction, match="deal_over"):
        over.apply(BigGin())


@EACH
def test_on_the_last_turn_it_counts(rules: Rules) -> None:
    near = play(deal_of(replace(rules, max_turns=3), GINNER, LESS_SEVEN, "Kc", stock="7d"), "p p s")
    over = play(replace(near, turns=2), "b")
    assert over.result is not None
    assert (over.turns, over.result.ending) == (3, Ending.BIG_GIN)


@pytest.mark.parametrize("name", ["gin only", "upcard", "knock only", "around", "preset"])
def test_with_the_third_last_card_it_counts(name: str) -> None:
    deal = thrown_through(deal_of(RULES[name], GINNER, LESS_SEVEN, "Kc", last="7d Th 8h"), 3)
    over = play(deal, "s b")
    assert over.result is not None
    assert (over.result.ending, len(over.stock)) == (Ending.BIG_GIN, 2)


@pytest.mark.parametrize("limit", [10, 0])
def test_the_last_discard_may_be_taken_for_it(limit: int) -> None:
    rules = replace(RULES["knock only"], knock_limit=limit)
    deal = thrown_through(deal_of(rules, LESS_SEVEN.replace("8s", "7d"), GINNER, "Kc"), 3)
    deal = play(deal, "s d7d")
    assert deal.phase is Phase.LAST_DISCARD
    assert legal(deal) == {"t", "p"}
    taken = play(deal, "t")
    assert "b" in legal(taken)
    over = play(taken, "b")
    assert over.result is not None
    assert (over.result.ending, over.result.knocker) == (Ending.BIG_GIN, 1)


def test_after_it_no_turn_has_to_end_the_deal() -> None:
    theirs = LESS_SEVEN.replace("8s", "7d")
    deal = thrown_through(deal_of(RULES["knock only"], theirs, GINNER, "Kc"), 3)
    taken = play(deal, "s d7d t")
    assert taken.throwing is Throwing.MUST_END
    assert play(taken, "k9s:Ac2c3c/9c9d9h/4d5d6d7d").throwing is Throwing.FREE
    assert play(taken, "b").throwing is Throwing.FREE


def test_runs_are_laid_as_long_as_they_go() -> None:
    deal = play(
        deal_of(DEAD, "Ac2c3c4c5c6c7c8c9c Tc", "Kh Ks Qc Jd 6s 5h Th 8h Jh 2d", "Kc", stock="Jc"), "p p s b"
    )
    assert [str(meld) for meld in deal.spread] == ["Ac2c3c4c5c6c7c8c9cTcJc"]


def test_round_the_corner_it_may_be_one_arc() -> None:
    rules = RULES["around"]
    deal = play(
        deal_of(rules, "TcJcQcKcAc2c 9d9h9s 3c", "Kh Ks Qd Jd 6s 5h Th 8h Jh 2d", "Kd", stock="4c"), "p p s"
    )
    over = play(deal, "b")
    assert {str(meld) for meld in over.spread} == {"TcJcQcKcAc2c3c4c", "9d9h9s"}
    low = play(
        deal_of(DEAD, "TcJcQcKcAc2c 9d9h9s 3c", "Kh Ks Qd Jd 6s 5h Th 8h Jh 2d", "Kd", stock="4c"), "p p s"
    )
    assert {str(meld) for meld in play(low, "b").spread} == {"Ac2c3c4c", "TcJcQcKc", "9d9h9s"}


def test_both_hands_are_open_after_it() -> None:
    over = play(deal_of(DEAD, GINNER, LESS_SEVEN, "Kc", stock="7d"), "p p s b")
    for seat in (0, 1):
        view = View.of(over, seat)
        assert view.result == over.result
        assert view.laid == over.laid
        assert view.unseen & (mask(GINNER + "7d") | mask(LESS_SEVEN)) == 0
        assert view.unseen.bit_count() == len(over.stock)
