"""The tables behind the melds, made anew and held entry by entry against a plain count."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from support import brute
from support.deals import mask, texts

from ginrummy.game.cards import DECK, CardSet, card_set
from ginrummy.game.errors import CodedError
from ginrummy.game.melds import (
    Aces,
    Meld,
    Melding,
    best_arrangement,
    best_discard,
    best_discards,
    deadwood,
    melding,
)

RULES = [
    (Aces.LOW, 1),
    (Aces.HIGH_OR_LOW, 1),
    (Aces.HIGH_OR_LOW, 15),
    (Aces.AROUND, 1),
    (Aces.AROUND, 15),
]
EVERY = pytest.mark.parametrize(("aces", "ace"), RULES)


def made_anew(aces: Aces, ace: int) -> Melding:
    """Make the tables of these rules once more, whatever was made before."""
    made: Melding = melding.__wrapped__(aces, ace)
    return made


@cache
def runs_of(aces: str) -> list[int]:
    return [
        sum(1 << brute.RANKS.index(rank) for rank in arc)
        for length in range(3, 14)
        for arc in brute.arcs(length, aces)
    ]


def values(held: int, ace: int) -> int:
    return brute.points((f"{brute.RANKS[bit]}c" for bit in range(13) if held >> bit & 1), ace)


@cache
def plain_least(aces: str, ace: int) -> list[int]:
    """Count the least that the runs of one suit leave, for each of its holdings, from the smallest up."""
    least: list[int] = []
    for held in range(1 << 13):
        laid = [least[held ^ run] for run in runs_of(aces) if run & held == run]
        bits = [1 << bit for bit in range(13) if held >> bit & 1]
        kept = [least[held ^ bit] + values(bit, ace) for bit in bits[:1]]
        least.append(min(laid + kept, default=0))
    return least


class TestTables:
    @EVERY
    def test_the_least_each_holding_of_a_suit_leaves(self, aces: Aces, ace: int) -> None:
        assert made_anew(aces, ace).least == plain_least(aces.value, ace)

    @EVERY
    def test_what_is_left_counts_that_and_the_rest_is_runs(self, aces: Aces, ace: int) -> None:
        made, plain = made_anew(aces, ace), plain_least(aces.value, ace)
        assert len(made.left) == 1 << 13
        for held, left in enumerate(made.left):
            assert left & held == left
            assert values(left, ace) == plain[held]
            assert plain[held ^ left] == 0

    @EVERY
    def test_the_best_throw_of_each_holding_and_the_lowest_of_equal_ones(self, aces: Aces, ace: int) -> None:
        made, plain = made_anew(aces, ace), plain_least(aces.value, ace)
        for held in range(1, 1 << 13):
            bits = [bit for bit in range(13) if held >> bit & 1]
            change, rank = min((plain[held ^ 1 << bit] - plain[held], bit) for bit in bits)
            entry = made.throw_club[held]
            assert (entry >> 6, entry & 63) == (change, rank)
        assert made.throw_diamond == [entry + 16 for entry in made.throw_club]
        assert made.throw_heart == [entry + 32 for entry in made.throw_club]
        assert made.throw_spade == [entry + 48 for entry in made.throw_club]

    @EVERY
    def test_a_suit_that_is_not_held_is_never_thrown(self, aces: Aces, ace: int) -> None:
        made = made_anew(aces, ace)
        # However much a throw may add, an absent suit is dearer still.
        assert made.throw_club[0] > 1000 + max(made.throw_club[1:])

    @EVERY
    def test_the_melds_are_named_anew(self, aces: Aces, ace: int) -> None:
        made = made_anew(aces, ace)
        assert (made.aces, made.ace_deadwood) == (aces, ace)
        plain = {mask("".join(meld)): meld for meld in brute.all_melds(aces.value)}
        assert set(made.melds) == set(plain)
        for key, meld in made.melds.items():
            kind = "set" if len({card[0] for card in plain[key]}) == 1 else "run"
            assert (meld.mask, meld.kind) == (key, kind)
        for card in DECK:
            with_it = [meld for meld in made.melds.values() if meld.mask & card.mask]
            assert list(made.melds_with[card.mask]) == with_it

    def test_sets_come_before_runs_and_low_runs_before_high_ones(self) -> None:
        melds = [str(meld) for meld in made_anew(Aces.LOW, 1).melds.values()]
        assert melds[:6] == ["AcAdAhAs", "AdAhAs", "AcAhAs", "AcAdAs", "AcAdAh", "2c2d2h2s"]
        assert melds[65:68] == ["Ac2c3c", "Ac2c3c4c", "Ac2c3c4c5c"]
        assert melds[-1] == "JsQsKs"


class TestThrows:
    @EVERY
    def test_a_throw_from_each_suit(self, aces: Aces, ace: int) -> None:
        made = made_anew(aces, ace)
        for suit in range(4):
            for held in range(1, 1 << 13, 11):
                thrown = 1 << 16 * suit << (made.throw_club[held] & 63)
                left = made.least[held] + (made.throw_club[held] >> 6)
                assert best_discard(held << 16 * suit, made) == (left, thrown)

    def test_of_no_card_none_is_thrown(self) -> None:
        left, thrown = best_discards(0)
        assert (left > 10_000, thrown) == (True, 0)
        lone = mask("Ks")
        assert best_discards(lone, lone) == (left, 0)
        assert best_discards(lone) == (0, lone)


def rich_hands(kind: str, count: int) -> list[CardSet]:
    """Draw hands of eleven from three neighbouring ranks and one far off: many sets, many runs, often at odds."""
    rng = Random(f"rich {kind}")
    hands = []
    for _ in range(count):
        low, far = rng.randrange(13), rng.randrange(13)
        ranks = {low, (low + 1) % 13, (low + 2) % 13, (low + 3) % 13, far}
        hands.append(card_set(rng.sample([card for card in DECK if card.rank in ranks], 11)))
    return hands


class TestHandsAtOdds:
    @EVERY
    def test_throws(self, aces: Aces, ace: int) -> None:
        rules = melding(aces, ace)
        for hand in rich_hands(f"throws {aces}", 150):
            left, thrown = best_discard(hand, rules)
            assert (thrown.bit_count(), hand & thrown) == (1, thrown)
            wanted, throws = brute.best_discards(frozenset(texts(hand)), None, aces.value, ace)
            assert left == wanted == deadwood(hand ^ thrown, rules)
            assert set(texts(thrown)) <= throws
            assert best_discards(hand, 0, rules) == (wanted, mask("".join(sorted(throws))))

    @EVERY
    def test_arrangements(self, aces: Aces, ace: int) -> None:
        rules = melding(aces, ace)
        for hand in rich_hands(f"arrangements {aces}", 150):
            best = best_arrangement(hand, rules)
            least = brute.deadwood(frozenset(texts(hand)), aces.value, ace)
            assert best.deadwood == deadwood(hand, rules) == least
            assert sum(meld.mask for meld in best.melds) | best.left == hand
            assert sum(meld.mask for meld in best.melds) & best.left == 0
            assert brute.points(texts(best.left), ace) == best.deadwood
            assert all(brute.is_meld(texts(meld.mask), aces.value) for meld in best.melds)

    @pytest.mark.parametrize(
        ("hand", "least"),
        [
            # Two ranks held three times, one to be laid as a set and the other not: neither both nor none.
            ("AcAdAh 2c2d2h 3c4c", 4),
            ("2c2d2h AcAdAh 3h4h", 4),
            ("QcQdQh KcKdKh JcTc", 20),
        ],
    )
    def test_one_set_and_one_run(self, hand: str, least: int) -> None:
        assert brute.deadwood(frozenset(texts(mask(hand)))) == least
        assert deadwood(mask(hand)) == least
        assert best_discard(mask(hand))[0] == brute.best_discards(frozenset(texts(mask(hand))))[0]

    @pytest.mark.parametrize("suit", "cdhs")
    @pytest.mark.parametrize("others", ["5c5d5h", "5c5d5h5s", "5c6c7c", "5c5d5h 9c9d9s"])
    def test_a_lone_card_of_any_suit_is_thrown(self, suit: str, others: str) -> None:
        lone = mask(f"K{suit}")
        assert best_discard(mask(others) | lone) == (0, lone)


class TestArrangements:
    @pytest.mark.parametrize(
        ("hand", "melds", "left"),
        [
            ("Kc Ac 2c", [], "KcAc2c"),
            ("Js Qs Ks As", ["JsQsKs"], "As"),
            ("3d4d5d6d7d 7c", ["3d4d5d6d7d"], "7c"),
            ("3d4d5d6d7d 7c7h7s", ["3d4d5d6d", "7c7d7h7s"], ""),
            ("7c7h7s 8d8h8s", ["7c7h7s", "8d8h8s"], ""),
        ],
    )
    def test_low_aces(self, hand: str, melds: list[str], left: str) -> None:
        best = best_arrangement(mask(hand))
        assert sorted(str(meld) for meld in best.melds) == sorted(melds)
        assert best.left == mask(left)

    @pytest.mark.parametrize("suit", "cdhs")
    def test_a_run_in_each_suit(self, suit: str) -> None:
        run = "".join(f"{rank}{suit}" for rank in "9TJ")
        other = "".join(f"K{one}" for one in "cdhs")
        best = best_arrangement(mask(f"{run}{other}"))
        assert [str(meld) for meld in best.melds] == [run, other]
        assert (best.left, best.deadwood) == (0, 0)


class TestMeldsAsText:
    @pytest.mark.parametrize("length", [1, 10, 39, 40, 41, 400])
    def test_a_long_bad_text_is_cut_in_the_error(self, length: int) -> None:
        text = ("2c" * length)[: 2 * length]
        with pytest.raises(CodedError) as refused:
            Meld.parse(text)
        assert refused.value.code == "bad_spread"
        assert refused.value.params == {"text": text[:40]}

    @pytest.mark.parametrize("text", ["3s4s5s3s", "7c7d7h7c", "3s3s4s5s", "7c7c7d7h"])
    def test_a_card_twice_is_no_meld(self, text: str) -> None:
        with pytest.raises(CodedError) as refused:
            Meld.parse(text)
        assert (refused.value.code, refused.value.params) == ("bad_spread", {"text": text})
