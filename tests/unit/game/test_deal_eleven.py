"""The start with eleven cards: the non-dealer throws first, without a draw and without a knock."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.deals import (
    DEFENDER,
    GINNER,
    KNOCKER,
    LOOSE,
    OTHER,
    assert_fifty_two,
    deal_of,
    legal,
    mask,
    play,
    refused,
    texts,
    throw_any,
)

from ginrummy.game.cards import ALL_CARDS, DECK, Card, cards_of
from ginrummy.game.deal import Deal, Ending
from ginrummy.game.events import Dealt, Discarded
from ginrummy.game.options import Phase, Throwing
from ginrummy.game.rules import KnockMode, Rules, Start, StockEnd
from ginrummy.game.view import View

FIXED = Rules(start=Start.ELEVEN_CARDS)
RULES = {
    "reshuffle": FIXED,
    "dead_at_two": replace(FIXED, stock_end=StockEnd.DEAD_AT_TWO),
    "knock_only": replace(FIXED, stock_end=StockEnd.KNOCK_ONLY),
    "gin_only": Rules(
        start=Start.ELEVEN_CARDS, knock_mode=KnockMode.GIN_ONLY, stock_end=StockEnd.DEAD_AT_TWO
    ),
    "big_gin": replace(FIXED, big_gin_bonus=31),
}
EACH = pytest.mark.parametrize("rules", RULES.values(), ids=RULES)


@EACH
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_twenty_first_card_goes_to_the_non_dealer(rules: Rules, dealer: int) -> None:
    deal = Deal.start(rules, dealer, "eleven", DECK)
    assert cards_of(deal.hands[1 - dealer]) == (*DECK[:10], DECK[20])
    assert cards_of(deal.hands[dealer]) == DECK[10:20]
    assert (deal.upcard, deal.pile, deal.stock) == (None, (), DECK[21:])
    assert (deal.phase, deal.turn, deal.throwing) == (Phase.DISCARD, 1 - dealer, Throwing.NO_KNOCK)
    assert (deal.drawn, deal.taken, deal.turns, deal.known) == (None, None, 0, (0, 0))
    assert deal.events == (Dealt(dealer, None),)
    assert_fifty_two(deal)


@EACH
def test_the_first_act_is_a_plain_discard_of_any_of_them(rules: Rules) -> None:
    deal = deal_of(rules, LOOSE, OTHER, "Kc")
    assert legal(deal) == {f"d{card}" for card in texts(mask(LOOSE + "Kc"))}
    for text in ("p", "u", "s", "t", "lAc0", "."):
        error = refused(deal, text)
        assert (error.code, error.params) == ("wrong_phase", {"phase": "discard"})
    assert refused(deal, "d2c").code == "card_not_in_hand"


@EACH
@pytest.mark.parametrize(
    ("hand", "knock"),
    [(KNOCKER, "kKc:Ac2c3c/9c9d9h/4d5d6d"), (GINNER, "kKc:Ac2c3c/9c9d9h9s/4d5d6d")],
)
def test_neither_knock_nor_gin_is_allowed_yet(rules: Rules, hand: str, knock: str) -> None:
    deal = deal_of(rules, hand, DEFENDER, "Kc")
    error = refused(deal, knock)
    assert (error.code, error.params) == ("first_discard_only", {})
    assert all(text.startswith("d") for text in legal(deal))


@EACH
def test_nor_is_big_gin(rules: Rules) -> None:
    deal = deal_of(rules, GINNER, DEFENDER.replace("7d", "8s"), "7d")
    error = refused(deal, "b")
    assert (error.code, error.params) == ("no_big_gin", {})
    assert len(legal(deal)) == 11


@EACH
def test_then_the_dealer_draws_or_takes_what_was_thrown(rules: Rules) -> None:
    deal = play(deal_of(rules, LOOSE, OTHER, "Kc", stock="8h"), "dKc")
    assert (deal.phase, deal.turn, deal.turns, deal.throwing) == (Phase.DRAW, 1, 1, Throwing.FREE)
    assert (deal.pile, deal.pile_closed) == ((Card.parse("Kc"),), False)
    assert deal.events[-1] == Discarded(0, Card.parse("Kc"))
    assert legal(deal) == {"s", "t"}
    taken = play(deal, "t")
    assert taken.taken == Card.parse("Kc")
    assert refused(taken, "dKc").code == "taken_card"
    assert play(deal, "s").drawn == Card.parse("8h")
    assert_fifty_two(taken)


@EACH
def test_from_then_on_it_is_a_deal_like_any_other(rules: Rules) -> None:
    deal = play(deal_of(rules, DEFENDER, GINNER, "Kc", stock="Kd"), "dKc s")
    assert "kKd:Ac2c3c/9c9d9h9s/4d5d6d" in legal(deal), "the dealer may go gin at once"
    over = play(deal, "kKd:Ac2c3c/9c9d9h9s/4d5d6d")
    assert over.result is not None
    assert (over.result.ending, over.result.knocker, over.result.upcard) == (Ending.GIN, 1, None)
    # The thrower's next turn is free as well.
    later = play(deal_of(rules, GINNER, DEFENDER, "Kc", stock="Kd Th"), "dKc s dKd s")
    assert "kTh:Ac2c3c/9c9d9h9s/4d5d6d" in legal(later)


@EACH
def test_the_first_discard_is_the_first_turn(rules: Rules) -> None:
    deal = play(deal_of(replace(rules, max_turns=2), LOOSE, OTHER, "Kc", stock="8h"), "dKc s d8h")
    assert deal.result is not None
    assert (deal.turns, deal.result.ending) == (2, Ending.TURN_LIMIT)


def test_there_are_as_many_draws_as_with_an_upcard() -> None:
    deal = throw_any(deal_of(RULES["dead_at_two"], LOOSE, OTHER, "Kc"))
    draws = 0
    while deal.turn is not None:
        assert_fifty_two(deal)
        deal = throw_any(play(deal, "s"))
        draws += 1
    assert (draws, len(deal.stock), deal.turns) == (29, 2, 30)
    assert deal.result is not None
    assert (deal.result.ending, deal.result.upcard) == (Ending.TWO_CARDS_LEFT, None)


def test_the_last_discard_is_offered_here_too() -> None:
    deal = throw_any(deal_of(RULES["knock_only"], LOOSE, OTHER, "Kc"))
    while deal.phase is not Phase.LAST_DISCARD:
        deal = throw_any(play(deal, "s"))
    assert (len(deal.stock), deal.turns) == (2, 30)
    assert "p" in legal(deal)


def test_the_discards_are_shuffled_anew_here_too() -> None:
    deal = throw_any(deal_of(FIXED, LOOSE, OTHER, "Kc"))
    while deal.stock:
        deal = throw_any(play(deal, "s"))
    assert len(deal.pile) == 32
    deal = play(deal, "s")
    assert (len(deal.stock), len(deal.pile), deal.reshuffles) == (30, 1, 1)
    assert_fifty_two(deal)


class TestView:
    def test_the_dealer_sees_how_many_cards_and_none_of_them(self) -> None:
        deal = deal_of(FIXED, LOOSE, OTHER, "Kc")
        view = View.of(deal, 1)
        assert (view.opponent_cards, view.opponent_known, view.upcard, view.pile) == (11, 0, None, ())
        assert (view.stock, view.drawn, view.throwing) == (31, None, Throwing.NO_KNOCK)
        assert view.unseen == ALL_CARDS & ~mask(OTHER)
        assert view.legal_actions() == ()
        other = replace(deal, hands=(mask(LOOSE + "Kh"), deal.hands[1]))
        assert View.of(other, 1) == view

    def test_the_thrower_sees_its_own(self) -> None:
        view = View.of(deal_of(FIXED, LOOSE, OTHER, "Kc"), 0)
        assert view.hand == mask(LOOSE + "Kc")
        assert view.opponent_cards == 10
        assert len(view.legal_actions()) == 11
