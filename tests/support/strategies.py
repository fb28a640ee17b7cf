"""Hands for hypothesis: plain random ones seldom meld, so half of them are put together from melds."""

from __future__ import annotations

from hypothesis import strategies as st

from ginrummy.game.cards import ALL_CARDS, DECK, CardSet, bits_of, card_set
from ginrummy.game.melds import MELDS

_MELDS = sorted(MELDS)
_SHORT = [meld for meld in _MELDS if meld.bit_count() <= 5]


def cut_to(mask: CardSet, size: int, fill: list[int]) -> CardSet:
    """Take cards away or add some, in the order of ``fill``, until there are ``size``."""
    for index in fill:
        bit = DECK[index].mask
        if mask.bit_count() > size and mask & bit:
            mask ^= bit
        elif mask.bit_count() < size:
            mask |= bit
    for bit in bits_of(mask):
        if mask.bit_count() > size:
            mask ^= bit
    for bit in bits_of(ALL_CARDS & ~mask):
        if mask.bit_count() < size:
            mask |= bit
    return mask


@st.composite
def random_hands(draw: st.DrawFn, size: int) -> CardSet:
    """Draw any cards of the deck."""
    return card_set(draw(st.permutations(DECK))[:size])


@st.composite
def meld_rich_hands(draw: st.DrawFn, size: int) -> CardSet:
    """Draw some melds, which may share cards, and fill up."""
    mask = 0
    for meld in draw(st.lists(st.sampled_from(_SHORT), min_size=2, max_size=5)):
        mask |= meld
    return cut_to(mask, size, draw(st.lists(st.integers(0, 51), min_size=4, max_size=14)))


@st.composite
def close_hands(draw: st.DrawFn, size: int) -> CardSet:
    """Draw cards of few neighbouring ranks, where sets and runs compete most."""
    low = draw(st.integers(0, 8))
    near = [card for card in DECK if low <= card.rank < low + 5]
    return card_set(draw(st.permutations(near))[:size])


def hands(size: int) -> st.SearchStrategy[CardSet]:
    """Draw hands of every kind."""
    return st.one_of(random_hands(size), meld_rich_hands(size), close_hands(size))


@st.composite
def showdowns(draw: st.DrawFn) -> tuple[tuple[CardSet, ...], CardSet]:
    """Draw a spread of one to three melds and a hand of ten beside it, often with cards that fit."""
    spread: list[CardSet] = []
    used = 0
    for meld in draw(st.lists(st.sampled_from(_SHORT), min_size=1, max_size=3)):
        if not meld & used:
            spread.append(meld)
            used |= meld
    kind = draw(st.integers(0, 2))
    free = [card for card in DECK if not card.mask & used]
    if kind == 0:
        hand = card_set(draw(st.permutations(free))[:10])
    else:
        # Neighbours of the spread in rank or suit come first.
        ranks = {bit.bit_length() - 1 & 15 for bit in bits_of(used)}
        near = [card for card in free if any(abs(card.rank - rank) <= 2 for rank in ranks)]
        far = [card for card in free if card not in near]
        hand = card_set([*draw(st.permutations(near)), *far][:10])
    return tuple(spread), hand


def seeds() -> st.SearchStrategy[str]:
    """Draw seeds of deals."""
    return st.integers(0, 10**9).map(lambda number: f"seed {number}")
