"""High aces, runs around the corner and aces of fifteen, against the plain definition."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from support import brute
from support.deals import mask, texts

from ginrummy.game.cards import DECK, CardSet, bits_of, card_set, cards_of
from ginrummy.game.layoffs import best_layoffs, fitting, laid_on
from ginrummy.game.melds import (
    LOW,
    Aces,
    Arrangement,
    Meld,
    Melding,
    arrangements,
    best_arrangement,
    best_discard,
    best_discards,
    deadwood,
    melding,
)
from ginrummy.game.rules import Rules

HIGH, AROUND = melding(Aces.HIGH_OR_LOW, 1), melding(Aces.AROUND, 1)
HIGH_15, AROUND_15 = melding(Aces.HIGH_OR_LOW, 15), melding(Aces.AROUND, 15)
EVERY = pytest.mark.parametrize(
    "rule", [HIGH, HIGH_15, AROUND, AROUND_15], ids=lambda m: f"{m.aces}-{m.ace_deadwood}"
)


def as_hand(held: CardSet) -> brute.Hand:
    return frozenset(texts(held))


class TestMelds:
    @pytest.mark.parametrize(("rule", "runs"), [(LOW, 264), (HIGH, 304), (AROUND, 524)])
    def test_how_many_there_are(self, rule: Melding, runs: int) -> None:
        assert Counter(meld.kind for meld in rule.melds.values()) == {"set": 65, "run": runs}
        assert len(rule.melds) == len(brute.all_melds(rule.aces.value)) == 65 + runs

    @pytest.mark.parametrize("rule", [LOW, HIGH, AROUND])
    def test_they_are_those_of_the_plain_definition(self, rule: Melding) -> None:
        assert {as_hand(key) for key in rule.melds} == set(brute.all_melds(rule.aces.value))
        assert all(meld.mask == key and Meld.of(key) == meld for key, meld in rule.melds.items())

    @pytest.mark.parametrize("rule", [HIGH, AROUND])
    def test_three_cards_are_a_meld_exactly_when_the_definition_says_so(self, rule: Melding) -> None:
        for three in combinations(DECK, 3):
            held = card_set(three)
            assert (held in rule.melds) == brute.is_meld([str(card) for card in three], rule.aces.value)

    @pytest.mark.parametrize("rule", [HIGH, AROUND])
    def test_melds_by_card(self, rule: Melding) -> None:
        for card in DECK:
            wanted = {key for key in rule.melds if key & card.mask}
            assert {meld.mask for meld in rule.melds_with[card.mask]} == wanted

    @pytest.mark.parametrize(
        ("text", "written", "high"),
        [
            ("AsKsQs", "QsKsAs", True),
            ("AsTsKsQsJs", "TsJsQsKsAs", True),
            ("2d3d4d5d6d7d8d9dTdJdQdKd", "2d3d4d5d6d7d8d9dTdJdQdKd", True),
            ("Ad3d4d5d6d7d8d9dTdJdQdKd", "3d4d5d6d7d8d9dTdJdQdKdAd", True),
            ("Ad2dKd", "KdAd2d", False),
            ("2hKhAhQh3h", "QhKhAh2h3h", False),
            ("Ac2c3c4cJcQcKc", "JcQcKcAc2c3c4c", False),
            ("Ac2c3c4c6c7c8c9cTcJcQcKc", "6c7c8c9cTcJcQcKcAc2c3c4c", False),
        ],
    )
    def test_a_run_is_written_from_its_low_end(self, text: str, written: str, high: bool) -> None:
        meld = Meld.parse(text)
        assert (str(meld), meld.kind) == (written, "run")
        assert "".join(str(card) for card in meld.cards) == written
        assert (meld.mask in HIGH.melds) == high
        assert meld.mask in AROUND.melds

    def test_the_whole_suit_is_one_run_however_it_is_read(self) -> None:
        suit = Meld.parse("".join(f"{rank}h" for rank in "KQJT98765432A"))
        assert str(suit) == "Ah2h3h4h5h6h7h8h9hThJhQhKh"
        assert all(rule.melds[suit.mask] is not None for rule in (LOW, HIGH, AROUND))

    @pytest.mark.parametrize("text", ["Ks2s3s", "QsAs2s", "KsAs2d", "JsKsAs", "KsAs"])
    def test_a_gap_is_no_run_under_any_rules(self, text: str) -> None:
        assert mask(text) not in AROUND.melds


class TestPoints:
    def test_an_ace_counts_what_the_rules_say_and_nothing_else_changes(self) -> None:
        for card in DECK:
            assert AROUND.points(card) == HIGH.points(card) == card.points
            assert (
                AROUND_15.points(card) == HIGH_15.points(card) == (15 if str(card)[0] == "A" else card.points)
            )
        hand = mask("AcAd KsTs 5h")
        assert (AROUND.points_of(hand), AROUND_15.points_of(hand)) == (27, 55)
        assert LOW.points_of(hand) == 27

    def test_the_most_that_ten_cards_can_hold(self) -> None:
        # Two dear aces beside pairs of kings, queens, jacks and tens that make no run.
        hand = mask("AcAd KhKs QcQd JhJs ThTs")
        assert deadwood(hand) == 2 + 80
        assert deadwood(hand, AROUND_15) == deadwood(hand, HIGH_15) == 30 + 80

    @pytest.mark.parametrize(
        ("hand", "low", "high", "around", "high_dear", "around_dear"),
        [
            ("QsKsAs", 21, 0, 0, 0, 0),
            ("KsAs2s", 13, 13, 0, 27, 0),
            ("As2s3s", 0, 0, 0, 0, 0),
            ("KsAs2s3s", 10, 10, 0, 10, 0),
            ("QsKsAs2s3s", 20, 5, 0, 5, 0),
            ("QsKsAs2s3s4s", 20, 0, 0, 0, 0),
            ("JsQsKsAs2s3s", 0, 0, 0, 0, 0),
            ("AcAdAh KhAs", 10, 10, 10, 10, 10),
            ("AcAd", 2, 2, 2, 30, 30),
            ("QcKcAc AdAh", 20, 2, 2, 20, 20),
        ],
    )
    def test_known_hands(
        self, hand: str, low: int, high: int, around: int, high_dear: int, around_dear: int
    ) -> None:
        held = mask(hand)
        assert [deadwood(held, rule) for rule in (LOW, HIGH, AROUND, HIGH_15, AROUND_15)] == [
            low,
            high,
            around,
            high_dear,
            around_dear,
        ]


@EVERY
@pytest.mark.parametrize("suit", range(4))
def test_deadwood_of_the_holdings_of_one_suit(rule: Melding, suit: int) -> None:
    for held in range(suit, 1 << 13, 3 if suit == 0 else 41):
        hand = held << 16 * suit
        wanted = brute.deadwood(as_hand(hand), rule.aces.value, rule.ace_deadwood)
        assert deadwood(hand, rule) == wanted
        best = best_arrangement(hand, rule)
        check(hand, best, rule)
        assert best.deadwood == wanted


def check(hand: CardSet, way: Arrangement, rule: Melding) -> None:
    """Check that an arrangement is one of the hand."""
    laid = 0
    for meld in way.melds:
        assert rule.melds[meld.mask] == meld
        assert not laid & meld.mask
        laid |= meld.mask
    assert laid | way.left == hand
    assert not laid & way.left
    assert way.deadwood == rule.points_of(way.left) == brute.points(texts(way.left), rule.ace_deadwood)


def near_the_corner(rng: Random, size: int) -> CardSet:
    """Draw cards of which most are aces and their neighbours."""
    near = [card for card in DECK if (card.rank + 4) % 13 < 8]
    far = [card for card in DECK if card not in near]
    count = min(size, rng.randrange(6, 12))
    return card_set([*rng.sample(near, count), *rng.sample(far, size - count)])


@EVERY
def test_hands_near_the_corner(rule: Melding) -> None:
    rng = Random(f"corner {rule.aces} {rule.ace_deadwood}")
    aces, ace = rule.aces.value, rule.ace_deadwood
    for _ in range(120):
        hand = near_the_corner(rng, 10)
        plain = as_hand(hand)
        least = brute.deadwood(plain, aces, ace)
        assert deadwood(hand, rule) == least
        best = best_arrangement(hand, rule)
        check(hand, best, rule)
        assert best.deadwood == least
        wanted = {melds: brute.left_over(plain, melds, ace) for melds in brute.arrangements(plain, aces)}
        listed = {
            frozenset(as_hand(meld.mask) for meld in way.melds): way
            for way in arrangements(hand, melding=rule)
        }
        assert {melds: way.deadwood for melds, way in listed.items()} == wanted
        for way in listed.values():
            check(hand, way, rule)
        within = [way.deadwood for way in arrangements(hand, least + 5, rule)]
        assert sorted(within) == sorted(left for left in wanted.values() if left <= least + 5)


@EVERY
def test_throws_near_the_corner(rule: Melding) -> None:
    rng = Random(f"throws {rule.aces} {rule.ace_deadwood}")
    aces, ace = rule.aces.value, rule.ace_deadwood
    for _ in range(80):
        hand = near_the_corner(rng, 11)
        least, throws = brute.best_discards(as_hand(hand), None, aces, ace)
        left, thrown = best_discards(hand, 0, rule)
        assert (left, set(texts(thrown))) == (least, throws)
        left, one = best_discard(hand, rule)
        assert left == least
        assert one & thrown == one
        assert one.bit_count() == 1
        taken = rng.choice(texts(hand))
        least, throws = brute.best_discards(as_hand(hand), taken, aces, ace)
        left, thrown = best_discards(hand, mask(taken), rule)
        assert (left, set(texts(thrown))) == (least, throws)


@pytest.mark.parametrize("rule", [HIGH, AROUND])
def test_what_fits_a_meld_is_what_makes_a_longer_one(rule: Melding) -> None:
    for meld in rule.melds.values():
        held = as_hand(meld.mask)
        wanted = {
            card for card in brute.DECK if card not in held and brute.is_meld(held | {card}, rule.aces.value)
        }
        assert set(texts(fitting(meld, rule))) == wanted
        for card in {*DECK[:: 1 + meld.mask % 7], *cards_of(fitting(meld, rule))}:
            grown = laid_on(meld, card, rule)
            assert (grown is not None) == (str(card) in wanted)
            if grown is not None:
                assert (grown.mask, grown.kind) == (meld.mask | card.mask, meld.kind)


@pytest.mark.parametrize(
    ("meld", "low", "high", "around"),
    [
        ("As2s3s", "4s", "4s", "4sKs"),
        ("JsQsKs", "Ts", "TsAs", "TsAs"),
        ("QsKsAs", None, "Js", "Js2s"),
        ("KsAs2s", None, None, "Qs3s"),
        ("AcAdAh", "As", "As", "As"),
        ("2s3s4s5s6s7s8s9sTsJsQsKs", "As", "As", "As"),
        ("As2s3s4s5s6s7s8s9sTsJsQs", "Ks", "Ks", "Ks"),
    ],
)
def test_what_fits_at_the_corner(meld: str, low: str | None, high: str | None, around: str) -> None:
    laid = Meld.parse(meld)
    for rule, fits in ((LOW, low), (HIGH, high), (AROUND, around)):
        if fits is None:
            assert laid.mask not in rule.melds
        else:
            assert fitting(laid, rule) == mask(fits)


def test_layoffs_chain_round_the_corner() -> None:
    best = best_layoffs(mask("As2s3s 9h 7d"), [Meld.parse("JsQsKs")], AROUND_15)
    assert [(str(card), meld) for card, meld in best.layoffs] == []
    # A low run of his own is worth more than the chain, until the three is gone.
    best = best_layoffs(mask("As2s 9h 7d"), [Meld.parse("JsQsKs")], AROUND_15)
    assert [(str(card), meld) for card, meld in best.layoffs] == [("As", 0), ("2s", 0)]
    assert best.deadwood == 16
    high = best_layoffs(mask("As2s 9h 7d"), [Meld.parse("JsQsKs")], HIGH_15)
    assert [(str(card), meld) for card, meld in high.layoffs] == [("As", 0)]
    assert high.deadwood == 18


@EVERY
def test_joint_layoffs_near_the_corner(rule: Melding) -> None:
    rng = Random(f"layoffs {rule.aces} {rule.ace_deadwood}")
    aces, ace = rule.aces.value, rule.ace_deadwood
    close = [
        meld
        for meld in rule.melds.values()
        if meld.mask.bit_count() <= 4 and meld.mask & mask("AcAdAhAsKcKdKhKs")
    ]
    for _ in range(60):
        spread: list[Meld] = []
        for meld in rng.sample(close, 3):
            if not any(meld.mask & other.mask for other in spread):
                spread.append(meld)
        used = sum(meld.mask for meld in spread)
        near = [card for card in DECK if (card.rank + 4) % 13 < 8 and not card.mask & used]
        hand = card_set(rng.sample(near, 9))
        best = best_layoffs(hand, spread, rule)
        wanted = brute.least_and_fewest(
            as_hand(hand), tuple(as_hand(meld.mask) for meld in spread), aces, ace
        )
        assert (best.deadwood, len(best.layoffs)) == wanted
        rest, table = hand, list(spread)
        for card, index in best.layoffs:
            assert rest & card.mask
            rest ^= card.mask
            grown = laid_on(table[index], card, rule)
            assert grown is not None
            table[index] = grown
        assert best.own == best_arrangement(rest, rule)


@EVERY
def test_a_throw_is_found_in_every_holding_of_one_suit(rule: Melding) -> None:
    for held in range(1, 1 << 13, 5):
        left, thrown = best_discard(held, rule)
        assert held & thrown
        assert (
            left == deadwood(held ^ thrown, rule) == min(deadwood(held ^ bit, rule) for bit in bits_of(held))
        )


def test_the_same_rules_share_their_tables() -> None:
    assert Rules().melding is LOW is melding(Aces.LOW, 1)
    assert melding(Aces.AROUND, 15) is AROUND_15
    assert AROUND is not AROUND_15
