"""What a seat reckons about cards it cannot see."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from support.deals import REGULAR, mask
from support.playout import playout

from ginrummy.game.cards import Card, card_set
from ginrummy.game.deal import Deal
from ginrummy.game.events import Reshuffled
from ginrummy.game.melds import LOW
from ginrummy.game.view import View
from ginrummy.players.knowledge import Knowledge, after_draws, gin_cards, partners


def test_each_card_has_three_pairs_of_its_rank_and_one_to_three_of_its_suit():
    pairs_of = partners(LOW)
    assert len(pairs_of) == 52
    assert len(pairs_of[mask("Ah")]) == 4
    assert len(pairs_of[mask("2h")]) == 5
    assert len(pairs_of[mask("7h")]) == 6
    for pairs in pairs_of.values():
        assert all(
            low | high == pair and low.bit_count() == high.bit_count() == 1 for pair, low, high in pairs
        )


def test_the_odds_are_the_unknown_cards_of_the_hand_over_the_unseen_cards(view):
    moment = view("4c 5c 6c 2d 2h 2s Ad 3s 5h Jh", "8s Kd", known="Kh Ks")
    know = Knowledge.of(moment)
    assert know.stock.bit_count() == 52 - 10 - 2 - 2
    assert know.odds == pytest.approx(8 / 38)
    assert know.theirs == mask("KhKs")
    assert know.turn == 2


def test_a_card_is_safe_when_no_pair_for_it_is_left(view):
    know = Knowledge.of(view("4c 5c 6c Qd Kh 2s Ad 3s 5h Jd", "Ks Qs"))
    # The kings left are one; the queen and jack of diamonds are in the own hand.
    assert know.danger(Card.parse("Kd"), know.stock) == 0
    assert know.danger(Card.parse("8d"), know.stock) > 0


def test_a_pair_surely_held_makes_a_card_certain_to_meld(view):
    know = Knowledge.of(view("4c 5c 6c Qd Kh 2s Ad 3s 5h Jd", "8s Qs", known="Kd Ks"))
    assert know.danger(Card.parse("Kh"), know.stock | know.theirs) == 1


def test_one_card_of_a_pair_surely_held_counts_as_much_as_the_other_is_likely(view):
    know = Knowledge.of(view("Ac 2d 3h 4s 7c 8d 9h Td Jc Qd", "Ks Kc", known="Kh"))
    # Diamonds: the jack is live but the queen is not; kings: only K-K, one held for sure, is not live either.
    assert know.danger(Card.parse("Kd"), know.stock | know.theirs) == 0
    assert know.danger(Card.parse("Qh"), know.stock | know.theirs) == pytest.approx(
        1 - (1 - know.odds) * (1 - know.odds**2) ** 2
    )


def test_no_turn_is_left_once_the_opponents_draw_leaves_two_cards(view):
    hand = "4c 5c 6c Qd Kh 2s Ad 3s 5h Jd 9d"
    assert not Knowledge.of(view(hand, "Ks", preset="straight", stock=4)).last
    assert Knowledge.of(view(hand, "Ks", preset="straight", stock=3)).last
    assert not Knowledge.of(view(hand, "Ks", stock=0)).last


def test_the_draws_are_looked_at_with_the_best_discard_after_each():
    kept = mask("4c5c6c 7d8d9d QcQdQh Ks")
    assert after_draws(kept, mask("7cKd2h")) == [0, 2, 10]
    assert gin_cards(kept, mask("7cTdQsKd2h")) == 3


@pytest.mark.parametrize("number", range(6))
def test_after_a_reshuffle_the_opponents_cards_are_known_and_never_wrongly(number):
    rng = Random(f"reshuffle {number}")
    deals = list(playout(Deal.start(REGULAR, number % 2, f"reshuffle {number}"), rng, 0.0, 0.0))
    seen = 0
    for before, after in pairwise(deals):
        fresh = sum(isinstance(event, Reshuffled) for event in after.events[len(before.events) :])
        for seat in (0, 1):
            know = Knowledge.of(View.of(after, seat))
            assert know.theirs & ~after.hands[1 - seat] == 0
            assert card_set(after.stock) & ~know.stock == 0
            assert know.stock & know.theirs == 0
            if fresh and seat == after.turn:
                assert know.theirs == after.hands[1 - seat]
                assert know.odds == 0
        seen += fresh
    assert seen > 1
