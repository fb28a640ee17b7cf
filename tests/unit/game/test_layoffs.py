from __future__ import annotations

import pytest
from support import brute
from support.deals import mask, texts

from ginrummy.game.cards import ALL_CARDS, Card
from ginrummy.game.layoffs import best_layoffs, fitting, hardest_spread, laid_on, layoff_points
from ginrummy.game.melds import MELDS, Meld, best_arrangement, deadwood


def spread_of(text: str) -> tuple[Meld, ...]:
    return tuple(Meld.parse(part) for part in text.split())


def hand_of(held: int) -> brute.Hand:
    return frozenset(texts(held))


def follow(
    hand: int, spread: tuple[Meld, ...], layoffs: tuple[tuple[Card, int], ...]
) -> tuple[int, tuple[Meld, ...]]:
    """Lay the cards off one by one, checking each against the plain definition of a meld."""
    table = list(spread)
    for card, index in layoffs:
        assert hand & card.mask
        hand ^= card.mask
        grown = table[index].mask | card.mask
        assert brute.is_meld(hand_of(grown))
        table[index] = MELDS[grown]
    return hand, tuple(table)


@pytest.mark.parametrize("meld", MELDS.values(), ids=str)
def test_what_fits_a_meld_is_what_makes_a_longer_one(meld: Meld) -> None:
    held = hand_of(meld.mask)
    wanted = {card for card in brute.DECK if card not in held and brute.is_meld(held | {card})}
    assert set(texts(fitting(meld))) == wanted
    for text in brute.DECK:
        card = Card.parse(text)
        grown = laid_on(meld, card)
        assert (grown is not None) == (text in wanted)
        if grown is not None:
            assert (grown.mask, grown.kind) == (meld.mask | card.mask, meld.kind)


def test_layoffs_chain_on_both_ends() -> None:
    spread = spread_of("5c6c7c")
    hand = mask("3c4c 8c9c Kd Qh Js 2d 7s Ah")
    best = best_layoffs(hand, spread)
    rest, table = follow(hand, spread, best.layoffs)
    assert str(table[0]) == "3c4c5c6c7c8c9c"
    assert best.deadwood == deadwood(rest) == 40
    assert best.own.left == rest


def test_the_fourth_card_joins_a_set_and_nothing_after_it() -> None:
    best = best_layoffs(mask("9s Kd Qh Js 2d 4c 6h 8s Th Ac"), spread_of("9c9d9h"))
    assert [(str(card), meld) for card, meld in best.layoffs] == [("9s", 0)]
    assert best_layoffs(mask("8s"), spread_of("9c9d9h9s")).layoffs == ()


def test_a_contested_card_goes_where_it_helps_most() -> None:
    # The 7d joins the set of sevens or the run; on the run the 8d may follow it.
    spread = spread_of("7c7h7s 4d5d6d")
    best = best_layoffs(mask("7d8d Kc Qh Js 2d 2s 9h Th Ac"), spread)
    assert [(str(card), meld) for card, meld in best.layoffs] == [("7d", 1), ("8d", 1)]


def test_one_card_between_two_runs_is_laid_once() -> None:
    best = best_layoffs(mask("6c Kd"), spread_of("3c4c5c 7c8c9c"))
    assert [str(card) for card, _ in best.layoffs] == ["6c"]
    assert best.deadwood == 10


def test_the_defender_breaks_his_own_meld_where_that_leaves_less() -> None:
    # The 6d leaves his four sixes, so that the 5d may follow it.
    hand, spread = mask("6c6d6h6s 5d Kc"), spread_of("7d8d9d")
    best = best_layoffs(hand, spread)
    assert deadwood(hand) == 15
    assert [str(card) for card, _ in best.layoffs] == ["6d", "5d"]
    assert [str(meld) for meld in best.own.melds] == ["6c6h6s"]
    assert best.deadwood == 10


@pytest.mark.parametrize(
    ("hand", "own_first", "together", "own_meld"),
    [
        # The set of fours comes apart: 4d and 3d go on the run, and the 4c goes into a run of his own.
        ("2c3c4c3d4d4s9s", 17, 13, "2c3c4c"),
        ("4c4d2h3h4h9h2s", 16, 15, "2h3h4h"),
        ("2c3c4c8c4d4hTh", 23, 22, "2c3c4c"),
    ],
)
def test_a_meld_of_three_may_come_apart(hand: str, own_first: int, together: int, own_meld: str) -> None:
    spread = spread_of("5d6d7d")
    kept = best_arrangement(mask(hand))
    assert best_layoffs(kept.left, spread).deadwood == own_first
    best = best_layoffs(mask(hand), spread)
    assert best.deadwood == together
    assert [str(meld) for meld in best.own.melds] == [own_meld]
    assert brute.best_after_layoffs(hand_of(mask(hand)), (hand_of(spread[0].mask),)) == together


def test_a_known_joint_choice_beats_own_melds_first() -> None:
    hand = mask("6h6s9c8cJs5d3s7h6c6d")
    best = best_layoffs(hand, spread_of("7d8d9d TcTdThTs"))
    assert deadwood(hand) == 42
    assert best.deadwood == 37
    assert [str(card) for card, _ in best.layoffs] == ["6d", "5d"]


def test_nothing_is_laid_off_where_it_gains_nothing() -> None:
    hand = mask("8c8d8h 9c9d9h JsQsKs As")
    best = best_layoffs(hand, spread_of("5c6c7c"))
    assert best.layoffs == ()
    assert best.deadwood == 1


@pytest.mark.parametrize(
    ("spread", "hand", "layoffs"),
    [
        # Two hearts with a set of threes, or the 3c with a run of hearts: 16 are left either way.
        ("4c5c6c 6h7h8h9h", "3c3d4d5d6dJd3h4h5h6s", [("3c", 0)]),
        ("7d7h7s 2c3c4c5c", "6c7c9c2d3d4d6d6hAs6s", [("7c", 0)]),
        ("8s9sTs 6c7c8c", "9cTcJcQc4dJd7h5s7sJs", [("7s", 0), ("Js", 0)]),
    ],
)
def test_of_equal_choices_the_one_with_fewest_layoffs(
    spread: str, hand: str, layoffs: list[tuple[str, int]]
) -> None:
    best = best_layoffs(mask(hand), spread_of(spread))
    assert [(str(card), meld) for card, meld in best.layoffs] == layoffs


def test_no_spread_no_layoff() -> None:
    hand = mask("3s4s5s Kd")
    assert best_layoffs(hand, ()).layoffs == ()
    assert best_layoffs(hand, ()).deadwood == 10


@pytest.mark.parametrize(
    ("spread", "unseen", "points"),
    [
        ("5c6c7c", "8c9cJc3c", 17),
        ("5c6c7c", "3c4c8c", 15),
        ("9c9d9h", "9s", 9),
        ("9c9d9h9s", "8sTs", 0),
        ("Ac2c3c JcQcKc", "4cTc", 14),
        ("3c4c5c 7c8c9c", "6c", 6),
        ("3c4c5c", "", 0),
    ],
)
def test_points_that_could_be_laid_off(spread: str, unseen: str, points: int) -> None:
    assert layoff_points(spread_of(spread), mask(unseen)) == points


def test_the_proposed_spread_gives_away_least() -> None:
    # Twos and a run share the 2h: with the run cut, only the 6h fits.
    hand = mask("2s5c2c4s2d3h5h2h3d4h")
    unseen = ALL_CARDS & ~hand
    way = hardest_spread(hand, 12, unseen)
    assert way is not None
    assert {str(meld) for meld in way.melds} == {"3h4h5h", "2c2d2h2s"}
    assert way.deadwood == 12


def test_no_spread_within_the_limit_is_none() -> None:
    assert hardest_spread(mask("KcKdQhQsJcJdThTs9c9d"), 10, ALL_CARDS) is None
    hand = mask("Ac2c3c4d5d6d7h8h9h2s")
    assert hardest_spread(hand, 1, ALL_CARDS & ~hand) is None
    exact = hardest_spread(hand, 2, ALL_CARDS & ~hand)
    assert exact is not None
    assert exact.deadwood == 2
