"""The fast tables against plain search, whatever an ace may do."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support import brute
from support.deals import texts
from support.strategies import MELDINGS, ace_rules, hands, showdowns

from ginrummy.game.cards import CardSet, bits_of
from ginrummy.game.layoffs import best_layoffs, fitting, hardest_spread, layoff_points
from ginrummy.game.melds import (
    MOST_DEADWOOD,
    Meld,
    arrangements,
    best_arrangement,
    best_discard,
    best_discards,
    deadwood,
)

# Plain search takes seconds.
pytestmark = pytest.mark.slow

Showdown = tuple[tuple[CardSet, ...], CardSet]
shown = st.shared(ace_rules(), key="rule")


def plain(held: CardSet) -> brute.Hand:
    return frozenset(texts(held))


@settings(max_examples=500)
@given(ace_rules(), hands(10))
def test_deadwood_of_ten(name: str, hand: CardSet) -> None:
    rule = MELDINGS[name]
    least = deadwood(hand, rule)
    assert least == brute.deadwood(plain(hand), rule.aces.value, rule.ace_deadwood)
    # Two dear aces in the place of two nines.
    assert 0 <= least <= (MOST_DEADWOOD if rule.ace_deadwood == 1 else MOST_DEADWOOD + 12)


@settings(max_examples=150)
@given(ace_rules(), hands(11))
def test_deadwood_of_eleven(name: str, hand: CardSet) -> None:
    rule = MELDINGS[name]
    assert deadwood(hand, rule) == brute.deadwood(plain(hand), rule.aces.value, rule.ace_deadwood)


@settings(max_examples=120)
@given(ace_rules(), hands(11))
def test_best_discards(name: str, hand: CardSet) -> None:
    rule = MELDINGS[name]
    least, thrown = best_discards(hand, 0, rule)
    wanted, cards = brute.best_discards(plain(hand), None, rule.aces.value, rule.ace_deadwood)
    assert (least, set(texts(thrown))) == (wanted, cards)
    left, card = best_discard(hand, rule)
    assert left == wanted
    assert card.bit_count() == 1
    assert card & thrown


@settings(max_examples=60)
@given(ace_rules(), hands(11))
def test_best_discards_without_the_taken_card(name: str, hand: CardSet) -> None:
    rule = MELDINGS[name]
    for taken in list(bits_of(hand))[:3]:
        least, thrown = best_discards(hand, taken, rule)
        wanted, cards = brute.best_discards(plain(hand), texts(taken)[0], rule.aces.value, rule.ace_deadwood)
        assert (least, set(texts(thrown))) == (wanted, cards)


@settings(max_examples=200)
@given(ace_rules(), hands(10))
def test_best_arrangement(name: str, hand: CardSet) -> None:
    rule = MELDINGS[name]
    best = best_arrangement(hand, rule)
    laid = 0
    for meld in best.melds:
        assert meld == rule.melds[meld.mask]
        assert not laid & meld.mask
        laid |= meld.mask
    assert laid | best.left == hand
    assert not laid & best.left
    wanted = brute.deadwood(plain(hand), rule.aces.value, rule.ace_deadwood)
    assert best.deadwood == rule.points_of(best.left) == wanted
    # Runs lie as long as they go: no two of them together make one.
    runs = [meld.mask for meld in best.melds if meld.kind == "run"]
    assert not any(one | other in rule.melds for one, other in combinations(runs, 2))


@settings(max_examples=120)
@given(ace_rules(), hands(10))
def test_arrangements_are_all_and_each_once(name: str, hand: CardSet) -> None:
    rule = MELDINGS[name]
    aces, ace = rule.aces.value, rule.ace_deadwood
    every = list(arrangements(hand, melding=rule))
    listed = [frozenset(plain(meld.mask) for meld in way.melds) for way in every]
    assert len(listed) == len(set(listed))
    wanted = {
        melds: brute.left_over(plain(hand), melds, ace) for melds in brute.arrangements(plain(hand), aces)
    }
    assert {melds: way.deadwood for melds, way in zip(listed, every, strict=True)} == wanted
    for limit in (0, 5, 10):
        within = [
            frozenset(plain(meld.mask) for meld in way.melds) for way in arrangements(hand, limit, rule)
        ]
        assert len(within) == len(set(within))
        assert set(within) == {melds for melds, left in wanted.items() if left <= limit}


@settings(max_examples=200)
@given(shown, shown.flatmap(showdowns))
def test_best_layoffs(name: str, showdown: Showdown) -> None:
    rule = MELDINGS[name]
    masks, hand = showdown
    spread = [rule.melds[mask] for mask in masks]
    best = best_layoffs(hand, spread, rule)
    laid = tuple(plain(mask) for mask in masks)
    wanted = brute.least_and_fewest(plain(hand), laid, rule.aces.value, rule.ace_deadwood)
    assert (best.deadwood, len(best.layoffs)) == wanted
    rest = hand
    for card, index in best.layoffs:
        assert rest & card.mask
        assert fitting(spread[index], rule) & card.mask
        spread[index] = rule.melds[spread[index].mask | card.mask]
        rest ^= card.mask
    assert best.own == best_arrangement(rest, rule)


@settings(max_examples=120)
@given(shown, shown.flatmap(showdowns))
def test_layoff_points(name: str, showdown: Showdown) -> None:
    rule = MELDINGS[name]
    masks, hand = showdown
    open_cards: set[str] = set()
    for mask in masks:
        grown = plain(mask)
        while more := {
            card for card in plain(hand) - grown if brute.is_meld(grown | {card}, rule.aces.value)
        }:
            card = min(more)
            grown |= {card}
            open_cards.add(card)
    spread = [rule.melds[mask] for mask in masks]
    assert layoff_points(spread, hand, rule) == brute.points(open_cards, rule.ace_deadwood)


@settings(max_examples=100)
@given(ace_rules(), hands(10), hands(11))
def test_hardest_spread(name: str, hand: CardSet, beside: CardSet) -> None:
    rule = MELDINGS[name]
    unseen = beside & ~hand
    least = deadwood(hand, rule)
    way = hardest_spread(hand, least, unseen, rule)
    assert way is not None
    assert way.deadwood == least
    assert hardest_spread(hand, least - 1, unseen, rule) is None
    tied: list[tuple[Meld, ...]] = [other.melds for other in arrangements(hand, least, rule)]
    given_away = [layoff_points(melds, unseen, rule) for melds in tied]
    assert layoff_points(way.melds, unseen, rule) == min(given_away)
