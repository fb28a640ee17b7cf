"""The golden values were computed apart from this package, from the module's written description."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import islice, permutations

import pytest

from ginrummy.game.cards import DECK
from ginrummy.game.shuffle import _words, number_below, shuffled

GOLDEN_DECK = (
    "Ac 3h Ah 2d 9s 4c 2c 3s Th 7h 3c 9h 8s 5c Jd 7d 7c Kc 9d Jh 6h Qs Qh 4h Td 8h 7s Jc 6s 4d Ks 4s 9c 2h 5s 8c "
    "Ts Qc 2s 3d Ad Js Kd 5d Tc Kh 5h 8d 6c Qd As 6d"
)


def test_golden_orders() -> None:
    assert "".join(shuffled("ABCDEFGH", "a seed", "example")) == "BCGEHDFA"
    assert "".join(shuffled("ABCDEFGHIJKLM", "undercut", "golden")) == "BEFCGHKJMIADL"
    assert " ".join(str(card) for card in shuffled(DECK, "golden/1", "deck")) == GOLDEN_DECK


def test_golden_numbers() -> None:
    limits = (1, 2, 3, 10, 52, 2**31 + 1, 2**32)
    numbers = [number_below(limit, "undercut", f"n{limit}") for limit in limits]
    assert numbers == [0, 0, 1, 5, 6, 1622884406, 779555712]
    assert [number_below(2, f"s{n}", "first dealer") for n in range(8)] == [0, 0, 1, 0, 0, 1, 0, 1]


def test_words_past_the_last_whole_multiple_are_passed_over() -> None:
    # The first two words of this stream are too high for the limit: the third is the answer.
    assert list(islice(_words("rej", "p4"), 2)) == [2290274256, 3400923921]
    assert number_below(2**31 + 1, "rej", "p4") == 117952790


def test_words_run_on_over_the_blocks() -> None:
    first, second = (sha256(b"s:p:%d" % block).digest() for block in (0, 1))
    together = first + second
    wanted = [int.from_bytes(together[at : at + 4], "big") for at in range(0, 64, 4)]
    assert list(islice(_words("s", "p"), 16)) == wanted


@pytest.mark.parametrize("size", [0, 1, 2, 52])
def test_a_shuffle_keeps_every_item(size: int) -> None:
    items = list(range(size))
    assert sorted(shuffled(items, "seed", "keep")) == items
    assert items == list(range(size)), "the items given stay as they were"


def test_seed_and_purpose_both_matter() -> None:
    orders = {
        shuffled(DECK, seed, purpose)
        for seed in ("a", "b")
        for purpose in ("deck", "reshuffle 0", "reshuffle 1")
    }
    assert len(orders) == 6
    assert shuffled(DECK, "a", "deck") == shuffled(DECK, "a", "deck")


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


def test_every_order_of_four_is_equally_likely() -> None:
    counts = Counter(shuffled("ABCD", f"seed {n}", "uniform") for n in range(4800))
    # 23 degrees of freedom: 49.7 is passed once in a thousand; a swap with any place (n to the n) gives over 100.
    assert len(counts) == 24
    assert chi_square([counts[order] for order in permutations("ABCD")]) < 49.7


def test_every_number_is_equally_likely() -> None:
    counts = Counter(number_below(7, f"seed {n}", "uniform") for n in range(7000))
    assert chi_square([counts[value] for value in range(7)]) < 22.5


def test_every_card_comes_to_every_place_equally_often() -> None:
    first = Counter(shuffled(DECK, f"seed {n}", "deck")[0] for n in range(2600))
    last = Counter(shuffled(DECK, f"seed {n}", "deck")[-1] for n in range(2600))
    # 51 degrees of freedom: 87.0 once in a thousand.
    assert chi_square([first[card] for card in DECK]) < 87.0
    assert chi_square([last[card] for card in DECK]) < 87.0
