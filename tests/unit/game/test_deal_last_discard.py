"""The last discard: at two stock cards it may be taken, but only to end the deal with it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.deals import (
    DEFENDER,
    GINNER,
    KNOCKER,
    LOOSE,
    OTHER,
    THROWER,
    WANTS_KING,
    assert_fifty_two,
    at_last_discard,
    deal_of,
    drawn_out,
    legal,
    play,
    refused,
    thrown_through,
)

from ginrummy.game.cards import Card, cards_of
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.events import DealEnded, Discarded, Passed, Took
from ginrummy.game.options import Phase, Throwing
from ginrummy.game.rules import PRESETS, KnockMode, Rules, StockEnd
from ginrummy.game.scoring import Kind, score

TOURNAMENT = PRESETS["tournament"]
GIN_ONLY = Rules(knock_mode=KnockMode.GIN_ONLY, stock_end=StockEnd.KNOCK_ONLY)
MODES = pytest.mark.parametrize(
    "rules",
    [
        TOURNAMENT,
        GIN_ONLY,
        Rules(knock_mode=KnockMode.UPCARD, stock_end=StockEnd.KNOCK_ONLY),
        replace(TOURNAMENT, big_gin_bonus=31),
    ],
    ids=["fixed", "gin_only", "upcard", "big_gin"],
)

NO_HOPE = "2cQd 4h6s 8cTd Qh3s 5d7h"


def at_two(rules: Rules, dealer: str, upcard: str = "Tc") -> Deal:
    """Come to where seat 1 answers the last discard, or would under other rules."""
    return at_last_discard(rules, 1, dealer, upcard)


@MODES
def test_the_other_seat_answers_the_last_discard(rules: Rules) -> None:
    deal = at_two(rules, NO_HOPE)
    assert (deal.phase, deal.turn, len(deal.stock), deal.result) == (Phase.LAST_DISCARD, 1, 2, None)
    assert deal.events[-1] == Discarded(0, Card.parse("Kd"))
    assert_fifty_two(deal)


@MODES
def test_where_nothing_follows_it_can_only_be_left(rules: Rules) -> None:
    deal = at_two(rules, NO_HOPE)
    assert legal(deal) == {"p"}
    error = refused(deal, "t")
    assert (error.code, error.params) == ("no_knock_follows", {"limit": 0 if rules is GIN_ONLY else 10})
    for text in ("s", "u", "dQd", "kQd:", "b", "l2c0", "."):
        error = refused(deal, text)
        assert (error.code, error.params) == ("wrong_phase", {"phase": "last_discard"})


@MODES
@pytest.mark.parametrize("dealer", [NO_HOPE, WANTS_KING])
def test_leaving_it_makes_the_deal_dead(rules: Rules, dealer: str) -> None:
    deal = play(at_two(rules, dealer), "p")
    assert (deal.phase, deal.turn) == (Phase.OVER, None)
    assert deal.result is not None
    assert (deal.result.ending, deal.result.knocker, deal.result.hands) == (Ending.TWO_CARDS_LEFT, None, None)
    assert deal.result.upcard == Card.parse("Tc")
    assert deal.events[-2:] == (Passed(1), DealEnded())
    price = score(deal.result, rules)
    assert (price.kind, price.winner, price.points) == (Kind.DEAD, None, 0)
    assert_fifty_two(deal)


@MODES
def test_where_gin_follows_it_may_be_taken(rules: Rules) -> None:
    deal = at_two(rules, WANTS_KING)
    assert legal(deal) == {"t", "p"}
    after = play(deal, "t")
    assert (after.phase, after.turn, after.throwing) == (Phase.DISCARD, 1, Throwing.MUST_END)
    assert after.taken == after.drawn == Card.parse("Kd")
    assert after.events[-1] == Took(1, Card.parse("Kd"), upcard=False)
    assert_fifty_two(after)
    gin = "k9s:4c5c6c/KcKdKhKs/8d9dTd"
    assert gin in legal(after)
    over = play(after, gin)
    assert over.result is not None
    assert (over.result.ending, over.result.knocker, len(over.stock)) == (Ending.GIN, 1, 2)
    assert_fifty_two(over)


@MODES
def test_once_taken_the_deal_must_be_ended(rules: Rules) -> None:
    deal = play(at_two(rules, WANTS_KING), "t")
    assert all(text.startswith("k") for text in legal(deal))
    assert not any(text.startswith("kKd") for text in legal(deal)), "the card taken stays"
    for card in ("9s", "4c", "Kc", "Kd"):
        assert refused(deal, f"d{card}").code == "must_knock"
    assert refused(deal, "kKd:4c5c6c/KcKhKs/8d9dTd").code == "taken_card"
    for text in ("p", "t", "s"):
        assert refused(deal, text).params == {"phase": "discard"}


def test_a_knock_after_it_is_laid_off_on_as_ever() -> None:
    # Throwing the ten of hearts is gin; throwing a king instead leaves ten.
    knocked = play(at_two(TOURNAMENT, "KcKhKs 4c5c6c 8d9dTd Th"), "t kKh:4c5c6c/KcKdKs/8d9dTd")
    assert (knocked.phase, knocked.turn, knocked.throwing) == (Phase.LAYOFF, 0, Throwing.FREE)
    kept = {str(card) for card in cards_of(knocked.hands[0])}
    assert {text[1:3] for text in legal(knocked) - {"."}} == kept & {"3c", "7c", "7d", "Jd", "Kh"}
    over = play(knocked, ".")
    assert over.result is not None
    assert (over.result.ending, over.turns) == (Ending.KNOCK, 30)


def test_a_knock_needs_no_more_than_the_limit() -> None:
    # Nine cards melded and the king: whatever else goes, ten are left.
    hand = "4c5c6c 8d9dTd 3c3h3s 9s"
    deal = at_two(TOURNAMENT, hand)
    assert legal(deal) == {"t", "p"}
    assert "k9s:3c3h3s/4c5c6c/8d9dTd" in legal(play(deal, "t"))
    over = at_two(replace(TOURNAMENT, knock_limit=9), hand)
    assert legal(over) == {"p"}
    assert refused(over, "t").params == {"limit": 9}


def test_a_hand_that_is_gin_already_gains_nothing_by_it() -> None:
    # All ten are melded, but the card taken would have to be thrown again.
    deal = at_two(GIN_ONLY, "3c4c5c 9dTdJd 8c8d8h8s", upcard="Qc")
    assert legal(deal) == {"p"}
    assert refused(deal, "t").params == {"limit": 0}


@pytest.mark.parametrize(
    ("upcard", "limit", "follows"),
    [("7h", 7, True), ("8s", 8, True), ("Jc", 10, True), ("6s", 6, False), ("Ah", 0, False)],
)
def test_the_limit_is_that_of_the_first_upcard(upcard: str, limit: int, follows: bool) -> None:
    rules = Rules(knock_mode=KnockMode.UPCARD, stock_end=StockEnd.KNOCK_ONLY)
    # The king makes four of them; with the nine thrown an ace, a two and a four are left.
    deal = at_two(rules, "KcKhKs 4c5c6c Ad2h4h 9s", upcard=upcard)
    if follows:
        assert legal(deal) == {"t", "p"}
        assert play(deal, "t k9s:4c5c6c/KcKdKhKs").phase is Phase.LAYOFF
    else:
        assert legal(deal) == {"p"}
        assert refused(deal, "t").params == {"limit": limit}


@MODES
@pytest.mark.parametrize("turns", [29, 200])
def test_it_comes_before_the_turn_limit(rules: Rules, turns: int) -> None:
    deal = at_two(replace(rules, max_turns=turns), WANTS_KING)
    assert (deal.turns, deal.phase) == (29, Phase.LAST_DISCARD)
    dead = play(deal, "p")
    assert dead.result is not None
    assert dead.result.ending is Ending.TWO_CARDS_LEFT
    won = play(deal, "t k9s:4c5c6c/KcKdKhKs/8d9dTd")
    assert won.result is not None
    assert (won.result.ending, won.turns) == (Ending.GIN, 30)


@MODES
def test_the_turn_limit_comes_first_where_it_comes_earlier(rules: Rules) -> None:
    deal = thrown_through(deal_of(replace(rules, max_turns=28), THROWER, WANTS_KING, "Tc"), 3)
    assert deal.result is not None
    assert deal.result.ending is Ending.TURN_LIMIT


@MODES
def test_ending_the_deal_with_the_third_last_card_asks_nobody(rules: Rules) -> None:
    deal = thrown_through(deal_of(rules, GINNER.replace("9s", "Kd"), DEFENDER, "Tc", last="9s 7h 8h"), 3)
    over = play(deal, "s kKd:Ac2c3c/9c9d9h9s/4d5d6d")
    assert over.result is not None
    assert over.result.ending is Ending.GIN


def test_a_knock_with_the_third_last_card_asks_nobody() -> None:
    deal = thrown_through(deal_of(TOURNAMENT, KNOCKER, DEFENDER, "Tc", last="Kd 7h 8h"), 3)
    assert play(deal, "s kKd:Ac2c3c/9c9d9h/4d5d6d").phase is Phase.LAYOFF


@MODES
def test_taking_the_discard_with_three_left_keeps_play_going(rules: Rules) -> None:
    deal = thrown_through(deal_of(rules, LOOSE, OTHER, "Tc"), 3)
    for _ in range(4):
        deal = play(deal, "t")
        thrown = next(text for text in sorted(legal(deal)) if text.startswith("d"))
        deal = play(deal, thrown)
        assert (deal.phase, len(deal.stock)) == (Phase.DRAW, 3)


@MODES
def test_either_seat_may_be_asked(rules: Rules) -> None:
    # Seat 0 takes a discard in between, so that seat 1 draws the third-last card.
    deal = drawn_out(deal_of(rules, LOOSE, OTHER, "Tc"), 4)
    assert deal.turn == 1
    deal = play(deal, "t")
    deal = play(deal, next(text for text in sorted(legal(deal)) if text.startswith("d")))
    deal = play(deal, "s")
    deal = play(deal, f"d{deal.drawn}")
    assert (deal.turn, len(deal.stock)) == (1, 3)
    deal = play(deal, "s")
    deal = play(deal, f"d{deal.drawn}")
    assert (deal.phase, deal.turn) == (Phase.LAST_DISCARD, 0)


@pytest.mark.parametrize("end", [StockEnd.DEAD_AT_TWO, StockEnd.RESHUFFLE])
def test_no_other_rules_ask(end: StockEnd) -> None:
    deal = at_two(Rules(stock_end=end), WANTS_KING)
    assert deal.phase is (Phase.OVER if end is StockEnd.DEAD_AT_TWO else Phase.DRAW)
