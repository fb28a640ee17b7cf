"""The refusals of a deal, code for code with all they say, and the facts of both seats."""

from __future__ import annotations

import pytest
from support.deals import DEFENDER, GINNER, KNOCKER, REGULAR, deal_of, mask, play

from ginrummy.game.actions import LayOff, Pass
from ginrummy.game.cards import DECK, Card
from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError, IllegalAction
from ginrummy.game.rules import PRESETS


@pytest.mark.parametrize("dealer", [-1, 2, None])
def test_there_are_two_seats(dealer: int) -> None:
    with pytest.raises(CodedError) as refused:
        Deal.start(REGULAR, dealer, "seed")
    assert (refused.value.code, refused.value.params) == ("bad_seat", {"seat": dealer})


@pytest.mark.parametrize("deck", [(), DECK[:51], (*DECK, DECK[51]), (DECK[1], *DECK[1:])])
def test_a_deck_is_each_card_once(deck: tuple[Card, ...]) -> None:
    with pytest.raises(CodedError) as refused:
        Deal.start(REGULAR, 0, "seed", deck)
    assert (refused.value.code, refused.value.params) == ("bad_deck", {})


def test_nothing_follows_the_end() -> None:
    deal = play(deal_of(REGULAR, GINNER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h9s/4d5d6d")
    with pytest.raises(IllegalAction) as refused:
        deal.apply(Pass())
    assert (refused.value.code, refused.value.params) == ("deal_over", {})


@pytest.mark.parametrize("index", [-3, -1, 3])
def test_a_meld_there_is_not(index: int) -> None:
    # Counted from the end, the first of them would be the run that the four of clubs fits.
    deal = play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h/4d5d6d")
    with pytest.raises(IllegalAction) as refused:
        deal.apply(LayOff(Card.parse("4c"), index))
    assert (refused.value.code, refused.value.params) == ("does_not_fit", {"card": "4c"})


@pytest.mark.parametrize("card", ["9s", "Kd", "2s", "Tc"])
def test_a_card_that_the_defender_does_not_hold(card: str) -> None:
    deal = play(deal_of(REGULAR, KNOCKER, DEFENDER, "Kc", stock="Kd"), "p p s kKd:Ac2c3c/9c9d9h/4d5d6d")
    with pytest.raises(IllegalAction) as refused:
        deal.apply(LayOff(Card.parse(card), 1))
    assert (refused.value.code, refused.value.params) == ("card_not_in_hand", {"card": card})


def test_either_defender_is_known_to_hold_a_card_until_he_lays_it_off() -> None:
    eldest = deal_of(REGULAR, DEFENDER.replace("4c", "8h"), KNOCKER, "4c", stock="Kd")
    knocked = play(eldest, "u d8h s kKd:Ac2c3c/9c9d9h/4d5d6d")
    assert knocked.known == (mask("4c"), 0)
    assert play(knocked, "l7d2").known == (mask("4c"), 0)
    assert play(knocked, "l4c0").known == (0, 0)
    dealer = deal_of(REGULAR, KNOCKER.replace("2s", "Kd"), DEFENDER.replace("4c", "8h"), "Tc", stock="4c 2s")
    knocked = play(dealer, "p p s d4c t d8h s kKd:Ac2c3c/9c9d9h/4d5d6d l4c0")
    assert knocked.known == (0, 0)


def test_after_big_gin_with_a_taken_card_no_turn_is_left_open() -> None:
    deal = play(deal_of(PRESETS["north_american"], GINNER, DEFENDER.replace("7d", "8s"), "7d"), "u")
    assert deal.taken == deal.drawn == Card.parse("7d")
    over = play(deal, "b")
    assert (over.taken, over.drawn, over.turn, over.turns) == (None, None, None, 1)
    assert over.known == (mask("7d"), 0)
