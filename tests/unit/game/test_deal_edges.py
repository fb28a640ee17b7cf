"""The refusals of a deal, code for code with all they say, and the facts of both seats."""

from __future__ import annotations

import pytest
from support.deals import DEFENDER, GINNER, KNOCKER, REGULAR, deal_of, play

from ginrummy.game.actions import LayOff, Pass
from ginrummy.game.cards import DECK, Card
from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError, IllegalAction


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
