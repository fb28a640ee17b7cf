from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest
from support.deals import (
    LOOSE,
    OTHER,
    REGULAR,
    assert_fifty_two,
    cards,
    deal_of,
    legal,
    mask,
    own_throws,
    play,
    refused,
    texts,
    written_deck,
)

from ginrummy.game.actions import (
    DrawStock,
    parse_action,
)
from ginrummy.game.cards import ALL_CARDS, DECK, Card, cards_of
from ginrummy.game.deal import Deal
from ginrummy.game.errors import CodedError
from ginrummy.game.events import (
    Dealt,
    Discarded,
    Drew,
    Passed,
    Took,
)
from ginrummy.game.options import Phase


class TestStart:
    @pytest.mark.parametrize("dealer", [0, 1])
    def test_a_written_deck_is_dealt_in_its_order(self, dealer: int) -> None:
        deal = Deal.start(REGULAR, dealer, "seed", DECK)
        assert deal.turn == 1 - dealer
        assert cards_of(deal.hands[1 - dealer]) == DECK[:10]
        assert cards_of(deal.hands[dealer]) == DECK[10:20]
        assert deal.upcard == DECK[20]
        assert deal.pile == (DECK[20],)
        assert deal.stock == DECK[21:]
        assert len(deal.stock) == 31
        assert deal.events == (Dealt(dealer, DECK[20]),)
        assert_fifty_two(deal)

    def test_the_seed_decides_the_deck(self) -> None:
        one, again, other = (Deal.start(REGULAR, 0, seed) for seed in ("a", "a", "b"))
        assert one == again
        assert one.hands != other.hands
        assert_fifty_two(one)

    @pytest.mark.parametrize("deck", [(), DECK[:51], (*DECK[:51], DECK[0]), (*DECK, DECK[0])])
    def test_a_bad_deck_is_refused(self, deck: tuple[Card, ...]) -> None:
        with pytest.raises(CodedError, match="bad_deck"):
            Deal.start(REGULAR, 0, "seed", deck)

    def test_a_deal_is_immutable(self) -> None:
        with pytest.raises(FrozenInstanceError):
            Deal.start(REGULAR, 0, "seed").turn = 1  # type: ignore[misc]


class TestUpcard:
    def test_the_non_dealer_may_take_it_or_pass_and_nothing_else(self) -> None:
        deal = deal_of(REGULAR, LOOSE, OTHER, "Kc")
        assert (deal.phase, deal.turn) == (Phase.UPCARD, 0)
        assert legal(deal) == {"u", "p"}
        for text in ("s", "t", "dAc", "kAc:", "lAc0", "."):
            error = refused(deal, text)
            assert (error.code, error.params) == ("wrong_phase", {"phase": "upcard"})

    def test_the_non_dealer_takes_it(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc"), "u")
        assert (deal.phase, deal.turn, deal.pile) == (Phase.DISCARD, 0, ())
        assert deal.drawn == deal.taken == Card.parse("Kc")
        assert deal.known == (mask("Kc"), 0)
        assert deal.events[-1] == Took(0, Card.parse("Kc"), upcard=True)
        assert_fifty_two(deal)
        after = play(deal, "dKd")
        assert (after.phase, after.turn, after.turns) == (Phase.DRAW, 1, 1)
        assert legal(after) == {"s", "t"}

    def test_the_dealer_takes_it_after_a_pass(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc"), "p")
        assert (deal.phase, deal.turn) == (Phase.UPCARD, 1)
        assert legal(deal) == {"u", "p"}
        after = play(deal, "u dQd")
        assert (after.phase, after.turn, after.turns, after.pile_closed) == (Phase.DRAW, 0, 1, False)
        assert legal(after) == {"s", "t"}
        assert after.known == (0, mask("Kc"))
        assert [type(event) for event in after.events] == [Dealt, Passed, Took, Discarded]

    def test_after_two_passes_the_non_dealer_draws_from_the_stock(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d"), "p p")
        assert (deal.phase, deal.turn, deal.passes, deal.pile_closed) == (Phase.DRAW, 0, 2, True)
        assert legal(deal) == {"s"}
        assert refused(deal, "t").code == "must_draw_from_stock"
        assert refused(deal, "p").code == "wrong_phase"
        after = play(deal, "s")
        assert (after.drawn, after.taken, after.pile_closed) == (Card.parse("2d"), None, False)
        assert after.events[-1] == Drew(0, Card.parse("2d"))

    def test_the_pile_is_closed_for_that_one_draw_only(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d"), "p p s dKd")
        assert legal(deal) == {"s", "t"}
        assert play(deal, "t").taken == Card.parse("Kd")

    def test_passes_are_no_turns(self) -> None:
        assert play(deal_of(REGULAR, LOOSE, OTHER, "Kc"), "p p").turns == 0


class TestDrawAndDiscard:
    def test_from_the_stock_any_card_may_go_the_drawn_one_too(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d"), "p p s")
        assert len(own_throws(deal)) == 11
        assert legal(deal) == {f"d{card}" for card in cards_of(deal.hands[0])}
        after = play(deal, "d2d")
        assert after.pile == cards("Kc 2d")
        assert after.hands[0] == mask(LOOSE)

    def test_the_card_taken_may_not_be_thrown_in_that_turn(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d 8h"), "u")
        error = refused(deal, "dKc")
        assert (error.code, error.params) == ("taken_card", {"card": "Kc"})
        assert len(own_throws(deal)) == 10
        later = play(deal, "dKd s d2d")
        assert "dKc" in legal(play(later, "s")), "in a later turn it may go"
        assert refused(play(later, "t"), "d2d").code == "taken_card"

    def test_a_card_from_the_discards_is_known_while_it_is_held(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d 8h"), "u dKd t dQd s")
        assert deal.known == (mask("Kc"), mask("Kd"))
        thrown = play(deal, "dKc")
        assert thrown.known == (0, mask("Kd"))
        assert play(thrown, "t").known == (0, mask("KcKd"))

    @pytest.mark.parametrize("text", ["d2d", "dQd", "dKs"])
    def test_a_card_elsewhere_may_not_be_thrown(self, text: str) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc"), "u")
        error = refused(deal, text)
        assert (error.code, error.params) == ("card_not_in_hand", {"card": text[1:]})

    def test_draws_and_discards_each_have_their_phase(self) -> None:
        deal = deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d")
        discard = play(deal, "p p s")
        for text in ("s", "t", "u", "p", "l2d0", "."):
            assert refused(discard, text).params == {"phase": "discard"}
        draw = play(discard, "d2d")
        for text in ("dKd", "u", "p", "k2c:", "lKd0", "."):
            assert refused(draw, text).params == {"phase": "draw"}

    def test_an_act_leaves_the_old_state_alone(self) -> None:
        deal = play(deal_of(REGULAR, LOOSE, OTHER, "Kc", stock="2d"), "p p")
        copy = replace(deal)
        deal.apply(DrawStock())
        assert deal == copy


def test_the_events_of_an_act_are_added_to_those_of_the_deal() -> None:
    deal = deal_of(REGULAR, LOOSE, OTHER, "Kc")
    for text in ("p", "p", "s", "dKd", "t", "d2c"):
        after, events = deal.apply(parse_action(text))
        assert after.events == (*deal.events, *events)
        assert events
        deal = after


def test_a_deck_that_is_written_is_whole() -> None:
    deck = written_deck(LOOSE, OTHER, "Kc", "2d 8h", "As 9s")
    assert (len(deck), set(deck)) == (52, set(DECK))
    assert deck[21:23] == list(cards("2d 8h"))
    assert deck[-2:] == list(cards("As 9s"))
    assert mask("".join(texts(ALL_CARDS))) == ALL_CARDS


@pytest.mark.parametrize("dealer", [-1, 2, 7])
def test_a_dealer_at_no_seat_is_refused(dealer: int) -> None:
    with pytest.raises(CodedError) as refused_start:
        Deal.start(REGULAR, dealer, "seat")
    assert refused_start.value.code == "bad_seat"
