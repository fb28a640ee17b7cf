from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from support import brute
from support.deals import mask, texts

from ginrummy.game.cards import DECK, bits_of, cards_of
from ginrummy.game.errors import CodedError
from ginrummy.game.melds import (
    LOW,
    MELDS,
    MOST_DEADWOOD,
    Meld,
    arrangements,
    best_arrangement,
    best_discard,
    best_discards,
    deadwood,
)


def as_hand(held: int) -> brute.Hand:
    return frozenset(str(card) for card in cards_of(held))


def test_there_are_65_sets_and_264_runs() -> None:
    assert len(MELDS) == 329
    assert Counter(meld.kind for meld in MELDS.values()) == {"set": 65, "run": 264}
    assert all(meld.mask == key for key, meld in MELDS.items())


def test_the_melds_are_those_of_the_plain_definition() -> None:
    assert {as_hand(key) for key in MELDS} == set(brute.ALL_MELDS)
    assert all(brute.is_meld(meld) for meld in brute.ALL_MELDS)


def test_three_cards_are_a_meld_exactly_when_the_definition_says_so() -> None:
    for three in combinations(DECK, 3):
        held = three[0].mask | three[1].mask | three[2].mask
        assert (held in MELDS) == brute.is_meld(str(card) for card in three)


def test_melds_by_card() -> None:
    for card in DECK:
        assert {meld.mask for meld in LOW.melds_with[card.mask]} == {key for key in MELDS if key & card.mask}


@pytest.mark.parametrize(
    ("text", "kind", "written"),
    [
        ("3s4s5s", "run", "3s4s5s"),
        ("5S3s4S", "run", "3s4s5s"),
        ("As2s3s", "run", "As2s3s"),
        ("QhKhJh", "run", "JhQhKh"),
        ("Ac2c3c4c5c6c7c8c9cTcJcQcKc", "run", "Ac2c3c4c5c6c7c8c9cTcJcQcKc"),
        ("7h7c7d", "set", "7c7d7h"),
        ("7s7h7d7c", "set", "7c7d7h7s"),
    ],
)
def test_a_meld_is_read_in_any_order_and_written_in_one(text: str, kind: str, written: str) -> None:
    meld = Meld.parse(text)
    assert (meld.kind, str(meld)) == (kind, written)
    assert meld is Meld.of(meld.mask)
    assert "".join(str(card) for card in meld.cards) == written


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_spread"),
        ("3s4s", "bad_spread"),
        ("3s4s6s", "bad_spread"),
        ("3s4s5h", "bad_spread"),
        ("QsKsAs2d", "bad_spread"),
        ("QsAs2s", "bad_spread"),
        ("7c7d8h", "bad_spread"),
        ("KcAd2d", "bad_spread"),
        ("3s4s5", "bad_card"),
        ("3s4s5x", "bad_card"),
        ("3s4s4s", "bad_spread"),
    ],
)
def test_what_is_no_meld(text: str, code: str) -> None:
    with pytest.raises(CodedError) as refused:
        Meld.parse(text)
    assert refused.value.code == code


@pytest.mark.parametrize("text", ["QsKsAs", "KsAs2s"])
def test_low_aces_turn_no_corner(text: str) -> None:
    # It can be named, for other rules know it, but here it is none.
    assert Meld.parse(text).mask not in MELDS
    assert deadwood(mask(text)) == brute.points(texts(mask(text)))


def test_of_refuses_cards_that_are_no_meld() -> None:
    with pytest.raises(KeyError):
        Meld.of(mask("3s4s"))


@pytest.mark.parametrize("suit", range(4))
def test_deadwood_of_every_holding_of_one_suit(suit: int) -> None:
    # All 8,192 in clubs; the other suits use the same table through their own shift, so a part will do.
    for held in range(0, 1 << 13, 1 if suit == 0 else 7):
        hand = held << 16 * suit
        assert deadwood(hand) == brute.deadwood(as_hand(hand))


@pytest.mark.parametrize("suit", range(4))
def test_best_discard_from_every_holding_of_one_suit(suit: int) -> None:
    for held in range(1, 1 << 13, 1 if suit == 0 else 5):
        hand = held << 16 * suit
        left, thrown = best_discard(hand)
        assert thrown.bit_count() == 1
        assert hand & thrown
        assert left == deadwood(hand ^ thrown) == min(deadwood(hand ^ bit) for bit in bits_of(hand))


def test_ten_cards_hold_98_at_most() -> None:
    # Three of a rank are a set, so two of each rank are the most that can all count.
    dearest = sorted((min(rank, 10) for rank in range(1, 14) for _ in range(2)), reverse=True)
    assert sum(dearest[:10]) == MOST_DEADWOOD == 98
    assert deadwood(mask("KcKd QhQs JcJd ThTs 9c9d")) == 98


@pytest.mark.parametrize(
    ("hand", "least"),
    [
        ("", 0),
        ("Ks", 10),
        ("3s4s5s", 0),
        ("QsKsAs", 21),
        ("Ac2c3c Jd Qd Kd 7h8h9hTh", 0),
        ("2c2d2h2s 3d3s4d4s5d5s", 0),
        ("4s5s6s7s QsQhQd 6d3d2c", 11),
        ("7c7d7h7s 5s6s 5h6h 8c9c", 7),
    ],
)
def test_deadwood_of_known_hands(hand: str, least: int) -> None:
    assert deadwood(mask(hand)) == least


def test_eleven_melded_cards_leave_nothing_by_some_throws_only() -> None:
    eleven = mask("Ac2c3c4c 5d6d7d8d 9h9s9c")
    left, thrown = best_discards(eleven)
    assert (left, texts(thrown)) == (0, ["Ac", "4c", "5d", "8d"])


def test_the_taken_card_is_no_choice() -> None:
    hand = mask("Ac2c3c 4d5d6d 7h8h9h Ks Ts")
    assert best_discards(hand) == (10, mask("KsTs"))
    assert best_discards(hand, mask("Ks")) == (10, mask("Ts"))
    lone = mask("Ac2c3c 4d5d6d 7h8h9hTh Ks")
    assert best_discards(lone) == (0, mask("Ks"))
    assert best_discards(lone, mask("Ks")) == (10, mask("7hTh"))


def test_best_arrangement_lays_runs_as_long_as_they_go() -> None:
    best = best_arrangement(mask("Ac2c3c4c5c6c7c8c9cTc"))
    assert [str(meld) for meld in best.melds] == ["Ac2c3c4c5c6c7c8c9cTc"]
    assert (best.left, best.deadwood) == (0, 0)


def test_best_arrangement_of_nothing() -> None:
    assert best_arrangement(0) == ((), 0, 0)


def test_arrangements_within_a_limit() -> None:
    hand = mask("Ac2c3c4c")
    every = {tuple(str(meld) for meld in way.melds): way.deadwood for way in arrangements(hand)}
    assert every == {(): 10, ("Ac2c3c",): 4, ("2c3c4c",): 1, ("Ac2c3c4c",): 0}
    assert [way.deadwood for way in arrangements(hand, 0)] == [0]
    assert list(arrangements(mask("KcKd"), 19)) == []


def test_a_run_of_six_may_lie_in_two_pieces() -> None:
    ways = {tuple(str(meld) for meld in way.melds) for way in arrangements(mask("3s4s5s6s7s8s"), 0)}
    assert ways == {("3s4s5s6s7s8s",), ("3s4s5s", "6s7s8s")}


def test_an_arrangement_counts_what_it_leaves() -> None:
    hand = mask("2c2d2h2s 3c4c5c 9d 9s Kh")
    for way in arrangements(hand):
        laid = 0
        for meld in way.melds:
            assert not laid & meld.mask
            laid |= meld.mask
        assert laid | way.left == hand
        assert not laid & way.left
        assert way.deadwood == LOW.points_of(way.left)
