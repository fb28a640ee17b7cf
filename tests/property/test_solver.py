"""The fast tables against plain search."""

from __future__ import annotations

from hypothesis import given, settings
from support import brute
from support.deals import texts
from support.strategies import hands, showdowns

from ginrummy.game.cards import CardSet, bits_of, points_of
from ginrummy.game.layoffs import best_layoffs, fitting, hardest_spread, layoff_points
from ginrummy.game.melds import (
    MELDS,
    MOST_DEADWOOD,
    Meld,
    arrangements,
    best_arrangement,
    best_discard,
    best_discards,
    deadwood,
)


def plain(held: CardSet) -> brute.Hand:
    return frozenset(texts(held))


@settings(max_examples=1500)
@given(hands(10))
def test_deadwood_of_ten(hand: CardSet) -> None:
    least = deadwood(hand)
    assert least == brute.deadwood(plain(hand))
    assert 0 <= least <= MOST_DEADWOOD


@settings(max_examples=300)
@given(hands(11))
def test_deadwood_of_eleven(hand: CardSet) -> None:
    assert deadwood(hand) == brute.deadwood(plain(hand))


@settings(max_examples=200)
@given(hands(11))
def test_best_discards(hand: CardSet) -> None:
    least, thrown = best_discards(hand)
    wanted, cards = brute.best_discards(plain(hand))
    assert (least, set(texts(thrown))) == (wanted, cards)
    left, card = best_discard(hand)
    assert left == wanted
    assert card.bit_count() == 1
    assert card & thrown


@settings(max_examples=100)
@given(hands(11))
def test_best_discards_without_the_taken_card(hand: CardSet) -> None:
    for taken in list(bits_of(hand))[:3]:
        least, thrown = best_discards(hand, taken)
        wanted, cards = brute.best_discards(plain(hand), texts(taken)[0])
        assert (least, set(texts(thrown))) == (wanted, cards)


@settings(max_examples=300)
@given(hands(10))
def test_best_arrangement(hand: CardSet) -> None:
    best = best_arrangement(hand)
    laid = 0
    for meld in best.melds:
        assert meld == MELDS[meld.mask]
        assert not laid & meld.mask
        laid |= meld.mask
    assert laid | best.left == hand
    assert not laid & best.left
    assert best.deadwood == points_of(best.left) == brute.deadwood(plain(hand))
    # Runs lie as long as they go: none could be put on the end of another.
    in_runs = sum(meld.mask for meld in best.melds if meld.kind == "run")
    assert not any(fitting(meld) & in_runs for meld in best.melds if meld.kind == "run")


@settings(max_examples=200)
@given(hands(10))
def test_arrangements_are_all_and_each_once(hand: CardSet) -> None:
    listed = [frozenset(plain(meld.mask) for meld in way.melds) for way in arrangements(hand)]
    assert len(listed) == len(set(listed))
    wanted = {melds: brute.left_over(plain(hand), melds) for melds in brute.arrangements(plain(hand))}
    assert {melds: way.deadwood for melds, way in zip(listed, arrangements(hand), strict=True)} == wanted
    for limit in (0, 5, 10):
        within = [frozenset(plain(meld.mask) for meld in way.melds) for way in arrangements(hand, limit)]
        assert len(within) == len(set(within))
        assert set(within) == {melds for melds, left in wanted.items() if left <= limit}


@settings(max_examples=600)
@given(showdowns())
def test_best_layoffs(showdown: tuple[tuple[CardSet, ...], CardSet]) -> None:
    masks, hand = showdown
    spread = [MELDS[mask] for mask in masks]
    best = best_layoffs(hand, spread)
    wanted = brute.least_and_fewest(plain(hand), tuple(plain(mask) for mask in masks))
    assert (best.deadwood, len(best.layoffs)) == wanted
    rest = hand
    for card, index in best.layoffs:
        assert rest & card.mask
        assert fitting(spread[index]) & card.mask
        spread[index] = MELDS[spread[index].mask | card.mask]
        rest ^= card.mask
    assert best.own == best_arrangement(rest)


@settings(max_examples=200)
@given(showdowns())
def test_layoff_points(showdown: tuple[tuple[CardSet, ...], CardSet]) -> None:
    masks, hand = showdown
    open_cards: set[str] = set()
    for mask in masks:
        grown = plain(mask)
        while more := {card for card in plain(hand) - grown if brute.is_meld(grown | {card})}:
            grown |= more
            open_cards |= more
    assert layoff_points([MELDS[mask] for mask in masks], hand) == brute.points(open_cards)


@settings(max_examples=150)
@given(hands(10), hands(11))
def test_hardest_spread(hand: CardSet, beside: CardSet) -> None:
    unseen = beside & ~hand
    least = deadwood(hand)
    way = hardest_spread(hand, least, unseen)
    assert way is not None
    assert way.deadwood == least
    assert hardest_spread(hand, least - 1, unseen) is None
    tied: list[tuple[Meld, ...]] = [other.melds for other in arrangements(hand, least)]
    assert layoff_points(way.melds, unseen) == min(layoff_points(melds, unseen) for melds in tied)
